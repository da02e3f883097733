"""One file of events that wait to be sent: JSON lines, owned by the process that holds its lock.

What a process wrote before it was killed is in the file; the next one to look finds the lock free, and sends it.
"""

import contextlib
import os
import re
import stat
import time
from pathlib import Path
from typing import Self

from uptake.recording.locks import lock

SUFFIX = ".jsonl"
SEGMENT_BYTES = 1024 * 1024
LATE = "late-"  # what the sink failed at; it comes behind all others
_NAME = re.compile(rf"(({LATE})?\d{{20}}-\d+-[0-9a-f]{{8}}|hook-[0-9a-f]{{32}}){re.escape(SUFFIX)}")
MAX_ADOPTED_BYTES = 64 * 1024 * 1024  # a larger file is none of ours
_FLAGS = (
    os.O_RDWR | os.O_APPEND | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
)


class Segment:
    """An open, locked file. `waiting` counts the lines in it that are not settled yet."""

    def __init__(self, path: Path, fd: int) -> None:
        self.path = path
        self.waiting = 0
        self._fd = fd
        self._size = os.fstat(fd).st_size

    @classmethod
    def create(cls, folder: Path, name: str | None = None, *, late: bool = False) -> Self:
        """A new file in the folder, which is made if need be: only its owner may read either.

        A `name` is `hook-` and 32 hexadecimal digits. Raises OSError; FileExistsError where a file of it exists.
        """
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        while True:
            path = folder / f"{name or (LATE if late else '') + _new_name()}{SUFFIX}"
            fd = os.open(path, _FLAGS | os.O_CREAT | os.O_EXCL, 0o600)
            try:
                # Between the two calls another process may have taken the empty file for a left one, and removed it.
                if lock(fd) and os.fstat(fd).st_nlink:
                    return cls(path, fd)
            except OSError:
                os.close(fd)
                path.unlink(missing_ok=True)
                raise
            os.close(fd)

    @classmethod
    def adopt(cls, path: Path) -> Self | None:
        """The file of a process that is gone; None where it lives, or where the file is not this user's to send."""
        try:
            fd = os.open(path, _FLAGS | getattr(os, "O_NONBLOCK", 0))
        except OSError:
            return None
        with contextlib.suppress(OSError):  # a file system without locks: nobody's files are taken over
            if _is_ours(fd) and lock(fd) and os.fstat(fd).st_nlink:
                return cls(path, fd)
        os.close(fd)
        return None

    @property
    def size(self) -> int:
        """Bytes in the file."""
        return self._size

    @property
    def is_late(self) -> bool:
        """Whether a sink failed at what is in it."""
        return self.path.name.startswith(LATE)

    @property
    def is_linked(self) -> bool:
        """Whether the file is still in its folder, where a next process will find it."""
        return os.fstat(self._fd).st_nlink > 0

    def append(self, line: bytes) -> None:
        """Write one line; whole, or not at all. It outlives this process when this returns. Raises OSError."""
        written = os.write(self._fd, line + b"\n")
        if written <= len(line):
            os.ftruncate(self._fd, self._size)
            raise OSError(f"no room for {len(line)} bytes")
        self._size += written
        self.waiting += 1

    def lines(self) -> list[bytes]:
        """Every line; the last one may be cut short, where a process was killed in the middle of it."""
        os.lseek(self._fd, 0, os.SEEK_SET)
        parts: list[bytes] = []
        while part := os.read(self._fd, SEGMENT_BYTES):  # by this descriptor: on NFS, closing a copy ends the lock
            parts.append(part)
        return [line for line in b"".join(parts).split(b"\n") if line.strip()]

    def sync(self) -> None:
        """Bring it to the disk, where it outlives a crash of the machine too. Raises OSError."""
        os.fsync(self._fd)

    def empty(self) -> None:
        """Take every line out. Raises OSError."""
        os.ftruncate(self._fd, 0)
        self._size = 0

    def remove(self) -> None:
        """Delete the file, and let go of it."""
        with contextlib.suppress(OSError):
            self.empty()  # first, for systems that do not delete an open file
        try:
            self.path.unlink(missing_ok=True)  # before the lock is given back: nobody takes an empty file over
        except OSError:
            self.close()
            with contextlib.suppress(OSError):
                self.path.unlink(missing_ok=True)
        else:
            self.close()

    def close(self) -> None:
        """Let go of the file as it is; whoever looks next may send what is in it."""
        os.close(self._fd)


def is_segment(path: Path) -> bool:
    """Whether a file is named as one of these."""
    return _NAME.fullmatch(path.name) is not None


def left_behind(folder: Path) -> list[tuple[Path, int]]:
    """The files of a folder with their sizes, oldest first; those of living processes too, and no others."""
    try:
        with os.scandir(folder) as entries:
            found = [(Path(e.path), e.stat(follow_symlinks=False).st_size) for e in entries if _NAME.fullmatch(e.name)]
    except OSError:
        return []
    return sorted(found, key=lambda entry: entry[0].name)


def _is_ours(fd: int) -> bool:
    status = os.fstat(fd)
    own = not hasattr(os, "geteuid") or status.st_uid == os.geteuid()
    return stat.S_ISREG(status.st_mode) and own and status.st_size <= MAX_ADOPTED_BYTES


def _new_name() -> str:
    return f"{time.time_ns():020d}-{os.getpid()}-{os.urandom(4).hex()}"
