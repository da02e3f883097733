"""`learning`: once a week, and when a person asks, turns what users said into topics and candidates."""

import logging
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Protocol

from lambdas.bootstrap import on_first_call, weekly_learning
from lambdas.failures import without_messages
from lambdas.loop.errors import InvalidInput, Unavailable
from lambdas.loop.judging import Judge, judge_pending
from lambdas.loop.judging import Log as TurnLog
from lambdas.loop.proposals import Proposals, Review, Skills
from lambdas.loop.tally import Tally
from lambdas.loop.vectors import Embedder
from lambdas.loop.week import Learning, Log, Progress, Week
from lambdas.loop.wording import Wording
from lambdas.settings import LearningSettings
from uptake.review import LearningRun

Handler = Callable[[Mapping[str, Any], Any], dict[str, Any]]

_WITHOUT_MODEL = (
    "Learned without a model: no rule is worded, and a topic is candidate or below_threshold, nothing else."
)
# The kind of an error, never its message: a user's words may stand in that.
_FAILED = (
    "The run ended with {}; nothing is lost. Start it again with `uptake learn`; if it ends so again, the log of the "
    "learning function says where."
)

logger = logging.getLogger(__name__)


class FeedbackLog(Log, TurnLog, Protocol):
    """The feedback log, as far as learning reads it and turns are recorded in it."""


def build(  # noqa: PLR0913 - every collaborator is named
    *,
    log: FeedbackLog,
    learning: Learning,
    review: Review,
    skills: Skills,
    embedder: Embedder,
    wording: Wording,
    clock: Callable[[], datetime],
    settings: LearningSettings,
    judge: Judge | None = None,
    progress: Progress = lambda _agent, _done, _total: None,
) -> Handler:
    """The function's handler: `{"learning_run_id": …}` in, the LearningRun as JSON out.

    `{"judge_turns": true}` asks the model about the turns that wait, and no more; a run does so first.

    A run that has succeeded is not run again; any other is, also one that was killed. Raises what went wrong after the
    run is recorded as failed, so that a retry or a dead-letter queue sees it. `progress` hears agent, texts embedded,
    of how many.
    """
    week = Week(log, learning, embedder, timedelta(days=settings.window_days))

    def learn(at: datetime, tally: Tally) -> None:
        if judge:
            try:
                judge_pending(log, judge, at)
            except Unavailable as error:
                tally.notes.append(f"turns wait on for the model: {error}")
        proposals = Proposals(
            learning=learning,
            review=review,
            skills=skills,
            embedder=embedder,
            wording=wording,
            min_users=settings.min_users,
            min_sessions=settings.min_sessions,
        )
        _learn(log.agents(), lambda agent: proposals.propose(week.group(agent, at, tally, progress), at, tally), tally)

    def handle(event: Mapping[str, Any], _context: Any) -> dict[str, Any]:
        if event.get("judge_turns"):
            return {"judged": judge_pending(log, judge, clock()) if judge else 0}
        at = clock()
        run = learning.start(_begun(event, at, wording.name, embedder.name))
        if run.status != "succeeded":
            run = _ended(run, partial(learn, at), learning, review, clock)
        return run.model_dump(mode="json")

    return handle


def _ended(
    run: LearningRun,
    learn: Callable[[Tally], None],
    learning: Learning,
    review: Review,
    clock: Callable[[], datetime],
) -> LearningRun:
    """The run after it has learned, and as it is recorded. Raises what went wrong, recorded without its message."""
    tally = Tally(notes=[_WITHOUT_MODEL] if run.model == "none" else [])
    try:
        learn(tally)
        pending = sum(candidate.status == "pending" for candidate in review.candidates())
    except Exception as error:
        tally.notes.insert(0, _FAILED.format(type(error).__name__))
        learning.finish(tally.recorded(run).model_copy(update={"status": "failed", "finished_at": clock()}))
        raise
    ended = {"status": "succeeded", "finished_at": clock(), "candidates": pending}
    run = tally.recorded(run).model_copy(update=ended)
    learning.finish(run)
    return run


def _learn(agents: Iterable[str], learn: Callable[[str], None], tally: Tally) -> None:
    """Learn from every agent; one that fails does not keep the others from it. Raises the first failure at the end."""
    failures: list[Exception] = []
    for agent_id in agents:
        try:
            learn(agent_id)
        except Exception as error:  # noqa: BLE001 - raised below
            logger.warning("learning from %s failed: %s", agent_id, type(error).__name__)
            tally.notes.append(f"{agent_id} failed: {type(error).__name__}")
            failures.append(error)
    if failures:
        raise failures[0]


def _begun(event: Mapping[str, Any], at: datetime, model: str, embedder: str) -> LearningRun:
    """The run that was asked for, by its id: the schedule makes one of its time, so that a retry is the same run."""
    run_id = event.get("learning_run_id")
    if not isinstance(run_id, str) or not run_id:
        raise InvalidInput('a learning run needs an id of its own: send {"learning_run_id": "l-…"}', "/learning_run_id")
    return LearningRun(learning_run_id=run_id, status="running", started_at=at, model=model, embedder=embedder)


handler = without_messages(on_first_call(lambda: build(**weekly_learning())))
