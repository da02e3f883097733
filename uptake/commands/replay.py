"""`uptake replay`: sends what a spill folder, a JSONL or a SQLite file holds into the service, each record once."""

import argparse
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from uptake.commands import Failure, Subparsers
from uptake.commands.speaking import add, connected
from uptake.connection import DATA_FOLDER

if TYPE_CHECKING:
    from uptake.recording.replaying import Replayed


def add_command(commands: Subparsers) -> None:
    """Add `replay`."""
    parser = add(commands, "replay", run, "send what a recorder kept in a spill folder, a JSONL or a SQLite file")
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="- is JSONL on standard input")


def run(options: argparse.Namespace) -> int:
    """Send everything; 1 where something could not be read or was refused. Raises Failure."""
    from uptake.recording.replaying import Replay, Replayed  # noqa: PLC0415
    from uptake.recording.service import Service, ServiceSink  # noqa: PLC0415
    from uptake.recording.sinks import SinkUnavailable  # noqa: PLC0415
    from uptake.terminal import Progress  # noqa: PLC0415

    for path in options.paths:
        if str(path) != "-" and not path.exists():
            raise Failure(f"{path}: there is no such file or folder")
    done = Replayed()
    with connected(options).client() as client, Progress("sending") as progress:
        sink = ServiceSink(Service(client), attempts=4)
        names = _names(options, client.url)
        files = [(path, _segments(path, names)) for path in options.paths]
        replay = Replay(sink, done, progress.tell)
        try:
            for path, segments in files:
                if segments is None:
                    replay.file(path)
                else:
                    replay.segments(segments)
        except SinkUnavailable as error:
            more = f"{done.stored} records are stored; run the same command again for the rest"
            raise Failure(f"{error}; {more}") from error
        finally:
            sink.close()
    _report(done, options.json)
    return 1 if done.bad else 0


def _segments(path: Path, names: list[str]) -> list[Path] | None:
    """What is to be sent of a folder; None for a file. Raises Failure."""
    from uptake.recording.replaying import NotOurs, segments_in  # noqa: PLC0415

    if str(path) == "-" or not path.is_dir():
        return None
    try:
        found = segments_in(path, names)
    except NotOurs as error:
        raise Failure(str(error)) from error
    for other in found.others:
        print(f"left alone, since it waits for another service: {other}", file=sys.stderr)
    return found.segments


def _names(options: argparse.Namespace, url: str) -> list[str]:
    """What recorders and hooks call this service: its address, or the data folder of the one on this machine."""
    from uptake.recording.places import destination_of  # noqa: PLC0415

    if options.url or os.environ.get("UPTAKE_URL"):
        return [destination_of(options.url)]
    data = options.data or Path(os.environ.get("UPTAKE_DATA", DATA_FOLDER))
    return [f"local {data.absolute()}", url]


def _report(done: "Replayed", as_json: bool) -> None:
    if as_json:
        print(json.dumps({"stored": done.stored, "in_use": done.in_use, "not_taken": done.bad}, indent=1))
        return
    in_use = f"; {done.in_use} files left to the processes that own them" if done.in_use else ""
    print(f"{done.stored} stored, {len(done.bad)} not taken{in_use}")
    print("".join(f"  {line}\n" for line in done.bad), end="", file=sys.stderr)
