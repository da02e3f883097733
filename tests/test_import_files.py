"""Files of a history as they come: found by their content, read row by row, and no row lost without a word."""

import gzip
import json
import os
import threading
import tracemalloc
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.histories import comment, database, faults, numbers, written
from uptake.importing import BadRow, Given, rows_of
from uptake.importing.sources import MAX_ROW_BYTES, lines


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_lines_end_with_lf_or_crlf_alone(tmp_path: Path, end: str, mark: str) -> None:
    """A BOM is no row and hides none (F077); U+2028, U+2029 and U+0085 divide nothing; blank lines are no rows."""
    rows = [comment(n, comment="a\u2028b\u2029c\u0085d") for n in range(3)]
    text = mark + end.join(["", *(json.dumps(row, ensure_ascii=False) for row in rows), "  "])

    path = written(tmp_path / "rows.txt", text)

    assert numbers(path) == [2, 3, 4]
    assert faults(path) == []


def test_a_mark_between_files_that_were_joined_is_passed_over(tmp_path: Path) -> None:
    """Files with a BOM, one behind the other, lose no row."""
    path = written(
        tmp_path / "joined", b"".join(b"\xef\xbb\xbf" + json.dumps(comment(n)).encode() + b"\n" for n in (1, 2))
    )

    assert numbers(path) == [1, 2]


@pytest.mark.parametrize(
    ("data", "hint"),
    [
        (json.dumps(comment(1)).encode("utf-16"), "UTF-8"),
        (json.dumps(comment(1)).encode("utf-16-be"), "UTF-8"),
        (json.dumps(comment(1)).encode("utf-16-le"), "UTF-8"),
        (json.dumps([comment(1)]).encode("utf-32"), "UTF-8"),
        (gzip.compress(b"{}", mtime=0), "gzip"),
        (b"PK\x03\x04", "zip"),
        (json.dumps({"feedback": [comment(1)]}, indent=1).encode(), "an array of rows"),
    ],
)
def test_file_that_cannot_be_rows_has_one_reason(tmp_path: Path, data: bytes, hint: str) -> None:
    """Another encoding or a packed file is said once, with what to do, and not at thousands of lines."""
    ((line, reason),) = faults(written(tmp_path / "feedback.jsonl", data))

    assert line == 1
    assert hint in reason


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        (b"not json", "not JSON"),
        (b'{"a": "\xff"}', "not UTF-8"),
        (b'{"id": "x", "id": "y"}', "twice"),
        (b'{"a": 1e999}', "range"),
        (b'{"a": NaN}', "NaN"),
        (b'{"comment": "\\ud83d"}', "surrogate"),
        (b"[1]", "a row is an object"),
        (b'{"comment": "cut sho', "not JSON"),
        (b"[" * 100_000, "levels"),
    ],
)
def test_bad_line_is_named_and_its_neighbours_are_read(tmp_path: Path, line: bytes, hint: str) -> None:
    """A line that is no strict JSON has its number and reason (F079); those around it are rows."""
    good = json.dumps(comment(1)).encode()

    path = written(tmp_path / "rows", b"\n".join([good, line, good]))

    assert numbers(path) == [1, 3]
    ((number, reason),) = faults(path)
    assert number == 2
    assert hint in reason


def test_lone_carriage_returns_are_told(tmp_path: Path) -> None:
    """A file whose lines end with CR alone is one bad line, and the reason says so."""
    ((_, reason),) = faults(written(tmp_path / "mac", "\r".join(json.dumps(comment(n)) for n in range(3))))

    assert "CR alone" in reason


def test_row_that_is_too_long_is_named_and_passed_over(tmp_path: Path) -> None:
    """A line or element of more than 4 MiB is not held, and the next one is read."""
    long = json.dumps(comment(1, comment="x" * MAX_ROW_BYTES))
    good = json.dumps(comment(2))

    for path in (
        written(tmp_path / "lines", f"{long}\n{good}\n"),
        written(tmp_path / "array", f"[{long},\n{good}]"),
    ):
        assert numbers(path) == [2]
        assert "at most 4,194,304" in faults(path)[0][1]


@given(st.lists(st.binary(max_size=9).filter(lambda line: b"\n" not in line), max_size=6), st.integers(1, 7))
def test_lines_do_not_depend_on_where_the_file_is_cut_into_chunks(parts: list[bytes], size: int) -> None:
    """Any bytes, read in pieces of any size, give the lines that splitting at LF gives."""
    data = b"\n".join(parts)
    chunks = [data[at : at + size] for at in range(0, len(data), size)]

    expected = [(n, part) for n, part in enumerate(parts, 1) if part.strip(b" \t\r\n\xef\xbb\xbf")]
    assert [(row.line, row.data) for row in lines(chunks)] == expected


def test_rows_come_through_a_pipe(tmp_path: Path) -> None:
    """A named pipe is read as a file is, though nobody can go back in it."""
    os.mkfifo(tmp_path / "pipe")
    row = json.dumps(comment(1)).encode()
    thread = threading.Thread(target=(tmp_path / "pipe").write_bytes, args=(row + b"\n" + row,))
    thread.start()

    assert numbers(tmp_path / "pipe") == [1, 2]
    thread.join()


@pytest.mark.parametrize("kind", ["lines", "array", "table"])
def test_memory_does_not_grow_with_the_file(tmp_path: Path, kind: str) -> None:
    """10,000 rows of 2 KB are read in less than a tenth of their size."""
    rows = [json.dumps(comment(n, comment="x" * 2_000)) for n in range(10_000)]
    match kind:
        case "lines":
            path = written(tmp_path / "rows", "\n".join(rows))
        case "array":
            path = written(tmp_path / "rows", f"[{','.join(rows)}]")
        case _:
            path = database(tmp_path / "rows", [("rating", row, None) for row in rows])
    del rows
    tracemalloc.start()
    try:
        count = sum(not isinstance(row, BadRow) for row in rows_of(path, Given()))
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert count == 10_000
    assert most < path.stat().st_size / 10
