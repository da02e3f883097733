"""What was captured outlives the process, whatever happens to it and to its folder, and is sent once."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.inbox import Inbox, inbox, recorder_on
from tests.running import wait_until
from uptake.recording.outbox import Outbox
from uptake.recording.segment import SEGMENT_BYTES, Segment

# An agent of its own: says how far it is, line by line, and waits to be killed at its end.
AGENT = """
import sys, time
from botocore.credentials import Credentials
from uptake.client import Client
from uptake.recording import Recorder
url, spill, name, count = sys.argv[1:5]
client = Client(url, credentials=Credentials("KEY", "secret"))
run = Recorder(client, agent_id="bio", spill=spill).run(user=name, run_id=name)
for number in range(int(count)):
    assert run.chat(f"{name} says {number}", event_id=f"{name}-{number}")
    print(number, flush=True)
time.sleep(600)
"""


@pytest.fixture
def box() -> Iterator[Inbox]:
    with inbox() as box:
        yield box


def named(number: int) -> str:
    """The name of a file as recorders leave them."""
    return f"{number:020d}-1-{number:08x}.jsonl"


def agent(box: Inbox, spill: Path, name: str, count: int) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", AGENT, box.url, str(spill), name, str(count)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)


def said(process: "subprocess.Popen[str]", count: int) -> int:
    """How many events it has captured when it is killed, after at least `count`."""
    assert process.stdout is not None
    while int(process.stdout.readline() or "-1") + 1 not in {0, count}:
        pass
    return count + len(end(process).split())


def end(process: "subprocess.Popen[str]") -> str:
    """Kill it in the middle of whatever it does; what it still had to say."""
    process.kill()
    rest, _ = process.communicate()
    return rest


@pytest.mark.parametrize("down", [True, False])
def test_killed_in_the_middle_the_next_start_sends_all_of_it(box: Inbox, tmp_path: Path, down: bool) -> None:
    """After SIGKILL every event that a call had taken is stored by the next start, each exactly once."""
    box.down = down
    taken = said(agent(box, tmp_path, "ann", 5000), 400)
    box.down = False

    with recorder_on(box, tmp_path) as recorder:
        assert recorder.flush(60)

    stored = [f"ann-{number}" for number in range(len(box.created))]
    assert sorted(box.created) == sorted(stored)
    assert len(stored) >= taken
    assert list(tmp_path.rglob("*.jsonl")) == []


def test_start_sends_what_was_left_without_being_asked(box: Inbox, tmp_path: Path) -> None:
    """A recorder that captures nothing itself sends what a killed process left."""
    box.down = True
    said(agent(box, tmp_path, "ann", 3), 3)
    box.down = False

    recorder = recorder_on(box, tmp_path)
    wait_until(lambda: len(box.created) == 3)
    assert recorder.close()


def test_processes_share_a_folder(box: Inbox, tmp_path: Path) -> None:
    """Living processes leave each other's files alone; of three killed ones everything is sent, once."""
    box.down = True
    agents = [agent(box, tmp_path, f"user{number}", 30) for number in range(3)]
    for process in agents:
        assert process.stdout is not None
        assert "29\n" in iter(process.stdout.readline, "")
    box.down = False
    recorder = recorder_on(box, tmp_path)
    wait_until(lambda: len(box.created) == 90)  # each of them sends its own
    assert recorder.flush(30)
    assert recorder.report().stored == 0, "none of it is the fourth one's to send"
    for process in agents:
        end(process)
    assert recorder.flush(30)

    assert len(box.created) == 90
    assert recorder.report().trouble is None
    assert recorder.close()


def test_full_folder_turns_the_newest_away_and_counts_them(box: Inbox, tmp_path: Path) -> None:
    """Past the bound new events are dropped and counted; what came first is kept, and the count is, too."""
    box.down = True
    recorder = recorder_on(box, tmp_path, max_bytes=20_000)
    run = recorder.run("ann")
    ids = [run.chat(f"no {number}") for number in range(200)]
    kept = [event_id for event_id in ids if event_id]
    dropped = len(ids) - len(kept)
    assert kept == ids[: len(kept)]
    assert recorder.report().dropped == {"full": dropped}
    assert sum(path.stat().st_size for path in tmp_path.rglob("*.jsonl")) <= 20_000 + 1_000
    assert not recorder.close(0.1)

    box.down = False
    with recorder_on(box, tmp_path, max_bytes=20_000) as another:
        assert another.flush(30)
        assert another.report().dropped == {}
        assert another.report().dropped_ever == {"full": dropped}
        assert another.run("ann").chat("there is room again")
    assert box.created[: len(kept)] == kept


def test_bound_counts_what_others_left(box: Inbox, tmp_path: Path) -> None:
    """Processes that start and die while the service is down fill the folder up to its bound, not past it."""
    box.down = True
    for _ in range(5):
        recorder = recorder_on(box, tmp_path, max_bytes=20_000)
        run = recorder.run("ann")
        while run.chat("x" * 500):
            pass
        assert not recorder.close(0.3)

    assert sum(path.stat().st_size for path in tmp_path.rglob("*.jsonl")) <= 20_000 + 1_000


def test_full_files_are_deleted_one_by_one(tmp_path: Path) -> None:
    """What waits lies in files of a megabyte; each goes when all of it is stored, so little is ever sent twice."""
    outbox = Outbox(tmp_path, 100 * SEGMENT_BYTES)
    line = b'{"event_id": "' + b"x" * 100_000 + b'"}'
    for _ in range(25):
        outbox.accept(line)
    assert len(list(tmp_path.iterdir())) == 3
    for _ in range(6):
        outbox.settle(outbox.front())
    assert len(list(tmp_path.iterdir())) == 2
    while len(outbox):
        outbox.settle(outbox.front())
    assert [path.stat().st_size for path in tmp_path.iterdir()] == [0]
    assert outbox.close() == 0
    assert list(tmp_path.iterdir()) == []


def test_line_that_was_cut_short_is_counted_and_the_rest_sent(box: Inbox, tmp_path: Path) -> None:
    """A torn last line, and garbage, are counted; what can be read is sent."""
    with recorder_on(box, tmp_path):
        (folder,) = tmp_path.iterdir()
    good = (
        '{"event_type": "rating", "rating": "up", "agent_id": "a", "agent_run_id": "r", "user": "u", "event_id": "e1"}'
    )
    (folder / named(1)).write_bytes(good.encode() + b"\n\x00\xff\n[1]\n" + b"[" * 100_000 + b"\n" + good.encode()[:40])

    with recorder_on(box, tmp_path) as recorder:
        assert recorder.flush(10)
        assert recorder.report().dropped == {"unreadable": 4}
    assert box.created == ["e1"]
    assert not (folder / named(1)).exists()


def test_what_is_not_this_users_is_left_alone(box: Inbox, tmp_path: Path) -> None:
    """Links, folders, pipes and devices in the folder are neither sent nor removed nor waited for."""
    with recorder_on(box, tmp_path):
        (folder,) = tmp_path.iterdir()
    (tmp_path / "elsewhere.jsonl").write_text('{"event_id": "stolen"}\n')
    (folder / named(1)).symlink_to(tmp_path / "elsewhere.jsonl")
    (folder / named(2)).symlink_to(folder / named(2))
    (folder / named(3)).mkdir()
    os.mkfifo(folder / named(4))

    with recorder_on(box, tmp_path) as recorder:
        assert recorder.flush(10)
    assert box.calls == []
    assert len(list(folder.glob("*.jsonl"))) == 4


def test_folder_that_is_deleted_meanwhile_is_made_again(box: Inbox, tmp_path: Path) -> None:
    """When somebody cleans up under a running recorder, the next event lies in a file again."""
    box.down = True
    recorder = recorder_on(box, tmp_path)
    run = recorder.run("ann")
    run.chat("first")
    (folder,) = tmp_path.iterdir()
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    run.chat("second")

    assert b"second" in b"".join(path.read_bytes() for path in tmp_path.rglob("*.jsonl"))
    box.down = False
    assert recorder.flush(30)
    assert len(box.created) == 2
    assert recorder.close()


def test_events_for_one_service_never_reach_another(box: Inbox, tmp_path: Path) -> None:
    """What waits for one address is not sent to another, though they share a folder."""
    with inbox() as other:
        other.down = True
        recorder = recorder_on(other, tmp_path)
        recorder.run("ann").chat("for the other one")
        assert not recorder.close(0.1)
    with recorder_on(box, tmp_path) as recorder:
        assert recorder.flush(10)

    assert box.calls == []


def test_many_small_files_are_sent_together(box: Inbox, tmp_path: Path) -> None:
    """What many short-lived processes left, one event each, goes in few requests, oldest first."""
    with recorder_on(box, tmp_path):
        (folder,) = tmp_path.iterdir()
    for number in range(250):
        segment = Segment.create(folder)
        segment.append(b'{"event_type": "rating", "event_id": "%d"}' % number)
        segment.close()

    with recorder_on(box, tmp_path) as recorder:
        assert recorder.flush(30)
    assert box.created == [str(number) for number in range(250)]
    assert len(box.calls) <= 5
    assert list(folder.glob("*.jsonl")) == []


def test_file_is_taken_over_by_one_process_only(tmp_path: Path) -> None:
    """The lock of a file ends with its process, and nobody gets it twice."""
    with_owner = Segment.create(tmp_path)
    with_owner.append(b"{}")
    assert Segment.adopt(with_owner.path) is None
    with_owner.close()
    adopted = Segment.adopt(with_owner.path)
    assert adopted is not None
    assert adopted.lines() == [b"{}"]
    assert Segment.adopt(with_owner.path) is None
    adopted.remove()
    assert Segment.adopt(with_owner.path) is None
