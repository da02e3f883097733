"""The state of the local service on disk: a journal of writes, folded now and then into plain JSONL files.

    state-000007/feedback.jsonl   one item a line, as DynamoDB's own export and import write it: {"Item": {…}}
    state-000007/memory.jsonl
    state-000007/objects.jsonl    every version of every object of the skills bucket, oldest first
    state-000007/pending.jsonl    keys of feedback items that the stream has not delivered yet
    journal-000007.jsonl          what came since, one write a line

A state folder appears by one atomic rename, so it is whole or not there. A journal line is written before the write is
acknowledged; a torn last line was never acknowledged, and is dropped.
"""

import fcntl
import json
import os
import shutil
import threading
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO

ItemKey = tuple[str, str]
Attributes = dict[str, Any]  # an item as DynamoDB's JSON spells it

STREAMED = "feedback"
_COMPACT_AFTER_BYTES = 32 * 1024 * 1024


class DataFolderError(RuntimeError):
    """The data folder cannot be used; the message says why and what to do."""


@dataclass
class State:
    """What the service holds: items by table and key, object versions in order, and what the stream still owes."""

    tables: dict[str, dict[ItemKey, Attributes]] = field(default_factory=dict)
    objects: list[dict[str, Any]] = field(default_factory=list)
    pending: dict[ItemKey, None] = field(default_factory=dict)

    def apply(self, entry: dict[str, Any]) -> None:
        """Take one journal line in."""
        if "object" in entry:
            self.objects.append(entry["object"])
        elif "delivered" in entry:
            for pk, sk in entry["delivered"]:
                self.pending.pop((pk, sk), None)
        else:
            key = (entry["key"][0], entry["key"][1])
            items = self.tables.setdefault(entry["table"], {})
            if entry["item"] is None:
                items.pop(key, None)
                self.pending.pop(key, None)
            else:
                items[key] = entry["item"]
                if entry["table"] == STREAMED:
                    self.pending[key] = None


class Journal:
    """Owns one data folder while it is open. Thread-safe."""

    def __init__(self, folder: Path) -> None:
        """Open the folder, made if it is missing, and read its state.

        Raises DataFolderError if another process has it open, or a file in it cannot be read.
        """
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self._lock_file = (folder / "lock").open("w")
        try:
            fcntl.flock(self._lock_file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self._lock_file.close()
            message = f"another service has {folder} open; stop it, or choose another folder with --data"
            raise DataFolderError(message) from error
        self._lock = threading.Lock()
        self._dirty = False
        self._failure: OSError | None = None
        self._written = 0
        try:
            self._generation, journals = self._latest()
            self.state = self._read(journals)
            self._file: BinaryIO = self._fold(self.state, max([self._generation, *journals]))
        except BaseException:
            self._lock_file.close()
            raise

    def append(self, entries: Iterable[dict[str, Any]]) -> None:
        """Write entries behind the last one. They survive the end of this process at once, the machine's after `sync`.

        After a failure (a full disk) everything fails: what memory holds and the disk does not must not be shown.
        """
        lines = b"".join(_line(entry) for entry in entries)
        with self._lock:
            self._check()
            try:
                self._file.write(lines)
                self._file.flush()
            except OSError as error:
                self._failure = error
                raise
            self._written += len(lines)
            self._dirty = True

    def sync(self) -> None:
        """Return once everything appended so far is on the disk."""
        with self._lock:
            self._check()
            if self._dirty:
                try:
                    os.fsync(self._file.fileno())
                except OSError as error:
                    self._failure = error
                    raise
                self._dirty = False
                if self._written > _COMPACT_AFTER_BYTES:
                    self._compact()

    def close(self) -> None:
        """Fold the journal into the state files, and let the folder go."""
        with self._lock:
            if self._failure is None:
                self._compact()
            self._file.close()
        self._lock_file.close()

    def _check(self) -> None:
        if self._failure is not None:
            raise OSError(f"the journal in {self.folder} cannot be written; free the disk and start again") from (
                self._failure
            )

    def _compact(self) -> None:
        """Fold from the files alone: what is on the disk is what counts."""
        self._file.close()
        state = self._read([self._generation])
        self._file = self._fold(state, self._generation)
        self._written = 0

    def _latest(self) -> tuple[int, list[int]]:
        """The newest whole state, and the journals from it on; what an interrupted fold left is removed."""
        for leftover in self.folder.glob("state-*.tmp"):
            shutil.rmtree(leftover)
        generation = max((_number(path) for path in self.folder.glob("state-*")), default=0)
        journals = sorted(_number(path) for path in self.folder.glob("journal-*.jsonl"))
        return generation, [number for number in journals if number >= generation]

    def _read(self, journals: list[int]) -> State:
        state = State()
        home = self.folder / f"state-{self._generation:06d}"
        for path in sorted(home.glob("*.jsonl")):
            for line in _lines(path, torn_ok=False):
                if path.stem == "objects":
                    state.objects.append(line)
                elif path.stem == "pending":
                    state.pending[line[0], line[1]] = None
                else:
                    item = line["Item"]
                    state.tables.setdefault(path.stem, {})[item["pk"]["S"], item["sk"]["S"]] = item
        for number in journals:
            for line in _lines(self._journal(number), torn_ok=number == journals[-1]):
                state.apply(line)
        return state

    def _fold(self, state: State, generation: int) -> BinaryIO:
        """Write the state as the next generation, drop what came before, and open its empty journal."""
        self._generation = generation + 1
        home = self.folder / f"state-{self._generation:06d}"
        draft = home.with_suffix(".tmp")
        draft.mkdir()
        for table, items in state.tables.items():
            _write(draft / f"{table}.jsonl", ({"Item": item} for item in items.values()))
        _write(draft / "objects.jsonl", state.objects)
        _write(draft / "pending.jsonl", (list(key) for key in state.pending))
        _sync_folder(draft)
        journal = self._journal(self._generation).open("wb")
        draft.rename(home)
        _sync_folder(self.folder)
        for path in [*self.folder.glob("state-*"), *self.folder.glob("journal-*.jsonl")]:
            if _number(path) < self._generation:
                shutil.rmtree(path) if path.is_dir() else path.unlink()
        return journal

    def _journal(self, generation: int) -> Path:
        return self.folder / f"journal-{generation:06d}.jsonl"


def _number(path: Path) -> int:
    return int(path.name.removesuffix(".jsonl").rpartition("-")[2])


def _line(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _write(path: Path, values: Iterable[object]) -> None:
    with path.open("wb") as file:
        for value in values:
            file.write(_line(value))
        file.flush()
        os.fsync(file.fileno())


def _sync_folder(folder: Path) -> None:
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _lines(path: Path, *, torn_ok: bool) -> Iterator[Any]:
    """Every line of a file, parsed; a last line that is torn is dropped where that is no loss."""
    with path.open("rb") as file:
        for number, line in enumerate(file, start=1):
            value = _parsed(line)
            if value is not None:
                yield value
            elif not torn_ok or file.read(1):
                raise DataFolderError(f"{path}, line {number}, cannot be read; restore the folder from a copy")


def _parsed(line: bytes) -> Any:
    """The value of a whole line, or None."""
    if not line.endswith(b"\n"):
        return None
    try:
        return json.loads(line)
    except ValueError:
        return None
