"""DynamoDB Local, the vendor's own engine, as a process of ours on loopback. Needs a JDK, 17 or later.

The jar comes in the npm package `amplify-dynamodb-simulator`; `make dynamodb-local` fetches that one package, checked
against the digest below, and unpacks it.
"""

import os
import shutil
import socket
import subprocess
import time
from pathlib import Path
from types import TracebackType
from typing import Self

HOME = Path(__file__).parent.parent / "build" / "dynamodb-local"


class NotInstalled(RuntimeError):
    """Java or the jar is missing; the message says how to get it."""


def available() -> bool:
    """Whether the engine can be started here."""
    return (HOME / "DynamoDBLocal.jar").exists() and shutil.which("javac") is not None


class DynamoDBLocal:
    """The engine while the context lasts, in memory, on a free port of 127.0.0.1.

    The vendor's launcher listens on every address, so `Loopback.java` starts the same server on loopback alone.
    """

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self.url = ""

    def __enter__(self) -> Self:
        if not available():
            raise NotInstalled("DynamoDB Local needs a JDK (Debian: openjdk-17-jdk-headless) and `make dynamodb-local`")
        port = _free_port()
        self._process = subprocess.Popen(  # noqa: S603 - our own command line
            _command(port), cwd=HOME, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={"PATH": os.environ.get("PATH", "")},
        )  # fmt: skip
        self.url = f"http://127.0.0.1:{port}"
        self._wait(port)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process is not None:
            if self._process.stdin:
                self._process.stdin.close()
            self._process.terminate()
            try:
                self._process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()

    def _wait(self, port: int) -> None:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            if self._process is not None and self._process.poll() is not None:
                raise NotInstalled(
                    f"DynamoDB Local ended at once with {self._process.returncode}; is a JDK of 17 or later there?"
                )
            with socket.socket() as probe:
                probe.settimeout(1)
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    return
            time.sleep(0.1)
        raise NotInstalled("DynamoDB Local did not come up within 60 s")


def _command(port: int) -> list[str]:
    classes = os.pathsep.join(["DynamoDBLocal.jar", "DynamoDBLocal_lib/*"])
    launcher = Path(__file__).with_name("Loopback.java")
    return [
        "java", "-Xmx512m", "-cp", classes, "-Djava.library.path=DynamoDBLocal_lib", str(launcher),
        "-inMemory", "-disableTelemetry", "-port", str(port),
    ]  # fmt: skip


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
