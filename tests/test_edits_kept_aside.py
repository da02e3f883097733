"""How well the severity of edits is told on cases that no rule was made from."""

import json
from pathlib import Path

from uptake.edits import compare

CASES = Path(__file__).parent / "cases" / "edits_kept_aside.jsonl"


def test_severity_agrees_with_people_on_cases_kept_aside() -> None:
    """At least nine of ten edits are as grave to us as to an editor; these rows decide on no rule and no word list."""
    rows = [json.loads(line) for line in CASES.read_text(encoding="utf-8").split("\n") if line.strip()]

    agreed = [compare(row["original"], row["edited"]).severity == row["human_severity"] for row in rows]

    assert sum(agreed) >= 0.9 * len(rows)
