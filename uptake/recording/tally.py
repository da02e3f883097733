"""What was dropped from a folder of waiting events, and why: counts that outlive the process that had to drop."""

import contextlib
import json
import os
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from uptake.recording.locks import lock, unlock

_NAME = "dropped.json"
_ROOM = 1024  # the file keeps this size, so that a full disk can still be told of


class Tally:
    """Reason to count, in one small file that all processes of a folder share."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / _NAME

    def counts(self) -> dict[str, int]:
        """What was dropped by any process since the file was deleted last; {} where nothing is known."""
        try:
            return _read(self._path.read_bytes())
        except OSError:
            return {}

    def prepare(self) -> None:
        """Take the room for the file now, while there is some. Raises OSError."""
        self.add({})

    def add(self, counts: Mapping[str, int]) -> None:
        """Add to the counts. Raises OSError; then nothing is added."""
        fd = os.open(self._path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)
        try:
            if not lock(fd):
                raise BlockingIOError(f"{self._path} is being written")
            total = Counter(_read(os.read(fd, _ROOM))) + Counter(counts)
            os.lseek(fd, 0, os.SEEK_SET)
            os.write(fd, json.dumps(total).encode().ljust(_ROOM - 1) + b"\n")
            with contextlib.suppress(OSError):
                unlock(fd)
        finally:
            os.close(fd)


def _read(data: bytes) -> dict[str, int]:
    try:
        found = json.loads(data)
    except ValueError:
        return {}
    kept = found.items() if isinstance(found, dict) else ()
    return {str(reason): count for reason, count in kept if isinstance(count, int)}
