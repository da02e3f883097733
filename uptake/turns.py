"""One turn of a user in a conversation, with what the agent said before: is it a correction, and what became of it."""

from typing import Annotated, Literal

from pydantic import Field

from uptake.events import InPlay, ItemResult, Severity
from uptake.wire import AnswerModel, Identity, Instant, OpaqueId, Slug, Text

TurnKind = Literal[
    "correction_with_fix",
    "correction_no_fix",
    "rephrase",
    "self_correction",
    "preference",
    "new_task",
    "answer",
    "praise",
    "machine",
    "other",
]


class Turn(InPlay):
    """One message of a user, with the agent's last turn before it. Of these only a correction is kept."""

    agent_run_id: OpaqueId
    agent_id: Slug
    user: Identity
    assistant_last: Text = Field(description="What the agent said or did last.")
    user_msg: Text
    prev_user_msg: Text | None = Field(None, description="What the user had asked for before.")
    event_id: OpaqueId | None = Field(None, description="The idempotency key; made from target and text if left out.")
    session_id: OpaqueId | None = None
    task_id: OpaqueId | None = None
    turn: Annotated[int, Field(ge=0, le=1_000_000)] | None = None
    original_output_ref: OpaqueId | None = None
    keep_original: bool = Field(False, description="Keep `assistant_last` as the event's `original`, too.")
    occurred_at: Instant | None = None


class TurnResult(AnswerModel):
    """What the message is, and what became of it: `recorded`, `ignored`, or `pending` until a model was asked."""

    is_correction: bool
    kind: TurnKind
    severity: Severity | None = None
    confidence: float
    status: Literal["recorded", "ignored", "pending"]
    event: ItemResult | None = Field(None, description="The event, where it is recorded.")
    event_id: str | None = Field(None, description="Of the event that is or will be recorded.")
