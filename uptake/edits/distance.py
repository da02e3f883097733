"""How far two texts are apart: code-point Levenshtein over the longer length, after NFC and white-space folding.

Exact wherever about a second is enough; past that an upper bound, and `Distance.exact` says so.
"""

import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

# Combining marks in a row that are sorted together. NFC sorts such a run in quadratic time, so longer ones are cut
# (Unicode Standard Annex 15 §13, Stream-Safe Text Format, has the same bound).
MARKS = 30

# Comparisons of two code points that we pay for: about one second at the 31 ps (Latin) that one takes here, less
# where there are more than 256 different characters, which cost 4 to 5 times as much each.
WORK = 3 * 10**10
_WIDE_ALPHABET = 5

# What a text past that budget is cut into, so that each pair is compared exactly.
_PIECE = 10_000


class DistanceMissing(ImportError):
    """The library that measures distances is not installed."""


@dataclass(frozen=True)
class Distance:
    """`edits` insertions, deletions and replacements over `length` code points of the longer text.

    Where `exact` is false there are at most that many edits.
    """

    edits: int
    length: int
    exact: bool = True

    @property
    def far(self) -> bool:
        """More than 0.3, told in integers: 0.3 has no binary fraction."""
        return 10 * self.edits > 3 * self.length

    @property
    def rounded(self) -> float:
        """The ratio to 4 digits, or to 6 where 4 would say that nothing changed."""
        if not self.edits:
            return 0.0
        ratio = self.edits / self.length
        return round(ratio, 4) or round(ratio, 6)

    @property
    def rounded_for_field(self) -> float:
        """The ratio to 4 digits."""
        return round(self.edits / self.length, 4) if self.length else 0.0


def folded(text: str) -> str:
    """NFC, each run of white space one blank, none at the ends."""
    return " ".join(nfc(text).split())


def nfc(text: str) -> str:
    """NFC, in linear time whatever the text holds."""
    if text.isascii():
        return text
    starts = [0]
    run = 0
    for place, character in enumerate(text):
        run = run + 1 if unicodedata.combining(character) else 0
        if run > MARKS:
            starts.append(place)
            run = 0
    if len(starts) == 1:
        return unicodedata.normalize("NFC", text)
    return "".join(
        unicodedata.normalize("NFC", text[start:end])
        for start, end in zip(starts, [*starts[1:], len(text)], strict=True)
    )


def measured(a: str, b: str) -> Distance:
    """The distance of two folded texts. Raises DistanceMissing."""
    length = max(len(a), len(b))
    if a == b:
        return Distance(0, length)
    a, b = _without_common_ends(a, b)
    if not a or not b:
        return Distance(max(len(a), len(b)), length)
    levenshtein = library().Levenshtein
    shorter, longer = sorted((len(a), len(b)))
    cost = 1 if a.isascii() and b.isascii() else _alphabet_cost(a, b)
    if shorter * longer * cost <= WORK:
        return Distance(levenshtein.distance(a, b), length)
    # Most edits of long texts are small: bands along the diagonal, each wider than the last, find those exactly.
    widest = WORK // (2 * cost * longer)
    for band in (widest // 32, widest // 4, widest):
        if band >= longer - shorter and (edits := levenshtein.distance(a, b, score_cutoff=band)) <= band:
            return Distance(edits, length)
    return Distance(_at_most(a, b, levenshtein), length, exact=False)


def _alphabet_cost(a: str, b: str) -> int:
    widest = max(max(text) for text in (a, b))
    return 1 if widest < "\u0100" else _WIDE_ALPHABET


def _without_common_ends(a: str, b: str) -> tuple[str, str]:
    """Both without their common prefix and suffix, which no shortest edit touches."""
    start = common_length(a, b)
    a, b = a[start:], b[start:]
    end = common_length(a[::-1], b[::-1])
    return (a[:-end], b[:-end]) if end else (a, b)


def common_length(a: str, b: str) -> int:
    """Length of the common prefix, by bisection: comparing slices is fast, comparing characters in Python is not."""
    low, high = 0, min(len(a), len(b))
    while low < high:
        middle = (low + high + 1) // 2
        if a[low:middle] == b[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def _at_most(a: str, b: str, levenshtein: Any) -> int:
    """An upper bound: both texts cut at the same shares of their lengths, and each pair of pieces compared."""
    pieces = -(-max(len(a), len(b)) // _PIECE)
    total = 0
    for piece in range(pieces):
        parts = (text[len(text) * piece // pieces : len(text) * (piece + 1) // pieces] for text in (a, b))
        total += levenshtein.distance(*parts)
    return total


@lru_cache(maxsize=1)
def library() -> Any:
    """The module that measures and aligns, an extra, loaded when first needed. Raises DistanceMissing."""
    try:
        from rapidfuzz import distance  # noqa: PLC0415 - an extra, and slow to import
    except ImportError as error:
        raise DistanceMissing('edits are compared with one more package: pip install "uptake[edits]"') from error
    return distance
