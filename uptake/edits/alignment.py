"""Which tokens of a text were replaced, added and removed."""

from collections.abc import Sequence
from dataclasses import dataclass

from uptake.edits.distance import library
from uptake.edits.reading import Token

# Token pairs that an alignment may compare; past it, the part between the common ends is one hunk.
WORK = 3 * 10**8


@dataclass(frozen=True)
class Hunk:
    """A run of tokens that became another; either may be empty."""

    old: tuple[Token, ...]
    new: tuple[Token, ...]
    old_at: int = 0
    new_at: int = 0


def hunks(a: Sequence[Token], b: Sequence[Token]) -> list[Hunk]:
    """The hunks of a shortest edit of tokens, compared by key; those that touch are one."""
    names: dict[str, int] = {}
    left = [names.setdefault(token.key, len(names)) for token in a]
    right = [names.setdefault(token.key, len(names)) for token in b]
    start = 0
    while start < min(len(left), len(right)) and left[start] == right[start]:
        start += 1
    end = 0
    while end < min(len(left), len(right)) - start and left[-1 - end] == right[-1 - end]:
        end += 1
    left, right = left[start : len(left) - end], right[start : len(right) - end]
    if len(left) * len(right) > WORK:
        return [Hunk(tuple(a[start : len(a) - end]), tuple(b[start : len(b) - end]), start, start)]
    found: list[list[int]] = []
    for operation in library().Levenshtein.opcodes(left, right):
        if operation.tag == "equal":
            continue
        span = [operation.src_start, operation.src_end, operation.dest_start, operation.dest_end]
        if found and found[-1][1] == span[0] and found[-1][3] == span[2]:
            found[-1][1], found[-1][3] = span[1], span[3]
        else:
            found.append(span)
    return [
        Hunk(tuple(a[start + i : start + j]), tuple(b[start + k : start + m]), start + i, start + k)
        for i, j, k, m in found
    ]
