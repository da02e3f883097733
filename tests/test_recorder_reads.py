"""Reads of a recorder: an agent starts in bounded time, with what is good, and never with what is another user's."""

import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.inbox import UNAVAILABLE, Answer, Inbox, inbox, problem
from uptake.recording import Recorder
from uptake.recording.copies import MAX_AGE, MOST, Copies

ANN, BOB = "ann@example.com", "bob@example.com"


@pytest.fixture
def box() -> Iterator[Inbox]:
    with inbox() as box:
        for user in (ANN, BOB):
            for session in (None, "s-1", "s-2"):
                box.contexts["bio", user, session] = f"{user} in {session}"
        yield box


@pytest.fixture
def recorder(box: Inbox) -> Iterator[Recorder]:
    with Recorder(box.client(), agent_id="bio", spill="off", read_seconds=2) as recorder:
        yield recorder


def test_context_of_the_service_is_fresh(recorder: Recorder) -> None:
    """While the service answers, what it says is given, and no copy."""
    context = recorder.context(ANN, session_id="s-1")

    assert context.text == f"{ANN} in s-1"
    assert (context.stale, context.available, context.age_seconds) == (False, True, 0.0)


def test_copy_stands_in_with_its_age(box: Inbox, recorder: Recorder) -> None:
    """Where the service is down, throttled, or answers nonsense, the last good copy is given and says so."""
    for text in ("old", "new"):
        box.contexts["bio", ANN, "s-1"] = text
        recorder.context(ANN, session_id="s-1")
    assert recorder.run(ANN, session_id="s-1").context().text == "new"

    troubles: list[Answer] = [UNAVAILABLE, problem(500), problem(429), (200, "<html>", {}), (404, "<html>", {})]
    for trouble in troubles:
        box.trouble = lambda *_, answer=trouble: answer
        context = recorder.context(ANN, session_id="s-1")
        assert (context.text, context.stale, context.available) == ("new", True, True)
        assert context.age_seconds > 0
    box.down = True
    assert recorder.context(ANN, session_id="s-1").text == "new"


def test_nobody_is_given_anothers_copy(box: Inbox, recorder: Recorder) -> None:
    """A copy is of one agent, user, session and size; without one the context is empty and says so."""
    recorder.context(ANN, session_id="s-1")
    box.down = True

    for asked in ({"user": BOB, "session_id": "s-1"}, {"user": BOB}, {"user": ANN, "session_id": "s-2"}, {"user": ANN},
                  {"user": ANN, "session_id": "s-1", "max_tokens": 10}, {"user": "s-1"}):  # fmt: skip
        context = recorder.context(**asked)
        assert (context.text, context.memories, context.available) == ("", [], False)
    with Recorder(box.client(), agent_id="other", spill="off") as other:
        assert not other.context(ANN, session_id="s-1").available


def test_new_session_falls_back_to_the_user_alone(box: Inbox, recorder: Recorder) -> None:
    """What the user has without a session stands in for a new session: it holds nothing of another one."""
    recorder.context(ANN)
    recorder.context(ANN, session_id="s-1")
    box.down = True

    assert recorder.context(ANN, session_id="s-2").text == f"{ANN} in None"
    assert recorder.context(ANN, session_id="s-1").text == f"{ANN} in s-1"


@pytest.mark.parametrize("answer", [problem(403), problem(400), (403, {"message": "Forbidden"}, {}), problem(404)])
def test_refusal_is_an_answer(box: Inbox, recorder: Recorder, answer: Any) -> None:
    """Where the service refuses, the copy is not given: who lost the right to read has lost it."""
    recorder.context(ANN)
    box.trouble = lambda *_: answer

    assert not recorder.context(ANN).available


def test_service_that_hangs_is_not_waited_for(box: Inbox) -> None:
    """After `read_seconds` the copy is given; an answer that comes later is the next copy."""
    go_on = threading.Event()
    with Recorder(box.client(), agent_id="bio", spill="off", read_seconds=0.3) as recorder:
        recorder.context(ANN)
        box.trouble = lambda *_: None if go_on.wait(20) else UNAVAILABLE
        context = recorder.context(ANN)
        assert (context.text, context.stale) == (f"{ANN} in None", True)
        for _ in range(3):
            assert not recorder.context(BOB).available
        go_on.set()


def test_no_input_raises(recorder: Recorder) -> None:
    """A user, a session or a size that cannot be asked about gives an empty context."""
    for asked in ({"user": ""}, {"user": None}, {}, {"user": ANN, "max_tokens": -1}, {"user": ANN, "nonsense": 1}):
        assert not recorder.context(**asked).available
    assert recorder.skill(None) is None  # type: ignore[arg-type]
    assert recorder.skill() is None  # type: ignore[call-arg]


def test_skill_has_a_copy_too(box: Inbox, recorder: Recorder) -> None:
    """A skill is given with its digest, from the last good copy where need be."""
    fresh = recorder.skill("a-skill")
    box.down = True
    copy = recorder.skill("a-skill")

    assert fresh
    assert copy
    assert (copy.text, copy.digest, copy.stale) == (fresh.text, fresh.digest, True)
    assert recorder.skill("b-skill") is None


def test_copies_outlive_the_process_if_asked_to(box: Inbox, tmp_path: Path) -> None:
    """With a folder for them, copies are there after a restart, for their owner alone to read."""
    with Recorder(box.client(), agent_id="bio", spill="off", copies=tmp_path / "copies") as recorder:
        recorder.context(ANN)
    box.down = True

    with Recorder(box.client(), agent_id="bio", spill="off", copies=tmp_path / "copies") as recorder:
        assert recorder.context(ANN).text == f"{ANN} in None"
        assert recorder.context(ANN).age_seconds > 0
        assert not recorder.context(BOB).available
        (folder,) = (tmp_path / "copies").iterdir()
        assert folder.stat().st_mode & 0o777 == 0o700
        assert {path.stat().st_mode & 0o777 for path in folder.iterdir()} == {0o600}
        recorder.forget(ANN)
        assert not recorder.context(ANN).available
    assert list(folder.iterdir()) == []


def test_copy_of_another_service_is_never_given(box: Inbox, tmp_path: Path) -> None:
    """Recorders of two services share a folder for copies, and neither serves what the other's service said."""
    with Recorder(box.client(), agent_id="bio", spill="off", copies=tmp_path) as recorder:
        recorder.context(ANN)
    with inbox() as other:
        other.down = True
        with Recorder(other.client(), agent_id="bio", spill="off", copies=tmp_path) as recorder:
            assert not recorder.context(ANN).available


def test_forgotten_user_stays_forgotten(box: Inbox, tmp_path: Path) -> None:
    """Whatever spelling is erased, no copy of it is left, and a read that is under way brings none back."""
    asked, go_on = threading.Event(), threading.Event()

    def slow(*_: Any) -> None:
        asked.set()
        go_on.wait(20)

    with Recorder(box.client(), agent_id="bio", spill="off", copies=tmp_path, read_seconds=20) as recorder:
        recorder.context(ANN)
        recorder.context(BOB)
        (folder,) = tmp_path.iterdir()
        (folder / "0.1-draft").write_text("ann's, of a process that was killed")
        box.trouble = slow
        reading = threading.Thread(target=recorder.context, args=(ANN,))
        reading.start()
        assert asked.wait(20)
        recorder.forget(" ann@EXAMPLE.com")
        go_on.set()
        reading.join()
        box.down = True
        assert not recorder.context(ANN).available
        assert recorder.context(BOB).text == f"{BOB} in None"
    assert len(list(folder.iterdir())) == 1


def test_copy_of_another_key_is_never_read(tmp_path: Path) -> None:
    """The key stands in the file and is compared whole: a file that was moved, or damaged, is no copy."""
    copies = Copies(tmp_path)
    copies.keep(("context", "a", ANN), {"text": "ann's"})
    (file,) = tmp_path.iterdir()
    Copies(tmp_path).keep(("context", "a", BOB), {"text": "bob's"})
    (other,) = set(tmp_path.iterdir()) - {file}
    assert Copies(tmp_path).last(("context", "a", ANN))
    other.write_bytes(file.read_bytes())
    assert Copies(tmp_path).last(("context", "a", BOB)) is None
    for damage in (b"", b"{", b"[]", json.dumps({"key": ["context", "a", BOB]}).encode()):
        other.write_bytes(damage)
        assert Copies(tmp_path).last(("context", "a", BOB)) is None


def test_copies_are_bounded_in_number_and_age(tmp_path: Path) -> None:
    """The newest are kept, and none is given out after a day."""
    now = [0.0]
    copies = Copies(tmp_path, lambda: now[0])
    for number in range(MOST + 10):
        copies.keep(("context", number), number)
    assert copies.last(("context", 5)) is None
    assert copies.last(("context", MOST + 9)) == (MOST + 9, 0.0)
    assert len(list(tmp_path.iterdir())) == MOST
    now[0] = MAX_AGE
    assert copies.last(("context", MOST)) == (MOST, MAX_AGE)
    now[0] = MAX_AGE + 1
    assert copies.last(("context", MOST)) is None
    assert Copies(tmp_path, lambda: now[0]).last(("context", MOST)) is None
