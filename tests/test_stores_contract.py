"""The stores on each engine: the fake, moto, and DynamoDB Local keep the same promises."""

from datetime import timedelta

import pytest

from lambdas.adapters.feedback_log import FeedbackLog
from lambdas.adapters.learning_store import LearningStore
from lambdas.adapters.memory_store import MemoryStore
from lambdas.adapters.review_store import ReviewStore
from lambdas.adapters.table import Table
from lambdas.loop.errors import Conflict, NotFound
from lambdas.loop.learned import Cursor
from lambdas.loop.log import StoredEvent, StoredRun, accept_event, accept_run
from lambdas.loop.memory import MemoryRecord, namespace
from lambdas.loop.publishing import Decision, Person
from tests.api import thumbs_down
from tests.conftest import FrozenClock
from uptake.events import FeedbackEvent, Run
from uptake.review import Candidate, LearningRun, Rule


def event(
    clock: FrozenClock, event_id: str, comment: str = "Look it up before you join.", agent: str = "bio"
) -> StoredEvent:
    body = thumbs_down(comment, event_id=event_id, agent_id=agent)
    return accept_event(FeedbackEvent.model_validate(body), "u1-a", clock())


def run(clock: FrozenClock, output: object = None) -> StoredRun:
    body = {"agent_run_id": "run-1", "agent_id": "bio", "user": "ann", "output": output}
    return accept_run(Run.model_validate(body), "u1-a", clock())


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

    assert not log.has_run("run-1")
    assert log.add_run(run(clock, {"n": 10**50, "deep": [[[]]]})) == "created"
    assert log.add_run(run(clock, {"n": 10**50, "deep": [[[]]]})) == "duplicate"
    with pytest.raises(Conflict):
        log.add_run(run(clock))
    assert log.has_run("run-1")


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


def test_memory_is_stored_once_and_read_by_its_namespace_alone(any_table: Table) -> None:
    """Records come newest first, from exactly one namespace, however alike another one is spelled."""
    memories = MemoryStore(any_table)
    own, other = namespace("bio", "u1-a"), namespace("bio", "u1-ab")
    for at in ("2026-03-01", "2026-03-03", "2026-03-02"):
        assert memories.add(MemoryRecord(own, f"{at}#e", f"said on {at}", "e", at))
    assert memories.add(MemoryRecord(other, "2026-03-04#e", "somebody else's", "e", "2026-03-04"))

    assert not memories.add(MemoryRecord(own, "2026-03-01#e", "again", "e", "2026-03-01"))

    assert [record.recorded_at for record in memories.newest(own, 2)] == ["2026-03-03", "2026-03-02"]
    assert {record.text for record in memories.newest(own, 10)} == {f"said on 2026-03-0{day}" for day in (1, 2, 3)}
    assert memories.newest(own.removesuffix("corrections/"), 10) == []


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
