"""Comparing takes any JSON: it never raises, gives the same answer twice, and its paths lead somewhere."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from uptake.edits import compare

LEAF = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text()
PIECES = """not 5 mg 10:00 3/4/2026 1,000.5 -2 € http://a.example/ x@y.example GRCh38 `a_b` != == 👍 ж 不 한 ไ ة ##
    - [x] def f(x): return SELECT FROM a: ``` don't l'eau 12. ~~ ( ) ' " \\ { [ % 1e9 ² \u0301 \u202e"""
PHRASES = st.lists(st.sampled_from([*PIECES.split(), "\n", "\t"])).map(" ".join)
TEXT = st.text() | PHRASES
JSON = st.recursive(
    LEAF | PHRASES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=4)
)


@given(JSON, JSON)
@settings(deadline=None)
def test_any_two_values(a: Any, b: Any) -> None:
    """Two values compare, both ways at one distance, and the edit is the same when made again."""
    edit = compare(a, b)

    assert edit == compare(a, b)
    assert 0 <= edit.distance <= 1
    assert edit.distance == compare(b, a).distance
    assert edit.changed == bool(edit.fields_by_distance)
    assert edit.severity == max(
        (field.severity for field in edit.fields), key=["none", "minor", "major"].index, default="none"
    )


@given(TEXT, TEXT)
@settings(deadline=None)
def test_any_two_texts(a: str, b: str) -> None:
    """Two texts compare, both ways at one distance; nothing changed only if nothing is left to tell apart."""
    edit = compare(a, b)

    assert edit.distance == compare(b, a).distance
    assert edit.severity in {"none", "minor", "major"}
    assert len(edit.fields) <= 1


@given(JSON)
@settings(deadline=None)
def test_same_value(value: Any) -> None:
    """A value is no edit of itself."""
    edit = compare(value, value)

    assert (edit.changed, edit.distance, edit.severity, edit.severity_by_distance, edit.fields) == (
        False,
        0.0,
        "none",
        "none",
        (),
    )


def at(value: Any, path: str) -> Any:
    for part in path.split("/")[1:]:
        step = part.replace("~1", "/").replace("~0", "~")
        value = value[int(step)] if isinstance(value, list) else value[step]
    return value


@given(st.dictionaries(st.text(max_size=3), JSON, min_size=1), st.dictionaries(st.text(max_size=3), JSON, min_size=1))
@settings(deadline=None)
def test_paths_lead_somewhere(a: Any, b: Any) -> None:
    """A path is found in the edited value; in the original where the field was removed."""
    for field in compare(a, b).fields:
        at(a if field.op == "remove" else b, field.path)


def nested(depth: int, leaf: Any) -> Any:
    value = leaf
    for _ in range(depth):
        value = {"a": [value]}
    return value


@pytest.mark.parametrize(
    ("a", "b"),
    [
        (nested(20_000, 1), nested(20_000, 2)),
        (10**5000, 10**5000 + 1),
        ("\ud800", "\udfff"),
        ({"\ud800": "\udfff"}, {}),
        (float("nan"), float("inf")),
        ("a" + "\u0300\u0316" * 60_000, "a" + "\u0316\u0300" * 60_000),
        ("a." * 100_000, "b." * 100_000),
        ("-" * 200_000, "|" * 200_000),
        ('"\\' * 60_000, "def f(x):\n" + '\\"' * 60_000),
        ("[" * 100_000, "{" * 100_000),
        ("1," * 60_000, "2." * 60_000),
        (" " * 200_000, "\n" * 200_000 + "a"),
        (list(range(40_000)), list(range(1, 40_000))),
        ({str(n): 0 for n in range(9_000)}, {f"{n}x": 0 for n in range(9_000)}),
    ],
    ids=lambda value: f"{type(value).__name__}",
)
def test_hostile_values(a: Any, b: Any) -> None:
    """Depth, digits, lone surrogates, runs of marks and of signs are compared like anything else."""
    assert compare(a, b).severity in {"none", "minor", "major"}


def test_distance_past_the_budget_is_an_upper_bound_that_says_so() -> None:
    """Texts too long and too different for an exact distance get a bound, and every other an exact one."""
    long = "".join(chr(0x4E00 + n * 7_919 * (n % 97 + 1) % 20_011) for n in range(100_000))

    bound = compare(long, long[::-1])
    exact = compare(long, long.replace(long[5], "x"))

    assert not bound.exact
    assert bound.severity_by_distance == "major"
    assert exact.exact
    assert compare(long[:20_000], long[:20_000][::-1]).exact
