"""Edits of JSON, field by field: where, what kind of change, and how much it matters."""

from typing import Any

import pytest

from uptake.edits import compare


def fields(original: Any, edited: Any) -> list[tuple[str, str, str]]:
    return [(field.path, field.op, field.severity) for field in compare(original, edited).fields]


@pytest.mark.parametrize(
    ("original", "edited", "found"),
    [
        (
            {"a": {"b/c": [1, {"m~n": "x"}]}},
            {"a": {"b/c": [1, {"m~n": 5}]}},
            [("/a/b~1c/1/m~0n", "type_change", "major")],
        ),
        ({"n": 1}, {"n": True}, [("/n", "type_change", "major")]),
        ({"n": 1}, {"n": 1.0}, [("/n", "replace", "none")]),
        ({"n": 0.0}, {"n": -0.0}, [("/n", "replace", "none")]),
        ({"n": "5"}, {"n": 5}, [("/n", "type_change", "minor")]),
        ({"n": 10**30}, {"n": 10**30 + 1}, [("/n", "replace", "major")]),
        ({"t": "2026-03-01T10:00:00Z"}, {"t": "2026-03-01T11:00:00+01:00"}, [("/t", "replace", "none")]),
        ({"t": "2026-03-01T10:00:00Z"}, {"t": "2026-03-01T10:00:00+01:00"}, [("/t", "replace", "major")]),
        ({"a": None}, {"a": {}}, [("/a", "add", "minor")]),
        ({"a": 0}, {"a": None}, [("/a", "remove", "major")]),
        ({"a": "x  y"}, {"a": "x y "}, []),
        ({"a": "é"}, {"a": "e\u0301"}, []),
        ({"é": 1}, {"e\u0301": 1}, [("/e\u0301", "add", "none"), ("/é", "remove", "none")]),
        ({"firstName": "A"}, {"first_name": "A"}, [("/firstName", "remove", "minor"), ("/first_name", "add", "minor")]),
        ({"price_eur": 5}, {"price_usd": 5}, [("/price_eur", "remove", "major"), ("/price_usd", "add", "major")]),
        ({"tags": ["a", "b"]}, {"tags": ["b", "a"]}, [("/tags", "reorder", "minor")]),
        ({"steps": ["mix", "heat"]}, {"steps": ["heat", "mix"]}, [("/steps", "reorder", "major")]),
        ([1, 2, 3], [0, 1, 2, 3], [("/0", "add", "major")]),
        ([1, 2, 3], [2, 3, 4], [("/0", "remove", "major"), ("/2", "add", "major")]),
        ([{"a": 1}, {"a": 2}], [{"a": 1}, {"a": 3}], [("/1/a", "replace", "major")]),
        ("x", ["x"], [("/", "type_change", "minor")]),
        (None, "x", [("/", "add", "major")]),
    ],
)
def test_fields(original: Any, edited: Any, found: list[tuple[str, str, str]]) -> None:
    """Each field that differs is named once, by JSON Pointer, with its operation and severity."""
    assert fields(original, edited) == found


def test_boundary_is_told_in_integers() -> None:
    """Exactly 0.3 is minor whatever the length, and one edit more is major: no rounding of floats decides."""
    for length in (10, 100, 1_000, 70_000):
        kept, changed = "a" * (length * 7 // 10), length * 3 // 10
        original = kept + "b" * changed
        at = compare(original, kept + "c" * changed)
        above = compare(original, kept[:-1] + "c" * (changed + 1))

        assert (at.distance, at.severity_by_distance) == (0.3, "minor")
        assert above.severity_by_distance == "major"


def test_severity_of_json_is_that_of_its_worst_field() -> None:
    """One major field among many minor ones makes the edit major."""
    original = {"a": "Hello there", "b": "fine", "n": 1}

    assert compare(original, original | {"a": "hello there", "b": "Fine"}).severity == "minor"
    assert compare(original, original | {"a": "hello there", "n": 2}).severity == "major"
