"""What a recorder can say of itself: what it took, what is stored, what was refused, and what was dropped and why."""

import logging
import time
from collections import Counter, deque
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from threading import RLock

from uptake.recording.sinks import Refusal
from uptake.recording.tally import Tally

LOG = logging.getLogger("uptake")
MOST_REFUSALS = 100
_SAVE_EVERY = 0.2  # seconds

_MEANING = {
    "before_write": "`before_write` raised, and nothing is kept that it did not see",
    "busy": "another thread held the queue for too long",
    "closed": "the recorder is closed",
    "error": "the call could not be understood",
    "full": "as much waits to be sent as may; is the service up?",
    "invalid": "it is no valid event",
    "lost": "the process ended before it was sent, and no folder could be written",
    "too_large": "it is larger than a request may be",
    "unreadable": "a line of a file that a killed process left is cut short",
}


@dataclass(frozen=True)
class SetAside:
    """An event that the sink fails at while it takes others: it is kept, and tried again, at most an hour later."""

    record_id: str
    tries: int
    detail: str  # what the sink said last


@dataclass(frozen=True)
class Report:
    """The state of a recorder. It carries no user's words."""

    taken: int  # by calls of this process
    stored: int  # in the sink, with what dead processes had left
    waiting: int
    refused: tuple[Refusal, ...]  # the last 100
    refused_in_all: int
    set_aside: tuple[SetAside, ...]  # of `waiting`
    dropped: Mapping[str, int]  # by this process, reason to count
    dropped_ever: Mapping[str, int]  # by every process that used the folder
    spill: Path | None  # None: what waits dies with the process
    trouble: str | None  # what keeps things from being sent or kept now


class Counts:
    """Counts what happens, tells the log of each kind once, and keeps the sum of what was dropped in the folder."""

    def __init__(self, folder: Path | None) -> None:
        self.tally = Tally(folder) if folder else None
        self.reset()

    def reset(self) -> None:
        """Start from nothing, as a forked child does."""
        self._lock = RLock()  # a signal handler may capture in the middle of a capture
        self.taken = self.stored = self.refused_in_all = 0
        self.dropped: Counter[str] = Counter()
        self.refused: deque[Refusal] = deque(maxlen=MOST_REFUSALS)
        self.sending: str | None = None
        self._unsaved: Counter[str] = Counter()
        self._saved_at = -_SAVE_EVERY
        self._told: set[str] = set()

    def take(self) -> None:
        """An event was taken."""
        with self._lock:
            self.taken += 1

    def drop(self, reason: str, detail: str = "", count: int = 1) -> None:
        """An event, or several, will not be sent; `detail` must carry no user's words."""
        with self._lock:
            self.dropped[reason] += count
            self._unsaved[reason] += count
        told = f"dropped an event: {_MEANING.get(reason, reason)}{detail and f' ({detail})'}"
        self._tell(reason, f"{told}; more of this kind is counted in `recorder.report()`")
        if time.monotonic() - self._saved_at >= _SAVE_EVERY:
            self.save()

    def refuse(self, refusal: Refusal) -> None:
        """The sink will never take a record."""
        self.refused_in_all += 1
        self.refused.append(refusal)
        self._tell(f"refused {refusal.status}", f"{refusal.record_id} was refused: {refusal.status} {refusal.detail}")

    def set_aside(self, record_id: str, trouble: str) -> None:
        """The sink fails at one record while it takes others."""
        told = f"{record_id} is set aside, and tried again later: the others go through, and with it: {trouble}"
        self._tell("set aside", told)

    def fail(self, trouble: str) -> None:
        """Nothing can be sent now."""
        self.sending = trouble
        self._tell("sending", f"nothing can be sent now, what is captured waits: {trouble}")

    def work(self) -> None:
        """Something was sent."""
        if self.sending:
            LOG.info("sending works again")
        self.sending = None
        self._told.discard("sending")

    def warn(self, message: str) -> None:
        """Say something once."""
        self._tell(message, message)

    def save(self) -> None:
        """Bring the counts of what was dropped to the folder; what cannot be saved is tried again next time."""
        with self._lock:
            unsaved, self._unsaved = self._unsaved, Counter()
        self._saved_at = time.monotonic()
        if not unsaved or self.tally is None:
            return
        try:
            self.tally.add(unsaved)
        except OSError:
            with self._lock:
                self._unsaved += unsaved

    def _tell(self, kind: str, message: str) -> None:
        level = logging.DEBUG if kind in self._told else logging.WARNING
        self._told.add(kind)
        LOG.log(level, "uptake: %s", message)
