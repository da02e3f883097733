"""Rows of a file as they stand in it, and how far it is read: lines of JSONL, elements of a JSON array, rows of SQLite.

The kind is found by content, not by name. Nothing is read whole: one row is held at a time.
"""

import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import BinaryIO

MAX_ROW_BYTES = 4 * 1024 * 1024  # the service takes 256 KiB; escaped, that is at most six times as long
SQLITE_MAGIC = b"SQLite format 3\x00"
BOM = b"\xef\xbb\xbf"
BLANKS = b" \t\r\n"
STANDARD_INPUT = "-"
_CHUNK = 16 * 1024  # small, since progress is told in chunks
_UNREADABLE = (
    ((b"\xff\xfe", b"\xfe\xff"), "UTF-16 or UTF-32; save it as UTF-8"),
    ((b"\x1f\x8b",), "compressed (gzip); unpack it first"),
    ((b"PK\x03\x04",), "compressed (zip); unpack it first"),
    ((b"{\x00", b"[\x00", b"\x00"), "UTF-16 without a mark; save it as UTF-8"),
)


@dataclass(frozen=True)
class Columns:
    """What a row of `agent_events` has beside its payload; `created_at` as SQLite holds it."""

    event_type: str | None
    created_at: str | int | float | None


@dataclass(frozen=True)
class RawRow:
    """One row: where it stands, and its JSON; `fault` says why there is none."""

    line: int  # where it starts, from 1; of a table, its rowid
    place: str  # the same for a person
    data: bytes = b""
    fault: str | None = None
    columns: Columns | None = None


@dataclass
class Reading:
    """How far a file is read; `total` 0: nobody knows how long it is."""

    done: int = 0
    total: int = 0

    @property
    def share(self) -> float | None:
        """From 0 to 1."""
        return min(1.0, self.done / self.total) if self.total else None


def raw_rows(path: Path, reading: Reading) -> Iterator[RawRow]:
    """Every row of a file (`-`: standard input) in its order; blank lines are no rows. Raises OSError.

    What cannot be read as rows at all is one row with its fault.
    """
    if str(path) == STANDARD_INPUT:
        yield from _of_stream(sys.stdin.buffer, reading, None)
        return
    with path.open("rb") as file:
        reading.total = path.stat().st_size
        yield from _of_stream(file, reading, path)


def _of_stream(file: BinaryIO, reading: Reading, path: Path | None) -> Iterator[RawRow]:
    from uptake.importing.arrays import elements  # noqa: PLC0415 - most files are JSONL
    from uptake.importing.databases import table_rows  # noqa: PLC0415

    head = file.read(_CHUNK)
    if head.startswith(SQLITE_MAGIC):
        if path is None:
            yield RawRow(1, "the file", fault="a database cannot come by standard input; name its file")
        else:
            yield from table_rows(path, reading)
        return
    for marks, what in _UNREADABLE:
        if head.startswith(marks):
            yield RawRow(1, "the file", fault=f"not UTF-8 text but {what}")
            return
    if head.removeprefix(BOM).lstrip(BLANKS).split(b"\n", 1)[0].strip() == b"{":
        yield RawRow(1, "the file", fault="one object over many lines; write one row a line, or an array of rows")
        return
    chunks = _counted(chain([head], iter(lambda: file.read(_CHUNK), b"")), reading)
    is_array = head.removeprefix(BOM).lstrip(BLANKS).startswith(b"[")
    yield from elements(chunks) if is_array else lines(chunks)


def _counted(chunks: Iterable[bytes], reading: Reading) -> Iterator[bytes]:
    for chunk in chunks:
        yield chunk
        reading.done += len(chunk)


class Held:
    """Bytes of one row as they come; of a row that is too long only its length is kept."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []
        self.size = 0

    def add(self, part: bytes) -> None:
        """Take some more."""
        self.size += len(part)
        if self.size <= MAX_ROW_BYTES:
            self._parts.append(part)
        else:
            self._parts.clear()

    def take(self) -> tuple[bytes, str | None]:
        """The row and why it cannot be used, and begin the next one."""
        data, size = b"".join(self._parts), self.size
        self._parts.clear()
        self.size = 0
        if size > MAX_ROW_BYTES:
            return b"", f"{size:,} bytes long; a row has at most {MAX_ROW_BYTES:,}"
        return data, None


def lines(chunks: Iterable[bytes]) -> Iterator[RawRow]:
    """Lines that end with LF or CRLF; U+2028 and other separators are characters like any other."""
    held = Held()
    number = 0
    for chunk in chunks:
        *ends, rest = chunk.split(b"\n")
        for end in ends:
            held.add(end)
            number += 1
            yield from _line(held, number)
        held.add(rest)
    yield from _line(held, number + 1)


def _line(held: Held, number: int) -> Iterator[RawRow]:
    data, fault = held.take()
    if fault is not None or data.strip(BLANKS + BOM):
        yield RawRow(number, f"line {number}", data, fault)
