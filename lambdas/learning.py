"""`learning`: once a week, and when a person asks, turns what users said into topics and candidates."""

import logging
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime, timedelta
from typing import Any

from lambdas.bootstrap import on_first_call, weekly_learning
from lambdas.loop.proposals import Proposals, Review, Skills
from lambdas.loop.vectors import Embedder
from lambdas.loop.week import Learning, Log, Progress, Tally, Week
from lambdas.loop.wording import Wording
from lambdas.settings import LearningSettings
from uptake.review import LearningRun
from uptake.wire import utc_text

Handler = Callable[[Mapping[str, Any], Any], dict[str, Any]]

_WITHOUT_MODEL = (
    "Learned without a model: no rule is worded, and a topic is candidate or below_threshold, nothing else."
)

logger = logging.getLogger(__name__)


def build(  # noqa: PLR0913 - every collaborator is named
    *,
    log: Log,
    learning: Learning,
    review: Review,
    skills: Skills,
    embedder: Embedder,
    wording: Wording,
    clock: Callable[[], datetime],
    settings: LearningSettings,
    progress: Progress = lambda _agent, _done, _total: None,
) -> Handler:
    """The function's handler: `{"learning_run_id": …}` or a schedule's event in, the LearningRun as JSON out.

    A run of an id that has succeeded is not run again; one that has not is. Raises what went wrong after the run is
    recorded as failed, so that a retry or a dead-letter queue sees it. `progress` hears agent, texts embedded, of how
    many.
    """
    week = Week(log, learning, embedder, timedelta(days=settings.window_days))

    def handle(event: Mapping[str, Any], context: Any) -> dict[str, Any]:
        at = clock()
        run_id = _run_id(event, context, at)
        begun = LearningRun(
            learning_run_id=run_id, status="running", started_at=at, model=wording.name, embedder=embedder.name
        )
        run = learning.start(begun)
        if run.status == "succeeded":
            return run.model_dump(mode="json")
        proposals = Proposals(
            learning=learning,
            review=review,
            skills=skills,
            embedder=embedder,
            wording=wording,
            min_users=settings.min_users,
            min_sessions=settings.min_sessions,
        )
        tally = Tally(notes=[_WITHOUT_MODEL] if wording.name == "none" else [])
        try:
            _learn(
                log.agents(), lambda agent: proposals.propose(week.group(agent, at, tally, progress), at, tally), tally
            )
            pending = sum(candidate.status == "pending" for candidate in review.candidates())
        except Exception as error:
            tally.notes.append(f"The run ended with {type(error).__name__}; start it again, nothing is lost.")
            learning.finish(tally.recorded(run).model_copy(update={"status": "failed", "finished_at": clock()}))
            raise
        ended = {"status": "succeeded", "finished_at": clock(), "candidates": pending}
        run = tally.recorded(run).model_copy(update=ended)
        learning.finish(run)
        return run.model_dump(mode="json")

    return handle


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


def _run_id(event: Mapping[str, Any], context: Any, at: datetime) -> str:
    """The id that was asked for; else one of the schedule's time, so that a retry of it is the same run."""
    if asked := event.get("learning_run_id"):
        return str(asked)
    scheduled = event.get("scheduled_time") or event.get("time") or getattr(context, "aws_request_id", None)
    return f"scheduled-{scheduled or utc_text(at)}"


handler = on_first_call(lambda: build(**weekly_learning()))
