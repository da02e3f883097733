"""Rows of a SQLite table `agent_events(event_type, payload, created_at)`, in the order in which they were inserted."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from uptake.importing.sources import Columns, RawRow, Reading

TABLE = "agent_events"
_COUNT = f"SELECT count(*) FROM {TABLE}"  # noqa: S608 - our own name
_AT_ONCE = 500  # a page: no lock is held while rows are sent


def table_rows(path: Path, reading: Reading) -> Iterator[RawRow]:
    """Every row by its rowid; what the database refuses is a row with its fault."""
    place = "the file"
    try:
        with closing(sqlite3.connect(_address(path), uri=True, timeout=10)) as database:
            database.text_factory = bytes  # a text that is not UTF-8 is the fault of one row, not of all
            columns = {
                str(row[1], "utf-8", "replace").lower() for row in database.execute(f"PRAGMA table_info({TABLE})")
            }
            if not {"event_type", "payload"} <= columns:
                fault = f"the database has no table {TABLE}(event_type, payload, created_at)"
                yield RawRow(1, place, fault=fault)
                return
            reading.done, reading.total = 0, database.execute(_COUNT).fetchone()[0]
            for row in _rows(database, "created_at" if "created_at" in columns else "NULL"):
                place = f"row {row.line}"
                yield row
                reading.done += 1
    except sqlite3.Error as error:
        where = "" if place == "the file" else f" behind {place}"
        yield RawRow(1, "the file", fault=f"SQLite cannot read on{where}: {error}")


def _address(path: Path) -> str:
    """Read-only; in a folder where SQLite cannot write its locks, as a file that nobody changes."""
    settled = not os.access(path.parent, os.W_OK) and not path.with_name(f"{path.name}-wal").exists()
    return f"{path.absolute().as_uri()}?{'immutable=1' if settled else 'mode=ro'}"


def _rows(database: sqlite3.Connection, created_at: str) -> Iterator[RawRow]:
    query = f"SELECT rowid, event_type, payload, {created_at} FROM {TABLE} WHERE rowid > ? ORDER BY rowid LIMIT ?"  # noqa: S608 - our own names
    last = -(2**63)
    while page := database.execute(query, (last, _AT_ONCE)).fetchall():
        yield from (_row(*found) for found in page)
        last = page[-1][0]


def _row(number: int, event_type: Any, payload: Any, created_at: Any) -> RawRow:
    place = f"row {number}"
    columns = Columns(_text(event_type), _text(created_at))
    if not isinstance(payload, bytes):
        return RawRow(number, place, fault="the payload is no text of JSON", columns=columns)
    return RawRow(number, place, payload, columns=columns)


def _text(value: Any) -> Any:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else value
