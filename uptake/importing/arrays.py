"""The elements of a JSON array that may be larger than memory: each with the line where it starts.

Only the structure is scanned: an element that is no JSON is told from its neighbours all the same.
"""

import re
from collections.abc import Iterable, Iterator

from uptake.importing.sources import BLANKS, BOM, Held, RawRow

_OUTSIDE = re.compile(rb'["\[\]{},\n]')
_INSIDE = re.compile(rb'["\\\n]')
_QUOTE, _BACKSLASH, _LF, _COMMA = b'"\\\n,'


def elements(chunks: Iterable[bytes]) -> Iterator[RawRow]:
    """Each element of the array that begins with the first bytes that are not blank."""
    scan = _Scan()
    for chunk in chunks:
        yield from scan.take(chunk)
    yield from scan.end()


class _Scan:
    """Where the scan is: how deep, whether in a string, and what is held of the element in hand."""

    def __init__(self) -> None:
        self._held = Held()
        self._depth = 0
        self._in_string = False
        self._skip = 0  # bytes of the next chunk that a backslash stands before
        self._line = self._starts = 1
        self._count = 0
        self._closed = False

    def take(self, chunk: bytes) -> Iterator[RawRow]:
        """The elements that end in the next bytes of the file."""
        at, start = self._skip, 0
        self._skip = 0
        if self._depth == 0 and self._count == 0 and self._held.size == 0:
            at = start = len(chunk) - len(chunk.removeprefix(BOM))
        while found := (_INSIDE if self._in_string else _OUTSIDE).search(chunk, at):
            at = found.end()
            mark = chunk[found.start()]
            if mark == _LF:
                self._line += 1
            elif mark == _QUOTE:
                self._in_string = not self._in_string
            elif mark == _BACKSLASH:
                at += 1
            elif not self._closed and self._divides(mark):
                self._held.add(chunk[start : found.start()])
                start = at
                yield from self._element(is_last=mark != _COMMA)
        self._skip = max(0, at - len(chunk))
        self._held.add(chunk[start:])

    def end(self) -> Iterator[RawRow]:
        """What is left when the file ends."""
        data, _ = self._held.take()
        is_blank = not data.strip(BLANKS)
        if self._depth > 0:
            where = "inside this element" if not is_blank else "before the array does"
            yield self._row(data, f"the file ends {where}; it is cut short")
        elif not is_blank:
            yield self._row(data, "something stands behind the array; only what is in it is taken")

    def _divides(self, mark: int) -> bool:
        """Whether an element begins or ends here."""
        if mark == _COMMA:
            return self._depth == 1
        if mark in b"[{":
            self._depth += 1
            return self._depth == 1 and self._count == 0
        self._depth -= 1
        self._closed = self._depth == 0
        return self._closed

    def _element(self, *, is_last: bool) -> Iterator[RawRow]:
        if self._depth == 1 and is_last:  # the bracket that opens the array
            self._held.take()
        else:
            data, fault = self._held.take()
            if data.strip(BLANKS) or fault:
                yield self._row(data, fault)
            elif not is_last or self._count:
                yield self._row(data, "nothing stands here; a comma is too much")
        self._starts = self._line

    def _row(self, data: bytes, fault: str | None) -> RawRow:
        self._count += 1
        before = data[: len(data) - len(data.lstrip(BLANKS))]
        line = self._starts + before.count(b"\n")
        return RawRow(line, f"line {line} (element {self._count})", data.strip(BLANKS), fault)
