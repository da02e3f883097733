"""The feedback log in its table: runs, events, and the list of agents that ever sent one.

run         RUN#{agent_run_id}       RUN               by_agent: RUNS#{agent_id}, {received_at}#{agent_run_id}
event       EVENT#{event_id}         EVENT             by_agent: AGENT#{agent_id}, {received_at}#{event_id}
                                                       by_run: RUN#{agent_run_id}, the same
retraction  EVENT#{event_id}         RETRACTION        what is about the event, without its texts: for the stream
            RETRACTIONS#{agent_id}   {at}#{event_id}   for who reads the log
turn        EVENT#{event_id}         TURN              waits for a model; by_agent: TURNS#{agent_id}
agent       AGENTS                   {agent_id}        identity: the fingerprint of the identity secret
"""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Literal

from lambdas.adapters.table import AlreadyThere, Item, Put, Table
from lambdas.loop.errors import Conflict, NotFound, TooLarge
from lambdas.loop.log import PendingTurn, StoredEvent, StoredRun
from lambdas.loop.texts import without_texts
from lambdas.tables import BY_AGENT
from uptake.events import ItemStatus, Redactions
from uptake.wire import utc_text

# An item holds 400 KB (DynamoDB's limit); the keys and what else stands in it take the rest. A body of 256 KB can pass
# this: a number may be longer the way that it is stored.
MAX_STORED_BYTES = 390_000
_TAKEN = "event_id {!r} is taken by another event; send a new id"


class FeedbackLog:
    """Writes are durable and idempotent; nothing stored is ever changed.

    `identity` gives the fingerprint of the secret that actor ids are made with; the list of agents keeps it.
    """

    def __init__(self, table: Table, identity: Callable[[], str] | None = None) -> None:
        self._table = table
        self._identity = identity
        self._known_agents: set[str] = set()

    def add_event(self, stored: StoredEvent) -> ItemStatus:
        """Store the event once: `created`, or `duplicate` if the same event is there. One write.

        Raises Conflict if another event has this id.
        """
        self._add_agent(stored.agent_id)
        return self._add(_event_item(stored), _TAKEN.format(stored.event_id))

    def add_run(self, stored: StoredRun) -> ItemStatus:
        """Store the run once, as `add_event` does."""
        self._add_agent(stored.agent_id)
        message = f"agent_run_id {stored.agent_run_id!r} is registered with another body; a run has one id of its own"
        return self._add(_run_item(stored), message)

    def event(self, event_id: str) -> StoredEvent:
        """The event with this id. Raises NotFound."""
        item = self._table.get((f"EVENT#{event_id}", "EVENT"))
        if item is None:
            raise NotFound("no event has this id")
        return event_of(item)

    def run(self, agent_run_id: str) -> StoredRun | None:
        """The run, or None while it is not registered."""
        item = self._table.get((f"RUN#{agent_run_id}", "RUN"))
        return run_of(item) if item else None

    def has_run(self, agent_run_id: str, agent_id: str) -> bool:
        """Whether the run is registered, by this agent: a run of another agent says nothing about this one's events."""
        run = self.run(agent_run_id)
        return run is not None and run.agent_id == agent_id

    def retract(self, stored: StoredEvent, at: datetime) -> datetime:
        """Take an event back, once: answers when it was taken back first. One transaction of two writes."""
        when = utc_text(at)
        about = replace(stored, event=without_texts(stored.event).body, redactions=None)
        key = {"pk": f"EVENT#{stored.event_id}", "sk": "RETRACTION"}
        listed = {"pk": f"RETRACTIONS#{stored.agent_id}", "sk": f"{when}#{stored.event_id}"}
        try:
            self._table.put_together(
                [
                    Put({**_about(about), **key, "retracted_at": when}, expect={}),
                    Put({**listed, "event_id": stored.event_id, "agent_run_id": stored.agent_run_id}),
                ]
            )
        except Conflict:
            return self.retracted_at(stored.event_id) or at
        return at

    def retracted_at(self, event_id: str) -> datetime | None:
        """When the event was taken back, or None."""
        item = self._table.get((f"EVENT#{event_id}", "RETRACTION"))
        return datetime.fromisoformat(item["retracted_at"]) if item else None

    def retractions(self, agent_id: str, after: datetime | None = None) -> dict[str, str]:
        """Events of the agent that were taken back, from `after` on or ever: event id to run id, none is missing."""
        bound = utc_text(after) if after else ""
        items = self._table.query(f"RETRACTIONS#{agent_id}", after=bound)
        return {item["event_id"]: item["agent_run_id"] for item in items}

    def runs_since(self, agent_id: str, after: datetime) -> Iterator[StoredRun]:
        """The agent's runs in the order they were received, from `after` on. The index may lag by some seconds."""
        items = self._table.query(f"RUNS#{agent_id}", index=BY_AGENT, after=utc_text(after))
        return (run_of(item) for item in items)

    def add_pending(self, turn: PendingTurn) -> Literal["pending", "recorded"]:
        """Keep a turn until a model was asked, once; `recorded` if it is an event by now.

        Raises Conflict if another event, or another turn, has its id.
        """
        self._add_agent(turn.event.agent_id)
        key = f"EVENT#{turn.event.event_id}"
        item = {
            "pk": key,
            "sk": "TURN",
            "by_agent": f"TURNS#{turn.event.agent_id}",
            "by_agent_at": f"{utc_text(turn.event.received_at)}#{turn.event.event_id}",
            **_about(turn.event),
            "assistant_last": turn.assistant_last,
            "prev_user_msg": turn.prev_user_msg,
            "by_rules": turn.by_rules,
            "expires_at": int(turn.expires_at.timestamp()),
        }
        recorded = self._table.get((key, "EVENT"))
        if recorded is not None and recorded["body_digest"] == turn.event.body_digest:
            return "recorded"
        if recorded is not None:
            raise Conflict(_TAKEN.format(turn.event.event_id))
        self._add(item, _TAKEN.format(turn.event.event_id))
        return "pending"

    def pending_turn(self, event_id: str) -> PendingTurn | None:
        """The turn that waits under this id."""
        item = self._table.get((f"EVENT#{event_id}", "TURN"))
        return _pending_of(item) if item else None

    def pending(self, agent_id: str, most: int) -> list[PendingTurn]:
        """Up to `most` turns of the agent that wait, the oldest first. The index may lag by some seconds."""
        return [_pending_of(item) for item in self._table.query(f"TURNS#{agent_id}", index=BY_AGENT, limit=most)]

    def drop_pending(self, event_id: str) -> None:
        """A turn waits no longer."""
        self._table.delete((f"EVENT#{event_id}", "TURN"))

    def agents(self) -> list[str]:
        """Every agent that ever sent an event or a run, sorted."""
        return [str(item["sk"]) for item in self._table.query("AGENTS")]

    def events_since(self, agent_id: str, after: datetime) -> Iterator[StoredEvent]:
        """The agent's events in the order they were received, from `after` on. The index may lag by some seconds."""
        items = self._table.query(f"AGENT#{agent_id}", index=BY_AGENT, after=utc_text(after))
        return (event_of(item) for item in items)

    def _add_agent(self, agent_id: str) -> None:
        """List the agent before its first event or run, once a sandbox; later ones cost no further write."""
        if agent_id in self._known_agents:
            return
        item = {"pk": "AGENTS", "sk": agent_id}
        if self._identity is not None:
            self._table.put({**item, "identity": self._identity()})
        else:
            with suppress(AlreadyThere):  # who does not know the secret leaves what is said of it
                self._table.put(item, expect={})
        self._known_agents.add(agent_id)

    def _add(self, item: Item, conflict: str) -> ItemStatus:
        _refuse_too_large(item)
        try:
            self._table.put(item, expect={})
        except AlreadyThere as clash:
            if clash.item is not None and clash.item["body_digest"] == item["body_digest"]:
                return "duplicate"
            raise Conflict(conflict) from clash
        return "created"


def _refuse_too_large(item: Item) -> None:
    texts = ("body", "redactions", "assistant_last", "prev_user_msg")
    if sum(len(item.get(name, "").encode()) for name in texts) > MAX_STORED_BYTES:
        raise TooLarge(f"this is more than {MAX_STORED_BYTES // 1000} KB as it is stored; send less of it")


def event_of(item: Item) -> StoredEvent:
    """The event in an item of the table, or in the image that its stream carries."""
    return StoredEvent(
        event=json.loads(item["body"]),
        event_id=item["event_id"],
        actor_id=item["actor_id"],
        received_at=datetime.fromisoformat(item["received_at"]),
        body_digest=item["body_digest"],
        redactions=_redactions(item),
        changed=item.get("changed"),
    )


def _pending_of(item: Item) -> PendingTurn:
    return PendingTurn(
        event=event_of(item),
        assistant_last=item["assistant_last"],
        prev_user_msg=item["prev_user_msg"],
        by_rules=item["by_rules"],
        expires_at=datetime.fromtimestamp(item["expires_at"], UTC),
    )


def run_of(item: Item) -> StoredRun:
    """The run in an item of the table."""
    return StoredRun(
        run=json.loads(item["body"]),
        agent_run_id=item["pk"].removeprefix("RUN#"),
        actor_id=item["actor_id"],
        received_at=datetime.fromisoformat(item["received_at"]),
        body_digest=item["body_digest"],
        redactions=_redactions(item),
    )


def is_event(item: Item) -> bool:
    """Whether an item of the table is a feedback event."""
    return item.get("sk") == "EVENT"


def is_retraction(item: Item) -> bool:
    """Whether an item of the table takes a feedback event back; `event_of` reads it as that event, without texts."""
    return item.get("sk") == "RETRACTION"


def _event_item(stored: StoredEvent) -> Item:
    at = f"{utc_text(stored.received_at)}#{stored.event_id}"
    return {
        "pk": f"EVENT#{stored.event_id}",
        "sk": "EVENT",
        "by_agent": f"AGENT#{stored.agent_id}",
        "by_agent_at": at,
        "by_run": f"RUN#{stored.agent_run_id}",
        "by_run_at": at,
        **_about(stored),
    }


def _about(stored: StoredEvent) -> Item:
    changed: Item = {} if stored.changed is None else {"changed": stored.changed}
    return {"event_id": stored.event_id, **_common(stored, stored.event), **changed}


def _run_item(stored: StoredRun) -> Item:
    return {
        "pk": f"RUN#{stored.agent_run_id}",
        "sk": "RUN",
        "by_agent": f"RUNS#{stored.agent_id}",
        "by_agent_at": f"{utc_text(stored.received_at)}#{stored.agent_run_id}",
        **_common(stored, stored.run),
    }


def _common(stored: StoredEvent | StoredRun, body: Mapping[str, Any]) -> Item:
    """The body is kept as text: DynamoDB's numbers and nesting are narrower than JSON's."""
    item: Item = {
        "actor_id": stored.actor_id,
        "received_at": utc_text(stored.received_at),
        "body_digest": stored.body_digest,
        "body": json.dumps(body, ensure_ascii=False, separators=(",", ":")),
    }
    if stored.redactions:
        item["redactions"] = stored.redactions.model_dump_json()
    return item


def _redactions(item: Item) -> Redactions | None:
    return Redactions.model_validate_json(item["redactions"]) if "redactions" in item else None
