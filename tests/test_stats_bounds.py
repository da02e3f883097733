"""What one call for measures may cost: one budget of count and time for everything, and no text held."""

import tracemalloc
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest

from lambdas.adapters.record_log import RecordLog
from lambdas.loop.errors import InvalidInput
from lambdas.loop.log import StoredEvent
from lambdas.loop.stats import MOST_LOOKED_UP, MOST_TIME, Measuring, tallied
from tests.api import Api, thumbs_down
from tests.conftest import FrozenClock
from uptake.measures import Measures

AGENTS = [f"agent-{n}" for n in range(5)]


@pytest.fixture
def api(clock: FrozenClock) -> Api:
    return Api(clock)


def told(api: Api, agent_id: str, count: int) -> None:
    """Events of an agent about as many runs that nobody registered."""
    for start in range(0, count, 100):
        numbers = range(start, min(start + 100, count))
        events = [
            thumbs_down(agent_id=agent_id, agent_run_id=f"{agent_id}-{n}", event_id=f"{agent_id}-{n}") for n in numbers
        ]
        assert api.call("POST", "/v1/feedback", {"events": events}).status in {200, 201, 207}


def measured(api: Api, most_read: int = 100_000) -> Measures:
    return Measuring(RecordLog(api.log_table), api.clock, most_read).measures(None, 12)


def look_ups(api: Api) -> int:
    return sum(verb == "get" for verb, _ in api.log_table.calls)


def test_more_than_can_be_read_in_one_call_is_refused(api: Api) -> None:
    """Agents, runs, events, retractions and questions come out of one budget; the answer says how to ask for less."""
    for n in range(2):
        api.call("POST", "/v1/runs", {"agent_run_id": f"r{n}", "agent_id": "bio", "user": "ann"})
        api.call("POST", "/v1/feedback", thumbs_down(agent_run_id=f"r{n}", event_id=f"e{n}"))
    questions, agents, runs, events = 4, 1, 2, 2

    assert measured(api, questions + agents + runs + events).acceptance
    with pytest.raises(InvalidInput, match="fewer weeks"):
        measured(api, questions + agents + runs + events - 1)
    api.call("DELETE", "/v1/feedback/e1")
    with pytest.raises(InvalidInput, match="fewer weeks"):
        measured(api, questions + agents + runs + events)


def test_time_is_over_for_all_agents_together(api: Api) -> None:
    """However many agents there are, the call ends when its time is over."""
    for agent in AGENTS:
        told(api, agent, 1)

    def slow(_: str) -> None:
        api.clock.advance(seconds=MOST_TIME.total_seconds() / 10)

    api.log_table.before = slow
    with pytest.raises(InvalidInput, match="fewer weeks"):
        measured(api)


def test_look_ups_of_all_agents_have_one_bound(api: Api) -> None:
    """1,000 runs are looked up in a call, not for each agent; what is not looked up counts, and a note says so."""
    for agent in AGENTS:
        told(api, agent, 300)
    api.log_table.calls.clear()

    found = measured(api)

    assert look_ups(api) == MOST_LOOKED_UP
    assert [orphans.count for orphans in found.orphans] == [300] * 5
    assert [note.split(" of ")[0] for note in found.notes] == ["agent-3: 200", "agent-4: 300"]


def test_look_ups_are_of_the_same_budget(api: Api) -> None:
    """What reading has left of count and time is what look-ups have; without any, the figures are given anyway."""
    told(api, "bio", 100)
    api.log_table.calls.clear()

    assert measured(api, 4 + 1 + 100 + 30).notes == ["bio: 70 of the orphans may be about runs from before these weeks"]
    assert look_ups(api) == 30

    def slow(verb: str) -> None:
        api.clock.advance(seconds=2 if verb == "get" else 0)

    api.log_table.before = slow
    api.log_table.calls.clear()
    assert measured(api).orphans[0].count == 100
    assert look_ups(api) <= MOST_TIME.total_seconds() / 2 + 1


def test_texts_are_not_held() -> None:
    """3,000 edits of 22 KB that all stand are counted in less than a tenth of their size."""
    noon = datetime(2026, 3, 9, 12, tzinfo=UTC)

    def edits() -> Iterator[StoredEvent]:
        for n in range(3_000):
            body = {
                "event_type": "edit", "agent_id": "bio", "agent_run_id": f"r{n}", "field": "/" + "f" * 900,
                "severity": "minor", "original": f"{n}" + "a" * 11_000, "corrected": f"{n}" + "b" * 11_000,
            }  # fmt: skip
            yield StoredEvent(body, f"e{n}", "u1-a", noon + timedelta(seconds=n), "", changed=True)

    tracemalloc.start()
    try:
        tally = tallied("bio", [], edits(), set(), noon)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert tally.corrections.total() == 3_000
    assert most < 3_000 * 22_000 / 10
