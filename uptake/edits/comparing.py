"""An edit as a whole: distance and severity of a text or a JSON value, field by field."""

from dataclasses import dataclass
from typing import Any, Literal

from uptake.edits.distance import Distance, measured
from uptake.edits.meaning import severities_of
from uptake.edits.trees import ABSENT, Change, Op, changes, plain

Severity = Literal["none", "minor", "major"]
RANK: dict[Severity, int] = {"none": 0, "minor": 1, "major": 2}

# Fields whose meaning is looked at; past that many, a field's severity is the one by distance.
READ_FIELDS = 500


@dataclass(frozen=True, slots=True)
class FieldChange:
    """One field that differs.

    `path` is a JSON Pointer into the edited value, or into the original where `op` is remove; "/" is the whole value.
    `distance` is over the longer text of the field, from 0 to 1. `severity_by_distance` is "none" where only white
    space or normalisation differs, which `severity` may still mind.
    """

    path: str
    op: Op
    distance: float
    severity: Severity
    severity_by_distance: Severity


@dataclass(frozen=True, slots=True)
class Edit:
    """What an edit changed.

    `changed`, `distance` and `severity_by_distance` come after NFC and white-space folding; major is above 0.3.
    `severity` also knows what a distance cannot: a "not", a number or a unit is major, however short; case, style and
    renaming are not, however long; indentation that changes a structure is major though nothing else changed.
    `exact` is false where the texts were so long and different that `distance` is an upper bound.
    """

    changed: bool
    distance: float
    severity: Severity
    severity_by_distance: Severity
    fields: tuple[FieldChange, ...]
    exact: bool = True

    @property
    def fields_by_distance(self) -> tuple[FieldChange, ...]:
        """The fields that changed by the measure of distance alone."""
        return tuple(field for field in self.fields if field.severity_by_distance != "none")


def compare(original: Any, edited: Any) -> Edit:
    """Compare two JSON values; two strings are compared as texts.

    Any JSON value will do, however deep, long or hostile; the same two give the same answer.
    Raises DistanceMissing where the package was installed without its extra `edits`, and nothing else.
    """
    found = list(changes(original, edited))
    distances = [_distance(change) for change in found]
    by_distance = [_by_distance(change, distance) for change, distance in zip(found, distances, strict=True)]
    severities = severities_of(found, by_distance, READ_FIELDS)
    fields = tuple(
        FieldChange(change.pointer, change.op, distance.rounded_for_field, severity, by)
        for change, distance, severity, by in zip(found, distances, severities, by_distance, strict=True)
        if by != "none" or severity != "none"
    )
    whole = _whole(original, edited, found, distances)
    return Edit(
        changed=any(by != "none" for by in by_distance),
        distance=whole.rounded,
        severity=worst(severities),
        severity_by_distance=worst(by_distance),
        fields=fields,
        exact=whole.exact,
    )


def worst(severities: list[Severity]) -> Severity:
    """The highest of them; "none" of nothing."""
    return max(severities, key=RANK.__getitem__, default="none")


def _whole(original: Any, edited: Any, found: list[Change], distances: list[Distance]) -> Distance:
    if len(found) == 1 and not found[0].path and found[0].op in ("replace", "type_change", "reorder"):
        return distances[0]
    return measured(plain(original), plain(edited))


def _distance(change: Change) -> Distance:
    before, after = _text(change.before), _text(change.after)
    if change.op in ("add", "remove"):
        length = len(after if change.op == "add" else before)
        return Distance(length, length)
    return measured(before, after)


def _text(value: Any) -> str:
    return "" if value is None or value is ABSENT else plain(value)


def _by_distance(change: Change, distance: Distance) -> Severity:
    if not distance.edits and isinstance(change.before, str) and isinstance(change.after, str):
        return "none"
    return "major" if distance.far else "minor"
