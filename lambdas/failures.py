"""What is told of an error that nobody foresaw: its kind and where it was, never its message.

A store, a parser or a library may quote a user's words in a message; a log keeps it for months.
"""

import traceback
from collections.abc import Callable, Mapping
from typing import Any

Function = Callable[[Any, Any], dict[str, Any]]


class Failed(Exception):
    """A function ended with an error; the message has its kind and its place."""


def kind_of(error: BaseException) -> str:
    """The kind of an error, with the code that AWS gives it; and of what it came from."""
    response = getattr(error, "response", None)
    code = response.get("Error", {}).get("Code", "") if isinstance(response, Mapping) else ""
    name = type(error).__name__ + (f" ({code})" if code else "")
    return f"{name} from {kind_of(error.__cause__)}" if error.__cause__ is not None else name


def place_of(error: BaseException) -> list[str]:
    """The lines of code that the error came through, outermost first."""
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)]


def without_messages(handler: Function) -> Function:
    """The handler of a function that nobody waits for: Lambda logs what it raises, and its failure queue keeps it."""

    def guarded(event: Any, context: Any) -> dict[str, Any]:
        try:
            return handler(event, context)
        except Exception as error:  # noqa: BLE001 - every kind, since any may quote a user
            failed = Failed(f"{kind_of(error)} at {' < '.join(reversed(place_of(error)))}")
        raise failed

    return guarded
