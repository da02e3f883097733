"""The journal: what was written is there after any end, in a form that other tools read."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from local.journal import DataFolderError, Journal, Write

# Items by table and key, object versions, and what the stream owes: keys, the items before and after.
Contents = tuple[dict[str, Any], list[Any], list[tuple[tuple[str, str], Any, Any]]]


def item(pk: str, value: str) -> dict[str, Any]:
    return {"pk": {"S": pk}, "sk": {"S": "S"}, "v": {"S": value}}


def write(pk: str, value: str | None, table: str = "feedback") -> Write:
    return Write(table, (pk, "S"), None if value is None else item(pk, value), on_stream=table == "feedback")


def contents(journal: Journal) -> Contents:
    """What a journal found when it was opened."""
    tables = {name: dict(items) for name, items in journal.state.tables.items() if items}
    return tables, list(journal.state.objects), [(c.key, c.old, c.new) for c in journal.state.owed.values()]


def state_after(folder: Path) -> Contents:
    """What a fresh process would find; opening and closing changes nothing of it."""
    journal = Journal(folder)
    journal.close()
    return contents(journal)


def abandon(journal: Journal) -> None:
    """End without a close, as a killed process does: only the operating system lets go of the file locks."""
    journal._lock_file.close()
    if journal._file:
        journal._file.close()


def journal_file(folder: Path) -> Path:
    return max(folder.glob("journal-*.jsonl"))


def test_the_last_write_counts(tmp_path: Path) -> None:
    """Items are as the last write left them, deleted ones gone, object versions all there in order."""
    journal = Journal(tmp_path)
    journal.record([write("a", "1"), write("b", "1"), write("c", "1", "memory")])
    journal.record([write("a", "2"), write("b", None)])
    for version in ("v1", "v2"):
        journal.record_object({"key": "k", "text": version})
    journal.sync()
    abandon(journal)

    tables, objects, _ = state_after(tmp_path)
    assert tables == {"feedback": {("a", "S"): item("a", "2")}, "memory": {("c", "S"): item("c", "1")}}
    assert objects == [{"key": "k", "text": "v1"}, {"key": "k", "text": "v2"}]
    assert state_after(tmp_path)[:2] == (tables, objects), "reading it changed it"


def test_every_undelivered_change_is_owed_in_order(tmp_path: Path) -> None:
    """Of what the stream delivered nothing is owed after a restart; of the rest each change, and what was before it."""
    journal = Journal(tmp_path)
    journal.record([write("a", "1"), write("b", "1")])
    journal.record_delivered([(("a", "S"), item("a", "1"))])
    journal.record([write("a", "2")])
    journal.record([write("b", None)])
    abandon(journal)

    expected = [
        (("b", "S"), None, item("b", "1")),
        (("a", "S"), item("a", "1"), item("a", "2")),
        (("b", "S"), item("b", "1"), None),
    ]
    assert state_after(tmp_path)[2] == expected
    assert state_after(tmp_path)[2] == expected, "reading it changed it"


def test_delivery_of_one_version_settles_no_other(tmp_path: Path) -> None:
    """A delivered version 1 leaves version 2 owed, one that comes back later too; each settles what came before it."""
    journal = Journal(tmp_path)
    for value in ("1", "2", "1", "3"):
        journal.record([write("a", value)])

    def owed() -> list[Any]:
        return [new and new["v"]["S"] for _, new in journal._owed.values()]

    journal.record_delivered([(("a", "S"), item("a", "1"))])
    assert owed() == ["2", "1", "3"]
    journal.record_delivered([(("a", "S"), item("a", "9")), (("b", "S"), None)])
    assert owed() == ["2", "1", "3"], "what was never written settled something"
    journal.record_delivered([(("a", "S"), item("a", "1"))])
    assert owed() == ["3"]
    assert journal.owes()
    assert not journal.owes(up_to=3)
    journal.close()


def test_numbers_go_on_after_a_restart(tmp_path: Path) -> None:
    """A number never stands for two writes that are owed: notes of a delivery mean one of them."""
    journal = Journal(tmp_path)
    journal.record([write("a", "1"), write("b", "1")])
    abandon(journal)

    journal = Journal(tmp_path)
    journal.record([write("c", "1")])
    journal.record_delivered([(("c", "S"), item("c", "1"))])
    abandon(journal)

    assert [key[0] for key, _, _ in state_after(tmp_path)[2]] == ["a", "b"]


@pytest.mark.parametrize("writes", [1, 3])
def test_call_that_was_cut_short_never_was(tmp_path: Path, writes: int) -> None:
    """Cut the journal at any byte: each call is there with all that it wrote, or with nothing."""
    journal = Journal(tmp_path / "whole")
    journal.record([write("before", "1")])
    start = journal_file(tmp_path / "whole").stat().st_size
    journal.record([write(f"k{number}", "ü") for number in range(writes)])
    abandon(journal)
    whole = journal_file(tmp_path / "whole").read_bytes()

    for cut in range(start, len(whole) + 1):
        shutil.rmtree(tmp_path / "cut", ignore_errors=True)
        shutil.copytree(tmp_path / "whole", tmp_path / "cut")
        journal_file(tmp_path / "cut").write_bytes(whole[:cut])
        found = [pk for pk, _ in state_after(tmp_path / "cut")[0]["feedback"]]
        assert found == ["before"] + [f"k{number}" for number in range(writes)] * (cut == len(whole)), cut


def test_torn_journal_before_an_empty_one_is_read(tmp_path: Path) -> None:
    """A kill, and a second one while the next start makes its journal: the first one's torn line is still no damage."""
    journal = Journal(tmp_path)
    journal.record([write("a", "1")])
    journal.record([write("b", "1")])
    abandon(journal)
    torn = journal_file(tmp_path)
    torn.write_bytes(torn.read_bytes()[:-3])
    (tmp_path / "journal-000002.jsonl").touch()

    assert list(state_after(tmp_path)[0]["feedback"]) == [("a", "S")]


@pytest.mark.parametrize(
    ("old", "new"),
    [(b'"a"', b'"a'), (b'"writes"', b'"written"'), (b'"key":["a","S"]', b'"key":["a"]'), (b'{"writes"', b'["writes"')],
)
def test_broken_line_in_the_middle_is_told(tmp_path: Path, old: bytes, new: bytes) -> None:
    """A file that was damaged is not read as if it were shorter: the error names file and line."""
    journal = Journal(tmp_path)
    journal.record([write("a", "1")])
    journal.record([write("b", "1")])
    abandon(journal)
    path = journal_file(tmp_path)
    path.write_bytes(path.read_bytes().replace(old, new, 1))

    with pytest.raises(DataFolderError, match=r"journal-000001\.jsonl, line 1"):
        Journal(tmp_path)


@pytest.mark.parametrize("name", ["feedback", "objects", "pending"])
def test_broken_state_file_is_told(tmp_path: Path, name: str) -> None:
    """A state file was whole when it got its name, so nothing in it is passed over."""
    journal = Journal(tmp_path)
    journal.record([write("a", "1")])
    journal.record_object({"key": "k", "text": "v1"})
    journal.close()
    (path,) = tmp_path.glob(f"state-*/{name}.jsonl")
    path.write_bytes(path.read_bytes()[:-5])

    with pytest.raises(DataFolderError, match=rf"{name}\.jsonl, line 1"):
        Journal(tmp_path)


def test_state_is_in_dynamodbs_own_export_form(tmp_path: Path) -> None:
    """After a close, the tables are JSONL with one {"Item": …} a line, as DynamoDB exports and imports."""
    journal = Journal(tmp_path)
    journal.record([write("a", "1"), write("ü", "2")])
    journal.close()

    (path,) = tmp_path.glob("state-*/feedback.jsonl")
    items = [json.loads(line)["Item"] for line in path.read_text(encoding="utf-8").split("\n") if line]
    assert items == [item("a", "1"), item("ü", "2")]
    assert len(list(tmp_path.glob("state-*"))) == 1


def test_fold_killed_before_its_rename_leaves_nothing(tmp_path: Path) -> None:
    """The draft that such a fold leaves is thrown away, also one under the name that the next fold takes."""
    journal = Journal(tmp_path)
    journal.record([write("a", "1")])
    abandon(journal)
    for name in ("state-000002.tmp", "state-000099.tmp"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "memory.jsonl").write_bytes(b'{"Item": {"half')

    assert state_after(tmp_path)[0] == {"feedback": {("a", "S"): item("a", "1")}}
    assert list(tmp_path.glob("*.tmp")) == []


def test_fold_killed_before_its_clean_up_counts_once(tmp_path: Path) -> None:
    """If the old state and journal are still beside the new state, only the new one is read."""
    journal = Journal(tmp_path)
    journal.record([write("a", "1")])
    journal.record_object({"key": "k", "text": "v1"})
    abandon(journal)
    old = {path.name: path.read_bytes() for path in tmp_path.glob("journal-*")}
    expected = state_after(tmp_path)
    for name, content in old.items():
        (tmp_path / name).write_bytes(content)

    assert state_after(tmp_path) == expected


def test_long_journal_is_folded_while_it_is_written(tmp_path: Path) -> None:
    """A journal past its size becomes a new state in the running service, and nothing is lost or doubled."""
    journal = Journal(tmp_path, fold_after=10_000)
    for number in range(400):
        journal.record([write(f"k{number % 50}", str(number))])
        journal.sync()
    assert sum(path.stat().st_size for path in tmp_path.glob("journal-*")) <= 11_000
    abandon(journal)

    tables, _, owed = state_after(tmp_path)
    assert {key[0]: item["v"]["S"] for key, item in tables["feedback"].items()} == {
        f"k{number % 50}": str(number) for number in range(350, 400)
    }
    assert [new["v"]["S"] for _, _, new in owed] == [str(number) for number in range(400)]
