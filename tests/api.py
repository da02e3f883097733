"""The functions over fakes, called through the events that API Gateway sends."""

import json
from dataclasses import dataclass, field
from typing import Any

from lambdas import admin, capture, context, skills
from lambdas.adapters.feedback_log import FeedbackLog
from lambdas.adapters.learning_store import LearningStore
from lambdas.adapters.memory_store import MemoryStore
from lambdas.adapters.record_log import RecordLog
from lambdas.adapters.review_store import ReviewStore
from lambdas.adapters.skill_store import SkillStore
from lambdas.bootstrap import rising
from lambdas.http import Handler
from lambdas.loop.capture import Capture, Identities
from lambdas.loop.errors import Unavailable
from lambdas.loop.kept import Kept
from lambdas.loop.privacy import Privacy
from lambdas.loop.publishing import Publisher
from lambdas.loop.records import Records, fingerprint
from lambdas.loop.session_start import SessionStart
from lambdas.loop.stats import Measuring
from lambdas.loop.turns import Turns
from lambdas.problems import problem_of
from lambdas.routes import ROUTES
from lambdas.skills import SkillLibrary
from lambdas.tables import MEMORY
from local.authorizers import HttpRequest
from local.gateway import LambdaContext, event_of
from tests.accepting import REDACT, SECRET, seal
from tests.conftest import FrozenClock
from tests.fakes.bucket import FakeBucket
from tests.fakes.pool import InlinePool
from tests.fakes.table import FakeTable
from uptake import identity
from uptake.review import LearningRun

IAM = {"iam": {"userArn": "arn:aws:iam::111122223333:role/pod", "accountId": "111122223333"}}
SKILL = """---
name: cell-line-resolution
description: Resolve cell line names to accessions.
metadata:
  agents: bio
---

# Cell lines

Look every name up.
"""


def person(*groups: str, name: str = "rosa") -> dict[str, Any]:
    """The authorizer block of a person with these groups."""
    claims = {"sub": f"sub-{name}", "username": name, "cognito:groups": "[" + " ".join(groups) + "]"}
    return {"jwt": {"claims": claims, "scopes": None}}


@dataclass
class Answer:
    """A response, its JSON parsed."""

    status: int
    headers: dict[str, str]
    text: str

    @property
    def json(self) -> Any:
        return json.loads(self.text)


@dataclass
class Api:
    """Every function of the API over its own fakes; `started` holds the learning runs that were triggered."""

    clock: FrozenClock
    seconds: float = 0.0
    log_table: FakeTable = field(default_factory=FakeTable)
    memory_table: FakeTable = field(default_factory=lambda: FakeTable(MEMORY))
    bucket: FakeBucket = field(default_factory=FakeBucket)
    started: list[str] = field(default_factory=list)
    cannot_start: bool = False
    privacy: Privacy = REDACT
    ask_model: bool = False

    def __post_init__(self) -> None:
        self.skills = SkillStore(self.bucket)
        self.skills.seed("cell-line-resolution", SKILL)
        self.skills.refresh_catalogue()
        self.log = FeedbackLog(self.log_table)
        self.memories = MemoryStore(self.memory_table)
        self.review = ReviewStore(self.log_table)
        self.learning = LearningStore(self.log_table)
        self.publisher = Publisher(
            self.review,
            self.skills,
            lambda c: self.learning.words_of_topic(c.agent_id, c.topic_id),
            lambda agent_id: self.log.retractions(agent_id).keys(),
            self.clock,
        )
        self.identities = Identities(self.actor_of, seal)
        clock = rising(self.clock)
        self.handlers: dict[str, Handler] = {
            "capture": capture.build(
                Capture(self.log, self.identities, self.privacy, clock, problem_of),
                Turns(self.log, self.identities, self.privacy, clock, ask_model=self.ask_model),
            ),
            "context": context.build(self._session_start()),
            "skills": skills.build(
                SkillLibrary(self.skills, Kept(120, lambda: self.seconds), Kept(120, lambda: self.seconds), 120)
            ),
            "admin": admin.build(self._administration()),
        }

    def start(self, learning_run_id: str) -> None:
        if self.cannot_start:
            raise Unavailable("throttled")
        self.started.append(learning_run_id)

    def actor_of(self, user: str) -> str:
        return identity.actor_id(SECRET, user)

    def call(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        authorizer: dict[str, Any] | None = None,
        headers: dict[str, str] | None = None,
        query: str = "",
    ) -> Answer:
        """One request, JSON (or raw bytes) in; by default from the caller that the route is for."""
        route = next((r for r in ROUTES if r.method == method and r.match(path) is not None), None)
        raw = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        request = HttpRequest(method, path, query, {"content-type": "application/json", **(headers or {})}, raw)
        if authorizer is None:
            authorizer = person("reviewer") if route and route.caller == "person" else IAM
        event = event_of(request, route, (route.match(path) or {}) if route else {}, authorizer)
        function = route.function if route else "skills"
        response = self.handlers[function](event, LambdaContext(function))
        return Answer(response["statusCode"], response["headers"], response["body"])

    def _session_start(self) -> SessionStart:
        return SessionStart(self.memories, self.skills.catalogue, self.actor_of, InlinePool())

    def _administration(self) -> admin.Administration:
        log = RecordLog(self.log_table)
        return admin.Administration(
            self.review, self.publisher, self.learning, self, self._new_run,
            Records(log, self.clock, problem_of, fingerprint(self.identities.seal)), Measuring(log, self.clock),
        )  # fmt: skip

    def _new_run(self, asked: str | None) -> LearningRun:
        return LearningRun(learning_run_id=asked or "l-1", status="running", started_at=self.clock())


def thumbs_down(comment: str = "Look the cell line up before you join the tables.", **more: object) -> dict[str, Any]:
    """The body of a substantive thumbs-down."""
    return {
        "event_type": "rating",
        "rating": "down",
        "agent_id": "bio",
        "agent_run_id": "run-1",
        "user": "ann@example.com",
        "comment": comment,
        **more,
    }
