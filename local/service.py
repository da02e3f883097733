"""The whole service in this process: engine, journal, the real handlers, the stream, and HTTP on 127.0.0.1."""

import logging
import os
import socket
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import ExitStack
from datetime import UTC, datetime
from operator import itemgetter
from pathlib import Path
from typing import Any, Self

import uvicorn
from pydantic import BaseModel

from lambdas import admin, bootstrap, capture, context, learning, memory_writer, settings, skills
from lambdas.adapters.bucket import S3Bucket
from lambdas.adapters.skill_store import SkillStore
from lambdas.adapters.table import DynamoTable
from lambdas.failures import kind_of, place_of
from lambdas.http import Handler
from lambdas.loop.records import fingerprint
from lambdas.stream_filter import MEMORY_FEED
from lambdas.tables import FEEDBACK, MEMORY
from local import loopback
from local.authorizers import AgentAuthorizer, PersonAuthorizer
from local.engine import BUCKET, IDENTITY_SECRET, REGION, Engine, LocalEngine, quiet_environment
from local.folder import told, write_private
from local.gateway import Functions, Gateway
from local.journal import Journal
from local.keys import keys_of
from local.recorded import RecordedDynamoDB, RecordedS3
from local.state import State
from local.stream import StreamPump
from uptake.identity import seal

HOST = "127.0.0.1"
SEEDS = Path(__file__).parent.parent / "examples" / "skills"
CONNECTION = "service.json"
PRIVACY = "privacy.json"
ANTHROPIC_HOST = "api.anthropic.com"
# On one machine there is one function sandbox and nobody to spare: a published rule shows within two seconds.
_SKILLS_CACHE_SECONDS = 1.0
_SKILLS_MAX_AGE_SECONDS = 1
_JUDGING_SECONDS = 60


logger = logging.getLogger(__name__)


class PortTaken(RuntimeError):
    """Something else listens on the port."""


class LocalPrivacy(BaseModel):
    """What each agent's texts become, as in `CaptureSettings`."""

    privacy: settings.PrivacyMode = "redact"
    privacy_by_agent: settings.PrivacyByAgent = ""

    @property
    def told(self) -> str:
        """The modes in a few words."""
        return ", ".join([f"{self.privacy} (every agent)", *filter(None, self.privacy_by_agent.split(","))])


class LocalService:
    """The service over one data folder. Used as a context manager: it serves inside, and is on the disk after."""

    def __init__(
        self,
        folder: Path,
        *,
        port: int = 0,
        engine: Engine = "moto",
        seeds: Path = SEEDS,
        privacy: LocalPrivacy | None = None,
        identity_from: Path | None = None,
    ) -> None:
        """`port` 0 takes a free one; `identity_from` is a data folder whose identity secret a new one takes over."""
        self._identity_from = identity_from
        self.privacy = privacy or LocalPrivacy()
        self.folder = folder
        self._wanted_port = port
        self._seeds = seeds
        self._lock = threading.RLock()
        self._engine = LocalEngine(engine)
        self._claude = bool(os.environ.get("ANTHROPIC_API_KEY"))

    def __enter__(self) -> Self:
        with ExitStack() as held:  # what is up by the time something fails goes down again
            quiet_environment()
            held.callback(loopback.release)
            loopback.guard(frozenset({ANTHROPIC_HOST}) if self._claude else frozenset())
            self._listener = held.enter_context(_listener(self._wanted_port))
            self.port: int = self._listener.getsockname()[1]
            self.journal = Journal(self.folder)
            held.callback(self.journal.close)
            self._forget_connection()  # of a service that was killed
            with told(self.folder):
                write_private(self.folder / PRIVACY, self.privacy.model_dump())
            is_new = self.journal.state.is_empty
            self.keys = keys_of(self.folder, is_new=is_new, identity_from=self._identity_from)
            held.callback(self._engine.stop)
            self._engine.start(self.journal.state, self.keys.identity_secret)
            self.journal.state = State()  # the engine has it now
            self._clients = self._recorded_clients()
            self._seed()
            self._trigger = _LocalTrigger(self)
            self.functions = Functions(self._handlers())
            held.callback(self.functions.stop)
            self._pump = self._stream()
            self._pump.start()
            held.callback(self._pump.stop)  # before the functions: what it delivers, it delivers to one of them
            self._go_on_learning()
            if self._claude:
                held.callback(self._trigger.stop_judging)
                self._trigger.start_judging()
            self._serve()
            held.callback(self._stop_serving)
            self._write_connection()
            held.callback(self._forget_connection)
            self._held = held.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._held.close()

    @property
    def url(self) -> str:
        """The address."""
        return f"http://{HOST}:{self.port}"

    def token(self, name: str, groups: list[str]) -> str:
        """A person's token for this service."""
        return self._people.issue(name, groups)

    def drain(self, timeout: float = 60) -> bool:
        """Wait until the stream has delivered everything that is written; False if that takes longer."""
        return self._pump.drain(timeout)

    def _recorded_clients(self) -> Callable[[str], Any]:
        dynamodb = RecordedDynamoDB(self._engine.client("dynamodb"), self.journal, self._engine.tables, self._lock)
        s3 = RecordedS3(self._engine.client("s3"), self.journal, self._lock)
        clients = {"dynamodb": dynamodb, "s3": s3, "secretsmanager": self._engine.client("secretsmanager")}
        return clients.__getitem__

    def _seed(self) -> None:
        """Put the example skills where there are none; the bucket is canonical."""
        store = SkillStore(S3Bucket(self._clients("s3"), BUCKET))
        for path in sorted(self._seeds.glob("*/SKILL.md")):
            store.seed(path.parent.name, path.read_text(encoding="utf-8"))
        store.refresh_catalogue()
        self.journal.sync()

    def _handlers(self) -> dict[str, Handler]:
        feedback, memory = self._engine.table_name(FEEDBACK), self._engine.table_name(MEMORY)
        captures = settings.CaptureSettings(
            feedback_table=feedback,
            identity_secret=IDENTITY_SECRET,
            ask_model=self._claude,
            **self.privacy.model_dump(),
        )
        starts = settings.ContextSettings(
            memory_table=memory,
            skills_bucket=BUCKET,
            identity_secret=IDENTITY_SECRET,
            skills_cache_seconds=_SKILLS_CACHE_SECONDS,
        )
        library = settings.SkillsSettings(
            skills_bucket=BUCKET,
            skills_cache_seconds=_SKILLS_CACHE_SECONDS,
            skills_max_age_seconds=_SKILLS_MAX_AGE_SECONDS,
        )
        learns = settings.LearningSettings(
            feedback_table=feedback, skills_bucket=BUCKET, model="anthropic" if self._claude else "none"
        )
        secret = self.keys.identity_secret.encode()
        people = settings.AdminSettings(
            feedback_table=feedback,
            skills_bucket=BUCKET,
            learning_function="learning",
            identity=fingerprint(lambda text: seal(secret, text)),
        )
        clients = self._clients
        return {
            "capture": self._nudging(capture.build(*bootstrap.capture(captures, clients=clients))),
            "context": context.build(bootstrap.session_start(starts, clients=clients)),
            "skills": skills.build(bootstrap.skill_library(library, clients=clients)),
            "memory_writer": memory_writer.build(
                bootstrap.memory_store(settings.MemoryWriterSettings(memory_table=memory), clients=clients)
            ),
            "admin": admin.build(bootstrap.administration(people, clients=clients, trigger=self._trigger)),
            "learning": learning.build(**bootstrap.weekly_learning(learns, clients=clients)),
        }

    def _nudging(self, handler: Handler) -> Handler:
        def handle(event: dict[str, Any], call: Any) -> dict[str, Any]:
            response = handler(event, call)
            self._pump.nudge()
            return response

        return handle

    def _stream(self) -> StreamPump:
        description = self._engine.client("dynamodb").describe_table(TableName=self._engine.table_name(FEEDBACK))
        arn = description["Table"]["LatestStreamArn"]

        def deliver(event: dict[str, Any]) -> dict[str, Any]:
            response: dict[str, Any] = self.functions.submit("memory_writer", event).result()
            self.journal.sync()
            return response

        client = self._engine.client("dynamodbstreams")
        return StreamPump(client, arn, deliver, self.journal, self._lock, MEMORY_FEED)

    def _go_on_learning(self) -> None:
        """Start the learning runs again that the end of the last service cut off; somebody may wait for them."""
        table = DynamoTable(self._clients("dynamodb"), self._engine.table_name(FEEDBACK), FEEDBACK)
        running = [run for run in table.query("LEARNING-RUNS") if run["status"] == "running"]
        for run in sorted(running, key=itemgetter("started_at")):
            self._trigger.start(run["sk"])

    def _serve(self) -> None:
        self._people = PersonAuthorizer(self.keys.token_key)
        agents = AgentAuthorizer(self.keys.agent_access_key, self.keys.agent_secret_key, REGION)
        gateway = Gateway(self.functions, agents, self._people, self.journal.sync)
        config = uvicorn.Config(
            gateway, log_level="warning", access_log=False, lifespan="off", server_header=False, ws="none"
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, args=([self._listener],), name="http", daemon=True)
        self._thread.start()
        while not self._server.started:
            if not self._thread.is_alive():
                raise RuntimeError(f"the HTTP server did not start on {self.url}")
            time.sleep(0.01)

    def _stop_serving(self) -> None:
        """Take no new request, and let those in hand have their answers."""
        self._server.should_exit = True
        self._thread.join(timeout=30)

    def _write_connection(self) -> None:
        """Tell the CLI of this machine where the service is and how to speak to it."""
        connection = {
            "url": self.url,
            "region": REGION,
            "agent_access_key": self.keys.agent_access_key,
            "agent_secret_key": self.keys.agent_secret_key,
            "reviewer_token": self.token("local-reviewer", ["reviewer"]),
            "admin_token": self.token("local-admin", ["admin"]),
            "pid": os.getpid(),
            "since": datetime.now(UTC).isoformat(),
        }
        with told(self.folder):
            write_private(self.folder / CONNECTION, connection)

    def _forget_connection(self) -> None:
        with told(self.folder):
            (self.folder / CONNECTION).unlink(missing_ok=True)


def _listener(port: int) -> socket.socket:
    """A socket bound to 127.0.0.1. Raises PortTaken."""
    # The protocol is named since asyncio turns Nagle off only where it is: else every answer waits 40 ms.
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((HOST, port))
    except OSError as error:
        listener.close()
        raise PortTaken(f"port {port} of {HOST} is taken; choose another with --port") from error
    return listener


class _LocalTrigger:
    """Starts the real weekly handler as an asynchronous invocation does: queued, and out of the caller's way."""

    def __init__(self, service: LocalService) -> None:
        self._service = service
        self._is_stopped = False

    def start(self, learning_run_id: str) -> None:
        """Queue one run."""
        self._submit({"learning_run_id": learning_run_id})

    def start_judging(self) -> None:
        """Ask the model every minute about the turns that wait for it."""
        self._judging = threading.Timer(_JUDGING_SECONDS, self._judge)
        self._judging.daemon = True
        self._judging.start()

    def stop_judging(self) -> None:
        """What waits, waits for the next start."""
        self._is_stopped = True
        self._judging.cancel()

    def _judge(self) -> None:
        future = self._service.functions.submit("learning", {"judge_turns": True})
        future.add_done_callback(self._judged)

    def _judged(self, future: Future[dict[str, Any]]) -> None:
        """The next round begins when this one is done."""
        self._ended(future)
        if not self._is_stopped:
            self.start_judging()

    def _submit(self, event: dict[str, Any]) -> None:
        self._service.functions.submit("learning", event).add_done_callback(self._ended)

    def _ended(self, future: Future[dict[str, Any]]) -> None:
        self._service.journal.sync()
        if not future.cancelled() and (error := future.exception()):
            logger.error("learning failed: %s at %s", kind_of(error), place_of(error)[-1:])
