"""Sending by hand what waits in files, and which files of a folder are ours to send and to delete."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from uptake.batches import MAX_BATCH
from uptake.parts import Cause, Parts
from uptake.recording.places import folder_for
from uptake.recording.reading import Held, Unreadable, of_lines, records_in
from uptake.recording.segment import Segment, left_behind
from uptake.recording.sinks import Sink, SinkUnavailable
from uptake.transport import LONGEST_PAUSE

_OF_SINKS = frozenset({".jsonl", ".db", ".sqlite", ".sqlite3"})


class NotOurs(ValueError):
    """A folder holds nothing that may be sent; the message says what to type instead."""


@dataclass
class Replayed:
    """What became of the records."""

    stored: int = 0
    bad: list[str] = field(default_factory=list)  # places that hold nothing that could be stored, and why
    in_use: int = 0  # files that a living process owns


@dataclass(frozen=True)
class Found:
    """The files of a folder that are to be sent, and the folders in it that wait for other services."""

    segments: list[Path]
    others: list[Path]


def segments_in(folder: Path, names: Sequence[str]) -> Found:
    """The files of a spill folder; of a root of such folders, those that wait for the service with one of these names.

    Other files are nobody's to send and delete. Raises NotOurs.
    """
    mine = [folder_for(folder, name) for name in names]
    segments = [path for inner in (folder, *mine) for path, _ in left_behind(inner)]
    others = sorted(path for path in folder.iterdir() if path.is_dir() and path not in mine and left_behind(path))
    if segments or any(path.exists() for path in mine):
        return Found(segments, others)
    if others:
        raise NotOurs(
            f"{folder} holds nothing for {names[0]}, but for other services: {', '.join(map(str, others))}. "
            f"To send what is for another to this one, name its folder: uptake replay {others[0]}"
        )
    if kept := sorted(path for path in folder.iterdir() if path.is_file() and path.suffix in _OF_SINKS):
        raise NotOurs(f"{folder} is no spill folder; name the files in it: uptake replay {kept[0]}")
    return Found([], [])


class Replay:
    """Sends files to a sink, and says in `done` what became of what they hold."""

    def __init__(self, sink: Sink, done: Replayed, tell: Callable[[int], None]) -> None:
        self._sink = sink
        self._done = done
        self._tell = tell
        self._parts: Parts[Held, str | None] = Parts(_cause, lambda _, error: f"the service fails at it alone: {error}")

    def file(self, path: Path) -> None:
        """A file of a sink, or `-`: it stays as it is."""
        self._send(records_in(path))

    def segments(self, paths: Sequence[Path]) -> None:
        """The files of a spill folder that no living process owns; a file goes once all that it holds is stored."""
        for path in paths:
            segment = Segment.adopt(path)
            if segment is None:
                self._done.in_use += path.exists()
                continue
            before = len(self._done.bad)
            try:
                self._send(of_lines(str(path), segment.lines()))
            except BaseException:
                segment.close()
                raise
            if len(self._done.bad) == before:
                segment.remove()
            else:
                segment.close()

    def _send(self, found: Iterator[Held | Unreadable]) -> None:
        def readable() -> Iterator[Held]:
            for place in found:
                if isinstance(place, Held):
                    yield place
                else:
                    self._done.bad.append(f"{place.where}: {place.reason}")

        held = readable()
        while batch := list(islice(held, MAX_BATCH)):
            for place, reason in zip(batch, self._parts.send(self._write, batch), strict=True):
                if reason is None:
                    self._done.stored += 1
                else:
                    self._done.bad.append(f"{place.where}: {reason}")
            self._tell(self._done.stored)

    def _write(self, places: Sequence[Held]) -> list[str | None]:
        refusals = self._sink.write([place.record for place in places])
        return [f"{refusal.status} {refusal.detail}" if refusal else None for refusal in refusals]


def _cause(error: Exception) -> Cause:
    """Perhaps a record, wherever the service does not ask for more time than a call waits by itself."""
    told_to_wait = isinstance(error, SinkUnavailable) and (error.retry_after or 0) > LONGEST_PAUSE
    return "perhaps" if isinstance(error, SinkUnavailable) and not told_to_wait else "other"
