"""Turns of a conversation: a correction becomes an event, and what the rules are not sure of waits for a model.

A model is never asked on the request path; `learning` asks it about many turns at once.
"""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any, Literal, Protocol

from lambdas.loop.accepting import accept_event
from lambdas.loop.capture import Identities
from lambdas.loop.log import PendingTurn, StoredEvent
from lambdas.loop.privacy import Privacy
from uptake.detection import UNCERTAIN, Detection, detect
from uptake.events import FeedbackEvent, ItemResult, ItemStatus
from uptake.turns import Turn, TurnResult

PENDING_FOR = timedelta(days=30)

_OF_THE_EVENT = (
    "agent_run_id", "agent_id", "user", "event_id", "session_id", "task_id", "turn", "original_output_ref", "skills",
    "prompt_version", "occurred_at",
)  # fmt: skip


class Log(Protocol):
    """What turns need of the feedback log."""

    def add_event(self, stored: StoredEvent) -> ItemStatus:
        """Store an event once. Raises Conflict."""

    def add_pending(self, turn: PendingTurn) -> Literal["pending", "recorded"]:
        """Keep a turn until a model was asked, once; `recorded` if it is an event by now. Raises Conflict."""


class Turns:
    """Answers at once what a message is; what it records is durable by then."""

    def __init__(
        self, log: Log, identities: Identities, privacy: Privacy, clock: Callable[[], datetime], *, ask_model: bool
    ) -> None:
        self._log = log
        self._identities = identities
        self._privacy = privacy
        self._clock = clock
        self._ask_model = ask_model

    def take(self, turn: Turn) -> TurnResult:
        """Record the message if it is a correction. Raises IdentityRefused, Conflict."""
        found = detect(turn.assistant_last, turn.user_msg, turn.prev_user_msg)
        answer = TurnResult(
            is_correction=found.is_correction,
            kind=found.kind,
            severity=found.severity,
            confidence=found.confidence,
            status="ignored",
        )
        waits = self._waits(turn, found)
        if not (found.is_correction or waits):
            return answer
        event = event_of(turn, found)
        actor_id = self._identities.actor_of(turn.user)
        stored = accept_event(event, actor_id, self._clock(), self._identities.seal, self._privacy)
        if waits and self._log.add_pending(self._pending(turn, stored, found)) == "pending":
            return answer.model_copy(update={"status": "pending", "event_id": stored.event_id})
        result = ItemResult(
            status=self._log.add_event(stored),
            event_id=stored.event_id,
            clock_skew=stored.clock_skew or None,
            severity=stored.event.get("severity"),
            redactions=stored.redactions,
        )
        return answer.model_copy(update={"status": "recorded", "event": result, "event_id": stored.event_id})

    def _waits(self, turn: Turn, found: Detection) -> bool:
        """Whether a model is to be asked; it cannot be where the agent's privacy keeps no texts."""
        low, high = UNCERTAIN
        return self._ask_model and low <= found.confidence <= high and self._privacy.mode_of(turn.agent_id) != "omit"

    def _pending(self, turn: Turn, stored: StoredEvent, found: Detection) -> PendingTurn:
        said = {"assistant_last": turn.assistant_last, "prev_user_msg": turn.prev_user_msg or ""}
        texts = self._privacy.guard(said, turn.agent_id).body
        until = stored.received_at + PENDING_FOR
        return PendingTurn(stored, by_rules=found.is_correction, expires_at=until, **texts)


def event_of(turn: Turn, found: Detection) -> FeedbackEvent:
    """The event that a turn becomes if it is a correction. What the agent said is kept only if the caller asks."""
    fields: dict[str, Any] = {name: getattr(turn, name) for name in _OF_THE_EVENT if name in turn.model_fields_set}
    if turn.keep_original:
        fields["original"] = turn.assistant_last
    return FeedbackEvent(
        event_type="user_correction_submitted",
        correction_surface="chat",
        correction_text=turn.user_msg,
        severity=found.severity,
        detected=True,
        confidence=found.confidence,
        **fields,
    )
