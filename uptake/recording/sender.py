"""The thread that brings what waits to the sink: in batches, with backoff and jitter.

An event that the sink refuses is reported, one that it fails at is set aside; neither stops the others.
"""

import json
import random
import time
from collections.abc import Callable, Sequence
from threading import Thread, current_thread
from typing import Any

from uptake import strict_json
from uptake.recording.hunt import SUSPECT_AFTER, Hunt
from uptake.recording.outbox import PATIENCE, Outbox
from uptake.recording.report import Counts
from uptake.recording.sinks import Record, Refusal, Sink, SinkUnavailable, id_of
from uptake.recording.waiting import Waiting

LINGER = 0.2  # seconds that an event waits for others to go with it
FIRST_PAUSE = 0.5
LONGEST_PAUSE = 60.0
LOOK_EVERY = 30.0  # seconds between looks for what dead processes left


class Sender:
    """One daemon thread, started when there is something to do; what it does not get rid of stays in the outbox."""

    def __init__(
        self, outbox: Outbox, sink: Sink, counts: Counts, jitter: Callable[[float, float], float] = random.uniform
    ) -> None:
        self._outbox = outbox
        self._sink = sink
        self._counts = counts
        self._jitter = jitter
        self.reset()

    def reset(self) -> None:
        """Forget the thread, as a forked child does: it has none."""
        self._thread: Thread | None = None
        self._stopping = False
        self._hurry = False
        self._failures = 0  # in a row
        self._gave_up = 0  # how often there was nothing left to try but to wait
        self._hunt = Hunt(self._outbox, self._tell)
        self._resume_at = 0.0  # the end of a pause that we chose; a flush cuts it short
        self._told_until = 0.0  # the end of a pause that the sink asked for
        self._looked_at = -LOOK_EVERY
        self._looks_asked = self._looks_done = 0
        self._found = 0  # how many had entered when the last look was done, with what dead processes left

    def start(self) -> None:
        """Start the thread, if it does not run; where no thread can be had, the events wait for the next process."""
        if self._runs() or not self._outbox.changed.acquire(timeout=PATIENCE):
            return
        try:
            if not self._runs():  # two threads that capture first must not start two
                self._thread = thread = Thread(target=self._run, name="uptake-sender", daemon=True)
                thread.start()
        except RuntimeError:  # the interpreter is on its way out
            self._thread = None
        finally:
            self._outbox.changed.release()

    @property
    def has_run(self) -> bool:
        """Whether there was anything to do yet."""
        return self._thread is not None

    def flush(self, timeout: float, *, give_up: bool = False) -> bool:
        """Send all that waits now, and what dead processes left; whether that was done in time.

        It does not wait any longer for events that the sink fails at, once each was tried again. `give_up`: nor once
        two attempts in a row have failed, and their parts.
        """
        self.start()
        changed = self._outbox.changed
        with changed:
            self._outbox.recall()
            self._looks_asked += 1
            look, self._hurry = self._looks_asked, True
            changed.notify_all()

            target, gave_up = self._outbox.entered, self._gave_up

            def over() -> bool:
                aside = self._outbox.aside
                settled = self._outbox.settled + len(aside) >= max(target, self._found)
                return self._looks_done >= look and settled and all(waiting.due for waiting in aside)

            changed.wait_for(lambda: over() or (give_up and self._gave_up > gave_up), timeout)
            return over() and not self._outbox.aside

    def stop(self, timeout: float) -> None:
        """End the thread after the batch in hand."""
        with self._outbox.changed:
            self._stopping = True
            self._outbox.changed.notify_all()
        if self._thread:
            self._thread.join(timeout)

    def _runs(self) -> bool:
        return self._stopping or (self._thread is not None and self._thread.is_alive())

    def _run(self) -> None:
        while not self._stopping and self._thread is current_thread():  # a signal handler may have started another
            self._look()
            if self._await_batch() and (batch := self._hunt.next()):
                self._deliver(batch)
                self._counts.save()

    def _look(self) -> None:
        """Take over what dead processes left: when asked, and now and then; own events first."""
        asked = self._looks_asked
        due = asked > self._looks_done or time.monotonic() - self._looked_at >= LOOK_EVERY
        if not due or (self._outbox.fresh and self._failures):
            return
        if self._outbox.adopt():
            return  # and look again once these are sent
        self._looked_at = time.monotonic()
        with self._outbox.changed:
            self._looks_done, self._found = asked, self._outbox.entered
            self._outbox.changed.notify_all()

    def _await_batch(self) -> bool:
        """Wait until there is something to send and it may be sent; False to look around again first."""
        outbox = self._outbox
        with outbox.changed:
            if self._stopping:
                return False
            now = time.monotonic()
            if not outbox.fresh:
                return self._await_aside(now)
            free_at = max(self._told_until, 0.0 if self._hurry else self._resume_at)
            if now >= free_at and outbox.is_ripe(0.0 if self._hurry or self._hunt.is_on else LINGER):
                return True
            outbox.changed.wait(max(0.01, free_at - now) if free_at > now else LINGER)
            return False

    def _await_aside(self, now: float) -> bool:
        """The same where nothing waits but what was set aside, if that."""
        if self._looks_asked > self._looks_done:
            return False
        due = max(self._told_until, min((waiting.due for waiting in self._outbox.aside), default=now + LOOK_EVERY))
        if due > now:
            self._outbox.changed.wait(max(0.01, min(LOOK_EVERY, due - now)))
        return due <= now

    def _deliver(self, batch: list[Waiting]) -> None:
        records = self._readable([waiting.line for waiting in batch])
        try:
            results = self._sink.write(records) if records else []
            if len(results) != len(records):
                raise SinkUnavailable(f"{len(results)} results for {len(records)} records")  # noqa: TRY301
        except Exception as error:  # noqa: BLE001 - a sink that fails in any way must not end the sending
            self._fail(batch, error)
            return
        self._failures = 0
        self._resume_at = self._told_until = 0.0
        self._counts.work()
        self._settle(batch, len(batch) - len(records), results)
        if records and not batch[0].tries:
            self._hunt.succeeded(batch)

    def _settle(self, batch: Sequence[Waiting], unreadable: int, results: Sequence[Refusal | None]) -> None:
        refused = [result for result in results if result]
        if unreadable:
            self._counts.drop("unreadable", count=unreadable)
        for refusal in refused:
            self._counts.refuse(refusal)
        self._counts.stored += len(results) - len(refused)
        self._outbox.settle(batch)
        if not self._outbox.fresh:
            self._hurry = False

    def _tell(self, found: Waiting) -> None:
        self._counts.work()  # the sink takes others
        self._counts.set_aside(id_in(found.line), found.trouble)

    def _readable(self, lines: Sequence[bytes]) -> list[Record]:
        records: list[Any] = []
        for line in lines:
            try:
                records.append(strict_json.loads(line))
            except (strict_json.JsonFault, RecursionError):
                try:  # what the service is to judge: it says what is wrong with it
                    records.append(json.loads(line))
                except (ValueError, RecursionError):
                    continue
        return [record for record in records if isinstance(record, dict)]

    def _fail(self, batch: list[Waiting], error: Exception) -> None:
        """Try something else now, where the hunt says so, or wait."""
        known = isinstance(error, SinkUnavailable)
        trouble = str(error) if known else f"the sink raised {type(error).__name__}"
        now = time.monotonic()
        asked = error.retry_after if isinstance(error, SinkUnavailable) else None
        self._told_until = now + min(asked, 5 * LONGEST_PAUSE) if asked else 0.0
        if batch[0].tries:
            with self._outbox.changed:
                self._outbox.set_aside(batch[0], trouble)
                self._gave_up += 1
            return
        self._counts.fail(trouble)
        if self._hunt.failed(batch, trouble, self._failures + 1):
            self._resume_at = 0.0
            return
        self._outbox.sync()  # what waits for longer than a moment outlives a crash of the machine, too
        self._resume_at = now + self._jitter(0, min(LONGEST_PAUSE, FIRST_PAUSE * 2**self._failures))
        with self._outbox.changed:
            self._failures = min(self._failures + 1, 20)
            self._gave_up += self._failures >= SUSPECT_AFTER or bool(asked)
            self._hurry = False
            self._outbox.changed.notify_all()


def id_in(line: bytes) -> str:
    """What a line is called in a report."""
    try:
        record = json.loads(line)
    except ValueError:
        record = None
    return id_of(record) if isinstance(record, dict) else "without id"
