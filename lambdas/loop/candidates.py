"""From a topic and its members to the candidate that a reviewer reads: counts, quotes, nearest skill."""

import hashlib
from collections.abc import Iterable, Sequence
from datetime import datetime
from itertools import accumulate, islice

import numpy as np

from lambdas.loop.learned import Topic, Worded
from lambdas.loop.statements import Statement, shortened
from lambdas.loop.topics import centroid
from lambdas.loop.vectors import Matrix, unpacked
from lambdas.loop.wording import Evidence
from uptake.review import Candidate, Quote, SkillEntry

MAX_QUOTES = 5
MAX_QUOTE_CHARACTERS = 300
# Event ids in a candidate. Clients choose them, up to 200 characters, and one item of the table holds 400 KB.
MAX_EVIDENCE = 200
MAX_EVIDENCE_BYTES = 64_000
MAX_SHOWN_TO_MODEL = 40
SKILL_AT = 0.1  # cosine of a topic to a skill's description under which no skill is proposed


def candidate_id(topic_id: str) -> str:
    """The one id that a topic's candidate ever has."""
    return "c-" + hashlib.sha256(topic_id.encode()).hexdigest()[:12]


def passes(members: Sequence[Statement], min_users: int, min_sessions: int) -> bool:
    """Whether enough different people, in enough different sessions, ask for the same thing."""
    users, sessions = distinct(members)
    return users >= min_users and sessions >= min_sessions


def distinct(members: Iterable[Statement]) -> tuple[int, int]:
    """How many users and sessions stand behind the statements; counted here, whatever a model says."""
    pairs = [(s.actor_id, s.session_id) for s in members]
    return len({actor for actor, _ in pairs}), len({session for _, session in pairs})


def central_first(members: Sequence[Statement]) -> list[Statement]:
    """The members, those nearest to what all of them say first; the event id breaks a tie."""
    nearness = np.round(unpacked([s.vector for s in members]) @ centroid(members), 4)
    order = sorted(range(len(members)), key=lambda row: (-float(nearness[row]), members[row].event_id))
    return [members[row] for row in order]


def quotes(central: Iterable[Statement]) -> list[Quote]:
    """Up to 5 users' words, each user once, at most 300 characters each."""
    by_actor: dict[str, Statement] = {}
    for statement in central:
        by_actor.setdefault(statement.actor_id, statement)
    chosen = list(by_actor.values())[:MAX_QUOTES]
    return [Quote(event_id=s.event_id, text=shortened(s.text, MAX_QUOTE_CHARACTERS)) for s in chosen]


def event_ids(central: Iterable[Statement]) -> list[str]:
    """The events behind the first statements: up to 200, and up to 64,000 bytes of ids; the counts are of all."""
    ids = [s.event_id for s in islice(central, MAX_EVIDENCE)]
    sizes = accumulate(len(event_id.encode()) for event_id in ids)
    return [event_id for event_id, size in zip(ids, sizes, strict=True) if size <= MAX_EVIDENCE_BYTES]


def evidence(topic: Topic, members: Sequence[Statement], skills: Sequence[SkillEntry]) -> Evidence:
    """What a model is shown of the topic: at most 40 comments, the most central first."""
    users, sessions = distinct(members)
    comments = [shortened(s.text, MAX_QUOTE_CHARACTERS) for s in central_first(members)[:MAX_SHOWN_TO_MODEL]]
    return Evidence(topic.topic_id, topic.agent_id, comments, len(members), users, sessions, skills)


def candidate(topic: Topic, words: Worded, members: Sequence[Statement], at: datetime) -> Candidate:
    """The candidate for a topic; the same members give the same candidate, but for its times."""
    central = central_first(members)
    users, sessions = distinct(members)
    return Candidate(
        candidate_id=candidate_id(topic.topic_id),
        agent_id=topic.agent_id,
        topic_id=topic.topic_id,
        label=words.label,
        skill_id=words.skill_id,
        rule=words.rule,
        source=words.source,
        comments=len(members),
        distinct_users=users,
        distinct_sessions=sessions,
        quotes=quotes(central),
        event_ids=event_ids(central),
        created_at=at,
        updated_at=at,
    )


def nearest_skill(
    members: Sequence[Statement], skills: Sequence[SkillEntry], descriptions: Sequence[Matrix]
) -> str | None:
    """The skill whose description is nearest to the topic, None if none is near; a description a skill."""
    if not skills:
        return None
    nearness = np.vstack(descriptions) @ centroid(members)
    best = int(nearness.argmax())
    return skills[best].skill_id if nearness[best] >= SKILL_AT else None
