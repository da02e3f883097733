"""The journal on a disk that fails: it stops, and what the disk has is found by the next start."""

import errno
import resource
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from local.journal import DataFolderError, Journal, Write
from tests.test_journal import Contents, abandon, item, journal_file, state_after, write


@contextmanager
def full_disk(limit: int) -> Iterator[None]:
    """No file of this process grows over `limit` bytes: the system's own refusal, in the middle of a write."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_nothing_is_recorded_after_the_disk_failed(tmp_path: Path) -> None:
    """Once a write could not be recorded, every later one fails too, until a restart reads what the disk has."""
    journal = Journal(tmp_path)
    journal.record([write("a", "1")])

    with full_disk(journal_file(tmp_path).stat().st_size + 20), pytest.raises(OSError, match="large"):
        journal.record([write("b", "1")])

    assert_stopped(journal)
    journal.close()
    assert state_after(tmp_path)[0] == {"feedback": {("a", "S"): item("a", "1")}}


def assert_stopped(journal: Journal) -> None:
    assert journal.failed
    with pytest.raises(OSError, match="cannot be written"):
        journal.record([write("c", "1")])
    with pytest.raises(OSError, match="cannot be written"):
        journal.record_object({"key": "k", "text": "v1"})
    with pytest.raises(OSError, match="cannot be written"):
        journal.sync()


def test_what_cannot_be_spelled_stops_the_journal(tmp_path: Path) -> None:
    """The engine has the write already, so one that no line can hold is no smaller failure than a full disk."""
    journal = Journal(tmp_path)

    with pytest.raises(TypeError):
        journal.record([Write("feedback", ("a", "S"), {"pk": {"B": b"raw"}})])

    assert journal.failed
    journal.close()


def test_fold_without_room_goes_on_with_the_journal(tmp_path: Path) -> None:
    """A disk with no room for a second copy: what is durable is acknowledged, and the next fold that has room folds."""
    journal = Journal(tmp_path, fold_after=100)
    journal.record([write(f"k{number}", "1") for number in range(50)])
    with full_disk(1000):
        journal.sync()
    assert not journal.failed
    assert sorted(path.name for path in tmp_path.glob("state-*")) == ["state-000001"]

    journal.record([write(f"k{number}", "2") for number in range(50)])
    journal.sync()

    assert sorted(path.name for path in tmp_path.glob("state-*")) == ["state-000002"]
    journal.record([write("a", "1")])
    abandon(journal)
    expected = {(f"k{number}", "S"): item(f"k{number}", "2") for number in range(50)} | {("a", "S"): item("a", "1")}
    assert state_after(tmp_path)[0]["feedback"] == expected


class Faults:
    """Refuses the calls of the file system below a folder from the n-th on, as a disk does that fails, or a kill."""

    def __init__(self) -> None:
        self.folder = ""
        self.calls_left: int | None = None
        self.refused = False

    def __call__(self, event: str, arguments: tuple[Any, ...]) -> None:
        if self.calls_left is None or not event.startswith(("open", "os.", "shutil.")):
            return
        if not arguments or self.folder not in str(arguments[0]):
            return
        if self.calls_left == 0:
            self.refused = True
            raise OSError(errno.EIO, "the disk failed here")
        self.calls_left -= 1


faults = Faults()
sys.addaudithook(faults)


@contextmanager
def failing_after(calls: int, folder: Path) -> Iterator[None]:
    faults.folder, faults.calls_left, faults.refused = str(folder), calls, False
    try:
        yield
    finally:
        faults.calls_left = None


@pytest.mark.parametrize("operation", ["open", "sync, close", "sync, kill", "close"])
def test_disk_that_fails_at_any_step_of_a_fold_loses_nothing(tmp_path: Path, operation: str) -> None:
    """Whichever call of a fold fails, and whether a close or a kill follows: the next start finds everything."""
    whole = tmp_path / "whole"
    journal = Journal(whole)
    journal.record([write("a", "1"), write("b", "1")])
    journal.record_object({"key": "k", "text": "v1"})
    journal.close()
    journal = Journal(whole)
    journal.record([write("a", "2")])
    abandon(journal)
    expected = state_after_copy(whole, tmp_path / "copy")

    for calls in range(200):
        folder = tmp_path / f"{calls}"
        shutil.copytree(whole, folder)
        fold(folder, operation, calls)
        assert state_after(folder) == expected, calls
        if not faults.refused:
            break
    assert 8 < calls < 199, "the fold has fewer steps than it can have, or never ended"


def state_after_copy(folder: Path, copy: Path) -> Contents:
    shutil.copytree(folder, copy)
    return state_after(copy)


def fold(folder: Path, operation: str, calls: int) -> None:
    """Fold on a disk that fails after so many calls, then end."""
    if operation == "open":
        with suppress(DataFolderError), failing_after(calls, folder):
            abandon(Journal(folder))
        return
    journal = Journal(folder, fold_after=0)
    journal.record([Write("feedback", ("a", "S"), item("a", "2"))])  # which it is already
    with suppress(OSError), failing_after(calls, folder):
        if operation == "close":
            journal.close()
            return
        journal.sync()
    assert faults.refused or not journal.failed
    if operation == "sync, close":
        journal.close()
    else:
        abandon(journal)


@pytest.mark.parametrize(
    "name",
    ["state", "journal", "feedback.jsonl", "objects.jsonl", "pending.jsonl", "manifest.json", "half of feedback.jsonl"],
)
def test_missing_part_is_told_and_nothing_is_thrown_away(tmp_path: Path, name: str) -> None:
    """A folder that lacks a part of its state is not served as if it were smaller, and is left as it is."""
    journal = Journal(tmp_path)
    journal.record([write("a", "1"), write("b", "1")])
    journal.record_object({"key": "k", "text": "v1"})
    journal.close()
    journal = Journal(tmp_path)
    journal.record([write("c", "1")])
    abandon(journal)
    (home,) = tmp_path.glob("state-*")
    if name == "state":
        shutil.rmtree(home)
    elif name == "journal":
        journal_file(tmp_path).unlink()
    elif name.startswith("half"):
        path = home / "feedback.jsonl"
        path.write_bytes(path.read_bytes().splitlines(keepends=True)[0])
    else:
        (home / name).unlink()
    left = sorted(str(path) for path in tmp_path.rglob("*"))

    with pytest.raises(DataFolderError, match="restore the folder from a copy"):
        Journal(tmp_path)

    assert sorted(str(path) for path in tmp_path.rglob("*")) == left


def test_stray_files_are_passed_over(tmp_path: Path) -> None:
    """What a hand left in the folder is no state of ours: a copy beside, or a file with a state's name."""
    journal = Journal(tmp_path)
    journal.record([write("a", "1")])
    journal.close()
    (home,) = tmp_path.glob("state-*")
    shutil.copytree(home, tmp_path / f"{home.name} (copy)")
    (tmp_path / "state-999999").write_bytes(b"")
    (tmp_path / "journal-copy.jsonl").write_bytes(b"{")

    assert state_after(tmp_path)[0] == {"feedback": {("a", "S"): item("a", "1")}}
    assert (tmp_path / "state-999999").exists()


def test_keys_without_a_state_are_told(tmp_path: Path) -> None:
    """Keys are made after the state: where they stand alone, the state was lost."""
    Journal(tmp_path).close()
    (tmp_path / "keys.json").write_text("{}")
    for path in [*tmp_path.glob("state-*"), *tmp_path.glob("journal-*")]:
        shutil.rmtree(path) if path.is_dir() else path.unlink()

    with pytest.raises(DataFolderError, match="keys and no state"):
        Journal(tmp_path)
