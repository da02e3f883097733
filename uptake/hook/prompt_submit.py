"""`uptake hook prompt-submit`: reads what Claude Code tells its UserPromptSubmit hook, and captures a correction.

Whatever happens, the exit code is 0 and nothing is on standard output: that would go into the model's context, and
another code could hold the prompt back. No network on this path; another process sends what was captured.
"""

import contextlib
import json
import os
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from uptake.hook.transcript import LastTurn, last_turn

MAX_INPUT = 8 * 1024 * 1024
MAX_PROMPT = 20_000  # characters; what is longer is a paste, and its beginning says what is wrong
SECONDS = 2.0
_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_SHARED = frozenset(
    ("root", "admin", "administrator", "user", "app", "node", "ubuntu", "ec2-user", "vscode", "codespace", "coder",
     "developer", "runner", "jovyan", "vagrant", "docker", "gitpod", "nobody")
)  # fmt: skip


class Found(Protocol):
    """What a detection says of a prompt."""

    @property
    def is_correction(self) -> bool:
        """Whether the user says that the agent got something wrong."""

    @property
    def severity(self) -> str | None:
        """How wrong."""

    @property
    def confidence(self) -> float:
        """From 0 to 1."""


Detect = Callable[[str, str, str | None], Found]


@dataclass(frozen=True)
class Options:
    """What the command line and the environment say; what they do not say has a default."""

    agent: str
    user: str
    url: str | None
    spill: str | None
    seconds: float
    redact: bool = True


def main(arguments: Sequence[str]) -> int:
    """Run the hook; 0 whatever happens."""
    try:
        options = options_of(arguments)
        if os.isatty(0):
            _tell("this is for the settings of a terminal agent; docs/client.md shows them")
            return 0
        _limit(options.seconds)
        captured = run(options, _standard_input())
        if captured:
            from uptake.hook.sending import send_later  # noqa: PLC0415 - only now worth its time

            send_later(*captured)
    except BaseException as error:  # noqa: BLE001 - a prompt must never be held back
        _tell(f"nothing was captured ({type(error).__name__})")
    return 0


def run(options: Options, data: bytes) -> tuple[Path, str | None] | None:
    """Capture the correction in `data`, if it is one; the folder that has something to send, and the address.

    Raises OSError.
    """
    from uptake.recording.places import destination_of, folder_for, spill_root  # noqa: PLC0415

    root = spill_root(options.spill)
    if root is None:
        _tell("there is no folder to write to; set UPTAKE_SPILL")
        return None
    folder = folder_for(root, destination_of(options.url))
    from uptake.hook.sending import is_due, keep, key_of  # noqa: PLC0415

    event = event_of(options, data, _detector(), lambda: key_of(folder))
    if event:
        keep(folder, _redacted(event) if options.redact else event)
    return (folder, options.url) if event or is_due(folder) else None


def event_of(
    options: Options, data: bytes, detect: Detect | None, key: Callable[[], bytes] = bytes
) -> dict[str, Any] | None:
    """The event in what the hook is told, in its wire form; None where there is no correction in it.

    The same prompt after the same turn always gives the same event. Its id is made with a `key`, so that nobody who
    reads it can try prompts until one fits.
    """
    told = _told(data)
    prompt, session = told.get("prompt"), _session(told)
    if detect is None or session is None or not isinstance(prompt, str) or prompt.lstrip()[:1] in {"", "/", "!"}:
        return None
    prompt = prompt.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")[:MAX_PROMPT]
    turn = last_turn(Path(str(told.get("transcript_path"))), prompt)
    if turn is None:
        return None
    found = detect(turn.text, prompt, turn.prev_user_msg)
    if not found.is_correction:
        return None
    event = {
        "event_type": "user_correction_submitted",
        "agent_id": options.agent,
        "agent_run_id": f"cli-{session}",
        "user": options.user,
        "event_id": f"hook-{_digest(session, turn.turn_id, prompt, key=key())}",
        "session_id": session,
        "correction_surface": "cli",
        "correction_text": prompt,
        "severity": found.severity,
        "detected": True,
        "confidence": round(found.confidence, 4),
        "occurred_at": _moment(turn),
    }
    return {name: value for name, value in event.items() if value is not None}


def options_of(arguments: Sequence[str]) -> Options:
    """Read the command line leniently: what it does not know is passed over, since an error would hold prompts back."""
    given: dict[str, str] = {}
    rest = list(arguments)
    while rest:
        name, equals, value = rest.pop(0).partition("=")
        if name.startswith("--") and not equals and rest and not rest[0].startswith("--"):
            value = rest.pop(0)
        given[name.removeprefix("--")] = value
    agent = given.get("agent") or os.environ.get("UPTAKE_AGENT") or "claude-code"
    if not _SLUG.fullmatch(agent) or len(agent) > 64:
        raise ValueError(f"{agent!r} is no agent: lower-case letters, digits and single hyphens, at most 64")
    try:
        seconds = float(given.get("seconds", SECONDS))
    except ValueError:
        seconds = SECONDS
    user = given.get("user") or os.environ.get("UPTAKE_USER") or _system_user()
    privacy = given.get("privacy") or os.environ.get("UPTAKE_HOOK_PRIVACY") or "redact"
    redact = "redact" in given or privacy.strip().lower() != "store"  # what is misspelled keeps nobody's address
    return Options(agent, user, given.get("url") or None, given.get("spill") or None, seconds, redact)


def _system_user() -> str:
    """The user of the operating system; with the machine's name where it names nobody in particular.

    `root` of two machines are two people, and one must not be given what the other said.
    """
    import getpass  # noqa: PLC0415

    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):
        name = f"uid-{os.getuid()}" if hasattr(os, "getuid") else "user"
    if name.lower() not in _SHARED and not name.startswith("uid-"):
        return name
    import platform  # noqa: PLC0415

    return f"{name}@{platform.node() or 'unknown'}"


def _standard_input() -> bytes:
    parts: list[bytes] = []
    size = 0
    while size <= MAX_INPUT and (part := os.read(0, 1 << 16)):
        parts.append(part)
        size += len(part)
    return b"".join(parts)


def _told(data: bytes) -> dict[str, Any]:
    try:
        told = json.loads(data.decode("utf-8-sig", "replace"))
    except (ValueError, RecursionError):
        return {}
    return told if isinstance(told, dict) else {}


def _session(told: dict[str, Any]) -> str | None:
    """The session as an id that the service takes; None where nothing tells it from others."""
    session = told.get("session_id") or told.get("transcript_path")
    if not isinstance(session, str) or not session.strip():
        return None
    return session if re.fullmatch(r"[A-Za-z0-9._-]{1,150}", session) and session.strip(".") else _digest(session)


def _moment(turn: LastTurn) -> str | None:
    """When the agent's turn ended, and not now: the same prompt is the same event whenever it is read."""
    try:
        at = datetime.fromisoformat(turn.at or "")
        return at.astimezone(UTC).isoformat().replace("+00:00", "Z") if at.tzinfo else None
    except (ValueError, OverflowError):
        return None


def _digest(*parts: str, key: bytes = b"") -> str:
    return blake2b("\0".join(parts).encode("utf-8", "surrogatepass"), key=key, digest_size=16).hexdigest()


def _redacted(event: dict[str, Any]) -> dict[str, Any]:
    """The event as it may be written: only a correction pays for this, and not every prompt."""
    from uptake.recording.words import WORDS  # noqa: PLC0415
    from uptake.redaction import redact_json  # noqa: PLC0415

    return {**event, **{name: redact_json(event[name])[0] for name in WORDS if name in event}}


def _detector() -> Detect | None:
    try:
        detect: Detect = import_module("uptake.detection").detect
    except (ImportError, AttributeError):
        _tell("there is no `uptake.detection`; install `uptake` whole")
        return None
    return detect


def _limit(seconds: float) -> None:
    """End this process after so long: with 0, or, where even that hangs, in a way that cannot hang."""
    import faulthandler  # noqa: PLC0415
    import signal  # noqa: PLC0415

    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, lambda *_: os._exit(0))
        signal.setitimer(signal.ITIMER_REAL, max(0.01, seconds))
    with contextlib.suppress(ValueError, OSError, AttributeError, RuntimeError):  # no standard error to speak of
        faulthandler.dump_traceback_later(max(0.01, seconds) + 1, exit=True)


def _tell(message: str) -> None:
    """Say something where only a person who looks for it sees it."""
    with contextlib.suppress(OSError):
        os.write(2, f"uptake hook: {message}\n".encode("utf-8", "replace"))
