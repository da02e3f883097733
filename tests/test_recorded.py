"""The recorded clients: what the engine has written is in the journal, call by call, or the service stops."""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from botocore.exceptions import ClientError, ConnectionClosedError, ParamValidationError

from lambdas.tables import FEEDBACK, MEMORY
from local.engine import BUCKET, LocalEngine
from local.items import read_back
from local.journal import Journal
from local.recorded import RecordedDynamoDB, RecordedS3, body_of
from local.state import State, each_line
from tests.test_journal import abandon, journal_file

ONLY_NEW = {"ConditionExpression": "attribute_not_exists(pk)"}


def item(pk: str, **attributes: Any) -> dict[str, Any]:
    return {"pk": {"S": pk}, "sk": {"S": "EVENT"}, **attributes}


def key(pk: str) -> dict[str, Any]:
    return {"pk": {"S": pk}, "sk": {"S": "EVENT"}}


class Machine:
    """An engine, a journal, and the recorded clients over both."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.journal = Journal(folder)
        self.engine = LocalEngine("moto")
        self.engine.start(self.journal.state, "secret")
        self.feedback, self.memory = self.engine.table_name(FEEDBACK), self.engine.table_name(MEMORY)
        self.lock = threading.RLock()
        self.client = self.recorded(self.engine.client("dynamodb"))
        self.s3 = RecordedS3(self.engine.client("s3"), self.journal, self.lock)

    def recorded(self, client: Any) -> RecordedDynamoDB:
        return RecordedDynamoDB(client, self.journal, self.engine.tables, self.lock)

    def put(self, pk: str, **attributes: Any) -> Any:
        return self.client.put_item(TableName=self.feedback, Item=item(pk, **attributes))

    def size(self) -> int:
        return journal_file(self.folder).stat().st_size

    def end(self) -> None:
        abandon(self.journal)
        self.engine.stop()


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    machine = Machine(tmp_path / "data")
    yield machine
    machine.end()


def transaction(machine: Machine) -> None:
    puts = [{"Put": {"TableName": machine.feedback, "Item": item(pk), **ONLY_NEW}} for pk in ("t1", "t2")]
    delete = {"Delete": {"TableName": machine.feedback, "Key": key("old")}}
    other = {"Put": {"TableName": machine.memory, "Item": item("m")}}
    check = {
        "ConditionCheck": {
            "TableName": machine.feedback,
            "Key": key("stays"),
            "ConditionExpression": "attribute_exists(pk)",
        }
    }
    machine.client.transact_write_items(TransactItems=[*puts, delete, other, check])


def batch(machine: Machine) -> None:
    puts = [{"PutRequest": {"Item": item(pk)}} for pk in ("t1", "t2")]
    delete = {"DeleteRequest": {"Key": key("old")}}
    other = [{"PutRequest": {"Item": item("m")}}]
    machine.client.batch_write_item(RequestItems={machine.feedback: [*puts, delete], machine.memory: other})


def stored(journal: Path) -> dict[str, set[str]]:
    """The keys that a start finds in a journal, without the fold that a start does."""
    state = State()
    each_line(journal, state.apply, torn_ok=True)
    return {table: {pk for pk, _ in items} for table, items in state.tables.items() if items}


@pytest.mark.parametrize("call", [transaction, batch])
def test_call_is_recorded_whole_or_not_at_all(machine: Machine, tmp_path: Path, call: Any) -> None:
    """Cut the journal at any byte behind a transaction or a batch: all that it did is there, or nothing of it."""
    machine.put("old")
    machine.put("stays")
    start = machine.size()
    call(machine)
    whole = journal_file(machine.folder).read_bytes()

    for cut in range(start, len(whole) + 1):
        copy = tmp_path / "cut.jsonl"
        copy.write_bytes(whole[:cut])
        expected = {"feedback": {"old", "stays"}}
        if cut == len(whole):
            expected = {"feedback": {"stays", "t1", "t2"}, "memory": {"m"}}
        assert stored(copy) == expected, cut


def test_refused_write_leaves_no_trace(machine: Machine) -> None:
    """What the engine refuses is not recorded, and the service goes on."""
    machine.put("a")
    before = machine.size()

    with pytest.raises(ClientError):
        machine.client.put_item(TableName=machine.feedback, Item=item("a"), **ONLY_NEW)
    with pytest.raises(ClientError):
        machine.client.transact_write_items(
            TransactItems=[{"Put": {"TableName": machine.feedback, "Item": item(pk), **ONLY_NEW}} for pk in "ba"]
        )
    with pytest.raises(ParamValidationError):
        machine.client.put_item(TableName=machine.feedback, Item="no item")

    assert machine.size() == before
    assert not machine.journal.failed


def test_write_that_cannot_be_recorded_is_refused(machine: Machine) -> None:
    """A verb that the journal does not know is an error, not a write that a restart forgets."""
    for client, verb in (
        (machine.client, "update_item"),
        (machine.client, "execute_statement"),
        (machine.s3, "copy_object"),
    ):
        with pytest.raises(AttributeError, match="teach"):
            getattr(client, verb)
    update = {"TableName": machine.feedback, "Key": key("a"), "UpdateExpression": "REMOVE v"}
    with pytest.raises(RuntimeError, match="teach"):
        machine.client.transact_write_items(TransactItems=[{"Update": update}])


class Client:
    """The engine's client, with a batch that takes nothing, and puts whose answers are lost or come as errors."""

    def __init__(self, client: Any, error: Exception | None = None) -> None:
        self._client = client
        self._error = error

    def __getattr__(self, name: str) -> Any:
        return getattr(self._client, name)

    def put_item(self, **request: Any) -> Any:
        self._client.put_item(**request)
        assert self._error
        raise self._error

    def batch_write_item(self, **request: Any) -> Any:
        return {"UnprocessedItems": request["RequestItems"]}


@pytest.mark.parametrize(
    "error",
    [
        ConnectionClosedError(endpoint_url="http://127.0.0.1"),
        ClientError({"Error": {"Code": "InternalServerError"}, "ResponseMetadata": {"HTTPStatusCode": 500}}, "PutItem"),  # type: ignore[typeddict-item]
        KeyError("a fault of the engine"),
    ],
)
def test_lost_answer_stops_the_service(machine: Machine, error: Exception) -> None:
    """If it is not known whether the engine wrote, nothing more is acknowledged: memory may hold what no file has."""
    client = machine.recorded(Client(machine.engine.client("dynamodb"), error))

    with pytest.raises(type(error)):
        client.put_item(TableName=machine.feedback, Item=item("a"))

    assert machine.journal.failed
    with pytest.raises(OSError, match="cannot be written"):
        machine.put("b")


def test_unprocessed_part_of_a_batch_is_not_recorded(machine: Machine) -> None:
    """A throttled batch is recorded as far as it was written."""
    client = machine.recorded(Client(machine.engine.client("dynamodb")))
    before = machine.size()

    client.batch_write_item(RequestItems={machine.feedback: [{"PutRequest": {"Item": item("a")}}]})

    assert machine.size() == before


def test_answers_are_those_of_dynamodb(machine: Machine) -> None:
    """The old item is in an answer where it was asked for, and nowhere else."""
    machine.put("a", v={"N": "1"})

    assert "Attributes" not in machine.put("a", v={"N": "2"})
    asked = machine.client.delete_item(TableName=machine.feedback, Key=key("a"), ReturnValues="ALL_OLD")
    assert asked["Attributes"] == item("a", v={"N": "2"})


def test_stream_owes_what_changed_and_nothing_else(machine: Machine) -> None:
    """A write has a number where DynamoDB has a stream record: not where nothing changed, nor in another table."""
    machine.put("a", v={"N": "1.50"}, w={"SS": ["x", "y"]})
    for same in ({"N": "1.50"}, {"N": "1.5"}):
        machine.put("a", v=same, w={"SS": ["y", "x"]})
    machine.client.batch_write_item(
        RequestItems={machine.feedback: [{"PutRequest": {"Item": item("a", v={"N": "1.5"}, w={"SS": ["x", "y"]})}}]}
    )
    machine.client.delete_item(TableName=machine.feedback, Key=key("nobody"))
    machine.client.put_item(TableName=machine.memory, Item=item("m"))
    assert machine.journal.last_number == 1

    machine.put("a", v={"N": "2"})
    machine.client.delete_item(TableName=machine.feedback, Key=key("a"))
    assert machine.journal.last_number == 3


def test_every_kind_of_attribute_survives_a_restart(machine: Machine) -> None:
    """Items come back from the files as they were put, binary values and sets too."""
    kinds = {
        "s": {"S": "ü\u2028"}, "n": {"N": "1.50"}, "b": {"B": b"\x00\xff"}, "z": {"NULL": True}, "t": {"BOOL": False},
        "ss": {"SS": ["a", "b"]}, "ns": {"NS": ["1", "2"]}, "bs": {"BS": [b"\xff", b"a"]},
        "l": {"L": [{"B": b"x"}, {"M": {"deep": {"L": [{"BS": [b"y"]}]}}}]}, "m": {"M": {}},
    }  # fmt: skip
    machine.put("a", **kinds)
    machine.end()

    again = Machine(machine.folder)
    try:
        assert again.client.get_item(TableName=again.feedback, Key=key("a"))["Item"] == item("a", **kinds)
        assert {n: read_back(c.new or {}) for n, c in again.journal.state.owed.items()} == {1: item("a", **kinds)}
    finally:
        again.end()


def test_every_version_of_an_object_survives_a_restart(machine: Machine) -> None:
    """Objects come back with their bytes, types and order, and the same ETag: a save against it still holds."""
    bodies = ["text ü\r\n".encode(), b"\xff\xfe\x00", b""]
    etags = [
        machine.s3.put_object(Bucket=BUCKET, Key="skills/a", Body=body, ContentType="text/markdown")["ETag"]
        for body in bodies
    ]
    machine.end()

    again = Machine(machine.folder)
    try:
        assert [body_of(version) for version in again.journal.state.objects] == bodies
        found = again.s3.get_object(Bucket=BUCKET, Key="skills/a")
        assert (found["Body"].read(), found["ETag"], found["ContentType"]) == (bodies[-1], etags[-1], "text/markdown")
    finally:
        again.end()
