"""A history of feedback, as other systems export it: every row becomes what is sent for it, or has a reason why not."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from uptake.events import FeedbackEvent, Run
from uptake.importing.shapes import Given, NothingToImport, RowFault, item_of
from uptake.importing.sources import Reading, raw_rows

__all__ = ["BadRow", "Given", "rows_of", "run_of"]


@dataclass(frozen=True)
class BadRow:
    """A row that is no event; `line` counts from 1."""

    path: Path
    line: int
    reason: str


def rows_of(path: Path, given: Given = Given()) -> Iterator[tuple[int, FeedbackEvent] | BadRow]:  # noqa: B008 - frozen
    """Every event of a file by its line, or what is wrong with the row. What is no event is named, too."""
    for raw in raw_rows(path, Reading()):
        try:
            item = item_of(raw, given)
        except (RowFault, NothingToImport) as fault:
            yield BadRow(path, raw.line, str(fault))
            continue
        if item.kind == "event":
            yield raw.line, FeedbackEvent.model_validate(item.body)
        else:
            yield BadRow(path, raw.line, f"a {item.kind}, no feedback event")


def run_of(event: FeedbackEvent) -> Run:
    """The run that an event speaks of, as far as the event knows it."""
    known = event.model_dump(include={"agent_run_id", "agent_id", "user", "session_id"}, exclude_none=True)
    return Run.model_validate(known)
