"""The log as it leaves a service and comes back: runs, events and retractions exactly as they are stored.

An export is JSONL: a header, then records, then an end. An author is an actor here, since the log knows no names.
"""

from typing import Annotated, Literal

from pydantic import Field, JsonValue, StringConstraints

from uptake.events import ItemStatus, Problem, Redactions
from uptake.wire import AnswerModel, Instant, OpaqueId, RequestModel, Slug

RecordKind = Literal["run", "event", "retraction"]
RECORD_KINDS: tuple[RecordKind, ...] = ("run", "event", "retraction")
HEADER, END = "uptake_export", "end"
VERSION = 1
MAX_RECORDS = 100

ActorId = Annotated[str, StringConstraints(pattern=r"^u1-[a-z2-7]{52}$")]
BodyDigest = Annotated[str, StringConstraints(pattern=r"^(e-[0-9a-f]{40}|[0-9a-f]{64})$")]
Fingerprint = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]


class _Kept(RequestModel):
    actor_id: ActorId
    received_at: Instant
    body_digest: BodyDigest = Field(description="Tells whether what is sent again is the same; keyed by the service.")
    body: dict[str, JsonValue] = Field(description="What was sent, without its author, as privacy has left it.")
    redactions: Redactions | None = None


class RunRecord(_Kept):
    """A run as the log keeps it."""

    kind: Literal["run"] = "run"
    agent_run_id: OpaqueId


class EventRecord(_Kept):
    """A feedback event as the log keeps it."""

    kind: Literal["event"] = "event"
    event_id: OpaqueId
    changed: bool | None = Field(None, description="Of an edit: whether anything but its spelling changed.")


class RetractionRecord(RequestModel):
    """That an event was taken back, and when. The event itself stays in the log."""

    kind: Literal["retraction"] = "retraction"
    event_id: OpaqueId
    agent_id: Slug
    retracted_at: Instant


Record = RunRecord | EventRecord | RetractionRecord


class ExportHeader(RequestModel):
    """The first line of an export."""

    kind: Literal["uptake_export"] = "uptake_export"
    version: int = VERSION
    identity: Fingerprint | None = Field(None, description="Of the secret that made its actor ids, where it is known.")
    exported_at: Instant


class ExportEnd(RequestModel):
    """The last line of an export: without it, the file was cut short."""

    kind: Literal["end"] = "end"
    runs: int
    events: int
    retractions: int


class AgentList(AnswerModel):
    """Every agent that ever registered a run or sent an event, sorted."""

    agents: list[str]
    identity: str | None = Field(None, description="A fingerprint of the secret that makes actor ids, where known.")
    as_of: Instant = Field(description="The time of the service. An export goes up to here.")


class RecordPage(AnswerModel):
    """A page of one kind of an agent's records, in the order received; `next` goes on behind it."""

    records: list[dict[str, JsonValue]]
    next: str | None = None


class RestoreRequest(RequestModel):
    """Up to 100 records, of any kinds; `identity` is the header's: another secret's actors are refused."""

    identity: Fingerprint | None = None
    accept_identity: bool = Field(
        False,
        description="Store them also where the fingerprints cannot be compared, since one is not known: the caller "
        "knows that the secret is the same. One that is another stays refused.",
    )
    records: Annotated[list[JsonValue], Field(min_length=1, max_length=MAX_RECORDS)]


class RecordResult(AnswerModel):
    """What became of one record: `created` and `duplicate` are stored as they were sent, `rejected` is not."""

    status: ItemStatus
    problem: Problem | None = None


class RestoreResult(AnswerModel):
    """One result per record, in order."""

    results: list[RecordResult]
