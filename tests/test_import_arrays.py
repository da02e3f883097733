"""JSON arrays of a history: elements are told from each other by structure alone, and what is damaged is named."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.histories import comment, faults, numbers, raw, written
from uptake.importing.arrays import elements


def test_elements_of_an_array_have_the_line_where_they_start(tmp_path: Path) -> None:
    """An array is found whatever its name is, an element's place is its line and its number."""
    text = (
        "\ufeff\n[\n "
        + ",\n\n ".join(json.dumps(comment(n, comment='a "[{,]}" b'), indent=1) for n in range(3))
        + "]\n"
    )

    rows = raw(written(tmp_path / "feedback.jsonl", text))

    assert [row.place for row in rows] == ["line 3 (element 1)", "line 11 (element 2)", "line 19 (element 3)"]
    assert [json.loads(row.data)["id"] for row in rows] == ["c0", "c1", "c2"]


@pytest.mark.parametrize(
    ("text", "good", "hints"),
    [
        ("[]", 0, []),
        (" [ ] ", 0, []),
        ("[{0}, {0}", 1, ["cut short"]),
        ("[{0}, ", 1, ["cut short"]),
        ('[{0}, {{"id": "x', 1, ["cut short"]),
        ("[{0},]", 1, ["comma"]),
        ("[{0},,{0}]", 2, ["comma"]),
        ("[{0}] {0}", 1, ["behind the array"]),
        ("[{0}][{0}, {0}]", 1, ["behind the array"]),
        ("[{0}, nul, {0}]", 2, ["not JSON"]),
        ("[{0}, 1, {0}]", 2, ["a row is an object"]),
    ],
)
def test_damaged_array_loses_nothing_in_silence(tmp_path: Path, text: str, good: int, hints: list[str]) -> None:
    """What is whole is read, what is not is named: a file that was cut, commas too many, something behind the array."""
    path = written(tmp_path / "feedback.json", text.format(json.dumps(comment(1))))

    assert len(numbers(path)) == good
    told = [reason for _, reason in faults(path)]
    assert len(told) == len(hints)
    assert all(hint in reason for hint, reason in zip(hints, told, strict=True))


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=8)
    | st.sampled_from(['"', "\\", "[", "}", ",\n", '\\"']),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=8,
)


@given(st.lists(VALUES, max_size=5), st.integers(1, 40), st.sampled_from([None, 1]), st.booleans())
def test_elements_do_not_depend_on_where_the_file_is_cut_into_chunks(
    values: list[Any], size: int, indent: int | None, ascii_only: bool
) -> None:
    """Any array, read in pieces of any size, gives the elements that a parser gives."""
    data = json.dumps(values, indent=indent, ensure_ascii=ascii_only).encode("utf-8", "replace")
    chunks = [data[at : at + size] for at in range(0, len(data), size)]

    assert [json.loads(row.data) for row in elements(chunks)] == json.loads(data)
