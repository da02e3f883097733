"""DynamoDB Local as a process of ours: on loopback alone, and gone when we are."""

import subprocess
import sys
from pathlib import Path

from tests.running import wait_until

HOLD = """
import time
from local.dynamodb_local import DynamoDBLocal
with DynamoDBLocal() as engine:
    print(engine._process.pid, engine.url, flush=True)
    time.sleep(600)
"""


def test_it_listens_on_loopback_and_ends_with_its_starter() -> None:
    """The engine is reached on 127.0.0.1 and on no other address; a kill -9 of whoever started it ends it too."""
    with subprocess.Popen([sys.executable, "-c", HOLD], stdout=subprocess.PIPE, text=True) as starter:
        assert starter.stdout is not None
        pid, url = starter.stdout.readline().split()
        port = int(url.rpartition(":")[2])
        tables = Path("/proc/net/tcp").read_text() + Path("/proc/net/tcp6").read_text()
        listening = [line.split()[1] for line in tables.splitlines() if " 0A " in line]
        ours = [address.partition(":")[0] for address in listening if address.endswith(f":{port:04X}")]
        loopback = {"0100007F", "0000000000000000FFFF00000100007F"}
        assert ours
        assert set(ours) <= loopback
        starter.kill()

    wait_until(lambda: is_gone(int(pid)))


def is_gone(pid: int) -> bool:
    """Whether the process has ended, collected by its parent or not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True
