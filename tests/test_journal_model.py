"""The journal against a plain model of it: any sequence of writes, deliveries, folds, restarts and kills."""

import shutil
import tempfile
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from local.items import ItemKey
from local.journal import Journal, Write
from tests.test_journal import abandon, contents, item, journal_file

KEYS = st.sampled_from(["a", "b", "c"])
VALUES = st.sampled_from([None, "1", "2", "ü" * 40])
CALLS = st.lists(
    st.tuples(st.sampled_from(["feedback", "memory"]), KEYS, VALUES), min_size=1, max_size=4, unique_by=lambda w: w[:2]
)


@dataclass
class Model:
    """What the journal should hold."""

    tables: dict[str, dict[ItemKey, Any]] = field(default_factory=dict)
    objects: list[Any] = field(default_factory=list)
    owed: list[tuple[ItemKey, Any, Any]] = field(default_factory=list)

    def contents(self) -> tuple[dict[str, Any], list[Any], list[Any]]:
        return {name: items for name, items in self.tables.items() if items}, self.objects, self.owed


class Journals(RuleBasedStateMachine):
    """A journal in use. A kill keeps any part of what was not synced, to the byte."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.model = Model()
        self._open()

    def _open(self) -> None:
        self.journal = Journal(self.folder, fold_after=600)
        assert contents(self.journal) == self.model.contents()
        self._is_on_the_disk()

    def _is_on_the_disk(self) -> None:
        self.calls = [(journal_file(self.folder).stat().st_size, deepcopy(self.model))]

    def _called(self) -> None:
        """A call ended: a kill from now on may keep the journal up to here, or less of it."""
        self.calls.append((journal_file(self.folder).stat().st_size, deepcopy(self.model)))

    @rule(call=CALLS)
    def write(self, call: list[tuple[str, str, str | None]]) -> None:
        writes = []
        for table, pk, value in call:
            items, key = self.model.tables.setdefault(table, {}), (pk, "S")
            old, new = items.pop(key, None), None if value is None else item(pk, value)
            if new is not None:
                items[key] = new
            on_stream = table == "feedback" and old != new
            writes.append(Write(table, key, new, on_stream))
            if on_stream:
                self.model.owed.append((key, old, new))
        self.journal.record(writes)
        self._called()

    @rule(text=st.text(max_size=5))
    def put_object(self, text: str) -> None:
        version = {"key": "k", "text": text}
        self.model.objects.append(version)
        self.journal.record_object(version)
        self._called()

    @precondition(lambda self: self.model.owed)
    @rule(records=st.integers(1, 4))
    def deliver(self, records: int) -> None:
        delivered, self.model.owed = self.model.owed[:records], self.model.owed[records:]
        self.journal.record_delivered([(key, new) for key, _, new in delivered])
        self._called()

    @rule()
    def sync(self) -> None:
        self.journal.sync()
        self._is_on_the_disk()

    @rule()
    def restart(self) -> None:
        self.journal.close()
        self._open()

    @rule(part=st.floats(0, 1))
    def kill(self, part: float) -> None:
        abandon(self.journal)
        path = journal_file(self.folder)
        safe, size = self.calls[0][0], path.stat().st_size
        kept = safe + round(part * (size - safe))
        path.write_bytes(path.read_bytes()[:kept])
        self.model = [model for end, model in self.calls if end <= kept][-1]
        self._open()

    @invariant()
    def owes_what_was_not_delivered(self) -> None:
        assert self.journal.owes() == bool(self.model.owed)

    def teardown(self) -> None:
        self.journal.close()
        shutil.rmtree(self.folder)


def test_state_is_what_the_whole_calls_made_it() -> None:
    """Whatever happens, nothing synced is missing, and of a call everything is there or nothing."""
    run_state_machine_as_test(Journals, settings=settings(max_examples=30, stateful_step_count=40, deadline=None))
