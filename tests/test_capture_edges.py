"""Capture where other systems go wrong: verbs, late edits, empty values, callers' objects, severities, orphans."""

import copy
import json
from datetime import timedelta
from typing import Any

import pytest

from lambdas.routes import ROUTES
from local.authorizers import HttpRequest
from local.gateway import LambdaContext, event_of
from tests.api import IAM, Api, thumbs_down
from tests.conftest import FrozenClock

SEND = next(route for route in ROUTES if route.operation == "sendFeedback")


@pytest.fixture
def api(clock: FrozenClock) -> Api:
    return Api(clock)


def edit(original: Any, corrected: Any, **more: Any) -> dict[str, Any]:
    """The body of an edit."""
    return {
        "event_type": "edit", "agent_id": "bio", "agent_run_id": "run-1", "user": "ann@example.com",
        "original": original, "corrected": corrected,
    } | more  # fmt: skip


def test_events_are_created_never_replaced(api: Api) -> None:
    """POST creates, the same again is a duplicate, another body a 409; there is no PUT that could overwrite (F013)."""
    assert api.call("POST", "/v1/feedback", thumbs_down(event_id="e1")).status == 201
    assert api.call("POST", "/v1/feedback", thumbs_down(event_id="e1")).status == 200
    clash = api.call("POST", "/v1/feedback", thumbs_down("something else, long enough", event_id="e1"))
    assert (clash.status, "send a new id" in clash.json["detail"]) == (409, True)
    put = api.call("PUT", "/v1/feedback/e1", thumbs_down())
    assert (put.status, put.headers["allow"]) == (405, "DELETE, GET")


def test_edit_of_an_old_run_is_stored_whole(api: Api) -> None:
    """What is said of a run a year later is a whole event, with its run: nothing in the log expires (F007)."""
    run = {"agent_run_id": "run-1", "agent_id": "bio", "user": "ann@example.com"}
    api.call("POST", "/v1/runs", run)
    api.clock.advance(days=400)

    answer = api.call("POST", "/v1/feedback", edit("30 mg", "30 g", event_id="e1"))

    assert answer.status == 201
    assert api.call("GET", "/v1/feedback/e1").json["orphan"] is False
    assert all("expires_at" not in item for item in api.log_table.items().values())


def test_same_words_about_two_targets_are_two_events(api: Api) -> None:
    """Without an id of the client's, the target is part of the id: session's run, turn, field and surface (F009)."""
    said = {"event_type": "user_correction_submitted", "correction_text": "use ISO dates", "rating": None}
    base = {k: v for k, v in thumbs_down().items() if k not in {"comment", "rating"}} | said
    del base["rating"]
    ids = [
        api.call("POST", "/v1/feedback", base | {"correction_surface": "chat"} | more).json["event_id"]
        for more in ({}, {"turn": 1}, {"turn": 2}, {"field": "/date"}, {"agent_run_id": "run-2"},
                     {"correction_surface": "cli"}, {"user": "ben@example.com"}, {"agent_id": "bio-2"})
    ]  # fmt: skip
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (thumbs_down(user=""), 400),
        (thumbs_down(agent_run_id=""), 400),
        (thumbs_down(event_id=""), 400),
        (thumbs_down(""), 201),
        (thumbs_down(skills={}), 201),
        ({**thumbs_down(""), "rating": None}, 201),
    ],
)
def test_empty_values_have_a_rule(api: Api, body: dict[str, Any], status: int) -> None:
    """An empty key is refused, an empty comment is no comment, and an empty set is left out (F059)."""
    assert api.call("POST", "/v1/feedback", body).status == status


def test_callers_event_is_left_as_it_came(api: Api) -> None:
    """A handler changes nothing of the event that it is given, so a retry sees what the first call saw (F065)."""
    for body in (b'{"rating": ', json.dumps(thumbs_down()).encode()):
        request = HttpRequest("POST", "/v1/feedback", "", {"content-type": "application/json"}, body)
        event = event_of(request, SEND, {}, IAM)
        before = copy.deepcopy(event)
        api.handlers["capture"](event, LambdaContext("capture"))
        assert event == before


def test_crash_between_the_writes_leaves_nothing_in_the_way(api: Api) -> None:
    """The agent is listed before its first event: a crash in between is repaired by sending the event again (F067)."""
    calls: list[str] = []

    def crash(verb: str) -> None:
        calls.append(verb)
        if len(calls) == 2:
            raise RuntimeError("the sandbox is gone")

    api.log_table.before = crash
    assert api.call("POST", "/v1/feedback", thumbs_down(event_id="e1")).status == 500
    api.log_table.before = lambda _: None
    assert api.call("POST", "/v1/feedback", thumbs_down(event_id="e1")).status == 201


@pytest.mark.parametrize(
    ("original", "corrected", "sent", "stored"),
    [
        ("The refund was approved.", "The refund was not approved.", None, "major"),
        ("the end.", "The end.", None, "minor"),
        ("same", "same", None, None),
        ("the end.", "The end.", "reject", "reject"),
        ({"dose": 30}, {"dose": 35}, None, "major"),
    ],
)
def test_edit_without_a_severity_is_measured(
    api: Api, original: Any, corrected: Any, sent: str | None, stored: str | None
) -> None:
    """The service says how grave an edit is where the caller does not; what changes nothing has no severity."""
    more = {"severity": sent} if sent else {}
    answer = api.call("POST", "/v1/feedback", edit(original, corrected, event_id="e1", **more))

    assert answer.json.get("severity") == stored
    assert api.log.event("e1").event.get("severity") == stored
    assert api.log.event("e1").changed is (original != corrected)


def test_severity_is_measured_on_what_was_sent(api: Api) -> None:
    """An edit of an address is a change of meaning, though both addresses are redacted before they are stored."""
    answer = api.call("POST", "/v1/feedback", edit("mail a@example.com", "mail b@example.com", event_id="e1"))
    assert answer.json["severity"] == "major"
    assert api.log.event("e1").event["original"] == api.log.event("e1").event["corrected"]


def test_run_of_another_agent_adopts_no_orphan(api: Api) -> None:
    """An event stays an orphan until a run of its own agent is registered, in whatever order they come."""
    api.call("POST", "/v1/feedback", thumbs_down(event_id="e1"))
    api.call("POST", "/v1/runs", {"agent_run_id": "run-1", "agent_id": "other", "user": "ann"})
    assert api.call("GET", "/v1/feedback/e1").json["orphan"] is True

    api.call("POST", "/v1/feedback", thumbs_down(event_id="e2", agent_run_id="run-2"))
    api.clock.advance(hours=1)
    api.call("POST", "/v1/runs", {"agent_run_id": "run-2", "agent_id": "bio", "user": "ann"})
    assert api.call("GET", "/v1/feedback/e2").json["orphan"] is False


def test_retraction_may_come_after_a_long_time(api: Api) -> None:
    """There is no window after which something cannot be taken back."""
    api.call("POST", "/v1/feedback", thumbs_down(event_id="e1"))
    api.clock.advance(days=1000)
    told = api.call("DELETE", "/v1/feedback/e1").json
    assert told["retracted_at"] == api.call("GET", "/v1/feedback/e1").json["retracted_at"]
    assert list(api.log.retractions("bio", api.clock() - timedelta(days=1))) == ["e1"]
