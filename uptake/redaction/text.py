"""Redaction of one text: what the recognisers find gives way to placeholders, and the report says where it stood."""

import re
from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Iterator
from functools import cache

from uptake.redaction.addresses import find_emails
from uptake.redaction.credentials import find_credentials
from uptake.redaction.folding import fold
from uptake.redaction.keys import find_keys
from uptake.redaction.networks import find_ips
from uptake.redaction.payments import find_cards, find_ibans
from uptake.redaction.phones import find_phones
from uptake.redaction.spans import MASK, Kind, Redacted, Span

# Where two overlap, the one that comes first here stands.
_RECOGNISERS: tuple[tuple[Kind, Callable[[str], Iterator[tuple[int, int]]]], ...] = (
    ("KEY", find_keys),
    ("SECRET", find_credentials),
    ("EMAIL", find_emails),
    ("IBAN", find_ibans),
    ("CARD", find_cards),
    ("IP", find_ips),
    ("PHONE", find_phones),
)
_MADE_OF_DIGITS = frozenset[Kind]({"IBAN", "CARD", "IP", "PHONE"})
_MOST_ROUNDS = 8


def redact(text: str, *, about: str = "") -> Redacted:
    """Take out what may lead to a person or open a door; the rest of the text stays as it is, code point by code point.

    Spans are of `text`. Redacting a redacted text changes nothing, and a text with nothing in it is returned itself.
    `about` is what the text is the value of, such as the name of a form field: digits under "phone" are a phone number.
    Never raises, whatever the text holds.
    """
    found = _find(text, about)
    if not found:
        return Redacted(text, ())
    redacted = _without(text, found)
    for _ in range(_MOST_ROUNDS):
        # What was taken out may have stood between a word and its number: look again until nothing is left.
        more = _find(redacted, about)
        if not more:
            break
        found = _merged(found, more)
        redacted = _without(text, found)
    return Redacted(redacted, tuple(found))


def _find(text: str, about: str) -> list[Span]:
    """Every find of one look at the text, sorted, none overlapping another."""
    lead = f"{about}: " if about else ""
    placeholders = [match.span() for match in _placeholder().finditer(text)] if "[" in text else []
    # "[PHONE]" must not be read as a word before a number.
    read = _placeholder().sub(lambda match: "[" + MASK * (len(match[0]) - 2) + "]", text) if placeholders else text
    folded = fold(lead + read)
    taken: list[tuple[int, int, Kind]] = []
    has_digits = bool(_digit().search(folded.text))
    for kind, find in _RECOGNISERS:
        if kind in _MADE_OF_DIGITS and not has_digits:
            continue
        for place in find(folded.text):
            start, end = folded.original(*place)
            start, end = max(0, start - len(lead)), end - len(lead)
            if placeholders:
                start, end = _whole(text, start, end, placeholders)
            at = bisect_left(taken, (end,))
            if start < end and (at == 0 or taken[at - 1][1] <= start):
                taken.insert(at, (start, end, kind))
    return [Span(kind, start, end) for start, end, kind in taken]


def _whole(text: str, start: int, end: int, placeholders: list[tuple[int, int]]) -> tuple[int, int]:
    """The place widened so that it cuts no placeholder of an earlier redaction; empty if it holds nothing else."""
    touched = placeholders[bisect_left(placeholders, (start,)) - 1 if start else 0 :][: end - start]
    touched = [place for place in touched if place[0] < end and start < place[1]]
    if not touched:
        return start, end
    start, end = min(start, touched[0][0]), max(end, touched[-1][1])
    rest = _placeholder().sub("", text[start:end])
    return (start, end) if any(character.isalnum() for character in rest) else (start, start)


def _without(text: str, spans: list[Span]) -> str:
    parts: list[str] = []
    at = 0
    for kind, start, end in spans:
        parts += text[at:start], f"[{kind}]"
        at = end
    return "".join((*parts, text[at:]))


def _merged(found: list[Span], more: list[Span]) -> list[Span]:
    """All spans in places of the original, where `more` has places of the text in which `found` is taken out."""
    merged: list[Span] = []
    pending = deque(found)
    shift = 0
    for kind, start, end in more:
        while pending and pending[0].start + shift < start:  # what stands before
            shift += _growth(pending[0])
            merged.append(pending.popleft())
        first = start - shift
        while pending and pending[0].start + shift < end:  # what it swallows
            shift += _growth(pending.popleft())
        merged.append(Span(kind, first, end - shift))
    return [*merged, *pending]


def _growth(span: Span) -> int:
    return len(span.kind) + 2 - (span.end - span.start)


@cache
def _placeholder() -> re.Pattern[str]:
    return re.compile(rf"\[(?:{'|'.join(kind for kind, _ in _RECOGNISERS)})\]")


@cache
def _digit() -> re.Pattern[str]:
    return re.compile("[0-9]")
