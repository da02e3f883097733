"""What the weekly learning keeps, in the feedback table.

statement  AGENT#{agent_id}  STATEMENT#{received_at}#{event_id}
topic      AGENT#{agent_id}  TOPIC#{topic_id}
cursor     LEARNING          CURSOR#{agent_id}
run        LEARNING-RUNS     {learning_run_id}
"""

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from datetime import datetime, timedelta
from typing import Any

from lambdas.adapters.table import AlreadyThere, Item, Table
from lambdas.loop.errors import Conflict, NotFound
from lambdas.loop.learned import Cursor, Topic, Worded
from lambdas.loop.statements import Statement
from uptake.review import LearningRun
from uptake.wire import utc_text


class LearningStore:
    """Writes only what it is given; a statement's copy of a user's words vanishes some time after the window."""

    def __init__(self, table: Table, window_days: int = 90) -> None:
        self._table = table
        self._kept_for = timedelta(days=2 * window_days)

    def start(self, run: LearningRun) -> LearningRun:
        """Record that the run is under way, and return it; a run of this id that has succeeded is returned as it is.

        A run that failed, or that ended without a word, starts again under its id and its first starting time.
        """
        try:
            self._table.put(_run_item(run), expect={})
        except AlreadyThere as clash:
            recorded = _run(clash.item) if clash.item else run
            if recorded.status == "succeeded":
                return recorded
            run = run.model_copy(update={"started_at": recorded.started_at})
            self._table.put(_run_item(run))
        return run

    def finish(self, run: LearningRun) -> None:
        """Record how the run ended."""
        self._table.put(_run_item(run))

    def run(self, learning_run_id: str) -> LearningRun:
        """One run. Raises NotFound."""
        item = self._table.get(("LEARNING-RUNS", learning_run_id))
        if item is None:
            raise NotFound("no learning run has this id; start one with POST /v1/admin/learning-runs")
        return _run(item)

    def cursor(self, agent_id: str) -> Cursor:
        """Where the last run of the agent ended; generation 0 if there was none."""
        item = self._table.get(("LEARNING", f"CURSOR#{agent_id}"))
        if item is None:
            return Cursor(agent_id)
        until = datetime.fromisoformat(item["read_until"]) if "read_until" in item else None
        return Cursor(agent_id, until, item["generation"], frozenset(item["recent"]))

    def move(self, was: Cursor, now: Cursor) -> None:
        """Replace the cursor `was`. Raises Conflict if another run has moved it."""
        item: Item = {
            "pk": "LEARNING",
            "sk": f"CURSOR#{now.agent_id}",
            "read_until": utc_text(now.read_until) if now.read_until else None,
            "generation": now.generation,
            "recent": sorted(now.recent),
        }
        try:
            self._table.put(item, expect={"generation": was.generation} if was.generation else {})
        except AlreadyThere as clash:
            raise Conflict(
                f"another run is learning from {now.agent_id}; start this one again when it is done"
            ) from clash

    def statements(self, agent_id: str, after: datetime) -> list[Statement]:
        """Statements received from `after` on, whatever their generation."""
        found = []
        for item in self._table.query(f"AGENT#{agent_id}", after=f"STATEMENT#{utc_text(after)}"):
            if not item["sk"].startswith("STATEMENT#"):
                break
            found.append(_statement(item))
        return found

    def words_of_topic(self, agent_id: str, topic_id: str) -> Iterator[str]:
        """What users said in the topic, as far as it is learned and kept; one read of the agent's statements."""
        generation = self.cursor(agent_id).generation
        for item in self._table.query(f"AGENT#{agent_id}", begins_with="STATEMENT#"):
            statement = _statement(item)
            if statement.topic_id == topic_id and max(statement.learned_in, statement.placed_in) <= generation:
                yield statement.text

    def save_statements(self, statements: Iterable[Statement]) -> None:
        """Store statements, in one call for many."""
        if items := [self._statement_item(statement) for statement in statements]:
            self._table.put_all(items)

    def drop_statements(self, statements: Iterable[Statement]) -> None:
        """Remove statements."""
        for statement in statements:
            self._table.delete(_statement_key(statement))

    def topics(self, agent_id: str) -> list[Topic]:
        """The agent's topics by id, whatever their generation."""
        return [_topic(item) for item in self._table.query(f"AGENT#{agent_id}", begins_with="TOPIC#")]

    def save_topics(self, topics: Iterable[Topic]) -> None:
        """Store topics, in one call for many."""
        if items := [{"pk": f"AGENT#{t.agent_id}", "sk": f"TOPIC#{t.topic_id}", **asdict(t)} for t in topics]:
            self._table.put_all(items)

    def drop_topics(self, topics: Iterable[Topic]) -> None:
        """Remove topics."""
        for topic in topics:
            self._table.delete((f"AGENT#{topic.agent_id}", f"TOPIC#{topic.topic_id}"))

    def _statement_item(self, statement: Statement) -> Item:
        partition, sort = _statement_key(statement)
        fields = asdict(statement) | {
            "received_at": utc_text(statement.received_at),
            "said_at": utc_text(statement.said_at),
            "target": list(statement.target),
            "expires_at": int((statement.received_at + self._kept_for).timestamp()),
        }
        return {"pk": partition, "sk": sort, **fields}


def _statement_key(statement: Statement) -> tuple[str, str]:
    return f"AGENT#{statement.agent_id}", f"STATEMENT#{utc_text(statement.received_at)}#{statement.event_id}"


def _statement(item: Item) -> Statement:
    fields: dict[str, Any] = {name: item[name] for name in Statement.__dataclass_fields__ if name in item}
    run_id, turn, part, voice = item["target"]
    times = {name: datetime.fromisoformat(item[name]) for name in ("received_at", "said_at")}
    return Statement(**{**fields, **times, "target": (run_id, turn, part, voice)})


def _topic(item: Item) -> Topic:
    fields: dict[str, Any] = {name: item[name] for name in Topic.__dataclass_fields__ if name in item}
    if words := fields.get("worded"):
        fields["worded"] = Worded(**words)
    return Topic(**fields)


def _run_item(run: LearningRun) -> Item:
    return {"pk": "LEARNING-RUNS", "sk": run.learning_run_id, **run.model_dump(mode="json", exclude_none=True)}


def _run(item: Item) -> LearningRun:
    return LearningRun.model_validate({name: item[name] for name in LearningRun.model_fields if name in item})
