"""What the commands that speak to the service have in common: how it is found, and how answers are printed."""

import argparse
from collections.abc import Callable
from pathlib import Path

from uptake.commands import Subparsers
from uptake.connection import DATA_FOLDER, Connection, connect
from uptake.wire import WireModel

Command = Callable[[argparse.Namespace], int]


def add(commands: Subparsers, name: str, command: Command, what: str) -> argparse.ArgumentParser:
    """Add a command that speaks to the service."""
    parser: argparse.ArgumentParser = commands.add_parser(name, help=what, description=what.capitalize() + ".")
    parser.set_defaults(command=command)
    parser.add_argument("--url", help="the service (default: UPTAKE_URL, or the one on this machine)")
    parser.add_argument("--token", help="your token (default: UPTAKE_TOKEN, or the local reviewer's)")
    parser.add_argument("--data", type=Path, help=f"data folder of the local service (default: {DATA_FOLDER})")
    parser.add_argument("--json", action="store_true", help="print JSON")
    return parser


def connected(options: argparse.Namespace) -> Connection:
    """The service that the options or the environment name. Raises NotConnected."""
    return connect(options.url, options.token, options.data)


def print_json(model: WireModel) -> None:
    """Print one answer as it came."""
    print(model.model_dump_json(indent=1))
