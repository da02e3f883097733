"""The local stream: in order, at least once, past what keeps failing, and never again what was delivered."""

import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from botocore.exceptions import ClientError

from lambdas.stream_filter import MEMORY_FEED
from lambdas.tables import FEEDBACK
from local import stream
from local.engine import Engine, LocalEngine
from local.journal import Journal
from local.recorded import RecordedDynamoDB
from local.stream import ATTEMPTS, StreamPump, matches
from tests.fakes.stream import Consumer
from tests.running import wait_until
from tests.test_journal import abandon, journal_file
from tests.test_journal_failures import full_disk

EVERYTHING: dict[str, Any] = {}


class Machine:
    """An engine, a journal and a pump over one folder."""

    def __init__(
        self, folder: Path, consumer: Consumer, engine: Engine = "moto", pattern: dict[str, Any] = EVERYTHING
    ) -> None:
        self.journal = Journal(folder)
        lock = threading.RLock()
        self.engine = LocalEngine(engine)
        self.engine.start(self.journal.state, "secret")
        self.table = self.engine.table_name(FEEDBACK)
        self.client = RecordedDynamoDB(self.engine.client("dynamodb"), self.journal, self.engine.tables, lock)
        arn = self.engine.client("dynamodb").describe_table(TableName=self.table)["Table"]["LatestStreamArn"]
        self.pump = StreamPump(self.engine.client("dynamodbstreams"), arn, consumer, self.journal, lock, pattern)

    def write(self, *names: str, value: str = "1", sk: str = "EVENT") -> None:
        for name in names:
            item = {"pk": {"S": name}, "sk": {"S": sk}, "v": {"N": value}}
            self.client.put_item(TableName=self.table, Item=item)

    def delete(self, name: str) -> None:
        self.client.delete_item(TableName=self.table, Key={"pk": {"S": name}, "sk": {"S": "EVENT"}})

    def values(self) -> dict[str, str]:
        items = self.engine.client("dynamodb").scan(TableName=self.table)["Items"]
        return {item["pk"]["S"]: item["v"]["N"] for item in items}

    def stop(self) -> None:
        self.pump.stop()
        self.journal.close()
        self.engine.stop()

    def kill(self) -> None:
        """End with what was written and not delivered, as a killed process does."""
        self.pump.stop()
        abandon(self.journal)
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


def test_drain_waits_for_every_write_before_it(machine: Machine, consumer: Consumer) -> None:
    """Whatever the pump is at: what was written before a drain is delivered when it answers."""
    for number in range(100):
        machine.write(f"n{number}")
        if number % 3 == 0:
            machine.pump.nudge()
        assert machine.pump.drain(20)
        assert consumer.batches[-1] == [f"n{number}"]


def test_write_that_changes_nothing_is_no_record(machine: Machine, consumer: Consumer) -> None:
    """As on DynamoDB, an item that is put as it stands does not come again."""
    machine.write("a")
    machine.write("a")
    machine.write("b")

    assert machine.pump.drain(20)

    assert [name for batch in consumer.batches for name in batch] == ["a", "b"]


def test_failed_record_comes_again_and_holds_its_place(machine: Machine, consumer: Consumer) -> None:
    """From the record that failed on, the stream comes again until it is taken; what came before it does not."""
    consumer.broken = {"b"}
    machine.write("a", "b", "c")
    wait_until(lambda: sum("b" in batch for batch in consumer.batches) >= 2)
    consumer.broken = set()

    assert machine.pump.drain(20)

    assert consumer.seen == ["a", "b", "c"]
    assert machine.journal.folder.joinpath(stream.SET_ASIDE).exists() is False


def test_refused_transaction_is_not_on_the_stream(machine: Machine, consumer: Consumer) -> None:
    """What a transaction wrote and took back is nothing that happened; what comes after it is delivered."""
    machine.write("taken")
    puts = [
        {"Put": {"TableName": machine.table, "Item": {"pk": {"S": name}, "sk": {"S": "EVENT"}}}}
        for name in ("a", "taken")
    ]
    puts[1]["Put"]["ConditionExpression"] = "attribute_not_exists(pk)"

    with pytest.raises(ClientError, match="ConditionalCheckFailed"):
        machine.client.transact_write_items(TransactItems=puts)
    machine.write("b")

    assert machine.pump.drain(20)
    assert consumer.seen == ["taken", "b"]


def test_poison_record_is_set_aside(machine: Machine, consumer: Consumer) -> None:
    """A record that fails ten times is put into a file, whole, and what is behind it is delivered."""
    consumer.broken = {"b"}
    machine.write("a", "b", "c")

    assert machine.pump.drain(20)

    path = machine.journal.folder / stream.SET_ASIDE
    (line,) = path.read_text().splitlines()
    assert json.loads(line)["dynamodb"]["NewImage"]["pk"] == {"S": "b"}
    assert path.stat().st_mode & 0o077 == 0
    assert sum("b" in batch for batch in consumer.batches) == ATTEMPTS
    assert consumer.seen == ["a", "b", "c"]


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
    machine.stop()

    again = Consumer()
    machine = Machine(tmp_path, again)
    machine.pump.start()
    machine.write("d")
    assert machine.pump.drain(20)
    machine.stop()

    assert again.seen == ["b", "c", "d"]


@pytest.mark.parametrize("engine", ["moto", "dynamodb-local"])
def test_every_undelivered_change_comes_after_a_kill(tmp_path: Path, consumer: Consumer, engine: Engine) -> None:
    """Inserts, changes and deletions that a kill left undelivered come in their order, with what was before them."""
    machine = Machine(tmp_path, consumer, engine)
    machine.pump.start()
    machine.write("a", "b", "c")
    machine.write("a", value="2.50")
    assert machine.pump.drain(20)
    machine.pump.stop()
    machine.write("a", value="3")
    machine.delete("b")
    machine.write("d")
    machine.write("a", value="2.50")
    machine.write("d", value="2")
    machine.write("b", value="7")
    machine.delete("d")
    before = machine.values()
    machine.kill()

    again = Consumer()
    machine = Machine(tmp_path, again, engine)
    assert machine.values() == before
    machine.pump.start()
    assert machine.pump.drain(20)
    machine.kill()

    shown = [(event, name, old and float(old), new and float(new)) for event, name, old, new in again.records]
    assert shown == [
        ("MODIFY", "a", 2.5, 3), ("REMOVE", "b", 1, None), ("INSERT", "d", None, 1), ("MODIFY", "a", 3, 2.5),
        ("MODIFY", "d", 1, 2), ("INSERT", "b", None, 7), ("REMOVE", "d", 2, None),
    ]  # fmt: skip
    third = Journal(tmp_path)
    assert not third.owes(), "what was delivered is owed again"
    third.close()


def test_only_what_the_filter_lets_through_is_delivered(tmp_path: Path, consumer: Consumer) -> None:
    """With the filter of the deployed function, new events come and nothing else; the rest is not owed either."""
    machine = Machine(tmp_path, consumer, pattern=MEMORY_FEED)
    machine.pump.start()
    machine.write("a")
    machine.write("a", value="2")
    machine.write("run", sk="RUN")
    machine.write("b")
    machine.delete("a")

    assert machine.pump.drain(20)

    assert consumer.records == [("INSERT", "a", None, "1"), ("INSERT", "b", None, "1")]
    assert not machine.journal.owes()
    machine.stop()


def test_failure_behind_filtered_records_keeps_its_place(tmp_path: Path, consumer: Consumer) -> None:
    """A record that fails among such that are filtered out comes again alone, and is owed while it does."""
    machine = Machine(tmp_path, consumer, pattern=MEMORY_FEED)
    consumer.broken = {"b"}
    machine.write("r1", sk="RUN")
    machine.write("a")
    machine.write("r2", sk="RUN")
    machine.write("b")
    machine.write("r3", sk="RUN")
    machine.pump.start()
    wait_until(lambda: consumer.batches.count(["b"]) >= 2)
    assert machine.journal.owes()
    consumer.broken = set()

    assert machine.pump.drain(20)

    assert consumer.batches[0] == ["a", "b"]
    assert {tuple(batch) for batch in consumer.batches[1:]} == {("b",)}
    machine.stop()


@pytest.mark.parametrize(
    ("pattern", "fits"),
    [
        ({}, True),
        ({"eventName": ["INSERT"]}, True),
        ({"eventName": ["REMOVE", "INSERT"]}, True),
        ({"eventName": ["REMOVE"]}, False),
        ({"eventName": []}, False),
        ({"other": ["INSERT"]}, False),
        ({"dynamodb": {"Keys": {"sk": {"S": ["EVENT"]}}}}, True),
        ({"dynamodb": {"Keys": {"sk": {"S": ["RUN"]}}}}, False),
        ({"dynamodb": {"Keys": {"sk": {"N": ["EVENT"]}}}}, False),
        ({"eventName": {"S": ["INSERT"]}}, False),
        (MEMORY_FEED, True),
    ],
)
def test_filter_reads_as_lambda_reads_it(pattern: dict[str, Any], *, fits: bool) -> None:
    """Every name of the pattern has to be there, with one of its values."""
    record = {"eventName": "INSERT", "dynamodb": {"Keys": {"pk": {"S": "a"}, "sk": {"S": "EVENT"}}}}

    assert matches(pattern, record) is fits


def test_pump_ends_when_the_journal_fails(tmp_path: Path, consumer: Consumer) -> None:
    """Without a journal nothing is handed on, and whoever waits for a delivery is told that it will not come."""
    machine = Machine(tmp_path, consumer)
    machine.write("a")
    with full_disk(journal_file(tmp_path).stat().st_size), pytest.raises(OSError, match="large"):
        machine.write("b")

    machine.pump.start()

    assert machine.pump.drain(20) is False
    assert consumer.batches == []
    machine.kill()
