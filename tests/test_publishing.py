"""Publish and revert: one rule, one line, both stores or neither, and nobody's words over somebody else's."""

from typing import Any

import pytest

from lambdas.loop.errors import Unavailable
from lambdas.loop.publishing import rule_id_of
from tests.api import SKILL, Api, person, thumbs_down
from tests.conftest import FrozenClock
from uptake.review import Candidate

RULE = "When cell lines are joined, resolve their names first."
WORDS = "You merged on names, look up the accession first."


@pytest.fixture
def api(clock: FrozenClock) -> Api:
    """An API with one candidate, `c-1`, that stands on one event."""
    api = Api(clock)
    api.call("POST", "/v1/feedback", thumbs_down(WORDS, event_id="e1"))
    propose(api)
    return api


def propose(api: Api, candidate_id: str = "c-1", **more: Any) -> None:
    candidate = Candidate(
        candidate_id=candidate_id,
        agent_id="bio",
        topic_id="t-1",
        label="accession names",
        skill_id="cell-line-resolution",
        rule=None,
        source="extraction",
        comments=4,
        distinct_users=3,
        distinct_sessions=4,
        quotes=[],
        event_ids=["e1"],
        created_at=api.clock(),
        updated_at=api.clock(),
    )
    api.review.propose(candidate.model_copy(update=more))


def publish(api: Api, candidate: str = "c-1", **body: object) -> Any:
    return api.call("POST", f"/v1/admin/candidates/{candidate}/publish", body)


def document(api: Api) -> str:
    return api.skills.document("cell-line-resolution").text


def test_published_rule_is_a_line_of_its_skill_with_its_provenance(api: Api) -> None:
    """The rule stands in the document and the catalogue, and its record says who, when, and on what evidence."""
    answer = publish(api, rule=RULE)

    assert answer.status == 201
    rule_id = rule_id_of("c-1")
    assert document(api) == SKILL + f"\n## Learned rules\n\n- {RULE} <!-- rule: {rule_id} -->\n"
    assert answer.json["rule_id"] == rule_id
    assert answer.json["published_by"] == "rosa"
    assert answer.json["event_ids"] == ["e1"]
    assert answer.json["distinct_users"] == 3
    assert (
        api.skills.catalogue()[0].digest == answer.json["digest"] == api.skills.document("cell-line-resolution").digest
    )
    assert api.call("GET", "/v1/admin/candidates/c-1").json["status"] == "published"
    assert [r["rule_id"] for r in api.call("GET", "/v1/admin/rules").json["rules"]] == [rule_id]


def test_every_decision_is_audited(api: Api) -> None:
    """Publish and revert each leave an entry that says who did it."""
    publish(api, rule=RULE)
    api.call("POST", f"/v1/admin/rules/{rule_id_of('c-1')}/revert", authorizer=person("admin", name="max"))

    entries = list(api.log_table.query("AUDIT#2026-03"))

    assert [(entry["action"], entry["by"]) for entry in entries] == [("publish", "rosa"), ("revert", "max")]


def test_publishing_again_changes_nothing(api: Api) -> None:
    """The same decision twice is one rule; another wording of a live rule has to revert it first."""
    first = publish(api, rule=RULE).json
    before = document(api)

    again = publish(api, rule=RULE)

    assert (again.status, again.json) == (200, first)
    assert publish(api).json == first
    assert publish(api, rule="Other words.").status == 409
    assert document(api) == before


def test_revert_gives_the_document_back_byte_for_byte(api: Api) -> None:
    """A reverted rule is out of the document, which is as it was; its candidate can be published again."""
    rule_id = publish(api, rule=RULE).json["rule_id"]

    answer = api.call("POST", f"/v1/admin/rules/{rule_id}/revert")

    assert answer.json["status"] == "reverted"
    assert answer.json["reverted_by"] == "rosa"
    assert document(api) == SKILL
    assert api.call("POST", f"/v1/admin/rules/{rule_id}/revert").json == answer.json
    assert publish(api, rule="Other words.").status == 201
    assert document(api).count("<!-- rule:") == 1


def test_revert_leaves_other_rules_alone(api: Api) -> None:
    """Of two rules one is reverted, and the other line stays as it is."""
    propose(api, "c-2")
    publish(api, rule=RULE)
    publish(api, "c-2", rule="Another rule.")
    both = document(api)

    api.call("POST", f"/v1/admin/rules/{rule_id_of('c-1')}/revert")

    assert document(api) == both.replace(f"- {RULE} <!-- rule: {rule_id_of('c-1')} -->\n", "")


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({}, 422),
        ({"rule": WORDS}, 422),
        ({"rule": f"Rule: {WORDS.upper()}"}, 422),
        ({"rule": "two\nlines"}, 422),
        ({"rule": "x <!-- rule: r-b -->"}, 422),
        ({"rule": "x" * 501}, 400),
        ({"rule": ""}, 400),
        ({"rule": RULE, "skill_id": "no-such-skill"}, 404),
        ({"rule": RULE, "skill_id": "../secret"}, 400),
        ({"rule": RULE, "status": "published"}, 400),
    ],
)
def test_what_must_not_be_published(api: Api, body: dict[str, Any], status: int) -> None:
    """No wording, a user's own words, no plain line, or no such skill: refused, and nothing is written."""
    answer = publish(api, **body)

    assert answer.status == status
    assert document(api) == SKILL
    assert api.review.rules() == []


def test_candidate_without_a_skill_needs_one(api: Api) -> None:
    """Where no skill fits, the reviewer names one."""
    propose(api, "c-3", skill_id=None)

    assert publish(api, "c-3", rule=RULE).status == 422
    assert publish(api, "c-3", rule=RULE, skill_id="cell-line-resolution").status == 201


def test_models_wording_is_published_as_it_stands(api: Api) -> None:
    """A candidate that a model worded needs no words of the reviewer."""
    propose(api, "c-4", rule="When in doubt, ask.", source="claude")

    assert publish(api, "c-4").json["text"] == "When in doubt, ask."


@pytest.mark.parametrize("stores", ["table", "bucket"])
def test_publish_that_was_cut_off_is_finished_by_the_next(api: Api, stores: str) -> None:
    """A failure after any step leaves at most one line, and the same call again completes the record of it."""
    if stores == "table":

        def fail(verb: str) -> None:
            if verb == "put_together":
                raise Unavailable("throttled")

        api.log_table.before = fail
    else:

        def fail_catalogue(verb: str, key: str) -> None:
            if (verb, key) == ("put", "catalogue.json"):
                raise Unavailable("slow down")

        api.bucket.before = fail_catalogue
    assert publish(api, rule=RULE).status == 503
    assert api.review.rules() == []
    api.log_table.before = lambda _: None
    api.bucket.before = lambda *_: None

    answer = publish(api, rule="Better words than before.")

    assert answer.status == 201
    assert document(api).count("<!-- rule:") == 1
    assert "Better words" in document(api)
    assert api.skills.catalogue()[0].digest == answer.json["digest"]


def test_two_reviewers_at_once_lose_nothing(api: Api) -> None:
    """When the document changes under a publish, the publish is refused and the other change stands (F063)."""
    other = SKILL + "\nA line of another editor.\n"

    def interfere(verb: str, key: str) -> None:
        if (verb, key) == ("put", "skills/cell-line-resolution/SKILL.md"):
            api.bucket.before = lambda *_: None
            api.skills.save("cell-line-resolution", other, seen=api.skills.document("cell-line-resolution").etag)

    api.bucket.before = interfere

    assert publish(api, rule=RULE).status == 409
    assert document(api) == other
    assert publish(api, rule=RULE).status == 201
    assert document(api).startswith(other)


def test_decision_on_a_changed_candidate_is_refused(api: Api, clock: FrozenClock) -> None:
    """If the learning changes a candidate while it is decided, the decision is a conflict and the retry succeeds."""

    def interfere(verb: str) -> None:
        if verb == "put_together":
            api.log_table.before = lambda _: None
            clock.advance(seconds=1)
            propose(api, comments=9, updated_at=clock())

    api.log_table.before = interfere

    assert publish(api, rule=RULE).status == 409
    assert publish(api, rule=RULE).status == 201
    assert api.review.candidate("c-1").comments == 9


def test_new_evidence_does_not_undo_a_decision(api: Api) -> None:
    """A later learning run grows a published candidate, and leaves it published."""
    publish(api, rule=RULE)

    propose(api, comments=12)

    found = api.review.candidate("c-1")
    assert (found.status, found.comments, found.rule_id) == ("published", 12, rule_id_of("c-1"))


def test_unknown_ids_are_not_found(api: Api) -> None:
    """A candidate or rule that is not there is a 404 that says where to look."""
    for method, path in [
        ("GET", "/v1/admin/candidates/nobody"),
        ("POST", "/v1/admin/candidates/nobody/publish"),
        ("POST", "/v1/admin/rules/nobody/revert"),
        ("GET", "/v1/admin/learning-runs/nobody"),
    ]:
        answer = api.call(method, path, {"rule": "x"} if "publish" in path else None)
        assert answer.status == 404, path


def test_unreadable_front_matter_refuses_to_publish(api: Api) -> None:
    """A skill whose front matter somebody broke by hand is not written on, and its catalogue entry stays (F103)."""
    broken = SKILL.replace("name: cell-line-resolution", "name: [")
    stored = api.bucket.get("skills/cell-line-resolution/SKILL.md")
    assert stored is not None
    api.bucket.put("skills/cell-line-resolution/SKILL.md", broken.encode(), seen=stored.etag, content_type="")

    assert publish(api, rule=RULE).status == 422
    api.skills.refresh_catalogue()
    assert [s.skill_id for s in api.skills.catalogue()] == ["cell-line-resolution"]


def test_starting_a_learning_run_records_it_first(api: Api) -> None:
    """Whoever asks for the run right after it was started finds it running."""
    answer = api.call("POST", "/v1/admin/learning-runs")

    assert answer.status == 202
    assert api.started == [answer.json["learning_run_id"]]
    assert api.call("GET", answer.headers["location"]).json["status"] == "running"
