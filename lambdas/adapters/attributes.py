"""Python values to DynamoDB attributes and back, without a loss: floats by their shortest text, bytes as bytes.

boto3's own serializer refuses floats and inexact decimals (field bug F051).
"""

import re
from collections.abc import Mapping
from decimal import Decimal
from typing import Any

_INTEGER = re.compile(r"-?\d+")


def to_attributes(item: Mapping[str, Any]) -> dict[str, Any]:
    """An item as DynamoDB takes it. Attributes that are None are left out: absent and None read the same."""
    return {name: _to_attribute(value) for name, value in item.items() if value is not None}


def from_attributes(item: Mapping[str, Any]) -> dict[str, Any]:
    """The item that `to_attributes` was given."""
    return {name: _from_attribute(value) for name, value in item.items()}


def _to_attribute(value: Any) -> dict[str, Any]:  # noqa: PLR0911 - one line a type
    match value:
        case None:
            return {"NULL": True}
        case bool():
            return {"BOOL": value}
        case str():
            return {"S": value}
        case int():
            return {"N": str(value)}
        case float():
            return {"N": format(Decimal(repr(value)), "f") if 1e-15 < abs(value) < 1e15 else repr(value)}
        case bytes():
            return {"B": value}
        case list() | tuple():
            return {"L": [_to_attribute(element) for element in value]}
        case dict():
            return {"M": {str(name): _to_attribute(element) for name, element in value.items()}}
    raise TypeError(f"no attribute for {type(value).__name__}")


def _from_attribute(attribute: Mapping[str, Any]) -> Any:
    ((kind, value),) = attribute.items()
    match kind:
        case "NULL":
            return None
        case "N":
            return int(value) if _INTEGER.fullmatch(value) else float(value)
        case "L":
            return [_from_attribute(element) for element in value]
        case "M":
            return from_attributes(value)
    return value
