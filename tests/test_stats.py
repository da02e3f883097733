"""Acceptance and corrections: what counts, in which week, of which version; and what does not."""

import json
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambdas.loop.privacy import Privacy
from lambdas.loop.stats import monday, week_of, wilson
from tests.api import Api
from tests.conftest import FrozenClock

LONG = "This is wrong, look the cell line up first."


@pytest.fixture
def api(clock: FrozenClock) -> Api:
    return Api(clock)


def run(api: Api, run_id: str = "run-1", **more: object) -> None:
    body = {"agent_run_id": run_id, "agent_id": "bio", "user": "ann@example.com", **more}
    assert api.call("POST", "/v1/runs", body).status == 201


def say(api: Api, **body: Any) -> str:
    answer = api.call("POST", "/v1/feedback", {"agent_id": "bio", "agent_run_id": "run-1", "user": "ann", **body})
    assert answer.status == 201, answer.text
    api.clock.advance(seconds=1)
    return str(answer.json["event_id"])


def measures(api: Api, query: str = "") -> Any:
    answer = api.call("GET", "/v1/admin/stats", query=query)
    assert answer.status == 200, answer.text
    return answer.json


def corrected(api: Api) -> int:
    (row,) = measures(api)["acceptance"]
    assert row["completions"] == 1
    return int(row["corrected"])


RATING = {"event_type": "rating"}
DOWN = {**RATING, "rating": "down", "comment": LONG}
CHAT = {"event_type": "user_correction_submitted", "correction_surface": "chat", "correction_text": "no"}
EDIT = {"event_type": "edit", "original": "a", "corrected": "b"}
GATE = {"correction_surface": "hil_gate"}


@pytest.mark.parametrize(
    ("said", "counts"),
    [
        ([], False),
        ([DOWN], True),
        ([{**RATING, "rating": "down"}], False),
        ([{**RATING, "rating": "down", "comment": "bad"}], False),
        ([{**RATING, "comment": LONG}], False),
        ([{**RATING, "rating": "up", "comment": LONG}], False),
        ([CHAT], True),
        ([{"event_type": "rejection"}], True),
        ([EDIT], True),
        ([{**EDIT, "corrected": "a"}], False),
        (
            [{**CHAT, "correction_surface": "inline_edit", "correction_text": None, "original": 1, "corrected": 1}],
            False,
        ),
        ([DOWN, {**RATING, "rating": "up"}], False),
        ([{**RATING, "rating": "up"}, DOWN], True),
        ([DOWN, {**RATING, "rating": None}], False),
        ([DOWN, {**RATING, "rating": "down"}], True),
        ([DOWN, {**RATING, "rating": "up", "user": "bob"}], True),
        ([DOWN, {**RATING, "rating": "up", "turn": 2}], True),
        ([CHAT, {**RATING, "rating": "up"}], True),
        ([{"event_type": "rejection", **GATE}, {**RATING, "rating": "up", **GATE}], False),
        ([{**DOWN, "scope": "session"}], True),
        ([{**DOWN, "agent_id": "coding"}], False),
        ([{**DOWN, "agent_run_id": "run-2"}], False),
    ],
)
def test_only_what_stands_is_a_correction(api: Api, said: list[dict[str, Any]], counts: bool) -> None:
    """The latest valid word of an actor on a target counts, and says that something was wrong, or not."""
    run(api)

    for body in said:
        say(api, **{name: value for name, value in body.items() if value is not None or name == "rating"})

    (row,) = (row for row in measures(api)["acceptance"] if row["agent_id"] == "bio")
    assert row["corrected"] == counts


def test_order_of_arrival_does_not_matter(api: Api) -> None:
    """What was said last counts, though it came first; a clock that is ahead orders nothing (F005, F025)."""
    run(api)
    say(api, **RATING, rating="up", occurred_at="2026-03-09T11:00:00Z")
    say(api, **DOWN, occurred_at="2026-03-09T10:00:00Z")
    assert corrected(api) == 0

    say(api, **DOWN, event_id="d2", occurred_at="2031-01-01T00:00:00Z")
    assert corrected(api) == 1
    say(api, **RATING, event_id="u2", rating="up")
    assert corrected(api) == 0


def test_retracted_correction_counts_nowhere(api: Api) -> None:
    """What is taken back leaves the run accepted, and what it had replaced counts again."""
    run(api)
    first = say(api, **DOWN)
    second = say(api, **RATING, rating="up")
    api.call("DELETE", f"/v1/feedback/{second}")
    assert corrected(api) == 1

    api.call("DELETE", f"/v1/feedback/{first}")
    assert corrected(api) == 0
    assert measures(api)["corrections"] == []


@pytest.mark.parametrize(
    ("body", "counts"),
    [(DOWN, 1), ({**DOWN, "comment": "bad"}, 0), (CHAT, 1), (EDIT, 1), ({**EDIT, "corrected": "a"}, 0)],
)
def test_events_without_their_texts_count(clock: FrozenClock, body: dict[str, Any], counts: int) -> None:
    """Where no text is kept, an event counts all the same: of a comment the log knows that it was a long one."""
    api = Api(clock, privacy=Privacy("omit"))
    run(api)

    say(api, **body)

    assert corrected(api) == counts


def test_comment_that_is_left_out_clears_no_rating(clock: FrozenClock) -> None:
    """A comment without a rating is no cleared rating, also where its text is not kept."""
    api = Api(clock, privacy=Privacy("omit"))
    run(api)
    say(api, **DOWN)
    say(api, **RATING, comment="and another thing")

    assert corrected(api) == 1


def test_runs_are_counted_by_version_and_week(api: Api) -> None:
    """The version is the run's, or what an event says of it; the week is that of the run in UTC."""
    run(api, "r1", prompt_version="v2", occurred_at="2026-03-08T23:59:59Z")
    run(api, "r2", prompt_version="v2", occurred_at="2026-03-09T01:00:00+02:00")
    run(api, "r3", prompt_version="v2", occurred_at="2026-03-09T00:00:00Z")
    run(api, "r4")
    run(api, "r5")
    run(api, "r6", occurred_at="2027-01-01T00:00:00Z")
    run(api, "r7", occurred_at="2025-01-01T00:00:00Z")
    say(api, **DOWN, agent_run_id="r4", prompt_version="v1", event_id="a")
    say(api, **DOWN, agent_run_id="r4", prompt_version="v3", user="bob", event_id="b")
    say(api, **DOWN, agent_run_id="r1", prompt_version="v9")

    rows = [(r["prompt_version"], r["week"], r["completions"], r["corrected"]) for r in _named(measures(api))]

    assert rows == [
        ("v2", "2026-W10", 2, 1),
        (None, "2026-W11", 2, 0),
        ("v1", "2026-W11", 1, 1),
        ("v2", "2026-W11", 1, 0),
    ]


def _named(found: Any) -> list[dict[str, Any]]:
    return [{"prompt_version": None, **row} for row in found["acceptance"]]


def test_window_begins_on_a_monday(api: Api) -> None:
    """One week is this one, from its Monday in UTC on."""
    run(api, "r1", occurred_at="2026-03-08T23:59:59Z")
    run(api, "r2")

    assert [row["week"] for row in measures(api, "weeks=1")["acceptance"]] == ["2026-W11"]
    assert measures(api, "weeks=1")["since"] == "2026-03-09T00:00:00.000000Z"
    assert [row["week"] for row in measures(api, "weeks=2")["acceptance"]] == ["2026-W10", "2026-W11"]


def test_corrections_by_surface_and_severity(api: Api) -> None:
    """Where none was sent, it is unknown; what the service measured of an edit counts as its severity."""
    say(api, **CHAT, severity="major", turn=1)
    say(api, **CHAT, severity="major", turn=2)
    say(api, **CHAT, turn=3)
    say(api, **DOWN, severity="reject")
    say(api, event_type="rejection", correction_surface="hil_gate")

    found = [(c["surface"], c["severity"], c["count"]) for c in measures(api)["corrections"]]

    assert found == [
        ("chat", "major", 2), ("chat", "unknown", 1), ("hil_gate", "unknown", 1), ("unknown", "reject", 1),
    ]  # fmt: skip


def test_orphans_are_events_without_a_run(api: Api) -> None:
    """Events whose run nobody registered are counted apart; a run from before the window is registered all the same."""
    run(api, "old")
    api.clock.advance(days=30)
    say(api, **DOWN, agent_run_id="old")
    say(api, **DOWN, agent_run_id="nobody")
    say(api, **RATING, rating="up", agent_run_id="nobody", user="bob")

    assert measures(api, "weeks=2")["orphans"] == [{"agent_id": "bio", "count": 2}]
    run(api, "nobody")
    assert measures(api, "weeks=2")["orphans"] == []


def test_agent_without_events_and_unknown_agent(api: Api) -> None:
    """An agent that only registered runs is measured; one that is in no log is not found."""
    run(api, "r1", agent_id="quiet")

    assert measures(api, "agent_id=quiet")["acceptance"][0]["acceptance"] == 1.0
    assert api.call("GET", "/v1/admin/stats", query="agent_id=nobody").status == 404
    assert api.call("GET", "/v1/admin/stats", query="weeks=0").status == 400
    assert api.call("GET", "/v1/admin/stats", query="weeks=54").status == 400
    assert api.call("GET", "/v1/admin/stats", query="weeks=x").status == 400


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
    ],
)
def test_interval_is_wilsons(successes: int, trials: int, low: float, high: float) -> None:
    """The values of the score interval, among them those of Newcombe (1998), table I, method 3."""
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


@given(st.integers(0, 500), st.integers(0, 500))
def test_interval_holds_the_share(successes: int, failures: int) -> None:
    """It stays within 0 and 1, and around the share."""
    trials = successes + failures
    low, high = wilson(successes, trials)

    assert 0 <= low <= high <= 1
    if trials:
        assert low <= successes / trials <= high


@given(st.integers(0, 12_000_000_000))
def test_week_begins_on_its_monday(seconds: int) -> None:
    """Every moment is in the week that its Monday is in."""
    at = datetime.fromtimestamp(seconds, UTC)
    assert monday(at) <= at
    assert week_of(monday(at)) == week_of(at)
    assert monday(at).weekday() == 0


def test_answer_is_compact(api: Api) -> None:
    """Numbers have six decimals at most."""
    for n in range(3):
        run(api, f"r{n}")
    say(api, **DOWN, agent_run_id="r0")

    (row,) = measures(api)["acceptance"]

    assert json.dumps([row["acceptance"], row["low"], row["high"]]) == "[0.666667, 0.20766, 0.938508]"
