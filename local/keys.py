"""The keys of one data folder: made once, kept beside the state, readable by their owner alone."""

import json
import secrets
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path

from local.folder import KEYS, DataFolderError, open_private, told, write_private

# Of what the folder holds. 1: digests without the secret, memories without their words; read by no later version.
FORMAT = "2"


@dataclass(frozen=True)
class Keys:
    """The deployment's identity secret, what signs tokens, and the one agent key of this machine."""

    identity_secret: str
    token_key: str
    agent_access_key: str
    agent_secret_key: str


def keys_of(folder: Path, *, is_new: bool, identity_from: Path | None = None) -> Keys:
    """The keys of the folder, made where the folder is new; the identity secret of another one is taken over only then.

    Raises DataFolderError if they are missing or damaged: what is stored belongs to actors that only the identity
    secret finds again, so no other may be made in its place.
    """
    path = folder / KEYS
    if identity_from is None:
        return _found(folder) if path.exists() or not is_new else _kept(path, _made())
    secret = _found(identity_from).identity_secret
    keys = _found(folder) if path.exists() or not is_new else _made()
    if keys.identity_secret == secret and path.exists():
        return keys
    if not is_new:
        hint = "only a new folder can take one over (--data)"
        raise DataFolderError(f"{folder} holds records of actors of its own identity secret; {hint}")
    return _kept(path, replace(keys, identity_secret=secret))


def _found(folder: Path) -> Keys:
    """The keys that are in a folder. Raises DataFolderError."""
    path = folder / KEYS
    hint = f"restore {path} from a copy, or start afresh with another folder (--data)"
    try:
        with open_private(path, "r") as file:
            found = json.load(file)
    except FileNotFoundError as error:
        raise DataFolderError(f"the keys of {folder} are missing; {hint}") from error
    except (OSError, ValueError) as error:
        raise DataFolderError(f"the keys of {folder} cannot be read; {hint}") from error
    names = {field.name for field in fields(Keys)}
    if isinstance(found, dict) and found.pop("format", "1") != FORMAT and found.keys() == names:
        aside = f"keep it aside (mv {folder} {folder}-before) and start anew, or name another folder with --data"
        raise DataFolderError(f"{folder} was written by another version of Uptake; {aside}")
    if (
        not isinstance(found, dict)
        or found.keys() != names
        or not all(isinstance(v, str) and v for v in found.values())
    ):
        raise DataFolderError(f"the keys of {folder} are not whole; {hint}")
    return Keys(**found)


def _made() -> Keys:
    return Keys(
        identity_secret=secrets.token_urlsafe(48),
        token_key=secrets.token_urlsafe(48),
        agent_access_key="LOCAL" + secrets.token_hex(8).upper(),
        agent_secret_key=secrets.token_urlsafe(30),
    )


def _kept(path: Path, keys: Keys) -> Keys:
    with told(path.parent):
        write_private(path, {**asdict(keys), "format": FORMAT})
    return keys
