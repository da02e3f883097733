"""The state of the local service on disk: a journal of writes, folded now and then into plain JSONL files.

    state-000007/          what was folded; local/state.py says what stands in the files
    journal-000007.jsonl   what came since
    lock                   held while a service has the folder open

A state folder appears by one atomic rename, so it is whole or not there; until then the old journal is the one that
counts. A journal line is written before its write is acknowledged; a torn last line was never acknowledged.
"""

import fcntl
import logging
import os
import re
import shutil
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, BinaryIO

from local.folder import KEYS, DataFolderError, make_private, open_private, sync_folder, told
from local.items import Attributes, ItemKey, same
from local.state import State, each_line, line_of

__all__ = ["DataFolderError", "Journal", "Write"]

FOLD_AFTER_BYTES = 32 * 1024 * 1024
_STATE = re.compile(r"state-(\d{6,})")
_JOURNAL = re.compile(r"journal-(\d{6,})\.jsonl")

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Write:
    """An item as a write left it, None where it was deleted. `on_stream`: the table's stream will tell of it."""

    table: str
    key: ItemKey
    item: Attributes | None
    on_stream: bool = False


class Journal:
    """Owns one data folder while it is open. Thread-safe.

    After a failure (a full disk) everything fails until a restart reads what the disk has: what memory holds and the
    disk does not must be neither acknowledged nor shown.
    """

    def __init__(self, folder: Path, fold_after: int = FOLD_AFTER_BYTES) -> None:
        """Open the folder, made if it is missing, and read its state, which stands in `state` as of now.

        A journal of more than `fold_after` bytes is folded at the next `sync`.

        Raises DataFolderError if another process has it open, it cannot be written, or a file in it cannot be read.
        """
        self.folder = folder
        self._fold_after = fold_after
        self._lock = threading.Lock()
        self._dirty = False
        self._failure: BaseException | None = None
        self._file: BinaryIO | None = None
        self._generation = self._written = 0
        with told(folder):
            make_private(folder)
            self._lock_file = _locked(folder)
        try:
            with told(folder):
                self._generation, last = self._latest()
                self.state = self._read()
                self._fold(self.state, last + 1)
        except BaseException:
            if self._file is not None:
                self._file.close()
            self._lock_file.close()
            raise
        self._last_number = self.state.last_number
        self._owed = {number: (change.key, change.new) for number, change in self.state.owed.items()}

    @property
    def failed(self) -> bool:
        """Whether something could not be recorded, so that nothing more is."""
        return self._failure is not None

    @property
    def last_number(self) -> int:
        """The number of the last write that the stream tells of."""
        return self._last_number

    def owes(self, up_to: int | None = None) -> bool:
        """Whether the stream has not yet delivered every write, or every one up to this number."""
        with self._lock:
            first = next(iter(self._owed), None)
            return first is not None and (up_to is None or first <= up_to)

    def record(self, writes: Sequence[Write]) -> None:
        """Write down what one call wrote, all or none.

        It survives the end of this process at once, that of the machine after `sync`.
        """
        with self._lock:
            numbers = count(self._last_number + 1)
            lines: list[dict[str, Any]] = []
            owed = {}
            for write in writes:
                lines.append({"table": write.table, "key": list(write.key), "item": write.item})
                if write.on_stream:
                    lines[-1]["number"] = number = next(numbers)
                    owed[number] = (write.key, write.item)
            self._append({"writes": lines})
            self._owed |= owed
            self._last_number += len(owed)

    def record_object(self, version: dict[str, Any]) -> None:
        """Write down one version of one object."""
        with self._lock:
            self._append({"object": version})

    def record_delivered(self, changes: Iterable[tuple[ItemKey, Attributes | None]]) -> None:
        """Note what the stream delivered: keys, and the items as the writes left them, in the stream's order."""
        with self._lock:
            numbers = [number for key, item in changes for number in self._settled(key, item)]
            if numbers:
                self._append({"delivered": numbers})

    def sync(self) -> None:
        """Return once everything recorded so far is on the disk."""
        with self._lock, self._or_stop() as file:
            if self._dirty:
                os.fsync(file.fileno())
                self._dirty = False
            if self._written > self._fold_after:
                self._fold_if_there_is_room()

    def fail(self, error: BaseException) -> None:
        """Stop: it is not known whether a write came to be, so nothing more can be recorded."""
        with self._lock:
            self._failure = self._failure or error

    def close(self) -> None:
        """Fold the journal into the state files, and let the folder go."""
        with self._lock:
            try:
                if not self.failed:
                    with self._or_stop() as file:
                        os.fsync(file.fileno())
                        self._fold(self._read(), self._generation + 1)
            except (OSError, DataFolderError) as error:
                logger.warning("the journal in %s was not folded (%s); the next start does it", self.folder, error)
            finally:
                if self._file is not None:
                    self._file.close()
                self._file = None
                self._lock_file.close()

    def _fold_if_there_is_room(self) -> None:
        """Fold, from the files alone: what is on the disk is what counts.

        Where the disk has no room for a second copy, the journal goes on: it is sound, and what it holds is durable.
        """
        generation = self._generation + 1
        try:
            self._fold(self._read(), generation)
        except OSError as error:
            if self._home(generation).exists():  # it is there, and perhaps not for good: only a restart can tell
                raise
            shutil.rmtree(self._home(generation).with_suffix(".tmp"), ignore_errors=True)
            self._journal(generation).unlink(missing_ok=True)
            self._written = 0
            logger.warning("the journal in %s was not folded (%s); it grows until there is room", self.folder, error)

    def _append(self, line: dict[str, Any]) -> None:
        with self._or_stop() as file:
            left = memoryview(line_of(line))
            self._written += len(left)
            self._dirty = True
            while left:  # past any buffer: what a full disk refused must not come up later
                left = left[os.write(file.fileno(), left) :]

    @contextmanager
    def _or_stop(self) -> Iterator[BinaryIO]:
        """The open journal; whatever fails inside stops everything."""
        if self._failure is not None or self._file is None:
            raise OSError(f"{self.folder} cannot be written; free the disk and start again") from self._failure
        try:
            yield self._file
        except BaseException as error:
            self._failure = error
            raise

    def _settled(self, key: ItemKey, item: Attributes | None) -> list[int]:
        """The number of the first write that left this item and is still owed, and what is owed of the key before it.

        A key's changes come in order, so whatever stands before a delivered one was delivered too.
        """
        of_key = []
        for number, (owed_key, owed_item) in self._owed.items():
            if owed_key == key:
                of_key.append(number)
                if same(owed_item, item):
                    break
        else:
            return []
        for number in of_key:
            del self._owed[number]
        return of_key

    def _latest(self) -> tuple[int, int]:
        """The newest state, and the highest number that is taken. Raises DataFolderError if something is missing.

        A journal is made, empty, before its state, and is written on after it: so a state has its journal, and a
        journal with something in it has its state.
        """
        states = [number for number, path in self._numbered(_STATE) if path.is_dir()]
        journals = dict(self._numbered(_JOURNAL))
        generation = max(states, default=0)
        filled = [number for number, path in journals.items() if number > generation and path.stat().st_size]
        if generation and generation not in journals:
            raise DataFolderError(f"{self._journal(generation)} is missing; restore the folder from a copy")
        if filled:
            raise DataFolderError(f"{self._home(max(filled))} is missing; restore the folder from a copy")
        if not generation and (self.folder / KEYS).exists():
            raise DataFolderError(f"{self.folder} has keys and no state; restore the folder from a copy")
        return generation, max([generation, *journals])

    def _numbered(self, pattern: re.Pattern[str]) -> list[tuple[int, Path]]:
        found = ((pattern.fullmatch(path.name), path) for path in self.folder.iterdir())
        return [(int(match[1]), path) for match, path in found if match]

    def _read(self) -> State:
        state = State()
        if self._generation:
            state.read_from(self._home(self._generation))
            each_line(self._journal(self._generation), state.apply, torn_ok=True)
        return state

    def _fold(self, state: State, generation: int) -> None:
        """Make the state the next generation with an empty journal, and drop what came before.

        Where this fails, the generation before is whole and is the one that counts, or this one is.
        """
        for leftover in self.folder.glob("state-*.tmp"):
            shutil.rmtree(leftover)
        home = self._home(generation)
        draft = home.with_suffix(".tmp")
        file = open_private(self._journal(generation), "x")
        try:
            make_private(draft)
            state.write_to(draft)
            sync_folder(draft)
            draft.rename(home)
            sync_folder(self.folder)
        except BaseException:
            file.close()
            raise
        old, self._file = self._file, file
        self._generation, self._written, self._dirty = generation, 0, False
        if old is not None:
            old.close()
        for number, path in [*self._numbered(_STATE), *self._numbered(_JOURNAL)]:
            if number < generation:
                shutil.rmtree(path) if path.is_dir() else path.unlink()

    def _home(self, generation: int) -> Path:
        return self.folder / f"state-{generation:06d}"

    def _journal(self, generation: int) -> Path:
        return self.folder / f"journal-{generation:06d}.jsonl"


def _locked(folder: Path) -> BinaryIO:
    file = open_private(folder / "lock", "a")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        file.close()
        message = f"another service has {folder} open; stop it, or choose another folder with --data"
        raise DataFolderError(message) from error
    except BaseException:
        file.close()
        raise
    return file
