"""`uptake`: what people type. Commands speak to the service over HTTP; `serve` comes from a checkout of the project."""

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from uptake.connection import DATA_FOLDER, NotConnected, connect
from uptake.errors import ServiceError
from uptake.events import FeedbackEvent, ItemResult
from uptake.importing import BadRow, rows_of
from uptake.review import Candidate, LearningRun
from uptake.signing import NoCredentials
from uptake.terminal import Progress, table
from uptake.wire import WireModel

Command = Callable[[argparse.Namespace], int]
Subparsers = Any  # argparse names no public type for it


class Failure(Exception):
    """A command could not do what was asked; the message is for the person who typed it."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command. Exits 0 when it was done, 1 when it was not, 2 when it was typed wrong."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    parser = _parser()
    options = parser.parse_args(arguments)
    command: Command = options.command
    try:
        code = command(options)
    except BrokenPipeError:  # whoever read the output has enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    except (Failure, ServiceError, NotConnected, NoCredentials, ValidationError, OSError) as error:
        print(f"uptake: {_said(error)}", file=sys.stderr)
        code = 1
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)


def _said(error: Exception) -> str:
    """What a person needs to know of an error."""
    if isinstance(error, ValidationError):
        first = error.errors(include_url=False)[0]
        return f"{'/'.join(map(str, first['loc']))}: {first['msg']}"
    if isinstance(error, IsADirectoryError):
        return f"{error.filename} is a folder; name the files in it"
    return f"{error.filename}: {error.strerror}" if isinstance(error, OSError) and error.filename else str(error)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="uptake", description="Corrections that every agent learns from.")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    _add(commands, "learn", _learn, "run the week now, and wait until it is done")
    candidates = _add(commands, "candidates", _candidates, "list the proposed rules, strongest first, or show one")
    candidates.add_argument("candidate", nargs="?", help="show this one, with what users said")
    publish = _add(commands, "publish", _publish, "put a proposed rule in front of every agent")
    publish.add_argument("candidate", help="its id, as `uptake candidates` shows it")
    publish.add_argument("--rule", help="your wording (needed where it was learned without a model)")
    publish.add_argument("--skill", help="another skill than the proposed one")
    revert = _add(commands, "revert", _revert, "take one rule back")
    revert.add_argument("rule", help="its id, as `uptake publish` printed it")
    importing = _add(commands, "import", _import, "send a history of feedback, one JSON object a line")
    importing.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help="JSONL: feedback events or comments; - is standard input"
    )
    for plugin in entry_points(group="uptake.commands"):
        try:
            plugin.load()(commands)
        except ImportError:  # the package alone, as in a pod
            missing = commands.add_parser(plugin.name, help="(needs a checkout of the project)")
            missing.set_defaults(command=_needs_checkout)
    return parser


def _needs_checkout(_: argparse.Namespace) -> int:
    raise Failure("this command comes with a checkout of the project: clone it, and run `make serve` there")


def _add(commands: Subparsers, name: str, command: Command, what: str) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(name, help=what, description=what.capitalize() + ".")
    parser.set_defaults(command=command)
    parser.add_argument("--url", help="the service (default: UPTAKE_URL, or the one on this machine)")
    parser.add_argument("--token", help="your token (default: UPTAKE_TOKEN, or the local reviewer's)")
    parser.add_argument("--data", type=Path, help=f"data folder of the local service (default: {DATA_FOLDER})")
    parser.add_argument("--json", action="store_true", help="print JSON")
    return parser


def _learn(options: argparse.Namespace) -> int:
    reviewer = connect(options.url, options.token, options.data).reviewer()
    with Progress("learning") as progress:
        run = reviewer.learn(lambda run: progress.tell(run.learned_from, run.status))
    if options.json:
        _print_json(run)
    else:
        print("\n".join(told(run)))
    return 0 if run.status == "succeeded" else 1


def told(run: LearningRun) -> list[str]:
    """A learning run in a few lines for a person."""
    if run.status == "failed":
        return [f"learning run {run.learning_run_id} failed: {'; '.join(run.notes) or 'look in the log'}"]
    left_out = ", ".join(f"{count} {reason.replace('_', ' ')}" for reason, count in sorted(run.left_out.items()))
    topics = ", ".join(f"{count} {name.replace('_', ' ')}" for name, count in sorted(run.topics.items()))
    return [
        f"read {run.read} new events, learned from {run.learned_from}"
        + (f" (left out: {left_out})" if left_out else ""),
        f"topics: {topics or 'none'}; {run.unassigned} comments in no topic yet",
        f"{run.candidates} candidates wait for a person (model: {run.model}, embedder: {run.embedder})",
        *(f"note: {note}" for note in run.notes),
    ]


def _candidates(options: argparse.Namespace) -> int:
    reviewer = connect(options.url, options.token, options.data).reviewer()
    if options.candidate:
        candidate = reviewer.candidate(options.candidate)
        print(candidate.model_dump_json(indent=1) if options.json else "\n".join(shown(candidate)))
        return 0
    candidates = reviewer.candidates()
    if options.json:
        print(json.dumps([c.model_dump(mode="json") for c in candidates], indent=1, ensure_ascii=False))
    elif not candidates:
        print("no candidates; `uptake learn` looks for them in the feedback so far")
    else:
        print("\n".join(listed(candidates)))
    return 0


def listed(candidates: Sequence[Candidate], indent: int = 0) -> list[str]:
    """Candidates as a table: who, how many, where it would go, and what it is about."""
    head = ["candidate", "status", "users", "comments", "skill", "about"]
    rows = [
        [c.candidate_id, c.status, str(c.distinct_users), str(c.comments), c.skill_id or "-", c.rule or c.label]
        for c in candidates
    ]
    return table([head, *rows], indent)


def shown(candidate: Candidate) -> list[str]:
    """One candidate for a person who decides: who asks for it, how many, in whose words, and how to publish it."""
    words = list(dict.fromkeys(quote.text for quote in candidate.quotes))
    skill = "" if candidate.skill_id else " --skill SKILL"
    rule = "" if candidate.rule else ' --rule "When …, …"'
    return [
        f"candidate  {candidate.candidate_id} ({candidate.status}), agent {candidate.agent_id}",
        f"about      {candidate.label}",
        f"asked by   {candidate.distinct_users} users in {candidate.distinct_sessions} sessions",
        f"skill      {candidate.skill_id or 'none fits'}",
        *([f"rule       {candidate.rule}"] if candidate.rule else []),
        *(f"           “{' '.join(text.split())}”" for text in words),
        f"publish    uptake publish {candidate.candidate_id}{skill}{rule}",
    ]


def _publish(options: argparse.Namespace) -> int:
    reviewer = connect(options.url, options.token, options.data).reviewer()
    rule = reviewer.publish(options.candidate, rule=options.rule, skill_id=options.skill)
    if options.json:
        _print_json(rule)
    else:
        print(f"{rule.rule_id} is live in skill {rule.skill_id}: {rule.text}")
        print(f"every agent has it within 300 s; take it back with: uptake revert {rule.rule_id}")
    return 0


def _revert(options: argparse.Namespace) -> int:
    rule = connect(options.url, options.token, options.data).reviewer().revert(options.rule)
    if options.json:
        _print_json(rule)
    else:
        print(
            f"{rule.rule_id} is out of skill {rule.skill_id}; its candidate {rule.candidate_id} can be published again"
        )
    return 0


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
    client = connect(options.url, options.token, options.data).client()
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


def _print_json(model: WireModel) -> None:
    print(model.model_dump_json(indent=1))
