"""The keys of one data folder: made once, kept beside the state, readable by their owner alone."""

import json
import os
import secrets
from dataclasses import asdict, dataclass
from pathlib import Path


@dataclass(frozen=True)
class Keys:
    """The deployment's identity secret, what signs tokens, and the one agent key of this machine."""

    identity_secret: str
    token_key: str
    agent_access_key: str
    agent_secret_key: str


def keys_of(folder: Path) -> Keys:
    """The keys of the folder, made on first use."""
    path = folder / "keys.json"
    if path.exists():
        return Keys(**json.loads(path.read_text()))
    made = Keys(
        identity_secret=secrets.token_urlsafe(48),
        token_key=secrets.token_urlsafe(48),
        agent_access_key="LOCAL" + secrets.token_hex(8).upper(),
        agent_secret_key=secrets.token_urlsafe(30),
    )
    write_private(path, asdict(made))
    return made


def write_private(path: Path, value: object) -> None:
    """Write JSON that only the owner can read, whole or not at all."""
    draft = path.with_suffix(".tmp")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w") as file:
        json.dump(value, file, indent=1)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
