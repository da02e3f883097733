"""AWS clients whose writes are in the journal before they are acknowledged.

A write that the journal cannot record is refused: the clients offer only what is listed here.
"""

import base64
from collections.abc import Callable, Iterable, Mapping
from threading import RLock
from typing import Any

from botocore.exceptions import ClientError, ParamValidationError

from lambdas.tables import TableSchema
from local.items import Attributes, ItemKey, same, spelled
from local.journal import Journal, Write

_DYNAMODB_READS = frozenset({"get_item", "batch_get_item", "query", "exceptions", "meta"})
_S3_READS = frozenset({"get_object", "head_object", "list_objects_v2", "exceptions", "meta"})
_KEYS_A_READ = 100

Put = tuple[str, Any, bool]  # table, the item or the key alone, whether there is an item now


class RecordedDynamoDB:
    """The DynamoDB client of the local functions. One call at a time: the engine and the journal agree on the order.

    Each call is one line of the journal. A write that changes nothing has no number there, as it has no record on
    the stream.
    """

    def __init__(self, client: Any, journal: Journal, tables: Mapping[str, TableSchema], lock: RLock) -> None:
        """`tables` maps the engine's table names to their schemas."""
        self._client = client
        self._journal = journal
        self._tables = tables
        self._lock = lock

    def put_item(self, **request: Any) -> Any:
        """Put, then record the item."""
        return self._write_one(self._client.put_item, request, (request["TableName"], request["Item"], True))

    def delete_item(self, **request: Any) -> Any:
        """Delete, then record that the item is gone."""
        return self._write_one(self._client.delete_item, request, (request["TableName"], request["Key"], False))

    def transact_write_items(self, **request: Any) -> Any:
        """Write together, then record in one piece."""
        puts: list[Put] = []
        for action in request["TransactItems"]:
            ((verb, part),) = action.items()
            if verb not in {"Put", "Delete", "ConditionCheck"}:
                raise RuntimeError(f"{verb} in a transaction is not recorded; teach local/recorded.py")
            if verb != "ConditionCheck":
                puts.append((part["TableName"], part["Item"] if verb == "Put" else part["Key"], verb == "Put"))
        with self._lock:
            images = self._images(puts)
            response = _applied(self._journal, self._client.transact_write_items, request)
            self._record(puts, images)
            return response

    def batch_write_item(self, **request: Any) -> Any:
        """Write, then record what was processed."""
        parts = [(table, part) for table, parts in request["RequestItems"].items() for part in parts]
        with self._lock:
            images = self._images([_put(table, part) for table, part in parts])
            response = _applied(self._journal, self._client.batch_write_item, request)
            left = response.get("UnprocessedItems", {})
            self._record([_put(table, part) for table, part in parts if part not in left.get(table, [])], images)
            return response

    def __getattr__(self, name: str) -> Any:
        if name not in _DYNAMODB_READS:
            raise AttributeError(f"the local service records no {name}; teach local/recorded.py")
        return _locked(getattr(self._client, name), self._lock)

    def _write_one(self, call: Callable[..., Any], request: dict[str, Any], put: Put) -> Any:
        asked = request.get("ReturnValues") == "ALL_OLD"
        with self._lock:
            response = _applied(self._journal, call, {**request, "ReturnValues": "ALL_OLD"})
            old = response.get("Attributes") if asked else response.pop("Attributes", None)
            self._record([put], {(put[0], self._key(put)): old})
            return response

    def _record(self, puts: Iterable[Put], images: Mapping[tuple[str, ItemKey], Attributes | None]) -> None:
        writes = []
        for put in puts:
            table, attributes, is_put = put
            schema, key = self._tables[table], self._key(put)
            item = spelled(attributes) if is_put else None
            old = images.get((table, key))
            changes = not same(spelled(old) if old else None, item)
            writes.append(Write(schema.name, key, item, on_stream=schema.stream and changes))
        if writes:
            self._journal.record(writes)

    def _images(self, puts: list[Put]) -> dict[tuple[str, ItemKey], Attributes]:
        """The items that stand now where the puts will be, in the tables with a stream."""
        images: dict[tuple[str, ItemKey], Attributes] = {}
        for name in {table for table, _, _ in puts if self._tables[table].stream}:
            keys = list({self._key(put): self._key_attributes(put) for put in puts if put[0] == name}.values())
            for start in range(0, len(keys), _KEYS_A_READ):
                left = {name: {"Keys": keys[start : start + _KEYS_A_READ], "ConsistentRead": True}}
                while left:
                    page = self._client.batch_get_item(RequestItems=left)
                    images |= {(name, self._key((name, item, True))): item for item in page["Responses"].get(name, [])}
                    left = page.get("UnprocessedKeys") or {}
        return images

    def _key_attributes(self, put: Put) -> Attributes:
        schema = self._tables[put[0]]
        return {name: put[1][name] for name in (schema.partition_key, schema.sort_key)}

    def _key(self, put: Put) -> ItemKey:
        schema = self._tables[put[0]]
        return put[1][schema.partition_key]["S"], put[1][schema.sort_key]["S"]


class RecordedS3:
    """The S3 client of the local functions, for one versioned bucket."""

    def __init__(self, client: Any, journal: Journal, lock: RLock) -> None:
        self._client = client
        self._journal = journal
        self._lock = lock

    def put_object(self, **request: Any) -> Any:
        """Put, then record the version."""
        body = _spelled_body(request["Body"])
        version = {"key": request["Key"], "content_type": request.get("ContentType", ""), **body}
        with self._lock:
            response = _applied(self._journal, self._client.put_object, request)
            self._journal.record_object(version)
            return response

    def __getattr__(self, name: str) -> Any:
        if name not in _S3_READS:
            raise AttributeError(f"the local service records no {name}; teach local/recorded.py")
        return _locked(getattr(self._client, name), self._lock)


def body_of(version: Mapping[str, Any]) -> bytes:
    """The bytes of a recorded object version."""
    return str(version["text"]).encode() if "text" in version else base64.b64decode(version["base64"])


def _spelled_body(body: bytes) -> dict[str, str]:
    try:
        return {"text": body.decode()}
    except UnicodeDecodeError:
        return {"base64": base64.b64encode(body).decode()}


def _put(table: str, part: Mapping[str, Any]) -> Put:
    put = part.get("PutRequest")
    return (table, put["Item"], True) if put else (table, part["DeleteRequest"]["Key"], False)


def _applied(journal: Journal, call: Callable[..., Any], request: dict[str, Any]) -> Any:
    """Make the call. If it is not known whether it wrote, the journal stops: the engine may hold what no file has."""
    try:
        return call(**request)
    except ParamValidationError:
        raise
    except ClientError as refusal:
        if refusal.response["ResponseMetadata"]["HTTPStatusCode"] >= 500:
            journal.fail(refusal)
        raise
    except BaseException as error:
        journal.fail(error)
        raise


def _locked(attribute: Any, lock: RLock) -> Any:
    if not callable(attribute):
        return attribute

    def call(*arguments: Any, **named: Any) -> Any:
        with lock:
            return attribute(*arguments, **named)

    return call
