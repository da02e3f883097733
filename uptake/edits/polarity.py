"""Whether an edit turns a text round, or binds it more or less: a "not", "must" for "may", "or" for "and"."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

from uptake.edits.alignment import Hunk
from uptake.edits.lexicon_kinds import KINDS_UNSPACED
from uptake.edits.lexicon_unspaced import MARKS_UNSPACED, OPPOSITES_UNSPACED
from uptake.edits.reading import Token
from uptake.edits.resemblance import turkish_negated, turns_round
from uptake.edits.words import Mark, marks_of, simplified

_CAN = frozenset(["can", "could", "able"])
Marks = Counter[Mark]


def turned(
    original: str, edited: str, a: Sequence[Token], b: Sequence[Token], hunks: Sequence[Hunk], spoken: tuple[str, ...]
) -> bool:
    """Polarity, obligation, quantity, condition or kind differ between two texts, given as such and as tokens."""
    before, after = marks(original, a, spoken), marks(edited, b, spoken)
    gone, come = before - after, after - before
    if _kind_changed(gone, come) or any(_bound(gone, come, name) for name in ("modality", "quantity", "condition")):
        return True
    if "en" in spoken and (_postponed(hunks) or _by_or_to(hunks, a)):
        return True
    negations = come["negation", ""] - gone["negation", ""]
    turns = _opposites(gone, come) + _affixes(hunks, spoken)
    if abs(negations) == 1 and turns:
        return False  # not allowed, forbidden
    return bool(negations or turns)


def marks(text: str, tokens: Sequence[Token], spoken: tuple[str, ...]) -> Marks:
    """How often each mark stands in a text."""
    found: Marks = Counter()
    words = [token for token in tokens if token.kind in ("word", "char")]
    for token, word_marks in zip(words, marks_of([token.key for token in words], spoken), strict=True):
        negates = ("negation", "") in word_marks
        for mark in word_marks:
            if not (negates and mark[0].startswith("opposite")):
                found[_weakened(mark, token.key)] += 1
    for language in spoken:
        if language in MARKS_UNSPACED:
            found.update(_unspaced(text, language))
    return found


def _weakened(mark: Mark, word: str) -> Mark:
    return ("modality", "can") if mark == ("modality", "may") and word in _CAN else mark


def _unspaced(text: str, language: str) -> Iterable[Mark]:
    if language == "zh":
        text = simplified(text)
    pattern, names = _patterns(language)
    for match in pattern.finditer(text):
        name = names[(match.lastindex or 1) - 1]
        if name == "negation":
            yield ("negation", "")
        elif name:
            group = (
                "modality"
                if name in ("must", "should", "may")
                else "condition"
                if name in ("if", "unless")
                else "quantity"
            )
            yield (group, name)
    for pattern, value in _pieces(language):
        for match in pattern.finditer(text):
            yield value[match[0]]


@lru_cache(maxsize=8)
def _patterns(language: str) -> tuple[re.Pattern[str], list[str]]:
    rows = MARKS_UNSPACED[language]
    return re.compile("|".join(f"({pattern})" for _, pattern in rows)), [name for name, _ in rows]


@lru_cache(maxsize=8)
def _pieces(language: str) -> list[tuple[re.Pattern[str], dict[str, Mark]]]:
    """One pattern a row, longest word first, so that 不 in a longer word is that word's."""
    found = []
    for row, text in enumerate(OPPOSITES_UNSPACED.get(language, "").split(";")):
        left, _, right = text.partition("/")
        value = {
            word: (f"opposite:{language}{row}", side)
            for side, words in (("left", left), ("right", right))
            for word in words.split()
        }
        found.append(_row(value))
    for row, text in enumerate(KINDS_UNSPACED.get(language, "").split(";")):
        value = {name: (f"kind:{language}{row}", names) for names in text.split() for name in names.split("=")}
        found.append(_row(value))
    return found


def _row(value: dict[str, Mark]) -> tuple[re.Pattern[str], dict[str, Mark]]:
    return re.compile("|".join(map(re.escape, sorted(value, key=len, reverse=True))) or "(?!)"), value


def _kind_changed(gone: Marks, come: Marks) -> bool:
    kinds_gone = {name for name, _ in gone if name.startswith("kind")}
    return any(name in kinds_gone for name, _ in come)


def _bound(gone: Marks, come: Marks, name: str) -> bool:
    """A class of words that bind came, went or became another; "can" alone says little."""
    values = {value for group, value in (*gone, *come) if group == name}
    return bool(values - {"can"} if values != {"can", "may"} else ())


def _opposites(gone: Marks, come: Marks) -> int:
    turns = 0
    for (name, side), count in gone.items():
        if name.startswith("opposite"):
            turns += min(count, come[name, "right" if side == "left" else "left"])
    return turns


_FUTURE = frozenset(["will", "shall", "going"])
_PAST = frozenset(["was", "were", "has", "have", "had", "did"])


def _postponed(hunks: Sequence[Hunk]) -> bool:
    """What had been done is to be done, or the other way round."""
    old = {token.key for hunk in hunks for token in hunk.old}
    new = {token.key for hunk in hunks for token in hunk.new}
    for one, other in ((old - new, new - old), (new - old, old - new)):
        if one & _FUTURE and not other & _FUTURE and (other & _PAST or any(word.endswith("ed") for word in other)):
            return True
    return False


def _by_or_to(hunks: Sequence[Hunk], a: Sequence[Token]) -> bool:
    """A value that was a difference is a result, or the other way round: rose by 5, rose to 5."""
    for hunk in hunks:
        after = hunk.old_at + len(hunk.old)
        keys = {token.key for token in hunk.old}, {token.key for token in hunk.new}
        if after < len(a) and a[after].value and ({"by"}, {"to"}) in (keys, keys[::-1]):
            return True
    return False


def _affixes(hunks: Sequence[Hunk], spoken: tuple[str, ...]) -> int:
    turns = 0
    for hunk in hunks:
        for old in hunk.old[:20]:
            for new in hunk.new[:20]:
                if old.kind == new.kind == "word" and (
                    turns_round(old.key, new.key) or ("tr" in spoken and turkish_negated(old.key, new.key))
                ):
                    turns += 1
    return turns
