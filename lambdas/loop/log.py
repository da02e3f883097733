"""The feedback log: what is stored of runs, events and turns, and which of them hold a lesson."""

import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from uptake.events import Redactions

SUBSTANTIVE_CHARACTERS = 20
FEWEST_LETTERS = 5  # a row of dots or emoji says nothing that could be remembered
MAX_AHEAD = timedelta(minutes=5)  # a client's clock that is further ahead orders nothing (field bug F025)
# A character of these scripts carries about as much as three letters of an alphabet.
_DENSE_SCRIPTS = ("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "YI ")
_DENSE_WEIGHT = 3

Seal = Callable[[str], str]  # a keyed digest: what it was made of cannot be guessed from it
Target = tuple[str, str, str, str]
Moment = tuple[datetime, datetime, str]


@dataclass(frozen=True)
class StoredEvent:
    """A feedback event as the log keeps it: the author is an actor, the server's time stands beside the client's."""

    event: Mapping[str, Any]  # the accepted body, without the user, and without what privacy takes out
    event_id: str
    actor_id: str
    received_at: datetime
    body_digest: str
    redactions: Redactions | None = None
    changed: bool | None = None  # of an edit: whether it makes any difference to a reader

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
        said = (str(self.event.get(name) or "").strip() for name in ("correction_text", "comment"))
        return "\n".join(dict.fromkeys(text for text in said if text))

    def omitted(self, name: str) -> int:
        """How many characters of a text privacy has left out."""
        places = self.redactions.places if self.redactions else []
        return sum(place.end for place in places if place.kind == "omitted" and place.pointer == f"/{name}")

    @property
    def occurred_at(self) -> datetime | None:
        """When it was said by the client's clock."""
        text = self.event.get("occurred_at")
        return datetime.fromisoformat(text) if text else None

    @property
    def clock_skew(self) -> bool:
        """Whether the client's clock was more than 5 minutes ahead of ours."""
        at = self.occurred_at
        return at is not None and at - self.received_at > MAX_AHEAD

    @property
    def moment(self) -> Moment:
        """The order in which things were said: the client's time, unless it lies ahead; then receipt; then the id.

        No two moments are equal (field bug F005).
        """
        at = self.occurred_at
        said = self.received_at if at is None or self.clock_skew else at
        return said, self.received_at, self.event_id


@dataclass(frozen=True)
class StoredRun:
    """A run as the log keeps it."""

    run: Mapping[str, Any]  # the accepted body, without the user, and without what privacy takes out
    agent_run_id: str
    actor_id: str
    received_at: datetime
    body_digest: str
    redactions: Redactions | None = None

    @property
    def agent_id(self) -> str:
        """The agent that ran."""
        return str(self.run["agent_id"])


@dataclass(frozen=True)
class PendingTurn:
    """A turn that waits for a model: the event that it becomes if it is a correction, and what was said before."""

    event: StoredEvent
    assistant_last: str
    prev_user_msg: str
    by_rules: bool  # whether the rules took it for a correction
    expires_at: datetime


def target_of(stored: StoredEvent) -> Target:
    """What the event speaks about, inside its agent: run, turn and field, "" where it names none (F009), and as what.

    An opinion of a run, a decision on it, an edit of it and a remark about it stand side by side; a newer one replaces
    only its own kind. A remark that names neither turn nor field replaces nothing.
    """
    event = stored.event
    turn, part, voice = event.get("turn"), str(event.get("field") or ""), _voice(event)
    if voice == "remark" and turn is None and not part:
        voice = f"remark:{stored.event_id}"
    return stored.agent_run_id, "" if turn is None else str(turn), part, voice


def _voice(event: Mapping[str, Any]) -> str:
    kind, surface = event["event_type"], event.get("correction_surface")
    if kind == "rejection" or surface == "hil_gate":
        return "decision"
    if kind == "edit" or surface == "inline_edit":
        return "edit"
    return "opinion" if kind == "rating" else "remark"


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
    return bool(stored.words)


def takes_back(stored: StoredEvent) -> bool:
    """Whether the event says that all is well, or says nothing any more: what its actor held against this is gone."""
    if stored.event["event_type"] != "rating":
        return False
    said_nothing = not stored.words and stored.omitted("comment") == 0
    return stored.rating == "up" or (stored.rating is None and said_nothing)
