"""Text as the cues read it: cut, folded, contractions spelled, quotations and code taken out of the user's voice."""

import re
import unicodedata
from functools import cache
from typing import NamedTuple

KEPT = 1000  # characters kept at either end of a long text: what matters of a turn stands at its start or its end

_QUOTES = str.maketrans("’‘‛`´ʼ“”„«»＂", "''''''\"\"\"\"\"\"")
_INVISIBLE = re.compile("[\u200b-\u200f\u2060-\u2064\ufeff\u00ad\u202a-\u202e\ufe0e\ufe0f]")
_BLANKS = re.compile(r"\s+")
_FENCE = re.compile(r"```.{0,4000}?(?:```|$)", re.DOTALL)
_INLINE_CODE = re.compile(r"`[^`\n]{1,200}`")
_QUOTED_LINE = re.compile(r"^[ \t]{0,8}>[^\n]{0,2000}$", re.MULTILINE)
_DOUBLE = re.compile(r"\"[^\"\n]{2,400}\"|「[^」\n]{1,400}」|『[^』\n]{1,400}』")
_SINGLE = re.compile(r"(?<!\w)'[^'\n]{3,200}(?:'\w{1,2}[^'\n]{1,200}){0,3}'(?!\w)")

_CONTRACTIONS = {
    "dont": "don't", "doesnt": "doesn't", "didnt": "didn't", "isnt": "isn't", "arent": "aren't", "wasnt": "wasn't",
    "werent": "weren't", "cant": "can't", "couldnt": "couldn't", "wont": "won't", "wouldnt": "wouldn't",
    "shouldnt": "shouldn't", "hasnt": "hasn't", "havent": "haven't", "hadnt": "hadn't", "aint": "ain't",
    "thats": "that's", "its": "it's", "whats": "what's", "wheres": "where's", "theres": "there's", "im": "i'm",
    "ive": "i've", "youre": "you're", "youve": "you've", "theyre": "they're", "hes": "he's", "u": "you", "ur": "your",
    "pls": "please", "plz": "please", "cannot": "can't", "wat": "what", "wrng": "wrong", "rong": "wrong",
}  # fmt: skip
_OFTEN_MISTYPED = [
    "wrong",
    "what",
    "that",
    "asked",
    "wanted",
    "incorrect",
    "right",
    "should",
    "still",
    "missing",
    "correct",
    "meant",
    "said",
    "delete",
    "deleted",
    "thanks",
    "not",
    "for",
    "instead",
    "the",
    "this",
    "broken",
    "mistake",
    "actually",
    "please",
    "revert",
    "want",
    "says",
    "should",
    "didn't",
    "doesn't",
    "isn't",
    "don't",
    "that's",
]


class Folded(NamedTuple):
    """A text made ready. `voice` is what the writer says in their own words; `text` has the quotations too."""

    raw: str
    text: str
    voice: str
    has_code: bool
    has_quote: bool


def fold(text: str) -> str:
    """Lower case, NFKC, straight quotes, single blanks, contractions with their apostrophe."""
    flat = unicodedata.normalize("NFKC", _INVISIBLE.sub("", text)).translate(_QUOTES).lower().replace("\u0307", "")
    flat = _BLANKS.sub(" ", flat[: 4 * KEPT]).strip()
    return " ".join(_spelled(word) for word in flat.split(" ")) if flat.isascii() else flat


def is_unspaced(character: str) -> bool:
    """Whether a character is of a script that sets no blanks between words: kana, Han."""
    return "\u3041" <= character <= "\u30ff" or "\u4e00" <= character <= "\u9fff"


def cut(text: str) -> str:
    """The head and the tail of a long text."""
    return text if len(text) <= 2 * KEPT else f"{text[:KEPT]}\n{text[-KEPT:]}"


def read(text: str) -> Folded:
    """Fold a turn and take quotations and code out of its voice."""
    raw = cut(text)
    has_code = "```" in raw
    own = _FENCE.sub(" ", raw) if has_code else raw
    has_quote = False
    if ">" in own:
        unquoted = _QUOTED_LINE.sub(" ", own)
        has_quote = unquoted != own
        own = unquoted if unquoted.strip() else own
    if "`" in own:
        own = _INLINE_CODE.sub(" qq ", own)
    folded = fold(own)
    voice = _DOUBLE.sub(" qq ", folded) if '"' in folded or "「" in folded or "『" in folded else folded
    voice = _SINGLE.sub(" qq ", voice) if "'" in voice else voice
    if not voice.replace("qq", "").strip(" .,!?"):  # nothing but a quotation: then it is the voice
        voice = folded.replace('"', "")
    return Folded(raw, fold(raw), _BLANKS.sub(" ", voice).strip(), has_code, has_quote or "qq" in voice)


def _spelled(word: str) -> str:
    core = word.strip(".,!?:;()*")
    right = _CONTRACTIONS.get(core) or _mistyped().get(core)
    return word.replace(core, right) if right else word


@cache
def _mistyped() -> dict[str, str]:
    """Neighbours swapped in words that carry cues, to the word: `worng`, `waht`."""
    known = set(_OFTEN_MISTYPED)
    swapped: dict[str, str] = {}
    for word in _OFTEN_MISTYPED:
        for at in range(len(word) - 1):
            typo = word[:at] + word[at + 1] + word[at] + word[at + 2 :]
            if typo not in known and "'" not in typo[:1]:
                swapped.setdefault(typo, word)
    for real in ("form", "fro", "on", "nto", "want", "was", "has"):
        swapped.pop(real, None)
    return swapped | {"fro": "for", "nto": "not", "teh": "the"}
