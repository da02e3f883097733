"""The cue lexicons, and where they strike in a text.

A cue is compiled when a text first has a word with which it may begin, so a process that reads one turn pays for few.
"""

import re
from functools import cache, lru_cache
from importlib import import_module

from uptake.detection.alternation import HEAD, branches, heads
from uptake.detection.lexicon.further import FURTHER
from uptake.detection.lexicon.requests import REQUESTS

Span = tuple[int, int]

LANGUAGES = {
    "en": ("english", "ENGLISH"),
    "de": ("german", "GERMAN"),
    "nl": ("dutch", "DUTCH"),
    "sv": ("swedish", "SWEDISH"),
    "fr": ("french", "FRENCH"),
    "es": ("spanish", "SPANISH"),
    "pt": ("portuguese", "PORTUGUESE"),
    "it": ("italian", "ITALIAN"),
    "pl": ("slavic", "POLISH"),
    "cs": ("slavic", "CZECH"),
    "ru": ("slavic", "RUSSIAN"),
    "uk": ("slavic", "UKRAINIAN"),
    "tr": ("turkish", "TURKISH"),
    "ar": ("semitic", "ARABIC"),
    "fa": ("semitic", "PERSIAN"),
    "he": ("semitic", "HEBREW"),
    "hi": ("indic", "HINDI"),
    "hi-Latn": ("indic", "HINGLISH"),
    "zh": ("cjk", "CHINESE"),
    "ja": ("cjk", "JAPANESE"),
    "ko": ("cjk", "KOREAN"),
    "vi": ("southeast", "VIETNAMESE"),
    "id": ("southeast", "INDONESIAN"),
    "el": ("greek", "GREEK"),
}
# Scripts that set no blanks, or glue particles to words: a cue may begin and end inside a run of letters.
UNSPACED = {"zh", "ja", "ko"}
PREFIXED = {"ar": "[وفبلك]?", "he": "[ושהבלכמ]?", "fa": ""}

_KEPT_HEADS = 2000  # more beginnings than any language has
_GAP = r"(?: \S{1,16}){0,3} "
_STAR, _PLUS = re.compile(r"(?<!\\)\*"), re.compile(r"(?<!\\)\+")
_WORD_START = re.compile(r"(?<!\w)\w")


@cache
def lexicon(language: str) -> dict[str, str]:
    """The cues of a language as they are written, by category."""
    module, name = LANGUAGES[language]
    words: dict[str, str] = getattr(import_module(f"uptake.detection.lexicon.{module}"), name)
    more = {"task": REQUESTS[language]} if language in REQUESTS else {}
    for category, cue in FURTHER.get(language, {}).items():
        more[category] = cue
    return words | {
        category: f"{words[category]}|{cue}" if category in words else cue for category, cue in more.items()
    }


@cache
def bounded(language: str, category: str) -> str:
    """A category as it is compiled: every repetition in it has a bound. Empty if the language has no such category."""
    cue = lexicon(language).get(category, "")
    return _PLUS.sub("{1,16}", _STAR.sub("{0,16}", cue)).replace(",}", ",16}").replace(" .. ", _GAP)


def compiled(cue: str, language: str) -> re.Pattern[str]:
    """An alternation of bounded cues as a pattern."""
    if language in UNSPACED:
        return re.compile(cue)
    return re.compile(rf"(?<!\w){PREFIXED.get(language, '')}(?:{cue})(?!\w)")


def spans(text: str, languages: tuple[str, ...], category: str) -> list[Span]:
    """Where the cues of a category strike in a folded text, in any of the languages."""
    found: list[Span] = []
    for language in languages:
        if language in UNSPACED or language in PREFIXED:
            pattern = _whole(language, category)
            found += [match.span() for match in pattern.finditer(text)] if pattern else []
        else:
            found += _indexed(language, category).spans(text)
    return found


class _Index:
    """The cues of one category by the first letters of the words they begin with."""

    def __init__(self, cue: str, language: str) -> None:
        self._language = language
        self._by_head: dict[str, list[int]] = {}
        self._branches = [branch for branch in branches(cue) if branch]
        self._patterns: dict[str, re.Pattern[str] | None] = {}
        loose: list[str] = []  # those whose first letter is not known
        for number, branch in enumerate(self._branches):
            begins = heads(branch)
            if begins is None:
                loose.append(branch)
            for head in begins or ():
                self._by_head.setdefault(head, []).append(number)
        self._loose = compiled("|".join(loose), language) if loose else None

    def spans(self, text: str) -> list[Span]:
        """Where they strike, from left to right; no two from one word."""
        found: list[Span] = []
        end = 0
        patterns = self._patterns
        for start, head in _word_starts(text):
            if start < end:
                continue
            pattern = patterns[head] if head in patterns else self._compile(head)
            match = pattern.match(text, start) if pattern else None
            if match:
                end = match.end()
                found.append((start, end))
        if self._loose is not None:
            found += [match.span() for match in self._loose.finditer(text)]
        return found

    def _compile(self, head: str) -> re.Pattern[str] | None:
        lengths = range(1, len(head) + 1)
        numbers = sorted({number for length in lengths for number in self._by_head.get(head[:length], ())})
        pattern = compiled("|".join(self._branches[number] for number in numbers), self._language) if numbers else None
        if len(self._patterns) < _KEPT_HEADS:
            self._patterns[head] = pattern
        return pattern


@cache
def _indexed(language: str, category: str) -> _Index:
    return _Index(bounded(language, category), language)


@cache
def _whole(language: str, category: str) -> re.Pattern[str] | None:
    cue = bounded(language, category)
    return compiled(cue, language) if cue else None


@lru_cache(maxsize=8)
def _word_starts(text: str) -> tuple[tuple[int, str], ...]:
    starts = (match.start() for match in _WORD_START.finditer(text))
    return tuple((start, text[start : start + HEAD]) for start in starts)
