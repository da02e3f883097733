"""A statement: what one user said in one feedback event, with its vector once it is embedded."""

import re
import unicodedata
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache

from lambdas.loop.log import Moment, StoredEvent, Target, target_of

MAX_STATEMENT_CHARACTERS = 2_000
MAX_GROWTH = 3
_PLACEHOLDER = re.compile(r"\[[A-Z_]{2,40}\]")


@dataclass(frozen=True)
class Statement:
    """`learned_in` and `placed_in` are generations of the agent's cursor; what a later one wrote does not count yet."""

    event_id: str
    agent_id: str
    actor_id: str
    session_id: str
    received_at: datetime
    said_at: datetime
    target: Target
    text: str
    vector: bytes = b""  # float16, little-endian: half the room, and what is read back is what was grouped
    embedder: str = ""
    learned_in: int = 0
    topic_id: str | None = None
    placed_in: int = 0

    @property
    def moment(self) -> Moment:
        """The order in which things were said, as of the event; no two moments are equal."""
        return self.said_at, self.received_at, self.event_id

    @property
    def meaning(self) -> str:
        """The words without the placeholders of redaction: two comments are not alike for naming a person each."""
        return " ".join(_PLACEHOLDER.sub(" ", self.text).split()) or self.text

    @property
    def said(self) -> str:
        """The words in the spelling that repetitions are recognised by."""
        return normalised(self.text)


def statement_of(stored: StoredEvent) -> Statement:
    """The statement that an event makes; its text is cut to 2,000 characters, never inside a surrogate pair."""
    return Statement(
        event_id=stored.event_id,
        agent_id=stored.agent_id,
        actor_id=stored.actor_id,
        session_id=stored.session_id,
        received_at=stored.received_at,
        said_at=stored.moment[0],
        target=target_of(stored),
        text=shortened(stored.words, MAX_STATEMENT_CHARACTERS),
    )


def normalised(text: str) -> str:
    """One spelling for texts that read the same: `folded`, in one case, no invisible characters, single blanks."""
    return " ".join(visible(folded(folded(text).casefold())).split())


def folded(text: str) -> str:
    """NFKC (UAX #15), so that what looks alike is alike, and never more than three times as long as the text.

    A character that stands for more than three stays as it is: U+FDFA alone would be eighteen.
    """
    if unicodedata.is_normalized("NFKC", text):
        return text
    return unicodedata.normalize("NFC", "".join(map(_compatible, text)))


def visible(text: str) -> str:
    """The text without controls, formats and surrogates; what separates words or lines stays."""
    if text.isprintable():
        return text
    return "".join(c for c in text if c.isspace() or unicodedata.category(c) not in {"Cf", "Cc", "Cs"})


def shortened(text: str, limit: int) -> str:
    """At most `limit` characters, the last one `…` where something is missing.

    Never ends inside a surrogate pair, nor between a character and the marks on it (field bug F073).
    """
    if len(text) <= limit:
        return text
    end = limit - 1
    while end > 0 and (
        unicodedata.combining(text[end])
        or unicodedata.category(text[end]) in {"Mn", "Me"}
        or "\udc00" <= text[end] <= "\udfff"
        or text[end - 1] == "\u200d"
        or text[end] == "\u200d"
    ):
        end -= 1
    return text[:end].rstrip() + "…"


@lru_cache(maxsize=8_192)
def _compatible(character: str) -> str:
    form = unicodedata.normalize("NFKC", character)
    return form if len(form) <= MAX_GROWTH else character
