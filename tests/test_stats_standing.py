"""What stands does not depend on the order of arrival, and is what the user's memory shows."""

from datetime import UTC, datetime, timedelta
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from lambdas.adapters.memory_store import MemoryStore
from lambdas.loop.log import StoredEvent
from lambdas.loop.memory import forget, remember
from lambdas.loop.standing import standing, word_of
from lambdas.tables import MEMORY
from tests.fakes.table import FakeTable

NOON = datetime(2026, 3, 9, 12, tzinfo=UTC)
KINDS: list[dict[str, Any]] = [
    {"event_type": "rating", "rating": "down", "comment": "Look the cell line up before you join."},
    {"event_type": "rating", "rating": "down"},
    {"event_type": "rating", "rating": "up"},
    {"event_type": "rating"},
    {"event_type": "rating", "rating": "up", "correction_surface": "hil_gate"},
    {"event_type": "rejection", "comment": "This must not be sent.", "correction_surface": "hil_gate"},
    {"event_type": "user_correction_submitted", "correction_text": "The other table.", "correction_surface": "chat"},
    {"event_type": "edit", "original": "a", "corrected": "b"},
]


@st.composite
def histories(draw: st.DrawFn) -> list[StoredEvent]:
    """Up to eight events of two actors about two runs, some with a client's time, some at one moment."""
    events = []
    for number in range(draw(st.integers(0, 8))):
        body = dict(draw(st.sampled_from(KINDS)))
        body |= {"agent_id": "bio", "agent_run_id": draw(st.sampled_from(["r1", "r2"])), "turn": 1}
        if minutes := draw(st.integers(0, 4)):
            body["occurred_at"] = (NOON + timedelta(minutes=10 * minutes - 25)).isoformat()
        events.append(
            StoredEvent(
                event=body,
                event_id=f"e{number}",
                actor_id=draw(st.sampled_from(["u1-a", "u1-b"])),
                received_at=NOON + timedelta(seconds=draw(st.integers(0, 2))),
                body_digest="",
                changed=True if body["event_type"] == "edit" else None,
            )
        )
    return events


@given(histories(), st.sets(st.integers(0, 7)), st.randoms(use_true_random=False))
def test_what_stands_is_what_memory_shows(events: list[StoredEvent], gone: set[int], random: Any) -> None:
    """In any order of arrival the same events stand, and they are those of which a memory is live."""
    retracted = {f"e{number}" for number in gone}
    shuffled = random.sample(events, len(events))
    memories = MemoryStore(FakeTable(MEMORY))
    for event in shuffled:
        remember(memories, event)
        if event.event_id in retracted:
            forget(memories, event)

    found = [word.event_id for word in standing(map(word_of, events), retracted)]

    assert found == [word.event_id for word in standing(map(word_of, shuffled), retracted)]
    actors = {event.actor_id for event in events}
    live = [
        m for a in actors for m in memories.newest(f"/agents/bio/actors/{a}/corrections/", 100) if m.state == "live"
    ]
    assert sorted(memory.event_id for memory in live) == sorted(found)
