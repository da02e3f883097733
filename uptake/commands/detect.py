"""`uptake detect`: which messages correct the agent, and how gravely; `--evaluate` against labels."""

import argparse
import json
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from uptake.commands import Failure, Subparsers
from uptake.commands.rows import BadRow, Rows

if TYPE_CHECKING:
    from uptake.detection import Detection

SEVERITIES = ("minor", "major", "reject")


def add_command(commands: Subparsers) -> None:
    """Add `detect`."""
    what = "say which messages correct the agent, and how gravely"
    parser = commands.add_parser("detect", help=what, description=what.capitalize() + ", one JSON object a line.")
    parser.set_defaults(command=run)
    parser.add_argument(
        "files",
        nargs="+",
        type=Path,
        metavar="FILE",
        help="JSONL of {id?, assistant_last, user_msg, prev_user_msg?}; - is standard input",
    )
    parser.add_argument(
        "--evaluate",
        action="store_true",
        help="print precision, recall and F1 against the rows' is_correction (and severity, kind) instead",
    )
    parser.add_argument("--json", action="store_true", help="print the evaluation as JSON (verdicts always are)")


def run(options: argparse.Namespace) -> int:
    """Print a verdict a row, or the evaluation. 1 if a line was no turn; every other is judged all the same."""
    from uptake.detection import evaluation  # noqa: PLC0415 - only who detects pays for it

    judged: list[evaluation.Judged] = []
    rows = Rows(options.files, partial(_row, labelled=options.evaluate))
    for number, row in rows:
        verdict = _detected(row)
        if options.evaluate:
            judged.append(evaluation.Judged(row.get("id", number), row, verdict))
        else:
            print(json.dumps(told(row.get("id", number), verdict), separators=(",", ":")))
    if options.evaluate:
        _print_evaluation(judged, as_json=options.json)
    return 1 if rows.bad else 0


def told(row_id: Any, verdict: "Detection") -> dict[str, Any]:
    """A verdict as a row."""
    return {
        "id": row_id,
        "is_correction": verdict.is_correction,
        "kind": verdict.kind,
        "severity": verdict.severity,
        "confidence": verdict.confidence,
    }


def _row(row: Any, *, labelled: bool) -> dict[str, Any]:
    if not isinstance(row, dict):
        raise BadRow("a turn is an object with assistant_last and user_msg")
    for name in ("assistant_last", "user_msg"):
        if not isinstance(row.get(name), str):
            raise BadRow(f"{name} takes a text{'' if name in row else '; it is missing'}")
    if not isinstance(row.get("prev_user_msg"), str | None):
        raise BadRow("prev_user_msg takes a text, or nothing")
    if labelled and not isinstance(row.get("is_correction"), bool):
        raise BadRow("is_correction takes true or false; without it the row cannot be compared")
    if labelled and row.get("severity") not in (None, *SEVERITIES):
        raise BadRow(f"severity is one of {', '.join(SEVERITIES)}, or null")
    return row


def _detected(row: dict[str, Any]) -> "Detection":
    from uptake.detection import detect  # noqa: PLC0415 - see run

    return detect(row["assistant_last"], row["user_msg"], row.get("prev_user_msg"))


def _print_evaluation(judged: list[Any], *, as_json: bool) -> None:
    from uptake.detection import evaluation  # noqa: PLC0415 - see run

    if not judged:
        raise Failure("no row to compare with; each needs assistant_last, user_msg and is_correction")
    measured = evaluation.measure(judged)
    print(json.dumps(measured) if as_json else evaluation.table(measured))
