"""The client of an agent pod: send runs and feedback, ask for context and skills. Every call is signed with SigV4.

Its calls wait for the service and raise. What must never hold up or break an agent is `uptake.recording`.
"""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Self, TypeVar

from botocore.credentials import Credentials

from uptake import calls
from uptake.calls import Call, Skill, SkillsHeld
from uptake.events import FeedbackEvent, ItemResult, Receipt, Retraction, Run, RunResult
from uptake.review import Context, SkillEntry
from uptake.signing import Signature
from uptake.transport import ATTEMPTS, Transport
from uptake.turns import Turn, TurnResult

__all__ = ["Client", "Skill"]

Answer = TypeVar("Answer")


class Client:
    """Speaks for one agent pod.

    Calls raise `uptake.errors.ServiceError`. Usable as a context manager; one client may serve many threads.
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
        self._transport = Transport(url, Signature(region, credentials), timeout=timeout)
        self._now = now
        self._skills = SkillsHeld(now)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def url(self) -> str:
        """The address of the service."""
        return self._transport.url

    def limited(self, *, timeout: float, attempts: int = ATTEMPTS) -> "Client":
        """Another client of the same service with the same credentials, connections of its own, and other limits."""
        other = type(self).__new__(type(self))
        other._transport = self._transport.limited(timeout, attempts)
        other._now = self._now
        other._skills = SkillsHeld(self._now)
        return other

    def close(self) -> None:
        """Close the connections."""
        self._transport.close()

    def register_run(self, run: Run | dict[str, Any]) -> RunResult:
        """Register a run; it is stored when this returns."""
        return self._do(calls.register_run(run))

    def send(self, event: FeedbackEvent) -> ItemResult:
        """Send one event; it is stored when this returns. Raises Refused with status 409 if its id is taken.

        An event without an id gets one here, so that it is one event however often it has to be sent.
        """
        return self._do(calls.send(event))

    def send_all(self, events: Iterable[FeedbackEvent]) -> Iterator[ItemResult]:
        """Send any number of events, as many at once as the service takes; a result for each, in order.

        `rejected` ones are not stored. When this raises, the events whose results came before are stored.
        """
        for call in calls.send_all(events):
            yield from self._do(call)

    def send_batch(self, bodies: Sequence[dict[str, Any]]) -> list[ItemResult]:
        """Send up to 100 events in their wire form, as they are, in one request; a result for each, in order."""
        return self._do(calls.send_batch(bodies))

    def receipt(self, event_id: str) -> Receipt:
        """Proof that an event is in the log. Raises Refused with status 404."""
        return self._do(calls.receipt(event_id))

    def retract(self, event_id: str) -> Retraction:
        """Take an event back: it feeds nothing any more, and what it fed is undone. Raises Refused with status 404.

        Taking it back again answers when it was taken back first.
        """
        return self._do(calls.retract(event_id))

    def turn(self, turn: Turn) -> TurnResult:
        """Is this message a correction of the agent's last turn? It is recorded when it is, and else forgotten."""
        return self._do(calls.turn(turn))

    def context(self, agent_id: str, user: str, *, session_id: str | None = None, max_tokens: int = 2_000) -> Context:
        """All that a session of this user with this agent starts with."""
        return self._do(calls.context(agent_id, user, session_id, max_tokens))

    def skills(self) -> list[SkillEntry]:
        """The catalogue, sorted by id."""
        return self._do(calls.skills())

    def skill(self, skill_id: str) -> Skill:
        """One skill: kept for the time that the service allows, then asked for again by its digest."""
        return self._skills.fresh(skill_id) or self._do(self._skills.call(skill_id))

    def _do(self, call: Call[Answer]) -> Answer:
        return call.read(self._transport.call(*call.request))
