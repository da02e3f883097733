"""`uptake export`: everything that the log keeps, as JSONL; `uptake import` brings it back."""

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from uptake.commands import Failure, Subparsers
from uptake.commands.speaking import add, connected

if TYPE_CHECKING:
    from uptake.records import AgentList
    from uptake.reviewer import Reviewer

# Characters that some readers take for the end of a line. In JSON they can stand in strings alone, and escaped.
_ESCAPED = {"\x85": "\\u0085", "\u2028": "\\u2028", "\u2029": "\\u2029"}


def add_command(commands: Subparsers) -> None:
    """Add `export`."""
    parser = add(commands, "export", _export, "write runs, events and retractions as JSONL, exactly as they are stored")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="where to (default: standard output)")
    parser.add_argument("--agent", action="append", metavar="AGENT", help="of this agent alone; may be repeated")


def _export(options: argparse.Namespace) -> int:
    """Write everything up to now, in an order that depends on nothing else. The file is whole, or as it was before."""
    with connected(options).administrator() as reviewer:
        listed = reviewer.agents()
        agents = _chosen(listed.agents, options.agent)
        with _output(options.output) as file:
            counts = _write(reviewer, listed, agents, file)
    told = f"{counts['run']} runs, {counts['event']} events, {counts['retraction']} retractions of {len(agents)} agents"
    if options.json:
        print(json.dumps({"agents": agents, **counts}), file=sys.stderr if options.output is None else sys.stdout)
    else:
        print(f"exported {told}", file=sys.stderr)
    return 0


def _write(reviewer: "Reviewer", listed: "AgentList", agents: list[str], file: BinaryIO) -> Counter[str]:
    from uptake.records import RECORD_KINDS, ExportEnd, ExportHeader  # noqa: PLC0415
    from uptake.terminal import Progress  # noqa: PLC0415

    counts: Counter[str] = Counter()
    header = ExportHeader(identity=listed.identity, exported_at=listed.as_of)
    file.write(_line(header.model_dump(mode="json", exclude_none=True)))
    with Progress("exporting") as progress:
        for number, agent_id in enumerate(agents):
            for kind in RECORD_KINDS:  # a retraction comes after its event
                for record in reviewer.records(agent_id, kind):
                    if _time_of(record) > listed.as_of:
                        break
                    file.write(_line(record))
                    counts[kind] += 1
                    progress.tell(counts.total(), f"{counts.total():,} records, agent {number + 1} of {len(agents)}")
    end = ExportEnd(runs=counts["run"], events=counts["event"], retractions=counts["retraction"])
    file.write(_line(end.model_dump(mode="json")))
    return counts


def _chosen(agents: list[str], asked: list[str] | None) -> list[str]:
    if asked is None:
        return agents
    if unknown := sorted(set(asked) - set(agents)):
        raise Failure(f"no agent {unknown[0]!r} is in the log; there is {', '.join(agents) or 'none yet'}")
    return sorted(set(asked))


def _time_of(record: dict[str, Any]) -> datetime:
    return datetime.fromisoformat(record.get("received_at") or record["retracted_at"])


def _line(value: dict[str, Any]) -> bytes:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    for character, escaped in _ESCAPED.items():
        text = text.replace(character, escaped)
    return text.encode() + b"\n"


@contextmanager
def _output(path: Path | None) -> Iterator[BinaryIO]:
    """Standard output, or a file that only its owner can read: it takes its name when it is whole and on the disk."""
    if path is None:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    if path.is_dir():
        raise Failure(f"{path} is a folder; name a file in it")
    draft = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        with open(draft, "xb", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
