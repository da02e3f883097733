"""`uptake serve` and `make serve`: the whole service on this machine until Ctrl-C."""

import argparse
import os
import re
import signal
import sys
import threading
from pathlib import Path
from typing import Any

from local.dynamodb_local import NotInstalled
from local.engine import REGION
from local.journal import DataFolderError
from local.service import PRIVACY, LocalPrivacy, LocalService, PortTaken
from uptake.connection import DATA_FOLDER

DEFAULT_PORT = 8474


def add_command(commands: Any) -> None:
    """Add `serve` to the CLI."""
    parser = commands.add_parser("serve", help="run the whole service on this machine", description=__doc__)
    parser.add_argument("--port", type=_port, default=DEFAULT_PORT, help=f"port on 127.0.0.1 (default {DEFAULT_PORT})")
    parser.add_argument("--data", type=Path, default=Path(DATA_FOLDER), help=f"data folder (default {DATA_FOLDER})")
    parser.add_argument("--engine", choices=["moto", "dynamodb-local"], default="moto", help="what holds the tables")
    parser.add_argument(
        "--privacy",
        action="append",
        default=[],
        type=_privacy,
        metavar="MODE or AGENT=MODE",
        help="what is kept of texts: store, redact (default) or omit, for every agent or for one; may be repeated, "
        "and holds for the folder until another one is given",
    )
    parser.add_argument(
        "--identity-from",
        type=Path,
        metavar="FOLDER",
        help="take over the identity secret of this data folder, so that its export finds its people (into a new one)",
    )
    parser.set_defaults(command=serve)


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) <= 65_535):
        raise argparse.ArgumentTypeError("a port is a number from 0 (any free one) to 65535")
    return int(text)


def _privacy(text: str) -> str:
    if not re.fullmatch(r"(?:[a-z0-9]+(?:-[a-z0-9]+)*=)?(?:store|redact|omit)", text):
        raise argparse.ArgumentTypeError("store, redact or omit, or one of them for an agent: my-agent=omit")
    return text


def _privacy_of(given: list[str], folder: Path) -> LocalPrivacy:
    """What was asked for, on top of what the folder was served with before: a restart weakens nothing in silence."""
    path = folder / PRIVACY
    kept = LocalPrivacy.model_validate_json(path.read_bytes()) if path.exists() else LocalPrivacy()
    modes = [text for text in given if "=" not in text]
    by_agent = dict(
        pair.split("=") for pair in [*filter(None, kept.privacy_by_agent.split(",")), *given] if "=" in pair
    )
    told = {
        "privacy": modes[-1] if modes else kept.privacy,
        "privacy_by_agent": ",".join(f"{agent}={mode}" for agent, mode in sorted(by_agent.items())),
    }
    return LocalPrivacy.model_validate(told)


def serve(options: argparse.Namespace) -> int:
    """Serve until SIGINT or SIGTERM; everything acknowledged is on the disk at any moment, whatever ends it."""
    stop = threading.Event()

    def end(*_: object) -> None:
        if stop.is_set():
            os._exit(130)  # asked twice: as after a kill, the next start has everything that was acknowledged
        stop.set()

    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, end)
    print(f"starting on {options.data} …", file=sys.stderr, flush=True)
    try:
        with LocalService(
            options.data,
            port=options.port,
            engine=options.engine,
            privacy=_privacy_of(options.privacy, options.data),
            identity_from=options.identity_from,
        ) as service:
            print("\n".join(greeting(service)), flush=True)
            stop.wait()
            print("stopping when the calls in hand are done (again: at once) …", file=sys.stderr, flush=True)
    except (DataFolderError, NotInstalled, PortTaken) as error:
        print(f"uptake: {error}", file=sys.stderr)
        return 1
    return 0


def greeting(service: LocalService) -> list[str]:
    """Address, tokens, data folder, and three lines to try."""
    token = service.token("local-reviewer", ["reviewer"])
    sign = (
        f'curl -s --aws-sigv4 "aws:amz:{REGION}:execute-api"'
        f' --user "{service.keys.agent_access_key}:{service.keys.agent_secret_key}"'
    )
    feedback = (
        '{"event_type":"rating","rating":"down","agent_id":"bio","agent_run_id":"run-1","user":"ann@example.com",'
        '"comment":"Look cell lines up in Cellosaurus before you join."}'
    )
    context = '{"agent_id":"bio","user":"ann@example.com"}'
    return [
        f"Uptake serves at   {service.url}",
        f"data folder        {service.folder.resolve()}",
        f"texts are kept     {service.privacy.told}",
        f"agent key          {service.keys.agent_access_key}",
        f"agent secret       {service.keys.agent_secret_key}",
        f"reviewer's token   {token}",
        "",
        "Send a correction, see what the user's next session starts with, and what waits for a reviewer:",
        f"{sign} -H 'content-type: application/json' -d '{feedback}' {service.url}/v1/feedback",
        f"{sign} -H 'content-type: application/json' -d '{context}' {service.url}/v1/context",
        f'curl -s -H "authorization: Bearer {token}" {service.url}/v1/admin/candidates',
        "",
        "In another terminal, to run the week now:",
        f"UPTAKE_DATA={service.folder} .venv/bin/uptake learn",
        "",
        "Ctrl-C stops it.",
    ]
