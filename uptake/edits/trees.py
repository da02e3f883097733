"""Where two JSON values differ: one change a field, with its JSON Pointer and what stood there before and after."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, Literal

from uptake.edits.distance import folded, library, nfc
from uptake.strict_json import MAX_DEPTH, pointer_of

Op = Literal["add", "remove", "replace", "type_change", "reorder"]
Path = tuple[str | int, ...]

# Lists longer than this, after what they share at both ends, are compared place by place: aligning is quadratic.
ALIGNED = 2_000


class _Absent:
    """Stands for a field that is not there, which is not the same as null."""


ABSENT: Final = _Absent()


@dataclass(frozen=True)
class Change:
    """One field that differs. `path` is in the edited value, or in the original where the field was removed."""

    path: Path
    op: Op
    before: Any
    after: Any

    @property
    def pointer(self) -> str:
        """JSON Pointer of the field. The whole document is "/", as the cases have it, and not "" as in RFC 6901."""
        return pointer_of(self.path) or "/"


def dump(value: Any) -> str:
    """JSON with sorted keys and folded texts, however deep: the text that distances of JSON are measured on."""
    parts: list[str] = []
    stack: list[Any] = [(value,)]
    while stack:
        item = stack.pop()
        if isinstance(item, str):
            parts.append(item)
            continue
        (inner,) = item
        if isinstance(inner, dict):
            stack.append("}")
            for place, key in reversed(list(enumerate(sorted(inner)))):
                stack += [(inner[key],), f"{', ' if place else ''}{_quoted(key)}: "]
            stack.append("{")
        elif isinstance(inner, list | tuple):
            stack.append("]")
            for place in range(len(inner) - 1, -1, -1):
                stack += [(inner[place],), ", " if place else ""]
            stack.append("[")
        else:
            parts.append(_quoted(folded(inner)) if isinstance(inner, str) else scalar(inner))
    return "".join(parts)


def plain(value: Any) -> str:
    """A text as it is, folded; anything else as its dump."""
    return folded(value) if isinstance(value, str) else dump(value)


def scalar(value: Any) -> str:
    """A number, a truth value or null as JSON writes it; integers past Python's limit of digits in hexadecimal."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    try:
        return repr(value)
    except ValueError:
        return hex(value)


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def changes(before: Any, after: Any, path: Path = ()) -> Iterator[Change]:
    """Every field that differs, in the order of the paths' keys; nothing if the two are equal but for white space."""
    if isinstance(before, dict) and isinstance(after, dict) and len(path) < MAX_DEPTH:
        yield from _of_objects(before, after, path)
    elif isinstance(before, list) and isinstance(after, list) and len(path) < MAX_DEPTH:
        yield from _of_lists(before, after, path)
    elif not _same(before, after):
        yield Change(path, _op(before, after), before, after)


def _same(before: Any, after: Any) -> bool:
    """Equal in type and text: 1, 1.0 and true are three values, and texts that only layout tells apart are not."""
    if isinstance(before, str) and isinstance(after, str):
        return nfc(before) == nfc(after)
    return kind(before) == kind(after) and dump(before) == dump(after)


def kind(value: Any) -> str:
    """The JSON type."""
    if value is None or value is ABSENT:
        return "null"
    for types, name in ((bool, "boolean"), (str, "string"), (dict, "object"), (list | tuple, "array")):
        if isinstance(value, types):
            return name
    return "number"


def _op(before: Any, after: Any) -> Op:
    if before is None or before is ABSENT:
        return "add"
    if after is None or after is ABSENT:
        return "remove"
    return "replace" if kind(before) == kind(after) else "type_change"


def _of_objects(before: dict[str, Any], after: dict[str, Any], path: Path) -> Iterator[Change]:
    for key in sorted(before.keys() | after.keys()):
        here = (*path, key)
        if key not in before:
            yield Change(here, "add", ABSENT, after[key])
        elif key not in after:
            yield Change(here, "remove", before[key], ABSENT)
        else:
            yield from changes(before[key], after[key], here)


def _of_lists(before: list[Any], after: list[Any], path: Path) -> Iterator[Change]:
    old, new = [_item(item) for item in before], [_item(item) for item in after]
    if old == new:
        return
    if Counter(old) == Counter(new):
        yield Change(path, "reorder", before, after)
        return
    for old_at, new_at in _pairs(old, new):
        if old_at is None and new_at is not None:
            yield Change((*path, new_at), "add", ABSENT, after[new_at])
        elif new_at is None and old_at is not None:
            yield Change((*path, old_at), "remove", before[old_at], ABSENT)
        elif old_at is not None and new_at is not None:
            yield from changes(before[old_at], after[new_at], (*path, new_at))


def _item(item: Any) -> tuple[str, str]:
    return kind(item), nfc(item) if isinstance(item, str) else dump(item)


def _pairs(old: list[Any], new: list[Any]) -> Iterator[tuple[int | None, int | None]]:
    """Which item became which: what is equal stays together, so that one insertion does not replace all that follow."""
    start = 0
    while start < min(len(old), len(new)) and old[start] == new[start]:
        start += 1
    end = 0
    while end < min(len(old), len(new)) - start and old[-1 - end] == new[-1 - end]:
        end += 1
    a, b = range(start, len(old) - end), range(start, len(new) - end)
    blocks = [(a, b)] if max(len(a), len(b)) > ALIGNED else _aligned(old, new, a, b)
    for left, right in blocks:
        shared = min(len(left), len(right))
        yield from zip(left[:shared], right[:shared], strict=True)
        yield from ((place, None) for place in left[shared:])
        yield from ((None, place) for place in right[shared:])


def _aligned(old: list[Any], new: list[Any], a: range, b: range) -> list[tuple[range, range]]:
    """The blocks between items that are equal, along a longest common subsequence."""
    names: dict[Any, int] = {}
    left = [names.setdefault(old[place], len(names)) for place in a]
    right = [names.setdefault(new[place], len(names)) for place in b]
    blocks = []
    done_a, done_b = 0, 0
    for block in [*library().LCSseq.opcodes(left, right), None]:
        if block is not None and block.tag != "equal":
            continue
        until_a, until_b = (len(left), len(right)) if block is None else (block.src_start, block.dest_start)
        if until_a > done_a or until_b > done_b:
            blocks.append((a[done_a:until_a], b[done_b:until_b]))
        if block is not None:
            done_a, done_b = block.src_end, block.dest_end
    return blocks
