"""The feedback table's stream, pumped to `memory_writer` as Lambda's event source mapping does.

In order, and at least once; a record that keeps failing is set aside after ten attempts, so that it holds up no other.
"""

import json
import logging
import threading
from collections.abc import Callable
from typing import Any

from local.journal import Journal
from local.recorded import spelled

BATCH = 100
ATTEMPTS = 10
SET_ASIDE = "set-aside.jsonl"  # what a dead-letter queue is on AWS
_PAUSE_SECONDS = 0.1
_LONGEST_PAUSE_SECONDS = 5.0

logger = logging.getLogger(__name__)

Deliver = Callable[[dict[str, Any]], dict[str, Any]]


class StreamPump:
    """Reads the stream of one table in a thread of its own, and notes in the journal what was delivered."""

    def __init__(self, client: Any, stream_arn: str, deliver: Deliver, journal: Journal, lock: threading.RLock) -> None:
        """`deliver` takes a stream event and answers the partial batch response."""
        self._client = client
        self._arn = stream_arn
        self._deliver = deliver
        self._journal = journal
        self._lock = lock
        self._iterators: dict[str, str | None] = {}
        self._failed: tuple[str, int] = ("", 0)  # the sequence number that failed last, and how often
        self._wake = threading.Event()
        self._stop = threading.Event()
        self._idle = threading.Event()
        self._thread = threading.Thread(target=self._run, name="stream", daemon=True)

    def start(self) -> None:
        """Begin with what is on the stream."""
        self._thread.start()

    def nudge(self) -> None:
        """Say that something was written, so that it need not be found by polling."""
        self._wake.set()
        self._idle.clear()  # in this order: a round that did not see the write cannot say that all is delivered

    def drain(self, timeout: float) -> bool:
        """Wait until everything written before this call is delivered; False if that takes longer."""
        self.nudge()
        return self._idle.wait(timeout)

    def stop(self) -> None:
        """End the thread after the batch in hand."""
        self._stop.set()
        self._wake.set()
        self._thread.join(timeout=30)

    def _run(self) -> None:
        pause = _PAUSE_SECONDS
        while not self._stop.is_set():
            self._wake.clear()
            if self._safe_round():
                pause = _PAUSE_SECONDS
                if not self._wake.is_set():
                    self._idle.set()
            else:
                pause = min(pause * 2, _LONGEST_PAUSE_SECONDS)
            self._wake.wait(pause)

    def _safe_round(self) -> bool:
        try:
            return self._round()
        except Exception:
            logger.exception("the stream could not be read; trying again")
            return False

    def _round(self) -> bool:
        """Deliver what there is, shard by shard; False if a record failed and has to come again."""
        with self._lock:
            shards = self._client.describe_stream(StreamArn=self._arn)["StreamDescription"]["Shards"]
        delivered = [self._shard(shard["ShardId"]) for shard in shards]
        return all(delivered)

    def _shard(self, shard_id: str) -> bool:
        iterator = self._iterators.get(shard_id) or self._iterator(shard_id, "TRIM_HORIZON")
        while iterator and not self._stop.is_set():
            with self._lock:
                page = self._client.get_records(ShardIterator=iterator, Limit=BATCH)
            records = page["Records"]
            if not records:
                self._iterators[shard_id] = page.get("NextShardIterator") or iterator
                return True
            failed = self._hand_over(records)
            if failed is not None:
                sequence = records[failed]["dynamodb"]["SequenceNumber"]
                again = not self._given_up(records[failed])
                kind = "AT_SEQUENCE_NUMBER" if again else "AFTER_SEQUENCE_NUMBER"
                self._iterators[shard_id] = self._iterator(shard_id, kind, SequenceNumber=sequence)
                return not again
            iterator = page.get("NextShardIterator")
            self._iterators[shard_id] = iterator
        return True

    def _iterator(self, shard_id: str, kind: str, **more: str) -> str:
        with self._lock:
            found = self._client.get_shard_iterator(
                StreamArn=self._arn, ShardId=shard_id, ShardIteratorType=kind, **more
            )
        return str(found["ShardIterator"])

    def _hand_over(self, records: list[dict[str, Any]]) -> int | None:
        """Deliver one batch; the place of the first record that failed, or None. What came before it is done."""
        try:
            response = self._deliver({"Records": [_as_lambda_sees_it(record, self._arn) for record in records]})
        except Exception:
            logger.exception("memory_writer failed; the batch comes again")
            return 0
        failures = {failure["itemIdentifier"] for failure in response.get("batchItemFailures", [])}
        numbers = [record["dynamodb"]["SequenceNumber"] for record in records]
        first = next((n for n, number in enumerate(numbers) if number in failures), None)
        self._note_delivered(records[:first])
        return first

    def _given_up(self, record: dict[str, Any]) -> bool:
        """Count a failure of this record; after the last attempt set it aside, and let the stream go on behind it."""
        sequence = record["dynamodb"]["SequenceNumber"]
        count = self._failed[1] + 1 if self._failed[0] == sequence else 1
        self._failed = (sequence, count)
        if count < ATTEMPTS:
            return False
        with (self._journal.folder / SET_ASIDE).open("a", encoding="utf-8") as file:
            file.write(json.dumps(_as_lambda_sees_it(record, self._arn), ensure_ascii=False) + "\n")
        logger.error("a record failed %d times; it is in %s", ATTEMPTS, SET_ASIDE)
        self._note_delivered([record])
        return True

    def _note_delivered(self, records: list[dict[str, Any]]) -> None:
        keys = [record["dynamodb"]["Keys"] for record in records]
        self._journal.append([{"delivered": [[key["pk"]["S"], key["sk"]["S"]] for key in keys]}])


def _as_lambda_sees_it(record: dict[str, Any], stream_arn: str) -> dict[str, Any]:
    """A stream record as the event source mapping hands it over: times in seconds, binary in base64, with its ARN."""
    change = dict(record["dynamodb"])
    change["ApproximateCreationDateTime"] = change["ApproximateCreationDateTime"].timestamp()
    for image in ("Keys", "NewImage", "OldImage"):
        if image in change:
            change[image] = spelled(change[image])
    return {**record, "dynamodb": change, "eventSourceARN": stream_arn}
