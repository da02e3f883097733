"""`uptake`: what people type. Commands speak to the service over HTTP; `serve` comes from a checkout of the project."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module

from uptake.commands import Failure

# Which module has a command. Only the one that was typed is imported: a hook must not pay for an HTTP client.
COMMANDS = {
    "learn": "learning",
    "candidates": "review",
    "publish": "review",
    "revert": "review",
    "import": "importing",
    "export": "exporting",
    "stats": "stats",
    "detect": "detect",
    "diff": "diff",
    "hook": "hook",
    "replay": "replay",
    "schema": "schema",
}


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command. Exits 0 when it was done, 1 when it was not, 2 when it was typed wrong."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    arguments = sys.argv[1:] if arguments is None else list(arguments)
    options = _parser(arguments[0] if arguments else "").parse_args(arguments)
    command: Callable[[argparse.Namespace], int] = options.command
    try:
        code = command(options)
    except BrokenPipeError:  # whoever read the output has enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    except KeyboardInterrupt:
        code = 130
    except Exception as error:
        if (message := _said(error)) is None:
            raise
        from uptake.terminal import inert  # noqa: PLC0415 - not for commands that end well

        print(f"uptake: {inert(message)}", file=sys.stderr)
        code = 1
    sys.exit(code)


def _said(error: Exception) -> str | None:
    """What a person needs to know of an error; None if it is a fault of ours."""
    if isinstance(error, IsADirectoryError):
        return f"{error.filename} is a folder; name the files in it"
    if isinstance(error, OSError):
        return f"{error.filename}: {error.strerror}" if error.filename else str(error)
    if isinstance(error, Failure):
        return str(error)
    from pydantic import ValidationError  # noqa: PLC0415 - not for commands that end well

    from uptake.connection import NotConnected  # noqa: PLC0415
    from uptake.errors import ServiceError  # noqa: PLC0415
    from uptake.signing import NoCredentials  # noqa: PLC0415

    if isinstance(error, ValidationError):
        first = error.errors(include_url=False)[0]
        return f"{'/'.join(map(str, first['loc']))}: {first['msg']}"
    return str(error) if isinstance(error, ServiceError | NotConnected | NoCredentials) else None


def _parser(typed: str) -> argparse.ArgumentParser:
    """The parser of the command that was typed; of all of them where it is none."""
    parser = argparse.ArgumentParser(prog="uptake", description="Corrections that every agent learns from.")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    modules = [COMMANDS[typed]] if typed in COMMANDS else list(dict.fromkeys(COMMANDS.values()))
    for name in modules:
        import_module(f"uptake.commands.{name}").add_command(commands)
    if typed in COMMANDS:
        return parser
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow to load, and a hook needs none

    for plugin in entry_points(group="uptake.commands"):
        try:
            plugin.load()(commands)
        except ImportError:  # the package alone, as in a pod
            missing = commands.add_parser(plugin.name, help="(needs a checkout of the project)")
            missing.set_defaults(command=_needs_checkout)
    return parser


def _needs_checkout(_: argparse.Namespace) -> int:
    raise Failure("this command comes with a checkout of the project: clone it, and run `make serve` there")
