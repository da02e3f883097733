"""What became of the rows: counts, and each row that was not taken with its reason. Bounded, however many there are."""

import json
import os
import re
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from uptake.terminal import inert

MOST_NAMED = 1_000  # rows that are kept to be told; the file of the report has all of them
_MOST_REASONS = 200
_QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"|\d+")
OTHER_REASONS = "other reasons"


@dataclass
class Found:
    """Counts by outcome, rows that were not taken by reason, and the first of these rows."""

    counts: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    named: list[str] = field(default_factory=list)

    @property
    def bad(self) -> int:
        """Rows that were not taken and should have been."""
        return self.counts["rejected"]

    def total(self) -> int:
        """Rows that are done with."""
        return self.counts.total()

    def count(self, status: str) -> None:
        """One row more with this outcome."""
        self.counts[status] += 1

    def refuse(self, path: Path, place: str, reason: str) -> None:
        """One row more that was not taken."""
        self.counts["rejected"] += 1
        kind = _QUOTED.sub("…", reason)
        known = kind in self.reasons or len(self.reasons) < _MOST_REASONS
        self.reasons[kind if known else OTHER_REASONS] += 1
        if len(self.named) < MOST_NAMED:
            self.named.append(inert(f"{path}, {place}: {reason}"))

    def add(self, other: "Found") -> None:
        """Take the findings of another file in."""
        self.counts += other.counts
        self.reasons += other.reasons
        self.named += other.named[: MOST_NAMED - len(self.named)]

    def as_json(self) -> dict[str, Any]:
        """For a bookmark."""
        return {"counts": self.counts, "reasons": self.reasons, "named": self.named}

    @classmethod
    def of_json(cls, found: dict[str, Any]) -> "Found":
        """From a bookmark."""
        return cls(Counter(found["counts"]), Counter(found["reasons"]), list(found["named"]))


class ReportFile:
    """JSONL of every row that was not taken, in `{file, line, place, status, reason}`, before the row is done with."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._file: IO[bytes] | None = None

    def open(self, size: int) -> None:
        """Begin, or go on behind the first `size` bytes, which an earlier run wrote. Raises OSError."""
        if self._path is not None:
            goes_on = size > 0 and self._path.exists()
            self._file = open(self._path, "r+b" if goes_on else "wb", opener=_private)  # noqa: SIM115 - closed by `close`
            self._file.truncate(min(size, os.fstat(self._file.fileno()).st_size))
            self._file.seek(0, os.SEEK_END)

    def write(self, path: Path, line: int, place: str, status: str, reason: str) -> None:
        """One row."""
        if self._file is not None:
            row = {"file": str(path), "line": line, "place": place, "status": status, "reason": reason}
            self._file.write(json.dumps(row, ensure_ascii=False).encode() + b"\n")

    def size(self) -> int:
        """Bytes so far, all of them handed to the system."""
        if self._file is None:
            return 0
        self._file.flush()
        return self._file.tell()

    def close(self) -> None:
        """End it."""
        if self._file is not None:
            self._file.close()


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
