"""Learning that is cut off: whatever fails in between, the next run ends where an undisturbed one would."""

from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from lambdas.loop.errors import Conflict, Unavailable
from lambdas.loop.week import committed
from tests.fakes.learning import NOON, BagOfWords, Learner
from tests.weeks import JOIN, SKILL, Killed, failing, fill, hear_more, two_weeks
from uptake.review import LearningRun


def test_a_crash_anywhere_and_a_rerun_give_the_same_state() -> None:
    """Whichever call to the table fails, the next run ends where an undisturbed one would have."""
    want, calls = undisturbed()
    for call in range(calls):
        learner = two_weeks()
        with failing(learner, call), pytest.raises(Unavailable):
            learner.run("l-2")

        learner.run("l-2")

        assert learner.learned() == want, f"call {call}"
        assert learner.store.run("l-2").status == "succeeded"


def test_what_comes_between_a_crash_and_the_rerun_is_learned_as_if_nothing_had_happened() -> None:
    """No half-written topic outlives a run that never moved its cursor."""
    want = Learner(SKILL)
    fill(want)
    hear_more(want)
    want.run()
    call = 0
    crashed = True
    while crashed:
        learner = Learner(SKILL)
        fill(learner)
        with failing(learner, call) as failed, suppress(Unavailable):
            learner.run()
        crashed = bool(failed) and ("LEARNING", "CURSOR#bio") not in learner.table
        if crashed:
            hear_more(learner)
            learner.run()
            assert learner.learned() == want.learned(), f"call {call}"
        call += 1
    assert call > 20, "the run was stopped at every call before its cursor moved"


def test_what_no_cursor_has_reached_does_not_count() -> None:
    """Statements, places and topics of a run that never moved its cursor are read as if they were not there."""
    learner = Learner(SKILL)
    fill(learner)
    learner.run()
    statements = learner.store.statements("bio", NOON - timedelta(days=90))
    topics = learner.store.topics("bio")
    first, second, *rest = sorted(statements, key=lambda s: s.topic_id != topics[1].topic_id)
    ahead = [replace(first, placed_in=2), replace(second, learned_in=2, placed_in=2), *rest]

    kept, standing = committed(ahead, [replace(topics[0], founded_in=2), *topics[1:]], generation=1)

    assert standing == topics[1:]
    assert [s.event_id for s in kept] == [s.event_id for s in ahead if s.learned_in == 1]
    assert {s.topic_id for s in kept} == {None, *(t.topic_id for t in topics[1:])}
    assert kept[0].topic_id is None


def test_two_runs_at_once_do_not_both_move_the_cursor() -> None:
    """The second of two that began at the same cursor is told so, and its work does not count."""
    learner = Learner(SKILL)
    began = learner.store.cursor("bio")
    fill(learner)
    learner.run("l-1")
    moved = learner.store.cursor("bio")

    with pytest.raises(Conflict):
        learner.store.move(began, replace(began, generation=1))
    learner.store.move(moved, replace(moved, generation=2))
    with pytest.raises(Conflict):
        learner.store.move(moved, replace(moved, generation=2))


def test_failed_run_is_recorded_and_raised() -> None:
    """A retry or a dead-letter queue sees the failure, and so does whoever reads the run's record."""
    learner = Learner(SKILL)
    fill(learner)

    class Broken(BagOfWords):
        def embed(self, texts: Any) -> Any:
            raise RuntimeError("no memory left for " + texts[0])

    broken = Learner(SKILL, embedder=Broken())
    fill(broken)

    with pytest.raises(RuntimeError):
        broken.run()

    record = broken.store.run("l-1")
    assert record.status == "failed"
    assert record.finished_at is not None
    assert any("RuntimeError" in note for note in record.notes)
    assert JOIN not in str(record), "a record holds no user's words"


def test_one_agent_that_fails_does_not_keep_the_others_from_learning() -> None:
    """The run is failed and raised, and what could be learned is learned."""

    class Picky(BagOfWords):
        def embed(self, texts: Any) -> Any:
            if any("poison" in text for text in texts):
                raise RuntimeError("poison")
            return super().embed(texts)

    learner = Learner(SKILL, embedder=Picky())
    fill(learner)
    learner.hear("poison", "ann", agent_id="a-first")

    with pytest.raises(RuntimeError):
        learner.run()

    assert len(learner.review.candidates()) == 2
    assert any("a-first" in note for note in learner.store.run("l-1").notes)


@pytest.mark.parametrize("call", [0, 3, 12, 20, 28])
def test_a_run_that_was_killed_runs_again_under_its_id(call: int) -> None:
    """A run that ended without a word is still `running`; started again, it ends as if nothing had happened."""
    want, _calls = undisturbed()
    learner = two_weeks()
    begun = LearningRun(learning_run_id="l-2", status="running", started_at=learner.now - timedelta(hours=1))
    learner.store.start(begun)
    with failing(learner, call, error=Killed()), pytest.raises(Killed):
        learner.run("l-2")
    assert learner.store.run("l-2").status == "running"

    run = learner.run("l-2")

    assert (run["status"], learner.store.run("l-2").started_at) == ("succeeded", begun.started_at)
    assert learner.learned() == want


def undisturbed() -> tuple[dict[tuple[str, str], dict[str, Any]], int]:
    """What the second week leaves, and how many calls to the table it takes."""
    learner = two_weeks()
    calls = 0

    def count(_verb: str) -> None:
        nonlocal calls
        calls += 1

    learner.table.before = count
    learner.run("l-2")
    learner.table.before = lambda _verb: None
    return learner.learned(), calls
