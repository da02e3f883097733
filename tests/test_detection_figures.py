"""How well corrections are detected on our own cases: floors, so that a change that costs quality is seen."""

from pathlib import Path

from uptake import strict_json
from uptake.detection import UNCERTAIN, detect
from uptake.detection.evaluation import Judged, measure

CASES = Path(__file__).parent / "cases" / "turns.jsonl"


def judged() -> list[Judged]:
    rows = [strict_json.loads(line) for line in CASES.read_bytes().split(b"\n") if line.strip()]
    return [
        Judged(row["id"], row, detect(row["assistant_last"], row["user_msg"], row.get("prev_user_msg"))) for row in rows
    ]


def test_floor_of_precision_and_recall() -> None:
    """At least 85 of 100 verdicts are right, and at least 85 of 100 corrections are found."""
    figures = measure(judged())

    assert figures["precision"] >= 0.85
    assert figures["f1"] >= 0.85
    assert figures["severity"] >= 0.75


def test_verdicts_outside_the_band_are_surer() -> None:
    """Outside the band of doubt at least nine of ten verdicts are right, and most turns lie outside."""
    low, high = UNCERTAIN
    rows = judged()

    sure = [one for one in rows if not low <= one.verdict.confidence <= high]

    assert len(sure) >= 0.75 * len(rows)
    assert sum(one.verdict.is_correction == one.row["is_correction"] for one in sure) >= 0.9 * len(sure)
