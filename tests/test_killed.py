"""SIGKILL in the middle of eight parallel writers, twenty times: what was acknowledged is there, once."""

import threading
from pathlib import Path
from typing import Any

import pytest

from tests.running import RunningService, correction, wait_until
from uptake.client import Client
from uptake.errors import ServiceError
from uptake.events import FeedbackEvent

ROUNDS = 20
WRITERS = 8
EACH_ROUND = 40  # acknowledged before the kill comes


class Acknowledged:
    """What the service said yes to."""

    def __init__(self) -> None:
        self.events: list[str] = []
        self.retracted: list[str] = []
        self.users: dict[str, str] = {}

    def write(self, service: RunningService, writer: int, round_number: int) -> None:
        """Send single events, batches and retractions until the service is gone."""
        user = f"user{writer}@example.com"
        with impatient(service) as client:
            for number in range(1000 * round_number, 1000 * (round_number + 1), 4):
                try:
                    self._step(client, user, number)
                except ServiceError:
                    return

    def _step(self, client: Client, user: str, number: int) -> None:
        batch = [correction(number + n, user) for n in range(3)]
        results: Any = list(client.send_all(batch)) if number % 8 else [client.send(event) for event in batch]
        for event, result in zip(batch, results, strict=True):
            assert result.status in {"created", "duplicate"}
            self.users[str(event.event_id)] = user
            self.events.append(str(event.event_id))
        if number % 12 == 0:
            taken = str(batch[0].event_id)
            client.retract(taken)
            self.retracted.append(taken)


def impatient(service: RunningService) -> Client:
    client = service.client()
    client._transport._sleep = lambda _: None
    return client


@pytest.mark.parametrize("engine", ["moto"])
def test_nothing_acknowledged_is_lost(tmp_path: Path, engine: str) -> None:
    """Every acknowledged event and retraction is there after the last of twenty kills; a replay of all adds none."""
    said = Acknowledged()
    for round_number in range(ROUNDS):
        with RunningService(tmp_path / "data", "--engine", engine) as service:
            writers = [
                threading.Thread(target=said.write, args=(service, number, round_number)) for number in range(WRITERS)
            ]
            for writer in writers:
                writer.start()
            wait_until(lambda: len(said.events) >= EACH_ROUND * (round_number + 1), seconds=60)  # noqa: B023
            service.kill()
            for writer in writers:
                writer.join()

    with RunningService(tmp_path / "data", "--engine", engine) as service, service.client() as client:
        check(said, client)


def check(said: Acknowledged, client: Client) -> None:
    """Each event and retraction by its receipt, and by a replay that finds all of them."""
    assert len(said.events) == len(set(said.events)) >= ROUNDS * EACH_ROUND
    for event_id in said.retracted:
        assert client.receipt(event_id).retracted_at is not None, f"the retraction of {event_id} is lost"
    replay = [again(event_id, said.users[event_id]) for event_id in said.events]
    lost = [r.event_id for r in client.send_all(replay) if r.status != "duplicate"]
    assert lost == []


def again(event_id: str, user: str) -> FeedbackEvent:
    return correction(int(event_id.rpartition("-")[2]), user)
