"""What the agent's own turn did: asked, claimed, delivered, failed, or nothing yet that could be wrong."""

import re
from typing import NamedTuple

from uptake.detection import cues
from uptake.detection.folding import Folded, is_unspaced

QUESTION_MARKS = "?？؟⸮՞"
_CLOSERS = " \"'”»)]}*_.!。~\n\t👍🙂😊🙏✅"
_SENTENCE_END = re.compile(r"(?<=[.!?。！？؟\n:])\s{0,4}")
# What it says of itself at the start is its outcome; of others it may tell what was before.
_MYSELF = ("i ", "i'", "unable", "sorry", "ich ", "je ", "j'")
_NUMBER = re.compile(r"\d")
_WORD = re.compile(r"[^\W_]+")


class AgentTurn(NamedTuple):
    """The agent's last turn. `states`: it said, did or delivered something that can be wrong."""

    text: str
    words: int
    asks: bool
    requests: bool
    success: bool
    failed: bool
    progress: bool
    idle: bool
    proposal: bool
    offer: bool
    acts: bool  # in the first person, or as one says it of oneself: `Sent to Maria`
    bare: bool  # a word or two, and nothing in them to be wrong
    delivers: bool  # hands over a text, a picture, a file
    as_asked: bool
    finds: bool  # shows what a search gave
    has_number: bool

    def taken_as_statement(self) -> "AgentTurn":
        """The same turn for who finds plain fault with it: what it failed at, offered or greeted with is no excuse."""
        return self._replace(
            requests=False, failed=False, progress=False, idle=False, proposal=False, offer=False, as_asked=False,
            bare=False,
        )  # fmt: skip

    @property
    def pending(self) -> bool:
        """The user owes an answer."""
        return self.asks or self.requests

    @property
    def states(self) -> bool:
        """Something was said or done that can be wrong."""
        return not (self.asks or self.requests or self.failed or self.progress or self.idle or self.proposal)


def understand(turn: Folded, languages: tuple[str, ...]) -> AgentTurn:
    """Read the agent's turn."""
    text = turn.voice
    words = text.split()
    last = (sentences(text)[-1:] or [""])[0]
    asks = asks_at_end(turn.raw, languages)
    others = tuple(language for language in languages if language != "en")

    def strikes(category: str, where: str = text, within: int = 4000) -> bool:
        return any(start <= within for start, _ in cues.spans(where, languages, category))

    success = strikes("success")
    progress = strikes("progress", within=4)
    proposes = strikes("proposal", within=1)
    acts = (strikes("acts", within=14) or (success and bool(others))) and not (progress or proposes)
    failed = not asks and any(
        not (success or acts) or (start <= 24 and text.startswith(_MYSELF, start))
        for start, _ in cues.spans(text, languages, "failed")
    )
    return AgentTurn(
        text=turn.text,
        words=count_words(text),
        asks=asks,
        requests=not asks and (strikes("request", last, 10) or strikes("request", text, 1)) and not acts,
        success=success,
        failed=failed,
        progress=progress,
        idle=bool(words) and (count_words(text) <= 12 and not acts and strikes("idle", within=1)),
        proposal=proposes or (strikes("proposal", within=30) and not acts),
        offer=strikes("offer", within=8) and not acts,
        acts=acts,
        bare=1 <= count_words(text) <= 2,
        delivers=strikes("delivers"),
        as_asked=strikes("as_asked"),
        finds=strikes("finds", within=24),
        has_number=bool(_NUMBER.search(text)),
    )


def count_words(text: str) -> int:
    """Words; where they are not set apart, two characters count for one."""
    words = len(_WORD.findall(text))
    return words if text.isascii() else words + sum(map(is_unspaced, text)) // 2


def sentences(text: str) -> list[str]:
    """A folded text in sentences, roughly; none is empty."""
    return [part for part in _SENTENCE_END.split(text) if part.strip(" .!?")]


def asks_at_end(raw: str, languages: tuple[str, ...] = ()) -> bool:
    """Whether a turn ends in a question, in any script; a Greek one ends in a semicolon."""
    end = raw.rstrip(_CLOSERS)
    if end.endswith(tuple(QUESTION_MARKS)):
        return True
    if "el" in languages and end.endswith((";", "\u037e")):
        return True
    tail = raw[-160:]
    at = max(tail.rfind(mark) for mark in QUESTION_MARKS)
    return at >= 0 and len(tail) - at <= 70 and tail[at - 1 : at] != '"' and "http" not in tail
