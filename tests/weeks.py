"""Weeks of feedback that the tests of learning learn from."""

from datetime import timedelta

from lambdas.loop.errors import Unavailable
from tests.fakes.learning import NOON, Learner, skill

JOIN = "resolve the cell line names before you join the tables"
CITE = "cited papers do not exist, nobody wrote them"
SKILL = skill("cell-line-resolution", "resolve cell line names before any join of tables", "bio")
OTHER = skill("refund-policy", "refunds and cancellations of orders", "support")


def fill(learner: Learner, *, users: int = 4) -> None:
    """Two topics, as many users each, and something that nobody else says."""
    for number in range(users):
        learner.hear(f"{JOIN} please", f"ann{number}", at=NOON - timedelta(days=1, minutes=number))
        learner.hear(f"{CITE} again", f"bob{number}", at=NOON - timedelta(days=2, minutes=number))
    learner.hear("where is the button for dark mode", "eve", at=NOON - timedelta(days=3))


def hear_more(learner: Learner) -> None:
    """What comes on the next day: more for both topics, and a word that replaces another."""
    learner.hear(f"{JOIN} today", "cat", at=NOON + timedelta(hours=1), event_id="e-0000")
    learner.hear(f"{CITE} today", "dog", at=NOON + timedelta(hours=1), event_id="e-9000")
    changed = {"agent_run_id": "run-1", "session_id": "session-1"}
    learner.hear("never mind, that was my own table", "ann0", at=NOON + timedelta(hours=2), **changed)


def two_weeks() -> Learner:
    """A learner with one week behind it and a second one in its log."""
    learner = Learner(SKILL)
    fill(learner, users=3)
    learner.run("l-1")
    learner.now += timedelta(days=7)
    for number in range(3):
        learner.hear(f"{JOIN} number {number}", f"cat{number}")
        learner.hear("write shorter answers to simple questions", f"dog{number}")
    changed = {"agent_run_id": "run-1", "session_id": "session-1"}
    learner.hear("never mind, that was my own table", "ann0", at=learner.now, **changed)
    return learner


class Killed(BaseException):
    """What no handler sees: the process is gone."""


class failing:  # noqa: N801 - reads as what it does
    """The table's nth call fails in this block, and only that one; holds the verb that failed."""

    def __init__(self, learner: Learner, call: int, error: BaseException | None = None) -> None:
        self._learner = learner
        self._left = call
        self._error = error or Unavailable("injected")

    def __enter__(self) -> list[str]:
        failed: list[str] = []

        def fail(verb: str) -> None:
            self._left -= 1
            if self._left == -1:
                failed.append(verb)
                raise self._error

        self._learner.table.before = fail
        return failed

    def __exit__(self, *_: object) -> None:
        self._learner.table.before = lambda _verb: None
