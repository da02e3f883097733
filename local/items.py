"""Items as DynamoDB's JSON spells them, so that they stand in a JSONL file and DynamoDB's own import reads them."""

import base64
from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Any

ItemKey = tuple[str, str]  # partition key, sort key
Attributes = dict[str, Any]


def spelled(item: Mapping[str, Any]) -> Attributes:
    """An item as DynamoDB's JSON: binary values in base64."""
    return {name: _mapped(value, _spelled) for name, value in item.items()}


def read_back(item: Mapping[str, Any]) -> Attributes:
    """The item that `spelled` was given."""
    return {name: _mapped(value, _read_back) for name, value in item.items()}


def same(one: Mapping[str, Any] | None, other: Mapping[str, Any] | None) -> bool:
    """Whether two spelled items are equal to DynamoDB, for which 1.50 is 1.5, and a set has no order. None: no item."""
    if one is None or other is None:
        return one is other
    return {name: _mapped(value, _comparable) for name, value in one.items()} == {
        name: _mapped(value, _comparable) for name, value in other.items()
    }


def _mapped(attribute: Mapping[str, Any], leaf: Callable[[str, Any], Any]) -> Attributes:
    ((kind, value),) = attribute.items()
    match kind:
        case "L":
            return {kind: [_mapped(element, leaf) for element in value]}
        case "M":
            return {kind: {name: _mapped(element, leaf) for name, element in value.items()}}
    return {kind: leaf(kind, value)}


def _spelled(kind: str, value: Any) -> Any:
    match kind:
        case "B":
            return base64.b64encode(value).decode()
        case "BS":
            return [base64.b64encode(element).decode() for element in value]
    return value


def _read_back(kind: str, value: Any) -> Any:
    match kind:
        case "B":
            return base64.b64decode(value)
        case "BS":
            return [base64.b64decode(element) for element in value]
    return value


def _comparable(kind: str, value: Any) -> Any:
    match kind:
        case "N":
            return Decimal(value)
        case "NS":
            return frozenset(map(Decimal, value))
        case "SS" | "BS":
            return frozenset(value)
    return value
