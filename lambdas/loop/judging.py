"""Turns that wait for a model: it is asked about many at once, and what it takes for corrections is recorded."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Protocol

from lambdas.loop.errors import Conflict
from lambdas.loop.log import PendingTurn, StoredEvent
from lambdas.loop.wording import BadAnswer
from uptake.events import ItemStatus

JUDGED_AT_ONCE = 20
MAX_JUDGED = 200  # of one call: the weekly run has to learn, too
NEARLY_EXPIRED = timedelta(days=2)


@dataclass(frozen=True)
class Verdict:
    """What a model makes of a turn."""

    is_correction: bool
    severity: str | None
    confidence: float


Judge = Callable[[Sequence[PendingTurn]], Sequence[Verdict]]


class Log(Protocol):
    """What judging needs of the feedback log."""

    def agents(self) -> list[str]:
        """Every agent that ever sent anything, sorted."""

    def pending(self, agent_id: str, most: int) -> list[PendingTurn]:
        """Up to `most` turns of the agent that wait, the oldest first."""

    def drop_pending(self, event_id: str) -> None:
        """A turn waits no longer."""

    def add_event(self, stored: StoredEvent) -> ItemStatus:
        """Store an event once. Raises Conflict."""

    def retracted_at(self, event_id: str) -> datetime | None:
        """When the event was taken back."""


def judge_pending(log: Log, judge: Judge, now: datetime) -> int:
    """Ask a model about turns that wait, up to 200, and record the corrections; answers how many wait no longer.

    Where the model gives no usable answer about a turn, or it has waited for four weeks, the rules' verdict stands.
    Safe to repeat after a failure anywhere: an event is stored before its turn stops waiting. Raises Unavailable if the
    model does not answer; what is left waits on.
    """
    done = 0
    for agent_id in log.agents():
        waiting = log.pending(agent_id, MAX_JUDGED - done)
        for start in range(0, len(waiting), JUDGED_AT_ONCE):
            some = waiting[start : start + JUDGED_AT_ONCE]
            old = [turn for turn in some if turn.expires_at - now < NEARLY_EXPIRED]
            for turn in old:
                _settle(log, turn, None)
            for turn, verdict in _judged(judge, [turn for turn in some if turn not in old]):
                _settle(log, turn, verdict)
            done += len(some)
        if done >= MAX_JUDGED:
            break
    return done


def _judged(judge: Judge, turns: list[PendingTurn]) -> list[tuple[PendingTurn, Verdict | None]]:
    """Each turn with its verdict; one that spoils the answer about the others is found by halving, and has none."""
    if not turns:
        return []
    try:
        return list(zip(turns, judge(turns), strict=True))
    except BadAnswer:
        if len(turns) == 1:
            return [(turns[0], None)]
        half = len(turns) // 2
        return [*_judged(judge, turns[:half]), *_judged(judge, turns[half:])]


def _settle(log: Log, turn: PendingTurn, verdict: Verdict | None) -> None:
    """Record the turn if it is a correction that nobody took back, and let it wait no longer."""
    stored = turn.event
    is_correction = turn.by_rules if verdict is None else verdict.is_correction
    if is_correction and log.retracted_at(stored.event_id) is None:
        body = dict(stored.event)
        if verdict is not None:
            body |= {"confidence": verdict.confidence} | ({"severity": verdict.severity} if verdict.severity else {})
        with suppress(Conflict):  # an event of the caller's own has taken this id since
            log.add_event(replace(stored, event=body))
    log.drop_pending(stored.event_id)
