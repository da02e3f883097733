"""One recorder serves threads, an event loop and forked children, and never waits for its sender."""

import asyncio
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.inbox import Inbox, inbox
from uptake.recording import Recorder
from uptake.recording.outbox import NotTaken, Outbox

# Forks after it has captured and sent something, so that thread, file and connection of the parent are all in use.
FORKING = """
import os, sys
from botocore.credentials import Credentials
from uptake.client import Client
from uptake.recording import Recorder
url, spill, way_out = sys.argv[1:4]
recorder = Recorder(Client(url, credentials=Credentials("KEY", "secret")), agent_id="bio", spill=spill)
run = recorder.run("ann", "run-1")
run.chat("before", event_id="before")
assert recorder.flush(30)
run.chat("waits while it forks", event_id="waits")
child = os.fork()
if child == 0:
    for number in range(20):
        assert run.chat("child", event_id=f"child-{number}")
    assert recorder.report().taken == 20
    if way_out == "flush":
        assert recorder.flush(30)
    os._exit(0)
for number in range(20):
    run.chat("parent", event_id=f"parent-{number}")
assert os.waitpid(child, 0)[1] == 0
assert recorder.flush(30)
assert recorder.close()
"""
AT_EXIT = """
import sys
from botocore.credentials import Credentials
from uptake.client import Client
from uptake.recording import Recorder
recorder = Recorder(Client(sys.argv[1], credentials=Credentials("KEY", "secret")), agent_id="bio", spill=sys.argv[2])
recorder.run("ann").chat("last words", event_id="last")
"""


@pytest.fixture
def box() -> Iterator[Inbox]:
    with inbox() as box:
        yield box


def run_script(script: str, box: Inbox, spill: Path | str, *more: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-W", "ignore::DeprecationWarning", "-c", script, box.url, str(spill), *more]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_threads_share_a_recorder(box: Inbox, tmp_path: Path) -> None:
    """What many threads say at once is all sent, once each."""
    with Recorder(box.client(), agent_id="bio", spill=tmp_path) as recorder:

        def speak(name: str) -> None:
            for number in range(100):
                recorder.run(name).chat("no", event_id=f"{name}-{number}")

        threads = [threading.Thread(target=speak, args=(f"user{number}",)) for number in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert recorder.flush(30)

    assert recorder.report().dropped == {}
    assert len(box.created) == 800
    assert recorder.report().stored == 800


@pytest.mark.parametrize("way_out", ["flush", "killed"])
def test_forked_child_starts_anew(box: Inbox, tmp_path: Path, way_out: str) -> None:
    """Parent and child each send their own, nothing is lost or sent by both; the next start sends what is left."""
    done = run_script(FORKING, box, tmp_path, way_out)
    assert done.returncode == 0, done.stderr

    with Recorder(box.client(), agent_id="bio", spill=tmp_path) as recorder:
        assert recorder.flush(30)
    assert sorted(box.created) == sorted(
        ["before", "waits", *(f"{who}-{number}" for who in ("child", "parent") for number in range(20))]
    )
    sent = [event["event_id"] for _, body in box.calls for event in body["events"]]
    assert len(sent) == len(set(sent)), "nobody sent what was another's"


def test_end_of_the_process_sends_what_waits(box: Inbox, tmp_path: Path) -> None:
    """Who forgets to close has their last words sent at exit; where nothing answers they wait for the next start."""
    assert run_script(AT_EXIT, box, tmp_path).returncode == 0
    assert box.created == ["last"]

    box.down = True
    done = run_script(AT_EXIT, box, "off")
    assert done.returncode == 0
    assert "the process ended before it was sent" in done.stderr
    assert run_script(AT_EXIT, box, tmp_path / "kept").returncode == 0
    assert len(list((tmp_path / "kept").rglob("*.jsonl"))) == 1


def test_event_loop_is_never_held_up(box: Inbox, tmp_path: Path) -> None:
    """While the service hangs, an event loop captures, flushes, reads and closes, and others on it go on."""
    hanging = threading.Event()

    def hang(_path: str, _body: Any) -> None:
        hanging.wait(20)

    box.trouble = hang
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0.01)

    async def agent() -> None:
        going_on = asyncio.create_task(others())
        recorder = Recorder(box.client(), agent_id="bio", spill=tmp_path, read_seconds=0.2)
        async with recorder.run("ann") as run:
            assert run.chat("no")
        assert not await recorder.aflush(0.2)
        assert not (await recorder.acontext("ann")).available
        assert await recorder.askill("a-skill") is None
        before = turns
        assert not await recorder.aclose(0.2)
        assert turns > before
        going_on.cancel()

    asyncio.run(agent())
    hanging.set()
    assert turns > 10


def test_capture_waits_for_no_other_thread(tmp_path: Path) -> None:
    """A queue that another thread holds costs a capture a tenth of a second at most; the event is counted as `busy`."""
    outbox = Outbox(tmp_path, 1000)
    held, done = threading.Event(), threading.Event()

    def hold() -> None:
        with outbox.changed:
            held.set()
            done.wait(20)

    thread = threading.Thread(target=hold)
    thread.start()
    held.wait(20)
    with pytest.raises(NotTaken) as caught:
        outbox.accept(b"{}")
    done.set()
    thread.join()
    assert caught.value.reason == "busy"


def test_recorder_lives_in_a_signal_handler(box: Inbox, tmp_path: Path) -> None:
    """What is captured in a signal handler, in the middle of another capture, is neither lost nor a deadlock."""
    with Recorder(box.client(), agent_id="bio", spill=tmp_path) as recorder:
        run = recorder.run("ann")
        in_handler: list[str | None] = []
        before = signal.signal(signal.SIGALRM, lambda *_: in_handler.append(run.chat("stop")))
        signal.setitimer(signal.ITIMER_REAL, 0.001, 0.001)
        ids = [run.chat("no") for _ in range(500)]
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        assert recorder.flush(30)

    assert in_handler
    assert {*ids, *in_handler} == set(box.created)
