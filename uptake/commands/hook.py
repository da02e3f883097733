"""`uptake hook prompt-submit`: for the settings of a terminal agent, never for a person; see `docs/client.md`."""

import argparse
from typing import Any


def add_command(commands: Any) -> None:
    """Add the command to the parser. No argument of it is ever wrong: an exit code of 2 would hold a prompt back."""
    parser = commands.add_parser(
        "hook",
        help="for the settings of a terminal agent: capture corrections as they are typed",
        prefix_chars="\0",  # so that nothing looks like an option that argparse could refuse
        add_help=False,
    )
    parser.add_argument("arguments", nargs="*")
    parser.set_defaults(command=run)


def run(options: argparse.Namespace) -> int:
    """Run the hook; 0 whatever happens."""
    from uptake.hook.prompt_submit import main  # noqa: PLC0415

    return main(options.arguments)
