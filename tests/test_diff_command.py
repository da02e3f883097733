"""`uptake diff`: an edit a row, and the evaluation against labels."""

import argparse
import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from uptake.commands import Failure, diff
from uptake.edits.distance import library

CASES = Path(__file__).parent / "cases" / "edits.jsonl"


def ran(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    diff.add_command(parser.add_subparsers(required=True))
    options = parser.parse_args(["diff", *arguments])
    code: int = options.command(options)
    return code


def written(folder: Path, *lines: str | bytes) -> str:
    path = folder / "edits.jsonl"
    path.write_bytes(b"\n".join(line if isinstance(line, bytes) else line.encode() for line in lines))
    return str(path)


def rows(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_row_of_an_edit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An edit is one compact line, with the row's id, or its line number where it has none."""
    path = written(
        tmp_path,
        b"\xef\xbb\xbf" + b'{"id": "e1", "original": "It is approved.", "edited": "It is not approved."}',
        '{"original": {"a": 1}, "edited": {"a": 1}}',
        "",
    )

    assert ran(path) == 0
    assert capsys.readouterr().out.splitlines() == [
        (
            '{"id":"e1","changed":true,"distance":0.2105,"severity":"major","severity_by_distance":"minor",'
            '"fields":[{"path":"/","op":"replace","distance":0.2105,"severity":"major"}]}'
        ),
        '{"id":2,"changed":false,"distance":0.0,"severity":"none","severity_by_distance":"none","fields":[]}',
    ]


def test_bad_line_is_named_and_stops_no_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A line that is no edit is told with its number, the others are compared, and the exit code is 1."""
    path = written(
        tmp_path,
        '{"original": 1, "edited": NaN}',
        "[1]",
        '{"original": "a"}',
        b'"\xff"',
        '{"original": "a", "edited": "b", "human_severity": "huge"}',
        '{"id": "good", "original": "a\u2028b", "edited": "a b"}',
    )

    assert ran(path) == 1
    captured = capsys.readouterr()
    assert [json.loads(line)["id"] for line in captured.out.splitlines()] == ["good"]
    for number in range(1, 6):
        assert f"line {number}: " in captured.err
    assert "(at /edited)" in captured.err


def test_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """`-` is standard input."""
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b'{"original": 1, "edited": 2}\n')))

    assert ran("-") == 0
    assert rows(capsys)[0]["severity"] == "major"


def test_every_case_is_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    """The cases go through as they are, generated texts too."""
    assert ran(str(CASES)) == 0
    assert len(rows(capsys)) == len(CASES.read_text(encoding="utf-8").splitlines())


def test_evaluation(capsys: pytest.CaptureFixture[str]) -> None:
    """Agreement and confusion over the rows with a label that nobody debates, for a person and for a machine."""
    assert ran("--evaluate", "--json", str(CASES)) == 0
    (found,) = rows(capsys)
    assert found["agreement"] >= 0.95
    assert sum(sum(row.values()) for row in found["table"].values()) == found["rows"]
    assert len(found["missed"]) == found["rows"] - found["agree"]

    assert ran("--evaluate", str(CASES)) == 0
    assert capsys.readouterr().out.startswith(f"{found['agree']} of {found['rows']} agree with human_severity")


def test_evaluation_without_labels(tmp_path: Path) -> None:
    """Nothing to compare with is said, with what to add."""
    path = written(tmp_path, '{"original": "a", "edited": "b", "human_severity": null}')

    with pytest.raises(Failure, match="human_severity"):
        ran("--evaluate", path)


def test_without_the_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the library is missing, the command says what to install."""
    monkeypatch.setitem(sys.modules, "rapidfuzz", None)
    library.cache_clear()

    with pytest.raises(Failure, match=r'pip install "uptake\[edits\]"'):
        ran(written(tmp_path, '{"original": "a", "edited": "b"}'))
    library.cache_clear()
