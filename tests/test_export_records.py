"""Records on their way out and back over the API: all that the log keeps, checked as strictly as what comes in."""

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lambdas.adapters.feedback_log import event_of, is_event, is_retraction
from lambdas.loop.memory import forget, remember
from lambdas.loop.privacy import Privacy
from tests.api import Answer, Api, person, thumbs_down
from tests.conftest import FrozenClock
from uptake.events import FeedbackEvent, Run
from uptake.records import EventRecord, RetractionRecord, RunRecord

ADMIN = person("admin", name="ada")
EDIT = {
    "event_type": "edit", "agent_id": "bio", "agent_run_id": "run-2", "user": "ann@example.com",
    "original": {"n": 10**30, "x": 1e-7, "none": None}, "corrected": None, "correction_surface": "inline_edit",
}  # fmt: skip
CORRECTION = {
    "event_type": "user_correction_submitted", "agent_id": "coding", "agent_run_id": "run-3", "user": "bob@example.com",
    "correction_surface": "chat", "correction_text": "Write to carl@example.com, not to \u2028 me.", "turn": 3,
    "occurred_at": "2026-03-02T10:30:00+01:00", "detected": True, "confidence": 0.75, "severity": "major",
}  # fmt: skip
RUN = {
    "agent_run_id": "run-1", "agent_id": "bio", "user": "ann@example.com", "output": ["a", None, 0.1],
    "tools": [{"name": "x"}], "skills": {"cell-line-resolution": "sha256:" + "0" * 64},
}  # fmt: skip


@pytest.fixture
def api(clock: FrozenClock) -> Api:
    return Api(clock)


def told(api: Api) -> None:
    """Send one of everything: events of all kinds, one with what privacy takes out, one that is taken back, runs."""
    for body in (thumbs_down(event_id="e1"), {**thumbs_down(), "rating": None, "comment": None}, EDIT, CORRECTION):
        sent = {name: value for name, value in body.items() if value is not None or name in {"rating", "corrected"}}
        assert api.call("POST", "/v1/feedback", sent).status == 201
    for run in (RUN, {**RUN, "agent_run_id": "run-9", "agent_id": "runs-only"}):
        assert api.call("POST", "/v1/runs", run).status == 201
    assert api.call("DELETE", "/v1/feedback/e1").status == 200


def pages(api: Api, agent_id: str, kind: str, limit: int = 100) -> Iterator[dict[str, Any]]:
    after: dict[str, str] = {}
    while True:
        query = urlencode({"agent_id": agent_id, "kind": kind, "limit": limit, **after})
        answer = api.call("GET", "/v1/admin/records", query=query, authorizer=ADMIN)
        assert answer.status == 200, answer.text
        yield from answer.json["records"]
        if "next" not in answer.json:
            return
        after = {"next": answer.json["next"]}


def exported(api: Api) -> list[dict[str, Any]]:
    listed = api.call("GET", "/v1/admin/agents", authorizer=ADMIN).json
    return [
        r for agent in listed["agents"] for kind in ("runs", "events", "retractions") for r in pages(api, agent, kind)
    ]


def restore(api: Api, records: list[Any], identity: str | None = None) -> Answer:
    """Of the identity that is named; without one, where it is known to be the same."""
    body = {"records": records, **({"identity": identity} if identity else {"accept_identity": True})}
    return api.call("POST", "/v1/admin/records", body, authorizer=ADMIN)


def statuses(api: Api, records: list[Any]) -> list[str]:
    answer = restore(api, records)
    assert answer.status == 200, answer.text
    return [result["status"] for result in answer.json["results"]]


def memories(api: Api) -> dict[Any, Any]:
    """What the stream makes of the log, in the order of the log's items."""
    for item in api.log_table.items().values():
        if is_event(item):
            remember(api.memories, event_of(item))
        elif is_retraction(item):
            forget(api.memories, event_of(item))
    return api.memory_table.items()


@pytest.mark.parametrize("mode", ["store", "redact", "omit"])
def test_restored_log_is_the_log(clock: FrozenClock, mode: Any) -> None:
    """Every item of the log comes back as it was, whatever privacy has left of it, and makes the same memories."""
    api, other = Api(clock, privacy=Privacy(mode)), Api(clock)
    told(api)
    records = json.loads(json.dumps(exported(api)))

    assert statuses(other, records) == ["created"] * len(records)

    mine, theirs = api.log_table.items(), other.log_table.items()
    agents = {key for key in mine if key[0] == "AGENTS"}
    assert {key: mine[key] for key in mine.keys() - agents} == {key: theirs[key] for key in theirs.keys() - agents}
    assert (
        agents
        == {key for key in theirs if key[0] == "AGENTS"}
        == {("AGENTS", n) for n in ("bio", "coding", "runs-only")}
    )
    assert memories(api) == memories(other)
    assert exported(other) == records
    assert statuses(other, records) == ["duplicate"] * len(records)


def test_what_was_sent_before_is_known_after_a_restore(api: Api, clock: FrozenClock) -> None:
    """An agent that sends an event again to the restored service is told that it is a duplicate."""
    told(api)
    other = Api(clock)
    statuses(other, exported(api))

    assert other.call("POST", "/v1/feedback", thumbs_down(event_id="e1")).json["status"] == "duplicate"
    assert other.call("POST", "/v1/feedback", EDIT).json["status"] == "duplicate"
    assert other.call("POST", "/v1/runs", RUN).json["status"] == "duplicate"
    assert other.call("GET", "/v1/feedback/e1").json["retracted_at"]


def test_pages_hold_every_record_once(api: Api) -> None:
    """Whatever the size of a page, also where records were received at one moment; long ones make it shorter (F053)."""
    for n in range(23):
        api.call("POST", "/v1/feedback", thumbs_down(event_id=f"e{n:02}"))
    ids = [f"e{n:02}" for n in range(23)]

    for limit in (1, 7, 22, 23, 24, 100):
        assert [record["event_id"] for record in pages(api, "bio", "events", limit)] == ids
    for n in range(30):
        api.call("POST", "/v1/runs", {**RUN, "agent_run_id": f"r{n}", "output": "x" * 200_000})
    first = api.call("GET", "/v1/admin/records", query="agent_id=bio&kind=runs", authorizer=ADMIN)
    assert len(first.text) < 3_000_000
    assert len(list(pages(api, "bio", "runs"))) == 30


def record(api: Api, event_id: str = "e1") -> dict[str, Any]:
    api.call("POST", "/v1/feedback", thumbs_down(event_id=event_id))
    return next(r for r in pages(api, "bio", "events") if r["event_id"] == event_id)


@pytest.mark.parametrize(
    ("change", "pointer"),
    [
        ({"kind": "user"}, "/records/0/kind"),
        ({"actor_id": "ann@example.com"}, "/records/0/actor_id"),
        ({"received_at": "2026-03-09 12:00:00"}, "/records/0/received_at"),
        ({"received_at": "2036-03-09T12:00:00Z"}, "/records/0/received_at"),
        ({"body_digest": "x"}, "/records/0/body_digest"),
        ({"body_digest": "e-" + "0" * 40}, "/records/0/body_digest"),
        ({"event_id": ""}, "/records/0/event_id"),
        ({"more": 1}, "/records/0/more"),
        ({"body": {"user": "ann@example.com"}}, "/records/0/body/user"),
        ({"body": {"event_id": "e1"}}, "/records/0/body/event_id"),
        ({"body": {"unknown": 1}}, "/records/0/unknown"),
        ({"body": {"agent_id": "Bio"}}, "/records/0/agent_id"),
        ({"body": {"rating": "thumbs_down"}}, "/records/0/body/rating"),
        ({"body": {"occurred_at": "2026-03-09T12:00:00+02:00"}}, "/records/0/body/occurred_at"),
        ({"body": {"comment": "x" * 100_001}}, "/records/0/comment"),
        ({"body": {"event_type": "edit"}}, "/records/0"),
    ],
)
def test_record_that_capture_would_not_have_stored_is_rejected(
    api: Api, clock: FrozenClock, change: dict[str, Any], pointer: str
) -> None:
    """A record is checked as an event is, names the field at fault, and holds up no other."""
    good = record(api)
    bad = {**good, **change, "body": {**good["body"], **change.get("body", {})}}
    other = Api(clock)

    results = restore(other, [bad, good]).json["results"]

    assert [result["status"] for result in results] == ["rejected", "created"]
    assert results[0]["problem"]["pointer"] == pointer


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=10), inner, max_size=3),
    max_leaves=6,
)
RECORD_FIELDS = st.sampled_from([*EventRecord.model_fields, *RunRecord.model_fields, *RetractionRecord.model_fields])
BODY_FIELDS = st.sampled_from([*FeedbackEvent.model_fields, *Run.model_fields])


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.dictionaries(RECORD_FIELDS, JSON, max_size=2), st.dictionaries(BODY_FIELDS, JSON, max_size=2), JSON)
def test_any_record_is_rejected_or_comes_back_as_it_was_sent(
    clock: FrozenClock, change: dict[str, Any], body: dict[str, Any], value: Any
) -> None:
    """Whatever is sent as a record is no fault of ours, and what is stored of it is what was sent."""
    api = Api(clock)
    good = record(api)
    sent = {**good, "event_id": "e2", "body": {**good["body"], **body}, **change}
    other = Api(clock)

    results = restore(other, [value, sent]).json["results"]

    assert results[0]["status"] == "rejected"
    if results[1]["status"] == "created" and sent["kind"] == "event":
        (stored,) = pages(other, str(sent["body"]["agent_id"]), "events")
        assert stored == {name: part for name, part in sent.items() if part is not None}
        assert json.dumps(stored["body"]) == json.dumps(sent["body"])


def test_retraction_needs_its_event(api: Api, clock: FrozenClock) -> None:
    """A retraction comes after its event, keeps its time, and is not overruled by another time."""
    told(api)
    records = {r["kind"]: r for r in exported(api) if r["kind"] == "retraction" or r.get("event_id") == "e1"}
    event, retraction = records["event"], records["retraction"]
    other = Api(clock)

    assert statuses(other, [retraction, event, retraction, retraction]) == [
        "rejected", "created", "created", "duplicate",
    ]  # fmt: skip
    assert statuses(other, [{**retraction, "retracted_at": "2026-03-01T00:00:00Z"}]) == ["rejected"]
    assert statuses(other, [{**retraction, "agent_id": "coding"}]) == ["rejected"]


def test_other_record_of_the_same_id_is_rejected(api: Api, clock: FrozenClock) -> None:
    """What is in the log is never replaced by what an export says."""
    good = record(api)
    other = Api(clock)
    statuses(other, [good])

    assert statuses(other, [{**good, "body_digest": "0" * 64}]) == ["rejected"]
    assert list(pages(other, "bio", "events")) == [good]


def test_actors_of_another_secret_are_refused(api: Api) -> None:
    """An export of a deployment with another identity secret is refused as a whole, and the reason says what to do."""
    good = record(api)
    identity = api.call("GET", "/v1/admin/agents", authorizer=ADMIN).json["identity"]

    assert restore(api, [good], identity).status == 200
    refused = restore(api, [good], "0" * 16)
    assert refused.status == 409
    assert "--identity-from" in refused.json["detail"]


def test_records_are_for_admins_alone(api: Api) -> None:
    """Users' words as they stand in the log are neither read nor written by reviewers and editors."""
    for method, path in (("GET", "/v1/admin/agents"), ("GET", "/v1/admin/records"), ("POST", "/v1/admin/records")):
        for groups in (("reviewer",), ("editor",), ("reviewer", "editor")):
            assert api.call(method, path, authorizer=person(*groups)).status == 403


@pytest.mark.parametrize(
    "query",
    ["", "agent_id=bio", "kind=events", "agent_id=bio&kind=event", "agent_id=bio&kind=events&limit=101", "user=x"],
)
def test_question_that_is_no_question_is_refused(api: Api, query: str) -> None:
    """Agent and kind are asked for; a filter that nobody reads is not taken for none (F037)."""
    assert api.call("GET", "/v1/admin/records", query=query, authorizer=ADMIN).status == 400


def test_large_records_fit_into_a_request(api: Api, clock: FrozenClock) -> None:
    """What capture has taken can be restored: the request of a restore holds more than one of capture's."""
    body = json.dumps({**RUN, "output": "\u20ac" * 85_000}, ensure_ascii=False).encode()
    assert api.call("POST", "/v1/runs", body).status == 201
    records = list(pages(api, "bio", "runs")) * 10
    body = json.dumps({"records": records, "accept_identity": True}, ensure_ascii=False).encode()

    answer = Api(clock).call("POST", "/v1/admin/records", body, authorizer=ADMIN)

    assert [result["status"] for result in answer.json["results"]] == ["created"] + ["duplicate"] * 9
