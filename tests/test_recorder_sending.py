"""What waits reaches the service when it can: its trouble is waited out, and one bad event stops no other."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.inbox import UNAVAILABLE, Inbox, inbox, problem, recorder_on
from tests.running import RunningService, wait_until
from uptake.recording import Recorder
from uptake.recording.outbox import Outbox
from uptake.recording.report import Counts
from uptake.recording.sender import Sender


@pytest.fixture
def box() -> Iterator[Inbox]:
    with inbox() as box:
        yield box


def test_service_that_comes_back_gets_everything(box: Inbox, tmp_path: Path) -> None:
    """While nothing answers, calls go on as ever; afterwards all of it is stored, in order, and the report is clean."""
    box.down = True
    recorder = recorder_on(box, tmp_path)
    run = recorder.run("ann")
    ids = [run.chat(f"no {number}") for number in range(150)]
    assert not recorder.flush(0.3)
    assert "Unreachable" in str(recorder.report().trouble)
    assert recorder.report().waiting == 150
    box.down = False
    assert recorder.flush(60)

    assert box.created == ids
    report = recorder.report()
    assert (report.taken, report.stored, report.waiting, report.trouble) == (150, 150, 0, None)
    assert recorder.close()


def test_one_bad_event_stops_no_other(box: Inbox, tmp_path: Path) -> None:
    """What the service refuses goes to the report with its reason, alone; all around it is stored."""
    recorder = recorder_on(box, tmp_path)
    run = recorder.run("ann")
    run.chat("first", event_id="taken")
    assert recorder.flush()
    ids = [run.chat(f"no {number}") for number in range(10)]
    run.chat("another text", event_id="taken")
    ids += [run.chat(f"no {number}") for number in range(10)]
    assert recorder.flush()

    assert box.created == ["taken", *ids]
    (refusal,) = recorder.report().refused
    assert (refusal.record_id, refusal.status) == ("taken", 409)
    assert recorder.report().stored == 21
    assert recorder.close()


@pytest.mark.parametrize("status", [400, 413, 422])
def test_batch_that_is_refused_as_a_whole_is_halved(box: Inbox, tmp_path: Path, status: int) -> None:
    """Where the service refuses a batch, its halves are sent, down to the one event that is at fault."""
    box.trouble = lambda _, body: problem(status) if "poison" in str(body) else None
    recorder = recorder_on(box, tmp_path)
    run = recorder.run("ann")
    ids = [run.chat("poison" if number == 17 else f"no {number}") for number in range(60)]
    assert recorder.flush()

    assert box.created == ids[:17] + ids[18:]
    assert [refusal.record_id for refusal in recorder.report().refused] == [ids[17]]
    assert recorder.close()


@pytest.mark.parametrize(
    "trouble",
    [
        (403, {"message": "Forbidden"}, {}),
        problem(403, "this needs another role"),
        problem(404),
        (400, "<html>plain HTTP was sent to an HTTPS port</html>", {}),
        (200, "<html>log in to this network</html>", {}),
        (207, {"results": []}, {}),
        (500, "", {}),
        (301, "", {"location": "/elsewhere"}),
    ],
)
def test_set_up_that_is_wrong_costs_no_event(box: Inbox, tmp_path: Path, trouble: Any) -> None:
    """Only the service's own word on an event counts: what a wrong address or credential answers, is waited out."""
    box.trouble = lambda *_: trouble
    recorder = recorder_on(box, tmp_path)
    event_id = recorder.run("ann").chat("no")
    assert not recorder.flush(0.3)
    assert recorder.report().waiting == 1
    assert recorder.report().refused == ()
    box.trouble = lambda *_: None
    assert recorder.flush(60)

    assert box.created == [event_id]
    assert recorder.close()


def test_service_that_asks_for_time_gets_it(box: Inbox, tmp_path: Path) -> None:
    """`Retry-After` is kept, by a flush too: nothing is sent before its time."""
    box.trouble = lambda *_: (503, UNAVAILABLE[1], {"retry-after": "3600"})
    recorder = recorder_on(box, tmp_path)
    recorder.run("ann").chat("no")
    wait_until(lambda: box.calls)
    assert not recorder.flush(0.5)
    assert not recorder.flush(0.5)

    assert len(box.calls) == 1
    assert not recorder.close(0.2)


def test_pauses_grow_and_are_bounded(tmp_path: Path) -> None:
    """Between attempts lies a random time of at most half a second, then twice that each time, up to a minute."""
    asked: list[float] = []

    class Broken:
        name = "broken"

        def write(self, _: Any) -> Any:
            raise RuntimeError("a bug")

        def close(self) -> None:
            """Nothing is held."""

    def jitter(low: float, high: float) -> float:
        asked.append(high)
        return low

    outbox = Outbox(tmp_path, 10_000)
    sender = Sender(outbox, Broken(), Counts(None), jitter)
    outbox.accept(b'{"event_id": "e"}')
    sender.start()
    wait_until(lambda: len(asked) >= 12)
    sender.stop(5)

    assert asked[:9] == [0.5, 1, 2, 4, 8, 16, 32, 60, 60]
    assert len(outbox) == 1


def test_real_service_has_each_event_once(tmp_path: Path) -> None:
    """Against the real service: what an agent had captured when it was killed, and a poisoned event among it."""
    deep: Any = "x"
    for _ in range(70):  # deeper than the service reads, so that it refuses the whole request
        deep = [deep]
    with RunningService(tmp_path / "data") as service, service.client() as client:
        with Recorder(client, agent_id="bio", spill=tmp_path / "spill") as recorder:
            with recorder.run("ann@example.com", "run-1") as run:
                ids = [run.chat(f"Look up the accession number {number} first.") for number in range(5)]
                poison = run.edit("x", deep)
                ids += [run.rating("down", comment=f"Not this table, number {number}.") for number in range(5)]
            assert recorder.flush(30)
            report = recorder.report()
        assert [refusal.record_id for refusal in report.refused] == [poison]
        assert report.stored == 11
        assert {client.receipt(str(event_id)).orphan for event_id in ids} == {False}


def test_without_credentials_events_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An address without credentials, or no address at all, costs no event, and the report says what is missing."""
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_PROFILE", "UPTAKE_URL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("AWS_REGION", "us-east-1")
    monkeypatch.setenv("UPTAKE_DATA", str(tmp_path / "nothing"))
    for to, missing in (("http://127.0.0.1:9", "no AWS credentials"), (None, "make serve")):
        recorder = Recorder(to, agent_id="bio", spill=tmp_path / "spill")
        assert recorder.run("ann").chat("no")
        assert not recorder.flush(0.3)
        assert missing in str(recorder.report().trouble)
        assert recorder.report().waiting == 1
        assert not recorder.close(0.1)
