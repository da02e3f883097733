"""How far an import of a file has come, kept on this machine so that the same command goes on from there.

Nothing depends on it: what is sent again is a duplicate. A file that is another one up to the mark is read from its
start, and so is one whose last row is not in the service any more.
"""

import hashlib
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from uptake.importing.sources import STANDARD_INPUT, RawRow, Reading, raw_rows


class Hash(Protocol):
    """What is needed of a running digest."""

    def update(self, data: bytes, /) -> None:
        """Take more in."""

    def copy(self) -> "Hash":
        """Another one that goes on from here."""

    def hexdigest(self) -> str:
        """What it comes to."""


@dataclass(frozen=True)
class Position:
    """Behind so many rows of a file; `digest` is of all of them."""

    rows: int
    digest: Hash


@dataclass
class Mark:
    """What a bookmark holds: where, what was found until there, and the last row that is in the service (0: none)."""

    rows: int
    digest: str
    witness: int = 0
    found: dict[str, Any] = field(default_factory=dict)


class Rows:
    """The rows of one file, each with its position. `reading` says how far it is read."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.restart()

    def restart(self) -> None:
        """Come from the first row on."""
        self.reading = Reading()
        self._count = 0
        self._digest: Hash = hashlib.sha256()
        self._rows = raw_rows(self.path, self.reading)

    def __iter__(self) -> Iterator[tuple[RawRow, Position]]:
        for raw in self._rows:
            self._take(raw)
            yield raw, Position(self._count, self._digest.copy())

    def skip_to(self, mark: Mark) -> RawRow | None:
        """Go on behind the rows of the mark, if they are the same as they were; answers its witness.

        None: they are not, or it has none; then the rows come from the first on.
        """
        witness = None
        for raw in self._rows:
            self._take(raw)
            if self._count == mark.witness:
                witness = raw
            if self._count == mark.rows:
                break
        if witness is not None and self._count == mark.rows and self._digest.hexdigest() == mark.digest:
            return witness
        self.restart()
        return None

    def _take(self, raw: RawRow) -> None:
        self._count += 1
        self._digest.update(
            f"{raw.line} {len(raw.data)} {raw.fault} {raw.columns} ".encode("utf-8", "backslashreplace")
        )
        self._digest.update(raw.data)


class Bookmark:
    """The mark of one file and one destination; `what` is all else that changes what is sent for a row."""

    def __init__(self, path: Path, what: list[Any], folder: Path | None) -> None:
        is_kept = folder is not None and str(path) != STANDARD_INPUT
        key = hashlib.sha256(json.dumps([str(path.absolute()), *what]).encode()).hexdigest()[:32]
        self._path = folder / "imports" / f"{key}.json" if folder and is_kept else None

    def read(self) -> Mark | None:
        """The mark, if there is one that can be read."""
        try:
            found = json.loads(self._path.read_bytes()) if self._path else None
            return _whole(Mark(**found)) if found else None
        except (OSError, ValueError, TypeError, KeyError, AttributeError):
            return None

    def write(self, position: Position, witness: int, found: dict[str, Any]) -> None:
        """Set the mark. A folder that cannot be written is no trouble: the next start is from the beginning."""
        if self._path is None:
            return
        mark = Mark(position.rows, position.digest.hexdigest(), witness, found)
        draft = self._path.with_suffix(f".{os.getpid()}.tmp")
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            with open(draft, "wb", opener=_for_the_owner_alone) as file:
                file.write(json.dumps(vars(mark)).encode())
            draft.replace(self._path)
        except OSError:
            self._path = None

    def remove(self) -> None:
        """Everything is done."""
        if self._path is not None:
            self._path.unlink(missing_ok=True)


def _whole(mark: Mark) -> Mark:
    """The mark, if every part of it is there and of its kind. Raises KeyError, TypeError."""
    kinds: dict[str, Any] = {"report": int, "counts": dict, "reasons": dict, "named": list}
    sound = all(isinstance(mark.found[name], kind) for name, kind in kinds.items())
    sound = sound and {"identity", "export"} <= mark.found.keys() and isinstance(mark.digest, str)
    if not (sound and isinstance(mark.rows, int) and isinstance(mark.witness, int)):
        raise TypeError("a part of the bookmark is missing")
    return mark


def _for_the_owner_alone(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
