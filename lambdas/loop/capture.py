"""Capture: a signal is checked, given its author and id, and stored before anyone is told that it was."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from pydantic import JsonValue, ValidationError

from lambdas.loop.accepting import accept_event, accept_run
from lambdas.loop.errors import Conflict, InvalidInput, NotFound, TooLarge
from lambdas.loop.log import PendingTurn, Seal, StoredEvent, StoredRun
from lambdas.loop.privacy import Privacy
from uptake.events import FeedbackEvent, ItemResult, ItemStatus, Problem, Receipt, Retraction, Run, RunResult
from uptake.identity import IdentityRefused

# What the sender of one item can be at fault for; anything else fails the whole call, so that it is sent again.
ITEM_FAULTS = (ValidationError, IdentityRefused, InvalidInput, Conflict, TooLarge)


class Log(Protocol):
    """What capture needs of the feedback log."""

    def add_event(self, stored: StoredEvent) -> ItemStatus:
        """Store an event once. Raises Conflict."""

    def add_run(self, stored: StoredRun) -> ItemStatus:
        """Store a run once. Raises Conflict."""

    def event(self, event_id: str) -> StoredEvent:
        """One event. Raises NotFound."""

    def pending_turn(self, event_id: str) -> PendingTurn | None:
        """The turn that waits under this id."""

    def has_run(self, agent_run_id: str, agent_id: str) -> bool:
        """Whether the run is registered, by this agent."""

    def retract(self, stored: StoredEvent, at: datetime) -> datetime:
        """Take the event back, once; answers when that was."""

    def retracted_at(self, event_id: str) -> datetime | None:
        """When the event was taken back."""


@dataclass(frozen=True)
class Identities:
    """What the deployment's secret makes: actor ids of people, and digests that nobody can guess the text of."""

    actor_of: Callable[[str], str]
    seal: Seal


class Capture:
    """Every method returns only after what it reports is durable."""

    def __init__(
        self,
        log: Log,
        identities: Identities,
        privacy: Privacy,
        clock: Callable[[], datetime],
        problem_of: Callable[[Exception, str], Problem],
    ) -> None:
        self._log = log
        self._identities = identities
        self._privacy = privacy
        self._clock = clock
        self._problem_of = problem_of

    def register_run(self, run: Run) -> RunResult:
        """Store a run once. Raises IdentityRefused, Conflict."""
        actor_id = self._identities.actor_of(run.user)
        stored = accept_run(run, actor_id, self._clock(), self._identities.seal, self._privacy)
        status = self._log.add_run(stored)
        return RunResult(status=status, agent_run_id=stored.agent_run_id, redactions=stored.redactions)

    def add_event(self, event: FeedbackEvent) -> ItemResult:
        """Store one event once. Raises IdentityRefused, Conflict."""
        actor_id = self._identities.actor_of(event.user)
        stored = accept_event(event, actor_id, self._clock(), self._identities.seal, self._privacy)
        return ItemResult(
            status=self._log.add_event(stored),
            event_id=stored.event_id,
            clock_skew=stored.clock_skew or None,
            severity=stored.event.get("severity"),
            redactions=stored.redactions,
        )

    def add_batch(self, items: list[JsonValue]) -> list[ItemResult]:
        """Store each item that is valid, in order; one that is not is `rejected` with its reason and changes nothing.

        Raises Unavailable if the store fails on the way: what was stored by then answers `duplicate` next time.
        """
        return [self._item(number, item) for number, item in enumerate(items)]

    def retract(self, event_id: str) -> Retraction:
        """Take an event back, once: what it fed is undone from here on. A turn that waits comes to nothing.

        Raises NotFound.
        """
        stored, _ = self._stored(event_id)
        return Retraction(event_id=event_id, retracted_at=self._log.retract(stored, self._clock()))

    def receipt(self, event_id: str) -> Receipt:
        """Proof that the event is in the log, or that it waits for a model. Raises NotFound."""
        stored, is_pending = self._stored(event_id)
        return Receipt(
            event_id=stored.event_id,
            event_type=stored.event["event_type"],
            agent_id=stored.agent_id,
            agent_run_id=stored.agent_run_id,
            received_at=stored.received_at,
            orphan=not self._log.has_run(stored.agent_run_id, stored.agent_id),
            clock_skew=stored.clock_skew,
            pending=is_pending,
            retracted_at=self._log.retracted_at(event_id),
        )

    def _stored(self, event_id: str) -> tuple[StoredEvent, bool]:
        """The event of this id, and whether it waits for a model to say that it is one. Raises NotFound."""
        try:
            return self._log.event(event_id), False
        except NotFound:
            if (turn := self._log.pending_turn(event_id)) is None:
                raise
            return turn.event, True

    def _item(self, number: int, item: JsonValue) -> ItemResult:
        try:
            return self.add_event(FeedbackEvent.model_validate(item))
        except ITEM_FAULTS as error:
            named = item.get("event_id") if isinstance(item, dict) else None
            return ItemResult(
                status="rejected",
                event_id=named if isinstance(named, str) else None,
                problem=self._problem_of(error, f"/events/{number}"),
            )
