"""JSON is read strictly, and every fault has a place."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uptake.strict_json import MAX_DEPTH, JsonFault, loads, pointer_of

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


@given(JSON)
def test_what_is_json_is_read_as_it_is(value: object) -> None:
    """Whatever Python can write as JSON comes back equal, from text and from bytes, with and without a BOM (F077)."""
    text = json.dumps(value)
    for source in (text, text.encode(), b"\xef\xbb\xbf" + text.encode(), "\ufeff" + text):
        assert loads(source) == value


@pytest.mark.parametrize(
    ("text", "pointer"),
    [
        ("NaN", ""),
        ('{"a": [1, -Infinity]}', "/a/1"),
        ('{"a": {"b": 1e999}}', "/a/b"),
        ('{"a": 1, "b": {"c": 1, "c": 1}}', "/b/c"),
        ('{"a": 1, "a": 1}', "/a"),
        ('["\\ud800"]', "/0"),
        ('{"x": {"\\udfff": 1}}', "/x"),
        ("", ""),
        ("{", ""),
        ("1 2", ""),
        ("'a'", ""),
        ("[" * (MAX_DEPTH + 2) + "]" * (MAX_DEPTH + 2), "/0" * MAX_DEPTH),
    ],
)
def test_fault_has_its_place(text: str, pointer: str) -> None:
    """NaN, infinities, duplicate keys, lone surrogates and depth are refused, with a JSON Pointer (F073, F079)."""
    with pytest.raises(JsonFault) as fault:
        loads(text)

    assert fault.value.pointer == pointer


def test_pairs_of_surrogates_are_characters() -> None:
    """An escaped pair is one character, not two lone surrogates."""
    assert loads('"\\ud83e\\uddec"') == "\U0001f9ec"


def test_pointer_escapes() -> None:
    """`~` and `/` in a key are escaped as RFC 6901 asks."""
    assert pointer_of(("a/b", 0, "m~n")) == "/a~1b/0/m~0n"
