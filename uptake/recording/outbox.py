"""What is captured and not yet sent: in memory, in order, and in a file that outlives the process.

Whoever captures only appends; a sender takes from the front and settles what it is rid of, and sets aside what the sink
fails at. Neither waits for a network here.
"""

import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Condition

from uptake.batches import MAX_BATCH, MAX_BATCH_BYTES
from uptake.recording.segment import SEGMENT_BYTES, Segment, left_behind
from uptake.recording.waiting import Waiting

PATIENCE = 0.1  # seconds that a capture waits for another thread at most


class NotTaken(Exception):
    """An event could not be taken; `reason` is one word for the report."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Outbox:
    """A bounded queue with a file behind it. Safe for threads; `changed` is its lock, and tells of every change.

    `folder` None, or one that cannot be written: what waits lives and dies with the process, and `trouble` says why.
    At most `max_bytes` wait, of this process and all others that share the folder.
    """

    def __init__(self, folder: Path | None, max_bytes: int, now: Callable[[], float] = time.monotonic) -> None:
        self._folder = folder
        self._max_bytes = max_bytes
        self._now = now
        self.reset()

    def reset(self) -> None:
        """Start empty, as a forked child does: what its parent holds is its parent's to send."""
        self.changed = Condition()
        self.trouble: str | None = None if self._folder else "no folder to write to"
        self._waiting: deque[Waiting] = deque()
        self._aside: list[Waiting] = []
        self._bytes = 0
        self._others = 0  # bytes in files of other processes
        self._current: Segment | None = None
        self._held: list[Segment] = []
        self._closed = False
        self._first_at = 0.0
        self.entered = self.settled = self.in_memory_only = 0

    def leave_to_parent(self) -> None:
        """In a forked child: let go of the parent's files, without giving its locks back, and start empty."""
        for segment in self._held:
            segment.close()
        self.reset()

    def __len__(self) -> int:
        return len(self._waiting) + len(self._aside)

    @property
    def fresh(self) -> int:
        """How many wait that were not set aside."""
        return len(self._waiting)

    @property
    def aside(self) -> list[Waiting]:
        """What the sink failed at, one by one."""
        return list(self._aside)

    def accept(self, line: bytes) -> None:
        """Take one line. It outlives this process when this returns, unless `trouble` says otherwise. Raises NotTaken.

        A line is JSON without a line break. What does not fit is turned away: what waits already came first.
        """
        with self._mine():
            if self._closed:
                raise NotTaken("closed")
            if self._bytes + self._others + len(line) > self._max_bytes:
                raise NotTaken("full")
            segment = self._write(line)
            self.in_memory_only += segment is None
            self._enter([Waiting(line, segment)])

    def adopt(self) -> int:
        """Take over what dead processes left, about a batch of it, oldest first; how many lines these are."""
        entries: list[Waiting] = []
        for path, size in self.look():
            full = self._bytes + size + sum(len(entry.line) for entry in entries) > self._max_bytes
            if len(entries) >= MAX_BATCH or (full and (entries or len(self))):
                break
            segment = Segment.adopt(path)
            if segment is None:
                continue
            self._others -= size
            lines = segment.lines()
            if not lines:
                segment.remove()
                continue
            segment.waiting = len(lines)
            entries += [Waiting(line, segment, tries=int(segment.is_late)) for line in lines]
        taken_over = dict.fromkeys(entry.segment for entry in entries if entry.segment)
        with self.changed:
            if self._closed:  # meanwhile, by another thread
                for segment in taken_over:
                    segment.close()
                return 0
            self._held += taken_over
            if entries:
                self._enter(entries)
        return len(entries)

    def look(self) -> list[tuple[Path, int]]:
        """The files of other processes, dead or alive, with their sizes, oldest first; they count for the bound."""
        if self._folder is None:
            return []
        with self.changed:
            own = {segment.path for segment in self._held}
        found = [(path, size) for path, size in left_behind(self._folder) if path not in own]
        self._others = sum(size for _, size in found)
        return found

    def front(self, most: int = MAX_BATCH) -> list[Waiting]:
        """The next lines to send, `most` of them or as many as fit into one request; they stay until they are settled.

        What was set aside comes alone, and when no other line waits.
        """
        with self.changed:
            if not self._waiting:
                return sorted(self._aside, key=lambda waiting: waiting.due)[:1]
            batch: list[Waiting] = []
            size = 0
            for waiting in self._waiting:
                size += len(waiting.line) + 1
                if batch and (len(batch) == most or size > MAX_BATCH_BYTES):
                    break
                batch.append(waiting)
            return batch

    def behind(self, number: int) -> list[Waiting]:
        """One of those behind the first: 0 the next one, 1 the last one, 2 the one before it; none if there is none."""
        with self.changed:
            others = len(self._waiting) - 1
            if others < 1:
                return []
            return [self._waiting[others - (number - 1) % others if number else 1]]

    def is_ripe(self, linger: float) -> bool:
        """Whether there is a full batch, or something has waited for `linger` seconds."""
        full = len(self._waiting) >= MAX_BATCH or self._bytes >= MAX_BATCH_BYTES
        return bool(self._waiting) and (full or self._now() - self._first_at >= linger)

    def settle(self, batch: Sequence[Waiting]) -> None:
        """What was sent need not be kept any longer; what does not wait any more is passed over."""
        with self.changed:
            for waiting in batch:
                if not self._take_out(waiting):
                    continue
                self._bytes -= len(waiting.line)
                self.settled += 1
                if waiting.segment:
                    waiting.segment.waiting -= 1
                    self._release(waiting.segment)
            self._first_at = self._now()
            self.changed.notify_all()

    def set_aside(self, waiting: Waiting, trouble: str) -> None:
        """The sink fails at this line, and not at others: it comes behind them, in a file of its own, and is kept.

        The next one who takes it over knows it by the name of the file.
        """
        with self.changed:
            waiting.put_off(trouble, self._now())
            if waiting not in self._aside and self._take_out(waiting):
                self._aside.append(waiting)
                self._move_out(waiting)
            self.changed.notify_all()

    def recall(self) -> None:
        """What was set aside may be tried again now."""
        with self.changed:
            for waiting in self._aside:
                waiting.due = 0.0

    def sync(self) -> None:
        """Bring what waits to the disk, where it outlives a crash of the machine too."""
        with self.changed:
            segments = [segment for segment in self._held if segment.waiting]
        for segment in segments:
            try:
                segment.sync()
            except OSError as error:
                self.trouble = error.strerror or type(error).__name__

    def close(self) -> int:
        """Let go of the files; what waits in them is sent by who looks next. Answers how many lines are in none."""
        with self.changed:
            self._closed = True
            lost = sum(waiting.segment is None for waiting in (*self._waiting, *self._aside))
            for segment in self._held:
                if segment.waiting:
                    segment.close()
                else:
                    segment.remove()
            self._held, self._current = [], None
            self._waiting.clear()
            self._aside.clear()
            self.changed.notify_all()
            return lost

    @contextmanager
    def _mine(self) -> Iterator[None]:
        if not self.changed.acquire(timeout=PATIENCE):
            raise NotTaken("busy")
        try:
            yield
        finally:
            self.changed.release()

    def _enter(self, entries: list[Waiting]) -> None:
        if not self._waiting:
            self._first_at = self._now()
        before = len(self._waiting)
        self._waiting.extend(entry for entry in entries if not entry.tries)
        self._aside += [entry for entry in entries if entry.tries]
        self._bytes += sum(len(entry.line) for entry in entries)
        self.entered += len(entries)
        if before == 0 or before < MAX_BATCH <= len(self._waiting):  # the sender is not woken for every event
            self.changed.notify_all()

    def _take_out(self, waiting: Waiting) -> bool:
        if self._waiting and self._waiting[0] is waiting:
            self._waiting.popleft()
            return True
        for queue in (self._aside, self._waiting):
            if waiting in queue:
                queue.remove(waiting)
                return True
        return False

    def _move_out(self, waiting: Waiting) -> None:
        """Into a file of its own, so that the file in which it stood goes with the others."""
        if self._folder is None or waiting.segment is None:
            return
        try:
            own = Segment.create(self._folder, late=True)
        except OSError:
            return  # it stays where it is
        try:
            own.append(waiting.line)
            own.sync()
        except OSError:
            own.remove()
            return
        self._held.append(own)
        old, waiting.segment = waiting.segment, own
        old.waiting -= 1
        self._release(old)

    def _write(self, line: bytes) -> Segment | None:
        if self._folder is None:
            return None
        try:
            current = self._current
            if current and (current.size >= SEGMENT_BYTES or not current.is_linked):
                self._current = None
                self._release(current)
            if self._current is None:
                self._current = Segment.create(self._folder)
                self._held.append(self._current)
            self._current.append(line)
        except OSError as error:
            self.trouble = f"{self._folder}: {error.strerror or error}"
            return None
        self.trouble = None
        return self._current

    def _release(self, segment: Segment) -> None:
        if segment.waiting > 0:
            return
        if segment is not self._current:
            self._held.remove(segment)
            segment.remove()
            return
        try:
            segment.empty()
        except OSError as error:
            self.trouble = f"{segment.path}: {error.strerror or error}"
