"""Rows of a feedback history, as other systems export them, to feedback events. Every row becomes one, or is named."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from uptake import strict_json
from uptake.events import FeedbackEvent, Run

# The short column names of a comment export, and the fields that they fill.
_COMMENT_COLUMNS = {
    "id": "event_id",
    "agent": "agent_id",
    "run_id": "agent_run_id",
    "session": "session_id",
    "ts": "occurred_at",
    "user": "user",
    "rating": "rating",
    "comment": "comment",
}


@dataclass(frozen=True)
class BadRow:
    """A row that is no event; `line` counts from 1."""

    path: Path
    line: int
    reason: str


def rows_of(path: Path) -> Iterator[tuple[int, FeedbackEvent] | BadRow]:
    """Every row of a JSONL file (`-`: standard input): its line number and event, or what is wrong with it.

    Empty lines are no rows.
    A row is a feedback event, or a comment as in `{id, agent, comment, rating, user, session, run_id, ts}`. Lines end
    with LF or CRLF; a BOM is skipped; U+2028 is a character like any other.
    """
    with sys.stdin.buffer if str(path) == "-" else path.open("rb") as file:
        for number, line in enumerate(file, start=1):
            if not line.strip():
                continue
            try:
                yield number, event_of(strict_json.loads(line))
            except strict_json.JsonFault as fault:
                yield BadRow(path, number, f"{fault}{f' (at {fault.pointer})' if fault.pointer else ''}")
            except ValidationError as error:
                first = error.errors()[0]
                where = "/".join(map(str, first["loc"]))
                yield BadRow(
                    path, number, f"{first['msg'].removeprefix('Value error, ')}{f' (at {where})' * bool(where)}"
                )


def event_of(row: Any) -> FeedbackEvent:
    """The event in a row. Raises ValidationError."""
    if isinstance(row, dict) and "event_type" not in row and {"agent", "comment"} <= row.keys():
        fields = {_COMMENT_COLUMNS.get(name, name): value for name, value in row.items() if value is not None}
        row = {"event_type": "rating", **fields}
    return FeedbackEvent.model_validate(row)


def run_of(event: FeedbackEvent) -> Run:
    """The run that an event speaks of, as far as the event knows it."""
    known = event.model_dump(include={"agent_run_id", "agent_id", "user", "session_id"}, exclude_none=True)
    return Run.model_validate(known)
