"""The keys of one data folder: made once, kept beside the state, readable by their owner alone."""

import json
import secrets
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from local.folder import KEYS, DataFolderError, open_private, told, write_private


@dataclass(frozen=True)
class Keys:
    """The deployment's identity secret, what signs tokens, and the one agent key of this machine."""

    identity_secret: str
    token_key: str
    agent_access_key: str
    agent_secret_key: str


def keys_of(folder: Path, *, is_new: bool) -> Keys:
    """The keys of the folder, made where the folder is new.

    Raises DataFolderError if they are missing or damaged: what is stored belongs to actors that only the identity
    secret finds again, so no other may be made in its place.
    """
    path = folder / KEYS
    hint = f"restore {path} from a copy, or start afresh with another folder (--data)"
    try:
        with open_private(path, "r") as file:
            found = json.load(file)
    except FileNotFoundError as error:
        if is_new:
            return _made(path)
        raise DataFolderError(f"the keys of {folder} are missing; {hint}") from error
    except (OSError, ValueError) as error:
        raise DataFolderError(f"the keys of {folder} cannot be read; {hint}") from error
    names = {field.name for field in fields(Keys)}
    if (
        not isinstance(found, dict)
        or found.keys() != names
        or not all(isinstance(v, str) and v for v in found.values())
    ):
        raise DataFolderError(f"the keys of {folder} are not whole; {hint}")
    return Keys(**found)


def _made(path: Path) -> Keys:
    made = Keys(
        identity_secret=secrets.token_urlsafe(48),
        token_key=secrets.token_urlsafe(48),
        agent_access_key="LOCAL" + secrets.token_hex(8).upper(),
        agent_secret_key=secrets.token_urlsafe(30),
    )
    with told(path.parent):
        write_private(path, asdict(made))
    return made
