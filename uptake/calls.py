"""Every call of an agent as data: what is asked, and how the answer is read. `Client` and `AsyncClient` share it."""

import time
import uuid
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar
from urllib.parse import quote

import httpx

from uptake.batches import batches
from uptake.events import BatchResult, FeedbackEvent, ItemResult, Receipt, Retraction, Run, RunResult
from uptake.review import Context, ContextRequest, SkillCatalogue, SkillEntry
from uptake.transport import parsed
from uptake.turns import Turn, TurnResult

Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Call(Generic[Answer]):
    """One request, and the reading of its answer."""

    method: str
    path: str
    read: Callable[[httpx.Response], Answer]
    body: Any = None
    headers: dict[str, str] | None = None

    @property
    def request(self) -> tuple[str, str, Any, dict[str, str] | None]:
        """What a transport's `call` takes."""
        return self.method, self.path, self.body, self.headers


@dataclass(frozen=True)
class Skill:
    """One `SKILL.md`; `digest` names its bytes, and goes on the record of a run that read it."""

    skill_id: str
    text: str
    digest: str


def register_run(run: Run | dict[str, Any]) -> Call[RunResult]:
    """A run as a model, or as its wire form."""
    return Call("POST", "/v1/runs", lambda response: parsed(RunResult, response), _body(run))


def send(event: FeedbackEvent) -> Call[ItemResult]:
    """One event; it gets an id here if it has none, so that it is one event however often it has to be sent."""
    return Call("POST", "/v1/feedback", lambda response: parsed(ItemResult, response), _body(_named(event)))


def send_batch(bodies: Sequence[dict[str, Any]]) -> Call[list[ItemResult]]:
    """Up to 100 events in their wire form; a result for each, in order."""
    return Call(
        "POST", "/v1/feedback", lambda response: parsed(BatchResult, response).results, {"events": list(bodies)}
    )  # fmt: skip


def send_all(events: Iterable[FeedbackEvent]) -> Iterator[Call[list[ItemResult]]]:
    """Any number of events, as many at once as the service takes."""
    for batch in batches(_body(_named(event)) for event in events):
        yield send_batch(batch)


def receipt(event_id: str) -> Call[Receipt]:
    """Proof that an event is in the log."""
    return Call("GET", f"/v1/feedback/{quote(event_id, safe='')}", lambda response: parsed(Receipt, response))


def retract(event_id: str) -> Call[Retraction]:
    """Take an event back."""
    return Call("DELETE", f"/v1/feedback/{quote(event_id, safe='')}", lambda response: parsed(Retraction, response))


def turn(turn: Turn) -> Call[TurnResult]:
    """One message of a user, with what the agent said before."""
    return Call("POST", "/v1/turns", lambda response: parsed(TurnResult, response), _body(turn))


def context(agent_id: str, user: str, session_id: str | None, max_tokens: int) -> Call[Context]:
    """What a session starts with."""
    request = ContextRequest(agent_id=agent_id, user=user, session_id=session_id, max_tokens=max_tokens)
    return Call("POST", "/v1/context", lambda response: parsed(Context, response), _body(request))


def skills() -> Call[list[SkillEntry]]:
    """The catalogue."""
    return Call("GET", "/v1/skills", lambda response: parsed(SkillCatalogue, response).skills)


class SkillsHeld:
    """Skills are kept for the time that the service allows, and then asked for again by their digest."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._held: dict[str, tuple[float, Skill]] = {}

    def fresh(self, skill_id: str) -> Skill | None:
        """The skill, if it may still be used without asking."""
        fresh_until, skill = self._held.get(skill_id, (0.0, None))
        return skill if skill and self._now() < fresh_until else None

    def call(self, skill_id: str) -> Call[Skill]:
        """Ask for a skill, by its digest where one is held."""
        _, held = self._held.get(skill_id, (0.0, None))
        headers = {"if-none-match": f'"{held.digest}"'} if held else None

        def read(response: httpx.Response) -> Skill:
            skill = held
            if skill is None or response.status_code != 304:
                skill = Skill(skill_id, response.text, response.headers["etag"].strip('"'))
            self._held[skill_id] = (self._now() + _max_age(response), skill)
            return skill

        return Call("GET", f"/v1/skills/{quote(skill_id, safe='')}", read, headers=headers)


def _body(model: Run | FeedbackEvent | Turn | ContextRequest | dict[str, Any]) -> dict[str, Any]:
    return model if isinstance(model, dict) else model.model_dump(mode="json", exclude_unset=True)


def _named(event: FeedbackEvent) -> FeedbackEvent:
    return event if event.event_id else event.model_copy(update={"event_id": uuid.uuid4().hex})


def _max_age(response: httpx.Response) -> float:
    for part in response.headers.get("cache-control", "").split(","):
        name, _, value = part.strip().partition("=")
        if name == "max-age" and value.isdigit():
            return float(value)
    return 0.0
