"""How a message relates to the turn before it and to the message before that: values exchanged, words taken up.

Nothing here knows a language, beside small closed classes of words.
"""

import re
from functools import cache
from typing import NamedTuple

from uptake.detection.folding import is_unspaced
from uptake.detection.lexicon.exclusive import EXCLUSIVE

_TOKEN = re.compile(r"[^\W_]+(?:[-./:@'][^\W_]+)*%?")
_NUMBER = re.compile(r"\d+(?:[.,:]\d+)*")
_STEM = 5

_CJK_VALUES = re.compile(
    "[0-9一二三四五六七八九十两兩百千]+|[早晚上下]午?|월요일|화요일|수요일|목요일|금요일|토요일|일요일|[月火水木金土日]曜"
)
_NAMED = re.compile(r"(?:(?:and|now|then|for|und|et|y|e|en|och|i|и) ){0,2}([^\W\d_]{3,20}) (\d{1,6}|[a-z])(?!\w)")
_PREPOSED_NOT = re.compile(
    r"(?<!\w)(?:not|no|isn't|wasn't|rather than|instead of|nicht|statt|kein\w{0,2}|pas|au lieu de|non|nem|não"
    r"|nao|em vez de"
    r"|en vez de|invece di|niet|in plaats van|inte|nie|zamiast|не|а не|değil|bukan|không phải|jangan|ليس|وليس|لا|לא|ולא"
    r"|όχι|नहीं|nahi) (?:(?:the|a|an|der|die|das|den|le|la|les|el|los|il|o|os|de|het|to|in|at|on|for|auf|na|w"
    r"|на|в) ){0,2}"
    r"([^\W_][^\s,;.!?]{0,30})"
)


class Relation(NamedTuple):
    """What a message takes from the turn before. Shares are of the message's own content words."""

    swap: bool  # both carry a value of one class, and another one
    new_number: bool  # a number that the agent's turn does not have, where it has one
    same_number: bool
    overlap: int  # content words of the message that the agent's turn has
    share: float
    near: bool  # a word nearly like one of the agent's: another spelling, another code
    denies: bool  # `not X`, and X is the agent's
    repeats: bool  # says the message before again, word for word or nearly
    rewords: bool  # asks for the same as the message before in other words
    recalls: bool  # has a word that matters, or a number, of the message before
    unmet: bool  # takes up of the message before what the agent's turn leaves out
    sibling: bool  # begins with another of its kind: `table 7`, where the agent spoke of table 4
    parallel: bool  # the message before with one part exchanged: a new task


def relate(user: str, agent: str, before: str | None) -> Relation:
    """Compare folded texts."""
    ours, theirs = tokens(user), tokens(agent)
    said, heard = content(ours), content(theirs)
    stems = {_stem(word) for word in heard}
    shared = [word for word in said if _stem(word) in stems]
    numbers, agent_numbers = set(_NUMBER.findall(user)), set(_NUMBER.findall(agent))
    repeats, rewords, parallel = _with_before(user, ours, before, agent)
    asked = {_stem(word) for word in content(tokens(before))} if before else set()
    left_out = any(_stem(word) in asked and _stem(word) not in stems for word in said)
    return Relation(
        swap=_swap(ours, theirs) or _swap_unspaced(user, agent),
        new_number=bool(agent_numbers) and bool(numbers - agent_numbers),
        same_number=bool(agent_numbers & numbers),
        overlap=len(shared),
        share=len(shared) / len(said) if said else 0.0,
        near=_near(said, heard),
        denies=any(_stem(found) in stems or found in agent_numbers for found in _PREPOSED_NOT.findall(user)),
        repeats=repeats,
        rewords=rewords,
        recalls=any(_stem(word) in asked for word in said),
        unmet=left_out and not (repeats or parallel),
        parallel=parallel,
        sibling=_is_sibling(user, agent),
    )


def tokens(text: str) -> list[str]:
    """Words and numbers; runs without blanks in pairs of characters."""
    found: list[str] = []
    for word in _TOKEN.findall(text)[:400]:
        if len(word) > 2 and _is_run(word):
            found += [word[at : at + 2] for at in range(len(word) - 1)]
        else:
            found.append(word)
    return found


def content(words: list[str]) -> list[str]:
    """The words that carry matter: four letters and more, numbers, codes."""
    return [
        word for word in words
        if (len(word) >= 4 and word not in _SMALL) or any(c.isdigit() for c in word) or _is_run(word)
    ]  # fmt: skip


_SMALL = frozenset(
    [
        "that",
        "this",
        "with",
        "from",
        "your",
        "have",
        "what",
        "when",
        "where",
        "which",
        "there",
        "their",
        "they",
        "them",
        "then",
        "than",
        "were",
        "been",
        "will",
        "would",
        "should",
        "could",
        "about",
        "into",
        "just",
        "only",
        "also",
        "some",
        "more",
        "most",
        "very",
        "here",
        "does",
        "didn't",
        "don't",
        "isn't",
        "that's",
        "it's",
        "wasn't",
        "doesn't",
        "please",
        "still",
        "again",
        "already",
        "really",
        "actually",
        "like",
        "want",
        "need",
        "said",
        "make",
        "made",
        "done",
        "nicht",
        "eine",
        "einen",
        "sind",
        "wird",
        "haben",
        "auch",
        "noch",
        "oder",
        "aber",
        "pour",
        "dans",
        "avec",
        "est-ce",
        "plus",
        "tout",
        "vous",
        "nous",
        "para",
        "como",
        "pero",
        "esta",
        "este",
        "tiene",
        "sono",
        "della",
        "delle",
        "alla",
        "come",
        "että",
    ]
)


def _is_run(text: str) -> bool:
    """Whether a text has Han, kana or Hangul, in which words run together or carry their particles."""
    return not text.isascii() and any(is_unspaced(c) or "\uac00" <= c <= "\ud7a3" for c in text)


def _stem(word: str) -> str:
    return word if any(c.isdigit() for c in word) else word[:_STEM]


@cache
def _class_of() -> dict[str, frozenset[int]]:
    found: dict[str, set[int]] = {}
    for number, members in enumerate(EXCLUSIVE):
        for word in members.split():
            found.setdefault(word, set()).add(number)
    return {word: frozenset(numbers) for word, numbers in found.items()}


def _swap(ours: list[str], theirs: list[str]) -> bool:
    classes = _class_of()
    heard = set(theirs)
    new = [number for word in ours if word not in heard for number in classes.get(word, ())]
    if not new:
        return False
    old = {number for word in heard for number in classes.get(word, ())}
    return any(number in old for number in new)


def _swap_unspaced(user: str, agent: str) -> bool:
    if not _is_run(user):
        return False
    mine, other = set(_CJK_VALUES.findall(user)), set(_CJK_VALUES.findall(agent))
    return bool(mine) and bool(other) and not mine <= other


def _near(said: list[str], heard: list[str]) -> bool:
    known = set(heard)
    candidates = [word for word in heard if len(word) >= 4][:80]
    return any(
        _alike(word, other)
        for word in said[:12]
        if word not in known and len(word) >= 4
        for other in candidates
        if abs(len(word) - len(other)) <= 2 and (word[0] == other[0] or word[-1] == other[-1])
    )


def _is_sibling(user: str, agent: str) -> bool:
    named = _NAMED.match(user)
    if not named:
        return False
    kind, label = named.groups()
    others = re.findall(rf"(?<!\w){re.escape(kind)} (\d{{1,6}}|[a-z])(?!\w)", agent)
    return bool(others) and label not in others


def _alike(one: str, other: str) -> bool:
    """One or two characters apart, and not merely another ending."""
    prefix = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        prefix += 1
    suffix = 0
    for a, b in zip(reversed(one), reversed(other), strict=False):
        if a != b:
            break
        suffix += 1
    digits = any(c.isdigit() for c in one)
    changed = max(len(one), len(other)) - prefix - suffix
    if digits:
        return changed <= 2 and prefix + suffix >= 3
    return changed <= 1 and suffix >= 2 and prefix >= 1


def _with_before(user: str, ours: list[str], before: str | None, agent: str) -> tuple[bool, bool, bool]:
    if not before or not before.strip():
        return False, False, False
    earlier = tokens(before)
    if not earlier or not ours:
        return False, False, False
    if set(ours) == set(earlier) or user.strip(" .!?") == before.strip(" .!?"):
        return True, False, False
    mine, past = {_stem(w) for w in ours}, {_stem(w) for w in earlier}
    new, gone = mine - past, past - mine
    common = len(mine & past)
    jaccard = common / len(mine | past)
    matter = {_stem(w) for w in content(ours)}
    past_matter = {_stem(w) for w in content(earlier)}
    kept = len(matter & past_matter)
    agents = {_stem(w) for w in tokens(agent)}
    replaced = bool(gone & past_matter & agents) or any(w in agents for w in gone)
    if jaccard >= 0.4 and len(ours) <= len(earlier) + 3 and new & matter and replaced and common >= 1:
        return False, False, True
    covered = kept / len(past_matter) if past_matter else 0.0
    return False, kept >= 1 and (covered >= 0.3 or kept >= 2), False
