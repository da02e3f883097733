"""Which cues strike in what the user says, and where, after those that only sound alike have taken each other away."""

import re

from uptake.detection import cues
from uptake.detection.agent import sentences

# Cues of a complaint. A cue of innocence that covers one of them (`not bad`, `no problem`) takes it away.
AGAINST = (
    "wrong", "misfit", "asked", "should", "undo", "still", "fail", "lack", "excess", "hedge", "almost", "why", "you",
    "challenge", "doubt", "change", "you_act", "you_neg", "permission", "sarcasm", "instead", "outdated", "no", "again",
)  # fmt: skip
INNOCENT = ("praise", "decline", "slip", "thanks", "hypo", "standing", "third", "own", "task", "ack")
OTHER = (
    "explicit", "joins", "absent", "laid", "others", "orders",
    "style", "damage", "whole", "question", "design", "greet", "more", "but", "ours", "mine", "surprise", "news",
    "plea", "onward",
)  # fmt: skip
# Those that find fault by themselves, wherever they stand.
NEGATIVE = ("wrong", "misfit", "fail", "lack", "excess", "you_neg", "permission", "outdated")

_COVERING = ("absent", "surprise", "standing", "praise", "thanks", "decline", "slip", "third")
_LEAD = re.compile(r"^[\W_]{0,12}(?:(?:ok|okay|oh|ah|hm+|well|so|uh|um|bro|bruh|hey|lol|haha) ?[,.!…-]{0,3} ){0,2}")

_CLAUSE_END = re.compile(r"[.,;:!?…()\n。，！？、-]")


class Struck:
    """The cues that strike in a voice, by category."""

    def __init__(self, voice: str, spoken: tuple[str, ...]) -> None:
        self._voice = voice
        lead = _LEAD.match(voice)
        parts = sentences(voice)
        self._first = lead.end() if lead else 0
        self._last = voice.rfind(parts[-1]) if parts else 0
        self.places = _without_covered(
            {category: cues.spans(voice, spoken, category) for category in (*AGAINST, *INNOCENT, *OTHER)}
        )

    def opens_clause(self, category: str) -> bool:
        """Whether the category strikes where a clause begins, or after two words of it at most."""
        return any(
            len(_CLAUSE_END.split(self._voice[:start])[-1].split()) <= 2 for start, _ in self.places.get(category, ())
        )

    def has(self, *categories: str) -> bool:
        """Whether any of the categories strikes."""
        return any(category in self.places for category in categories)

    def opens(self, category: str) -> bool:
        """Whether the category strikes at the very start, after fillers such as `oh` and `well`."""
        return any(start <= self._first for start, _ in self.places.get(category, ()))

    def opens_last(self, category: str) -> bool:
        """Whether the category strikes at the very start, or at the start of the last sentence."""
        return any(
            start <= self._first or self._last <= start <= self._last + 1
            for start, _ in self.places.get(category, ())
        )  # fmt: skip


def _without_covered(found: dict[str, list[cues.Span]]) -> dict[str, list[cues.Span]]:
    softer = [span for category in _COVERING for span in found[category]]
    for category in AGAINST:
        if softer and found[category]:
            found[category] = [span for span in found[category] if not _inside(span, softer)]
    harder = [span for category in NEGATIVE for span in found[category]]
    for category in ("praise", "thanks", "ack"):
        if harder and found[category]:
            found[category] = [span for span in found[category] if not _inside(span, harder, equal=False)]
    return {category: places for category, places in found.items() if places}


def _inside(span: cues.Span, others: list[cues.Span], *, equal: bool = True) -> bool:
    start, end = span
    return any(a <= start and end <= b and (equal or (a, b) != span) for a, b in others)
