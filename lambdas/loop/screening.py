"""Which feedback events hold a lesson for the weekly learning, and why the others do not."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from lambdas.loop.log import StoredEvent
from lambdas.loop.statements import Statement, Target, statement_of
from lambdas.loop.unsafe import attempt

Reason = Literal["no_words", "session_scoped", "user_scoped", "up_rated", "unsafe", "superseded", "duplicate"]


@dataclass(frozen=True)
class Screened:
    """`lessons` are new, in the order they were said; `left_out` has the reason for each other event.

    `retired` are ids of statements of earlier runs that a later word of the same actor has replaced.
    """

    lessons: list[Statement]
    left_out: Mapping[str, Reason]
    retired: frozenset[str]


def screen(events: Iterable[StoredEvent], kept: Sequence[Statement] = ()) -> Screened:
    """Sort new events of one agent into lessons and the rest, in the light of the statements `kept` from before.

    The latest valid word of an actor on a target counts, and a thumbs-up takes back what stood there. The same
    words of the same actor count once, the first time. The order of `events` does not matter.
    """
    left_out: dict[str, Reason] = {}
    lessons: list[Statement] = []
    taken_back: list[Statement] = []
    for event in events:
        reason = reason_against(event)
        if reason is None:
            lessons.append(statement_of(event))
        else:
            left_out[event.event_id] = reason
            if event.rating == "up" and reason in {"no_words", "up_rated"}:
                taken_back.append(statement_of(event))
    known = {statement.event_id for statement in kept}
    counting, replaced = _latest([*kept, *lessons, *taken_back])
    repeated = _repeated(counting, known)
    for event_id, why in {**replaced, **repeated}.items():
        if event_id not in known:
            left_out.setdefault(event_id, why)
    new = [s for s in counting if s.event_id not in known and s.event_id not in left_out]
    return Screened(new, left_out, frozenset(known & replaced.keys()))


def reason_against(event: StoredEvent) -> Reason | None:
    """Why the event alone holds no lesson for others, or None if it does."""
    words = event.words
    if not any(character.isalpha() for character in words):
        return "no_words"
    scope = event.event.get("scope")
    if scope in {"session", "user"}:
        return "session_scoped" if scope == "session" else "user_scoped"
    if event.event["event_type"] == "rating" and event.rating == "up":
        return "up_rated"
    return "unsafe" if attempt(words) else None


def _latest(statements: Iterable[Statement]) -> tuple[list[Statement], dict[str, Reason]]:
    """The word that counts of each actor on each target, in the order said, and the reason against each other one.

    Saying the same again changes nothing: the first of equal words in a row stays, the others are duplicates.
    """
    by_target: dict[tuple[str, Target], list[Statement]] = defaultdict(list)
    for statement in sorted(statements, key=lambda s: s.moment):
        by_target[statement.actor_id, statement.target].append(statement)
    counting: list[Statement] = []
    replaced: dict[str, Reason] = {}
    for words in by_target.values():
        current = words[0]
        for statement in words[1:]:
            if statement.said == current.said:
                replaced[statement.event_id] = "duplicate"
            else:
                replaced[current.event_id] = "superseded"
                current = statement
        counting.append(current)
    return sorted(counting, key=lambda s: s.moment), replaced


def _repeated(counting: Iterable[Statement], known: set[str]) -> dict[str, Reason]:
    """The statements that repeat what the same actor said elsewhere; one that is kept already is the first."""
    seen: set[tuple[str, str]] = set()
    repeated: dict[str, Reason] = {}
    for statement in sorted(counting, key=lambda s: (s.event_id not in known, s.moment)):
        words = (statement.actor_id, statement.said)
        if words in seen:
            repeated[statement.event_id] = "duplicate"
        seen.add(words)
    return repeated
