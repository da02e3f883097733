"""How the commands speak to a person: progress on standard error, tables that fit the terminal."""

import shutil
import sys
import time
import unicodedata
from collections.abc import Sequence
from typing import Self, TextIO


class Progress:
    """One line that tells how far a long step is; silent for the first second, and where nobody watches."""

    def __init__(self, label: str, total: int = 0, stream: TextIO | None = None) -> None:
        self._label = label
        self._total = total
        self._stream = stream or sys.stderr
        self._begun = time.monotonic()
        self._shown = 0.0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._shown and self._stream.isatty():
            self._stream.write("\r\x1b[K")
            self._stream.flush()

    def tell(self, done: int, note: str = "") -> None:
        """Say that `done` of the total is done; shown 5 times a second on a terminal, every 5 seconds elsewhere."""
        now = time.monotonic()
        terminal = self._stream.isatty()
        if now - self._begun < 1 or now - self._shown < (0.2 if terminal else 5):
            return
        self._shown = now
        count = f"{done:,} of {self._total:,}" if self._total else f"{now - self._begun:.0f} s"
        line = f"  {self._label}: {count} {note}".rstrip()
        line = fitted(line, shutil.get_terminal_size().columns - 1)
        self._stream.write(f"\r\x1b[K{line}" if terminal else f"{line}\n")
        self._stream.flush()


def width_of(text: str) -> int:
    """How many columns a text takes in a terminal: wide characters two, combining ones none."""
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def fitted(text: str, columns: int) -> str:
    """The text on one line in at most so many columns, with an ellipsis where it was cut."""
    text = " ".join(text.split())
    if width_of(text) <= columns:
        return text
    kept = ""
    for character in text:
        if width_of(kept + character) > columns - 1:
            break
        kept += character
    return kept + "…"


def padded(text: str, columns: int) -> str:
    """The text with blanks after it up to so many columns."""
    return text + " " * (columns - width_of(text))


def table(rows: Sequence[Sequence[str]], indent: int = 0) -> list[str]:
    """Rows as lines with aligned columns, indented; the last one takes what is left of the terminal."""
    if not rows:
        return []
    widths = [max(width_of(row[column]) for row in rows) for column in range(len(rows[0]) - 1)]
    room = max(12, shutil.get_terminal_size().columns - indent - sum(widths) - 2 * len(widths))
    return [
        " " * indent
        + "  ".join([*(padded(cell, width) for cell, width in zip(row, widths, strict=False)), fitted(row[-1], room)])
        for row in rows
    ]
