"""What learning stands on in tests: an embedder that is quick and the same for ever, a catalogue, and a filled log."""

import re
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

import numpy as np

from lambdas.adapters.feedback_log import FeedbackLog
from lambdas.adapters.learning_store import LearningStore
from lambdas.adapters.review_store import ReviewStore
from lambdas.learning import build
from lambdas.loop.log import StoredEvent
from lambdas.loop.statements import Statement
from lambdas.loop.vectors import Matrix, unit
from lambdas.loop.wording import NoModel, Wording
from lambdas.settings import LearningSettings
from tests.accepting import stored_event
from tests.fakes.table import FakeTable
from uptake.review import SkillEntry

NOON = datetime(2026, 3, 9, 12, tzinfo=UTC)
SETTINGS = LearningSettings(feedback_table="feedback", skills_bucket="skills")


class BagOfWords:
    """Texts with the same words are near, others are not; a text's vector depends on nothing but the text."""

    name = "bag-of-words-1"

    def __init__(self, name: str = "bag-of-words-1") -> None:
        self.name = name
        self.texts: list[str] = []

    def embed(self, texts: Sequence[str]) -> Matrix:
        """One row of length 1 for each text."""
        self.texts += texts
        rows = np.zeros((len(texts), 256), dtype=np.float32)
        for row, text in zip(rows, texts, strict=True):
            for word in re.findall(r"\w+", text.lower()):
                row[zlib.crc32(word.encode()) % 256] += 1
        return unit(rows)


def skill(skill_id: str, description: str, *agents: str) -> SkillEntry:
    return SkillEntry(skill_id=skill_id, description=description, digest="sha256:" + "0" * 64, agents=list(agents))


class Catalogue:
    """The skills that there are."""

    def __init__(self, *skills: SkillEntry) -> None:
        self.skills = list(skills)

    def catalogue(self) -> list[SkillEntry]:
        """Every skill."""
        return list(self.skills)


class LaggingLog(FeedbackLog):
    """The log, with an index that does not show the events whose ids are in `hidden`."""

    hidden: frozenset[str] = frozenset()

    def events_since(self, agent_id: str, after: datetime) -> Iterator[StoredEvent]:
        """The agent's events from `after` on, as far as the index shows them."""
        return (event for event in super().events_since(agent_id, after) if event.event_id not in self.hidden)


class Learner:
    """The learning function on a table in memory, and short ways to fill its log and look at what it left."""

    def __init__(
        self,
        *skills: SkillEntry,
        embedder: Any = None,
        wording: Wording | None = None,
        settings: LearningSettings = SETTINGS,
        progress: Callable[[str, int, int], None] = lambda *_: None,
    ) -> None:
        self.table = FakeTable()
        self.log = LaggingLog(self.table)
        self.store = LearningStore(self.table)
        self.review = ReviewStore(self.table)
        self.embedder = embedder or BagOfWords()
        self.now = NOON
        self._handler = build(
            log=self.log,
            learning=self.store,
            review=self.review,
            skills=Catalogue(*skills),
            embedder=self.embedder,
            wording=wording or NoModel(),
            clock=lambda: self.now,
            settings=settings,
            progress=progress,
        )
        self._said = 0

    def hear(self, comment: str | None, user: str, *, at: datetime | None = None, **more: Any) -> str:
        """Put an event in the log, by default a thumbs-down in a session and run of its own; its id."""
        self._said += 1
        number = self._said
        body = {
            "event_type": "rating",
            "rating": "down",
            "agent_id": "bio",
            "agent_run_id": f"run-{number}",
            "session_id": f"session-{number}",
            "event_id": f"e-{number:04}",
            "user": user,
            "comment": comment,
        } | more
        said = {name: value for name, value in body.items() if value is not None}
        stored = stored_event(said, f"u1-{user}", at or self.now)
        self.log.add_event(stored)
        return stored.event_id

    def run(self, learning_run_id: str = "l-1") -> Mapping[str, Any]:
        """One learning run; its record."""
        return self._handler({"learning_run_id": learning_run_id}, None)

    def handle(self, event: Mapping[str, Any], context: Any = None) -> Mapping[str, Any]:
        """Call the function as its trigger does."""
        return self._handler(event, context)

    def statements(self, agent_id: str = "bio") -> list[Statement]:
        """What is kept of what the agent's users said."""
        return self.store.statements(agent_id, datetime(2000, 1, 1, tzinfo=UTC))

    def topics(self, agent_id: str = "bio") -> dict[str, set[str]]:
        """Topic id to the ids of its events."""
        found: dict[str, set[str]] = {}
        for statement in self.statements(agent_id):
            if statement.topic_id is not None:
                found.setdefault(statement.topic_id, set()).add(statement.event_id)
        return found

    def learned(self) -> dict[tuple[str, str], dict[str, Any]]:
        """All that the table holds but the record of the runs."""
        return {key: item for key, item in self.table.items().items() if key[0] != "LEARNING-RUNS"}
