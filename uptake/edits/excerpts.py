"""Of two long texts, the sentences and lines that differ, each with the one before it."""

import re

from uptake.edits.distance import common_length, library

# Pairs of sentences that an alignment may compare.
WORK = 10**9

# Characters kept on each side of what differs, and how long an excerpt may be that needs no alignment.
CONTEXT = 200
ENOUGH = 5_000

_SENTENCE = re.compile(r"[^.!?。！？\n]{1,1000}[.!?。！？\n]*|[.!?。！？\n]{1,1000}")


def around(original: str, edited: str) -> tuple[str, str]:
    """What differs between two texts, in order, with a sentence around it; all of it where too much differs."""
    original, edited = _trimmed(original, edited)
    if max(len(original), len(edited)) <= ENOUGH:
        return original, edited
    a, b = _SENTENCE.findall(original), _SENTENCE.findall(edited)
    names: dict[str, int] = {}
    left = [names.setdefault(" ".join(part.split()), len(names)) for part in a]
    right = [names.setdefault(" ".join(part.split()), len(names)) for part in b]
    start = 0
    while start < min(len(left), len(right)) and left[start] == right[start]:
        start += 1
    end = 0
    while end < min(len(left), len(right)) - start and left[-1 - end] == right[-1 - end]:
        end += 1
    left, right = left[start : len(left) - end], right[start : len(right) - end]
    if len(left) * len(right) > WORK:
        return original, edited
    kept: tuple[list[str], list[str]] = ([], [])
    for operation in library().LCSseq.opcodes(left, right):
        if operation.tag == "equal":
            continue
        spans = (operation.src_start, operation.src_end), (operation.dest_start, operation.dest_end)
        for parts, (first, last), found in zip((a, b), spans, kept, strict=True):
            found.extend(parts[max(0, start + first - 1) : start + last])
    return "".join(kept[0]), "".join(kept[1])


def _trimmed(original: str, edited: str) -> tuple[str, str]:
    """Both without what they share at their ends, but for some context."""
    start = max(0, common_length(original, edited) - CONTEXT)
    original, edited = original[start:], edited[start:]
    end = max(0, common_length(original[::-1], edited[::-1]) - CONTEXT)
    return original[: len(original) - end], edited[: len(edited) - end]
