"""Redaction of a text: what is taken out, what stays, and what the report says."""

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uptake.redaction import Span, redact

# `set` tells when a case was written: `adversarial` ones after the code that was to pass them. `gap` says why a case is
# not recognised; it counts in the figures all the same.
# Made-up secrets that look like real ones are written with a ¦ in them, so that no scanner takes this file for a leak.
CASES: list[dict[str, Any]] = [
    json.loads(line.replace("¦", ""))
    for line in (Path(__file__).parent / "cases" / "redaction.jsonl").read_text(encoding="utf-8").split("\n")
    if line
]
PIECES = [
    *"@.:/+-=()[]'\"{}<>&%\\ \n#¦",
    *(
        "ann",
        "b.de",
        "4111 1111 1111 1111",
        "tel ",
        "0170 ",
        "1234567",
        "+49 ",
        "DE89 3704 0044 0532 0130 00",
        "10.1.2.3",
    ),
    *(
        "password",
        "token=",
        "x9",
        "[EMAIL]",
        "[SECRET]",
        "https://",
        "AK" + "IA",
        "QWERTYUIOPASDF12",
        " dot ",
        " at ",
        "[at]",
    ),
    *(
        "٣",
        "５",
        "\u200b",
        "\u0301",
        "\u200d",
        "\u20e3",
        "密码是",
        "例",
        "é",
        "🧬",
        "\ud83d",
        "\udfff",
        "Bearer ",
        "is ",
    ),
]
TEXTS = st.text(max_size=60) | st.lists(st.sampled_from(PIECES), max_size=25).map("".join)


def found_in(text: str) -> list[tuple[str, str]]:
    return [(span.kind, text[span.start : span.end]) for span in redact(text).spans]


def evaluate(rows: Iterable[dict[str, Any]]) -> dict[str, dict[str, float]]:
    """Precision and recall by kind, and over `all`: a span counts if kind and both ends are right."""
    right: Counter[str] = Counter()
    said: Counter[str] = Counter()
    true: Counter[str] = Counter()
    for row in rows:
        expected = Counter((kind, text) for kind, text in row["found"])
        found = Counter(found_in(row["text"]))
        for counter, spans in ((right, expected & found), (said, found), (true, expected)):
            for (kind, _), number in spans.items():
                counter[kind] += number
                counter["all"] += number
    return {
        kind: {
            "precision": right[kind] / said[kind] if said[kind] else 1.0,
            "recall": right[kind] / true[kind] if true[kind] else 1.0,
            "expected": true[kind],
        }
        for kind in sorted(true | said)
    }


@pytest.mark.parametrize("case", [case for case in CASES if "gap" not in case], ids=lambda case: case["id"])
def test_what_is_found_and_what_stays(case: dict[str, Any]) -> None:
    """What the case labels is found with its kind and both ends, and nothing else is touched (F081)."""
    assert Counter(found_in(case["text"])) == Counter((kind, text) for kind, text in case["found"])


def test_a_known_gap_is_one() -> None:
    """A case marked as a gap is not recognised today; once it is, it loses the mark."""
    for case in CASES:
        if "gap" in case:
            assert found_in(case["text"]) != [tuple(found) for found in case["found"]]


def test_figures_say_what_was_missed_and_what_was_wrong() -> None:
    """Precision and recall are counted by span, with its kind and both ends."""
    rows: list[dict[str, Any]] = [
        {"text": "ann@example.com, 203.0.113.7", "found": [["EMAIL", "ann@example.com"], ["PHONE", "203.0.113.7"]]},
        {"text": "6033391", "found": []},
    ]

    figures = evaluate(rows)

    assert figures["EMAIL"] == {"precision": 1.0, "recall": 1.0, "expected": 1}
    assert figures["PHONE"]["recall"] == 0.0
    assert figures["IP"]["precision"] == 0.0
    assert figures["all"] == {"precision": 0.5, "recall": 0.5, "expected": 2}


def test_the_cases_weigh_both_faults() -> None:
    """Every kind is among the labelled cases, and at least a third of the texts must not be touched."""
    kinds = {kind for case in CASES for kind, _ in case["found"]}

    assert kinds == {"EMAIL", "PHONE", "CARD", "IBAN", "IP", "KEY", "SECRET"}
    assert sum(not case["found"] for case in CASES) >= len(CASES) / 3


def test_a_text_with_nothing_in_it_is_returned_itself() -> None:
    """No copy is made of a text in which nothing is found."""
    text = "Look cell lines up in Cellosaurus before you join: 6033391 rows, -0.96 at worst."

    assert redact(text).text is text
    assert redact(text).spans == ()


def test_placeholders_stand_where_the_spans_were() -> None:
    """The placeholder names the kind; spans count code points of the text as it came, invisible ones too."""
    text = "🧬 an\u200bn@example.com, tel 555-0142"

    result = redact(text)

    assert result.text == "🧬 [EMAIL], tel [PHONE]"
    assert result.spans == (Span("EMAIL", 2, 18), Span("PHONE", 24, 32))


def test_a_secret_is_taken_whole() -> None:
    """Nothing is left of a secret that is longer than any that its issuer gives out, quoted or not."""
    for lead, long in (
        ("password=", "x9" * 3000),
        ("see gh" + "p_", "aB3" * 2000),
        ('{"password": "', "x y9" * 900 + '"}'),
    ):
        assert "9x" not in redact(lead + long).text
        assert "aB3" not in redact(lead + long).text
        assert "y9" not in redact(lead + long).text


def test_a_private_key_that_was_cut_off_is_taken_to_its_end() -> None:
    """The lines of a key go even if its last line is missing; the sentence after them stays."""
    text = "-----BEGIN RSA " + "PRIVATE KEY-----\n" + "\n".join(["MIIabc12" * 8] * 3) + "\nthat was in the log"

    assert redact(text).text == "[KEY]\nthat was in the log"


def test_the_name_of_a_field_tells_what_digits_are() -> None:
    """Bare digits are a phone number as the value of a phone field, and a number elsewhere."""
    assert redact("1701234567").spans == ()
    assert redact("1701234567", about="mobile phone").spans == (Span("PHONE", 0, 10),)


@given(TEXTS)
def test_outside_of_the_spans_nothing_changes(text: str) -> None:
    """Spans are sorted, do not overlap, are not empty, and all text between them stands as it was."""
    result = redact(text)

    rebuilt, at = "", 0
    for span in result.spans:
        assert at <= span.start < span.end <= len(text)
        rebuilt += text[at : span.start] + f"[{span.kind}]"
        at = span.end
    assert result.text == rebuilt + text[at:]


@given(TEXTS)
def test_redacting_twice_is_redacting_once(text: str) -> None:
    """A redacted text holds nothing more to find, and the same text is always redacted in the same way."""
    once = redact(text)

    assert redact(once.text).spans == ()
    assert redact(text) == once


@given(
    st.lists(
        st.sampled_from(["a\u0301", "🧬", "👩\u200d🔬", "1\ufe0f\u20e3", "é", "@", ".", "com", "क\u093f"]), max_size=12
    )
)
def test_no_grapheme_is_split(parts: list[str]) -> None:
    """No mark, joiner or half of a pair is left alone where something was taken out (F073)."""
    text = "".join(parts)

    for span in redact(text).spans:
        assert text[span.end : span.end + 1] not in {"\u0301", "\u093f", "\ufe0f", "\u20e3"}
        assert text[span.start] not in {"\u0301", "\u093f", "\ufe0f", "\u20e3"}
