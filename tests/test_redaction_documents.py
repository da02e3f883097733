"""Redaction of a JSON document: strings, keys, values that a key calls secret, and where each of them stood."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.test_redaction import PIECES
from uptake.redaction import LocatedSpan, Span, redact_json

WORDS = st.lists(st.sampled_from([*PIECES, "phone", "card", "secrets", "api_key"]), max_size=6).map("".join)
DOCUMENTS = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=15,
)


def at(document: Any, pointer: str) -> Any:
    for step in pointer.split("/")[1:]:
        name = step.replace("~1", "/").replace("~0", "~")
        document = document[int(name)] if isinstance(document, list) else document[name]
    return document


def test_each_span_has_its_place() -> None:
    """Every string is redacted wherever it stands, and its span is found by JSON Pointer."""
    value: Any = {"notes": ["fine", "ask ann@example.com"], "a/b": {"from": "203.0.113.7"}, "rows": 6033391}

    redacted, spans = redact_json(value)

    assert redacted == {"notes": ["fine", "ask [EMAIL]"], "a/b": {"from": "[IP]"}, "rows": 6033391}
    assert spans == (LocatedSpan("/notes/1", Span("EMAIL", 4, 19)), LocatedSpan("/a~1b/from", Span("IP", 0, 11)))
    assert value["notes"] == ["fine", "ask ann@example.com"]


def test_keys_are_redacted_and_stay_apart() -> None:
    """A key that holds an address is redacted; two that become equal are told apart, also from one that was there."""
    redacted, spans = redact_json({"ann@example.com": 1, "[EMAIL]": 2, "ben@example.com": 3, "[EMAIL]#2": 4})

    assert redacted == {"[EMAIL]#3": 1, "[EMAIL]": 2, "[EMAIL]#4": 3, "[EMAIL]#2": 4}
    assert [(span.pointer, span.in_key) for span in spans] == [("/[EMAIL]#3", True), ("/[EMAIL]#4", True)]


def test_the_report_repeats_nothing() -> None:
    """Nothing that was taken out stands in the report, not even where an address was a key above a find."""
    _, spans = redact_json({"ann@example.com": {"password": "hunter2", "mail": "ben@example.com"}})

    assert len(spans) == 3
    assert "ann" not in json.dumps(spans)
    assert "ben" not in json.dumps(spans)


def test_a_key_that_says_secret_hides_the_whole_value() -> None:
    """What stands under password, api key or authorization goes whole, in lists and collections of secrets too."""
    value: Any = {
        "dbPassword": "correct horse",
        "API-Key": "abc",
        "headers": {"Authorization": "anything at all"},
        "passwords": ["one", "two"],
        "secrets": {"db": {"prod": "three"}},
        "password": "",
        "new_password": None,
    }

    redacted, spans = redact_json(value)

    assert redacted == {
        "dbPassword": "[SECRET]",
        "API-Key": "[SECRET]",
        "headers": {"Authorization": "[SECRET]"},
        "passwords": ["[SECRET]", "[SECRET]"],
        "secrets": {"db": {"prod": "[SECRET]"}},
        "password": "",
        "new_password": None,
    }
    assert {span.span.kind for span in spans} == {"SECRET"}


def test_a_key_with_other_uses_hides_what_looks_like_a_token() -> None:
    """`token` and `key` are words of other trades too: their value goes if it looks drawn at random."""
    value: Any = {"token": "cells", "key": "region_1", "max_tokens": 4096, "primary_key": "id", "password_hint": "dog"}

    assert redact_json(value) == (value, ())
    assert redact_json({"token": "x7Kq" * 5})[0] == {"token": "[SECRET]"}


def test_numbers_are_taken_only_under_a_key_that_says_so() -> None:
    """An integer is a card or phone number if its key says that and it can be one; any other number stays (F081)."""
    card, phone = 4111111111111111, 491701234567

    redacted, spans = redact_json({"cardNumber": card, "phone": phone, "id": card, "rows": phone, "phone_count": 12})

    assert redacted == {"cardNumber": "[CARD]", "phone": "[PHONE]", "id": card, "rows": phone, "phone_count": 12}
    assert spans[0] == LocatedSpan("/cardNumber", Span("CARD", 0, 16))


def test_depth_has_no_bound() -> None:
    """A document nested deeper than Python recurses is redacted like any other."""
    value: Any = "ann@example.com"
    for _ in range(20_000):
        value = [value]

    redacted: Any
    redacted, spans = redact_json(value)

    for _ in range(20_000):
        redacted = redacted[0]
    assert redacted == "[EMAIL]"
    assert spans[0].pointer == "/0" * 20_000


@given(DOCUMENTS)
def test_redacting_a_document_twice_is_redacting_it_once(value: Any) -> None:
    """The second time finds nothing and returns the document itself; every pointer leads to a place in it."""
    redacted, spans = redact_json(value)

    again, more = redact_json(redacted)

    assert more == ()
    assert again is redacted
    for span in spans:
        at(redacted, span.pointer)
