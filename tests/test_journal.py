"""The journal: what was written is there after any end, in a form that other tools read."""

import json
from pathlib import Path
from typing import Any

import pytest

from local.journal import DataFolderError, Journal


def write(pk: str, value: str | None, table: str = "feedback") -> dict[str, Any]:
    item = None if value is None else {"pk": {"S": pk}, "sk": {"S": "S"}, "v": {"S": value}}
    return {"table": table, "key": [pk, "S"], "item": item}


def state_after(folder: Path) -> tuple[dict[str, Any], list[Any], list[Any]]:
    """What a fresh process would find; opening and closing changes nothing of it."""
    journal = Journal(folder)
    state = journal.state
    journal.close()
    tables = {name: dict(items) for name, items in state.tables.items() if items}
    return tables, list(state.objects), list(state.pending)


def abandon(journal: Journal) -> None:
    """End without a close, as a killed process does: only the operating system lets go of the file locks."""
    journal._lock_file.close()
    journal._file.close()


def test_the_last_write_counts(tmp_path: Path) -> None:
    """Items are as the last write left them, deleted ones gone, object versions all there in order."""
    journal = Journal(tmp_path)
    journal.append([write("a", "1"), write("b", "1"), write("a", "2"), write("m", "1", "memory")])
    journal.append([write("b", None), {"object": {"key": "k", "text": "v1"}}, {"object": {"key": "k", "text": "v2"}}])
    journal.sync()
    abandon(journal)

    expected = (
        {"feedback": {("a", "S"): write("a", "2")["item"]}, "memory": {("m", "S"): write("m", "1")["item"]}},
        [{"key": "k", "text": "v1"}, {"key": "k", "text": "v2"}],
        [("a", "S")],
    )
    assert state_after(tmp_path) == expected
    assert state_after(tmp_path) == expected, "reading it changed it"


def test_delivered_items_are_not_owed_again(tmp_path: Path) -> None:
    """Of what the stream delivered nothing is pending after a restart; of the rest all of it, in order."""
    journal = Journal(tmp_path)
    journal.append([write(name, "1") for name in "cab"])
    journal.append([{"delivered": [["a", "S"]]}])
    abandon(journal)

    assert state_after(tmp_path)[2] == [("c", "S"), ("b", "S")]


@pytest.mark.parametrize("cut", [1, 2, 30, 60])
def test_torn_last_line_is_dropped(tmp_path: Path, cut: int) -> None:
    """A line that a kill cut short was never acknowledged; everything before it is there."""
    journal = Journal(tmp_path)
    journal.append([write("a", "1"), write("b", "1")])
    abandon(journal)
    (path,) = tmp_path.glob("journal-*.jsonl")
    path.write_bytes(path.read_bytes()[:-cut])

    assert list(state_after(tmp_path)[0]["feedback"]) == [("a", "S")]


def test_broken_line_in_the_middle_is_told(tmp_path: Path) -> None:
    """A file that was damaged is not read as if it were shorter: the error names file and line."""
    journal = Journal(tmp_path)
    journal.append([write("a", "1"), write("b", "1")])
    abandon(journal)
    path = next(tmp_path.glob("journal-*.jsonl"))
    path.write_bytes(path.read_bytes().replace(b'"a"', b'"a', 1))

    with pytest.raises(DataFolderError, match=r"journal-000001\.jsonl, line 1"):
        Journal(tmp_path)


def test_interrupted_fold_leaves_the_old_state(tmp_path: Path) -> None:
    """A fold that was killed before its rename leaves a draft, which the next start throws away."""
    journal = Journal(tmp_path)
    journal.append([write("a", "1")])
    abandon(journal)
    draft = tmp_path / "state-000099.tmp"
    draft.mkdir()
    (draft / "feedback.jsonl").write_bytes(b'{"Item": {"half')

    assert state_after(tmp_path)[0] == {"feedback": {("a", "S"): write("a", "1")["item"]}}
    assert not draft.exists()


def test_fold_killed_before_its_clean_up_counts_once(tmp_path: Path) -> None:
    """If the old state and journal are still beside the new state, only the new one is read."""
    journal = Journal(tmp_path)
    journal.append([write("a", "1"), {"object": {"key": "k", "text": "v1"}}])
    abandon(journal)
    old = {path.name: path.read_bytes() for path in tmp_path.glob("journal-*")}
    expected = state_after(tmp_path)
    for name, content in old.items():
        (tmp_path / name).write_bytes(content)

    assert state_after(tmp_path) == expected


def test_folder_has_one_owner(tmp_path: Path) -> None:
    """A second service on the same folder is refused, and told what to do."""
    journal = Journal(tmp_path)

    with pytest.raises(DataFolderError, match="--data"):
        Journal(tmp_path)

    journal.close()
    Journal(tmp_path).close()


def test_state_is_in_dynamodbs_own_export_form(tmp_path: Path) -> None:
    """After a close, the tables are JSONL with one {"Item": …} a line, as DynamoDB exports and imports."""
    journal = Journal(tmp_path)
    journal.append([write("a", "1"), write("ü", "2")])
    journal.close()

    (path,) = tmp_path.glob("state-*/feedback.jsonl")
    items = [json.loads(line)["Item"] for line in path.read_text(encoding="utf-8").split("\n") if line]
    assert items == [write("a", "1")["item"], write("ü", "2")["item"]]
    assert len(list(tmp_path.glob("state-*"))) == 1


def test_nothing_is_acknowledged_after_the_disk_failed(tmp_path: Path) -> None:
    """Once a write could not be recorded, every later one fails too, until a restart reads what the disk has."""
    journal = Journal(tmp_path)
    journal.append([write("a", "1")])
    journal._file.close()
    journal._file = Path("/dev/full").open("wb", buffering=0)  # noqa: SIM115

    with pytest.raises(OSError, match="No space"):
        journal.append([write("b", "1")])
    with pytest.raises(OSError, match="cannot be written"):
        journal.append([write("c", "1")])
    with pytest.raises(OSError, match="cannot be written"):
        journal.sync()
    journal.close()

    assert state_after(tmp_path)[0] == {"feedback": {("a", "S"): write("a", "1")["item"]}}


def test_long_journal_is_folded_while_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A journal past its size becomes a new state in the running service, and nothing is lost or doubled."""
    monkeypatch.setattr("local.journal._COMPACT_AFTER_BYTES", 10_000)
    journal = Journal(tmp_path)
    for number in range(400):
        journal.append([write(f"k{number % 50}", str(number))])
        journal.sync()
    assert sum(path.stat().st_size for path in tmp_path.glob("journal-*")) <= 11_000
    abandon(journal)

    tables, _, pending = state_after(tmp_path)
    assert {key[0]: item["v"]["S"] for key, item in tables["feedback"].items()} == {
        f"k{number % 50}": str(number) for number in range(350, 400)
    }
    assert len(pending) == 50
