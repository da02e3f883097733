"""The local stream over many shards, over errors, and over a day: where it was, it goes on."""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from local import stream
from local.journal import Journal
from local.stream import StreamPump
from tests.fakes.stream import Consumer, Shards
from tests.running import wait_until

EVERYTHING: dict[str, Any] = {}


@pytest.fixture
def consumer(monkeypatch: pytest.MonkeyPatch) -> Consumer:
    monkeypatch.setattr(stream, "_PAUSE_SECONDS", 0.005)
    monkeypatch.setattr(stream, "_LONGEST_PAUSE_SECONDS", 0.01)
    return Consumer()


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    journal = Journal(tmp_path)
    yield journal
    journal.close()


def started(shards: Shards, consumer: Consumer) -> StreamPump:
    pump = StreamPump(shards, "arn", consumer, shards.journal, threading.RLock(), EVERYTHING)
    pump.start()
    return pump


def test_children_wait_for_their_parents(journal: Journal, consumer: Consumer) -> None:
    """Shards are read on every page of their list, and what a parent holds comes before what its children hold."""
    shards = Shards(journal, [("grandchild", "child"), ("child", "parent"), ("other", None), ("parent", "long gone")])
    shards.write("parent", "a", "b")
    shards.write("child", "c")
    shards.write("grandchild", "d")
    shards.write("other", "x")
    shards.closed = {"parent", "child"}
    pump = started(shards, consumer)

    assert pump.drain(20)
    pump.stop()

    names = [name for batch in consumer.batches for name in batch]
    assert [name for name in names if name != "x"] == ["a", "b", "c", "d"]
    assert "x" in names


def test_closed_shard_is_read_once(journal: Journal, consumer: Consumer) -> None:
    """A shard that has ended is not read from its start again when the next one goes on."""
    shards = Shards(journal, [("parent", None), ("child", "parent")])
    shards.write("parent", "a")
    shards.closed = {"parent"}
    pump = started(shards, consumer)
    for name in ("b", "c", "d"):
        shards.write("child", name)
        assert pump.drain(20)
    pump.stop()

    assert [name for batch in consumer.batches for name in batch] == ["a", "b", "c", "d"]
    assert shards.reads.count("parent") == 2, "one page, and the end"


@pytest.mark.parametrize("code", ["ExpiredIteratorException", "InternalServerError", "TrimmedDataAccessException"])
def test_stream_goes_on_after_an_error(journal: Journal, consumer: Consumer, code: str) -> None:
    """An expired iterator, or any other error, costs a round: the next one goes on where the stream was."""
    shards = Shards(journal, [("shard", None)])
    pump = started(shards, consumer)
    shards.write("shard", "a")
    assert pump.drain(20)
    shards.trimmed = 101 if code == "TrimmedDataAccessException" else 0
    shards.errors = [code] * 3
    shards.write("shard", "b")

    assert pump.drain(20)
    pump.stop()

    assert [name for batch in consumer.batches for name in batch] == ["a", "b"]


def test_stream_that_was_trimmed_goes_on_with_what_is_left(journal: Journal, consumer: Consumer) -> None:
    """After a day without a write, where the stream was is gone; the oldest record that is left comes next."""
    shards = Shards(journal, [("shard", None)])
    pump = started(shards, consumer)
    shards.write("shard", "a")
    assert pump.drain(20)
    shards.trimmed = 101
    shards.write("shard", "b")

    assert pump.drain(20)
    pump.stop()

    assert consumer.seen == ["a", "b"]


def test_idle_stream_is_left_alone(journal: Journal, consumer: Consumer) -> None:
    """While nothing is owed no call is made: an engine keeps something of each of them."""
    shards = Shards(journal, [("shard", None)])
    pump = started(shards, consumer)
    shards.write("shard", "a")
    assert pump.drain(20)
    wait_until(lambda: shards.reads.count("shard") == 2)

    for _ in range(20):
        pump.nudge()
        assert pump.drain(20)
    pump.stop()

    assert shards.reads.count("shard") == 2
