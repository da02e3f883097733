"""The commands of `uptake`, one module each. A module adds its own to the parser with `add_command`."""

from typing import Any

Subparsers = Any  # argparse names no public type for it


class Failure(Exception):
    """A command could not do what was asked; the message is for the person who typed it, and says what to do next."""
