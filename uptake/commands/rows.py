"""JSONL as the commands read it: a row a line, and every line that is none is named and stops no other."""

import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Generic, TypeVar

from uptake import strict_json
from uptake.commands import Failure
from uptake.terminal import inert

Read = TypeVar("Read")

STANDARD_INPUT = "-"
MOST_NAMED = 20


class BadRow(Exception):
    """A line that is no row of the kind that is wanted; the message says what is wrong with it."""


class Rows(Generic[Read]):
    """The rows of files, each with its line number, as `read` makes them of JSON values; it raises BadRow.

    Lines end with LF or CRLF; a BOM is skipped; U+2028 is a character like any other. The first 20 bad lines are named
    on standard error, the others counted; `bad` is how many there were.
    """

    def __init__(self, paths: Iterable[Path], read: Callable[[Any], Read]) -> None:
        self._paths = paths
        self._read = read
        self.bad = 0

    def __iter__(self) -> Iterator[tuple[int, Read]]:
        for path in self._paths:
            for number, line in _lines(path):
                try:
                    row = self._read(_parsed(line))
                except BadRow as fault:
                    self.bad += 1
                    if self.bad <= MOST_NAMED:
                        print(inert(f"{path}, line {number}: {fault}"), file=sys.stderr)
                    continue
                yield number, row
        if self.bad > MOST_NAMED:
            print(f"and {self.bad - MOST_NAMED:,} lines more that are no rows", file=sys.stderr)


def _lines(path: Path) -> Iterator[tuple[int, bytes]]:
    try:
        with sys.stdin.buffer if str(path) == STANDARD_INPUT else path.open("rb") as file:
            for number, line in enumerate(file, start=1):
                if line.strip(b" \t\r\n\xef\xbb\xbf"):
                    yield number, line
    except IsADirectoryError:
        raise
    except OSError as error:
        raise Failure(f"{path} cannot be read: {error.strerror}") from error


def _parsed(line: bytes) -> Any:
    try:
        return strict_json.loads(line)
    except strict_json.JsonFault as fault:
        raise BadRow(f"{fault}{f' (at {fault.pointer})' if fault.pointer else ''}") from fault
