"""The local service as a process of its own, as a person starts it."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from botocore.credentials import Credentials

from uptake.client import Client
from uptake.events import FeedbackEvent
from uptake.reviewer import Reviewer

COMMENT = "Look cell lines up in Cellosaurus before you join."


class RunningService:
    """`uptake serve` on a free port while the context lasts; `kill` ends it as a power cut would."""

    def __init__(self, folder: Path, *arguments: str, umask: int = -1) -> None:
        self.folder = folder
        self._arguments = arguments
        self._umask = umask
        self.printed = ""

    def __enter__(self) -> Self:
        command = [sys.executable, "-m", "uptake", "serve", "--port", "0", "--data", str(self.folder), *self._arguments]
        env = {name: value for name, value in os.environ.items() if not name.startswith(("AWS_", "UPTAKE_"))}
        self._errors = (self.folder.parent / f"{self.folder.name}.log").open("w+")
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self._errors, text=True, env=env, umask=self._umask
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.printed += line
            if line.startswith("Ctrl-C"):
                break
        else:
            self._errors.seek(0)
            raise AssertionError(f"the service did not start: {self._errors.read()}")
        self.connection: dict[str, Any] = json.loads((self.folder / "service.json").read_text())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(timeout=60)
        if self.process.stdout:
            self.process.stdout.close()
        self._errors.close()

    @property
    def url(self) -> str:
        return str(self.connection["url"])

    @property
    def curls(self) -> list[str]:
        """The lines to try that it printed."""
        return re.findall(r"^curl .*$", self.printed, flags=re.MULTILINE)

    def client(self) -> Client:
        credentials = Credentials(self.connection["agent_access_key"], self.connection["agent_secret_key"])
        return Client(self.url, region=self.connection["region"], credentials=credentials)

    def reviewer(self) -> Reviewer:
        return Reviewer(self.url, self.connection["reviewer_token"])

    def kill(self) -> None:
        """End it with SIGKILL, in the middle of whatever it does."""
        self.process.kill()
        self.process.wait(timeout=60)


def correction(number: int, user: str = "ann@example.com") -> FeedbackEvent:
    """What a user says once; the same number and user are the same event."""
    return FeedbackEvent(
        event_type="rating", rating="down", agent_id="bio", agent_run_id=f"run-{number}", user=user,
        session_id=f"{user}-{number}", event_id=f"{user}-{number}", comment=f"{COMMENT} {number}",
    )  # fmt: skip


def wait_until(is_so: Any, seconds: float = 20) -> None:
    deadline = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < deadline, "it did not become so"
        time.sleep(0.05)
