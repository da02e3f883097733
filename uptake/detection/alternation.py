"""What can be read off an alternation without compiling it: its branches, and the letters a branch begins with."""

import re
from collections.abc import Iterator

HEAD = 3  # characters of a beginning that are looked at, at most
_ATOM_END = re.compile(r"\{\d*,?\d*\}\??|[?*+]\??")
_SPECIAL = frozenset("\\^$.|?*+()[]{}")
_SPECIAL_OR_END = _SPECIAL | {""}
_TURNS = re.compile(r"[\\()\[\]|]")


def branches(cue: str) -> list[str]:
    """An alternation, split at the bars that stand in no bracket."""
    found: list[str] = []
    start = 0
    for at, character, depth in _marks(cue):
        if character == "|" and depth == 0:
            found.append(cue[start:at])
            start = at + 1
    found.append(cue[start:])
    return found


def _marks(pattern: str) -> Iterator[tuple[int, str, int]]:
    """Round brackets and bars of a pattern that mean something, each with its place and the depth behind it."""
    depth, skip, in_set = 0, -1, False
    for mark in _TURNS.finditer(pattern):
        at, character = mark.start(), mark.group()
        if at == skip:
            continue
        if character == "\\":
            skip = at + 1
        elif in_set:
            in_set = character != "]"
        elif character == "[":
            in_set = True
        elif character in "()|":
            depth += {"(": 1, ")": -1}.get(character, 0)
            yield at, character, depth


def heads(branch: str) -> set[str] | None:
    """The first characters, `HEAD` at most, of whatever a branch matches; None if that cannot be told."""
    if not branch:
        return None
    if branch[0] == "(":
        return _group_heads(branch)
    if branch[0] == "[":
        return _set_heads(branch)
    first = branch[0]
    if first in _SPECIAL or not (first.isalnum() or first == "_"):
        return None
    counted = _ATOM_END.match(branch, 1)
    if counted:
        return _joined({first}, heads(branch[counted.end() :]) if _may_lack(counted.group()) else set())
    length = 1
    while length < HEAD and branch[length : length + 1] not in _SPECIAL_OR_END:
        if _ATOM_END.match(branch, length + 1):
            break
        length += 1
    return {branch[:length]}


def _group_heads(branch: str) -> set[str] | None:
    close = _closing(branch)
    inner, rest = branch[1:close], branch[close + 1 :]
    if inner.startswith(("?<!", "?<=", "?!", "?=")):
        return heads(rest)
    inner = inner.removeprefix("?:")
    counted = _ATOM_END.match(rest)
    repeats = counted is not None and not counted.group().startswith("?")
    rest = rest[counted.end() :] if counted else rest
    found: set[str] | None = set()
    for one in branches(inner):
        begins = heads(one if repeats and one else one + rest)
        found = _joined(found, {head[0] for head in begins} if begins and repeats else begins)
    if counted and _may_lack(counted.group()):
        found = _joined(found, heads(rest))
    return found


def _set_heads(branch: str) -> set[str] | None:
    close = branch.find("]", 2)
    members, rest = branch[1:close], branch[close + 1 :]
    if not all(character.isalnum() for character in members):
        return None
    counted = _ATOM_END.match(rest)
    if counted and _may_lack(counted.group()):
        return _joined(set(members), heads(rest[counted.end() :]))
    return set(members)


def _closing(branch: str) -> int:
    ends = (at for at, character, depth in _marks(branch) if character == ")" and depth == 0)
    return next(ends, len(branch))


def _may_lack(count: str) -> bool:
    return count[0] in "?*" or count.startswith(("{0", "{,"))


def _joined(one: set[str] | None, other: set[str] | None) -> set[str] | None:
    return None if one is None or other is None else one | other
