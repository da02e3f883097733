"""The weekly learning as a whole: what it reads, keeps and proposes, run after run."""

import random
import subprocess
import sys
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from lambdas.loop.errors import InvalidInput, Unavailable
from lambdas.loop.tally import Tally
from tests.fakes.learning import NOON, Learner
from tests.weeks import CITE, JOIN, OTHER, SKILL, failing, fill
from uptake.review import LearningRun


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
