"""How the commands speak to a person: progress on standard error, tables that fit the terminal."""

import re
import shutil
import sys
import time
import unicodedata
from collections.abc import Sequence
from typing import Self, TextIO

_BAR = 20

_CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")


class Progress:
    """One line that tells how far a long step is; silent for the first second, and where nobody watches."""

    def __init__(self, label: str, total: int = 0, stream: TextIO | None = None) -> None:
        self._label = label
        self._total = total
        self._stream = stream or sys.stderr
        self._begun = time.monotonic()
        self._shown = 0.0
        self._first: tuple[int, float, float] | None = None  # the first count, share and time that were told

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._shown and self._stream.isatty():
            self._stream.write("\r\x1b[K")
            self._stream.flush()

    def tell(self, done: int, note: str = "", share: float | None = None) -> None:
        """Say that `done` of the total is done; shown 5 times a second on a terminal, every 5 seconds elsewhere.

        `share` (from 0 to 1) is how much that is of a whole whose count nobody knows. Then a bar is shown, with the
        rate and the time that is left at this rate.
        """
        now = time.monotonic()
        if share is not None and self._first is None:
            self._first = (done, share, now - self._begun)
        terminal = self._stream.isatty()
        if now - self._begun < 1 or now - self._shown < (0.2 if terminal else 5):
            return
        self._shown = now
        if share is not None:
            count = self._measured(done, share, now - self._begun)
        else:
            count = f"{done:,} of {self._total:,}" if self._total else f"{now - self._begun:.0f} s"
        line = f"  {self._label}: {count} {note}".rstrip()
        line = fitted(line, shutil.get_terminal_size().columns - 1)
        self._stream.write(f"\r\x1b[K{line}" if terminal else f"{line}\n")
        self._stream.flush()

    def _measured(self, done: int, share: float, seconds: float) -> str:
        """`[#####...............]  25%  12,300  2,110/s  0:17 left`, by what was done since the first count."""
        before, share_before, begun = self._first or (0, 0.0, 0.0)
        took = max(seconds - begun, 0.001)
        bar = "#" * int(_BAR * share)
        left = (1 - share) * took / (share - share_before) if share > share_before else 0
        clock = f"{int(left) // 60}:{int(left) % 60:02}"
        return f"[{bar:.<{_BAR}}] {share:4.0%}  {done:,}  {(done - before) / took:,.0f}/s" + f"  {clock} left" * bool(
            left
        )


def inert(text: str) -> str:
    """The text without what a terminal would obey: control characters stand as escapes, blanks and lines stay."""
    return _CONTROLS.sub(lambda match: match[0].encode("unicode_escape").decode(), text)


def width_of(text: str) -> int:
    """How many columns a text takes in a terminal: wide characters two, combining ones none."""
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def fitted(text: str, columns: int) -> str:
    """The text on one line in at most so many columns, with an ellipsis where it was cut."""
    text = inert(" ".join(text.split()))
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
