"""Puts each function together on its first call. The defaults are production; the keyword arguments are the seams."""

import os
import time
import uuid
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from lambdas import settings as env
from lambdas.adapters.bucket import S3Bucket
from lambdas.adapters.feedback_log import FeedbackLog
from lambdas.adapters.memory_store import MemoryStore
from lambdas.adapters.review_store import ReviewStore
from lambdas.adapters.skill_store import SkillStore
from lambdas.adapters.table import DynamoTable, Table
from lambdas.loop.capture import Capture
from lambdas.loop.errors import NotFound
from lambdas.loop.kept import Kept
from lambdas.loop.publishing import Publisher
from lambdas.loop.session_start import SessionStart
from lambdas.problems import problem_of
from lambdas.tables import FEEDBACK, MEMORY
from uptake import identity
from uptake.review import LearningRun

if TYPE_CHECKING:
    from lambdas.admin import Administration, LearningTrigger
    from lambdas.http import Handler
    from lambdas.loop.vectors import Embedder
    from lambdas.loop.wording import Wording
    from lambdas.skills import SkillLibrary

Clock = Callable[[], datetime]


def utc_now() -> datetime:
    """The time of the machine, in UTC."""
    return datetime.now(UTC)


def new_id() -> str:
    """An id that nobody else makes."""
    return uuid.uuid4().hex


class Clients:
    """The AWS clients of one process, each made when it is first asked for, with short timeouts and few retries."""

    @cache  # noqa: B019 - one object a process
    def __call__(self, service: str) -> Any:
        """The client of a service, from the environment's credentials and region."""
        import boto3  # noqa: PLC0415 - whoever brings clients of their own does not pay for it
        from botocore.config import Config  # noqa: PLC0415

        config = Config(connect_timeout=2, read_timeout=5, retries={"mode": "standard", "max_attempts": 3})
        return boto3.client(service, config=config)  # type: ignore[call-overload]


def on_first_call(build: "Callable[[], Handler]") -> "Handler":
    """A handler that is built when it is first called: nothing is read from the environment at import."""
    built = cache(build)

    def handler(event: dict[str, Any], context: Any) -> dict[str, Any]:
        return built()(event, context)

    return handler


def actor_of(clients: Callable[[str], Any], secret_id: str) -> Callable[[str], str]:
    """Identity to actor id, with the deployment's secret, which is read once."""

    @cache
    def secret() -> bytes:
        return str(clients("secretsmanager").get_secret_value(SecretId=secret_id)["SecretString"]).encode()

    return lambda user: identity.actor_id(secret(), user)


def capture(
    settings: env.CaptureSettings | None = None, *, clients: Callable[[str], Any] | None = None, clock: Clock = utc_now
) -> Capture:
    """`capture`: the feedback log and the identity secret."""
    settings, clients = settings or env.CaptureSettings.from_env(), clients or Clients()
    log = FeedbackLog(_feedback(clients, settings.feedback_table))
    return Capture(log, actor_of(clients, settings.identity_secret), clock, problem_of)


def session_start(
    settings: env.ContextSettings | None = None,
    *,
    clients: Callable[[str], Any] | None = None,
    now: Callable[[], float] = time.monotonic,
) -> SessionStart:
    """`context`: one actor's memories, and the catalogue as a warm function keeps it."""
    settings, clients = settings or env.ContextSettings.from_env(), clients or Clients()
    skills = SkillStore(S3Bucket(clients("s3"), settings.skills_bucket))
    kept = Kept[Any](settings.skills_cache_seconds, now)
    return SessionStart(
        MemoryStore(DynamoTable(clients("dynamodb"), settings.memory_table, MEMORY)),
        lambda: kept.get("", skills.catalogue),
        actor_of(clients, settings.identity_secret),
        ThreadPoolExecutor(max_workers=2, thread_name_prefix="context"),
    )


def skill_library(
    settings: env.SkillsSettings | None = None,
    *,
    clients: Callable[[str], Any] | None = None,
    now: Callable[[], float] = time.monotonic,
) -> "SkillLibrary":
    """`skills`: the bucket, and what a warm function keeps of it."""
    from lambdas.skills import SkillLibrary  # noqa: PLC0415 - the entry imports this module

    settings, clients = settings or env.SkillsSettings.from_env(), clients or Clients()
    return SkillLibrary(
        SkillStore(S3Bucket(clients("s3"), settings.skills_bucket)),
        Kept(settings.skills_cache_seconds, now),
        Kept(settings.skills_cache_seconds, now),
        settings.skills_max_age_seconds,
    )


def memory_store(
    settings: env.MemoryWriterSettings | None = None, *, clients: Callable[[str], Any] | None = None
) -> MemoryStore:
    """`memory_writer`: the memory table."""
    settings, clients = settings or env.MemoryWriterSettings.from_env(), clients or Clients()
    return MemoryStore(DynamoTable(clients("dynamodb"), settings.memory_table, MEMORY))


def administration(
    settings: env.AdminSettings | None = None,
    *,
    clients: Callable[[str], Any] | None = None,
    clock: Clock = utc_now,
    make_id: Callable[[], str] = new_id,
    trigger: "LearningTrigger | None" = None,
) -> "Administration":
    """`admin`: candidates and rules, the bucket, and the learning function to start."""
    from lambdas.adapters.learning_store import LearningStore  # noqa: PLC0415
    from lambdas.adapters.learning_trigger import LambdaTrigger  # noqa: PLC0415
    from lambdas.admin import Administration  # noqa: PLC0415

    settings, clients = settings or env.AdminSettings.from_env(), clients or Clients()
    table = _feedback(clients, settings.feedback_table)
    review = ReviewStore(table)
    skills = SkillStore(S3Bucket(clients("s3"), settings.skills_bucket))
    return Administration(
        review=review,
        publisher=Publisher(review, skills, partial(_words_of, FeedbackLog(table)), clock),
        learning=LearningStore(table),
        trigger=trigger or LambdaTrigger(clients("lambda"), settings.learning_function),
        new_run=lambda: LearningRun(learning_run_id="l-" + make_id(), status="running", started_at=clock()),
    )


def weekly_learning(
    settings: env.LearningSettings | None = None,
    *,
    clients: Callable[[str], Any] | None = None,
    clock: Clock = utc_now,
    embedder: "Embedder | None" = None,
    wording: "Wording | None" = None,
) -> dict[str, Any]:
    """`learning`: the log, topics and candidates, the embedder, and Claude if the settings name a model."""
    from lambdas.adapters.embeddings import UniversalSentenceEncoder  # noqa: PLC0415 - numpy
    from lambdas.adapters.learning_store import LearningStore  # noqa: PLC0415

    settings, clients = settings or env.LearningSettings.from_env(), clients or Clients()
    table = _feedback(clients, settings.feedback_table)
    return {
        "log": FeedbackLog(table),
        "learning": LearningStore(table, settings.window_days),
        "review": ReviewStore(table),
        "skills": SkillStore(S3Bucket(clients("s3"), settings.skills_bucket)),
        "embedder": embedder or UniversalSentenceEncoder(),
        "wording": wording or _wording(clients, settings),
        "clock": clock,
        "settings": settings,
    }


def _words_of(log: FeedbackLog, event_ids: Iterable[str]) -> Iterator[str]:
    """What users said in these events; one that is gone says nothing."""
    for event_id in event_ids:
        try:
            yield log.event(event_id).words
        except NotFound:
            continue


def _feedback(clients: Callable[[str], Any], name: str) -> Table:
    return DynamoTable(clients("dynamodb"), name, FEEDBACK)


def _wording(clients: Callable[[str], Any], settings: env.LearningSettings) -> "Wording":
    from lambdas.adapters.claude import ClaudeWording  # noqa: PLC0415
    from lambdas.loop.wording import NoModel  # noqa: PLC0415

    if settings.model == "none":
        return NoModel()
    key = _anthropic_key(clients, settings) if settings.model == "anthropic" else None
    return ClaudeWording(settings.model, model_id=settings.model_id, api_key=key, base_url=settings.anthropic_base_url)


def _anthropic_key(clients: Callable[[str], Any], settings: env.LearningSettings) -> str | None:
    """The key of the Claude API: from its secret, or on one machine from `ANTHROPIC_API_KEY`."""
    if settings.anthropic_secret:
        return str(clients("secretsmanager").get_secret_value(SecretId=settings.anthropic_secret)["SecretString"])
    return os.environ.get("ANTHROPIC_API_KEY")
