"""The weekly learning as a whole: what it reads, keeps and proposes, run after run, whatever fails in between."""

import random
import subprocess
import sys
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambdas.loop.errors import Conflict, InvalidInput, Unavailable
from lambdas.loop.week import Tally, Week, committed
from tests.fakes.learning import NOON, BagOfWords, Learner, skill
from uptake.review import LearningRun

JOIN = "resolve the cell line names before you join the tables"
CITE = "cited papers do not exist, nobody wrote them"
SKILL = skill("cell-line-resolution", "resolve cell line names before any join of tables", "bio")
OTHER = skill("refund-policy", "refunds and cancellations of orders", "support")


def fill(learner: Learner, *, users: int = 4) -> None:
    """Two topics, as many users each, and something that nobody else says."""
    for number in range(users):
        learner.hear(f"{JOIN} please", f"ann{number}", at=NOON - timedelta(days=1, minutes=number))
        learner.hear(f"{CITE} again", f"bob{number}", at=NOON - timedelta(days=2, minutes=number))
    learner.hear("where is the button for dark mode", "eve", at=NOON - timedelta(days=3))


def test_comments_of_enough_people_become_a_candidate() -> None:
    """A candidate says who, how many, in whose words, and which skill; its evidence is its topic's events."""
    learner = Learner(SKILL, OTHER)
    fill(learner)

    run = learner.run()

    candidates = {c.label: c for c in learner.review.candidates()}
    assert len(candidates) == 2
    join = next(c for c in candidates.values() if c.skill_id == "cell-line-resolution")
    assert (join.agent_id, join.status, join.source, join.rule) == ("bio", "pending", "extraction", None)
    assert (join.comments, join.distinct_users, join.distinct_sessions) == (4, 4, 4)
    assert set(join.event_ids) == learner.topics()[join.topic_id] == {"e-0001", "e-0003", "e-0005", "e-0007"}
    assert {q.text for q in join.quotes} == {f"{JOIN} please"}
    assert run["status"] == "succeeded"
    assert (run["read"], run["learned_from"], run["unassigned"], run["candidates"]) == (9, 9, 1, 2)
    assert run["topics"] == {"candidate": 2}
    assert (run["model"], run["embedder"]) == ("none", "bag-of-words-1")
    assert any("without a model" in note for note in run["notes"])
    assert learner.store.run("l-1").model_dump(mode="json") == run


@pytest.mark.parametrize(("users", "sessions"), [(2, 6), (6, 2)])
def test_too_few_users_or_sessions_make_no_candidate(users: int, sessions: int) -> None:
    """Distinct people in distinct sessions count, not comments: one loud user makes no rule."""
    learner = Learner(SKILL)
    for number in range(6):
        learner.hear(f"{JOIN} {'please ' * number}", f"u{number % users}", session_id=f"s{number % sessions}")

    run = learner.run()

    assert learner.review.candidates() == []
    assert run["topics"] == {"below_threshold": 1}


def test_nothing_in_the_log_is_a_run_that_says_so() -> None:
    """No agent, no topic, no crash (F091)."""
    run = Learner().run()

    assert (run["status"], run["read"], run["topics"], run["candidates"]) == ("succeeded", 0, {}, 0)


def test_second_run_without_new_events_writes_nothing_but_its_record() -> None:
    """What is known is neither embedded nor written again."""
    learner = Learner(SKILL)
    fill(learner)
    learner.run("l-1")
    before, written, embedded = learner.learned(), learner.table.written, len(learner.embedder.texts)

    run = learner.run("l-2")

    assert learner.learned() == before
    assert learner.table.written - written == 2, "the run begins, the run ends"
    assert len(learner.embedder.texts) - embedded == 1, "the description of the one skill"
    assert (run["read"], run["learned_from"], run["left_out"]) == (0, 0, {})
    assert run["topics"] == {"candidate": 2}


def test_same_run_twice_is_one_run() -> None:
    """A retry of a run that succeeded answers with its record and writes nothing."""
    learner = Learner(SKILL)
    fill(learner)
    first = learner.run("l-1")
    learner.hear(f"{JOIN} soon", "new")
    before = learner.table.items()

    again = learner.run("l-1")

    assert again == first
    assert learner.table.items() == before


def test_every_comment_is_embedded_once() -> None:
    """New comments are embedded and join their topic; the vectors of old ones are kept, and no id changes."""
    learner = Learner(SKILL)
    fill(learner)
    learner.run("l-1")
    first = learner.topics()
    joined = next(topic for topic, events in first.items() if "e-0001" in events)
    learner.embedder.texts.clear()
    written = learner.table.written
    learner.now += timedelta(days=7)
    late = learner.hear(f"{JOIN} at last", "zoe")

    run = learner.run("l-2")

    assert learner.embedder.texts == [f"{JOIN} at last", SKILL.description]
    assert learner.table.written - written == 8, "event, statement twice, topic, cursor, candidate, and the run's two"
    assert learner.topics() == first | {joined: first[joined] | {late}}
    assert (run["read"], run["learned_from"]) == (1, 1)
    assert next(c for c in learner.review.candidates() if c.topic_id == joined).comments == 5


def test_a_published_candidate_keeps_its_decision_and_grows() -> None:
    """What a person decided stands when new evidence comes."""
    learner = Learner(SKILL)
    fill(learner)
    learner.run("l-1")
    candidate = next(c for c in learner.review.candidates() if c.skill_id == SKILL.skill_id)
    key = ("CANDIDATES", candidate.candidate_id)
    learner.table.put(learner.table.items()[key] | {"status": "published", "rule_id": "r-1"})
    learner.hear(f"{JOIN} at last", "zoe")

    learner.run("l-2")

    grown = learner.review.candidate(candidate.candidate_id)
    assert (grown.status, grown.rule_id, grown.comments) == ("published", "r-1", 5)


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


Said = tuple[str, str, str | None]  # user, run, words; None: a bare thumbs-up


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


def test_words_of_a_topic_are_those_that_a_cursor_has_reached() -> None:
    """What a rule must not repeat: the texts of the topic's statements, and of no other topic, agent or broken run."""
    learner = Learner(SKILL)
    fill(learner)
    learner.hear(JOIN, "ann", agent_id="other")
    learner.run()
    topic = next(topic for topic, events in learner.topics().items() if "e-0001" in events)
    assert list(learner.store.words_of_topic("bio", topic)) == [f"{JOIN} please"] * 4

    first, second, *_ = (s for s in learner.statements() if s.topic_id == topic)
    ahead = learner.store.cursor("bio").generation + 1
    learner.store.save_statements([replace(first, placed_in=ahead), replace(second, learned_in=ahead)])

    calls = len(learner.table.calls)
    assert len(list(learner.store.words_of_topic("bio", topic))) == 2
    assert [verb for verb, _ in learner.table.calls[calls:]] == ["get", "query"]
    assert list(learner.store.words_of_topic("bio", "t-unknown")) == []


def test_store_of_learning_needs_no_numpy() -> None:
    """What people's functions read of learning costs them no numeric library at their cold start."""
    code = "import sys, lambdas.adapters.learning_store, lambdas.loop.wording; sys.exit('numpy' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_later_word_on_the_same_run_retires_the_earlier() -> None:
    """A statement of an earlier run leaves its topic when its author says something else about the same run."""
    learner = Learner(SKILL)
    fill(learner)
    learner.hear(f"{JOIN} now", "kim", agent_run_id="run-k", event_id="e-old")
    learner.run("l-1")
    learner.now += timedelta(hours=1)
    learner.hear("all of it was fine, my own mistake", "kim", agent_run_id="run-k", event_id="e-new")

    run = learner.run("l-2")

    events = set().union(*learner.topics().values())
    assert "e-old" not in events
    assert not any("e-old" in c.event_ids for c in learner.review.candidates())
    assert any("replaced by a later word" in note for note in run["notes"])


def test_what_left_the_window_counts_no_more() -> None:
    """Evidence is at most 90 days old; a topic that fell silent keeps its id for what comes later."""
    learner = Learner(SKILL)
    fill(learner)
    learner.run("l-1")
    topic = next(topic for topic, events in learner.topics().items() if "e-0001" in events)
    learner.now += timedelta(days=100)
    learner.hear(f"{JOIN} please", "new-user")

    run = learner.run("l-2")

    assert "e-0010" in learner.topics()[topic]
    assert (run["topics"], run["unassigned"]) == ({"below_threshold": 1}, 0)


def test_topics_do_not_depend_on_the_order_of_arrival() -> None:
    """The same comments, received in any order, give the same topics with the same ids."""
    comments = [(f"{text} {word}", f"{word}{n}") for n, text in enumerate((JOIN, CITE)) for word in "abcde"]
    seen = []
    for seed in range(5):
        order = random.Random(seed).sample(range(len(comments)), len(comments))  # noqa: S311
        learner = Learner(SKILL)
        for position, number in enumerate(order):
            text, user = comments[number]
            learner.hear(text, user, event_id=f"c-{number}", at=NOON - timedelta(minutes=position))
        learner.run()
        seen.append(learner.topics())

    assert seen[0]
    assert all(topics == seen[0] for topics in seen)


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


def test_a_new_embedder_embeds_the_window_again_and_keeps_the_topics() -> None:
    """Vectors of two embedders are never compared; topics and their ids stay."""
    learner = Learner(SKILL)
    fill(learner)
    learner.run("l-1")
    topics = learner.topics()
    learner.embedder.name = "bag-of-words-2"

    learner.run("l-2")

    assert learner.topics() == topics
    statements = learner.store.statements("bio", NOON - timedelta(days=90))
    assert {s.embedder for s in statements} == {"bag-of-words-2"}


@pytest.mark.parametrize(
    "event", [{}, {"learning_run_id": ""}, {"learning_run_id": 7}, {"time": "2026-03-09T06:00:00Z"}]
)
def test_a_call_without_the_id_of_a_run_is_refused(event: dict[str, Any]) -> None:
    """Whoever calls names the run, so that a retry is the same run; the refusal says how, and nothing is written."""
    learner = Learner()

    with pytest.raises(InvalidInput, match="learning_run_id"):
        learner.handle(event)

    assert len(learner.table) == 0


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


def test_a_run_with_more_notes_than_an_item_holds_is_recorded() -> None:
    """What went wrong with the run comes first; of a thousand notes a hundred are shown, and how many are not."""
    learner = Learner()
    run = LearningRun(learning_run_id="l-1", status="running", started_at=NOON)

    notes = Tally(notes=[f"note {number}" for number in range(1_000)]).recorded(run).notes

    assert (len(notes), notes[0], notes[-1]) == (101, "note 0", "and 900 notes more")
    learner.hear(JOIN, "ann")
    with failing(learner, 5), pytest.raises(Unavailable):
        learner.run()
    assert "uptake learn" in learner.store.run("l-1").notes[0]


def test_progress_is_told_agent_by_agent() -> None:
    """Whoever waits hears how many comments of which agent are embedded, of how many."""
    heard: list[tuple[str, int, int]] = []
    learner = Learner(SKILL, progress=lambda *told: heard.append(told))
    fill(learner)

    learner.run()

    assert heard == [("bio", 0, 9), ("bio", 9, 9)]


def hear_more(learner: Learner) -> None:
    """What comes on the next day: more for both topics, and a word that replaces another."""
    learner.hear(f"{JOIN} today", "cat", at=NOON + timedelta(hours=1), event_id="e-0000")
    learner.hear(f"{CITE} today", "dog", at=NOON + timedelta(hours=1), event_id="e-9000")
    changed = {"agent_run_id": "run-1", "session_id": "session-1"}
    learner.hear("never mind, that was my own table", "ann0", at=NOON + timedelta(hours=2), **changed)


def two_weeks() -> Learner:
    """A learner with one week behind it and a second one in its log."""
    learner = Learner(SKILL)
    fill(learner, users=3)
    learner.run("l-1")
    learner.now += timedelta(days=7)
    for number in range(3):
        learner.hear(f"{JOIN} number {number}", f"cat{number}")
        learner.hear("write shorter answers to simple questions", f"dog{number}")
    changed = {"agent_run_id": "run-1", "session_id": "session-1"}
    learner.hear("never mind, that was my own table", "ann0", at=learner.now, **changed)
    return learner


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


class Killed(BaseException):
    """What no handler sees: the process is gone."""


class failing:  # noqa: N801 - reads as what it does
    """The table's nth call fails in this block, and only that one; holds the verb that failed."""

    def __init__(self, learner: Learner, call: int, error: BaseException | None = None) -> None:
        self._learner = learner
        self._left = call
        self._error = error or Unavailable("injected")

    def __enter__(self) -> list[str]:
        failed: list[str] = []

        def fail(verb: str) -> None:
            self._left -= 1
            if self._left == -1:
                failed.append(verb)
                raise self._error

        self._learner.table.before = fail
        return failed

    def __exit__(self, *_: object) -> None:
        self._learner.table.before = lambda _verb: None
