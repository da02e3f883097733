"""SQLite databases of a history: rows of `agent_events` in their order, and what is no event with its rowid."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.histories import database, faults, numbers, written
from uptake.importing import BadRow, rows_of


def test_table_is_read_in_the_order_of_its_rows(tmp_path: Path) -> None:
    """The columns fill what the payload lacks; a naive CURRENT_TIMESTAMP is UTC (F027)."""
    payload = {"agent_id": "bio", "agent_run_id": "r", "user": "u", "rating": "down"}
    path = database(
        tmp_path / "events.jsonl",
        [
            ("rating", json.dumps(payload), "2026-03-02 09:30:00"),
            ("rating", json.dumps({**payload, "occurred_at": "2026-03-01T00:00:00+02:00"}), "2026-03-02 09:30:00"),
            ("rating", json.dumps(payload), 1_772_443_800),
            ("rating", json.dumps(payload), "1772443800123"),
            ("rating", json.dumps(payload), None),
            (None, json.dumps({**payload, "event_type": "rating"}), "2026-03-02T09:30:00Z"),
        ],
    )

    events = [row[1] for row in rows_of(path) if not isinstance(row, BadRow)]

    assert [str(e.occurred_at) if e.occurred_at else None for e in events] == [
        "2026-03-02 09:30:00+00:00", "2026-02-28 22:00:00+00:00", "2026-03-02 09:30:00+00:00",
        "2026-03-02 09:30:00.123000+00:00", None, "2026-03-02 09:30:00+00:00",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("row", "hint"),
    [
        (("tool_call", "{}", None), "event_type 'tool_call' is none of"),
        (("edit", '{"event_type": "rating"}', None), "the column says event_type 'edit', the payload 'rating'"),
        (("rating", None, None), "payload"),
        (("rating", 17, None), "payload"),
        (("rating", "not json", None), "not JSON"),
        (("rating", b"\xff\xfe", None), "not UTF-8"),
        (("rating", "[]", None), "a row is an object"),
        (("rating", '{"rating": "down"}', "yesterday"), "not a time"),
        (("rating", '{"rating": "down", "occurred_at": "2026-03-02 09:30:00"}', None), "--naive-is-utc"),
        (("rating", '{"rating": "down"}', 2_461_000.5), "since 1970"),
    ],
)
def test_bad_row_of_a_table_is_named(tmp_path: Path, row: tuple[Any, Any, Any], hint: str) -> None:
    """Unknown event types, payloads that are none, times that are none: each with its rowid; the row behind is read."""
    good = json.dumps({"agent_id": "bio", "agent_run_id": "r", "user": "u", "rating": "up"})

    path = database(tmp_path / "events.db", [row, ("rating", good, None)])

    assert numbers(path) == [2]
    ((number, reason),) = faults(path)
    assert number == 1
    assert hint in reason


def test_database_without_the_table_or_damaged_is_said(tmp_path: Path) -> None:
    """A database that holds something else, or is cut short, is one row with its reason."""
    other = sqlite3.connect(tmp_path / "other.db")
    other.execute("CREATE TABLE events (payload)")
    other.close()
    whole = database(tmp_path / "whole.db", [("rating", json.dumps({"comment": "x" * 500}), None)] * 500)
    cut = written(tmp_path / "cut.db", whole.read_bytes()[:20_000])

    assert "agent_events(event_type, payload, created_at)" in faults(tmp_path / "other.db")[0][1]
    assert "SQLite cannot read" in faults(cut)[-1][1]


def test_table_is_read_while_another_process_writes_it(tmp_path: Path) -> None:
    """Rows in the write-ahead log are read, and the writer's lock holds nothing up."""
    path = database(tmp_path / "events.db", [])
    writer = sqlite3.connect(path)
    writer.execute("PRAGMA journal_mode=WAL")
    good = json.dumps({"agent_id": "bio", "agent_run_id": "r", "user": "u", "rating": "up"})
    with writer:
        writer.execute("INSERT INTO agent_events VALUES ('rating', ?, NULL)", (good,))
    writer.execute("BEGIN IMMEDIATE")

    assert numbers(path) == [1]

    writer.close()
