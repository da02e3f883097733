"""Which feedback events hold a lesson for the weekly learning, and why the others do not."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from lambdas.loop.log import StoredEvent, Target, takes_back
from lambdas.loop.statements import Statement, statement_of
from lambdas.loop.unsafe import attempt

Reason = Literal[
    "no_words", "session_scoped", "user_scoped", "up_rated", "unsafe", "superseded", "duplicate", "retracted"
]


@dataclass(frozen=True)
class Screened:
    """`lessons` are new, in the order they were said; `left_out` has the reason for each other event.

    `retired` are ids of statements of earlier runs that a later word of the same actor has replaced.
    """

    lessons: list[Statement]
    left_out: Mapping[str, Reason]
    retired: frozenset[str]


def screen(
    events: Iterable[StoredEvent],
    kept: Sequence[Statement] = (),
    settled: Collection[str] = (),
    retracted: Collection[str] = (),
) -> Screened:
    """Sort events of one agent into lessons and the rest, in the light of the statements `kept` from before.

    The latest valid word of an actor on a target counts, and a thumbs-up takes back what stood there. The same
    words of the same actor count once, the first time. The order of `events` does not matter. An event of which a
    statement is kept is passed over; one whose id is in `settled` was superseded in an earlier run, and stays so even
    if what replaced it is not among `events`. What is in `retracted` was never said: it is left out, or retired, and
    replaces nothing.
    """
    known = {statement.event_id for statement in kept}
    gone = known & set(retracted)
    kept = [statement for statement in kept if statement.event_id not in gone]
    left_out: dict[str, Reason] = {}
    lessons: list[Statement] = []
    praise: list[Statement] = []
    for event in events:
        if event.event_id in known:
            continue
        if event.event_id in retracted:
            left_out[event.event_id] = "retracted"
            continue
        reason = reason_against(event)
        if reason is None:
            lessons.append(statement_of(event))
        else:
            left_out[event.event_id] = reason
            if takes_back(event):
                praise.append(statement_of(event))
    replaced = _replaced([*kept, *lessons], praise, known)
    for lesson in lessons:
        if lesson.event_id in settled:
            left_out[lesson.event_id] = "superseded"
        elif lesson.event_id in replaced:
            left_out[lesson.event_id] = replaced[lesson.event_id]
    standing = [s for s in [*kept, *lessons] if s.event_id not in replaced and s.event_id not in left_out]
    left_out |= dict.fromkeys(_repeated(standing, known), "duplicate")
    new = sorted((s for s in lessons if s.event_id not in left_out), key=lambda s: s.moment)
    return Screened(new, left_out, frozenset(known & replaced.keys() | gone))


def reason_against(event: StoredEvent) -> Reason | None:
    """Why the event alone holds no lesson for others, or None if it does; what counts is what a statement keeps."""
    words = statement_of(event).text
    if not any(character.isalpha() for character in words):
        return "no_words"
    scope = event.event.get("scope")
    if scope in {"session", "user"}:
        return "session_scoped" if scope == "session" else "user_scoped"
    if event.event["event_type"] == "rating" and event.rating == "up":
        return "up_rated"
    return "unsafe" if attempt(words) else None


def _replaced(
    complaints: Iterable[Statement], praise: Iterable[Statement], known: Collection[str]
) -> dict[str, Reason]:
    """The reason against each word that its actor has replaced on its target.

    Saying the same again changes nothing: the first of equal words in a row stays, or the one that is kept already, and
    the others are duplicates. Praise in the same words is no repetition of a complaint.
    """
    by_target: dict[tuple[str, Target], list[tuple[Statement, bool]]] = defaultdict(list)
    words = [*((s, True) for s in complaints), *((s, False) for s in praise)]
    for statement, complains in sorted(words, key=lambda word: word[0].moment):
        by_target[statement.actor_id, statement.target].append((statement, complains))
    replaced: dict[str, Reason] = {}
    for row in by_target.values():
        current, complained = row[0]
        for statement, complains in row[1:]:
            if (statement.said, complains) != (current.said, complained):
                replaced[current.event_id] = "superseded"
            elif statement.event_id in known and current.event_id not in known:
                replaced[current.event_id] = "duplicate"
            else:
                replaced[statement.event_id] = "duplicate"
                continue
            current, complained = statement, complains
    return replaced


def _repeated(standing: Iterable[Statement], known: Collection[str]) -> set[str]:
    """The statements that repeat what the same actor said elsewhere; one that is kept already is the first."""
    seen: set[tuple[str, str]] = set()
    repeated: set[str] = set()
    for statement in sorted(standing, key=lambda s: (s.event_id not in known, s.moment)):
        words = (statement.actor_id, statement.said)
        if words in seen and statement.event_id not in known:
            repeated.add(statement.event_id)
        seen.add(words)
    return repeated
