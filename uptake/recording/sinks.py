"""Where recorded events go: a sink takes records in their wire form, and says of each whether it was refused.

`ServiceSink` is the default; `JsonlSink` and `SqliteSink` keep them on this machine until `uptake replay` sends them.
"""

import json
import os
import sqlite3
import stat
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from uptake.recording.locks import lock, unlock

Record = dict[str, Any]  # a feedback event, or a run, which has no `event_type`
RUN = "run"
_DELETED_AT_MOST = 100  # between the two calls that open and lock a file


class SinkUnavailable(Exception):
    """Nothing can be taken now; the same records come again, after `retry_after` seconds if the sink knows."""

    def __init__(self, message: str, retry_after: float | None = None) -> None:
        super().__init__(message)
        self.retry_after = retry_after


@dataclass(frozen=True)
class Refusal:
    """A record that the sink will never take, and why; it carries no user's words."""

    record_id: str
    status: int
    detail: str
    pointer: str | None = None


@runtime_checkable
class Sink(Protocol):
    """What a recorder writes to, from one thread of its own."""

    @property
    def name(self) -> str:
        """What tells this destination from another; events that wait for one never go to another."""

    def write(self, records: Sequence[Record]) -> Sequence[Refusal | None]:
        """Take the records for good; a result for each, in order: None, or why it was refused.

        Raises SinkUnavailable where it cannot be known that all were taken: then all come again.
        """

    def close(self) -> None:
        """Let go of what is held."""


def id_of(record: Record) -> str:
    """What a record is called in a report."""
    return str(record.get("event_id") or record.get("agent_run_id") or "without id")


class JsonlSink:
    """Appends to a file, one record a line. Any number of processes may write to it at once."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self._path = Path(path)

    @property
    def name(self) -> str:
        """The file."""
        return f"jsonl {self._path.absolute()}"

    def write(self, records: Sequence[Record]) -> Sequence[Refusal | None]:
        """Append all of them, or none, to a file that is still in its folder. Raises SinkUnavailable."""
        data = b"".join(json.dumps(record, ensure_ascii=False).encode() + b"\n" for record in records)
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            written = any(self._appended(data) for _ in range(_DELETED_AT_MOST))
        except OSError as error:
            raise SinkUnavailable(f"{self._path}: {error.strerror or error}") from error
        if not written:
            raise SinkUnavailable(f"{self._path} is deleted over and over")
        return [None] * len(records)

    def close(self) -> None:
        """Nothing is held between writes."""

    def _appended(self, data: bytes) -> bool:
        fd = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
        try:
            return _append(fd, data)
        finally:
            os.close(fd)


def _append(fd: int, data: bytes) -> bool:
    """Whether it stands in a file that others can find."""
    lock(fd, wait=True)
    try:
        status = os.fstat(fd)
        if not status.st_nlink and stat.S_ISREG(status.st_mode):
            return False
        size = os.lseek(fd, 0, os.SEEK_END)
        if size and _byte_at(fd, size - 1) != b"\n":  # somebody's last line was cut short: it stays one line
            data = b"\n" + data
        if os.write(fd, data) < len(data):
            os.ftruncate(fd, size)
            raise OSError("no room")
        return True
    finally:
        unlock(fd)


def _byte_at(fd: int, offset: int) -> bytes:
    os.lseek(fd, offset, os.SEEK_SET)
    return os.read(fd, 1)


TABLE = "agent_events"
_CREATE = (
    f"CREATE TABLE IF NOT EXISTS {TABLE} (event_type TEXT NOT NULL, payload TEXT NOT NULL, created_at TEXT NOT NULL)"
)
_INSERT = f"INSERT INTO {TABLE} (event_type, payload, created_at) VALUES (?, ?, ?)"  # noqa: S608 - our own name


class SqliteSink:
    """Appends to the table `agent_events` of a SQLite file. Any number of processes may write to it at once.

    A row is `event_type` (`run` for a run), `payload` (the record as JSON) and `created_at` (UTC, ISO 8601).
    """

    def __init__(self, path: str | os.PathLike[str], *, timeout: float = 10) -> None:
        self._path = Path(path)
        self._timeout = timeout

    @property
    def name(self) -> str:
        """The file."""
        return f"sqlite {self._path.absolute()}"

    def write(self, records: Sequence[Record]) -> Sequence[Refusal | None]:
        """Insert all of them, or none. Raises SinkUnavailable."""
        now = datetime.now(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")
        rows = [(r.get("event_type", RUN), json.dumps(r, ensure_ascii=False), now) for r in records]
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            os.close(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600))  # SQLite would let others read it
            with closing(sqlite3.connect(self._path, timeout=self._timeout)) as database:
                database.execute("PRAGMA journal_mode=WAL")
                with database:
                    database.execute(_CREATE)
                    database.executemany(_INSERT, rows)
        except (OSError, sqlite3.Error) as error:
            raise SinkUnavailable(f"{self._path}: {error}") from error
        return [None] * len(records)

    def close(self) -> None:
        """Nothing is held between writes."""
