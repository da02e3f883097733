"""Where captured events wait on this machine: one folder for each service, in the user's own state folder."""

import os
import re
from pathlib import Path

from uptake.state_folder import state_folder

OFF = "off"


def spill_root(asked: str | os.PathLike[str] | None = None) -> Path | None:
    """What is asked for, or `UPTAKE_SPILL`, or the user's state folder; None for `off`, or where there is no home."""
    asked = asked or os.environ.get("UPTAKE_SPILL")
    if asked:
        return None if asked == OFF else Path(asked)
    state = state_folder()
    return state / "spill" if state else None


def folder_for(root: Path, destination: str) -> Path:
    """The folder of what is meant for one destination, so that nothing reaches another: `api.example.com-1a2b3c4d`."""
    from zlib import crc32  # noqa: PLC0415 - hashlib costs the hook 5 ms, and there is no adversary here

    readable = re.sub(r"[^A-Za-z0-9.]+", "-", re.sub(r"^\w+://", "", destination))[:40].strip("-.")
    return root / f"{readable}-{crc32(destination.encode('utf-8', 'surrogateescape')):08x}"


def destination_of(url: str | None) -> str:
    """What a service is called here: its address, or the data folder of the one on this machine."""
    url = url or os.environ.get("UPTAKE_URL")
    return url.rstrip("/") if url else f"local {Path(os.environ.get('UPTAKE_DATA', '.uptake')).absolute()}"
