"""The client for asyncio: the same calls and errors as the one that waits, on an event loop that goes on meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from botocore.credentials import Credentials

from tests.inbox import Inbox, inbox, problem
from uptake.async_client import AsyncClient
from uptake.client import Client
from uptake.errors import Failed, Refused, Unreachable
from uptake.events import FeedbackEvent, Run

EVENT = FeedbackEvent(event_type="rating", rating="down", agent_id="a", agent_run_id="r", user="u", comment="ünïcode")


@pytest.fixture
def box() -> Iterator[Inbox]:
    with inbox() as box:
        yield box


def on_loop(box: Inbox, calls: Callable[[AsyncClient], Awaitable[Any]]) -> Any:
    async def agent() -> Any:
        async with AsyncClient(box.url, credentials=Credentials("KEY", "secret")) as client:
            client._transport._sleep = lambda _: asyncio.sleep(0)
            return await calls(client)

    return asyncio.run(agent())


def public(kind: type) -> set[str]:
    return {name for name in vars(kind) if not name.startswith("_")}


def test_both_clients_have_the_same_calls() -> None:
    """Whatever one client can do, the other can."""
    assert public(Client) - {"limited"} == public(AsyncClient)


def test_calls_are_the_same(box: Inbox) -> None:
    """Runs, events, batches, context and skills go over the wire as they do from the client that waits."""
    box.contexts["a", "u", "s"] = "known"

    async def calls(client: AsyncClient) -> Any:
        await client.register_run(Run(agent_run_id="r", agent_id="a", user="u"))
        results = [result.status async for result in client.send_all(EVENT for _ in range(101))]
        context = await client.context("a", "u", session_id="s")
        skills = [await client.skill("a-skill"), await client.skill("a-skill")]
        return results, context.text, skills[0] == skills[1]

    assert on_loop(box, calls) == (["created"] * 101, "known", True)
    paths = [path for path, _ in box.calls]
    assert paths[:4] == ["/v1/runs", "/v1/feedback", "/v1/feedback", "/v1/context"]


def test_loop_goes_on_while_calls_wait(box: Inbox) -> None:
    """Calls of one client overlap."""

    async def calls(client: AsyncClient) -> Any:
        return await asyncio.gather(*(client.context("a", f"u{number}") for number in range(10)))

    assert len(on_loop(box, calls)) == 10


def test_trouble_is_told_apart(box: Inbox) -> None:
    """What may help is tried again four times; refusals are not; each has its error."""
    for trouble, error, attempts in ((problem(400), Refused, 1), (problem(503), Failed, 4)):
        box.calls.clear()
        box.trouble = lambda *_, answer=trouble: answer
        with pytest.raises(error):
            on_loop(box, lambda client: client.send_batch([{}]))
        assert len(box.calls) == attempts
    box.down = True
    with pytest.raises(Unreachable, match=box.url):
        on_loop(box, lambda client: client.skills())
