"""The end of a transcript of Claude Code: what the agent said and did last, and what the user had asked for before.

One JSON object a line. `type` is `user` or `assistant` for what counts here; `message.content` is a text or a list of
blocks (`text`, `tool_use`, `tool_result`, …). Other shapes are passed over: the format is not promised to anybody.
"""

import json
import os
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

WINDOWS = (256 * 1024, 4 * 1024 * 1024)  # bytes from the end; the larger only where the smaller shows no whole turn
MAX_TEXT = 50_000

# Lines of type `user` that no user wrote.
_MACHINE = (
    "<command-",
    "<local-command-",
    "<bash-",
    "<system-reminder>",
    "<task-notification>",
    "[Request interrupted",
    "Caveat:",
)
_NOT_SAID = ("isSidechain", "isMeta", "isCompactSummary", "isApiErrorMessage")
_TOLD_OF_TOOLS = ("description", "command", "file_path", "path", "pattern", "url", "query")


@dataclass(frozen=True)
class LastTurn:
    """What the agent said and did last; `turn_id` and `at` are the same however often the transcript is read."""

    text: str
    turn_id: str
    at: str | None
    prev_user_msg: str | None


def last_turn(path: Path, prompt: str) -> LastTurn | None:
    """The agent's last turn before `prompt`, whether or not the transcript has the prompt already.

    None where there is none, or no transcript that can be read. Never waits: only a regular file is read.
    """
    found: LastTurn | None = None
    for window in WINDOWS:
        data, whole = _tail(path, window)
        found = _last_turn(_backwards(data), prompt)
        if whole or (found and found.prev_user_msg is not None):
            break
    return found


def _tail(path: Path, window: int) -> tuple[bytes, bool]:
    """The last whole lines within so many bytes, and whether these are all there are."""
    try:
        fd = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    except (OSError, ValueError):  # a path may hold a NUL
        return b"", True
    try:
        status = os.fstat(fd)
        if not stat.S_ISREG(status.st_mode):
            return b"", True
        start = max(0, status.st_size - window)
        os.lseek(fd, start, os.SEEK_SET)
        with os.fdopen(os.dup(fd), "rb") as file:
            data = file.read(window)
    except OSError:
        return b"", True
    finally:
        os.close(fd)
    return (data.partition(b"\n")[2] if start else data), not start


def _backwards(data: bytes) -> Iterator[dict[str, Any]]:
    for line in reversed(data.split(b"\n")):
        try:
            entry = json.loads(line)
        except (ValueError, RecursionError):
            continue
        if isinstance(entry, dict) and not any(entry.get(mark) for mark in _NOT_SAID):
            yield entry


def _last_turn(entries: Iterator[dict[str, Any]], prompt: str) -> LastTurn | None:
    parts: list[str] = []
    turn_id = at = previous = None
    for entry in entries:
        if entry.get("type") == "assistant":
            said = _said(entry)
            if said and turn_id is None:
                turn_id = _text(entry.get("uuid")) or _text(_message(entry).get("id")) or said[-200:]
                at = _text(entry.get("timestamp"))
            if said:
                parts.append(said)
        elif entry.get("type") == "user" and (asked := _asked(entry)):
            if turn_id is None and asked.strip() == prompt.strip():
                continue  # the prompt itself
            previous = previous or asked
            if parts:
                break
    if turn_id is None:
        return None
    text = "\n".join(reversed(parts))[-MAX_TEXT:]
    return LastTurn(text, turn_id, at, previous[:MAX_TEXT] if previous else None)


def _said(entry: dict[str, Any]) -> str:
    content = _message(entry).get("content")
    if isinstance(content, str):
        return content.strip()
    blocks = [block for block in content if isinstance(block, dict)] if isinstance(content, list) else []
    return "\n".join(part for part in map(_block, blocks) if part)


def _block(block: dict[str, Any]) -> str:
    if block.get("type") == "text":
        return (_text(block.get("text")) or "").strip()
    if block.get("type") != "tool_use":
        return ""
    given = block.get("input")
    told = (
        next((given[name] for name in _TOLD_OF_TOOLS if isinstance(given.get(name), str)), "")
        if isinstance(given, dict)
        else ""
    )
    return f"[{_text(block.get('name')) or 'tool'} {told[:200]}]".replace(" ]", "]")


def _asked(entry: dict[str, Any]) -> str:
    """What a user typed; "" where the line is a tool's result, or the machine's own."""
    content = _message(entry).get("content")
    if isinstance(content, list):
        blocks = [block for block in content if isinstance(block, dict)]
        if any(block.get("type") == "tool_result" for block in blocks):
            return ""
        content = "\n".join(_text(block.get("text")) or "" for block in blocks if block.get("type") == "text")
    asked = _text(content) or ""
    return "" if asked.lstrip().startswith(_MACHINE) else asked.strip()


def _message(entry: dict[str, Any]) -> dict[str, Any]:
    message = entry.get("message")
    return message if isinstance(message, dict) else {}


def _text(value: Any) -> str | None:
    return value if isinstance(value, str) and value else None
