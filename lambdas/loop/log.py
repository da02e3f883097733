"""The feedback log: what is stored of runs and events, their ids and digests, and which of them hold a lesson."""

import hashlib
import json
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from uptake.events import FeedbackEvent, Run
from uptake.wire import WireModel

SUBSTANTIVE_CHARACTERS = 20
FEWEST_LETTERS = 5  # a row of dots or emoji says nothing that could be remembered
# A character of these scripts carries about as much as three letters of an alphabet.
_DENSE_SCRIPTS = ("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "YI ")
_DENSE_WEIGHT = 3


@dataclass(frozen=True)
class StoredEvent:
    """A feedback event as the log keeps it: the author is an actor, the server's time stands beside the client's."""

    event: Mapping[str, Any]  # the accepted body, without the user
    event_id: str
    actor_id: str
    received_at: datetime
    body_digest: str

    @property
    def agent_id(self) -> str:
        """The agent that the event is about."""
        return str(self.event["agent_id"])

    @property
    def agent_run_id(self) -> str:
        """The run that the event is about."""
        return str(self.event["agent_run_id"])

    @property
    def session_id(self) -> str:
        """The session, or the run where the caller knows no session: the unit that evidence is counted in."""
        return str(self.event.get("session_id") or self.agent_run_id)

    @property
    def rating(self) -> str | None:
        """`up`, `down` or None."""
        return self.event.get("rating")

    @property
    def words(self) -> str:
        """What the user said, in their words; "" if they said nothing."""
        return str(self.event.get("correction_text") or self.event.get("comment") or "").strip()


@dataclass(frozen=True)
class StoredRun:
    """A run as the log keeps it."""

    run: Mapping[str, Any]  # the accepted body, without the user
    agent_run_id: str
    actor_id: str
    received_at: datetime
    body_digest: str


def accept_event(event: FeedbackEvent, actor_id: str, received_at: datetime) -> StoredEvent:
    """What the log stores for a valid event; the same event from the same actor always gets the same id and digest."""
    body = _body(event, {"user", "event_id"})
    made = None if event.event_id else _made_id(body, actor_id)
    return StoredEvent(
        event=body,
        event_id=made or str(event.event_id),
        actor_id=actor_id,
        received_at=received_at,
        # A made id says all that counts: the same signal sent again is a duplicate, whatever its clock or spacing.
        body_digest=made or _hash([body, actor_id]),
    )


def accept_run(run: Run, actor_id: str, received_at: datetime) -> StoredRun:
    """What the log stores for a valid run."""
    body = _body(run, {"user"})
    return StoredRun(body, run.agent_run_id, actor_id, received_at, _hash([body, actor_id]))


def is_substantive(text: str) -> bool:
    """Whether there is enough text to learn from: more than 20 characters, or its equal in scripts without spaces.

    Some of it has to be letters.
    """
    weight = letters = 0
    for character in " ".join(text.split()):
        dense = not character.isascii() and unicodedata.name(character, "").startswith(_DENSE_SCRIPTS)
        weight += _DENSE_WEIGHT if dense else 1
        letters += (_DENSE_WEIGHT if dense else 1) * character.isalpha()
    return weight > SUBSTANTIVE_CHARACTERS and letters >= FEWEST_LETTERS


def is_correction(stored: StoredEvent) -> bool:
    """Whether the event itself says that something was wrong, in words that could be remembered."""
    kind = stored.event["event_type"]
    if kind == "rating":
        return stored.rating == "down" and is_substantive(stored.words)
    return kind in {"user_correction_submitted", "rejection"} and bool(stored.words)


def _body(model: WireModel, left_out: set[str]) -> dict[str, Any]:
    """What was said, one spelling for it: a field that has its default says as much as one that is absent.

    Except in an edit, where null is a value that something was changed from or to.
    """
    edited = {"original", "corrected"} & model.model_fields_set
    dumped = model.model_dump(mode="json", exclude=left_out)
    defaults = {name: field.default for name, field in type(model).model_fields.items()}
    return {name: value for name, value in dumped.items() if name in edited or value != defaults[name]}


def _made_id(body: Mapping[str, Any], actor_id: str) -> str:
    """An id from the full target and the normalised words, without a date: the same click twice is one event.

    It cannot tell a replay from somebody who changes their mind and back; a client that can sends its own id.
    """
    named = ("event_type", "agent_id", "agent_run_id", "turn", "field", "rating", "scope", "severity")
    target = [body.get(name) for name in named]
    words = [_normalised(str(body.get(name) or "")) for name in ("comment", "correction_text")]
    edit = [body.get("original"), body.get("corrected")]
    return "e-" + _hash([*target, actor_id, *words, *edit])[:40]


def _normalised(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())


def _hash(value: object) -> str:
    text = json.dumps(value, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
