"""Records of the log on their way out and back: what comes back is checked as what comes in, and stored as it was."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Protocol

from pydantic import BaseModel, JsonValue

from lambdas.loop.capture import ITEM_FAULTS
from lambdas.loop.errors import Conflict, InvalidInput, NotFound
from lambdas.loop.log import MAX_AHEAD, Seal, StoredEvent, StoredRun
from uptake.events import FeedbackEvent, ItemStatus, Problem, Redactions, Run
from uptake.records import (
    AgentList,
    EventRecord,
    RecordKind,
    RecordPage,
    RecordResult,
    RestoreRequest,
    RestoreResult,
    RetractionRecord,
    RunRecord,
)

MAX_PAGE_BYTES = 2_500_000  # a function answers at most 6 MB, in which a text that is full of quotes is twice as long
_TEXT_CHARACTERS = {"comment": 100_000, "correction_text": 100_000, "field": 1_000}
_ITEM_FAULTS = (*ITEM_FAULTS, NotFound)
_UNKNOWN_HERE = (
    "this deployment cannot tell whether its identity secret is the one of this export, and with another one nobody "
    "would find their memories; let an agent register a run first, which leaves the secret's fingerprint, or, if you "
    "have copied the secret yourself, say so: uptake import --accept-identity"
)
_UNKNOWN_THERE = (
    "these records do not say which identity secret made their actors, and with another one than this deployment's "
    "nobody would find their memories; send them with the first line of their export, or, if you know that the secret "
    "is the same, say so: uptake import --accept-identity"
)


@dataclass(frozen=True)
class Retracted:
    """That an event was taken back, and when."""

    event_id: str
    agent_id: str
    at: datetime


class Log(Protocol):
    """What records need of the feedback log. A position sorts as records were received; "" is before all of them."""

    def agents(self) -> list[str]:
        """Every agent with a run or an event, sorted."""

    def identity(self) -> str | None:
        """The fingerprint of the secret that made its actor ids, if that is known."""

    def runs_behind(self, agent_id: str, position: str, most: int) -> Iterator[tuple[str, StoredRun]]:
        """Up to `most` runs behind a position, each with its own."""

    def events_behind(self, agent_id: str, position: str, most: int) -> Iterator[tuple[str, StoredEvent]]:
        """The same for events."""

    def retractions_behind(self, agent_id: str, position: str, most: int) -> Iterator[tuple[str, Retracted]]:
        """The same for retractions."""

    def add_event(self, stored: StoredEvent) -> ItemStatus:
        """Store an event once. Raises Conflict."""

    def add_run(self, stored: StoredRun) -> ItemStatus:
        """Store a run once. Raises Conflict."""

    def event(self, event_id: str) -> StoredEvent:
        """One event. Raises NotFound."""

    def retract(self, stored: StoredEvent, at: datetime) -> datetime:
        """Take the event back, once; answers when that was."""

    def retracted_at(self, event_id: str) -> datetime | None:
        """When the event was taken back."""


def fingerprint(seal: Seal) -> str:
    """What tells one identity secret from another, and nothing else of it."""
    return seal("the identity of this deployment")[:16]


class Records:
    """Gives the log away, and takes one in.

    `identity` is the fingerprint of our secret, where it is known without the log.
    """

    def __init__(
        self,
        log: Log,
        clock: Callable[[], datetime],
        problem_of: Callable[[Exception, str], Problem],
        identity: str | None = None,
    ) -> None:
        self._log = log
        self._clock = clock
        self._problem_of = problem_of
        self._identity = identity

    def agents(self) -> AgentList:
        """Every agent, and until when an export goes that begins now."""
        as_of = self._clock()
        return AgentList(agents=self._log.agents(), identity=self._identity or self._log.identity(), as_of=as_of)

    def page(self, agent_id: str, kind: RecordKind, limit: int, position: str) -> RecordPage:
        """Up to `limit` records behind a position, fewer where they are long; `next` is None behind the last one."""
        records: list[dict[str, JsonValue]] = []
        size = 0
        last: str | None = None
        for at, record in self._behind(agent_id, kind, limit + 1, position):
            dumped = {"kind": record.kind, **record.model_dump(mode="json", exclude_none=True)}
            size += len(json.dumps(dumped, ensure_ascii=False).encode())
            if records and (len(records) == limit or size > MAX_PAGE_BYTES):
                return RecordPage(records=records, next=last)
            records.append(dumped)
            last = at
        return RecordPage(records=records)

    def restore(self, request: RestoreRequest) -> RestoreResult:
        """Store each record that is valid as it is, in order, once.

        Raises Conflict on actors of another secret, or of one that cannot be compared and was not accepted;
        Unavailable.
        """
        self._check_identity(request)
        return RestoreResult(results=[self._restored(n, record) for n, record in enumerate(request.records)])

    def _check_identity(self, request: RestoreRequest) -> None:
        """`admin` has no access to the secret: what is known of it, `capture` has left in the log. Raises Conflict."""
        known = self._identity or self._log.identity()
        if request.identity and known:
            if request.identity != known:
                raise Conflict(
                    "this export is of a deployment with another identity secret: here nobody would find their "
                    "memories; give this deployment the same secret (on one machine: uptake serve --identity-from "
                    "FOLDER)"
                )
        elif not request.accept_identity:
            raise Conflict(_UNKNOWN_HERE if request.identity else _UNKNOWN_THERE)

    def _behind(
        self, agent_id: str, kind: RecordKind, most: int, position: str
    ) -> Iterable[tuple[str, RunRecord | EventRecord | RetractionRecord]]:
        match kind:
            case "run":
                return ((at, run_record(run)) for at, run in self._log.runs_behind(agent_id, position, most))
            case "event":
                return ((at, event_record(event)) for at, event in self._log.events_behind(agent_id, position, most))
            case "retraction":
                found = self._log.retractions_behind(agent_id, position, most)
                return (
                    (at, RetractionRecord(event_id=r.event_id, agent_id=agent_id, retracted_at=r.at)) for at, r in found
                )

    def _restored(self, number: int, value: JsonValue) -> RecordResult:
        try:
            return RecordResult(status=self._stored(value))
        except _ITEM_FAULTS as error:
            return RecordResult(status="rejected", problem=self._problem_of(error, f"/records/{number}"))

    def _stored(self, value: JsonValue) -> ItemStatus:
        kind = value.get("kind") if isinstance(value, dict) else None
        if kind == "run":
            run = stored_run(RunRecord.model_validate(value))
            self._check_time(run.received_at, "/received_at")
            return self._log.add_run(run)
        if kind == "event":
            event = stored_event(EventRecord.model_validate(value))
            self._check_time(event.received_at, "/received_at")
            return self._log.add_event(event)
        if kind == "retraction":
            return self._retracted(RetractionRecord.model_validate(value))
        raise InvalidInput("a record is of the kind run, event or retraction", "/kind")

    def _retracted(self, record: RetractionRecord) -> ItemStatus:
        self._check_time(record.retracted_at, "/retracted_at")
        event = self._log.event(record.event_id)
        if event.agent_id != record.agent_id:
            raise InvalidInput("the event is about another agent", "/agent_id")
        known = self._log.retracted_at(record.event_id)
        at = known or self._log.retract(event, record.retracted_at)
        if at != record.retracted_at:
            raise Conflict(f"event {record.event_id!r} was taken back at another time")
        return "created" if known is None else "duplicate"

    def _check_time(self, at: datetime, pointer: str) -> None:
        if at - self._clock() > MAX_AHEAD:
            raise InvalidInput("this lies ahead of the service's clock", pointer)


def run_record(stored: StoredRun) -> RunRecord:
    """A run of the log as a record."""
    return RunRecord(
        agent_run_id=stored.agent_run_id,
        actor_id=stored.actor_id,
        received_at=stored.received_at,
        body_digest=stored.body_digest,
        body=dict(stored.run),
        redactions=stored.redactions,
    )


def event_record(stored: StoredEvent) -> EventRecord:
    """An event of the log as a record."""
    return EventRecord(
        event_id=stored.event_id,
        actor_id=stored.actor_id,
        received_at=stored.received_at,
        body_digest=stored.body_digest,
        body=dict(stored.event),
        redactions=stored.redactions,
        changed=stored.changed,
    )


def stored_run(record: RunRecord) -> StoredRun:
    """A record as the log stores it. Raises ValidationError, InvalidInput."""
    if record.body.get("agent_run_id") != record.agent_run_id:
        raise InvalidInput("the body is of another run", "/body/agent_run_id")
    _check_body(Run, record.body, {"user": record.actor_id}, record.redactions)
    return StoredRun(
        run=record.body,
        agent_run_id=record.agent_run_id,
        actor_id=record.actor_id,
        received_at=record.received_at,
        body_digest=record.body_digest,
        redactions=record.redactions,
    )


def stored_event(record: EventRecord) -> StoredEvent:
    """A record as the log stores it. Raises ValidationError, InvalidInput."""
    if record.body_digest.startswith("e-") and record.body_digest != record.event_id:
        raise InvalidInput("a made id is its own digest", "/body_digest")
    _check_body(FeedbackEvent, record.body, {"user": record.actor_id, "event_id": record.event_id}, record.redactions)
    return StoredEvent(
        event=record.body,
        event_id=record.event_id,
        actor_id=record.actor_id,
        received_at=record.received_at,
        body_digest=record.body_digest,
        redactions=record.redactions,
        changed=record.changed,
    )


def _check_body(
    model: type[BaseModel], body: Mapping[str, JsonValue], beside: Mapping[str, str], redactions: Redactions | None
) -> None:
    """The body is one that capture would have stored: valid together with what privacy took out, in our spelling."""
    if taken := beside.keys() & body.keys():
        raise InvalidInput("this does not stand in a body", f"/body/{min(taken)}")
    sent: dict[str, Any] = {**body, **beside}
    for name, most in _TEXT_CHARACTERS.items():
        if redactions and isinstance(text := sent.get(name), str):
            sent[name] = text[:most]  # what stands for an address may be longer than the address
    omitted = {place.pointer[1:] for place in redactions.places if place.kind == "omitted"} if redactions else set()
    sent |= dict.fromkeys(omitted & model.model_fields.keys() - sent.keys(), "-")
    if "tools" in omitted:
        sent["tools"] = []
    if body.get("event_type") == "rating":
        sent.setdefault("rating", None)  # of an earlier one that was cleared, nothing stands in the body
    read = model.model_validate(sent).model_dump(mode="json", exclude_unset=True)
    for name, value in body.items():
        if read[name] != value and name not in _TEXT_CHARACTERS:
            raise InvalidInput(
                f"the log spells this {json.dumps(read[name], ensure_ascii=False)[:60]}", f"/body/{name}"
            )
