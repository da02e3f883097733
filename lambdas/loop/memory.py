"""Per-user memory: which events become a record, and in whose namespace it stands."""

from dataclasses import dataclass

from lambdas.loop.log import StoredEvent, is_correction
from lambdas.loop.unsafe import attempt
from uptake.wire import utc_text

# AgentCore Memory's limit for the text of a record; the same here, so that a record fits either backend.
MAX_RECORD_CHARACTERS = 16_000


@dataclass(frozen=True)
class MemoryRecord:
    """One thing that an actor told an agent. `record_id` sorts by time of receipt."""

    namespace: str
    record_id: str
    text: str
    event_id: str
    recorded_at: str


def namespace(agent_id: str, actor_id: str) -> str:
    """Where the memories of one actor with one agent live. Compared whole, never by prefix."""
    return f"/agents/{agent_id}/actors/{actor_id}/corrections/"


def remembered(stored: StoredEvent) -> MemoryRecord | None:
    """The record that an event becomes: a correction in words that is neither for this session only nor `unsafe`."""
    if stored.event.get("scope") == "session" or not is_correction(stored):
        return None
    text = stored.words[:MAX_RECORD_CHARACTERS]  # cut first: what is looked at is what is kept
    if attempt(text) is not None:
        return None
    at = utc_text(stored.received_at)
    return MemoryRecord(
        namespace=namespace(stored.agent_id, stored.actor_id),
        record_id=f"{at}#{stored.event_id}",
        text=text,
        event_id=stored.event_id,
        recorded_at=at,
    )
