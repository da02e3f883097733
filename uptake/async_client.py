"""The client of an agent pod for asyncio: the same calls as `uptake.client.Client`, awaited."""

import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from typing import Any, Self, TypeVar

from botocore.credentials import Credentials

from uptake import calls
from uptake.calls import Call, Skill, SkillsHeld
from uptake.events import FeedbackEvent, ItemResult, Receipt, Retraction, Run, RunResult
from uptake.review import Context, SkillEntry
from uptake.signing import Signature
from uptake.transport import AsyncTransport
from uptake.turns import Turn, TurnResult

Answer = TypeVar("Answer")


class AsyncClient:
    """Speaks for one agent pod, on one event loop. Calls raise `uptake.errors.ServiceError`.

    Usable as an asynchronous context manager. Signing, which may have to fetch credentials, runs beside the loop.
    """

    def __init__(
        self,
        url: str,
        *,
        region: str = "us-east-1",
        credentials: Credentials | None = None,
        timeout: float = 30,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._transport = AsyncTransport(url, Signature(region, credentials), timeout=timeout)
        self._skills = SkillsHeld(now)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @property
    def url(self) -> str:
        """The address of the service."""
        return self._transport.url

    async def close(self) -> None:
        """Close the connections."""
        await self._transport.close()

    async def register_run(self, run: Run | dict[str, Any]) -> RunResult:
        """Register a run; it is stored when this returns."""
        return await self._do(calls.register_run(run))

    async def send(self, event: FeedbackEvent) -> ItemResult:
        """Send one event; it is stored when this returns. Raises Refused with status 409 if its id is taken."""
        return await self._do(calls.send(event))

    async def send_all(self, events: Iterable[FeedbackEvent]) -> AsyncIterator[ItemResult]:
        """Send any number of events, as many at once as the service takes; a result for each, in order.

        `rejected` ones are not stored. When this raises, the events whose results came before are stored.
        """
        for call in calls.send_all(events):
            for result in await self._do(call):
                yield result

    async def send_batch(self, bodies: Sequence[dict[str, Any]]) -> list[ItemResult]:
        """Send up to 100 events in their wire form, as they are, in one request; a result for each, in order."""
        return await self._do(calls.send_batch(bodies))

    async def receipt(self, event_id: str) -> Receipt:
        """Proof that an event is in the log. Raises Refused with status 404."""
        return await self._do(calls.receipt(event_id))

    async def retract(self, event_id: str) -> Retraction:
        """Take an event back: it feeds nothing any more, and what it fed is undone. Raises Refused with status 404."""
        return await self._do(calls.retract(event_id))

    async def turn(self, turn: Turn) -> TurnResult:
        """Is this message a correction of the agent's last turn? It is recorded when it is, and else forgotten."""
        return await self._do(calls.turn(turn))

    async def context(
        self, agent_id: str, user: str, *, session_id: str | None = None, max_tokens: int = 2_000
    ) -> Context:
        """All that a session of this user with this agent starts with."""
        return await self._do(calls.context(agent_id, user, session_id, max_tokens))

    async def skills(self) -> list[SkillEntry]:
        """The catalogue, sorted by id."""
        return await self._do(calls.skills())

    async def skill(self, skill_id: str) -> Skill:
        """One skill: kept for the time that the service allows, then asked for again by its digest."""
        held = self._skills.fresh(skill_id)
        return held if held else await self._do(self._skills.call(skill_id))

    async def _do(self, call: Call[Answer]) -> Answer:
        return call.read(await self._transport.call(*call.request))
