"""The stores on each engine: the fake, moto, and DynamoDB Local keep the same promises."""

from dataclasses import replace
from datetime import timedelta

import pytest

from lambdas.adapters.feedback_log import FeedbackLog
from lambdas.adapters.learning_store import LearningStore
from lambdas.adapters.memory_store import MemoryStore
from lambdas.adapters.review_store import ReviewStore
from lambdas.adapters.table import Table
from lambdas.loop.errors import Conflict, NotFound
from lambdas.loop.learned import Cursor
from lambdas.loop.log import PendingTurn, StoredEvent, StoredRun
from lambdas.loop.memory import MemoryRecord, Word, Words, namespace
from lambdas.loop.publishing import Decision, Person
from tests.accepting import stored_event, stored_run
from tests.api import thumbs_down
from tests.conftest import FrozenClock
from uptake.review import Candidate, LearningRun, Rule


def event(
    clock: FrozenClock, event_id: str, comment: str = "Look it up before you join.", agent: str = "bio"
) -> StoredEvent:
    body = thumbs_down(comment, event_id=event_id, agent_id=agent)
    return stored_event(body, "u1-a", clock())


def run(clock: FrozenClock, output: object = None) -> StoredRun:
    body = {"agent_run_id": "run-1", "agent_id": "bio", "user": "ann", "output": output}
    return stored_run(body, "u1-a", clock())


def test_log_stores_once_and_reads_back(any_table: Table, clock: FrozenClock) -> None:
    """An event or run is created, then a duplicate, and another body under its id is a conflict."""
    log = FeedbackLog(any_table)
    clash = event(clock, "e1", "other words, long enough")

    assert log.add_event(event(clock, "e1")) == "created"
    clock.advance(hours=30)
    assert log.add_event(event(clock, "e1")) == "duplicate"
    with pytest.raises(Conflict):
        log.add_event(clash)
    assert log.event("e1").words == "Look it up before you join."
    with pytest.raises(NotFound):
        log.event("e2")

    assert not log.has_run("run-1", "bio")
    assert log.add_run(run(clock, {"n": 10**50, "deep": [[[]]]})) == "created"
    assert log.add_run(run(clock, {"n": 10**50, "deep": [[[]]]})) == "duplicate"
    with pytest.raises(Conflict):
        log.add_run(run(clock))
    assert log.has_run("run-1", "bio")


def test_log_lists_an_agents_events_in_the_order_of_receipt(any_table: Table, clock: FrozenClock) -> None:
    """The weekly job finds every agent, and each agent's events from a moment on, in order, and no other agent's."""
    log = FeedbackLog(any_table)
    begun = clock()
    for number in range(4):
        clock.advance(minutes=1)
        log.add_event(event(clock, f"e{9 - number}"))
        log.add_event(event(clock, f"x{number}", agent="bio-2"))

    assert log.agents() == ["bio", "bio-2"]
    assert [e.event_id for e in log.events_since("bio", begun)] == ["e9", "e8", "e7", "e6"]
    assert [e.event_id for e in log.events_since("bio", begun + timedelta(minutes=3))] == ["e7", "e6"]


def test_retraction_is_stored_once_and_listed(any_table: Table, clock: FrozenClock) -> None:
    """One transaction on two keys (F057); the second time answers the first; the list needs no index."""
    log = FeedbackLog(any_table)
    log.add_event(event(clock, "e1"))
    log.add_event(event(clock, "e2"))
    before, first = clock(), clock()
    clock.advance(hours=1)

    assert log.retracted_at("e1") is None
    assert log.retract(log.event("e1"), first) == first
    assert log.retract(log.event("e1"), clock()) == first

    assert log.retracted_at("e1") == first
    assert log.retractions("bio") == {"e1": "run-1"}
    assert log.retractions("bio", before - timedelta(seconds=1)) == {"e1": "run-1"}
    assert log.retractions("bio", clock()) == {}
    assert log.retractions("bio-2") == {}


def test_runs_of_an_agent_are_listed_apart_from_its_events(any_table: Table, clock: FrozenClock) -> None:
    """Runs stand in the index of agents under a key of their own: who reads events meets none."""
    log = FeedbackLog(any_table)
    begun = clock() - timedelta(seconds=1)
    log.add_event(event(clock, "e1"))
    log.add_run(run(clock, {"text": "done"}))

    assert [r.agent_run_id for r in log.runs_since("bio", begun)] == ["run-1"]
    assert [e.event_id for e in log.events_since("bio", begun)] == ["e1"]
    found = log.run("run-1")
    assert found is not None
    assert (found.agent_id, found.run["output"]) == ("bio", {"text": "done"})
    assert log.run("run-2") is None


def test_turns_wait_until_they_are_dropped(any_table: Table, clock: FrozenClock) -> None:
    """The same turn twice waits once; what waits comes back as it was."""
    log = FeedbackLog(any_table)
    turn = PendingTurn(event(clock, "e1"), "I did it.", "", by_rules=False, expires_at=clock() + timedelta(days=30))
    for _ in range(2):
        assert log.add_pending(turn) == "pending"
    with pytest.raises(Conflict):
        log.add_pending(replace(turn, event=event(clock, "e1", "other words, long enough")))
    assert log.pending("bio", 9) == [turn]
    assert log.pending("bio-2", 9) == []
    assert log.pending_turn("e1") == turn
    with pytest.raises(NotFound):
        log.event("e1")
    log.drop_pending("e1")
    assert log.pending("bio", 9) == []

    log.add_event(event(clock, "e2"))
    assert log.add_pending(replace(turn, event=event(clock, "e2"))) == "recorded"
    with pytest.raises(Conflict):
        log.add_pending(replace(turn, event=event(clock, "e2", "other words, long enough")))


def test_memory_is_stored_once_and_read_by_its_namespace_alone(any_table: Table) -> None:
    """Records come newest first, from exactly one namespace, and with the words that they stand for or not at all."""
    memories = MemoryStore(any_table)
    own, other = namespace("bio", "u1-a"), namespace("bio", "u1-ab")
    nothing = Words(own, "t")
    one = Words(own, "t", 1, (Word("2026-03-01", "2026-03-01", "e", is_record=True),))
    said = [MemoryRecord(own, f"{at}#e", f"said on {at}", "e", at) for at in ("2026-03-01", "2026-03-03", "2026-03-02")]
    memories.settle(nothing, one, said)
    memories.settle(Words(other, "t"), Words(other, "t", 1), [MemoryRecord(other, "2026-03-04#e", "theirs", "e", "-")])

    with pytest.raises(Conflict):
        memories.settle(nothing, one, [MemoryRecord(own, "2026-03-05#e", "again", "e", "2026-03-05")])

    assert memories.words(own, "t") == one
    assert memories.words(own, "u") == Words(own, "u")
    assert [record.recorded_at for record in memories.newest(own, 2)] == ["2026-03-03", "2026-03-02"]
    assert {record.text for record in memories.newest(own, 10)} == {f"said on 2026-03-0{day}" for day in (1, 2, 3)}
    assert memories.newest(own.removesuffix("corrections/"), 10) == []

    superseded = replace(said[1], state="superseded")
    memories.settle(one, replace(one, version=2), [superseded])
    memories.remove(own, said[2].record_id)
    memories.remove(own, said[2].record_id)

    assert memories.record(own, said[1].record_id) == superseded
    assert memories.record(own, said[2].record_id) is None
    assert memories.newest(own, 10) == [said[0]]


def test_newest_goes_on_behind_what_is_superseded(any_table: Table) -> None:
    """As many live records as are asked for come, however many superseded ones lie between (F053)."""
    memories = MemoryStore(any_table)
    own = namespace("bio", "u1-a")
    records = [
        MemoryRecord(own, f"2026-03-{day:02}#e", "said", "e", "-", "live" if day < 4 else "superseded")
        for day in range(1, 29)
    ]
    memories.settle(Words(own, "t"), Words(own, "t", 1), records)

    assert [record.record_id[:10] for record in memories.newest(own, 2)] == ["2026-03-03", "2026-03-02"]


def candidate(clock: FrozenClock, **more: object) -> Candidate:
    known = {
        "candidate_id": "c-1", "agent_id": "bio", "topic_id": "t-1", "label": "l", "skill_id": "s",
        "source": "extraction",
        "comments": 3, "distinct_users": 3, "distinct_sessions": 3, "quotes": [], "event_ids": ["e1"],
        "created_at": clock(), "updated_at": clock(),
    }  # fmt: skip
    return Candidate.model_validate(known | more)


def test_decision_is_stored_whole_or_not_at_all(any_table: Table, clock: FrozenClock) -> None:
    """Candidate, rule and audit entry stand together; a decision on what has changed since is refused."""
    review = ReviewStore(any_table)
    review.propose(candidate(clock))
    seen = review.candidate("c-1")
    rule = Rule(
        rule_id="r-1", skill_id="s", text="When x, y.", status="live", candidate_id="c-1", topic_id="t-1", event_ids=[],
        distinct_users=3, distinct_sessions=3, published_by="rosa", published_at=clock(), revalidate_at=clock(),
        digest="sha256:0",
    )  # fmt: skip
    clock.advance(minutes=1)
    review.propose(candidate(clock, comments=4))
    decided = seen.model_copy(update={"status": "published", "rule_id": "r-1", "updated_at": clock()})

    decision = Decision("publish", Person("sub-rosa", "rosa"), clock())

    with pytest.raises(Conflict):
        review.store(seen, decided, None, rule, decision)
    assert review.rules() == []
    assert list(any_table.query("AUDIT#2026-03")) == []

    review.store(review.candidate("c-1"), decided, None, rule, decision)
    assert review.rules() == [rule]
    assert review.candidate("c-1") == decided
    for partition in ("AUDIT#2026-03", "RULE#r-1"):
        assert [(entry["action"], entry["text"]) for entry in any_table.query(partition)] == [("publish", "When x, y.")]
    with pytest.raises(Conflict):
        review.store(decided, decided, None, rule)
    with pytest.raises(Conflict):
        review.store(decided, decided, rule.model_copy(update={"status": "reverting"}), rule)
    clock.advance(minutes=1)
    review.propose(candidate(clock, comments=9))
    assert (review.candidate("c-1").status, review.candidate("c-1").comments) == ("published", 9)


def test_cursor_moves_once(any_table: Table, clock: FrozenClock) -> None:
    """Of two runs that saw the same cursor, the second is refused."""
    learning = LearningStore(any_table)
    was = learning.cursor("bio")
    now = Cursor("bio", clock(), 1, frozenset({"ab", "cd"}))

    learning.move(was, now)

    assert learning.cursor("bio") == now
    with pytest.raises(Conflict):
        learning.move(was, now)


def test_learning_run_that_succeeded_is_not_run_again(any_table: Table, clock: FrozenClock) -> None:
    """A run is recorded when it starts and when it ends; one that has succeeded comes back as it was."""
    learning = LearningStore(any_table)
    begun = LearningRun(learning_run_id="l-1", status="running", started_at=clock())
    assert learning.start(begun) == begun
    ended = begun.model_copy(update={"status": "succeeded", "finished_at": clock(), "left_out": {"unsafe": 2}})

    learning.finish(ended)

    assert learning.start(begun) == ended
    assert learning.run("l-1") == ended
    with pytest.raises(NotFound):
        learning.run("l-2")
