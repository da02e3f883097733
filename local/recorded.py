"""AWS clients whose writes are in the journal before they are acknowledged.

A write that the journal cannot record is refused: the clients offer only what is listed here.
"""

import base64
from collections.abc import Callable, Mapping
from threading import RLock
from typing import Any

from lambdas.tables import TableSchema
from local.journal import Journal

_DYNAMODB_READS = frozenset({"get_item", "batch_get_item", "query", "exceptions", "meta"})
_S3_READS = frozenset({"get_object", "head_object", "list_objects_v2", "exceptions", "meta"})


class RecordedDynamoDB:
    """The DynamoDB client of the local functions. One call at a time: the engine and the journal agree on the order."""

    def __init__(self, client: Any, journal: Journal, tables: Mapping[str, TableSchema], lock: RLock) -> None:
        """`tables` maps the engine's table names to their schemas."""
        self._client = client
        self._journal = journal
        self._tables = tables
        self._lock = lock

    def put_item(self, **request: Any) -> Any:
        """Put, then record the item."""
        return self._write(self._client.put_item, request, [(request["TableName"], request["Item"], True)])

    def delete_item(self, **request: Any) -> Any:
        """Delete, then record that the item is gone."""
        return self._write(self._client.delete_item, request, [(request["TableName"], request["Key"], False)])

    def transact_write_items(self, **request: Any) -> Any:
        """Write together, then record in one piece."""
        changes = []
        for action in request["TransactItems"]:
            ((verb, part),) = action.items()
            if verb not in {"Put", "Delete", "ConditionCheck"}:
                raise RuntimeError(f"{verb} in a transaction is not recorded; teach local/recorded.py")
            if verb != "ConditionCheck":
                changes.append((part["TableName"], part["Item"] if verb == "Put" else part["Key"], verb == "Put"))
        return self._write(self._client.transact_write_items, request, changes)

    def batch_write_item(self, **request: Any) -> Any:
        """Write, then record what was processed."""
        with self._lock:
            response = self._client.batch_write_item(**request)
            entries = []
            for table, parts in request["RequestItems"].items():
                left = response.get("UnprocessedItems", {}).get(table, [])
                for part in parts:
                    if part in left:
                        continue
                    put = part.get("PutRequest")
                    entries.append(self._entry(table, put["Item"] if put else part["DeleteRequest"]["Key"], put))
            self._journal.append(entries)
            return response

    def __getattr__(self, name: str) -> Any:
        if name not in _DYNAMODB_READS:
            raise AttributeError(f"the local service records no {name}; teach local/recorded.py")
        return _locked(getattr(self._client, name), self._lock)

    def _write(self, call: Callable[..., Any], request: Any, changes: list[tuple[str, Any, bool]]) -> Any:
        with self._lock:
            response = call(**request)
            self._journal.append([self._entry(*change) for change in changes])
            return response

    def _entry(self, table: str, attributes: dict[str, Any], put: Any) -> dict[str, Any]:
        schema = self._tables[table]
        key = [attributes[schema.partition_key]["S"], attributes[schema.sort_key]["S"]]
        return {"table": schema.name, "key": key, "item": spelled(attributes) if put else None}


class RecordedS3:
    """The S3 client of the local functions, for one versioned bucket."""

    def __init__(self, client: Any, journal: Journal, lock: RLock) -> None:
        self._client = client
        self._journal = journal
        self._lock = lock

    def put_object(self, **request: Any) -> Any:
        """Put, then record the version."""
        with self._lock:
            response = self._client.put_object(**request)
            body: bytes = request["Body"]
            version = {"key": request["Key"], "content_type": request.get("ContentType", "")}
            self._journal.append([{"object": version | _spelled_body(body)}])
            return response

    def __getattr__(self, name: str) -> Any:
        if name not in _S3_READS:
            raise AttributeError(f"the local service records no {name}; teach local/recorded.py")
        return _locked(getattr(self._client, name), self._lock)


def spelled(item: Mapping[str, Any]) -> dict[str, Any]:
    """An item as DynamoDB's JSON: binary values in base64."""
    return {name: _spelled(value) for name, value in item.items()}


def read_back(item: Mapping[str, Any]) -> dict[str, Any]:
    """The item that `spelled` was given."""
    return {name: _read_back(value) for name, value in item.items()}


def body_of(version: Mapping[str, Any]) -> bytes:
    """The bytes of a recorded object version."""
    return str(version["text"]).encode() if "text" in version else base64.b64decode(version["base64"])


def _spelled_body(body: bytes) -> dict[str, str]:
    try:
        return {"text": body.decode()}
    except UnicodeDecodeError:
        return {"base64": base64.b64encode(body).decode()}


def _spelled(attribute: Mapping[str, Any]) -> dict[str, Any]:
    return _mapped(attribute, lambda value: base64.b64encode(value).decode())


def _read_back(attribute: Mapping[str, Any]) -> dict[str, Any]:
    return _mapped(attribute, base64.b64decode)


def _mapped(attribute: Mapping[str, Any], binary: Callable[[Any], Any]) -> dict[str, Any]:
    ((kind, value),) = attribute.items()
    match kind:
        case "B":
            return {kind: binary(value)}
        case "L":
            return {kind: [_mapped(element, binary) for element in value]}
        case "M":
            return {kind: {name: _mapped(element, binary) for name, element in value.items()}}
    return {kind: value}


def _locked(attribute: Any, lock: RLock) -> Any:
    if not callable(attribute):
        return attribute

    def call(*arguments: Any, **named: Any) -> Any:
        with lock:
            return attribute(*arguments, **named)

    return call
