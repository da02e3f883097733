"""A second detector sees all texts of a document in one call, and what it finds is taken out of values and keys."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from lambdas.loop.second_look import looked_at

NAMES = ("Maria", "Ben")


class Detector:
    """Finds names, and counts its calls."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self, text: str) -> list[tuple[str, int, int]]:
        self.calls += 1
        return [
            ("name", start, start + len(name))
            for name in NAMES
            for start in range(len(text))
            if text.startswith(name, start)
        ]


def test_values_and_keys_lose_what_is_found_in_one_call() -> None:
    """However many texts there are, the detector is asked once; pointers lead into the result."""
    detector = Detector()
    document = {"output": {"to": ["Maria", "Ben and Maria"], "Maria": {"age": 3}, "n": 1, "Ben": None}}

    kept, found = looked_at(document, detector)

    assert kept == {"output": {"to": ["[NAME]", "[NAME] and [NAME]"], "[NAME]": {"age": 3}, "n": 1, "[NAME]#": None}}
    assert detector.calls == 1
    assert {pointer for pointer, *_ in found} == {"/output/to/0", "/output/to/1", "/output"}


def test_fields_of_ours_are_not_looked_at() -> None:
    """The names of the event's own fields stay, whatever a detector takes them for."""
    kept, found = looked_at({"Maria": "x"}, Detector())
    assert (kept, found) == ({"Maria": "x"}, [])


def test_nothing_found_is_the_same_document() -> None:
    """A document without a find is returned as it is."""
    document: dict[str, Any] = {"comment": "all fine", "original": [1, None, {"a": "b"}]}
    kept, found = looked_at(document, Detector())
    assert kept is document
    assert found == []


words = st.sampled_from(["Maria", "Ben", "x Maria y", "", "plain", "MariaBen"])
documents = st.recursive(
    words | st.none() | st.integers(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
)


@given(documents)
def test_no_name_is_left_anywhere(document: Any) -> None:
    """Whatever the shape, no text of the result holds a name, and nothing else is lost."""
    kept, _ = looked_at({"output": document}, Detector())
    assert not any(name in str(kept) for name in NAMES)
    assert str(kept).count("plain") == str({"output": document}).count("plain")
