"""From what was sent to what the log stores: ids and digests, how grave an edit is, and what privacy leaves of it."""

import json
import unicodedata
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from lambdas.loop.log import Seal, StoredEvent, StoredRun
from lambdas.loop.privacy import Privacy
from uptake.events import FeedbackEvent, Run
from uptake.wire import WireModel


def accept_event(
    event: FeedbackEvent, actor_id: str, received_at: datetime, seal: Seal, privacy: Privacy
) -> StoredEvent:
    """What the log stores for a valid event; the same event from the same actor always gets the same id and digest.

    Both are made of what was sent, so that a replay is known after the agent's privacy has changed, too.
    """
    body = _body(event, {"user", "event_id"})
    made = None if event.event_id else _made_id(body, actor_id, seal)
    severity, changed = _measured(event)
    guarded = privacy.guard(body if severity is None else {**body, "severity": severity}, event.agent_id)
    if guarded.body.get("field") != body.get("field"):
        # Two fields that are redacted alike are two targets all the same.
        guarded.body["field"] = f"{guarded.body['field']}#{seal(body['field'])[:8]}"
    return StoredEvent(
        event=guarded.body,
        event_id=made or str(event.event_id),
        actor_id=actor_id,
        received_at=received_at,
        # A made id says all that counts: the same signal sent again is a duplicate, whatever its clock or spacing.
        body_digest=made or seal(_canonical([_said(body), actor_id])),
        redactions=guarded.redactions,
        changed=changed,
    )


def accept_run(run: Run, actor_id: str, received_at: datetime, seal: Seal, privacy: Privacy) -> StoredRun:
    """What the log stores for a valid run."""
    body = _body(run, {"user"})
    guarded = privacy.guard(body, run.agent_id)
    digest = seal(_canonical([body, actor_id]))
    return StoredRun(guarded.body, run.agent_run_id, actor_id, received_at, digest, guarded.redactions)


def _measured(event: FeedbackEvent) -> tuple[str | None, bool | None]:
    """The severity of an edit that was sent without one, and whether it changes anything; (None, None) of the rest."""
    if not {"original", "corrected"} <= event.model_fields_set:
        return None, None
    from uptake.edits import compare  # noqa: PLC0415 - few events are edits, and what reads them is slow to load

    edit = compare(event.original, event.corrected)
    severity = edit.severity if edit.severity != "none" and event.severity is None else None
    return severity, edit.severity != "none"


def _body(model: WireModel, left_out: set[str]) -> dict[str, Any]:
    """What was said, one spelling for it: a field that has its default says as much as one that is absent.

    Except in an edit, where null is a value that something was changed from or to.
    """
    edited = {"original", "corrected"} & model.model_fields_set
    dumped = model.model_dump(mode="json", exclude=left_out)
    defaults = {name: field.default for name, field in type(model).model_fields.items()}
    return {name: value for name, value in dumped.items() if name in edited or value != defaults[name]}


def _made_id(body: Mapping[str, Any], actor_id: str, seal: Seal) -> str:
    """An id from the full target and the normalised words, without a date: the same click twice is one event.

    It cannot tell a replay from somebody who changes their mind and back; a client that can sends its own id.
    """
    named = (
        "event_type", "agent_id", "agent_run_id", "turn", "field", "rating", "scope", "severity", "correction_surface"
    )  # fmt: skip
    target = [_said(body).get(name) for name in named]
    words = [_normalised(str(body.get(name) or "")) for name in ("comment", "correction_text")]
    edit = [body.get("original"), body.get("corrected")]
    return "e-" + seal(_canonical([*target, actor_id, *words, *edit]))[:40]


def _normalised(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())


def _said(body: Mapping[str, Any]) -> Mapping[str, Any]:
    """The body without what a detector made of it: the next version of the detector may see it in another light."""
    return {k: v for k, v in body.items() if k not in {"severity", "confidence"}} if body.get("detected") else body


def _canonical(value: object) -> str:
    return json.dumps(value, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
