"""What an edit of a text does to its meaning: facts, turns of polarity, order, and how much is new."""

import re
import unicodedata
from collections.abc import Sequence
from typing import Literal

from uptake.edits.alignment import Hunk, hunks
from uptake.edits.distance import measured
from uptake.edits.facts import links_changed, names_changed, same_values_only, signs_changed, values_changed
from uptake.edits.languages import LATIN, is_common
from uptake.edits.numerals import NUMBER_WORDS
from uptake.edits.order import reordered
from uptake.edits.polarity import turned
from uptake.edits.reading import Token, read, spoken_in, undressed
from uptake.edits.resemblance import cancelled, harmless, same_word
from uptake.edits.words import Lexicon, lexicon

Severity = Literal["none", "minor", "major"]

# The share of a text's words that may come, go or be replaced before it is another text.
REPLACED = 0.5
ADDED = 0.25
FAR = 0.35

# Forms that a font has for letters that are two, or that join: no reader tells them apart.
_PRESENTATION = re.compile("[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]")


def prose_severity(original: str, edited: str) -> Severity:
    """None, minor or major for two texts that differ in more than white space."""
    if _presented(original) == _presented(edited):
        return "none"
    spoken = spoken_in(original, edited)
    a, b = read(original, spoken).content, read(edited, spoken).content
    if [token.key for token in a] == [token.key for token in b]:
        return "major" if _asks(original) != _asks(edited) else "minor"
    found = hunks(a, b)
    if same_values_only(found):
        tokens = [token for hunk in found for token in (*hunk.old, *hunk.new)]
        return "none" if all(token.value and token.value.what == "instant" for token in tokens) else "minor"
    if _states_otherwise(original, edited, a, b, found, spoken):
        return "major"
    return reordered(original, edited, a, b, found, spoken) or _by_share(a, b, found, spoken)


def _states_otherwise(
    original: str, edited: str, a: Sequence[Token], b: Sequence[Token], found: Sequence[Hunk], spoken: tuple[str, ...]
) -> bool:
    return (
        values_changed(found)
        or names_changed(found, german="de" in spoken and len(spoken) < len(LATIN))
        or links_changed(found)
        or signs_changed(found)
        or turned(undressed(original), undressed(edited), a, b, found, spoken)
    )


def _presented(text: str) -> str:
    return _PRESENTATION.sub(lambda match: unicodedata.normalize("NFKC", match[0]), text)


# A "no" that answers, and not one that negates what follows.
_ANSWERS = re.compile(r"(?:^|[.!?]\s+)(?:no|nein|non|nee|nie|нет|ні|não|nej|hayır|όχι|לא|لا)\s*[,،]", re.IGNORECASE)


def _asks(text: str) -> tuple[int, int]:
    """How many questions a text has, and how many answers."""
    return len(re.findall(r"[?？؟](?=\W|$)", text)), len(_ANSWERS.findall(text))


def _by_share(a: Sequence[Token], b: Sequence[Token], found: Sequence[Hunk], spoken: tuple[str, ...]) -> Severity:
    """How much of what is said came, went or was replaced, apart from slips, inflections and fillers."""
    old: list[Token] = []
    new: list[Token] = []
    for hunk in found:
        gone, come = harmless(hunk)
        old += gone
        new += come
    old, new, swapped = _unmoved(old, new, found, spoken)
    if swapped:
        return "major"
    old, new = ([token for token in side if not token.value and token.key not in NUMBER_WORDS] for side in (old, new))
    gone_weight, come_weight = _weight(old, spoken), _weight(new, spoken)
    if not gone_weight and not come_weight:
        return "minor"
    if (not come_weight and _repeated(old, b)) or (not gone_weight and _repeated(new, a)):
        return "minor"
    total = max(_total(a, spoken), _total(b, spoken))
    if abs(come_weight - gone_weight) >= 2 and abs(come_weight - gone_weight) > ADDED * total:
        return "major"
    if max(gone_weight, come_weight) > REPLACED * total:
        return "major"
    far = measured(_joined(a), _joined(b)).far
    return "major" if far and max(gone_weight, come_weight) > FAR * total else "minor"


def _repeated(tokens: Sequence[Token], kept: Sequence[Token]) -> bool:
    return {token.key for token in tokens} <= {token.key for token in kept}


# Words that name who does it, where a sentence is turned into the passive.
_AGENTS = frozenset(
    [
        "by",
        "von",
        "durch",
        "par",
        "por",
        "da",
        "dal",
        "dalla",
        "dai",
        "door",
        "av",
        "przez",
        "tarafindan",
        "oleh",
        "boi",
    ]
)


def _unmoved(
    old: Sequence[Token], new: Sequence[Token], found: Sequence[Hunk], spoken: tuple[str, ...]
) -> tuple[list[Token], list[Token], bool]:
    """Both without words that only moved, or for which another of the same meaning stands; and whether two swapped."""
    known = lexicon(spoken)

    def same(a: Token, b: Token) -> bool:
        return same_word(a, b) or bool(_meanings(known, a) & _meanings(known, b))

    old, new, pairs = cancelled(old, new, same)
    moved = {token.key for pair in pairs if same_word(*pair) for token in pair}
    old, new = ([token for token in side if ("negation", "") not in _meanings(known, token)] for side in (old, new))
    voices = [{token.key for token in side} & _AGENTS for side in _sides(found)]
    swaps = any({t.key for t in hunk.old} & moved and {t.key for t in hunk.new} & moved for hunk in found)
    return old, new, swaps and voices[0] == voices[1]


def _meanings(known: Lexicon, token: Token) -> set[tuple[str, str]]:
    """What a word is known to say; opposites are one, since here they are turned by a "not"."""
    marks = known.of_word(token.key) if token.kind == "word" else []
    return {(name, "") if name.startswith("opposite") else (name, value) for name, value in marks}


def _sides(found: Sequence[Hunk]) -> tuple[list[Token], list[Token]]:
    return [token for hunk in found for token in hunk.old], [token for hunk in found for token in hunk.new]


def _weight(tokens: Sequence[Token], spoken: tuple[str, ...]) -> float:
    weights = {"char": 0.5, "emoji": 0.0}
    return sum(weights.get(token.kind, 1.0) for token in tokens if not is_common(token.key, spoken))


def _total(tokens: Sequence[Token], spoken: tuple[str, ...]) -> float:
    """The weight of a whole text, where common words count a little: they make it longer."""
    return _weight(tokens, spoken) + 0.25 * sum(is_common(token.key, spoken) for token in tokens)


def _joined(tokens: Sequence[Token]) -> str:
    return " ".join(token.key for token in tokens)
