"""Sinks that keep records on this machine until they are sent into the service."""

import json
import os
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from tests.inbox import Inbox, inbox
from tests.running import wait_until
from tests.test_replay import replayed
from uptake.recording import JsonlSink, Recorder, Sink, SinkUnavailable, SqliteSink
from uptake.recording.locks import lock
from uptake.recording.reading import Held, records_in

MakeSink = Callable[[Path], Sink]
# Writes with a sink from a process of its own.
WRITER = """
import sys
from uptake.recording import JsonlSink, SqliteSink
sink = {"jsonl": JsonlSink, "sqlite": SqliteSink}[sys.argv[1]](sys.argv[2])
for number in range(40):
    ids = [f"{sys.argv[3]}-{number}-{n}" for n in range(3)]
    sink.write([{"event_type": "rating", "event_id": event_id, "comment": "x" * 3000} for event_id in ids])
"""


@pytest.fixture
def box() -> Iterator[Inbox]:
    with inbox() as box:
        yield box


@pytest.fixture(params=[JsonlSink, SqliteSink])
def make_sink(request: pytest.FixtureRequest) -> MakeSink:
    made: MakeSink = request.param
    return made


def kept(path: Path) -> list[dict[str, Any]]:
    return [found.record for found in records_in(path) if isinstance(found, Held)]


def test_recorder_writes_to_a_file(
    box: Inbox, tmp_path: Path, make_sink: MakeSink, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a file holds is sent later, events and runs, in order, and a second time changes nothing."""
    path = tmp_path / "new folder" / "events"
    with Recorder(make_sink(path), agent_id="bio", spill=tmp_path / "spill") as recorder:
        with recorder.run("ann", "run-1") as run:
            ids = [run.chat(f"no {number} ünïcode\u2028") for number in range(250)]
        assert recorder.flush()
        assert recorder.report().stored == 251
        assert not recorder.context("ann").available
    assert path.stat().st_mode & 0o777 == 0o600

    for _ in range(2):
        assert replayed(box, path, monkeypatch=monkeypatch) == 0
    assert box.created == ids
    assert list(box.runs) == ["run-1"]


def test_table_has_the_shape_that_others_read(tmp_path: Path) -> None:
    """Rows are `event_type`, `payload` as JSON and `created_at` in UTC, in a table that may be there already."""
    path = tmp_path / "events.db"
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE agent_events (event_type TEXT, payload TEXT, created_at TEXT)")
    SqliteSink(path).write([{"event_type": "edit", "event_id": "e"}, {"agent_run_id": "r"}])

    with closing(sqlite3.connect(path)) as database:
        rows = database.execute("SELECT event_type, payload, created_at FROM agent_events").fetchall()
    assert [(kind, json.loads(payload)) for kind, payload, _ in rows] == [
        ("edit", {"event_type": "edit", "event_id": "e"}), ("run", {"agent_run_id": "r"}),
    ]  # fmt: skip
    assert all(datetime.fromisoformat(at).utcoffset() is not None for _, _, at in rows)


@pytest.mark.parametrize("kind", ["jsonl", "sqlite"])
def test_processes_write_to_one_file_at_once(tmp_path: Path, kind: str) -> None:
    """Several processes write to one file, and every record of each is whole."""
    path = tmp_path / "events"
    writers = [subprocess.Popen([sys.executable, "-c", WRITER, kind, str(path), f"w{n}"]) for n in range(4)]
    assert [writer.wait(60) for writer in writers] == [0] * 4

    records = kept(path)
    assert len(records) == 4 * 40 * 3
    assert len({record["event_id"] for record in records}) == len(records)


def test_line_that_somebody_left_open_swallows_no_other(tmp_path: Path) -> None:
    """After a last line that was cut short the next record begins a line of its own."""
    path = tmp_path / "events.jsonl"
    path.write_bytes(b'{"event_type": "rat')
    JsonlSink(path).write([{"event_type": "rating", "event_id": "e"}])

    assert kept(path) == [{"event_type": "rating", "event_id": "e"}]


def test_file_that_is_deleted_while_it_is_written_to_loses_nothing(tmp_path: Path) -> None:
    """Where somebody deletes the file between the two calls that open and lock it, the record is in a new one."""
    path = tmp_path / "events.jsonl"
    path.touch()
    fd = os.open(path, os.O_RDWR)
    assert lock(fd)
    writing = threading.Thread(target=JsonlSink(path).write, args=([{"event_id": "e"}],))
    writing.start()
    wait_until(lambda: len(open_files(path)) == 2)
    path.unlink()
    os.close(fd)
    writing.join()

    assert kept(path) == [{"event_id": "e"}]


def open_files(path: Path) -> list[str]:
    """This process's descriptors of the file."""
    found: list[str] = []
    for entry in Path("/proc/self/fd").iterdir():
        with suppress(OSError):
            found += [entry.name] * (entry.readlink() == path)
    return found


def test_file_that_cannot_be_written_is_waited_for(tmp_path: Path, make_sink: MakeSink) -> None:
    """A folder in the way, or a full device, costs no event: it waits in the spill folder."""
    sink = make_sink(tmp_path)
    with pytest.raises(SinkUnavailable, match=str(tmp_path)):
        sink.write([{"event_id": "e"}])
    recorder = Recorder(sink, agent_id="bio", spill=tmp_path / "spill")
    recorder.run("ann").chat("no")
    assert not recorder.close(0.2)
    assert recorder.report().refused == ()
    assert b"no" in b"".join(path.read_bytes() for path in (tmp_path / "spill").rglob("*.jsonl"))
    with pytest.raises(SinkUnavailable):
        JsonlSink("/dev/full").write([{"event_id": "e"}])


def test_database_of_others_is_named(tmp_path: Path) -> None:
    """A SQLite file without the table, and rows that hold no JSON, are told."""
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE other (x)")
    (found,) = records_in(path)
    assert not isinstance(found, Held)
    assert "agent_events" in found.reason
    SqliteSink(path).write([])
    with closing(sqlite3.connect(path)) as database, database:
        database.executemany("INSERT INTO agent_events VALUES ('rating', ?, '')", [(b"\xff",), ("{",), ("5",), ("{}",)])
    assert [isinstance(found, Held) for found in records_in(path)] == [False, False, False, True]


def test_any_sink_can_be_written_to(tmp_path: Path) -> None:
    """A class with `name`, `write` and `close` is a sink."""

    class Memory:
        name = "memory"

        def __init__(self) -> None:
            self.records: list[Any] = []

        def write(self, records: Any) -> Any:
            self.records += records
            return [None] * len(records)

        def close(self) -> None:
            """Nothing is held."""

    sink = Memory()
    with Recorder(sink, agent_id="bio", spill=tmp_path) as recorder:
        recorder.run("ann").chat("no")
    assert [record["correction_text"] for record in sink.records] == ["no"]


def test_credentials_are_not_needed_to_keep(tmp_path: Path) -> None:
    """A file sink works where no service and no credentials are known."""
    with Recorder(JsonlSink(tmp_path / "events.jsonl"), agent_id="bio", spill="off") as recorder:
        assert recorder.run("ann").chat("no")
    assert len(kept(tmp_path / "events.jsonl")) == 1
