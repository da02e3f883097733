"""Where Uptake keeps what it must remember on this machine for one user: spilled events, bookmarks of imports."""

import os
import sys
from pathlib import Path


def state_folder() -> Path | None:
    """`UPTAKE_STATE`, or Uptake's part of the user's state folder (XDG Base Directory); None where there is no home."""
    if asked := os.environ.get("UPTAKE_STATE"):
        return Path(asked)
    if sys.platform == "win32":
        given = os.environ.get("LOCALAPPDATA")
        return Path(given) / "uptake" if given else None
    given = os.environ.get("XDG_STATE_HOME", "")
    if Path(given).is_absolute():
        return Path(given) / "uptake"
    try:
        home = Path.home()
    except RuntimeError:  # no HOME, and no entry for this user
        return None
    above = home / "Library" / "Application Support" if sys.platform == "darwin" else home / ".local" / "state"
    return above / "uptake"
