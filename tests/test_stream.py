"""The local stream: in order, at least once, past what keeps failing, and never again what was delivered."""

import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lambdas.tables import FEEDBACK
from local import stream
from local.engine import LocalEngine
from local.journal import Journal
from local.recorded import RecordedDynamoDB
from local.stream import ATTEMPTS, StreamPump
from tests.running import wait_until


class Consumer:
    """A `memory_writer` that fails where it is told to, and keeps what it was given."""

    def __init__(self) -> None:
        self.batches: list[list[str]] = []
        self.broken: set[str] = set()
        self.down = False

    def __call__(self, event: dict[str, Any]) -> dict[str, Any]:
        names = [record["dynamodb"]["Keys"]["pk"]["S"] for record in event["Records"]]
        self.batches.append(names)
        if self.down:
            raise RuntimeError("down")
        failed = [r for r in event["Records"] if r["dynamodb"]["Keys"]["pk"]["S"] in self.broken]
        return {"batchItemFailures": [{"itemIdentifier": r["dynamodb"]["SequenceNumber"]} for r in failed]}

    @property
    def seen(self) -> list[str]:
        """Every name once, in the order of its first delivery."""
        return list(dict.fromkeys(name for batch in self.batches for name in batch))


class Machine:
    """An engine, a journal and a pump over one folder."""

    def __init__(self, folder: Path, consumer: Consumer) -> None:
        self.journal = Journal(folder)
        lock = threading.RLock()
        self.engine = LocalEngine("moto")
        self.engine.start(self.journal.state, "secret")
        self.table = self.engine.table_name(FEEDBACK)
        self.client = RecordedDynamoDB(self.engine.client("dynamodb"), self.journal, self.engine.tables, lock)
        arn = self.engine.client("dynamodb").describe_table(TableName=self.table)["Table"]["LatestStreamArn"]
        self.pump = StreamPump(self.engine.client("dynamodbstreams"), arn, consumer, self.journal, lock)

    def write(self, *names: str) -> None:
        for name in names:
            self.client.put_item(TableName=self.table, Item={"pk": {"S": name}, "sk": {"S": "EVENT"}})

    def stop(self) -> None:
        self.pump.stop()
        self.journal.close()
        self.engine.stop()


@pytest.fixture
def consumer(monkeypatch: pytest.MonkeyPatch) -> Consumer:
    monkeypatch.setattr(stream, "_PAUSE_SECONDS", 0.005)
    monkeypatch.setattr(stream, "_LONGEST_PAUSE_SECONDS", 0.01)
    return Consumer()


@pytest.fixture
def machine(tmp_path: Path, consumer: Consumer) -> Iterator[Machine]:
    machine = Machine(tmp_path, consumer)
    machine.pump.start()
    yield machine
    machine.stop()


def test_everything_comes_once_and_in_order(machine: Machine, consumer: Consumer) -> None:
    """While nothing fails, each write is delivered once, in the order of the writes."""
    names = [f"n{number}" for number in range(250)]
    machine.write(*names)

    assert machine.pump.drain(20)

    assert [name for batch in consumer.batches for name in batch] == names


def test_failed_record_comes_again_and_holds_its_place(machine: Machine, consumer: Consumer) -> None:
    """From the record that failed on, the stream comes again until it is taken; what came before it does not."""
    consumer.broken = {"b"}
    machine.write("a", "b", "c")
    wait_until(lambda: sum("b" in batch for batch in consumer.batches) >= 2)
    consumer.broken = set()

    assert machine.pump.drain(20)

    assert consumer.seen == ["a", "b", "c"]
    assert machine.journal.folder.joinpath(stream.SET_ASIDE).exists() is False


def test_poison_record_is_set_aside(machine: Machine, consumer: Consumer) -> None:
    """A record that fails ten times is put into a file, whole, and what is behind it is delivered."""
    consumer.broken = {"b"}
    machine.write("a", "b", "c")

    wait_until(lambda: machine.journal.folder.joinpath(stream.SET_ASIDE).exists() and "c" in consumer.batches[-1])

    (line,) = machine.journal.folder.joinpath(stream.SET_ASIDE).read_text().splitlines()
    assert json.loads(line)["dynamodb"]["NewImage"]["pk"] == {"S": "b"}
    assert sum("b" in batch for batch in consumer.batches) == ATTEMPTS


def test_consumer_that_is_down_loses_nothing(machine: Machine, consumer: Consumer) -> None:
    """A consumer that raises gets the same batch again once it is up."""
    consumer.down = True
    machine.write("a", "b")
    wait_until(lambda: len(consumer.batches) >= 2)
    consumer.down = False

    assert machine.pump.drain(20)

    assert consumer.seen == ["a", "b"]


def test_after_a_restart_only_what_was_not_delivered_comes(tmp_path: Path, consumer: Consumer) -> None:
    """What was written and not delivered before a stop is the first thing on the stream after it."""
    machine = Machine(tmp_path, consumer)
    machine.pump.start()
    machine.write("a")
    assert machine.pump.drain(20)
    machine.pump.stop()
    machine.write("b", "c")
    machine.journal.close()
    machine.engine.stop()

    again = Consumer()
    machine = Machine(tmp_path, again)
    machine.pump.start()
    machine.write("d")
    assert machine.pump.drain(20)
    machine.stop()

    assert again.seen == ["b", "c", "d"]
