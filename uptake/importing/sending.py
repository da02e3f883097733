"""Rows to the service, many at once and in their order: what it takes, what it knows, what it refuses and why."""

import json
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Protocol

from uptake.batches import MAX_BATCH, MAX_BATCH_BYTES
from uptake.errors import Failed, Foreign, Later, Refused, ServiceError, Unreachable
from uptake.events import ItemResult, Problem, RunResult
from uptake.importing.shapes import Item, ItemKind
from uptake.parts import Cause, Parts
from uptake.records import MAX_RECORDS, RecordResult
from uptake.transport import LONGEST_PAUSE

Body = dict[str, Any]
MAX_RECORDS_BYTES = 2_500_000
_RUNS_AT_ONCE = 8
_LIMITS: dict[ItemKind, tuple[int, int]] = {
    "event": (MAX_BATCH, MAX_BATCH_BYTES),
    "run": (MAX_BATCH, MAX_BATCH_BYTES),
    "record": (MAX_RECORDS, MAX_RECORDS_BYTES),
}


class Agent(Protocol):
    """What is needed of an agent's client."""

    def send_batch(self, bodies: Sequence[Body]) -> list[ItemResult]:
        """Send events; a result for each."""

    def register_run(self, run: Body) -> RunResult:
        """Register one run."""


class Administrator(Protocol):
    """What is needed of a person who restores a log."""

    def restore(self, records: Sequence[Body], identity: str | None) -> list[RecordResult]:
        """Restore records; a result for each."""


@dataclass(frozen=True)
class Outcome:
    """What became of one row; `reason` where it was rejected."""

    status: str
    reason: str = ""


class Batch:
    """Rows of one kind that fit into one request."""

    def __init__(self) -> None:
        self.items: list[Item] = []
        self._size = 0

    def add(self, item: Item) -> bool:
        """Take the row, unless it belongs into another request."""
        size = len(json.dumps(item.body, ensure_ascii=False).encode()) + 1
        if self.items:
            most, most_bytes = _LIMITS[item.kind]
            full = len(self.items) == most or self._size + size > most_bytes
            if full or self.items[0].kind != item.kind:
                return False
        self.items.append(item)
        self._size += size
        return True


class Sender:
    """Sends batches. Events are sent without an id if they have none: the service makes one of what they say.

    An id made here at random would make every row new each time that its file is imported.
    """

    def __init__(self, agent: Callable[[], Agent], administrator: Callable[[], Administrator]) -> None:
        self._agent = agent
        self._administrator = administrator
        self.identity: str | None = None  # of the export that the records are from
        self._parts: dict[ItemKind, Parts[Body, Outcome]] = {}

    def send(self, items: Sequence[Item]) -> list[Outcome]:
        """An outcome for each, in order; all of one call are of one kind.

        A row that the service fails at is rejected, if it takes others after it. Raises ServiceError where all of them
        may be sent again.
        """
        if not items:
            return []
        bodies = [item.body for item in items]
        parts = self._parts.setdefault(items[0].kind, Parts(_cause, _alone))
        if items[0].kind == "run":
            return self._register_all(bodies, parts)
        return parts.send(self._send_events if items[0].kind == "event" else self._restore, bodies)

    def _send_events(self, bodies: Sequence[Body]) -> list[Outcome]:
        return [_outcome(result.status, result.problem) for result in self._agent().send_batch(bodies)]

    def _restore(self, bodies: Sequence[Body]) -> list[Outcome]:
        results = self._administrator().restore(bodies, self.identity)
        return [_outcome(result.status, result.problem) for result in results]

    def _register_all(self, runs: Sequence[Body], parts: Parts[Body, Outcome]) -> list[Outcome]:
        """The service takes one run a request; several are on their way at once, since runs have no order."""
        agent = self._agent()

        def register(some: Sequence[Body]) -> list[Outcome]:
            return [_registered(agent, run) for run in some]

        with ThreadPoolExecutor(min(len(runs), _RUNS_AT_ONCE)) as pool:
            tried = list(pool.map(lambda run: _tried(agent, run), runs))
        for run, outcome in zip(runs, tried, strict=True):
            if isinstance(outcome, Outcome):
                parts.know(register, run)
                break
        return [
            outcome if isinstance(outcome, Outcome) else parts.send(register, [run])[0]
            for run, outcome in zip(runs, tried, strict=True)
        ]


def _tried(agent: Agent, run: Body) -> Outcome | None:
    """What became of the run; None where it is to be sent again, and then to say what is wrong."""
    try:
        return _registered(agent, run)
    except ServiceError as error:
        if _cause(error) == "other":
            raise
        return None


def _registered(agent: Agent, run: Body) -> Outcome:
    try:
        return Outcome(agent.register_run(run).status)
    except Refused as error:
        if _cause(error) != "items" and (isinstance(error, Failed | Foreign) or error.problem.status != 409):
            raise
        return Outcome("rejected", error.problem.detail)


def _cause(error: Exception) -> Cause:
    """The rows, where the service has looked at them and does not take them; perhaps, where it failed or hung."""
    if isinstance(error, Later) and error.retry_after > LONGEST_PAUSE:
        return "other"
    if isinstance(error, Unreachable) or (isinstance(error, Failed) and error.problem.status >= 500):
        return "perhaps"
    if isinstance(error, Refused) and not isinstance(error, Failed | Foreign) and error.problem.status in {400, 413}:
        return "items"
    return "other"


def _alone(_: Body, error: Exception) -> Outcome:
    if isinstance(error, Refused) and not isinstance(error, Failed):
        return Outcome("rejected", error.problem.detail)
    return Outcome("rejected", f"the service fails at this row and takes others, so import it again later: {error}")


def _outcome(status: str, problem: Problem | None) -> Outcome:
    return Outcome(status, (problem.detail if problem else "rejected") if status == "rejected" else "")
