"""Capture: a signal is checked, given its author and id, and stored before anyone is told that it was."""

from collections.abc import Callable
from datetime import datetime
from typing import Protocol

from pydantic import JsonValue, ValidationError

from lambdas.loop.errors import Conflict, InvalidInput, TooLarge
from lambdas.loop.log import StoredEvent, StoredRun, accept_event, accept_run
from uptake.events import FeedbackEvent, ItemResult, ItemStatus, Problem, Receipt, Run, RunResult
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

    def has_run(self, agent_run_id: str) -> bool:
        """Whether the run is registered."""


class Capture:
    """Every method returns only after what it reports is durable."""

    def __init__(
        self,
        log: Log,
        actor_of: Callable[[str], str],
        clock: Callable[[], datetime],
        problem_of: Callable[[Exception, str], Problem],
    ) -> None:
        self._log = log
        self._actor_of = actor_of
        self._clock = clock
        self._problem_of = problem_of

    def register_run(self, run: Run) -> RunResult:
        """Store a run once. Raises IdentityRefused, Conflict."""
        stored = accept_run(run, self._actor_of(run.user), self._clock())
        return RunResult(status=self._log.add_run(stored), agent_run_id=stored.agent_run_id)

    def add_event(self, event: FeedbackEvent) -> ItemResult:
        """Store one event once. Raises IdentityRefused, Conflict."""
        stored = accept_event(event, self._actor_of(event.user), self._clock())
        return ItemResult(status=self._log.add_event(stored), event_id=stored.event_id)

    def add_batch(self, items: list[JsonValue]) -> list[ItemResult]:
        """Store each item that is valid, in order; one that is not is `rejected` with its reason and changes nothing.

        Raises Unavailable if the store fails on the way: what was stored by then answers `duplicate` next time.
        """
        return [self._item(number, item) for number, item in enumerate(items)]

    def receipt(self, event_id: str) -> Receipt:
        """Proof that the event is in the log. Raises NotFound."""
        stored = self._log.event(event_id)
        return Receipt(
            event_id=stored.event_id,
            event_type=stored.event["event_type"],
            agent_id=stored.agent_id,
            agent_run_id=stored.agent_run_id,
            received_at=stored.received_at,
            orphan=not self._log.has_run(stored.agent_run_id),
        )

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
