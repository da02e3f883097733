"""What an agent sends: runs and feedback events. One model for every surface."""

from typing import Annotated, Any, Literal, Self

from pydantic import BeforeValidator, Field, JsonValue, model_validator

from uptake.batches import MAX_BATCH
from uptake.wire import AnswerModel, Digest, Identity, Instant, OpaqueId, RequestModel, Slug, Text

EventType = Literal["rating", "user_correction_submitted", "rejection", "edit"]
Surface = Literal["chat", "inline_edit", "cli", "hil_gate", "async_review"]
Severity = Literal["minor", "major", "reject"]
Scope = Literal["session", "user", "shared"]

# Verdicts as systems send them; a text that is not here is refused, never taken for true (field bug F019).
_RATINGS: dict[str, Literal["up", "down"]] = {
    **dict.fromkeys(("up", "thumbs_up", "+1", "1", "true", "positive"), "up"),
    **dict.fromkeys(("down", "thumbs_down", "-1", "0", "false", "negative"), "down"),
}


def _parse_rating(value: Any) -> Any:
    if value is None:
        return None
    rating = _RATINGS.get(str(value).strip().lower()) if isinstance(value, str | bool | int) else None
    if rating is None:
        raise ValueError("a rating is 'up' or 'down'")
    return rating


Rating = Annotated[Literal["up", "down"], BeforeValidator(_parse_rating, json_schema_input_type=Literal["up", "down"])]


class InPlay(RequestModel):
    """What was in front of the agent in this run: the exposure that efficacy is measured on."""

    skills: dict[Slug, Digest] | None = Field(None, description="Skill id to the digest of the version that was read.")
    prompt_version: OpaqueId | None = None


class Run(InPlay):
    """One execution of an agent; the join key of everything that is said about it."""

    agent_run_id: OpaqueId
    agent_id: Slug
    user: Identity
    session_id: OpaqueId | None = None
    task_id: OpaqueId | None = None
    input: JsonValue = None
    output: JsonValue = None
    tools: list[JsonValue] | None = Field(None, description="The tool calls of the run, in order.")
    occurred_at: Instant | None = None


class FeedbackEvent(InPlay):
    """One signal of one user about one run; immutable once stored."""

    event_type: EventType
    agent_run_id: OpaqueId
    agent_id: Slug
    user: Identity
    event_id: OpaqueId | None = Field(None, description="The idempotency key; made from target and text if left out.")
    session_id: OpaqueId | None = None
    task_id: OpaqueId | None = None
    turn: Annotated[int, Field(ge=0, le=1_000_000)] | None = None
    field: Annotated[str, Field(max_length=1000)] | None = Field(None, description="JSON Pointer into the output.")
    rating: Rating | None = None
    comment: Text | None = None
    correction_surface: Surface | None = None
    correction_text: Text | None = None
    original_output_ref: OpaqueId | None = None
    original: JsonValue = None
    corrected: JsonValue = None
    severity: Severity | None = Field(None, description="Of an edit, the service measures it where it is left out.")
    scope: Scope = "shared"
    detected: bool = Field(False, description="Found in what the user wrote, by rules or a model; not sent as such.")
    confidence: Annotated[float, Field(ge=0, le=1)] | None = Field(None, description="Of what was detected.")
    occurred_at: Instant | None = None

    @model_validator(mode="after")
    def _says_something(self) -> Self:
        """Each type carries the field that gives it its meaning; a rating of null takes an earlier one back."""
        given = self.model_fields_set
        if self.event_type == "rating" and "rating" not in given and not (self.comment or "").strip():
            raise ValueError("a rating needs `rating` (null clears an earlier one), or a `comment`")
        if self.confidence is not None and not self.detected:
            raise ValueError("only what was `detected` has a `confidence`")
        if self.event_type == "user_correction_submitted":
            if self.correction_surface is None:
                raise ValueError("a correction needs its `correction_surface`")
            if not (self.correction_text or "").strip() and "corrected" not in given:
                raise ValueError("a correction needs `correction_text`, or `original` and `corrected`")
        if self.event_type == "edit" and not {"original", "corrected"} <= given:
            raise ValueError("an edit needs `original` and `corrected`")
        return self


class FeedbackBatch(RequestModel):
    """Up to 100 events; each gets its own result, in the order sent. Items are checked one by one."""

    events: Annotated[list[JsonValue], Field(min_length=1, max_length=MAX_BATCH)]


ItemStatus = Literal["created", "duplicate", "rejected"]


class Fault(AnswerModel):
    """One field at fault, by its JSON Pointer (RFC 6901)."""

    pointer: str
    detail: str


class Problem(AnswerModel):
    """An error as `application/problem+json` (RFC 9457); `pointer` is the JSON Pointer of the field at fault."""

    type: str = "about:blank"
    title: str
    status: int
    detail: str
    pointer: str | None = None
    errors: list[Fault] | None = Field(None, description="The first 20 faults, where there is more than one.")


class Redaction(AnswerModel):
    """One place where personal data or a key was taken out before the text was stored."""

    pointer: str = Field(description="JSON Pointer of the text, in what is stored.")
    kind: str = Field(examples=["email", "phone", "card", "iban", "ip", "key"])
    start: int = Field(description="Code points from the start of the text that was sent.")
    end: int


class Redactions(AnswerModel):
    """What was taken out, before the write: counts by kind, and the first 100 places."""

    counts: dict[str, int]
    places: list[Redaction]


class ItemResult(AnswerModel):
    """What became of one event or run: `created` and `duplicate` are stored for good, `rejected` is not stored."""

    status: ItemStatus
    event_id: str | None = None
    problem: Problem | None = None
    clock_skew: bool | None = Field(
        None, description="True where `occurred_at` lay over 5 minutes ahead; the time of receipt orders it instead."
    )
    severity: Severity | None = Field(None, description="As stored; of an edit without one, as it was measured.")
    redactions: Redactions | None = None


class BatchResult(AnswerModel):
    """One result per item of the batch, in its order."""

    results: list[ItemResult]


class RunResult(AnswerModel):
    """What became of a run: `created`, or `duplicate` of the same run with the same body."""

    status: ItemStatus
    agent_run_id: str
    redactions: Redactions | None = None


class Receipt(AnswerModel):
    """Proof that an event is in the log. It carries no user's text, so that an id alone reveals none."""

    event_id: str
    event_type: EventType
    agent_id: str
    agent_run_id: str
    received_at: Instant
    orphan: bool = Field(description="True while the run of this event is not registered.")
    clock_skew: bool = Field(False, description="True where the client's clock was more than 5 minutes ahead.")
    pending: bool = Field(False, description="True while a model has yet to say whether this turn is a correction.")
    retracted_at: Instant | None = Field(None, description="When the event was taken back; it feeds nothing since.")


class Retraction(AnswerModel):
    """An event is taken back: it feeds nothing any more, and what it fed is undone."""

    event_id: str
    retracted_at: Instant
