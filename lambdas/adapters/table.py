"""One table behind a port of six verbs. The stores are written on it; DynamoDB and the tests' fake implement it."""

import random
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from botocore.exceptions import BotoCoreError, ClientError

from lambdas.adapters.attributes import from_attributes, to_attributes
from lambdas.adapters.aws_errors import code_of, translated
from lambdas.loop.errors import Conflict, Unavailable
from lambdas.tables import Index, TableSchema

if TYPE_CHECKING:
    from mypy_boto3_dynamodb import DynamoDBClient

_BATCH_ATTEMPTS = 12

Item = dict[str, Any]
Key = tuple[str, str]


class AlreadyThere(Exception):
    """The condition of a write did not hold; `item` is what stands there now (None: nothing does)."""

    def __init__(self, item: Item | None) -> None:
        super().__init__("an item with this key is already there, or is not as expected")
        self.item = item


@dataclass(frozen=True)
class Put:
    """Store `item`.

    `expect` None: whatever is there is replaced. `expect` {}: only where no item has this key. Else: only while the
    stored item has these values in these attributes (None: the attribute is absent).
    """

    item: Item
    expect: Mapping[str, Any] | None = None


class Table(Protocol):
    """What the stores need of a table; every implementation passes `tests/test_table_contract.py`."""

    def put(self, item: Item, expect: Mapping[str, Any] | None = None) -> None:
        """Store one item durably, as `Put` says. Raises AlreadyThere with the item in the way."""

    def put_all(self, items: Iterable[Item]) -> None:
        """Store items in any order and without conditions; all are durable when this returns."""

    def put_together(self, puts: Sequence[Put]) -> None:
        """Store up to 100 items, all or none; no key twice. Raises Conflict if one `expect` does not hold."""

    def get(self, key: Key) -> Item | None:
        """The item as of the last acknowledged write, or None."""

    def query(
        self,
        partition: str,
        *,
        index: Index | None = None,
        begins_with: str = "",
        after: str = "",
        newest_first: bool = False,
        limit: int | None = None,
        page: int | None = None,
    ) -> Iterator[Item]:
        """Items of one partition in order of the sort key, page after page, as far as the caller iterates.

        `begins_with` and `after` (exclusive) bound the sort key; give one of them. `page`: how many are fetched at once
        where the caller may stop early. An index may lag behind.
        """

    def delete(self, key: Key) -> None:
        """Remove the item; nothing happens if there is none."""


class DynamoTable:
    """`Table` on DynamoDB, and on whatever speaks its protocol at the client's endpoint."""

    def __init__(
        self, client: "DynamoDBClient", name: str, schema: TableSchema, sleep: Callable[[float], None] = time.sleep
    ) -> None:
        self._sleep = sleep
        self._client = client
        self._name = name
        self._schema = schema

    def put(self, item: Item, expect: Mapping[str, Any] | None = None) -> None:
        """Store one item with one call; a refused condition brings the old item along, without a second read."""
        request = self._put_request(Put(item, expect))
        if expect is not None:
            request["ReturnValuesOnConditionCheckFailure"] = "ALL_OLD"
        try:
            self._client.put_item(**request)
        except (ClientError, BotoCoreError) as error:
            if code_of(error) == "ConditionalCheckFailedException" and isinstance(error, ClientError):
                old: Any = error.response.get("Item")
                raise AlreadyThere(from_attributes(old) if old else None) from error
            raise translated(error) from error

    def put_all(self, items: Iterable[Item]) -> None:
        """Store items 25 a call; what a call left unprocessed comes again after a growing pause, for about 20 s."""
        requests: list[Any] = [{"PutRequest": {"Item": to_attributes(item)}} for item in items]
        for start in range(0, len(requests), 25):
            left = {self._name: requests[start : start + 25]}
            for attempt in range(_BATCH_ATTEMPTS):
                try:
                    left = dict(self._client.batch_write_item(RequestItems=left)["UnprocessedItems"])
                except (ClientError, BotoCoreError) as error:
                    raise translated(error) from error
                if not left:
                    break
                self._sleep(random.uniform(0, min(5.0, 0.05 * 2**attempt)))  # noqa: S311 - jitter, no secret
            else:
                raise Unavailable("the table is throttled; some items of this batch are not stored, store it again")

    def put_together(self, puts: Sequence[Put]) -> None:
        """Store in one transaction."""
        try:
            self._client.transact_write_items(TransactItems=[{"Put": self._put_request(put)} for put in puts])  # type: ignore[typeddict-item]
        except (ClientError, BotoCoreError) as error:
            raise _cancelled(error) from error

    def get(self, key: Key) -> Item | None:
        """Read one item, strongly consistent."""
        try:
            found = self._client.get_item(TableName=self._name, Key=self._key(key), ConsistentRead=True).get("Item")
        except (ClientError, BotoCoreError) as error:
            raise translated(error) from error
        return from_attributes(found) if found else None

    def query(
        self,
        partition: str,
        *,
        index: Index | None = None,
        begins_with: str = "",
        after: str = "",
        newest_first: bool = False,
        limit: int | None = None,
        page: int | None = None,
    ) -> Iterator[Item]:
        """Query page by page; strongly consistent on the table itself, eventually on an index."""
        keys = index or self._schema
        request: dict[str, Any] = {
            "TableName": self._name,
            "KeyConditionExpression": "#pk = :pk",
            "ExpressionAttributeNames": {"#pk": keys.partition_key},
            "ExpressionAttributeValues": {":pk": {"S": partition}},
            "ScanIndexForward": not newest_first,
            "ConsistentRead": index is None,
        }
        if index:
            request["IndexName"] = index.name
        if bound := begins_with or after:
            request["KeyConditionExpression"] += " AND " + ("begins_with(#sk, :sk)" if begins_with else "#sk > :sk")
            request["ExpressionAttributeNames"]["#sk"] = keys.sort_key
            request["ExpressionAttributeValues"][":sk"] = {"S": bound}
        yield from self._pages(request, limit, page)

    def delete(self, key: Key) -> None:
        """Remove one item with one call."""
        try:
            self._client.delete_item(TableName=self._name, Key=self._key(key))
        except (ClientError, BotoCoreError) as error:
            raise translated(error) from error

    def _pages(self, request: dict[str, Any], limit: int | None, size: int | None) -> Iterator[Item]:
        left = limit
        while left is None or left > 0:
            if bounds := [n for n in (left, size) if n is not None]:
                request["Limit"] = min(bounds)
            try:
                page = self._client.query(**request)
            except (ClientError, BotoCoreError) as error:
                raise translated(error) from error
            yield from (from_attributes(item) for item in page["Items"])
            if left is not None:
                left -= len(page["Items"])
            if "LastEvaluatedKey" not in page:
                return
            request["ExclusiveStartKey"] = page["LastEvaluatedKey"]

    def _key(self, key: Key) -> dict[str, Any]:
        return {self._schema.partition_key: {"S": key[0]}, self._schema.sort_key: {"S": key[1]}}

    def _put_request(self, put: Put) -> dict[str, Any]:
        request: dict[str, Any] = {"TableName": self._name, "Item": to_attributes(put.item)}
        if put.expect is None:
            return request
        names: dict[str, str] = {}
        values: Item = {}
        terms = []
        for number, (name, value) in enumerate(put.expect.items() or [(self._schema.partition_key, None)]):
            names[f"#e{number}"] = name
            if value is None:
                terms.append(f"attribute_not_exists(#e{number})")
            else:
                terms.append(f"#e{number} = :e{number}")
                values[f":e{number}"] = value
        request |= {"ConditionExpression": " AND ".join(terms), "ExpressionAttributeNames": names}
        if values:
            request["ExpressionAttributeValues"] = to_attributes(values)
        return request


def _cancelled(error: ClientError | BotoCoreError) -> Exception:
    """The domain error for a refused transaction: which of its reasons counts."""
    if code_of(error) != "TransactionCanceledException" or not isinstance(error, ClientError):
        return translated(error)
    reasons = {reason.get("Code", "None") for reason in error.response.get("CancellationReasons", [])}
    if "ConditionalCheckFailed" in reasons:
        return Conflict("somebody else changed this in the meantime; reload it and decide again")
    if reasons - {"None"} <= {"TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"}:
        return Unavailable("the table is busy with these items; send it again")
    return error
