"""`uptake learn`: run the week now."""

import argparse

from uptake.commands import Subparsers
from uptake.commands.speaking import add, connected, print_json
from uptake.review import LearningRun
from uptake.terminal import Progress


def add_command(commands: Subparsers) -> None:
    """Add `learn`."""
    add(commands, "learn", _learn, "run the week now, and wait until it is done")


def _learn(options: argparse.Namespace) -> int:
    reviewer = connected(options).reviewer()
    with Progress("learning") as progress:
        run = reviewer.learn(lambda run: progress.tell(run.learned_from, run.status))
    if options.json:
        print_json(run)
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
