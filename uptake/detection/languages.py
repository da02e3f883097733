"""Which languages a turn may be written in: by script, and for Latin letters by the small words."""

import math
import re
from functools import cache

from uptake.detection import cues

# First and last letters of scripts, or the letters that only one language has; the first that strikes decides.
_SCRIPTS = (
    ("ja", "\u3041", "\u30ff"), ("ko", "\uac00", "\ud7a3"), ("zh", "\u4e00", "\u9fff"), ("he", "\u0590", "\u05ff"),
    ("fa", "پچژگکی", ""), ("ar", "\u0600", "\u06ff"), ("hi", "\u0900", "\u097f"), ("el", "\u0370", "\u03ff"),
    ("uk", "іїєґ", ""), ("ru", "\u0400", "\u04ff"),
)  # fmt: skip
_LETTERS = {
    "de": "äöüß", "fr": "çœêèàùûîô", "es": "ñ¿¡", "pt": "ãõ", "pl": "ąęłńśźż", "tr": "ığş", "sv": "åäö",
    "vi": "ăđơưạảấầậắặẹẽềểệịọộớờợụủứừữỳ", "cs": "ěřů", "it": "ìò", "nl": "ĳ",
}  # fmt: skip
_LATIN = ("en", "de", "nl", "sv", "fr", "es", "pt", "it", "pl", "cs", "tr", "hi-Latn", "vi", "id")
_WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)?")


def guess(user: str, agent: str) -> tuple[str, ...]:
    """One to three languages of folded texts, the likeliest first; English when nothing tells."""
    by_script = _script_of(user)
    if by_script:
        return (by_script, "en") if re.search("[a-z]{3}", user) else (by_script,)
    scores = {language: 2.0 * _score(user, language) + _score(agent[:300], language) for language in _LATIN}
    scores["en"] += 1.0 if user.isascii() else 0.2
    ranked = sorted(scores, key=lambda language: -scores[language])
    best = scores[ranked[0]]
    kept = tuple(language for language in ranked[:3] if scores[language] >= 0.55 * best)
    own = max(_LATIN, key=lambda language: _score(user, language))
    if own not in kept and _score(user, own) >= 0.5:
        kept = (*kept, own)
    agent_script = _script_of(agent)
    return (*kept, agent_script) if agent_script else kept


def _script_of(text: str) -> str | None:
    if text.isascii():
        return None
    letters = {character for character in text if not character.isascii()}
    for language, first, last in _SCRIPTS:
        if any(first <= letter <= last if last else letter in first for letter in letters):
            return language
    return None


def _score(text: str, language: str) -> float:
    words = _WORD.findall(text)
    if not words:
        return 0.0
    small = _small_words(language)
    letters = _LETTERS.get(language, "")
    special = sum(character in letters for character in text) if letters else 0
    return sum(word in small for word in words) / math.sqrt(len(words)) + 0.8 * min(special, 3)


@cache
def _small_words(language: str) -> frozenset[str]:
    written = cues.lexicon(language).get("words", "")
    return frozenset(written.split("|"))
