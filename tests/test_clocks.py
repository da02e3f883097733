"""Time: one spelling for an instant, no naive one, and a client's clock that runs ahead orders nothing."""

import os
import subprocess
import sys
from datetime import UTC, datetime, timedelta, timezone

import pytest
from pydantic import ValidationError

from lambdas.bootstrap import rising
from tests.accepting import stored_event
from tests.api import Api, thumbs_down
from tests.conftest import FrozenClock
from uptake.events import FeedbackEvent


@pytest.fixture
def api(clock: FrozenClock) -> Api:
    return Api(clock)


@pytest.mark.parametrize(
    "spelled",
    ["2026-03-02T09:30:00Z", "2026-03-02T09:30:00+00:00", "2026-03-02T15:00:00+05:30", "2026-03-02T09:30:00.000000Z"],
)
def test_equal_instants_have_one_text(spelled: str) -> None:
    """Whatever zone an instant is told in, it is stored as one text that sorts (F029)."""
    event = FeedbackEvent.model_validate(thumbs_down(occurred_at=spelled))
    assert event.model_dump(mode="json")["occurred_at"] == "2026-03-02T09:30:00.000000Z"


def test_same_instant_in_another_spelling_is_a_duplicate(api: Api) -> None:
    """A replay that spells its time with an offset is the same event."""
    assert api.call("POST", "/v1/feedback", thumbs_down(event_id="e", occurred_at="2026-03-02T09:30:00Z")).status == 201
    again = api.call("POST", "/v1/feedback", thumbs_down(event_id="e", occurred_at="2026-03-02T10:30:00+01:00"))
    assert (again.status, again.json["status"]) == (200, "duplicate")


def test_naive_time_is_refused(api: Api) -> None:
    """A time without its offset could be any of 38 instants: 400, with the field at fault."""
    answer = api.call("POST", "/v1/feedback", thumbs_down(occurred_at="2026-03-02T09:30:00"))
    assert (answer.status, answer.json["pointer"]) == (400, "/occurred_at")


def test_naive_time_is_refused_in_python_too() -> None:
    """A `datetime` without a zone would be read in the zone of the machine (F023): it makes no event."""
    naive = datetime(2026, 3, 2, 9, 30)  # noqa: DTZ001 - the point
    with pytest.raises(ValidationError, match="needs its offset"):
        FeedbackEvent.model_validate(thumbs_down(occurred_at=naive))
    there = datetime(2026, 3, 2, 15, tzinfo=timezone(timedelta(hours=5, minutes=30)))
    event = FeedbackEvent.model_validate(thumbs_down(occurred_at=there))
    assert event.model_dump(mode="json")["occurred_at"] == "2026-03-02T09:30:00.000000Z"


@pytest.mark.parametrize(("ahead", "skewed"), [("12:04:59", False), ("12:05:00", False), ("12:05:01", True)])
def test_clock_ahead_is_flagged_and_orders_nothing(ahead: str, skewed: bool) -> None:
    """Over 5 minutes ahead: accepted and flagged, kept as it was sent, and ordered by receipt (F025)."""
    noon = datetime(2026, 3, 2, 12, tzinfo=UTC)
    said = f"2026-03-02T{ahead}Z"

    stored = stored_event(thumbs_down(event_id="e", occurred_at=said), "u1-a", noon)

    assert stored.clock_skew is skewed
    assert stored.event["occurred_at"].startswith(said[:-1])
    assert stored.moment[0] == (noon if skewed else datetime.fromisoformat(said))


def test_flag_is_told_and_stays(api: Api) -> None:
    """Who sent the event is told, and so is who asks for its receipt."""
    answer = api.call("POST", "/v1/feedback", thumbs_down(event_id="e", occurred_at="2031-01-01T00:00:00Z"))
    assert (answer.status, answer.json["clock_skew"]) == (201, True)
    assert api.call("GET", "/v1/feedback/e").json["clock_skew"] is True


def test_no_two_events_of_one_function_are_received_at_once(api: Api) -> None:
    """A batch that comes in one instant has an order: that of the batch (F005, F031, F033)."""
    events = [thumbs_down(f"a comment that is long enough {n}", event_id=f"e{9 - n}") for n in range(9)]
    api.call("POST", "/v1/feedback", {"events": events})

    found = [e.event_id for e in api.log.events_since("bio", datetime(2000, 1, 1, tzinfo=UTC))]

    assert found == [f"e{9 - n}" for n in range(9)]


def test_clock_that_is_set_back_still_rises() -> None:
    """The order of receipt holds when the machine's clock is corrected."""
    times = iter([datetime(2026, 3, 2, 12, 0, second, tzinfo=UTC) for second in (5, 5, 3, 9)])
    tick = rising(lambda: next(times))
    told = [tick() for _ in range(4)]
    assert told == sorted(set(told))


@pytest.mark.parametrize("zone", ["Asia/Karachi", "America/St_Johns", "UTC"])
def test_zone_of_the_machine_changes_nothing(zone: str) -> None:
    """What is stored is the same wherever the machine stands (F023)."""
    program = (
        "from tests.accepting import stored_event; from tests.api import thumbs_down\n"
        "from datetime import UTC, datetime\n"
        "body = thumbs_down(event_id='e', occurred_at='2026-03-02T10:30:00+01:00')\n"
        "stored = stored_event(body, 'u1-a', datetime(2026, 3, 2, 12, tzinfo=UTC))\n"
        "print(stored.event['occurred_at'], stored.moment[0].isoformat(), stored.body_digest)"
    )
    told = subprocess.run(
        [sys.executable, "-c", program], env={**os.environ, "TZ": zone}, capture_output=True, text=True, check=True
    ).stdout.split()
    here = stored_event(
        thumbs_down(event_id="e", occurred_at="2026-03-02T09:30:00Z"), "u1-a", datetime(2026, 3, 2, 12, tzinfo=UTC)
    )
    assert told == ["2026-03-02T09:30:00.000000Z", "2026-03-02T09:30:00+00:00", here.body_digest]
