"""JSON as a careful receiver reads it: no NaN, no duplicate keys, no lone surrogates, and every fault has a place.

Python's own parser accepts NaN and Infinity, turns 1e999 into infinity and keeps the last of duplicate keys
(RFC 8259 §4, RFC 7493 §2.1 and §2.3 advise against all of these).
"""

import json
import math
from collections.abc import Iterator
from typing import Any

MAX_DEPTH = 64


class JsonFault(ValueError):
    """The text is not strict JSON.

    `pointer` is the JSON Pointer (RFC 6901) of the fault, "" where the document as a whole is at fault.
    """

    def __init__(self, message: str, pointer: str = "") -> None:
        super().__init__(message)
        self.pointer = pointer


class _Marked:
    """Stands in the parsed tree where a fault was seen, so that a walk can tell its place."""

    def __init__(self, message: str) -> None:
        self.message = message


def loads(data: bytes | str) -> Any:
    """Parse one JSON document, from UTF-8 bytes (a BOM is skipped) or text.

    Raises JsonFault on anything that is not strict JSON: syntax, encoding, NaN, Infinity, numbers past the range of a
    double, duplicate keys, lone surrogates, more than 64 levels.
    """
    try:
        text = data.decode("utf-8-sig") if isinstance(data, bytes) else data.removeprefix("\ufeff")
        value = json.loads(text, object_pairs_hook=_pairs, parse_constant=_constant, parse_float=_finite)
    except UnicodeDecodeError as error:
        raise JsonFault(f"not UTF-8 at byte {error.start}") from error
    except RecursionError as error:
        raise JsonFault(f"nested more than {MAX_DEPTH} levels deep") from error
    except json.JSONDecodeError as error:
        raise JsonFault(f"not JSON: {error.msg} at line {error.lineno}, column {error.colno}") from error
    except ValueError as error:  # an integer of thousands of digits
        raise JsonFault("not JSON that can be read: a number has too many digits") from error
    for pointer, message in _faults(value, "", 0):
        raise JsonFault(message, pointer)
    return value


def pointer_of(parts: tuple[str | int, ...]) -> str:
    """Join the steps of a path to a JSON Pointer, escaping `~` and `/` (RFC 6901 §3)."""
    return "".join("/" + str(part).replace("~", "~0").replace("/", "~1") for part in parts)


def _pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        found[key] = _Marked(f"the key {key!r} stands twice in this object") if key in found else value
    return found


def _constant(name: str) -> _Marked:
    return _Marked(f"{name} is not JSON; send null or leave the field out")


def _finite(text: str) -> float | _Marked:
    number = float(text)
    return number if math.isfinite(number) else _Marked(f"{text} is past the range of a number")


def _has_lone_surrogate(text: str) -> bool:
    return any("\ud800" <= character <= "\udfff" for character in text)


def _faults(value: Any, pointer: str, depth: int) -> Iterator[tuple[str, str]]:
    if isinstance(value, _Marked):
        yield pointer, value.message
    elif isinstance(value, str):
        if not value.isascii() and _has_lone_surrogate(value):
            yield pointer, "a lone surrogate is no character; send whole characters"
    elif isinstance(value, dict | list):
        if depth >= MAX_DEPTH:
            yield pointer, f"nested more than {MAX_DEPTH} levels deep"
            return
        items: Iterator[tuple[str | int, Any]] = iter(value.items() if isinstance(value, dict) else enumerate(value))
        for key, child in items:
            if isinstance(key, str) and _has_lone_surrogate(key):
                yield pointer, "a key holds a lone surrogate"
                return
            yield from _faults(child, pointer + pointer_of((key,)), depth + 1)
