"""The cases of edits: what distance says of each, exactly, and how often severity is what an editor says."""

import json
from pathlib import Path
from typing import Any

import pytest

from uptake.edits import compare

ROWS = [
    json.loads(line)
    for line in (Path(__file__).parent / "cases" / "edits.jsonl").read_text(encoding="utf-8").split("\n")
    if line
]


def texts(row: dict[str, Any]) -> tuple[Any, Any]:
    if row["kind"] != "text_gen":
        return row["original"], row["edited"]
    original, edited = (row[name]["text"] * row[name]["times"] for name in ("original_gen", "edited_gen"))
    return original, edited + row["edited_gen"].get("append", "")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_distance_is_as_the_case_says(row: dict[str, Any]) -> None:
    """Changed or not, severity by distance, distance and every changed field are those of the case."""
    edit = compare(*texts(row))

    assert edit.changed == row["expected_changed"]
    assert edit.severity_by_distance == row["expected_severity"]
    assert edit.distance == row["dist_norm"]
    assert [
        {"path": field.path, "op": field.op, "distance": field.distance, "severity": field.severity_by_distance}
        for field in edit.fields_by_distance
    ] == row["changed_fields"]


def test_severity_agrees_with_editors() -> None:
    """Of the cases that an editor could judge, at least 95 in 100 get the editor's severity."""
    judged = [row for row in ROWS if row["human_severity"] and not row.get("severity_debatable")]

    wrong = [row["id"] for row in judged if compare(*texts(row)).severity != row["human_severity"]]

    assert len(judged) > 40
    assert len(wrong) <= 0.05 * len(judged), wrong


def test_severity_is_right_where_distance_misleads() -> None:
    """Where the distance alone says another thing than the editor, the severity says the editor's in 9 of 10 cases."""
    misled = [
        row
        for row in ROWS
        if row["human_severity"] and not row.get("severity_debatable") and row["threshold_agrees_with_human"] is False
    ]

    wrong = [row["id"] for row in misled if compare(*texts(row)).severity != row["human_severity"]]

    assert misled
    assert len(wrong) <= 0.1 * len(misled), wrong
