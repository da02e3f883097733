"""What a redaction says of a text: which kind of thing stood where, in code points of the text as it came."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

MASK = "\u25a1"
"""What the recognisers read in place of the name in a placeholder."""

Kind = Literal["EMAIL", "PHONE", "CARD", "IBAN", "IP", "KEY", "SECRET"]


class Span(NamedTuple):
    """One thing that was taken out: `text[start:end]` of the original text, in code points. It holds no text itself."""

    kind: Kind
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Redacted:
    """A text without what was found in it, and the report: spans sorted by place, none overlapping another."""

    text: str
    spans: tuple[Span, ...]


class LocatedSpan(NamedTuple):
    """A span and its place in a JSON document.

    `pointer` is the JSON Pointer (RFC 6901) of the value in the *redacted* document, so that the report repeats no
    address that stood in a key. `in_key` says that the span is of that member's key and not of its value.
    """

    pointer: str
    span: Span
    in_key: bool = False
