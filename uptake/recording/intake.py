"""From what a caller hands over to the line that is kept: named, stripped of what may not be kept, checked, bounded."""

import math
import uuid
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from uptake.batches import MAX_BATCH_BYTES
from uptake.events import FeedbackEvent, Run
from uptake.recording.outbox import NotTaken
from uptake.recording.words import WORDS

Words = dict[str, Any]


class Intake:
    """Makes lines; `before_write` sees the words of each record before anything else does."""

    def __init__(self, before_write: Callable[[Words], Words] | None) -> None:
        self._before_write = before_write

    def line_of(self, record: FeedbackEvent | Run | dict[str, Any]) -> tuple[str, bytes]:
        """The id and the line of a record. Raises NotTaken, ValidationError."""
        body = dict(record) if isinstance(record, dict) else record.model_dump(exclude_unset=True)
        words = {name: body.pop(name) for name in WORDS if name in body}
        model: type[FeedbackEvent | Run] = FeedbackEvent if "event_type" in body else Run
        if model is FeedbackEvent:
            body["event_id"] = body.get("event_id") or uuid.uuid4().hex
        body["occurred_at"] = body.get("occurred_at") or datetime.now(UTC)
        valid = model.model_validate({**body, **_whole(self._guarded(words))})
        line = valid.model_dump_json(exclude_unset=True).encode()
        if len(line) > MAX_BATCH_BYTES:
            raise NotTaken("too_large")
        return str(body["event_id" if model is FeedbackEvent else "agent_run_id"]), line

    def _guarded(self, words: Words) -> Words:
        """What may be kept of the words. Raises NotTaken rather than keep what the guard did not see."""
        if self._before_write is None or not words:
            return words
        try:
            kept = self._before_write(dict(words))
            return {name: kept[name] for name in words if name in kept}
        except Exception as error:
            raise NotTaken("before_write") from error


def _whole(value: Any) -> Any:
    """The value with every lone half of a UTF-16 pair replaced: what somebody said is not lost for one broken emoji.

    Raises NotTaken.
    """
    if isinstance(value, str):
        if value.isascii() or not any("\ud800" <= character <= "\udfff" for character in value):
            return value
        return value.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    if isinstance(value, dict):
        return {_whole(key): _whole(child) for key, child in value.items()}
    if isinstance(value, float) and not math.isfinite(value):
        raise NotTaken("invalid")  # JSON has no word for it, and null would be another value
    return [_whole(child) for child in value] if isinstance(value, list) else value
