"""Measures of weeks that hold nothing, since what the service has was said earlier: they say how far back that is."""

from typing import Any

import pytest

from tests.api import Api, thumbs_down
from tests.conftest import FrozenClock
from uptake.commands.stats import told
from uptake.measures import Measures


@pytest.fixture
def api(clock: FrozenClock) -> Api:
    return Api(clock)


def measures(api: Api, query: str = "") -> Any:
    answer = api.call("GET", "/v1/admin/stats", query=query)
    assert answer.status == 200, answer.text
    return answer.json


def say(api: Api, event_id: str, occurred_at: str | None = None, agent_id: str = "bio") -> None:
    at = {"occurred_at": occurred_at} if occurred_at else {}
    body = thumbs_down(event_id=event_id, agent_run_id=event_id, agent_id=agent_id, **at)
    assert api.call("POST", "/v1/feedback", body).status == 201


def test_history_that_was_just_imported_names_its_weeks(api: Api) -> None:
    """The newest week that an old history speaks of, and how many weeks reach it, in whatever order it came."""
    say(api, "e1", "2025-10-01T12:00:00Z")
    say(api, "e2", "2025-11-05T12:00:00Z")
    say(api, "e3", "2025-09-03T12:00:00Z", agent_id="coding")

    (note,) = measures(api)["notes"]

    assert "2025-W45" in note
    assert "--weeks 19" in note
    assert measures(api, "weeks=18")["orphans"] == []
    assert measures(api, "weeks=19")["orphans"] == [{"agent_id": "bio", "count": 1}]
    assert measures(api, "weeks=19").get("notes", []) == []
    assert "--weeks 28" in measures(api, "agent_id=coding")["notes"][0]


def test_feedback_that_was_received_before_these_weeks_is_named(api: Api) -> None:
    """A service that was left alone for long is asked for its newest event: one item for each agent, and no more."""
    for n in range(5):
        say(api, f"e{n}")
    api.clock.advance(days=140)
    api.log_table.calls.clear()

    (note,) = measures(api)["notes"]

    assert "2026-W11" in note
    assert "--weeks 21" in note
    assert len(api.log_table.calls) == 5


def test_feedback_from_before_all_weeks_is_said_to_be(api: Api) -> None:
    """What no number of weeks reaches is not promised."""
    say(api, "e1", "2019-05-01T12:00:00Z")

    (note,) = measures(api)["notes"]

    assert "2019-W18" in note
    assert "before the 53 weeks" in note
    assert "--weeks" not in note


def test_weeks_with_anything_and_service_without_feedback_have_no_note(api: Api) -> None:
    """Nothing is noted where there is something to see, or nothing anywhere."""
    assert measures(api).get("notes", []) == []
    say(api, "e1", "2025-11-05T12:00:00Z")
    assert len(measures(api)["notes"]) == 1

    api.call("POST", "/v1/runs", {"agent_run_id": "r", "agent_id": "coding", "user": "ann"})

    assert measures(api).get("notes", []) == []


def test_command_gives_one_hint(api: Api) -> None:
    """`uptake stats` names the weeks that reach the newest feedback, and no other number beside it."""
    say(api, "e1", "2025-11-05T12:00:00Z")

    text = "\n".join(told(Measures.model_validate_json(api.call("GET", "/v1/admin/stats").text)))

    assert text.count("--weeks") == 1
    assert "--weeks 19" in text
