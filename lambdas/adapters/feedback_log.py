"""The feedback log in its table: runs, events, and the list of agents that ever sent one.

run    RUN#{agent_run_id}   RUN
event  EVENT#{event_id}     EVENT      by_agent: AGENT#{agent_id}, {received_at}#{event_id};  by_run: RUN#{agent_run_id}
agent  AGENTS               {agent_id}
"""

import json
from collections.abc import Iterator
from datetime import datetime
from typing import Any

from lambdas.adapters.table import AlreadyThere, Item, Table
from lambdas.loop.errors import Conflict, NotFound, TooLarge
from lambdas.loop.log import StoredEvent, StoredRun
from lambdas.tables import BY_AGENT
from uptake.events import ItemStatus
from uptake.wire import utc_text

# An item holds 400 KB (DynamoDB's limit); the keys and what else stands in it take the rest. A body of 256 KB can pass
# this: a number may be longer the way that it is stored.
MAX_STORED_BYTES = 390_000


class FeedbackLog:
    """Writes are durable and idempotent; nothing stored is ever changed."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._known_agents: set[str] = set()

    def add_event(self, stored: StoredEvent) -> ItemStatus:
        """Store the event once: `created`, or `duplicate` if the same event is there. One write.

        Raises Conflict if another event has this id.
        """
        self._add_agent(stored.agent_id)
        return self._add(_event_item(stored), f"event_id {stored.event_id!r} is taken by another event; send a new id")

    def add_run(self, stored: StoredRun) -> ItemStatus:
        """Store the run once, as `add_event` does."""
        message = f"agent_run_id {stored.agent_run_id!r} is registered with another body; a run has one id of its own"
        return self._add(_run_item(stored), message)

    def event(self, event_id: str) -> StoredEvent:
        """The event with this id. Raises NotFound."""
        item = self._table.get((f"EVENT#{event_id}", "EVENT"))
        if item is None:
            raise NotFound("no event has this id")
        return event_of(item)

    def has_run(self, agent_run_id: str) -> bool:
        """Whether the run is registered."""
        return self._table.get((f"RUN#{agent_run_id}", "RUN")) is not None

    def agents(self) -> list[str]:
        """Every agent that ever sent an event, sorted."""
        return [str(item["sk"]) for item in self._table.query("AGENTS")]

    def events_since(self, agent_id: str, after: datetime) -> Iterator[StoredEvent]:
        """The agent's events in the order they were received, from `after` on. The index may lag by some seconds."""
        items = self._table.query(f"AGENT#{agent_id}", index=BY_AGENT, after=utc_text(after))
        return (event_of(item) for item in items)

    def _add_agent(self, agent_id: str) -> None:
        """List the agent before its first event, once a sandbox; later events cost no further write."""
        if agent_id not in self._known_agents:
            self._table.put({"pk": "AGENTS", "sk": agent_id})
            self._known_agents.add(agent_id)

    def _add(self, item: Item, conflict: str) -> ItemStatus:
        if len(item["body"].encode()) > MAX_STORED_BYTES:
            raise TooLarge(f"this is more than {MAX_STORED_BYTES // 1000} KB as it is stored; send less of it")
        try:
            self._table.put(item, expect={})
        except AlreadyThere as clash:
            if clash.item is not None and clash.item["body_digest"] == item["body_digest"]:
                return "duplicate"
            raise Conflict(conflict) from clash
        return "created"


def event_of(item: Item) -> StoredEvent:
    """The event in an item of the table, or in the image that its stream carries."""
    return StoredEvent(
        event=json.loads(item["body"]),
        event_id=item["event_id"],
        actor_id=item["actor_id"],
        received_at=datetime.fromisoformat(item["received_at"]),
        body_digest=item["body_digest"],
    )


def is_event(item: Item) -> bool:
    """Whether an item of the table is a feedback event."""
    return item.get("sk") == "EVENT"


def _event_item(stored: StoredEvent) -> Item:
    at = utc_text(stored.received_at)
    return {
        "pk": f"EVENT#{stored.event_id}",
        "sk": "EVENT",
        "by_agent": f"AGENT#{stored.agent_id}",
        "by_agent_at": f"{at}#{stored.event_id}",
        "by_run": f"RUN#{stored.agent_run_id}",
        "by_run_at": f"{at}#{stored.event_id}",
        "event_id": stored.event_id,
        **_common(stored.event, stored.actor_id, at, stored.body_digest),
    }


def _run_item(stored: StoredRun) -> Item:
    return {
        "pk": f"RUN#{stored.agent_run_id}",
        "sk": "RUN",
        **_common(stored.run, stored.actor_id, utc_text(stored.received_at), stored.body_digest),
    }


def _common(body: Any, actor_id: str, at: str, digest: str) -> Item:
    """The body is kept as text: DynamoDB's numbers and nesting are narrower than JSON's."""
    text = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
    return {"actor_id": actor_id, "received_at": at, "body_digest": digest, "body": text}
