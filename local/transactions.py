"""Transactions on moto without a copy of the whole table for each of their items.

moto keeps the table as it was, to put it back where a condition does not hold, and copies every item and every stream
record for that, once an item of the transaction: seconds at some thousand items. Puts and deletions replace items and
never change one, so the containers alone are enough.
"""

import copy
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from moto.dynamodb.models.table import Table


@contextmanager
def containers_only() -> Iterator[None]:
    """Copies of moto's tables share their items, in this process and inside this block."""
    Table.__deepcopy__ = _twin  # type: ignore[attr-defined]
    try:
        yield
    finally:
        del Table.__deepcopy__  # type: ignore[attr-defined]


def _twin(table: Any, _memo: dict[int, Any]) -> Any:
    twin = copy.copy(table)
    twin.items = copy.copy(table.items)
    for key, inner in table.items.items():
        twin.items[key] = copy.copy(inner) if isinstance(inner, dict) else inner
    if table.stream_shard is not None:
        twin.stream_shard = copy.copy(table.stream_shard)
        twin.stream_shard.items = list(table.stream_shard.items)
        twin.stream_shard.table = twin
    return twin
