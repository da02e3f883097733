"""`python -m uptake.hook.send FOLDER`: sends what waits in a folder, and ends; a later prompt has the rest sent.

At most two of these run for a folder: one that sends, and one that will look again when that one is done.
"""

import os
import sys
from pathlib import Path

from uptake.hook.sending import MAX_BYTES
from uptake.recording.locks import lock

SECONDS = 60.0


def main(folder: Path, seconds: float = SECONDS) -> int:
    """Send, and leave in the folder what could not be sent. What was captured before this began is seen by someone."""
    next_one = _opened(folder / "next.lock")
    if not lock(next_one):
        return 0
    turn = _opened(folder / "sending.lock")
    lock(turn, wait=True)
    os.close(next_one)
    try:
        return 0 if _send(folder, seconds) else 1
    finally:
        os.close(turn)


def _send(folder: Path, seconds: float) -> bool:
    from uptake.recording.outbox import Outbox  # noqa: PLC0415 - who only waits needs none of it
    from uptake.recording.report import Counts  # noqa: PLC0415
    from uptake.recording.sender import Sender  # noqa: PLC0415
    from uptake.recording.service import Service, ServiceSink  # noqa: PLC0415

    outbox, counts = Outbox(folder, MAX_BYTES), Counts(folder)
    sender = Sender(outbox, ServiceSink(Service(), attempts=4), counts)
    done = sender.flush(seconds, give_up=True)
    sender.stop(5 if done else 0)
    outbox.close()
    counts.save()
    return done


def _opened(path: Path) -> int:
    return os.open(path, os.O_RDWR | os.O_CREAT, 0o600)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
