"""The recorder: one short call for each surface, batches behind it, and nothing that it does can break the agent."""

import json
import logging
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from lambdas.loop.texts import TEXTS
from tests.inbox import Inbox, inbox
from tests.running import wait_until
from uptake.events import FeedbackEvent
from uptake.recording import Recorder
from uptake.recording.words import WORDS
from uptake.redaction import redact_json


@pytest.fixture
def box() -> Iterator[Inbox]:
    with inbox() as box:
        yield box


@pytest.fixture
def recorder(box: Inbox, tmp_path: Path) -> Iterator[Recorder]:
    with box.client() as client, Recorder(client, agent_id="bio", spill=tmp_path / "spill") as recorder:
        yield recorder


def test_each_surface_has_one_short_call(box: Inbox, recorder: Recorder) -> None:
    """Every call becomes the event that its surface means, about the run, the user and the session that were bound."""
    run = recorder.run(user="ann@example.com", run_id="run-1", session_id="s-1")
    expected: dict[str | None, dict[str, Any]] = {
        run.chat("wrong table"): {"correction_surface": "chat", "correction_text": "wrong table"},
        run.cli("wrong table"): {"correction_surface": "cli", "correction_text": "wrong table"},
        run.inline_edit("a", "b", field="/x"): {"correction_surface": "inline_edit", "field": "/x", "corrected": "b"},
        run.async_review("late"): {"correction_surface": "async_review", "correction_text": "late"},
        run.async_review(original="a", corrected=None): {"original": "a", "corrected": None},
        run.rating("down", comment="no"): {"event_type": "rating", "rating": "down", "comment": "no"},
        run.rating(True): {"rating": "up"},
        run.rating(None): {"event_type": "rating", "rating": None},
        run.rejection("not this"): {"event_type": "rejection", "comment": "not this"},
        run.edit({"n": 1}, {"n": 1.0}): {"event_type": "edit", "original": {"n": 1}, "corrected": {"n": 1.0}},
    }
    assert recorder.flush()

    assert len(expected) == 10
    assert box.created == list(expected), "they are sent in the order in which they were said"
    for event_id, fields in expected.items():
        assert event_id
        sent = box.events[event_id]
        assert fields.items() <= sent.items()
        about = {"agent_id": "bio", "agent_run_id": "run-1", "user": "ann@example.com", "session_id": "s-1"}
        assert about.items() <= sent.items()
        assert FeedbackEvent.model_validate_json(json.dumps(sent))
        assert abs((datetime.fromisoformat(sent["occurred_at"]) - datetime.now(UTC)).total_seconds()) < 60


def test_unchanged_edit_is_no_event(recorder: Recorder) -> None:
    """An edit that changed nothing is neither sent nor counted as dropped."""
    run = recorder.run("ann", "run-1")

    assert run.edit({"a": [1]}, {"a": [1]}) is None
    assert run.inline_edit("a", "a") is None
    assert recorder.report().taken == 0
    assert recorder.report().dropped == {}


def test_run_is_registered_when_it_ends(box: Inbox, recorder: Recorder) -> None:
    """A run in a `with` is registered once, as known at its end; one that failed, or is only spoken of, is not."""
    with recorder.run("ann", "run-1", input="question", skills={"a-skill": "sha256:" + "1" * 64}) as run:
        assert run.skill("b-skill")
        run.output = {"answer": 42}
        run.chat("no")
    with pytest.raises(RuntimeError, match="agent's own"), recorder.run("ann", "run-2"):
        raise RuntimeError("the agent's own")
    recorder.run("ann", "run-3").chat("no")
    assert run.register() == "run-1"
    assert recorder.flush()

    assert sorted(box.runs) == ["run-1"]
    assert box.runs["run-1"]["output"] == {"answer": 42}
    assert box.runs["run-1"]["input"] == "question"
    assert sorted(box.runs["run-1"]["skills"]) == ["a-skill", "b-skill"]


def test_many_events_go_in_few_requests(box: Inbox, recorder: Recorder) -> None:
    """What is said at the same time goes together: a hundred at once at most, each of them once and in order."""
    run = recorder.run("ann", "run-1")
    ids = [run.rating("up") for _ in range(250)]
    assert recorder.flush()

    sizes = [len(body["events"]) for _, body in box.calls]
    assert box.created == ids
    assert max(sizes) <= 100
    assert len(sizes) < 50


@pytest.mark.parametrize(
    ("call", "reason"),
    [
        (lambda run: run.chat(""), "invalid"),
        (lambda run: run.chat(None), "invalid"),
        (lambda run: run.chat(), "error"),
        (lambda run: run.chat("text", unknown=1), "invalid"),
        (lambda run: run.rating("sideways"), "invalid"),
        (lambda run: run.chat("text", turn=-1), "invalid"),
        (lambda run: run.chat("text", occurred_at=datetime(2026, 1, 1)), "invalid"),  # noqa: DTZ001 - the point
        (lambda run: run.inline_edit("a", object()), "error"),
        (lambda run: run.rating("up", session_id="a\nb"), "invalid"),
        (lambda run: run.edit("a", "x" * 300_000), "too_large"),
        (lambda run: run.edit(1.0, float("nan")), "invalid"),
        (lambda run: run.decide("approve"), "error"),
        (lambda run: run.recorder.run("").chat("text"), "invalid"),
        (lambda run: run.recorder.run().chat("text"), "invalid"),
        (lambda run: run.recorder.run("ann", skills=5).chat("text"), "invalid"),
        (lambda run: run.recorder.run("ann", 5).chat("text"), "invalid"),
        (lambda run: run.recorder.record(None), "error"),
        (lambda run: run.recorder.record({}), "invalid"),
    ],
)
def test_nothing_that_is_wrong_raises(
    recorder: Recorder, caplog: pytest.LogCaptureFixture, call: Any, reason: str
) -> None:
    """A call that cannot be taken answers None, is counted by its reason, and told to the log once, without words."""
    run = recorder.run("ann@example.com", "run-1")

    with caplog.at_level(logging.WARNING, "uptake"):
        assert call(run) is None
        assert call(run) is None
    report = recorder.report()

    assert report.taken == 0
    assert report.dropped[reason] >= 2
    assert report.dropped_ever == report.dropped
    assert len([record for record in caplog.records if "dropped" in record.message]) == len(report.dropped)
    assert "ann@example.com" not in caplog.text
    assert "sideways" not in caplog.text


def test_structure_without_an_end_is_counted(recorder: Recorder) -> None:
    """A value that holds itself is no JSON, and no crash."""
    value: list[Any] = []
    value.append(value)

    assert recorder.run("ann").edit([], value) is None
    assert recorder.report().dropped


def test_broken_emoji_loses_no_words(box: Inbox, recorder: Recorder) -> None:
    """Half of a surrogate pair is replaced, whole pairs are joined, and what was said around it is sent."""
    event_id = recorder.run("ann", "run-1").chat("no \ud83d it is \ud83d\ude00 wrong")
    assert recorder.flush()

    assert box.events[str(event_id)]["correction_text"] == "no \ufffd it is \U0001f600 wrong"


def test_words_are_guarded_before_they_are_kept(box: Inbox, tmp_path: Path) -> None:
    """`before_write` sees the words and only these; nothing else of them reaches the disk or the service."""
    seen: list[dict[str, Any]] = []

    def guard(words: dict[str, Any]) -> dict[str, Any]:
        seen.append(words)
        if words.get("comment") == "raise":
            raise ValueError("secret")
        return dict.fromkeys(words, "[GONE]")

    box.down = True
    recorder = Recorder(box.client(), agent_id="bio", spill=tmp_path, before_write=guard)
    run = recorder.run("ann@example.com", "run-1")
    assert run.chat("my secret") is not None
    assert run.rating("down", comment="raise") is None
    assert run.rating("up") is not None

    written = b"".join(path.read_bytes() for path in tmp_path.rglob("*.jsonl"))
    assert b"secret" not in written
    assert b"[GONE]" in written
    assert b"ann@example.com" in written
    assert seen == [{"correction_text": "my secret"}, {"comment": "raise"}]
    assert recorder.report().dropped == {"before_write": 1}
    box.down = False
    assert recorder.close()


def test_without_a_folder_it_works_in_memory_and_says_so(
    box: Inbox, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Where no file can be written events are sent all the same, and the report has no folder but the reason."""
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    for spill in ("off", blocked):
        caplog.clear()
        recorder = Recorder(box.client(), agent_id="bio", spill=spill)
        event_id = recorder.run("ann", "run-1").chat("no")

        assert recorder.report().spill is None
        assert recorder.report().trouble
        assert "lives as long as this process" in caplog.text
        assert recorder.close()
        assert event_id in box.events


def test_recorder_that_is_closed_counts_what_comes_later(box: Inbox, tmp_path: Path) -> None:
    """After `close` nothing is taken, nothing raises, and the count says so; closing twice is fine."""
    recorder = Recorder(box.client(), agent_id="bio", spill=tmp_path)
    assert recorder.close()

    assert recorder.run("ann").chat("no") is None
    assert recorder.report().dropped == {"closed": 1}
    assert recorder.close()
    assert not recorder.flush()


def test_files_are_their_owners_alone(box: Inbox, tmp_path: Path) -> None:
    """Users' words lie in a folder and in files that nobody else can read; what is stored leaves the disk."""
    recorder = Recorder(box.client(), agent_id="bio", spill=tmp_path / "new" / "spill")
    box.down = True
    recorder.run("ann").chat("no")
    (folder,) = (tmp_path / "new" / "spill").iterdir()
    (file,) = folder.glob("*.jsonl")

    assert folder.stat().st_mode & 0o777 == 0o700
    assert file.stat().st_mode & 0o777 == 0o600
    box.down = False
    assert recorder.flush(30)
    assert file.stat().st_size == 0
    assert recorder.close()
    assert not file.exists()


def test_sender_wakes_without_a_flush(box: Inbox, recorder: Recorder) -> None:
    """Nobody has to flush: what is said is sent soon after."""
    event_id = recorder.run("ann").chat("no")

    wait_until(lambda: event_id in box.events)


def test_guard_sees_the_place_in_the_output_too(box: Inbox, tmp_path: Path) -> None:
    """`field` is a JSON Pointer of names that may be a person's: `before_write` sees it."""

    def guard(words: dict[str, Any]) -> dict[str, Any]:
        return {name: redact_json(value)[0] for name, value in words.items()}

    with Recorder(box.client(), agent_id="bio", spill=tmp_path, before_write=guard) as recorder:
        event_id = recorder.run("ann", "run-1").inline_edit("a", "b", field="/by/ann@example.com/title")
        assert recorder.flush()
    assert box.events[str(event_id)]["field"] == "/by/[EMAIL]/title"
    assert set(WORDS) == set(TEXTS) - {"assistant_last", "user_msg", "prev_user_msg"}, "of a turn, which is never kept"
