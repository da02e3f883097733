"""`uptake replay`: what waits in files is sent by hand, to the service it is for, and only our own files go."""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.inbox import Inbox, inbox, problem
from uptake.commands import Failure, replay
from uptake.recording import JsonlSink, Recorder, SqliteSink
from uptake.recording.places import folder_for
from uptake.recording.segment import Segment

GOOD = '{"event_type": "rating", "rating": "up", "agent_id": "a", "agent_run_id": "r", "user": "u"%s}'


@pytest.fixture
def box() -> Iterator[Inbox]:
    with inbox() as box:
        yield box


def replayed(box: Inbox, *paths: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """Type `uptake replay`; its exit code."""
    for name, value in {"AWS_REGION": "us-east-1", "AWS_ACCESS_KEY_ID": "K", "AWS_SECRET_ACCESS_KEY": "s"}.items():
        monkeypatch.setenv(name, value)
    parser = argparse.ArgumentParser()
    replay.add_command(parser.add_subparsers())
    options = parser.parse_args(["replay", *map(str, paths), "--url", box.url])
    return int(options.command(options))


def left_in(folder: Path, *event_ids: str) -> Path:
    """A file that a recorder left in the folder."""
    segment = Segment.create(folder)
    for event_id in event_ids:
        segment.append((GOOD % f', "event_id": "{event_id}"').encode())
    segment.close()
    return segment.path


def test_spill_folder_is_replayed(box: Inbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits in a folder is sent by hand, too; a file goes once all of it is stored; who lives keeps its own."""
    box.down = True
    gone, alive = (Recorder(box.client(), agent_id="bio", spill=tmp_path) for _ in range(2))
    first = gone.run("ann").chat("of one that is gone")
    assert not gone.close(0.1)
    # The one that lives has taken over what the other left, unless it looked too early.
    alive.run("ann").chat("of one that lives")
    assert not alive.flush(0.2)
    (folder,) = tmp_path.iterdir()
    with inbox() as moved:  # the service is at another address now, and the folder is named
        assert replayed(moved, folder, monkeypatch=monkeypatch) == 0
        assert not alive.close(0.1)
        assert replayed(moved, folder, monkeypatch=monkeypatch) == 0

        assert len(moved.created) == 2
        assert first in moved.events
    assert list(tmp_path.rglob("*.jsonl")) == []


def test_root_gives_each_service_its_own(
    box: Inbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of a root of spill folders only what waits for this service is sent; the others are named and left alone."""
    own = left_in(folder_for(tmp_path, box.url), "mine")
    other = left_in(folder_for(tmp_path, "https://prod.example.com"), "theirs")

    assert replayed(box, tmp_path, monkeypatch=monkeypatch) == 0
    assert box.created == ["mine"]
    assert not own.exists()
    assert f"left alone, since it waits for another service: {other.parent}" in capsys.readouterr().err
    own.parent.joinpath("dropped.json").unlink(missing_ok=True)
    own.parent.rmdir()
    with pytest.raises(Failure, match=f"uptake replay {other.parent}"):
        replayed(box, tmp_path, monkeypatch=monkeypatch)
    assert other.exists()
    assert replayed(box, other.parent, monkeypatch=monkeypatch) == 0
    assert box.created == ["mine", "theirs"]


def test_files_of_sinks_are_sent_by_name_and_never_touched(
    box: Inbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A JSONL or SQLite file in a folder is no spill file: it is neither sent nor deleted unless it is named."""
    JsonlSink(tmp_path / "feedback.jsonl").write([json.loads(GOOD % ', "event_id": "e1"')])
    SqliteSink(tmp_path / "feedback.db").write([json.loads(GOOD % ', "event_id": "e2"')])
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}

    with pytest.raises(Failure, match=r"uptake replay .*/feedback\.db"):
        replayed(box, tmp_path, monkeypatch=monkeypatch)
    left_in(tmp_path, "e3")
    assert replayed(box, tmp_path, monkeypatch=monkeypatch) == 0
    assert box.created == ["e3"]
    files = [tmp_path / "feedback.jsonl", tmp_path / "feedback.db"]
    assert replayed(box, *files, monkeypatch=monkeypatch) == 0
    assert box.created == ["e3", "e1", "e2"]
    assert {name: (tmp_path / name).read_bytes() for name in ("feedback.jsonl", "feedback.db")} == before


def test_what_cannot_be_replayed_is_named(
    box: Inbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Bad lines and refusals are named with their place, all others stored; the folder keeps what was not taken."""
    lines = ["\ufeff" + GOOD % ', "event_id": "e1"', "", "nonsense", "[1]", '{"a": NaN}']
    lines += [GOOD % ', "event_id": "poison"', GOOD % "", GOOD % ', "comment": "c"']
    path = left_in(tmp_path)
    path.write_bytes("\r\n".join(lines).encode())
    box.trouble = lambda _, body: problem(400, "poisoned") if "poison" in str(body) else None

    for target in (path, tmp_path, path):
        assert replayed(box, target, monkeypatch=monkeypatch) == 1
        told = capsys.readouterr()
        assert told.out == "3 stored, 4 not taken\n"
        assert [number for number in range(1, 9) if f"line {number}:" in told.err] == (
            [3, 4, 5, 6] if target == path else [2, 3, 4, 5]
        )
        assert "poisoned" in told.err
    assert len(box.created) == 3, "an event without an id is one event however often it is sent"
    assert path.exists()


def test_no_id_is_made_of_what_a_user_said(box: Inbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An event without an id is sent without one: who knows the log cannot try texts until an id fits."""
    path = tmp_path / "feedback.jsonl"
    path.write_text(GOOD % ', "comment": "secret"')
    assert replayed(box, path, monkeypatch=monkeypatch) == 0

    ((_, body),) = box.calls
    assert "event_id" not in body["events"][0]


@pytest.mark.parametrize("status", [500, 503, 504])
def test_record_that_the_service_fails_at_stops_no_other(
    box: Inbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], status: int
) -> None:
    """All others are stored, it is named, and its file stays for the next time."""
    path = left_in(tmp_path, *(f"e{number}" for number in range(20)), "poison", "e20")
    box.trouble = lambda _, body: problem(status) if "poison" in str(body) else None

    assert replayed(box, tmp_path, monkeypatch=monkeypatch) == 1
    told = capsys.readouterr()
    assert told.out == "21 stored, 1 not taken\n"
    assert "line 21: the service fails at it alone" in told.err
    assert len(box.created) == 21
    assert path.exists()


def test_replay_that_cannot_go_on_says_what_to_do(box: Inbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing path and a service that is down end with a sentence; what was there stays."""
    path = left_in(tmp_path, "e1", "e2", "e3")
    answers: list[Any] = [(403, {"message": "Forbidden"}, {}), problem(500)]
    for answer in answers:
        box.trouble = lambda *_, answer=answer: answer
        with pytest.raises(Failure, match="0 records are stored; run the same command again"):
            replayed(box, tmp_path, monkeypatch=monkeypatch)
    with pytest.raises(Failure, match="no such file"):
        replayed(box, tmp_path / "nothing", monkeypatch=monkeypatch)
    assert len(path.read_bytes().splitlines()) == 3
