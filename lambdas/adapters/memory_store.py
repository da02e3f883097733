"""Memories in their table: partition key is the namespace, sort key the record id."""

from lambdas.adapters.table import AlreadyThere, Table
from lambdas.loop.memory import MemoryRecord


class MemoryStore:
    """Records of one namespace at a time; there is no way to ask for more than one."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def add(self, record: MemoryRecord) -> bool:
        """Store a record once; False if it was there. A stream delivers at least once."""
        item = {
            "pk": record.namespace,
            "sk": record.record_id,
            "text": record.text,
            "event_id": record.event_id,
            "recorded_at": record.recorded_at,
        }
        try:
            self._table.put(item, expect={})
        except AlreadyThere:
            return False
        return True

    def newest(self, namespace: str, limit: int) -> list[MemoryRecord]:
        """Up to `limit` records of exactly this namespace, newest first."""
        items = self._table.query(namespace, newest_first=True, limit=limit)
        return [
            MemoryRecord(
                namespace=item["pk"],
                record_id=item["sk"],
                text=item["text"],
                event_id=item["event_id"],
                recorded_at=item["recorded_at"],
            )
            for item in items
        ]
