"""What learning reads: an index that lags, marks that run out, and words that replace words."""

import random
from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambdas.loop.tally import Tally
from lambdas.loop.week import Week
from tests.fakes.learning import NOON, Learner
from tests.weeks import CITE, JOIN, SKILL, fill

Said = tuple[str, str, str | None]  # user, run, words; None: a bare thumbs-up


def test_event_that_the_index_brought_late_is_learned_from() -> None:
    """The last ten minutes before the cursor are read again, and nothing in them counts twice."""
    learner = Learner(SKILL)
    fill(learner)
    newest = learner.hear(f"{JOIN} now", "kim", at=NOON)
    learner.run("l-1")
    late = learner.hear(f"{JOIN} finally", "lea", at=NOON - timedelta(minutes=9))

    run = learner.run("l-2")

    assert (run["read"], run["learned_from"]) == (1, 1)
    assert any({newest, late} <= events for events in learner.topics().values())


@pytest.mark.parametrize("max_recent", [0, 5, 1_000])
def test_what_is_learned_stays_however_often_it_is_read(max_recent: int) -> None:
    """An import of a few minutes is read again by every run, with or without room to mark what was read."""
    learner = Learner()
    for number in range(40):
        at = NOON + timedelta(seconds=number)
        learner.hear(f"{JOIN} {number}", f"ann{number}", at=at)
        learner.hear("" if number % 2 else f"{JOIN} {number}", f"ann{number}", at=at, agent_run_id=f"again-{number}")
    week = Week(learner.log, learner.store, learner.embedder, timedelta(days=90), max_recent)
    tallies = [Tally() for _ in range(4)]

    for tally in tallies:
        week.group("bio", NOON + timedelta(hours=1), tally, lambda *_: None)
        assert {s.event_id for s in learner.statements()} == {f"e-{number:04}" for number in range(1, 81, 2)}
        assert len(learner.topics()) == 1

    assert [tally.learned_from for tally in tallies] == [40, 0, 0, 0]
    assert len(learner.embedder.texts) == 40
    assert [tally.read for tally in tallies[1:]] == [40 - min(max_recent, 40)] * 3


@pytest.mark.parametrize("seed", range(20))
def test_an_index_that_lags_and_comes_back_loses_nothing(seed: int) -> None:
    """Whatever of the last minutes each run sees, every comment is read, learned and embedded exactly once."""
    choose = random.Random(seed)  # noqa: S311
    learner = Learner()
    said: dict[str, str] = {}
    runs = []
    for minute in range(0, 180, 3):
        learner.now = NOON + timedelta(minutes=minute)
        said[learner.hear(f"word{minute} {JOIN}", f"ann{minute}")] = f"word{minute} {JOIN}"
        if choose.random() < 0.5:
            recent = list(said)[-3:]  # of the last eight minutes
            learner.log.hidden = frozenset(e for e in recent if choose.random() < 0.5)
            before = {s.event_id for s in learner.statements()}
            runs.append(learner.run(f"l-{minute}"))
            assert before <= {s.event_id for s in learner.statements()} <= said.keys()
    learner.log.hidden = frozenset()
    runs.append(learner.run("l-last"))

    assert {s.event_id: s.text for s in learner.statements()} == said
    assert sorted(learner.embedder.texts) == sorted(said.values())
    assert sum(run["read"] for run in runs) == sum(run["learned_from"] for run in runs) == len(said)


@given(
    st.lists(st.tuples(st.sampled_from("ab"), st.sampled_from("rst"), st.sampled_from(["x", "y", None])), max_size=8),
    st.lists(st.frozensets(st.integers(1, 8)), max_size=3),
)
def test_words_that_replace_and_repeat_end_the_same_whatever_the_index_showed(
    said: list[Said], hidden: list[frozenset[int]]
) -> None:
    """When all is shown, what each person stands by is kept once, in one statement of theirs; all is counted once."""
    learner = Learner()
    for minute, (user, run, words) in enumerate(said):
        rating = "down" if words else "up"
        learner.hear(words, user, at=NOON + timedelta(minutes=minute), agent_run_id=run, rating=rating)
    learner.now = NOON + timedelta(minutes=9)
    runs = []
    for number, numbers in enumerate([*hidden, frozenset[int]()]):
        learner.log.hidden = frozenset(f"e-{number:04}" for number in numbers)
        runs.append(learner.run(f"l-{number}"))

    last = {(user, run): words for user, run, words in said}
    want = {(f"u1-{user}", words) for (user, _run), words in last.items() if words}
    assert sorted((s.actor_id, s.text) for s in learner.statements()) == sorted(want)
    assert sum(run["read"] for run in runs) == len(said)
    assert sum(run["learned_from"] + sum(run["left_out"].values()) for run in runs) == len(said)


def test_what_was_taken_back_stays_so_when_the_index_forgets_why() -> None:
    """A complaint does not come back because the thumbs-up that took it back is hidden for one run."""
    learner = Learner()
    learner.hear(JOIN, "ann", agent_run_id="r", event_id="e-old", at=NOON)
    learner.run("l-1")
    learner.hear(None, "ann", agent_run_id="r", event_id="e-up", rating="up", at=NOON + timedelta(minutes=1))
    learner.run("l-2")
    assert learner.statements() == []

    learner.log.hidden = frozenset({"e-up"})
    learner.hear(CITE, "bob", event_id="e-bob", at=NOON + timedelta(minutes=2))
    learner.run("l-3")

    assert {s.event_id for s in learner.statements()} == {"e-bob"}


def test_the_cursor_never_goes_back() -> None:
    """An index that shows less than before does not make a run read from an earlier moment on."""
    learner = Learner()
    learner.hear(JOIN, "ann", at=NOON - timedelta(minutes=5))
    newest = learner.hear(JOIN, "bob", at=NOON)
    learner.run("l-1")
    learner.log.hidden = frozenset({newest})
    learner.hear(JOIN, "cat", at=NOON - timedelta(minutes=4))

    learner.run("l-2")

    assert learner.store.cursor("bio").read_until == NOON
