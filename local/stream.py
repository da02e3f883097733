"""The feedback table's stream, pumped to `memory_writer` as Lambda's event source mapping does.

In order, and at least once; a record that keeps failing is set aside after ten attempts, so that it holds up no other.
"""

import json
import logging
import os
import threading
from collections.abc import Callable, Mapping
from typing import Any

from botocore.exceptions import ClientError

from local.folder import open_private
from local.items import same, spelled
from local.journal import Journal

BATCH = 100
ATTEMPTS = 10
SET_ASIDE = "set-aside.jsonl"  # what a dead-letter queue is on AWS
_PAUSE_SECONDS = 0.1
_LONGEST_PAUSE_SECONDS = 5.0

logger = logging.getLogger(__name__)

Deliver = Callable[[dict[str, Any]], dict[str, Any]]
Record = dict[str, Any]


class StreamPump:
    """Reads the stream of one table in a thread of its own, and notes in the journal what was delivered.

    It reads only while the journal says that the stream owes something, and ends when the journal fails.
    """

    def __init__(
        self,
        client: Any,
        stream_arn: str,
        deliver: Deliver,
        journal: Journal,
        lock: threading.RLock,
        pattern: Mapping[str, Any],
    ) -> None:
        """`deliver` takes a stream event of records that fit `pattern`, and answers the partial batch response."""
        self._client = client
        self._arn = stream_arn
        self._deliver = deliver
        self._journal = journal
        self._lock = lock
        self._pattern = pattern
        self._done: dict[str, str] = {}  # by shard, the sequence number of the last record that need not come again
        self._finished: set[str] = set()  # shards that are closed, and read to their end
        self._failed: tuple[str, int] = ("", 0)  # the sequence number that failed last, and how often
        self._wake = threading.Event()
        self._stop = threading.Event()
        self._progress = threading.Condition()
        self._ended = False
        self._thread = threading.Thread(target=self._run, name="stream", daemon=True)

    def start(self) -> None:
        """Begin with what is on the stream."""
        self._thread.start()

    def nudge(self) -> None:
        """Say that something was written, so that it need not be found by polling."""
        self._wake.set()

    def drain(self, timeout: float) -> bool:
        """Wait until everything written before this call is delivered; False if that takes longer, or cannot be."""
        last = self._journal.last_number
        self.nudge()
        with self._progress:
            self._progress.wait_for(lambda: self._ended or not self._journal.owes(last), timeout)
        return not self._journal.failed and not self._journal.owes(last)

    def stop(self) -> None:
        """End the thread after the batch in hand."""
        self._stop.set()
        self._wake.set()
        self._thread.join(timeout=30)

    def _run(self) -> None:
        pause = _PAUSE_SECONDS
        while not self._stop.is_set() and not self._journal.failed:
            if not self._journal.owes() or self._safe_round():
                pause = _PAUSE_SECONDS
                self._wake.wait(pause)
                self._wake.clear()
            else:
                pause = min(pause * 2, _LONGEST_PAUSE_SECONDS)
                self._stop.wait(pause)  # what is written meanwhile does not use up the attempts of what failed
        with self._progress:
            self._ended = True
            self._progress.notify_all()

    def _safe_round(self) -> bool:
        try:
            return self._round()
        except Exception:
            logger.exception("the stream could not be read; trying again")
            return False

    def _round(self) -> bool:
        """Deliver what there is, shard by shard; False if a record failed and has to come again."""
        shards = self._shards()
        self._finished &= shards.keys()
        self._done = {shard: sequence for shard, sequence in self._done.items() if shard in shards}
        well = True
        for shard, parent in shards.items():
            waits = parent in shards and parent not in self._finished  # what the parent holds came first
            if shard not in self._finished and not waits:
                well = self._read(shard) and well
        return well

    def _shards(self) -> dict[str, str | None]:
        """Every shard, and its parent."""
        shards: dict[str, str | None] = {}
        more: dict[str, str] = {}
        while True:
            with self._lock:
                page = self._client.describe_stream(StreamArn=self._arn, **more)["StreamDescription"]
            shards |= {shard["ShardId"]: shard.get("ParentShardId") for shard in page["Shards"]}
            if not page.get("LastEvaluatedShardId"):
                return shards
            more = {"ExclusiveStartShardId": page["LastEvaluatedShardId"]}

    def _read(self, shard: str) -> bool:
        """Deliver what the shard holds behind what is done; False if a record failed and has to come again."""
        try:
            return self._pages(shard, self._iterator(shard))
        except ClientError as error:
            if error.response["Error"]["Code"] == "TrimmedDataAccessException":
                self._done.pop(shard, None)  # the next round begins with the oldest record that is left
            raise

    def _pages(self, shard: str, iterator: str | None) -> bool:
        while not self._stop.is_set():
            with self._lock:
                page = self._client.get_records(ShardIterator=iterator, Limit=BATCH)
            records = page["Records"]
            taken = self._hand_over(records)
            again = taken < len(records) and not self._given_up(records[taken])
            done = records[: taken if again else taken + 1]
            if done:
                self._done[shard] = _sequence(done[-1])
            if again:
                return False
            iterator = page.get("NextShardIterator") if len(done) == len(records) else self._iterator(shard)
            if iterator is None:
                self._finished.add(shard)
            if iterator is None or not records:
                return True
        return True

    def _iterator(self, shard: str) -> str:
        """A new one behind what is done, or at the start: one that was kept would expire."""
        place = {"ShardIteratorType": "TRIM_HORIZON"}
        if shard in self._done:
            place = {"ShardIteratorType": "AFTER_SEQUENCE_NUMBER", "SequenceNumber": self._done[shard]}
        with self._lock:
            found = self._client.get_shard_iterator(StreamArn=self._arn, ShardId=shard, **place)
        return str(found["ShardIterator"])

    def _hand_over(self, records: list[Record]) -> int:
        """Deliver those that fit the pattern as one batch; answers how many from the first on are done."""
        fit = [place for place, record in enumerate(records) if _changes(record) and matches(self._pattern, record)]
        taken = len(records)
        if fit:
            event = {"Records": [_as_lambda_sees_it(records[place], self._arn) for place in fit]}
            try:
                response = self._deliver(event)
            except Exception:
                logger.exception("memory_writer failed; the batch comes again")
                taken = fit[0]
            else:
                failed = {failure["itemIdentifier"] for failure in response.get("batchItemFailures", [])}
                places = [place for place in fit if _sequence(records[place]) in failed]
                taken = min(places, default=fit[0] if failed else taken)
        self._note_delivered(records[:taken])
        return taken

    def _given_up(self, record: Record) -> bool:
        """Count a failure of this record; after the last attempt set it aside, and let the stream go on behind it."""
        sequence = _sequence(record)
        count = self._failed[1] + 1 if self._failed[0] == sequence else 1
        self._failed = (sequence, count)
        if count < ATTEMPTS:
            return False
        line = json.dumps(_as_lambda_sees_it(record, self._arn), ensure_ascii=False) + "\n"
        with open_private(self._journal.folder / SET_ASIDE, "a") as file:
            file.write(line.encode())
            file.flush()
            os.fsync(file.fileno())
        logger.error("a record failed %d times; it is in %s", ATTEMPTS, SET_ASIDE)
        self._note_delivered([record])
        return True

    def _note_delivered(self, records: list[Record]) -> None:
        changes = []
        for record in records:
            keys, image = record["dynamodb"]["Keys"], record["dynamodb"].get("NewImage")
            changes.append(((keys["pk"]["S"], keys["sk"]["S"]), spelled(image) if image else None))
        self._journal.record_delivered(changes)
        with self._progress:
            self._progress.notify_all()


def matches(pattern: Any, value: Any) -> bool:
    """Whether a value fits a filter of an event source mapping: every name in it fits, and a value is one of a list."""
    if isinstance(pattern, Mapping):
        return isinstance(value, Mapping) and all(matches(part, value.get(name)) for name, part in pattern.items())
    return value in pattern


def _sequence(record: Record) -> str:
    return str(record["dynamodb"]["SequenceNumber"])


def _changes(record: Record) -> bool:
    """Whether the item changed: moto has a record also where it did not, which DynamoDB has not."""
    old, new = record["dynamodb"].get("OldImage"), record["dynamodb"].get("NewImage")
    return not same(spelled(old) if old else None, spelled(new) if new else None)


def _as_lambda_sees_it(record: Record, stream_arn: str) -> Record:
    """A stream record as the event source mapping hands it over: times in seconds, binary in base64, with its ARN."""
    change = dict(record["dynamodb"])
    change["ApproximateCreationDateTime"] = change["ApproximateCreationDateTime"].timestamp()
    for image in ("Keys", "NewImage", "OldImage"):
        if image in change:
            change[image] = spelled(change[image])
    return {**record, "dynamodb": change, "eventSourceARN": stream_arn}
