"""How well corrections are found: on the labelled cases, on the third of them kept aside, and on cases written apart.

No rule and no weight was made from the last two.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from uptake.detection import detect
from uptake.detection.evaluation import Judged, measure

CASES = Path(__file__).parent / "cases"
# Field bugs F083–F089: what peers took for corrections, and what hides behind a harmless word.
TRAPS = {
    "no_as_determiner", "answer_to_yes_no", "undo_own_work", "standing_preference", "hypothetical",
    "third_party_correction", "quoted_keyword", "no_problem", "nothing_wrong", "not_bad", "self_correction",
    "contains_wrong_char", "keyword_as_data", "stop_as_noun",
}  # fmt: skip


def rows_of(name: str) -> list[dict[str, Any]]:
    lines = (CASES / name).read_text(encoding="utf-8").split("\n")
    return [json.loads(line) for line in lines if line.strip()]


def is_kept_aside(row: dict[str, Any]) -> bool:
    """A third of the cases, by nothing but their ids."""
    return int(hashlib.sha256(row["id"].encode()).hexdigest(), 16) % 3 == 0


def figures(rows: list[dict[str, Any]]) -> dict[str, Any]:
    judged = [
        Judged(row["id"], row, detect(row["assistant_last"], row["user_msg"], row.get("prev_user_msg"))) for row in rows
    ]
    return measure(judged)


def test_corrections_are_found_in_the_cases() -> None:
    """F1 and precision of 0.85 and more; the severity of what is found is right in three of four."""
    found = figures(rows_of("corrections_chat.jsonl"))
    assert found["f1"] >= 0.85
    assert found["precision"] >= 0.85
    assert found["severity"] >= 0.75


def test_corrections_are_found_in_cases_kept_aside() -> None:
    """The third that no rule was made from."""
    found = figures([row for row in rows_of("corrections_chat.jsonl") if is_kept_aside(row)])
    assert found["f1"] >= 0.8
    assert found["severity"] >= 0.7


def test_corrections_are_found_in_cases_written_apart() -> None:
    """Other situations, other words, twenty languages, half of them made to look like the other half."""
    found = figures(rows_of("turns_kept_aside.jsonl"))
    assert found["f1"] >= 0.75
    assert found["severity"] >= 0.7


@pytest.mark.parametrize("trap", sorted(TRAPS))
def test_known_traps_are_passed(trap: str) -> None:
    """Kinds of message that peers stumble over: at most one in three of a kind is told wrong."""
    rows = [row for row in rows_of("corrections_chat.jsonl") if row["trap"] == trap]
    assert rows, trap
    wrong = [
        row["id"]
        for row in rows
        if detect(row["assistant_last"], row["user_msg"], row.get("prev_user_msg")).is_correction
        is not row["is_correction"]
    ]
    assert len(wrong) <= (len(rows) + 1) // 3
