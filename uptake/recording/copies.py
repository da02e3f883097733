"""The last good copy of what was read, for when the service cannot be asked: bounded, and good for a day."""

import contextlib
import json
import os
import time
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import Any

from uptake.identity import IdentityRefused, canonical

Key = tuple[str | int | None, ...]  # what was read; a context: of which agent, user, session, size
MAX_AGE = 24 * 3600.0  # seconds
MOST = 500
SUFFIX = ".json"


class Copies:
    """Copies by key, compared whole, so that nobody is given another's. In memory, and in `folder` if there is one.

    The newest 500 are kept; one that is older than a day is not given out any more. One folder is of one service.
    """

    def __init__(self, folder: Path | None, now: Callable[[], float] = time.time) -> None:
        self._folder = folder
        self._now = now
        self.reset()

    def reset(self) -> None:
        """Start empty in memory, with a lock of its own, as a forked child does."""
        self._lock = Lock()
        self._writing = Lock()  # by itself, so that a slow disk holds no reader up
        self._forgotten = 0
        self._held: OrderedDict[Key, tuple[float, Any]] = OrderedDict()

    @property
    def forgotten(self) -> int:
        """How often somebody was forgotten: what was asked for before may not be kept after."""
        return self._forgotten

    def keep(self, key: Key, value: Any, asked: int | None = None) -> None:
        """Keep JSON under a key, in the place of what was there; not if anybody was forgotten since `asked`."""
        at = self._now()
        with self._writing:
            if asked is not None and asked != self._forgotten:
                return
            with self._lock:
                self._held[key] = at, value
                self._held.move_to_end(key)
                while len(self._held) > MOST:
                    self._held.popitem(last=False)
            if not self._folder:
                return
            with contextlib.suppress(OSError):
                self._write(self._folder, key, {"key": list(key), "at": at, "value": value})

    def last(self, key: Key) -> tuple[Any, float] | None:
        """The copy under a key and its age in seconds."""
        with self._lock:
            found = self._held.get(key)
        if found is None and self._folder:
            found = _read(self._folder / _name(key), key)
        if found is None or not 0 <= (age := max(0.0, self._now() - found[0])) <= MAX_AGE:
            return None
        return found[1], age

    def forget(self, user: str) -> None:
        """Delete every copy of one user, however the identity is spelled, and keep none that is being read now."""
        with self._writing:
            self._forgotten += 1
            with self._lock:
                for key in [key for key in self._held if _is_of(key, user)]:
                    del self._held[key]
            for path in self._folder.iterdir() if self._folder and self._folder.is_dir() else ():
                with contextlib.suppress(OSError):
                    if path.suffix != SUFFIX or _is_of(_key_in(path), user):
                        path.unlink()  # a draft too: whoever writes it may have read it before

    def _write(self, folder: Path, key: Key, entry: dict[str, Any]) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        path = folder / _name(key)
        draft = path.with_suffix(f".{os.getpid()}-{os.urandom(4).hex()}")
        fd = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(fd, "w", encoding="utf-8") as file:
            json.dump(entry, file)
        draft.replace(path)
        files = sorted(folder.glob(f"*{SUFFIX}"), key=lambda found: found.stat().st_mtime)
        for old in files[: -MOST or None] if len(files) > MOST else ():
            old.unlink(missing_ok=True)


def _name(key: Key) -> str:
    return sha256(json.dumps(key).encode()).hexdigest()[:40] + SUFFIX


def _is_of(key: Key, user: str) -> bool:
    """Whether what is under the key is of this user: of one person there may be several spellings."""
    return len(key) > 2 and key[0] == "context" and _spelled(key[2]) == _spelled(user)


def _spelled(user: object) -> object:
    try:
        return canonical(user)
    except IdentityRefused:
        return user


def _key_in(path: Path) -> Key:
    try:
        return tuple(json.loads(path.read_bytes())["key"])
    except (OSError, ValueError, KeyError, TypeError):
        return ()


def _read(path: Path, key: Key) -> tuple[float, Any] | None:
    try:
        entry = json.loads(path.read_bytes())
        return (float(entry["at"]), entry["value"]) if entry["key"] == list(key) else None
    except (OSError, ValueError, KeyError, TypeError):
        return None
