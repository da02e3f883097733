"""A row that the service fails at, without refusing it, stops no other row, and is named."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from uptake.errors import Failed, Later, ServiceError, Unreachable
from uptake.events import ItemResult, Problem, RunResult
from uptake.importing.sending import Sender
from uptake.importing.shapes import Item, ItemKind
from uptake.records import RecordResult

BROKEN = Problem(title="Internal Server Error", status=500, detail="no")
FAILURES: list[Callable[[], ServiceError]] = [
    lambda: Failed(BROKEN), lambda: Later(BROKEN, 1), lambda: Unreachable("ReadTimeout"),
]  # fmt: skip


class Service:
    """Takes what is not poisoned, and each thing once; `down`: it takes nothing."""

    def __init__(self, failure: Callable[[], ServiceError]) -> None:
        self.failure = failure
        self.down = False
        self.stored: list[str] = []
        self.calls = 0

    def _take(self, bodies: Sequence[dict[str, Any]]) -> list[str]:
        self.calls += 1
        if self.down or any("poison" in str(body) for body in bodies):
            raise self.failure()
        names = [body["event_id"] for body in bodies]
        answers = ["duplicate" if name in self.stored else "created" for name in names]
        self.stored += [name for name in names if name not in self.stored]
        return answers

    def send_batch(self, bodies: Sequence[dict[str, Any]]) -> list[ItemResult]:
        return [ItemResult.model_validate({"status": answer}) for answer in self._take(bodies)]

    def register_run(self, run: dict[str, Any]) -> RunResult:
        return RunResult.model_validate({"status": self._take([run])[0], "agent_run_id": "r"})

    def restore(self, records: Sequence[dict[str, Any]], _: str | None) -> list[RecordResult]:
        return [RecordResult.model_validate({"status": answer}) for answer in self._take(records)]


def sender(service: Service) -> Sender:
    return Sender(lambda: service, lambda: service)


def items(kind: ItemKind, count: int, bad: set[int]) -> list[Item]:
    return [Item(kind, {"event_id": f"{'poison' if number in bad else 'e'}-{number}"}) for number in range(count)]


@pytest.mark.parametrize("kind", ["event", "run", "record"])
@pytest.mark.parametrize("failure", FAILURES)
@pytest.mark.parametrize("bad", [{0}, {17}, {3, 4, 49}])
def test_all_others_are_stored_and_it_is_named(
    kind: ItemKind, failure: Callable[[], ServiceError], bad: set[int]
) -> None:
    """Every other row is created, and counted so; the rows at fault are rejected with what the service said."""
    service = Service(failure)
    outcomes = sender(service).send(items(kind, 50, bad))

    assert {number for number, outcome in enumerate(outcomes) if outcome.status == "rejected"} == bad
    assert all(str(failure()) in outcomes[number].reason for number in bad)
    assert {outcome.status for number, outcome in enumerate(outcomes) if number not in bad} == {"created"}
    assert len(service.stored) == 50 - len(bad)


@pytest.mark.parametrize("kind", ["event", "run", "record"])
def test_service_that_is_down_is_no_fault_of_a_row(kind: ItemKind) -> None:
    """Where nothing goes through the import ends soon, and can go on from there."""
    service = Service(FAILURES[0])
    service.down = True
    sends = sender(service)
    with pytest.raises(Failed):
        sends.send(items(kind, 40, set()))
    service.down = False
    sends.send(items(kind, 40, set()))
    service.down, service.calls = True, 0
    with pytest.raises(Failed):
        sends.send(items(kind, 60, {50}))
    assert service.calls <= (2 if kind != "run" else 62)


@pytest.mark.parametrize("problem", [Later(BROKEN, 60), Failed(Problem(title="Slow down", status=429, detail="no"))])
def test_service_that_asks_for_time_is_waited_for(problem: ServiceError) -> None:
    """Throttling says nothing of a row."""
    service = Service(lambda: problem)
    with pytest.raises(Failed):
        sender(service).send(items("event", 10, {5}))
    assert service.calls == 1
