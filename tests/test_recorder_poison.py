"""An event that the service fails at, without refusing it, is set aside and kept; all others go on."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.inbox import UNAVAILABLE, Answer, Inbox, inbox, problem, recorder_on
from tests.running import wait_until
from uptake.hook.send import main as send
from uptake.recording import Recorder
from uptake.recording.outbox import Outbox
from uptake.recording.waiting import FIRST_RETRY, LONGEST_RETRY

GATEWAY: Answer = (503, {"message": "Service Unavailable"}, {})


@pytest.fixture
def box() -> Iterator[Inbox]:
    with inbox() as box:
        yield box


def at_poison(box: Inbox, answer: Answer) -> None:
    box.trouble = lambda _, body: answer if "poison" in str(body) else None


@pytest.mark.parametrize("answer", [problem(500), GATEWAY, (504, "", {})])
@pytest.mark.parametrize("bad", [{0}, {57}, {129}, {3, 4, 90}])
def test_event_that_the_service_fails_at_stops_no_other(
    box: Inbox, tmp_path: Path, answer: Answer, bad: set[int]
) -> None:
    """Everything else is stored; what is at fault waits, named in the report with its tries, until it goes through."""
    at_poison(box, answer)
    recorder = recorder_on(box, tmp_path)
    run = recorder.run("ann")
    ids = [run.chat("poison" if number in bad else f"no {number}") for number in range(130)]
    assert not recorder.flush(20), "it says that something is left, and does not wait for it"

    poison = {ids[number] for number in bad}
    assert set(box.created) == set(ids) - poison
    report = recorder.report()
    assert (report.waiting, report.refused, report.trouble) == (len(bad), (), None)
    assert {(one.record_id, str(answer[0]) in one.detail) for one in report.set_aside} == {(i, True) for i in poison}
    assert all(one.tries >= 1 for one in report.set_aside)
    later = run.chat("said later")
    wait_until(lambda: later in box.events)

    box.trouble = lambda *_: None
    assert recorder.flush(60)
    assert set(box.created) == {*ids, later}
    assert recorder.report().set_aside == ()
    assert recorder.close()
    assert list(tmp_path.rglob("*.jsonl")) == []


def test_alone_it_is_tried_again_and_waits_for_others(box: Inbox, tmp_path: Path) -> None:
    """While it is the only one nothing is known of it: it is at fault when another one goes through."""
    at_poison(box, problem(500))
    recorder = recorder_on(box, tmp_path)
    run = recorder.run("ann")
    run.chat("poison")
    assert not recorder.flush(1)
    assert recorder.report().set_aside == ()
    fine = run.chat("fine")
    recorder.flush(60)

    assert box.created == [fine]
    assert len(recorder.report().set_aside) == 1
    assert not recorder.close(10)


@pytest.mark.parametrize("answer", [UNAVAILABLE, GATEWAY, None])
def test_service_that_is_down_changes_no_order(box: Inbox, tmp_path: Path, answer: Answer | None) -> None:
    """Where the service fails at everything nothing is set aside: later all is stored, in order."""
    box.down = answer is None
    box.trouble = lambda *_: answer
    recorder = recorder_on(box, tmp_path)
    run = recorder.run("ann")
    ids = [run.chat(f"no {number}") for number in range(150)]
    assert not recorder.flush(2.5)
    assert recorder.report().set_aside == ()
    box.down, box.trouble = False, lambda *_: None
    assert recorder.flush(60)

    assert box.created == ids
    assert recorder.close()


def test_next_process_knows_it(box: Inbox, tmp_path: Path) -> None:
    """What was set aside stands in a file of its own: who takes it over sends it behind all others, and alone."""
    at_poison(box, problem(500))
    recorder = recorder_on(box, tmp_path)
    run = recorder.run("ann")
    poison = run.chat("poison")
    fine = [run.chat(f"no {number}") for number in range(20)]
    assert not recorder.close(60)
    assert box.created == fine
    (kept,) = tmp_path.rglob("*.jsonl")
    assert b"poison" in kept.read_bytes()

    calls = len(box.calls)
    with recorder_on(box, tmp_path) as another:
        fine.append(another.run("ann").chat("of the next process"))
        assert not another.flush(60)
        assert [(one.record_id, one.tries) for one in another.report().set_aside] == [(poison, 2)]
        assert box.created == fine
        assert len(box.calls) - calls == 2
        box.trouble = lambda *_: None
        assert another.flush(60)
    assert box.created == [*fine, poison]


def test_sender_of_the_hook_is_not_stopped(box: Inbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that sends what a terminal agent captured sends all but what the service fails at."""
    for name, value in {"AWS_REGION": "us-east-1", "AWS_ACCESS_KEY_ID": "K", "AWS_SECRET_ACCESS_KEY": "s"}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("UPTAKE_URL", box.url)
    box.down = True
    recorder = Recorder(box.client(), agent_id="bio", spill=tmp_path)
    run = recorder.run("ann")
    ids = [run.chat(text) for text in ("poison", "fine", "fine, too")]
    assert not recorder.close(0.1)
    (folder,) = tmp_path.iterdir()
    box.down = False
    at_poison(box, problem(500))
    assert send(folder) == 1

    assert box.created == ids[1:]
    box.trouble = lambda *_: None
    assert send(folder) == 0
    assert box.created == [*ids[1:], ids[0]]


def test_what_is_set_aside_counts_and_comes_back_later_and_later(tmp_path: Path) -> None:
    """It is bounded with the rest, comes behind it, and is due after a minute, then two, up to an hour."""
    now = [1000.0]
    outbox = Outbox(tmp_path, 100, lambda: now[0])
    for line in (b'{"event_id": "bad"}', b'{"event_id": "good"}'):
        outbox.accept(line)
    (bad, good) = outbox.front()
    outbox.set_aside(bad, "500")
    assert (len(outbox), outbox.fresh, outbox.front()) == (2, 1, [good])
    outbox.settle([good])
    assert outbox.front() == [bad]
    assert sorted(path.read_bytes() for path in tmp_path.iterdir()) == [b"", bad.line + b"\n"]
    pauses: list[Any] = []
    for _ in range(8):
        pauses.append(bad.due - now[0])
        outbox.set_aside(bad, "500")
    assert pauses == [FIRST_RETRY * 2**number for number in range(6)] + [LONGEST_RETRY] * 2
    outbox.settle([bad])
    assert len(outbox) == 0
    assert outbox.close() == 0
    assert list(tmp_path.iterdir()) == []
