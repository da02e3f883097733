"""`uptake import`: a history of feedback, as other systems export it, into the service."""

import argparse
import json
import sys
from collections import Counter
from pathlib import Path

from uptake.commands import Subparsers
from uptake.commands.speaking import add, connected
from uptake.events import FeedbackEvent, ItemResult
from uptake.importing import BadRow, rows_of
from uptake.terminal import Progress


def add_command(commands: Subparsers) -> None:
    """Add `import`."""
    parser = add(commands, "import", _import, "send a history of feedback, one JSON object a line")
    parser.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help="JSONL: feedback events or comments; - is standard input"
    )


def _import(options: argparse.Namespace) -> int:
    """Send every valid row, and name every other: a row is stored, or in the report."""
    bad: list[str] = []
    rows: list[tuple[str, FeedbackEvent]] = []
    for path in options.files:
        for row in rows_of(path):
            if isinstance(row, BadRow):
                bad.append(f"{row.path}, line {row.line}: {row.reason}")
            else:
                rows.append((f"{path}, line {row[0]}", row[1]))
    counts: Counter[str] = Counter()
    client = connected(options).client()
    with client, Progress("importing", len(rows)) as progress:
        results = client.send_all(event for _, event in rows)
        for done, (result, (where, _)) in enumerate(zip(results, rows, strict=True), start=1):
            counts[result.status] += 1
            if result.status == "rejected":
                bad.append(f"{where}: {_reason(result)}")
            progress.tell(done)
    if options.json:
        print(json.dumps({"created": counts["created"], "duplicate": counts["duplicate"], "rejected": bad}, indent=1))
    else:
        print(f"{counts['created']} imported, {counts['duplicate']} were there already, {len(bad)} not taken")
        print("".join(f"  {line}\n" for line in bad), end="", file=sys.stderr)
    return 1 if bad else 0


def _reason(result: ItemResult) -> str:
    return result.problem.detail if result.problem else "rejected"
