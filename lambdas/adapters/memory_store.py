"""Memories in their table: partition key is the namespace.

record  {namespace}  RECORD#{record_id}
words   {namespace}  WORDS#{target}       what its actor said on one target, and which of it counts
"""

from collections.abc import Sequence
from dataclasses import asdict, astuple
from itertools import islice

from lambdas.adapters.table import Item, Put, Table
from lambdas.loop.memory import MemoryRecord, Word, Words


class MemoryStore:
    """Records of one namespace at a time; there is no way to ask for more than one."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def newest(self, namespace: str, limit: int) -> list[MemoryRecord]:
        """Up to `limit` live records of exactly this namespace, newest first."""
        items = self._table.query(namespace, begins_with="RECORD#", newest_first=True, page=limit)
        return list(islice((record for record in map(_record, items) if record.state == "live"), limit))

    def record(self, namespace: str, record_id: str) -> MemoryRecord | None:
        """One record, whatever its state."""
        item = self._table.get((namespace, f"RECORD#{record_id}"))
        return _record(item) if item else None

    def words(self, namespace: str, target: str) -> Words:
        """What is known of an actor's words on a target."""
        item = self._table.get((namespace, f"WORDS#{target}"))
        if item is None:
            return Words(namespace, target)
        return Words(namespace, target, item["version"], tuple(Word(*word) for word in item["words"]))

    def settle(self, was: Words, now: Words, records: Sequence[MemoryRecord]) -> None:
        """Store the words with these records in one transaction. Raises Conflict if `was` is not what stands there."""
        words: Item = {
            "pk": now.namespace,
            "sk": f"WORDS#{now.target}",
            "version": now.version,
            "words": [list(astuple(word)) for word in now.words],
        }
        expect = {"version": was.version} if was.version else {}
        self._table.put_together([Put(words, expect), *(Put(_item(record)) for record in records)])

    def remove(self, namespace: str, record_id: str) -> None:
        """Remove a record, if there is one."""
        self._table.delete((namespace, f"RECORD#{record_id}"))


def _item(record: MemoryRecord) -> Item:
    fields = asdict(record)
    return {"pk": fields.pop("namespace"), "sk": f"RECORD#{fields.pop('record_id')}", **fields}


def _record(item: Item) -> MemoryRecord:
    return MemoryRecord(
        namespace=item["pk"],
        record_id=item["sk"].removeprefix("RECORD#"),
        text=item["text"],
        event_id=item["event_id"],
        recorded_at=item["recorded_at"],
        state=item["state"],
    )
