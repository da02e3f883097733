"""The engines under the local service."""

from pathlib import Path

from lambdas.tables import FEEDBACK
from local.engine import LocalEngine
from local.state import State


def test_no_connection_to_dynamodb_local_is_kept() -> None:
    """The vendor's engine closes connections that were idle; a write on one of them would have no known outcome."""
    engine = LocalEngine("dynamodb-local")
    engine.start(State(), "secret")
    try:
        client = engine.client("dynamodb")
        port = int(client.meta.endpoint_url.rpartition(":")[2])
        for pk in "abc":
            client.put_item(TableName=engine.table_name(FEEDBACK), Item={"pk": {"S": pk}, "sk": {"S": "EVENT"}})

        assert established(port) == []
    finally:
        engine.stop()


def established(port: int) -> list[str]:
    """The open connections of this machine to the port, as the kernel lists them (state 01)."""
    lines = [
        line.split() for path in ("/proc/net/tcp", "/proc/net/tcp6") for line in Path(path).read_text().split("\n")
    ]
    return [line[2] for line in lines if len(line) > 3 and line[3] == "01" and line[2].endswith(f":{port:04X}")]
