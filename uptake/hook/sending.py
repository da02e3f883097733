"""After the hook: what it captured is kept in a file, and another process, which nobody waits for, sends it."""

import contextlib
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

from uptake.recording.segment import Segment, left_behind
from uptake.recording.tally import Tally

MAX_BYTES = 32 * 1024 * 1024
TRY_AGAIN = 600.0  # seconds between attempts, where nothing new is captured
_TRIED = "tried"
_KEY = "key"
_KEY_BYTES = 32


def keep(folder: Path, event: dict[str, Any]) -> None:
    """Write the event into a file of its own, once. Raises OSError."""
    line = json.dumps(event, ensure_ascii=False).encode()
    if sum(size for _, size in left_behind(folder)) + len(line) > MAX_BYTES:
        Tally(folder).add({"full": 1})
        return
    try:
        segment = Segment.create(folder, str(event["event_id"]))
    except FileExistsError:
        return
    try:
        segment.append(line)
    finally:
        segment.close()


def key_of(folder: Path) -> bytes:
    """A secret of this folder that its events' ids are made with; made at random when it is first needed.

    Raises OSError.
    """
    path = folder / _KEY
    if known := _key_in(path):
        return known
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = folder / f"{_KEY}-{os.getpid()}-{os.urandom(4).hex()}"
    fd = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600)
    try:
        os.write(fd, os.urandom(_KEY_BYTES))
    finally:
        os.close(fd)
    try:
        os.link(draft, path)  # not if another hook was first: both go on with its key
    except OSError:
        if not _key_in(path):
            draft.replace(path)
    draft.unlink(missing_ok=True)
    return _key_in(path)


def _key_in(path: Path) -> bytes:
    try:
        key = path.read_bytes()
    except FileNotFoundError:
        return b""
    return key if len(key) == _KEY_BYTES else b""


def is_due(folder: Path) -> bool:
    """Whether something waits that nobody has tried to send for ten minutes."""
    if not left_behind(folder):
        return False
    try:
        return time.time() - (folder / _TRIED).stat().st_mtime > TRY_AGAIN
    except OSError:
        return True


def send_later(folder: Path, url: str | None) -> None:
    """Start a process that sends what waits in the folder, and do not wait for it. Raises OSError."""
    import subprocess  # noqa: PLC0415 - 10 ms that a prompt without a correction need not pay

    with contextlib.suppress(OSError):
        (folder / _TRIED).touch(mode=0o600)
    home = str(Path(__file__).parent.parent.parent)  # where this package was imported from
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (home, os.environ.get("PYTHONPATH"))))}
    env["UPTAKE_DATA"] = str(Path(os.environ.get("UPTAKE_DATA", ".uptake")).absolute())
    if url:
        env["UPTAKE_URL"] = url
    flags = getattr(subprocess, "DETACHED_PROCESS", 0) | getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
    process = subprocess.Popen(  # noqa: S603 - ourselves
        [sys.executable, "-m", "uptake.hook.send", str(folder)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        close_fds=True,
        cwd=folder,
        env=env,
        creationflags=flags,
    )
    process.returncode = 0  # nobody waits for it, and that is no mistake
