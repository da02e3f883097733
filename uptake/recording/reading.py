"""What a spill folder, a JSONL file or a SQLite file holds: every record with its place, or what is wrong there.

An event without an id stays without one: the service makes it of what the event says, with a secret of its own. Made
here, of the text, it would let whoever knows the rest try texts until one fits.
"""

import sqlite3
import sys
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from uptake import strict_json
from uptake.recording.sinks import RUN, TABLE, Record

_SQLITE = b"SQLite format 3\0"


@dataclass(frozen=True)
class Held:
    """A record and where it stands."""

    where: str
    record: Record


@dataclass(frozen=True)
class Unreadable:
    """A place that should hold a record, and why it holds none."""

    where: str
    reason: str


def records_in(path: Path) -> Iterator[Held | Unreadable]:
    """Every record of a file (`-`: JSONL on standard input), in its order. Raises OSError."""
    if str(path) == "-":
        yield from of_lines("standard input", sys.stdin.buffer)
        return
    with path.open("rb") as file:
        if file.read(len(_SQLITE)) != _SQLITE:
            file.seek(0)
            yield from of_lines(str(path), file)
            return
    yield from _of_table(path)


def of_lines(name: str, lines: Iterable[bytes]) -> Iterator[Held | Unreadable]:
    """Lines that end with LF or CRLF; a BOM is skipped, empty lines are no records."""
    for number, line in enumerate(lines, start=1):
        if line.strip():
            yield _held(f"{name}, line {number}", line)


def _of_table(path: Path) -> Iterator[Held | Unreadable]:
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=10)) as database:
            query = f"SELECT rowid, event_type, payload FROM {TABLE} ORDER BY rowid"  # noqa: S608 - our own name
            for number, event_type, payload in database.execute(query):
                held = _held(f"{path}, row {number}", payload)
                if isinstance(held, Held) and event_type != RUN:
                    held.record.setdefault("event_type", event_type)
                yield held
    except sqlite3.Error as error:
        yield Unreadable(str(path), f"{error}; a table `{TABLE}` with event_type, payload, created_at is expected")


def _held(where: str, data: Any) -> Held | Unreadable:
    if not isinstance(data, bytes | str):
        return Unreadable(where, "no JSON text")
    try:
        record = strict_json.loads(data)
    except strict_json.JsonFault as fault:
        return Unreadable(where, f"{fault}{f' (at {fault.pointer})' if fault.pointer else ''}")
    if not isinstance(record, dict):
        return Unreadable(where, "no JSON object")
    return Held(where, record)
