"""`uptake diff`: what a person changed in each draft, and how much it matters; `--evaluate` against labels."""

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from uptake.commands import Failure, Subparsers
from uptake.commands.rows import BadRow, Rows

if TYPE_CHECKING:
    from uptake.edits import Edit

LEVELS = ("none", "minor", "major")


def add_command(commands: Subparsers) -> None:
    """Add `diff`."""
    what = "say what each edit changed, and how much it matters"
    parser = commands.add_parser("diff", help=what, description=what.capitalize() + ", one JSON object a line.")
    parser.set_defaults(command=run)
    parser.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help="JSONL of {id?, original, edited}; - is standard input"
    )
    parser.add_argument(
        "--evaluate", action="store_true", help="tell how often severity is the row's human_severity, not the edits"
    )
    parser.add_argument("--json", action="store_true", help="print the evaluation as JSON (edits always are)")


def run(options: argparse.Namespace) -> int:
    """Print an edit a row, or the evaluation. 1 if a line was no edit, and every other is told all the same."""
    pairs: list[tuple[str, str, Any]] = []
    rows = Rows(options.files, _row)
    for number, row in rows:
        edit = _compared(row)
        if not options.evaluate:
            print(json.dumps(told(row.get("id", number), edit), separators=(",", ":")))
        elif row.get("human_severity") is not None and not row.get("severity_debatable"):
            pairs.append((row["human_severity"], edit.severity, row.get("id", number)))
    if options.evaluate:
        _print_evaluation(pairs, as_json=options.json)
    return 1 if rows.bad else 0


def told(row_id: Any, edit: "Edit") -> dict[str, Any]:
    """An edit as a row; `exact` is there only where `distance` is an upper bound."""
    return {
        "id": row_id,
        "changed": edit.changed,
        "distance": edit.distance,
        "severity": edit.severity,
        "severity_by_distance": edit.severity_by_distance,
        "fields": [
            {"path": field.path, "op": field.op, "distance": field.distance, "severity": field.severity}
            for field in edit.fields
        ],
    } | ({} if edit.exact else {"exact": False})


def _row(row: Any) -> dict[str, Any]:
    if not isinstance(row, dict):
        raise BadRow("an edit is an object with original and edited")
    for name in ("original", "edited"):
        made = row.get(f"{name}_gen")
        if name not in row and made is not None:
            row[name] = _generated(made, f"{name}_gen")
        if name not in row:
            raise BadRow(f"{name} is missing; null is a value, no value is not")
    if row.get("human_severity") not in (None, *LEVELS):
        raise BadRow(f"human_severity is one of {', '.join(LEVELS)}, or null")
    return row


def _generated(made: Any, name: str) -> str:
    """A long text in few words: `text` so many `times`, then `append`."""
    if not isinstance(made, dict) or not isinstance(made.get("text"), str) or type(made.get("times")) is not int:
        raise BadRow(f"{name} takes {{text, times, append?}}")
    if len(made["text"]) * made["times"] > 10_000_000:
        raise BadRow(f"{name} makes more than 10,000,000 characters")
    text: str = made["text"]
    times: int = made["times"]
    return text * times + str(made.get("append", ""))


def _compared(row: dict[str, Any]) -> "Edit":
    from uptake.edits import DistanceMissing, compare  # noqa: PLC0415 - the extra may not be installed

    try:
        return compare(row["original"], row["edited"])
    except DistanceMissing as error:
        raise Failure(str(error)) from error


def _print_evaluation(pairs: list[tuple[str, str, Any]], *, as_json: bool) -> None:
    counts = Counter((human, ours) for human, ours, _ in pairs)
    agree = sum(counts[level, level] for level in LEVELS)
    missed = [row_id for human, ours, row_id in pairs if human != ours]
    if as_json:
        table = {human: {ours: counts[human, ours] for ours in LEVELS} for human in LEVELS}
        share = round(agree / len(pairs), 4) if pairs else None
        print(json.dumps({"rows": len(pairs), "agree": agree, "agreement": share, "table": table, "missed": missed}))
        return
    if not pairs:
        raise Failure("no row carries a human_severity to compare with; add one of none, minor, major")
    print(f"{agree} of {len(pairs)} agree with human_severity ({agree / len(pairs):.1%})")
    print(f"{'human':>8}  " + "".join(f"{level:>7}" for level in LEVELS) + "   ours")
    for human in LEVELS:
        print(f"{human:>8}  " + "".join(f"{counts[human, ours]:>7}" for ours in LEVELS))
    if missed:
        print(f"not the same: {', '.join(map(str, missed))}")
