"""A second detector's look at a document: all its texts, keys too, in one call."""

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from uptake.strict_json import pointer_of

Found = tuple[str, int, int]  # kind, start, end
Detector = Callable[[str], Sequence[Found]]
Path = tuple[str | int, ...]
_BETWEEN = "\n"


def looked_at(value: Any, detector: Detector) -> tuple[Any, list[tuple[str, str, int, int]]]:
    """The value without what the detector finds in its texts, and what that was: pointer, kind, start, end.

    Pointers lead into the value as it is returned. A find that reaches over two texts is cut to the first. Keys of the
    value itself are fields of ours, and are not looked at.
    """
    texts = list(dict.fromkeys(_texts(value, is_ours=True)))
    starts = [0]
    for text in texts:
        starts.append(starts[-1] + len(text) + len(_BETWEEN))
    places: dict[str, list[Found]] = {}
    for kind, start, end in detector(_BETWEEN.join(texts)) if texts else ():
        row = bisect_right(starts, start) - 1
        begin, length = starts[row], len(texts[row])
        if start - begin < length:
            places.setdefault(texts[row], []).append((kind, start - begin, min(end - begin, length)))
    found: list[tuple[str, str, int, int]] = []
    return (_without(value, places, (), found), found) if places else (value, [])


def _texts(value: Any, *, is_ours: bool = False) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for inner in value:
            yield from _texts(inner)
    elif isinstance(value, dict):
        for key, inner in value.items():
            if not is_ours:
                yield key
            yield from _texts(inner)


def _without(value: Any, places: dict[str, list[Found]], path: Path, found: list[tuple[str, str, int, int]]) -> Any:
    if isinstance(value, str):
        return _replaced(value, places, path, found)
    if isinstance(value, list):
        return [_without(inner, places, (*path, number), found) for number, inner in enumerate(value)]
    if not isinstance(value, dict):
        return value
    copied: dict[str, Any] = {}
    for key, inner in value.items():
        name = _replaced(key, places, path, found) if path else key
        while name in copied:
            name += "#"
        copied[name] = _without(inner, places, (*path, name), found)
    return copied


def _replaced(text: str, places: dict[str, list[Found]], path: Path, found: list[tuple[str, str, int, int]]) -> str:
    kept = text
    for kind, start, end in sorted(places.get(text, ()), key=lambda place: place[1], reverse=True):
        found.append((pointer_of(path), kind, start, end))
        kept = f"{kept[:start]}[{kind.upper()}]{kept[end:]}"
    return kept
