"""The weekly learning of one agent: from what users said since the last run to topics.

What a run writes counts from the moment the agent's cursor moves: a run that ends before leaves statements and topics
of a generation that nobody has reached, and the next run does that work again, with the same result.
"""

import hashlib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Protocol

from lambdas.loop.learned import Cursor, Topic
from lambdas.loop.log import StoredEvent, StoredRun
from lambdas.loop.screening import Screened, screen
from lambdas.loop.statements import Statement, statement_of
from lambdas.loop.tally import Tally
from lambdas.loop.topics import Placed, centroid, place
from lambdas.loop.vectors import Embedder, Matrix, packed, unpacked
from uptake.review import LearningRun

OVERLAP = timedelta(minutes=10)  # the log's index lags: what came late is in here
MAX_RECENT = 10_000  # marks of 25 bytes: the cursor is one item of the table, of at most 400 KB
EMBED_AT_ONCE = 256
_SUPERSEDED = "s"  # at the end of a mark

Progress = Callable[[str, int, int], None]


class Log(Protocol):
    """The feedback log, as far as learning reads it."""

    def agents(self) -> list[str]:
        """Every agent that ever sent an event, sorted."""

    def events_since(self, agent_id: str, after: datetime) -> Iterator[StoredEvent]:
        """The agent's events in the order they were received, from `after` on; the last ones may be missing yet."""

    def event(self, event_id: str) -> StoredEvent:
        """One event. Raises NotFound."""

    def runs_since(self, agent_id: str, after: datetime) -> Iterator[StoredRun]:
        """The agent's runs from `after` on."""

    def retractions(self, agent_id: str, after: datetime | None = None) -> dict[str, str]:
        """Events of the agent that were taken back, from `after` on or ever: event id to run id."""

    def run(self, agent_run_id: str) -> StoredRun | None:
        """The run, or None while it is not registered."""


class Learning(Protocol):
    """What learning keeps of each agent, and of its runs."""

    def start(self, run: LearningRun) -> LearningRun:
        """Record that the run is under way; the recorded run instead if one of this id has succeeded already."""

    def finish(self, run: LearningRun) -> None:
        """Record how the run ended."""

    def cursor(self, agent_id: str) -> Cursor:
        """Where the last run of the agent ended; generation 0 if there was none."""

    def move(self, was: Cursor, now: Cursor) -> None:
        """Replace the cursor `was`. Raises Conflict if another run has moved it."""

    def statements(self, agent_id: str, after: datetime) -> list[Statement]:
        """Statements received from `after` on, whatever their generation."""

    def save_statements(self, statements: Iterable[Statement]) -> None:
        """Store statements."""

    def drop_statements(self, statements: Iterable[Statement]) -> None:
        """Remove statements."""

    def topics(self, agent_id: str) -> list[Topic]:
        """The agent's topics by id, whatever their generation."""

    def save_topics(self, topics: Iterable[Topic]) -> None:
        """Store topics."""

    def drop_topics(self, topics: Iterable[Topic]) -> None:
        """Remove topics."""


@dataclass(frozen=True)
class Grouped:
    """What is committed of an agent: its statements of the window, and all its topics."""

    agent_id: str
    statements: list[Statement]
    topics: list[Topic]
    retracted: frozenset[str] = frozenset()  # events of the window that were taken back


class Week:
    """Groups what users said, agent by agent.

    The cursor holds up to `max_recent` marks of events in the overlap that left no statement. Nothing goes wrong with
    an event whose mark found no room: it is judged again, to the same end, and counted again.
    """

    def __init__(
        self, log: Log, learning: Learning, embedder: Embedder, window: timedelta, max_recent: int = MAX_RECENT
    ) -> None:
        self._log = log
        self._learning = learning
        self._embedder = embedder
        self._window = window
        self._max_recent = max_recent

    def group(self, agent_id: str, at: datetime, tally: Tally, progress: Progress) -> Grouped:
        """Read, screen, embed and place what is new of the agent up to the moment `at`, and move its cursor.

        Safe to repeat after a failure anywhere. Writes nothing if nothing is new.
        """
        after = at - self._window
        cursor = self._learning.cursor(agent_id)
        rows = {s.event_id: s for s in self._learning.statements(agent_id, after)}
        topics = {t.topic_id: t for t in self._learning.topics(agent_id)}
        kept, standing = committed(rows.values(), topics.values(), cursor.generation)
        known = {s.event_id for s in kept}
        retracted = self._log.retractions(agent_id, after)
        freed = self._freed(cursor, retracted, after, known)
        recent = self._without_statement(cursor, after, known)
        events = [*freed.values(), *(event for event in recent if event.event_id not in freed)]
        unread = {e.event_id for e in events if not {_mark(e), _mark(e) + _SUPERSEDED} & cursor.recent} - freed.keys()
        settled = {e.event_id for e in events if _mark(e) + _SUPERSEDED in cursor.recent} - freed.keys()
        screened = screen(events, kept, settled, retracted.keys())
        sessions = self._sessions(agent_id, max(after, (cursor.read_until or after) - OVERLAP), kept, screened.lessons)
        late = {s.event_id for s in kept if s.session_id != sessions.get(s.event_id, s.session_id)}
        is_embedded = all(s.embedder == self._embedder.name for s in kept)
        if is_embedded and not (unread or screened.lessons or screened.retired or late):
            return Grouped(agent_id, kept, standing, frozenset(retracted))
        tally.count(agent_id, unread, screened)
        moved = self._behind(cursor, events, kept, screened)
        kept = [s for s in kept if s.event_id not in screened.retired]
        new = [replace(s, learned_in=moved.generation) for s in screened.lessons]
        linked = [replace(s, session_id=sessions.get(s.event_id, s.session_id)) for s in [*kept, *new]]
        statements = self._embedded(linked, rows, progress)
        statements, founded = self._placed(statements, standing, moved.generation)
        standing = sorted([*standing, *founded], key=lambda t: t.topic_id)
        self._learning.save_topics(t for t in founded if topics.get(t.topic_id) != t)
        self._learning.save_statements(s for s in statements if rows.get(s.event_id) != s)
        current = {s.event_id for s in statements}
        self._learning.drop_statements(s for s in rows.values() if s.event_id not in current)
        ids = {t.topic_id for t in standing}
        self._learning.drop_topics(t for t in topics.values() if t.topic_id not in ids)
        self._learning.move(cursor, moved)
        return Grouped(agent_id, statements, standing, frozenset(retracted))

    def _without_statement(self, cursor: Cursor, after: datetime, known: Collection[str]) -> list[StoredEvent]:
        """Events from shortly before the cursor on, but those of which a statement is kept.

        Some were judged by an earlier run: they are the context in which a late one is judged.
        """
        start = after if cursor.read_until is None else max(after, cursor.read_until - OVERLAP)
        return [e for e in self._log.events_since(cursor.agent_id, start) if e.event_id not in known]

    def _freed(
        self, cursor: Cursor, retracted: Mapping[str, str], after: datetime, known: Collection[str]
    ) -> dict[str, StoredEvent]:
        """Events that may count again, since their actor took another one back after the last run saw both.

        What was taken back from before the window leaves its statement here.
        """
        if cursor.read_until is None or not retracted:
            return {}
        recent = self._log.retractions(cursor.agent_id, max(after, cursor.read_until - OVERLAP))
        taken = [self._log.event(event_id) for event_id in sorted(recent)]
        actors = {event.actor_id for event in taken}
        self._learning.drop_statements(statement_of(event) for event in taken if event.received_at < after)
        return {
            event.event_id: event
            for event in (self._log.events_since(cursor.agent_id, after) if actors else ())
            if event.actor_id in actors and event.event_id not in known and event.event_id not in retracted
        }

    def _sessions(
        self, agent_id: str, since: datetime, kept: Sequence[Statement], new: Sequence[Statement]
    ) -> dict[str, str]:
        """The session of each statement whose event names none, by event id, where its run is registered by now.

        Of those that are kept only the runs that came `since` can say anything new.
        """
        late = {run.agent_run_id: run.run.get("session_id") for run in self._log.runs_since(agent_id, since)}
        found: dict[str, str] = {}
        for statement in [*kept, *new]:
            run_id = statement.target[0]
            if statement.session_id == run_id and late.get(run_id):
                found[statement.event_id] = str(late[run_id])
        for statement in new:
            run_id = statement.target[0]
            if statement.session_id == run_id and statement.event_id not in found:
                run = self._log.run(run_id)
                if run is not None and run.agent_id == agent_id and run.run.get("session_id"):
                    found[statement.event_id] = str(run.run["session_id"])
        return found

    def _behind(
        self, cursor: Cursor, events: Sequence[StoredEvent], kept: Iterable[Statement], screened: Screened
    ) -> Cursor:
        """The cursor behind these events; it never goes back, however much the index hides this time.

        Superseded events have marks of their own: they stay superseded, while a duplicate becomes a lesson when the
        word that it repeats is gone.
        """
        times = [event.received_at for event in events]
        until = max(times if cursor.read_until is None else [cursor.read_until, *times], default=None)
        if until is None:
            return replace(cursor, generation=cursor.generation + 1)
        left = {_mark(e) + _kind(screened, e.event_id) for e in events if e.event_id in screened.left_out}
        gone = {_mark(s) + _SUPERSEDED for s in kept if s.event_id in screened.retired}
        marks = [m for m in sorted(cursor.recent | left | gone, reverse=True) if m >= _moment(until - OVERLAP)]
        return Cursor(cursor.agent_id, until, cursor.generation + 1, frozenset(marks[: self._max_recent]))

    def _embedded(self, statements: list[Statement], rows: dict[str, Statement], progress: Progress) -> list[Statement]:
        """The statements with vectors of this embedder; new vectors are stored at once, so that none is made twice."""
        name = self._embedder.name
        done: dict[str, Statement] = {}
        missing: list[Statement] = []
        for statement in statements:
            row = rows.get(statement.event_id)
            if statement.embedder == name:
                done[statement.event_id] = statement
            elif row is not None and row.embedder == name and row.text == statement.text:
                done[statement.event_id] = replace(statement, vector=row.vector, embedder=name)
            else:
                missing.append(statement)
        missing.sort(key=lambda s: s.event_id)  # one order, so that a batch is the same whatever came first
        for start in range(0, len(missing), EMBED_AT_ONCE):
            batch = missing[start : start + EMBED_AT_ONCE]
            progress(batch[0].agent_id, start, len(missing))
            vectors = packed(self._embedder.embed([s.meaning for s in batch]))
            fresh = [replace(s, vector=v, embedder=name) for s, v in zip(batch, vectors, strict=True)]
            self._learning.save_statements(fresh)
            rows.update((s.event_id, s) for s in fresh)
            done.update((s.event_id, s) for s in fresh)
        if missing:
            progress(missing[0].agent_id, len(missing), len(missing))
        return [done[s.event_id] for s in statements]

    def _placed(
        self, statements: list[Statement], standing: Sequence[Topic], generation: int
    ) -> tuple[list[Statement], list[Topic]]:
        """The statements with the topics that they are in now, and the topics that are new."""
        resting: dict[str, Matrix] = {
            t.topic_id: unpacked([t.centroid])[0] for t in standing if t.embedder == self._embedder.name
        }
        found: Placed = place(statements, resting)
        placed = [
            replace(s, topic_id=found.topic_of[s.event_id], placed_in=generation) if s.event_id in found.topic_of else s
            for s in statements
        ]
        founded = [
            Topic(
                topic_id=topic_id,
                agent_id=members[0].agent_id,
                founded_in=generation,
                centroid=packed(centroid(members).reshape(1, -1))[0],
                embedder=self._embedder.name,
            )
            for topic_id, members in found.founded.items()
        ]
        return placed, founded


def committed(
    rows: Iterable[Statement], topics: Iterable[Topic], generation: int
) -> tuple[list[Statement], list[Topic]]:
    """What runs up to this generation left behind; what a later one wrote without moving the cursor is not there."""
    standing = sorted((t for t in topics if t.founded_in <= generation), key=lambda t: t.topic_id)
    ids = {t.topic_id for t in standing}
    kept = [
        s if s.placed_in <= generation and s.topic_id in ids else replace(s, topic_id=None, placed_in=0)
        for s in rows
        if s.learned_in <= generation
    ]
    return kept, standing


def _kind(screened: Screened, event_id: str) -> str:
    return _SUPERSEDED if screened.left_out[event_id] == "superseded" else ""


def _mark(said: StoredEvent | Statement) -> str:
    """When an event came, and eight bytes that stand for it."""
    return _moment(said.received_at) + hashlib.blake2b(said.event_id.encode(), digest_size=8).hexdigest()


def _moment(at: datetime) -> str:
    """The second, in a form that sorts."""
    return f"{int(at.timestamp()):08x}"
