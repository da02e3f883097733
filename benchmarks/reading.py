"""How well texts are read, on the labelled cases, and how fast: detection, edits, redaction, and the import."""

import json
import time
from pathlib import Path
from typing import Any

from benchmarks.measuring import p50, row, told, yardstick_call
from lambdas.loop.capture import Capture
from lambdas.problems import problem_of
from tests.api import Api, thumbs_down
from tests.conftest import FrozenClock
from uptake.detection import Detection, detect
from uptake.detection.evaluation import Judged, measure
from uptake.edits import compare
from uptake.redaction import redact

CASES = Path(__file__).parent.parent / "tests" / "cases"
# No rule was made from those kept aside: docs/figures.md says how they came about.
TURNS = {"the cases": "corrections_chat.jsonl", "cases written apart": "turns_kept_aside.jsonl"}
EDITS = {"the cases": "edits.jsonl", "cases kept aside": "edits_kept_aside.jsonl"}


def quality() -> None:
    """The figures of the labelled cases; none of them is a matter of time."""
    for name, file in TURNS.items():
        cases = rows_of(file)
        found = measure([Judged(number, case, _detect(case)) for number, case in enumerate(cases)])
        row(
            f"corrections in chat, {name} ({len(cases)})",
            f"F1 {found['f1']:.2f}, precision {found['precision']:.2f}, recall {found['recall']:.2f}",
            "F1 and precision ≥ 0.85",
        )
        row("… severity of those found", f"{found['severity']:.0%}", "≥ 75 %")
    for name, file in EDITS.items():
        edits = [case for case in rows_of(file) if case.get("human_severity") and not case.get("severity_debatable")]
        agreed = sum(_severity(case) == case["human_severity"] for case in edits)
        row(f"severity of edits, {name} ({len(edits)})", f"{agreed / len(edits):.0%} as an editor", "≥ 90 %")


def speed() -> None:
    """Times of one text, and events a second of an import."""
    turns = rows_of("corrections_chat.jsonl")
    each = iter(turns * 100)
    seconds = p50(lambda: _detect(next(each)), len(turns) * 4)
    row("detecting a correction in one turn, p50", told(seconds, p50(yardstick_call)), "≤ 1 ms")
    comments = iter([case["comment"] for case in rows_of("feedback_comments.jsonl")] * 100)
    row("redacting one comment, p50", told(p50(lambda: redact(next(comments)), 2_000), p50(yardstick_call)))
    texts = ["".join(chr(97 + (n * step) % 26) for n in range(400_000)) for step in (7, 11)]
    row(
        "comparing two texts of 400 KB that share nothing",
        told(p50(lambda: compare(*texts), 3), p50(yardstick_call)),
        "< 1 s",
    )
    row("import on the in-memory store", f"{_import():,.0f} events/s", "≥ 2,000 events/s")


def rows_of(name: str) -> list[dict[str, Any]]:
    """The cases in one file."""
    lines = (CASES / name).read_text(encoding="utf-8").split("\n")
    return [json.loads(line) for line in lines if line.strip()]


def _severity(case: dict[str, Any]) -> str:
    texts = []
    for side in ("original", "edited"):
        made = case.get(f"{side}_gen")
        texts.append(made["text"] * made["times"] + made.get("append", "") if made else case[side])
    return compare(*texts).severity


def _detect(case: dict[str, Any]) -> Detection:
    return detect(case["assistant_last"], case["user_msg"], case.get("prev_user_msg"))


def _import() -> float:
    """Events a second, from checked rows to the store, in batches of 100."""
    api = Api(FrozenClock())
    capture = Capture(api.log, api.identities, api.privacy, api.clock, problem_of)
    events: list[Any] = [
        thumbs_down(case["comment"], event_id=f"{case['id']}-{again}", agent_run_id=case["run_id"], user=case["user"])
        for again in range(20)
        for case in rows_of("feedback_comments.jsonl")
    ]
    begun = time.perf_counter()
    for start in range(0, len(events), 100):
        capture.add_batch(events[start : start + 100])
    return len(events) / (time.perf_counter() - begun)
