"""A stream of several shards, and a consumer of its records."""

from datetime import UTC, datetime
from typing import Any

from botocore.exceptions import ClientError

from local.journal import Journal, Write


class Consumer:
    """A `memory_writer` that fails where it is told to, and keeps what it was given."""

    def __init__(self) -> None:
        self.batches: list[list[str]] = []
        self.records: list[tuple[str, str, str | None, str | None]] = []
        self.broken: set[str] = set()
        self.down = False

    def __call__(self, event: dict[str, Any]) -> dict[str, Any]:
        names = [record["dynamodb"]["Keys"]["pk"]["S"] for record in event["Records"]]
        self.batches.append(names)
        if self.down:
            raise RuntimeError("down")
        failed = [r for r in event["Records"] if r["dynamodb"]["Keys"]["pk"]["S"] in self.broken]
        if not failed:
            self.records += [told(record) for record in event["Records"]]
        return {"batchItemFailures": [{"itemIdentifier": r["dynamodb"]["SequenceNumber"]} for r in failed]}

    @property
    def seen(self) -> list[str]:
        """Every name once, in the order of its first delivery."""
        return list(dict.fromkeys(name for batch in self.batches for name in batch))


def told(record: dict[str, Any]) -> tuple[str, str, str | None, str | None]:
    """What a record says: event, name, value before, value after."""
    change = record["dynamodb"]
    old, new = (change.get(image, {}).get("v", {}).get("N") for image in ("OldImage", "NewImage"))
    return record["eventName"], change["Keys"]["pk"]["S"], old, new


class Shards:
    """A stream of several shards, one a page, as DynamoDB gives them: closed ones end, iterators live for one call."""

    def __init__(self, journal: Journal, shards: list[tuple[str, str | None]]) -> None:
        self.journal = journal
        self.shards = dict(shards)
        self.records: dict[str, list[str]] = {shard: [] for shard in self.shards}
        self.closed: set[str] = set()
        self.trimmed = 0  # sequence numbers up to this one are gone
        self.reads: list[str] = []
        self.errors: list[str] = []
        self._last = 100

    def write(self, shard: str, *names: str) -> None:
        for name in names:
            self._last += 1
            self.records[shard].append(f"{self._last} {name}")
            item = {"pk": {"S": name}, "sk": {"S": "EVENT"}}
            self.journal.record([Write("feedback", (name, "EVENT"), item, on_stream=True)])

    def describe_stream(self, StreamArn: str, ExclusiveStartShardId: str | None = None) -> Any:  # noqa: ARG002, N803
        names = list(self.shards)
        place = names.index(ExclusiveStartShardId) + 1 if ExclusiveStartShardId else 0
        parent = self.shards[names[place]]
        page: dict[str, Any] = {"Shards": [{"ShardId": names[place]} | ({"ParentShardId": parent} if parent else {})]}
        if place + 1 < len(names):
            page["LastEvaluatedShardId"] = names[place]
        return {"StreamDescription": page}

    def get_shard_iterator(self, **request: str) -> Any:
        after = request.get("SequenceNumber", "0")
        if "SequenceNumber" in request and int(after) <= self.trimmed:
            raise self._error("TrimmedDataAccessException")
        return {"ShardIterator": f"{request['ShardId']}|{after}"}

    def get_records(self, ShardIterator: str, Limit: int) -> Any:  # noqa: N803
        if self.errors:
            raise self._error(self.errors.pop())
        shard, _, after = ShardIterator.partition("|")
        self.reads.append(shard)
        records = [r.split() for r in self.records[shard] if int(r.split()[0]) > max(int(after), self.trimmed)][:Limit]
        page: dict[str, Any] = {"Records": [self._record(*record) for record in records]}
        if records or shard not in self.closed:
            page["NextShardIterator"] = f"{shard}|{records[-1][0] if records else after}"
        return page

    @staticmethod
    def _record(sequence: str, name: str) -> dict[str, Any]:
        key = {"pk": {"S": name}, "sk": {"S": "EVENT"}}
        change = {"Keys": key, "NewImage": key, "SequenceNumber": sequence}
        return {"eventName": "INSERT", "dynamodb": {**change, "ApproximateCreationDateTime": datetime.now(UTC)}}

    @staticmethod
    def _error(code: str) -> ClientError:
        return ClientError({"Error": {"Code": code}}, "GetRecords")
