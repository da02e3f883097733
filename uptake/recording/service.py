"""The service as a sink: batches, what a refusal means for each event, and what has to wait."""

import os
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from threading import Lock

from uptake.batches import batches
from uptake.client import Client
from uptake.connection import NotConnected, connect
from uptake.errors import Failed, Foreign, Later, Refused, ServiceError
from uptake.events import ItemResult, Problem
from uptake.recording.places import destination_of
from uptake.recording.sinks import Record, Refusal, SinkUnavailable, id_of
from uptake.signing import NoCredentials

TIMEOUT = 10.0  # seconds for each phase of a call: nobody waits for it
# What is wrong with the records themselves. Any other refusal (401, 403, 404, …) is a set-up that may be put right.
_AT_FAULT = frozenset({400, 409, 413, 422})


class Service:
    """A way to the service that is opened when it is first needed, and anew in a forked child.

    `to`: a client, whose address and credentials are used; an address; or None: `UPTAKE_URL`, or the service that runs
    on this machine.
    """

    def __init__(self, to: Client | str | None = None) -> None:
        self._to = to
        self._open: dict[tuple[float, int], Client] = {}
        self._pid = os.getpid()
        self._lock = Lock()
        self._parents: list[Client] = []  # kept, so that a child does not close connections that its parent uses

    @property
    def name(self) -> str:
        """Its address, or the data folder of the one on this machine."""
        return self._to.url if isinstance(self._to, Client) else destination_of(self._to)

    def client(self, *, timeout: float, attempts: int = 1) -> Client:
        """A client with these limits. Raises NotConnected, NoCredentials."""
        if self._pid != os.getpid():
            self._parents += self._open.values()
            self._open, self._pid, self._lock = {}, os.getpid(), Lock()
        limits = timeout, attempts
        with self._lock:
            if limits not in self._open:
                self._open[limits] = self._opened(timeout, attempts)
            return self._open[limits]

    def _opened(self, timeout: float, attempts: int) -> Client:
        if isinstance(self._to, Client):
            return self._to.limited(timeout=timeout, attempts=attempts)
        with connect(self._to).client() as found:
            return found.limited(timeout=timeout, attempts=attempts)

    def forget(self) -> None:
        """Open anew next time: the service of this machine may have come back at another port."""
        if self._to is None:
            self.close()

    def close(self) -> None:
        """Close the connections."""
        for client in self._open.values():
            client.close()
        self._open = {}


class ServiceSink:
    """Sends to the service. What it stored already is `duplicate` to it, so sending again changes nothing."""

    def __init__(self, service: Service, *, timeout: float = TIMEOUT, attempts: int = 1) -> None:
        self._service = service
        self._limits = timeout, attempts

    @property
    def name(self) -> str:
        """The service."""
        return self._service.name

    def write(self, records: Sequence[Record]) -> Sequence[Refusal | None]:
        """Send all of them, events in batches and runs one by one. Raises SinkUnavailable."""
        try:
            client = self._service.client(timeout=self._limits[0], attempts=self._limits[1])
            results: list[Refusal | None] = []
            for is_event, group in groupby(records, key=lambda record: "event_type" in record):
                if is_event:
                    results += [result for batch in batches(group) for result in _send_events(client, batch)]
                else:
                    results += _send_runs(client, group)
        except Later as error:
            raise SinkUnavailable(_said(error), error.retry_after) from error
        except (ServiceError, NotConnected, NoCredentials) as error:
            self._service.forget()
            raise SinkUnavailable(_said(error)) from error
        return results

    def close(self) -> None:
        """Close the connections."""
        self._service.close()


def _send_events(client: Client, records: list[Record]) -> list[Refusal | None]:
    """One batch; where the service refuses it as a whole, its halves, down to the one event that is at fault."""

    def send() -> list[Refusal | None]:
        results = client.send_batch(records)
        if len(results) != len(records):
            detail = f"{len(results)} results for {len(records)} events"
            raise Failed(Problem(title="Unknown answer", status=200, detail=detail))
        return [_refusal(record, result) for record, result in zip(records, results, strict=True)]

    problem, results = _tried(send)
    if problem is None:
        return results
    if len(records) == 1:
        return [_refused(records[0], problem)]
    half = len(records) // 2
    return _send_events(client, records[:half]) + _send_events(client, records[half:])


def _send_runs(client: Client, records: Iterable[Record]) -> list[Refusal | None]:
    results: list[Refusal | None] = []
    for record in records:

        def send(run: Record = record) -> list[Refusal | None]:
            client.register_run(run)
            return [None]

        problem, stored = _tried(send)
        results += stored if problem is None else [_refused(record, problem)]
    return results


def _tried(send: Callable[[], list[Refusal | None]]) -> tuple[Problem | None, list[Refusal | None]]:
    """The results, or the problem that the service has with what was sent. Raises what has to wait."""
    try:
        return None, send()
    except Refused as error:
        if isinstance(error, Failed | Foreign) or error.problem.status not in _AT_FAULT:
            raise
        return error.problem, []
    except (ValueError, TypeError) as error:  # no JSON for it
        return Problem(title="Bad Request", status=400, detail=f"no JSON ({type(error).__name__})"), []


def _refusal(record: Record, result: ItemResult) -> Refusal | None:
    if result.status != "rejected":
        return None
    return _refused(record, result.problem or Problem(title="Rejected", status=400, detail="no reason given"))


def _refused(record: Record, problem: Problem) -> Refusal:
    return Refusal(id_of(record), problem.status, problem.detail, problem.pointer)


def _said(error: Exception) -> str:
    """What stands in the way, for a log: no text of others, who may repeat what was sent."""
    if isinstance(error, Foreign):
        return f"{error.problem.status} {error.problem.title}, from something before the service"
    return f"{type(error).__name__}: {error}"
