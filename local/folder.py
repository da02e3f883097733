"""Files of the data folder: for their owner alone whatever the umask says, since comments and keys stand in them."""

import errno
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, BinaryIO

KEYS = "keys.json"
_OWNER_ONLY_FOLDER, _OWNER_ONLY_FILE = 0o700, 0o600


class DataFolderError(RuntimeError):
    """The data folder cannot be used; the message says why and what to do."""


@contextmanager
def told(folder: Path) -> Iterator[None]:
    """What the system refuses inside, as a DataFolderError."""
    try:
        yield
    except OSError as error:
        reason = f"{error.strerror or error} ({error.filename or folder})"
        if error.errno == errno.ENOSPC:
            message = f"the disk under {folder} is full ({reason}); free some of it and start again, nothing is lost"
        else:
            message = f"{folder} cannot be used as a data folder: {reason}; choose another folder with --data"
        raise DataFolderError(message) from error


def make_private(folder: Path) -> None:
    """Make the folder if it is missing; nobody but its owner can look into it from now on. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(_OWNER_ONLY_FOLDER)


def open_private(path: Path, mode: str) -> BinaryIO:
    """Open a binary file that nobody but its owner can read, also where it was there before with other rights."""
    file: IO[bytes] = open(path, mode + "b", opener=_opener)  # noqa: SIM115 - the caller closes it
    return file  # type: ignore[return-value]  # mypy cannot tell from a mode that is not a literal


def write_private(path: Path, value: object) -> None:
    """Write JSON that only the owner can read: after a kill or a power cut it is whole, or as it was before."""
    draft = path.with_suffix(".tmp")
    with open_private(draft, "w") as file:
        file.write(json.dumps(value, indent=1).encode())
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Return once the names in the folder are on the disk."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _opener(path: str, flags: int) -> int:
    descriptor = os.open(path, flags, _OWNER_ONLY_FILE)
    try:
        os.fchmod(descriptor, _OWNER_ONLY_FILE)
    except OSError:
        os.close(descriptor)
        raise
    return descriptor
