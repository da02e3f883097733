"""`DELETE /v1/feedback/{event_id}`: an event is taken back, and so is what it fed."""

from datetime import timedelta
from typing import Any

import pytest

from lambdas.adapters.attributes import to_attributes
from lambdas.loop.memory import namespace
from lambdas.memory_writer import build
from local.gateway import LambdaContext
from tests.api import Api, thumbs_down
from tests.conftest import FrozenClock
from tests.fakes.learning import Learner, skill
from uptake.review import Candidate, Quote, Rule

JOIN = "resolve the cell line names before you join the tables"
SKILL = skill("cell-line-resolution", "resolve cell line names before any join of tables", "bio")


@pytest.fixture
def api(clock: FrozenClock) -> Api:
    return Api(clock)


def remembered(api: Api, user: str = "ann@example.com") -> list[str]:
    """What the user's memory holds after the stream has brought everything in the log."""
    records = [
        {"eventName": "INSERT", "dynamodb": {"SequenceNumber": str(n), "NewImage": to_attributes(item), "Keys": {}}}
        for n, (_, item) in enumerate(sorted(api.log_table.items().items()))
    ]
    build(api.memories)({"Records": records}, LambdaContext("memory_writer"))
    return [record.text for record in api.memories.newest(namespace("bio", api.actor_of(user)), 100)]


def test_retracted_event_is_remembered_no_more(api: Api) -> None:
    """The memory goes; the receipt says when the event was taken back, and the event stays in the log."""
    api.call("POST", "/v1/feedback", thumbs_down(event_id="e1"))
    assert len(remembered(api)) == 1

    api.clock.advance(hours=1)
    answer = api.call("DELETE", "/v1/feedback/e1")

    assert (answer.status, answer.json["event_id"]) == (200, "e1")
    assert remembered(api) == []
    receipt = api.call("GET", "/v1/feedback/e1").json
    assert receipt["retracted_at"] == answer.json["retracted_at"]


def test_retracting_twice_is_once(api: Api) -> None:
    """The second call answers the time of the first and writes nothing more."""
    api.call("POST", "/v1/feedback", thumbs_down(event_id="e1"))
    first = api.call("DELETE", "/v1/feedback/e1").json
    items = api.log_table.items()

    api.clock.advance(hours=1)

    assert api.call("DELETE", "/v1/feedback/e1").json == first
    assert api.log_table.items() == items


def test_replay_of_a_retracted_event_stays_retracted(api: Api) -> None:
    """The same event sent again is a duplicate, and does not come back to life."""
    api.call("POST", "/v1/feedback", thumbs_down(event_id="e1"))
    api.call("DELETE", "/v1/feedback/e1")

    again = api.call("POST", "/v1/feedback", thumbs_down(event_id="e1"))

    assert (again.status, again.json["status"]) == (200, "duplicate")
    assert remembered(api) == []


def test_unknown_event_cannot_be_retracted(api: Api) -> None:
    """There is nothing to take back: 404, and nothing is written."""
    before = api.log_table.items()
    assert api.call("DELETE", "/v1/feedback/e-unknown").status == 404
    assert api.log_table.items() == before


def test_others_on_the_same_run_are_not_touched(api: Api) -> None:
    """Several users on one run never touch each other: one takes back, the others' words stay."""
    for user in ("ann@example.com", "ben@example.com"):
        api.call("POST", "/v1/feedback", thumbs_down(event_id=f"e-{user[:3]}", user=user))

    api.call("DELETE", "/v1/feedback/e-ann")

    assert remembered(api) == []
    assert len(remembered(api, "ben@example.com")) == 1


def test_retraction_carries_no_words(api: Api) -> None:
    """What is kept about a retraction holds nothing of what was said."""
    api.call("POST", "/v1/feedback", thumbs_down("the secret recipe of the house", event_id="e1", field="/title"))
    api.call("DELETE", "/v1/feedback/e1")

    others = {key: item for key, item in api.log_table.items().items() if key != ("EVENT#e1", "EVENT")}

    assert "recipe" not in str(others)


class Backed:
    """Three people ask for the same thing, and it is a candidate."""

    def __init__(self) -> None:
        self.learner = Learner(SKILL)
        self.ids = [self.learner.hear(f"{JOIN} {n}", f"u{n}") for n in range(3)]
        self.learner.run("l-1")

    def retract(self, event_id: str) -> None:
        self.learner.log.retract(self.learner.log.event(event_id), self.learner.now)

    @property
    def status(self) -> str:
        (candidate,) = self.learner.review.candidates()
        return candidate.status


def test_candidate_below_its_threshold_is_withdrawn_and_comes_back() -> None:
    """With one of three taken back the candidate waits for nobody; a third person brings it back, under its id."""
    backed = Backed()
    assert backed.status == "pending"

    backed.retract(backed.ids[1])
    run = backed.learner.run("l-2")

    assert backed.status == "withdrawn"
    assert any("withdrawn" in note for note in run["notes"])
    assert backed.learner.topics().popitem()[1] == {backed.ids[0], backed.ids[2]}
    (candidate,) = backed.learner.review.candidates()
    assert candidate.quotes == []

    backed.learner.hear(f"{JOIN} 7", "u7")
    backed.learner.run("l-3")
    assert backed.status == "pending"


def test_retracted_before_it_was_learned_feeds_nothing() -> None:
    """An event that was taken back before the week was run is left out, with its reason."""
    learner = Learner(SKILL)
    event_id = learner.hear(JOIN, "u1")
    learner.log.retract(learner.log.event(event_id), learner.now)

    run = learner.run()

    assert run["left_out"] == {"retracted": 1}
    assert learner.statements() == []


def test_word_that_was_replaced_counts_again_in_learning() -> None:
    """When the later of two words is taken back, the earlier one is learned from, long after it was passed over."""
    learner = Learner(SKILL)
    first = learner.hear("first thing that was wrong", "u1", agent_run_id="run-x")
    second = learner.hear("second thing that was wrong", "u1", agent_run_id="run-x")
    learner.run("l-1")
    assert [s.event_id for s in learner.statements()] == [second]

    learner.now = learner.now.replace(day=learner.now.day + 3)
    learner.hear("something else that is new", "u2")
    learner.run("l-2")
    learner.now = learner.now.replace(day=learner.now.day + 1)
    learner.log.retract(learner.log.event(second), learner.now)
    learner.run("l-3")

    assert first in {s.event_id for s in learner.statements()}
    assert second not in {s.event_id for s in learner.statements()}
    before = learner.learned()
    learner.run("l-4")
    assert learner.learned() == before


def published(api: Api, **more: Any) -> int:
    answer = api.call("POST", "/v1/admin/candidates/c-1/publish", {"rule": "When joining, go by accession.", **more})
    return answer.status


def test_candidate_with_retracted_evidence_cannot_be_published(api: Api) -> None:
    """Between a retraction and the next learning run, publishing is refused with what to do."""
    api.call("POST", "/v1/feedback", thumbs_down(event_id="e1"))
    api.review.propose(_candidate(api))
    api.call("DELETE", "/v1/feedback/e1")

    assert published(api) == 409


def test_retracted_words_are_quoted_no_more_at_once(api: Api) -> None:
    """A reviewer who looks right after a retraction sees none of the user's words."""
    api.call("POST", "/v1/feedback", thumbs_down(event_id="e1"))
    quote = Quote(event_id="e1", text="Look the cell line up")
    api.review.propose(_candidate(api).model_copy(update={"quotes": [quote]}))
    assert "Look the cell" in api.call("GET", "/v1/admin/candidates/c-1").text

    api.call("DELETE", "/v1/feedback/e1")

    for path in ("/v1/admin/candidates/c-1", "/v1/admin/candidates"):
        assert "Look the cell" not in api.call("GET", path).text


def _candidate(api: Api) -> Any:
    known = {
        "candidate_id": "c-1", "agent_id": "bio", "topic_id": "t-1", "label": "l", "skill_id": "cell-line-resolution",
        "source": "extraction", "comments": 1, "distinct_users": 3, "distinct_sessions": 3, "quotes": [],
        "event_ids": ["e1"], "created_at": api.clock(), "updated_at": api.clock(),
    }  # fmt: skip
    return Candidate.model_validate(known)


def test_rule_that_lost_its_backing_goes_back_to_review() -> None:
    """A published rule stays live; the date to look at it again is now, and the run says so."""
    backed = Backed()
    (candidate,) = backed.learner.review.candidates()
    _publish(backed.learner, candidate)
    backed.retract(backed.ids[0])

    backed.learner.now = backed.learner.now.replace(day=backed.learner.now.day + 1)
    run = backed.learner.run("l-2")

    (rule,) = backed.learner.review.rules()
    assert (rule.status, rule.revalidate_at) == ("live", backed.learner.now)
    assert any("lost some of its backing" in note for note in run["notes"])
    assert not any("lost some of its backing" in note for note in backed.learner.run("l-3")["notes"])


def _publish(learner: Learner, candidate: Any) -> None:
    rule = Rule(
        rule_id="r-1", skill_id="cell-line-resolution", text="t", status="live", candidate_id=candidate.candidate_id,
        topic_id=candidate.topic_id, event_ids=[], distinct_users=3, distinct_sessions=3, published_by="s",
        published_at=learner.now, revalidate_at=learner.now + timedelta(days=180),
    )  # fmt: skip
    learner.review.store(candidate, candidate.model_copy(update={"status": "published", "rule_id": "r-1"}), None, rule)


def test_quotes_of_a_published_candidate_go_with_their_events() -> None:
    """What was taken back is quoted by no candidate, whatever was decided about it."""
    backed = Backed()
    (candidate,) = backed.learner.review.candidates()
    _publish(backed.learner, candidate)
    backed.retract(backed.ids[0])
    backed.learner.run("l-2")

    (candidate,) = backed.learner.review.candidates()
    assert backed.ids[0] not in {*candidate.event_ids, *(quote.event_id for quote in candidate.quotes)}
    assert len(candidate.quotes) == 2


def test_twin_in_another_run_counts_when_the_first_is_taken_back() -> None:
    """Who says the same twice and takes one back has still said it once, whichever run was learned from."""
    learner = Learner(SKILL)
    first, twin = learner.hear(JOIN, "u1"), learner.hear(JOIN, "u1")
    learner.run("l-1")
    assert [s.event_id for s in learner.statements()] == [first]

    learner.now += timedelta(days=3)
    learner.hear("something else that is new", "u2")
    learner.run("l-2")
    learner.now += timedelta(days=1)
    learner.log.retract(learner.log.event(first), learner.now)
    learner.run("l-3")

    assert {s.event_id for s in learner.statements()} >= {twin}
    assert first not in {s.event_id for s in learner.statements()}


def test_statement_of_long_ago_goes_when_it_is_taken_back() -> None:
    """Words from before the window are dropped with the next run, too."""
    learner = Learner(SKILL)
    old = learner.hear(JOIN, "u1")
    learner.run("l-1")
    learner.now += timedelta(days=100)
    learner.hear("something else that is new", "u2")
    learner.run("l-2")
    learner.log.retract(learner.log.event(old), learner.now)
    learner.run("l-3")
    assert old not in {s.event_id for s in learner.statements()}


def test_rule_that_works_is_not_asked_about() -> None:
    """When users stop complaining the evidence leaves the window; that is no reason to look at the rule again."""
    backed = Backed()
    (candidate,) = backed.learner.review.candidates()
    _publish(backed.learner, candidate)
    backed.learner.now += timedelta(days=100)
    backed.learner.hear("something else that is new", "u9")

    run = backed.learner.run("l-2")

    assert not any("backing" in note for note in run["notes"])
