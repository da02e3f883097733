"""Puts each function together on its first call. The defaults are production; the keyword arguments are the seams.

Each function imports here what it is made of, so that no function pays at its cold start for another one's parts.
"""

import os
import threading
import time
import uuid
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING, Any

from lambdas import settings as env
from lambdas.tables import FEEDBACK, MEMORY

if TYPE_CHECKING:
    from lambdas.adapters.claude import Claude
    from lambdas.adapters.memory_store import MemoryStore
    from lambdas.adapters.skill_store import SkillStore
    from lambdas.adapters.table import Table
    from lambdas.admin import Administration, LearningTrigger
    from lambdas.http import Handler
    from lambdas.loop.capture import Capture, Identities
    from lambdas.loop.second_look import Detector
    from lambdas.loop.session_start import SessionStart
    from lambdas.loop.turns import Turns
    from lambdas.loop.vectors import Embedder
    from lambdas.loop.wording import Wording
    from lambdas.skills import SkillLibrary

Clock = Callable[[], datetime]
Clients = Callable[[str], Any]


def utc_now() -> datetime:
    """The time of the machine, in UTC."""
    return datetime.now(UTC)


def rising(clock: Clock) -> Clock:
    """The clock, but no two times that it gives are equal: what one function receives has an order (F005)."""
    last = datetime.min.replace(tzinfo=UTC)
    lock = threading.Lock()

    def tick() -> datetime:
        nonlocal last
        with lock:
            last = max(clock(), last + timedelta(microseconds=1))
            return last

    return tick


def new_id() -> str:
    """An id that nobody else makes."""
    return uuid.uuid4().hex


@cache
def aws_client(service: str) -> Any:
    """The client of an AWS service, one a process, with short timeouts and few retries.

    Credentials and region are those of the environment.
    """
    import boto3
    from botocore.config import Config

    config = Config(connect_timeout=2, read_timeout=5, retries={"mode": "standard", "max_attempts": 3})
    return boto3.client(service, config=config)  # type: ignore[call-overload]


def on_first_call(build: "Callable[[], Handler]") -> "Handler":
    """A handler that is built when it is first called: nothing is read from the environment at import."""
    built = cache(build)

    def handler(event: dict[str, Any], context: Any) -> dict[str, Any]:
        return built()(event, context)

    return handler


def capture(
    settings: env.CaptureSettings | None = None, *, clients: Clients = aws_client, clock: Clock = utc_now
) -> "tuple[Capture, Turns]":
    """`capture`: the feedback log, the identity secret, and what each agent's privacy allows."""
    from lambdas.adapters.feedback_log import FeedbackLog
    from lambdas.loop.capture import Capture
    from lambdas.loop.privacy import Privacy
    from lambdas.loop.records import fingerprint
    from lambdas.loop.turns import Turns
    from lambdas.problems import problem_of

    settings = settings or env.CaptureSettings.from_env()
    identities = _identities(clients, settings.identity_secret)
    log = FeedbackLog(_feedback(clients, settings.feedback_table), lambda: fingerprint(identities.seal))
    privacy = Privacy(settings.privacy, settings.modes, _pii_detector(clients, settings))
    clock = rising(clock)
    return (
        Capture(log, identities, privacy, clock, problem_of),
        Turns(log, identities, privacy, clock, ask_model=settings.ask_model),
    )


def session_start(
    settings: env.ContextSettings | None = None,
    *,
    clients: Clients = aws_client,
    now: Callable[[], float] = time.monotonic,
) -> "SessionStart":
    """`context`: one actor's memories, and the catalogue as a warm function keeps it."""
    from concurrent.futures import ThreadPoolExecutor

    from lambdas.loop.kept import Kept
    from lambdas.loop.session_start import SessionStart

    settings = settings or env.ContextSettings.from_env()
    skills = _skills(clients, settings.skills_bucket)
    kept = Kept[Any](settings.skills_cache_seconds, now)
    return SessionStart(
        _memories(clients, settings.memory_table),
        lambda: kept.get("", skills.catalogue),
        _identities(clients, settings.identity_secret).actor_of,
        ThreadPoolExecutor(max_workers=2, thread_name_prefix="context"),
    )


def skill_library(
    settings: env.SkillsSettings | None = None,
    *,
    clients: Clients = aws_client,
    now: Callable[[], float] = time.monotonic,
) -> "SkillLibrary":
    """`skills`: the bucket, and what a warm function keeps of it."""
    from lambdas.loop.kept import Kept
    from lambdas.skills import SkillLibrary

    settings = settings or env.SkillsSettings.from_env()
    return SkillLibrary(
        _skills(clients, settings.skills_bucket),
        Kept(settings.skills_cache_seconds, now),
        Kept(settings.skills_cache_seconds, now),
        settings.skills_max_age_seconds,
    )


def memory_store(settings: env.MemoryWriterSettings | None = None, *, clients: Clients = aws_client) -> "MemoryStore":
    """`memory_writer`: the memory table."""
    settings = settings or env.MemoryWriterSettings.from_env()
    return _memories(clients, settings.memory_table)


def administration(
    settings: env.AdminSettings | None = None,
    *,
    clients: Clients = aws_client,
    clock: Clock = utc_now,
    make_id: Callable[[], str] = new_id,
    trigger: "LearningTrigger | None" = None,
) -> "Administration":
    """`admin`: candidates and rules, the bucket, and the learning function to start."""
    from lambdas.adapters.feedback_log import FeedbackLog
    from lambdas.adapters.learning_store import LearningStore
    from lambdas.adapters.learning_trigger import LambdaTrigger
    from lambdas.adapters.record_log import RecordLog
    from lambdas.adapters.review_store import ReviewStore
    from lambdas.admin import Administration
    from lambdas.loop.publishing import Publisher
    from lambdas.loop.records import Records
    from lambdas.loop.stats import Measuring
    from lambdas.problems import problem_of
    from uptake.review import LearningRun

    settings = settings or env.AdminSettings.from_env()
    table = _feedback(clients, settings.feedback_table)
    review, learning, log = ReviewStore(table), LearningStore(table), RecordLog(table)
    skills = _skills(clients, settings.skills_bucket)
    return Administration(
        review=review,
        publisher=Publisher(
            review,
            skills,
            lambda c: learning.words_of_topic(c.agent_id, c.topic_id),
            lambda agent_id: FeedbackLog(table).retractions(agent_id).keys(),
            clock,
        ),
        learning=learning,
        trigger=trigger or LambdaTrigger(clients("lambda"), settings.learning_function),
        new_run=lambda asked: LearningRun(
            learning_run_id=asked or "l-" + make_id(), status="running", started_at=clock()
        ),
        records=Records(log, clock, problem_of, settings.identity),
        measuring=Measuring(log, clock),
    )


def weekly_learning(
    settings: env.LearningSettings | None = None,
    *,
    clients: Clients = aws_client,
    clock: Clock = utc_now,
    embedder: "Embedder | None" = None,
    wording: "Wording | None" = None,
) -> dict[str, Any]:
    """`learning`: the log, topics and candidates, the embedder, and Claude if the settings name a model."""
    from lambdas.adapters.claude_turns import ClaudeTurns
    from lambdas.adapters.claude_wording import ClaudeWording
    from lambdas.adapters.embeddings import UniversalSentenceEncoder
    from lambdas.adapters.feedback_log import FeedbackLog
    from lambdas.adapters.learning_store import LearningStore
    from lambdas.adapters.review_store import ReviewStore
    from lambdas.adapters.skill_store import FreshCatalogue
    from lambdas.loop.wording import NoModel

    settings = settings or env.LearningSettings.from_env()
    table = _feedback(clients, settings.feedback_table)
    claude = _claude(clients, settings)
    return {
        "log": FeedbackLog(table),
        "learning": LearningStore(table, settings.window_days),
        "review": ReviewStore(table),
        "skills": FreshCatalogue(_skills(clients, settings.skills_bucket)),
        "embedder": embedder or UniversalSentenceEncoder(),
        "wording": wording or (ClaudeWording(claude) if claude else NoModel()),
        "judge": ClaudeTurns(claude).judge if claude else None,
        "clock": clock,
        "settings": settings,
    }


def _feedback(clients: Clients, name: str) -> "Table":
    from lambdas.adapters.table import DynamoTable

    return DynamoTable(clients("dynamodb"), name, FEEDBACK)


def _memories(clients: Clients, table: str) -> "MemoryStore":
    from lambdas.adapters.memory_store import MemoryStore
    from lambdas.adapters.table import DynamoTable

    return MemoryStore(DynamoTable(clients("dynamodb"), table, MEMORY))


def _skills(clients: Clients, bucket: str) -> "SkillStore":
    from lambdas.adapters.bucket import S3Bucket
    from lambdas.adapters.skill_store import SkillStore

    return SkillStore(S3Bucket(clients("s3"), bucket))


def _identities(clients: Clients, secret_id: str) -> "Identities":
    """What the deployment's secret makes; it is read when it is first needed."""
    from lambdas.adapters.secrets import read_secret
    from lambdas.loop.capture import Identities
    from uptake.identity import actor_id, seal

    @cache
    def secret() -> bytes:
        return read_secret(clients("secretsmanager"), secret_id).encode()

    return Identities(lambda user: actor_id(secret(), user), lambda text: seal(secret(), text))


def _pii_detector(clients: Clients, settings: env.CaptureSettings) -> "Detector | None":
    from lambdas.adapters.comprehend import Comprehend

    return Comprehend(clients("comprehend")).find if settings.pii_detector == "comprehend" else None


def _claude(clients: Clients, settings: env.LearningSettings) -> "Claude | None":
    """The model of the settings, if they name one."""
    from lambdas.adapters.claude import Claude
    from lambdas.adapters.secrets import read_secret

    if settings.model == "none":
        return None
    key = os.environ.get("ANTHROPIC_API_KEY")  # on one machine; on AWS it is in the secret
    if settings.anthropic_secret:
        key = read_secret(clients("secretsmanager"), settings.anthropic_secret)
    return Claude(settings.model, model_id=settings.model_id, api_key=key, base_url=settings.anthropic_base_url)
