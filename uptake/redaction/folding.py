"""One spelling of a text for recognition: ASCII digits, letters and signs where a character only looks different.

Nothing here reaches a user. Each character of the folded text knows which characters of the original it stands for.
"""

import re
import unicodedata
from dataclasses import dataclass
from functools import cache

_IGNORED = "\u200b"
_FILLERS = "\u115f\u1160\u3164\uffa0"
_DASHES = "\u2043\u2212\u30fc"
_QUOTES = dict.fromkeys("“”„‟«»「」", '"') | dict.fromkeys("‘’‚‛", "'")
_MOST_CACHED = 20_000
# As a percent escape (RFC 3986 §2.1), a reference in HTML, or an escape in JSON (RFC 8259 §7).
_CODES = {
    "40": "@",
    "2b": "+",
    "2e": ".",
    "#64": "@",
    "#x40": "@",
    "commat": "@",
    "#46": ".",
    "#x2e": ".",
    "period": ".",
}


@dataclass(frozen=True, slots=True)
class Folded:
    """`text` is what the recognisers read. `shown` and `read` say where its characters come from: see `original`."""

    text: str
    source: str
    shown: list[int] | None = None
    read: list[int] | None = None

    def original(self, start: int, end: int) -> tuple[int, int]:
        """The place in the original of a part of `text` that is not empty; a mark goes with what it stands on."""
        if self.read is not None:
            start, end = self.read[start], self.read[end]
        if self.shown is None:
            return start, end
        start, end = self.shown[start], self.shown[end - 1] + 1
        while end < len(self.source) and _extends(self.source[end]):
            end += 1
        return start, end


def fold(text: str) -> Folded:
    """Read a text as a person would.

    Digits of any script, full-width and styled letters, blanks and dashes become ASCII; accents and invisible
    characters go; `[at]`, `(dot)`, `%40` and `&#64;` become the sign they stand for.
    """
    folded, shown, read = text, None, None
    if not text.isascii():
        folded = text.translate(_table())
        if _IGNORED in folded:
            shown = [at for at, character in enumerate(folded) if character != _IGNORED]
            folded = folded.replace(_IGNORED, "")
    if _coded().search(folded):
        folded, read = _decoded(folded)
    return Folded(folded, text, shown, read)


def lowered(folded: str) -> str:
    """Small letters, each in its place: one whose small form is longer stays as it is."""
    small = folded.lower()
    if len(small) == len(folded):
        return small
    return "".join(c.lower() if len(c.lower()) == 1 else c for c in folded)


def _decoded(text: str) -> tuple[str, list[int]]:
    """The text with spelled signs as signs, and where each of its characters starts; one more entry for the end."""
    parts: list[str] = []
    starts: list[int] = []
    at = 0
    for match in _coded().finditer(text):
        start, end = match.span()
        if match["word"]:  # blanks around a spelled sign belong to it
            while start > at and start > match.start() - 2 and text[start - 1] == " ":
                start -= 1
            while end < match.end() + 2 and text[end : end + 1] == " ":
                end += 1
        parts += text[at:start], _sign(match)
        starts += range(at, start + 1)
        at = end
    starts += range(at, len(text) + 1)
    return "".join((*parts, text[at:])), starts


def _sign(match: re.Match[str]) -> str:
    code = match["percent"] or match["entity"] or match["escape"]
    if code:
        return _CODES[code.lower()]
    return "." if match["dot"] else "@"


def _extends(character: str) -> bool:
    return unicodedata.category(character)[0] == "M" or character in "\u200c\u200d"


@cache
def _coded() -> re.Pattern[str]:
    at = r"at|@|ät|aet|arroba|chez|собака"
    dot = r"\.|dot|punkt|punto|point|ponto|точка"
    return re.compile(
        # The first class lets the search run from candidate to candidate.
        r"[\[({<%&\\](?:(?<=%)(?P<percent>40|2b|2e)|(?<=&)(?P<entity>#64|#46|#x40|#x2e|commat|period);"
        rf"|(?<=\\)u00(?P<escape>40|2b|2e)|(?<=[\[({{<])[ ]{{0,2}}(?P<word>(?P<dot>{dot})|{at})[ ]{{0,2}}[\])}}>])",
        re.IGNORECASE,
    )


class _Table(dict[int, str]):
    """What each character is read as, worked out when it is first met."""

    def __missing__(self, code: int) -> str:
        folded = _folded_character(chr(code))
        if len(self) < _MOST_CACHED:
            self[code] = folded
        return folded


@cache
def _table() -> _Table:
    return _Table()


def _folded_character(character: str) -> str:
    category = unicodedata.category(character)
    if category[0] == "M" or category == "Cf" or character in _FILLERS:
        return _IGNORED
    if category == "Nd":
        return str(unicodedata.decimal(character))
    if category in {"Zs", "Pd"} or character in _DASHES:
        return " " if category == "Zs" else "-"
    if character in _QUOTES:
        return _QUOTES[character]
    if category in {"No", "Cs"} or character.isascii():  # 10⁶ is no 106
        return character
    plain = "".join(c for c in unicodedata.normalize("NFKD", character) if not unicodedata.combining(c))
    return plain if len(plain) == 1 and plain.isprintable() else character
