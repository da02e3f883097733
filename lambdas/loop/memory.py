"""Per-user memory: which events become a record, in whose namespace, and which word of an actor counts.

Of the words of one actor on one target the latest that was not taken back counts; the records of the others are kept,
not surfaced, and come back when it goes. The state of a target does not depend on the order in which events arrive.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, Protocol

from lambdas.loop.errors import Conflict, Unavailable
from lambdas.loop.log import StoredEvent, is_correction, takes_back, target_of
from lambdas.loop.statements import shortened
from lambdas.loop.unsafe import attempt
from uptake.wire import utc_text

# AgentCore Memory's limit for the text of a record; the same here, so that a record fits either backend.
MAX_RECORD_CHARACTERS = 16_000
MAX_WORDS = 100  # of one actor on one target: what was said before these cannot come back
_MAX_SIDE = 400  # characters of each side of an edit
_ATTEMPTS = 8

RecordState = Literal["live", "superseded"]


@dataclass(frozen=True)
class MemoryRecord:
    """One thing that an actor told an agent. `record_id` sorts by the time that it was said."""

    namespace: str
    record_id: str
    text: str
    event_id: str
    recorded_at: str
    state: RecordState = "live"


@dataclass(frozen=True, order=True)
class Word:
    """That an actor spoke on a target; ordered by the moment. `is_record`: it says what to do better."""

    said_at: str
    received_at: str
    event_id: str
    is_record: bool = False
    retracted: bool = False

    @property
    def record_id(self) -> str:
        """The record of these words."""
        return f"{self.said_at}#{self.event_id}"


@dataclass(frozen=True)
class Words:
    """What one actor said on one target, in order; `version` 0: nothing yet."""

    namespace: str
    target: str
    version: int = 0
    words: tuple[Word, ...] = ()

    def surfaced(self) -> str | None:
        """The id of the record that counts, if one does."""
        standing = [word for word in self.words if not word.retracted]
        return standing[-1].record_id if standing and standing[-1].is_record else None

    def with_word(self, word: Word) -> "Words":
        """The same with one word more; a word that was taken back stays so, whatever comes after."""
        known = {w.event_id: w for w in self.words}
        if (before := known.get(word.event_id)) and before.retracted:
            word = replace(word, retracted=True)
        words = sorted((known | {word.event_id: word}).values())[-MAX_WORDS:]
        return replace(self, version=self.version + 1, words=tuple(words))


class Memories(Protocol):
    """What remembering needs of the memory store."""

    def words(self, namespace: str, target: str) -> Words:
        """What is known of an actor's words on a target."""

    def record(self, namespace: str, record_id: str) -> MemoryRecord | None:
        """One record, whatever its state."""

    def settle(self, was: Words, now: Words, records: Sequence[MemoryRecord]) -> None:
        """Store the words with these records, all or none. Raises Conflict if `was` is not what stands there."""

    def remove(self, namespace: str, record_id: str) -> None:
        """Remove a record, if there is one."""


def namespace(agent_id: str, actor_id: str) -> str:
    """Where the memories of one actor with one agent live. Compared whole, never by prefix."""
    return f"/agents/{agent_id}/actors/{actor_id}/corrections/"


def remember(memories: Memories, stored: StoredEvent) -> None:
    """Give an event its place in the memory of its actor, once; one that says nothing leaves it as it is."""
    record = remembered(stored)
    if record is not None or takes_back(stored):
        _settle(memories, stored, _word(stored, is_record=record is not None), record)


def forget(memories: Memories, retracted: StoredEvent) -> None:
    """Take back what the event said, before or after it arrives here; what it had replaced counts again."""
    word = _word(retracted, retracted=True)
    _settle(memories, retracted, word, None)
    memories.remove(namespace(retracted.agent_id, retracted.actor_id), word.record_id)


def remembered(stored: StoredEvent) -> MemoryRecord | None:
    """The record that an event becomes: a correction that is neither for this session only nor `unsafe`."""
    if stored.event.get("scope") == "session":
        return None
    text = shortened(_lesson(stored), MAX_RECORD_CHARACTERS)  # cut first: what is looked at is what is kept
    if not text or attempt(text) is not None:
        return None
    word = _word(stored)
    return MemoryRecord(
        namespace=namespace(stored.agent_id, stored.actor_id),
        record_id=word.record_id,
        text=text,
        event_id=stored.event_id,
        recorded_at=word.said_at,
    )


def _settle(memories: Memories, stored: StoredEvent, word: Word, record: MemoryRecord | None) -> None:
    """Add the word to its target, and bring the records that change with it along. Safe to repeat after any failure."""
    own = namespace(stored.agent_id, stored.actor_id)
    target = hashlib.sha256(json.dumps(target_of(stored)).encode()).hexdigest()[:40]
    for _ in range(_ATTEMPTS):
        was = memories.words(own, target)
        now = was.with_word(word)
        if now.words == was.words:
            return
        try:
            memories.settle(was, now, list(_changed(memories, was, now, record)))
        except Conflict:
            continue  # another event on this target came first
        return
    raise Unavailable("many words on one target at once; this one comes again")


def _changed(memories: Memories, was: Words, now: Words, record: MemoryRecord | None) -> list[MemoryRecord]:
    """The records whose state is another one now."""
    surfaced, before = now.surfaced(), was.surfaced()
    changed: dict[str, MemoryRecord] = {}
    if record is not None and not next(w for w in now.words if w.event_id == record.event_id).retracted:
        changed[record.record_id] = replace(record, state="live" if record.record_id == surfaced else "superseded")
    states: Mapping[str | None, RecordState] = {before: "superseded", surfaced: "live"}
    for record_id, state in states.items():
        if record_id is not None and record_id not in changed and before != surfaced:
            kept = memories.record(now.namespace, record_id)
            if kept is not None and kept.state != state:
                changed[record_id] = replace(kept, state=state)
    return list(changed.values())


def _word(stored: StoredEvent, *, is_record: bool = False, retracted: bool = False) -> Word:
    said_at, received_at, event_id = stored.moment
    return Word(utc_text(said_at), utc_text(received_at), event_id, is_record, retracted)


def _lesson(stored: StoredEvent) -> str:
    """What is to be remembered: the user's words, and what they made of the agent's text; "" if neither."""
    words = stored.words if is_correction(stored) else ""
    if not stored.changed or not {"original", "corrected"} <= stored.event.keys():
        return words  # no edit, or the agent's privacy keeps no texts
    before, after = _sides(_as_text(stored.event["original"]), _as_text(stored.event["corrected"]))
    place = f" in {stored.event['field']}" if stored.event.get("field") else ""
    change = f"Changed{place} “{before}” to “{after}”"
    return f"{words}\n{change}" if words else change


def _as_text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _sides(before: str, after: str) -> tuple[str, str]:
    """Both sides of an edit, of long ones the part that differs with a little of what surrounds it."""
    if max(len(before), len(after)) > _MAX_SIDE:
        pairs = zip(before, after, strict=False)
        same = next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(before), len(after)))
        start = max(0, same - _MAX_SIDE // 4)
        before, after = ("…" * (start > 0) + side[start:] for side in (before, after))
    return shortened(before, _MAX_SIDE), shortened(after, _MAX_SIDE)
