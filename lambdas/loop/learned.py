"""What learning knows of an agent from one run to the next: its topics, and how far its log is read."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from uptake.review import Disposition


@dataclass(frozen=True)
class Worded:
    """How a topic is put into words; `rule` is None where no model worded it."""

    label: str
    rule: str | None
    skill_id: str | None
    disposition: Disposition
    source: Literal["claude", "extraction"]


@dataclass(frozen=True)
class Topic:
    """`founded_in` is a generation, as in a statement; the rest is as of the last learning run."""

    topic_id: str
    agent_id: str
    founded_in: int
    centroid: bytes = b""
    embedder: str = ""
    label: str = ""
    disposition: Disposition = "below_threshold"
    comments: int = 0
    distinct_users: int = 0
    distinct_sessions: int = 0
    worded: Worded | None = None
    worded_comments: int = 0


@dataclass(frozen=True)
class Cursor:
    """How far an agent's log is learned: until when, and in which generation.

    `recent` are marks of events of the last minutes that were read and left no statement.
    """

    agent_id: str
    read_until: datetime | None = None
    generation: int = 0
    recent: frozenset[str] = frozenset()
