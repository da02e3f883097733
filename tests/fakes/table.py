"""An in-memory `Table` that keeps every promise of the port, counts what it is asked, and can fail on purpose."""

import copy
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from lambdas.adapters.attributes import from_attributes, to_attributes
from lambdas.adapters.table import AlreadyThere, Item, Key, Put
from lambdas.loop.errors import Conflict
from lambdas.tables import FEEDBACK, Index, TableSchema

MAX_TOGETHER = 100


class FakeTable:
    """Items live in a dict; what goes in and comes out is a copy, as from a real table.

    `calls` holds (verb, number of items written) in order; `before` is called with the verb ahead of each call, and
    what it raises is raised to the caller with nothing done.
    """

    def __init__(self, schema: TableSchema = FEEDBACK) -> None:
        self._schema = schema
        self._items: dict[Key, Item] = {}
        self.calls: list[tuple[str, int]] = []
        self.before: Callable[[str], None] = lambda _verb: None

    def __contains__(self, key: object) -> bool:
        return key in self._items

    def __len__(self) -> int:
        return len(self._items)

    def items(self) -> dict[Key, Item]:
        """All that is stored, as a copy."""
        return copy.deepcopy(self._items)

    @property
    def written(self) -> int:
        """How many items were written or removed so far."""
        return sum(count for _verb, count in self.calls)

    def put(self, item: Item, expect: Mapping[str, Any] | None = None) -> None:
        """Store one item. Raises AlreadyThere with the item in the way."""
        self.before("put")
        key = self._key(item)
        if not self._holds(key, expect):
            self.calls.append(("put", 0))
            raise AlreadyThere(copy.deepcopy(self._items.get(key)))
        self.calls.append(("put", 1))
        self._items[key] = self._stored(item)

    def put_all(self, items: Iterable[Item]) -> None:
        """Store the items one by one: a failure between two leaves the first ones stored, as a real batch does."""
        for item in list(items):
            self.before("put_all")
            self.calls.append(("put_all", 1))
            self._items[self._key(item)] = self._stored(item)

    def put_together(self, puts: Sequence[Put]) -> None:
        """Store all or none. Raises Conflict if one `expect` does not hold, ValueError on over 100 or a key twice."""
        self.before("put_together")
        keys = [self._key(put.item) for put in puts]
        if len(puts) > MAX_TOGETHER or len(set(keys)) != len(keys):
            raise ValueError("a transaction takes up to 100 items, none of them twice")
        if not all(self._holds(key, put.expect) for key, put in zip(keys, puts, strict=True)):
            self.calls.append(("put_together", 0))
            raise Conflict("somebody else changed this in the meantime; reload it and decide again")
        self.calls.append(("put_together", len(puts)))
        for key, put in zip(keys, puts, strict=True):
            self._items[key] = self._stored(put.item)

    def get(self, key: Key) -> Item | None:
        """A copy of the item, or None."""
        self.before("get")
        self.calls.append(("get", 0))
        return copy.deepcopy(self._items.get(key))

    def query(
        self,
        partition: str,
        *,
        index: Index | None = None,
        begins_with: str = "",
        after: str = "",
        newest_first: bool = False,
        limit: int | None = None,
        page: int | None = None,  # noqa: ARG002 - all of it is at hand here
    ) -> Iterator[Item]:
        """Items of one partition in order of the sort key, as it stands when the iteration begins."""
        self.before("query")
        self.calls.append(("query", 0))
        partition_key = index.partition_key if index else self._schema.partition_key
        sort_key = index.sort_key if index else self._schema.sort_key
        found = [
            item
            for item in self._items.values()
            if item.get(partition_key) == partition
            and sort_key in item
            and item[sort_key].startswith(begins_with)
            and (not after or _utf8(item[sort_key]) > _utf8(after))
        ]
        found.sort(key=lambda item: (_utf8(item[sort_key]), self._key(item)), reverse=newest_first)
        yield from copy.deepcopy(found[:limit])

    def delete(self, key: Key) -> None:
        """Remove the item; nothing happens if there is none."""
        self.before("delete")
        self.calls.append(("delete", 1))
        self._items.pop(key, None)

    def _key(self, item: Mapping[str, Any]) -> Key:
        partition, sort = item[self._schema.partition_key], item[self._schema.sort_key]
        if not (isinstance(partition, str) and partition and isinstance(sort, str) and sort):
            raise ValueError("both keys of an item are strings, and not empty")
        return partition, sort

    def _holds(self, key: Key, expect: Mapping[str, Any] | None) -> bool:
        if expect is None:
            return True
        stored = self._items.get(key)
        if not expect:
            return stored is None
        return all((stored or {}).get(name) == value for name, value in expect.items())

    @staticmethod
    def _stored(item: Item) -> Item:
        """What a table would give back: no attribute that is None, tuples as lists, no type that it does not know."""
        return from_attributes(to_attributes(copy.deepcopy(item)))


def _utf8(text: str) -> bytes:
    """DynamoDB orders strings by their UTF-8 bytes."""
    return text.encode()
