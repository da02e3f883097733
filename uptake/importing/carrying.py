"""One file into the service: every row is stored once, or is found with its reason. Cut off, it goes on there."""

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from uptake.importing.bookmark import Bookmark, Mark, Position, Rows
from uptake.importing.report import Found, ReportFile
from uptake.importing.sending import Batch, Outcome, Sender
from uptake.importing.shapes import Given, NothingToImport, RowFault, item_of
from uptake.importing.sources import RawRow, Reading
from uptake.records import END, HEADER, VERSION, ExportHeader

_MARK_EVERY = 0.25  # seconds
_MOST_WAITING = 1_000  # rows, most of them settled already: only their order is waited for


@dataclass(frozen=True)
class _Row:
    raw: RawRow
    position: Position
    outcome: Outcome | None  # None: the service says


class Carrier:
    """Carries one file. `found` grows as the rows are done with; `resumed` counts those of an earlier run."""

    def __init__(
        self, path: Path, sender: Sender, given: Given, *, bookmark: Bookmark, report: ReportFile,
        now: Callable[[], float] = time.monotonic,
    ) -> None:  # fmt: skip
        self._path = path
        self._sender = sender
        self._given = given
        self._bookmark = bookmark
        self._report = report
        self._now = now
        self._rows = Rows(path)
        self._batch = Batch()
        self._waiting: deque[_Row] = deque()
        self._marked_at = now()
        self._settled: Position | None = None
        self._witness = 0
        self._export = ""  # "": none; or HEADER while its end was not seen, or END
        self.found = Found()
        self.resumed = 0

    @property
    def reading(self) -> Reading:
        """How far the file is read."""
        return self._rows.reading

    def carry(self, mark: Mark | None, tell: Callable[[Found, Reading], None]) -> Found:
        """Do it, from behind the mark if there is one; `tell` hears of every row.

        Raises ServiceError, OSError; a mark is left behind what is settled.
        """
        if mark is not None:
            self._go_on(mark)
        try:
            for raw, position in self._rows:
                self._take(raw, position)
                if len(self._waiting) >= _MOST_WAITING:
                    self._flush()
                tell(self.found, self.reading)
            self._flush()
            if self._export == HEADER:
                cut = Outcome("rejected", "the export is cut short: its last line is missing")
                self._settle_one(RawRow(0, "its end"), cut)
                self._export = END
        finally:
            if self._settled is not None:
                self._set_mark(self._settled)
        return self.found

    def _go_on(self, mark: Mark) -> None:
        """Go on behind the mark, if the service has what it stands for: another one may answer there by now."""
        witness = self._rows.skip_to(mark)
        if witness is None:
            return
        self._sender.identity = mark.found["identity"]
        if self._sender.send([item_of(witness, self._given)])[0].status != "duplicate":
            self._rows.restart()
            return
        self.found = Found.of_json(mark.found)
        self.resumed = mark.rows
        self._witness = mark.witness
        self._export = mark.found["export"]

    def _take(self, raw: RawRow, position: Position) -> None:
        outcome: Outcome | None = None
        try:
            item = item_of(raw, self._given)
            if item.kind == "record" and item.body["kind"] in {HEADER, END}:
                outcome = self._bound(item.body)
        except RowFault as fault:
            outcome = Outcome("rejected", str(fault))
        except NothingToImport as nothing:
            outcome = Outcome("nothing", str(nothing))
        if outcome is None and not self._batch.add(item):
            self._flush()
            self._batch.add(item)
        self._waiting.append(_Row(raw, position, outcome))

    def _bound(self, line: dict[str, Any]) -> Outcome:
        """The first or last line of an export. Raises RowFault."""
        if line["kind"] == HEADER:
            if line.get("version") != VERSION:
                raise RowFault("an export of another version of uptake; update this one")
            self._flush()  # what is held is of another export
            try:
                self._sender.identity = ExportHeader.model_validate(line).identity
            except ValidationError as error:
                raise RowFault("no header of an export") from error
        self._export = line["kind"]
        return Outcome("")

    def _flush(self) -> None:
        """Send what is held, and settle all rows so far in their order."""
        outcomes = iter(self._sender.send(self._batch.items))
        self._batch = Batch()
        while self._waiting:
            row = self._waiting.popleft()
            outcome = row.outcome or next(outcomes)
            self._settle_one(row.raw, outcome)
            self._settled = row.position
            if outcome.status in {"created", "duplicate"}:
                self._witness = row.position.rows
        if self._settled is not None and self._now() - self._marked_at >= _MARK_EVERY:
            self._marked_at = self._now()
            self._set_mark(self._settled)

    def _set_mark(self, position: Position) -> None:
        more = {"report": self._report.size(), "identity": self._sender.identity, "export": self._export}
        self._bookmark.write(position, self._witness, {**self.found.as_json(), **more})

    def _settle_one(self, raw: RawRow, outcome: Outcome) -> None:
        if outcome.status == "rejected":
            self.found.refuse(self._path, raw.place, outcome.reason)
        elif outcome.status:
            self.found.count(outcome.status)
        if outcome.status in {"rejected", "nothing"}:
            self._report.write(self._path, raw.line, raw.place, outcome.status, outcome.reason)
