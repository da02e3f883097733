"""Which words stand: of one actor on one target the latest that says something and was not taken back."""

import hashlib
import json
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import datetime

from lambdas.loop.log import SUBSTANTIVE_CHARACTERS, Moment, StoredEvent, is_substantive, takes_back, target_of


@dataclass(frozen=True, slots=True)
class Word:
    """What is counted of an event, without a text of it: there may be many, and an event may have 390 KB."""

    place: bytes  # a digest of actor and target: only whether two are the same is asked
    moment: Moment
    run_id: str
    surface: str | None
    severity: str | None
    corrects: bool
    takes_back: bool

    @property
    def event_id(self) -> str:
        """The event that it is."""
        return self.moment[2]

    @property
    def said_at(self) -> datetime:
        """When it was said."""
        return self.moment[0]


def word_of(event: StoredEvent) -> Word:
    """The event as it is counted; the event itself can be dropped."""
    place = json.dumps([event.actor_id, *target_of(event)]).encode()
    return Word(
        place=hashlib.blake2b(place, digest_size=20).digest(),
        moment=event.moment,
        run_id=event.agent_run_id,
        surface=event.event.get("correction_surface"),
        severity=event.event.get("severity"),
        corrects=corrects(event),
        takes_back=takes_back(event),
    )


def standing(words: Iterable[Word], retracted: Collection[str]) -> list[Word]:
    """The corrections of one agent that count, in the order in which they were said.

    The latest valid word of an actor on a target counts; a thumbs-up or a cleared rating leaves nothing. A thumbs-down
    without a comment says nothing yet, and replaces nothing. What is in `retracted` was never said. The order of
    `words` does not matter; one word for each actor and target is held.
    """
    latest: dict[bytes, Word] = {}
    for word in words:
        if word.event_id in retracted or not (word.corrects or word.takes_back):
            continue
        if word.place not in latest or latest[word.place].moment < word.moment:
            latest[word.place] = word
    return sorted((word for word in latest.values() if word.corrects), key=lambda word: word.moment)


def corrects(event: StoredEvent) -> bool:
    """Whether an event says that something was wrong.

    A correction or a rejection does, an edit unless it changed nothing, and a thumbs-down with a substantive comment.
    Where the agent's privacy keeps no texts, a comment of more than 20 characters is taken for substantive.
    """
    if event.event["event_type"] == "rating":
        enough = is_substantive(event.words) or event.omitted("comment") > SUBSTANTIVE_CHARACTERS
        return event.rating == "down" and enough
    if event.changed is False:
        return bool(event.words) or event.omitted("comment") + event.omitted("correction_text") > 0
    return True
