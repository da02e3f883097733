"""`uptake schema`: the event model as JSON Schema."""

import argparse
import json

from uptake.commands import Subparsers


def add_command(commands: Subparsers) -> None:
    """Add `schema`."""
    what = "print the JSON Schema of a feedback event"
    parser = commands.add_parser("schema", help=what, description=what.capitalize() + ".")
    parser.set_defaults(command=_schema)


def _schema(_: argparse.Namespace) -> int:
    from uptake.schema import feedback_event_schema  # noqa: PLC0415

    print(json.dumps(feedback_event_schema(), indent=1, ensure_ascii=False))
    return 0
