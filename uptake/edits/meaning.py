"""How much a change matters to a reader, field by field: what each kind of change in a text or a JSON value means."""

import re
from collections.abc import Sequence
from typing import Any, Literal

from uptake import strict_json
from uptake.edits.alignment import hunks
from uptake.edits.code import code_severity, fenced, has_fence, is_code
from uptake.edits.distance import folded, library, nfc
from uptake.edits.excerpts import around
from uptake.edits.facts import values_changed
from uptake.edits.layout import is_yaml, layout_severity
from uptake.edits.polarity import turned
from uptake.edits.prose import prose_severity
from uptake.edits.reading import read
from uptake.edits.resemblance import turns_round
from uptake.edits.trees import ABSENT, Change, changes, dump, kind
from uptake.edits.units import unit

Severity = Literal["none", "minor", "major"]
_RANK = ("none", "minor", "major")

# Texts longer than this are read only around what differs; where that is longer still, distance decides.
READ = 20_000

# Characters of texts that are read in one edit; past them, distance decides.
READ_IN_ALL = 100_000

# Longer blanks say no more than this.
_LONG_BLANK = re.compile(r"\s{40,}")

# Lists whose order is what they say.
_ORDERED = re.compile(
    r"step|instruction|procedure|order|rank|priorit|sequence|command|pipeline|migration|coordinate|range|point|position|stage|phase"
    r"|schritt|reihenfolge|etape|paso|queue|route|path|args|argv|rgb|latlon|bbox|interval|playlist|layer",
    re.IGNORECASE,
)


def severities_of(found: Sequence[Change], by_distance: Sequence[Severity], limit: int) -> list[Severity]:
    """The severity of each change; past the first `limit`, the one by distance."""
    renamed = _renames(found, limit)
    severities: list[Severity] = []
    room = READ_IN_ALL
    for place, (change, by) in enumerate(zip(found, by_distance, strict=True)):
        if place in renamed:
            severities.append(renamed[place])
        elif place >= limit or room < 0:
            severities.append(by)
        else:
            room -= min(READ, sum(len(text) for text in (change.before, change.after) if isinstance(text, str)))
            severities.append(_severity(change, by))
    return severities


def _severity(change: Change, by_distance: Severity) -> Severity:
    before, after = change.before, change.after
    if change.op == "reorder":
        names = [part for part in change.path if isinstance(part, str)]
        return "major" if names and _ORDERED.search(names[-1]) else "minor"
    if change.op in ("add", "remove"):
        return "minor" if _empty(before) and _empty(after) else "major"
    if isinstance(before, str) and isinstance(after, str):
        return text_severity(before, after, by_distance)
    if kind(before) == kind(after) == "number":
        return "none" if before == after else "major"
    return "minor" if change.op == "type_change" and _same_spelling(before, after) else "major"


def _empty(value: Any) -> bool:
    if isinstance(value, str):
        return not value.strip()
    return value is None or value is ABSENT or (isinstance(value, list | dict) and not value)


def _same_spelling(before: Any, after: Any) -> bool:
    """5 and "5", true and "true", "a" and ["a"]."""
    for one, other in ((before, after), (after, before)):
        if isinstance(one, list) and len(one) == 1 and dump(one[0]) == dump(other):
            return True
        if isinstance(one, str) and not isinstance(other, str | list | dict):
            return folded(one).lower() in {dump(other), f"{other}".lower()}
    return False


def text_severity(original: str, edited: str, by_distance: Severity) -> Severity:
    """The severity of an edit of a text, whose severity by distance is known."""
    if folded(original) == folded(edited):
        return layout_severity(original, edited)
    if not original.strip() or not edited.strip():
        return "major"
    if (parsed := _as_json(original, edited)) is not None:
        return parsed
    original, edited = _LONG_BLANK.sub(_shorter, original), _LONG_BLANK.sub(_shorter, edited)
    if max(len(original), len(edited)) > READ:
        original, edited = around(original, edited)
    return by_distance if max(len(original), len(edited)) > READ else _read_severity(original, edited, by_distance)


def _read_severity(original: str, edited: str, by_distance: Severity) -> Severity:
    if has_fence(original) or has_fence(edited):
        return _of_parts(original, edited, by_distance)
    if _is_config(original) and _is_config(edited):
        return _of_config(original, edited)
    if is_code(original) or is_code(edited):
        return code_severity(original, edited)
    return prose_severity(original, edited)


def _shorter(match: re.Match[str]) -> str:
    return "\n\n" if "\n" in match[0] else " " * 40


def _is_config(text: str) -> bool:
    return is_yaml([line for line in text.splitlines() if line.strip()])


_CONFIG_KEY = re.compile(r"^[ \t]*(?:- )?([\w.\"'-]+):", re.MULTILINE)
_CONFIG_COMMENT = re.compile(r"(?:^|(?<=\s))#[^\n]*")


def _of_config(original: str, edited: str) -> Severity:
    """Settings: comments say nothing to the reader of the settings, and a key more or less is another setting."""
    before, after = (_CONFIG_COMMENT.sub("", text) for text in (original, edited))
    if folded(before) == folded(after):
        return max("minor", layout_severity(before, after), key=_RANK.index)
    if len(_CONFIG_KEY.findall(before)) != len(_CONFIG_KEY.findall(after)):
        return "major"
    return prose_severity(before, after)


def _as_json(original: str, edited: str) -> Severity | None:
    """Texts that are both JSON objects or lists are compared as such; spelling apart they are the same."""
    if original.lstrip()[:1] not in ("{", "[") or edited.lstrip()[:1] not in ("{", "["):
        return None
    try:
        before, after = strict_json.loads(original), strict_json.loads(edited)
    except strict_json.JsonFault:
        return None
    found = list(changes(before, after))
    severities = severities_of(found, ["minor"] * len(found), 100)
    return max([*severities, "minor"], key=_RANK.index)


def _of_parts(original: str, edited: str, by_distance: Severity) -> Severity:
    """Prose and code blocks, each with its counterpart."""
    before, after = fenced(original), fenced(edited)
    if len(before) != len(after):
        return by_distance if by_distance == "major" else prose_severity(original, edited)
    found: list[Severity] = ["minor"]
    for (what, old), (_, new) in zip(before, after, strict=True):
        if nfc(old) == nfc(new):
            continue
        if folded(old) == folded(new):
            found.append(layout_severity(old, new))
        else:
            found.append(code_severity(old, new) if what == "code" else prose_severity(old, new))
    return max(found, key=_RANK.index)


def _renames(found: Sequence[Change], limit: int) -> dict[int, Severity]:
    """Keys that came where another with the same value went."""
    gone: dict[tuple[Any, str], list[int]] = {}
    for place, change in enumerate(found):
        if change.op == "remove" and change.after is ABSENT and change.path and isinstance(change.path[-1], str):
            gone.setdefault((change.path[:-1], dump(change.before)), []).append(place)
    renamed: dict[int, Severity] = {}
    for place, change in enumerate(found):
        if change.op != "add" or change.before is not ABSENT or not isinstance(change.path[-1], str):
            continue
        candidates = gone.get((change.path[:-1], dump(change.after)))
        if candidates:
            other = _nearest(found, candidates, change.path[-1])
            candidates.pop(candidates.index(other) if len(candidates) <= 20 else -1)
            severity = key_severity(str(found[other].path[-1]), change.path[-1]) if place < limit else "minor"
            renamed[place] = renamed[other] = severity
    return renamed


def _nearest(found: Sequence[Change], candidates: Sequence[int], name: str) -> int:
    """Of the keys that went, the one that is spelled most like the new one; the last of very many."""
    if len(candidates) > 20:
        return candidates[-1]
    return min(candidates, key=lambda place: library().OSA.distance(str(found[place].path[-1])[:100], name[:100]))


_KEY_WORDS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[^\W\d_A-Z]+|\d+|[^\W\d_]+")


def key_severity(old: str, new: str) -> Severity:
    """What another name of a key means: nothing if only normalisation differs, little unless it turns round."""
    if nfc(old) == nfc(new):
        return "none"
    words = [" ".join(_KEY_WORDS.findall(name)) for name in (old, new)]
    if words[0].lower() == words[1].lower() or not all(words):
        return "minor"
    pairs = zip(words[0].lower().split(), words[1].lower().split(), strict=False)
    if any(turns_round(*pair) for pair in pairs):
        return "major"
    return _worded(words[0], words[1])


def _worded(old: str, new: str) -> Severity:
    """What it means that the words of a key changed: a unit, a number or an opposite makes it another key."""
    english = ("en",)
    a, b = read(old, english).content, read(new, english).content
    found = hunks(a, b)
    gone = {token.key for hunk in found for token in hunk.old if unit(token.text, token.key)}
    come = {token.key for hunk in found for token in hunk.new if unit(token.text, token.key)}
    return "major" if gone != come or values_changed(found) or turned(old, new, a, b, found, english) else "minor"
