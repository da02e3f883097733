"""The recorder of an agent: its calls return at once and never raise; a thread behind them sends what they took."""

import asyncio
import atexit
import os
import weakref
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Self, Unpack

from pydantic import ValidationError

from uptake.client import Client
from uptake.events import FeedbackEvent, Run
from uptake.recording.copies import Copies
from uptake.recording.intake import Intake, Words
from uptake.recording.outbox import NotTaken, Outbox
from uptake.recording.places import folder_for, spill_root
from uptake.recording.reads import KeptContext, KeptSkill, Reads, nothing_known
from uptake.recording.report import Counts, Report, SetAside
from uptake.recording.run import Known, RunRecorder
from uptake.recording.safe import no, nothing, safe
from uptake.recording.sender import Sender, id_in
from uptake.recording.service import Service, ServiceSink
from uptake.recording.sinks import Sink

MAX_BYTES = 32 * 1024 * 1024
EXIT_SECONDS = 2.0


class Recorder:
    """Records what users say about the runs of one agent.

    `to` is a client or an address of the service, or any `Sink`; without it, `UPTAKE_URL` or the service of this
    machine. No call raises or waits for a network: what could not be taken is counted, told to the log once, and in
    `report()`.

    `spill` is where captured events wait until they are stored, default `UPTAKE_SPILL` or the user's state folder;
    `off`: in memory only. At most `max_bytes` wait. `before_write` gets the words of a record (`comment`,
    `correction_text`, `field`, `original`, `corrected`, `input`, `output`, `tools`, where given) before they are kept
    anywhere, and returns what may be kept. `copies` is a folder for the copies that reads fall back to; None: in memory
    only.
    """

    def __init__(
        self,
        to: Client | Sink | str | None = None,
        *,
        agent_id: str,
        spill: str | os.PathLike[str] | None = None,
        max_bytes: int = MAX_BYTES,
        before_write: Callable[[Words], Words] | None = None,
        copies: str | os.PathLike[str] | None = None,
        read_seconds: float = 2.0,
    ) -> None:
        self.agent_id = agent_id
        self._intake = Intake(before_write)
        service = Service(to) if to is None or isinstance(to, Client | str) else None
        self._sink: Sink = ServiceSink(service) if service else to  # type: ignore[assignment]
        self._reads = Reads(
            service, Copies(folder_for(Path(copies), service.name) if copies and service else None), read_seconds
        )
        root = spill_root(spill)
        self._folder = folder_for(root, self._sink.name) if root else None
        self._outbox = Outbox(self._folder, max_bytes)
        self._counts = Counts(self._folder)
        self._sender = Sender(self._outbox, self._sink, self._counts)
        self._closed = False
        _open_ones.add(self)
        self._at_exit = partial(_close_at_exit, weakref.ref(self))
        atexit.register(self._at_exit)
        self._prepare()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.aclose()

    # --- capture ------------------------------------------------------------------------------------------------------

    @safe(lambda recorder: RunRecorder(recorder, "", None, {}))
    def run(self, user: str, run_id: str | None = None, **known: Unpack[Known]) -> RunRecorder:
        """What is said from here on is about this run of this user; a run without an id gets one.

        As a context manager it registers the run when it is left; otherwise nothing is sent until something is said.
        """
        return RunRecorder(self, user, run_id, known)

    def record(self, record: FeedbackEvent | Run | dict[str, Any]) -> str | None:
        """Take any event or run, as a model or in its wire form; its id, or None where it could not be taken."""
        try:
            return self._take(record)
        except NotTaken as error:
            self._counts.drop(error.reason)
        except ValidationError as error:
            first = error.errors(include_url=False, include_input=False, include_context=False)[0]
            self._counts.drop("invalid", f"{str((*first['loc'], '')[0])[:40]}: {first['type']}")
        except Exception as error:  # noqa: BLE001 - the promise of this class
            self.fault(error)
        return None

    def fault(self, error: Exception) -> None:
        """Count a call that could not be understood. Never raises."""
        told = str(error) if isinstance(error, TypeError) and "argument" in str(error) else type(error).__name__
        self._counts.drop("error", told)

    # --- reads --------------------------------------------------------------------------------------------------------

    @safe(lambda _: nothing_known())
    def context(self, user: str, *, session_id: str | None = None, max_tokens: int = 2_000) -> KeptContext:
        """What a session starts with, within `read_seconds`: of the service, or the last good copy with its age.

        The copy is of this agent, user and session, or of the user without a session. Without either the context is
        empty, and `available` is False.
        """
        return self._reads.context(self.agent_id, user, session_id, max_tokens)

    @safe(nothing)
    def skill(self, skill_id: str) -> KeptSkill | None:
        """One skill within `read_seconds`, or the last good copy with its age; None where there is neither."""
        return self._reads.skill(skill_id)

    async def acontext(self, user: str, *, session_id: str | None = None, max_tokens: int = 2_000) -> KeptContext:
        """The same as `context`, for asyncio."""
        return await asyncio.to_thread(self.context, user, session_id=session_id, max_tokens=max_tokens)

    async def askill(self, skill_id: str) -> KeptSkill | None:
        """The same as `skill`, for asyncio."""
        return await asyncio.to_thread(self.skill, skill_id)

    @safe(nothing)
    def forget(self, user: str) -> None:
        """Delete the copies of what this user's sessions started with, as an erasure asks for; none comes back."""
        self._reads.copies.forget(user)

    # --- the end ------------------------------------------------------------------------------------------------------

    @safe(no)
    def flush(self, timeout: float = 5.0) -> bool:
        """Send all that waits, and what killed processes left; whether that was done in time."""
        return not self._closed and self._sender.flush(timeout)

    async def aflush(self, timeout: float = 5.0) -> bool:
        """The same as `flush`, for asyncio."""
        return await asyncio.to_thread(self.flush, timeout)

    @safe(no)
    def close(self, timeout: float = 5.0, *, give_up: bool = False) -> bool:
        """Flush, and let go; what was not sent in time is sent by the next process. Whether nothing is left.

        `give_up`: two attempts in a row that fail, and their parts, are enough.
        """
        if self._closed:
            return True
        done = self._sender.flush(timeout, give_up=give_up) if self._sender.has_run else not len(self._outbox)
        self._closed = True
        self._sender.stop(timeout if done else 0.1)
        lost = self._outbox.close()
        if lost:
            self._counts.drop("lost", count=lost)
        self._counts.save()
        if done:
            self._sink.close()
            self._reads.close()
        atexit.unregister(self._at_exit)
        return done

    async def aclose(self, timeout: float = 5.0) -> bool:
        """The same as `close`, for asyncio."""
        return await asyncio.to_thread(self.close, timeout)

    def report(self) -> Report:
        """What was taken, stored, refused and dropped, and what waits."""
        counts, outbox = self._counts, self._outbox
        counts.save()
        ever = counts.tally.counts() if counts.tally else dict(counts.dropped)
        return Report(
            taken=counts.taken,
            stored=counts.stored,
            waiting=len(outbox),
            refused=tuple(counts.refused),
            refused_in_all=counts.refused_in_all,
            set_aside=tuple(SetAside(id_in(one.line), one.tries, one.trouble) for one in outbox.aside),
            dropped=dict(counts.dropped),
            dropped_ever=ever,
            spill=None if outbox.trouble else self._folder,
            trouble=counts.sending or outbox.trouble,
        )

    def after_fork(self) -> None:
        """In a forked child: start empty, with a file and a thread of its own when it captures something."""
        self._outbox.leave_to_parent()
        self._counts.reset()
        self._sender.reset()
        self._reads.reset()

    def _prepare(self) -> None:
        """Take what the end of another process left; say so where nothing outlives this one."""
        if self._folder is None:
            self._counts.warn("there is no folder to write to: what is captured lives as long as this process")
            return
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            if self._counts.tally:
                self._counts.tally.prepare()
        except OSError as error:
            self._outbox.trouble = f"{self._folder}: {error.strerror or error}"
            self._counts.warn(f"{self._outbox.trouble}: what is captured lives as long as this process")
            return
        if self._outbox.look():
            self._sender.start()

    def _take(self, record: FeedbackEvent | Run | dict[str, Any]) -> str:
        record_id, line = self._intake.line_of(record)
        self._outbox.accept(line)
        self._counts.take()
        self._sender.start()
        return record_id


_open_ones: "weakref.WeakSet[Recorder]" = weakref.WeakSet()


def _reset_in_child() -> None:
    for recorder in list(_open_ones):
        recorder.after_fork()


def _close_at_exit(found: "weakref.ref[Recorder]") -> None:
    recorder = found()
    if recorder:
        recorder.close(EXIT_SECONDS, give_up=True)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_reset_in_child)
