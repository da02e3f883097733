"""Where the service is and who speaks: from the command line, the environment, or the service of this machine."""

import json
import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from botocore.credentials import Credentials

from uptake.client import Client
from uptake.reviewer import Reviewer

DATA_FOLDER = ".uptake"


class NotConnected(RuntimeError):
    """There is no service to speak to, or no way to say who speaks; the message says what to do."""


@dataclass(frozen=True)
class Connection:
    """An address, and the proofs of identity that are at hand."""

    url: str
    region: str | None
    token: str | None
    credentials: Credentials | None
    admin_token: str | None = None  # of the service of this machine

    def administrator(self) -> Reviewer:
        """The client of a person with the role `admin`. Raises NotConnected without a token."""
        return Connection(self.url, self.region, self.admin_token or self.token, self.credentials).reviewer()

    def reviewer(self) -> Reviewer:
        """The client of a person. Raises NotConnected without a token."""
        if not self.token:
            raise NotConnected("set UPTAKE_TOKEN to your token of the deployment's user pool")
        return Reviewer(self.url, self.token)

    def client(self) -> Client:
        """The client of an agent, with AWS credentials as every AWS tool finds them. Raises NotConnected."""
        if not self.region:
            raise NotConnected(f"set AWS_REGION: {self.url} does not say which region it is in")
        return Client(self.url, region=self.region, credentials=self.credentials)


def connect(url: str | None = None, token: str | None = None, data: Path | None = None) -> Connection:
    """The service at `url` or `UPTAKE_URL`; without either, the one that serves the data folder on this machine.

    Raises NotConnected.
    """
    url = url or os.environ.get("UPTAKE_URL")
    token = token or os.environ.get("UPTAKE_TOKEN")
    if url:
        return Connection(url, region_of(url), token, None)
    local = _local(data or Path(os.environ.get("UPTAKE_DATA", DATA_FOLDER)))
    credentials = Credentials(local["agent_access_key"], local["agent_secret_key"])
    admin = None if token else local.get("admin_token")  # a token that was given speaks for whoever gave it
    return Connection(local["url"], local["region"], token or local["reviewer_token"], credentials, admin)


def region_of(url: str) -> str | None:
    """The region that a deployment is called in: its address says so, or else the environment."""
    found = re.search(r"\.execute-api\.([a-z0-9-]+)\.amazonaws\.", url)
    return found[1] if found else os.environ.get("AWS_REGION") or os.environ.get("AWS_DEFAULT_REGION")


def _local(folder: Path) -> dict[str, Any]:
    path = folder / "service.json"
    try:
        found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        message = f"no service runs on {folder}; start one with `make serve`, or set UPTAKE_URL and UPTAKE_TOKEN"
        raise NotConnected(message) from error
    except ValueError as error:
        raise NotConnected(f"{path} cannot be read; restart the service, it writes the file anew") from error
    return found
