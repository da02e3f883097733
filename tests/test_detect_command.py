"""`uptake detect`: a verdict a row, and the evaluation against labels."""

import argparse
import io
import json
import sys
from pathlib import Path

import pytest

from uptake.commands import Failure, detect


def ran(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    detect.add_command(parser.add_subparsers(required=True))
    options = parser.parse_args(["detect", *arguments])
    code: int = options.command(options)
    return code


def written(folder: Path, *lines: str | bytes) -> str:
    path = folder / "turns.jsonl"
    path.write_bytes(b"\n".join(line if isinstance(line, bytes) else line.encode() for line in lines))
    return str(path)


RIGHT = (
    '{"id": "a", "assistant_last": "The total is 40.", "user_msg": "No, 45.",'
    ' "is_correction": true, "severity": "major"}'
)
THANKS = '{"assistant_last": "Done.", "user_msg": "great, thank you!", "is_correction": false, "severity": null}'


def test_row_of_a_verdict(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A verdict is one compact line with its keys in order, and the row's id, or its line number where it has none."""
    path = written(tmp_path, b"\xef\xbb\xbf" + RIGHT.encode(), "", THANKS)

    assert ran(path) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith(
        '{"id":"a","is_correction":true,"kind":"correction_with_fix","severity":"major","confidence":0.'
    )
    assert second.startswith('{"id":3,"is_correction":false,"kind":"praise","severity":null,"confidence":0.')


def test_bad_line_is_named_and_stops_no_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A line that is no turn is told with its number, the others are judged, and the exit code is 1."""
    path = written(
        tmp_path,
        '{"assistant_last": "Done."}',
        "[1]",
        "{",
        '{"assistant_last": "Done.", "user_msg": "x", "prev_user_msg": 3}',
        b'{"assistant_last": "\xff", "user_msg": "x"}',
        '{"assistant_last": "one line\u2028of text", "user_msg": "thanks"}',
    )

    assert ran(path) == 1
    captured = capsys.readouterr()
    assert [json.loads(line)["id"] for line in captured.out.splitlines()] == [6]
    told = captured.err.splitlines()
    assert [line.split(": ")[0].removeprefix(f"{path}, ") for line in told] == [f"line {n}" for n in range(1, 6)]
    assert "user_msg takes a text; it is missing" in told[0]


def test_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """`-` is standard input."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(RIGHT.encode())))

    assert ran("-") == 0
    assert json.loads(capsys.readouterr().out)["is_correction"] is True


def test_file_that_is_not_there(tmp_path: Path) -> None:
    """A file that cannot be read is a failure with its name."""
    with pytest.raises(Failure, match=r"nowhere\.jsonl cannot be read"):
        ran(str(tmp_path / "nowhere.jsonl"))


def test_evaluation_for_a_person(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`--evaluate` prints how many rows, precision, recall, F1 and severity, and which rows are wrong."""
    lost = '{"id": "b", "assistant_last": "Which one?", "user_msg": "the red one", "is_correction": true}'
    path = written(tmp_path, RIGHT, THANKS, lost)

    assert ran("--evaluate", path) == 0
    out = capsys.readouterr().out
    assert out.splitlines()[1].split() == ["all", "3", "2", "1.000", "0.500", "0.667", "1.000"]
    assert "missed: b" in out


def test_evaluation_for_a_machine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As JSON it has the same, by language and by kind where the rows name them; debatable severities are left out."""
    debatable = json.dumps(
        json.loads(RIGHT)
        | {"id": "c", "severity": "reject", "severity_debatable": True, "lang": "en", "kind": "rephrase"}
    )
    other = json.dumps(json.loads(THANKS) | {"lang": "de", "kind": "praise"})
    path = written(tmp_path, RIGHT, debatable, other)

    assert ran("--evaluate", "--json", path) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["rows"], figures["f1"], figures["severity"], figures["severity_rows"]) == (3, 1.0, 1.0, 1)
    assert set(figures["languages"]) == {"de", "en"}
    assert figures["languages"]["de"]["recall"] is None
    assert figures["kinds"] == [["praise", "praise", 1], ["rephrase", "correction_with_fix", 1]]


def test_evaluation_takes_labels(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A row without a label is told, and with no labelled row at all there is nothing to evaluate."""
    path = written(tmp_path, '{"assistant_last": "Done.", "user_msg": "thanks"}')

    with pytest.raises(Failure, match="no row to compare with"):
        ran("--evaluate", path)
    assert "line 1: is_correction takes true or false" in capsys.readouterr().err
