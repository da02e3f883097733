"""The feedback log page by page, for who takes it away and brings it back: everything that it keeps, as it is."""

from collections.abc import Callable, Iterator
from datetime import datetime
from typing import TypeVar

from lambdas.adapters.feedback_log import FeedbackLog, event_of, run_of
from lambdas.adapters.table import Item
from lambdas.loop.log import StoredEvent, StoredRun
from lambdas.loop.records import Retracted
from lambdas.tables import BY_AGENT

Stored = TypeVar("Stored", StoredRun, StoredEvent)


class RecordLog(FeedbackLog):
    """A feedback log that is also read by position; positions sort as the records were received."""

    def identity(self) -> str | None:
        """The fingerprint of the secret that made the log's actor ids, as `capture` has left it."""
        found = {item["identity"] for item in self._table.query("AGENTS") if item.get("identity")}
        return str(found.pop()) if len(found) == 1 else None

    def runs_behind(self, agent_id: str, position: str, most: int) -> Iterator[tuple[str, StoredRun]]:
        """Up to `most` of the agent's runs behind a position ("": from the first). The index may lag by seconds."""
        return self._behind(f"RUNS#{agent_id}", position, most, run_of)

    def events_behind(self, agent_id: str, position: str, most: int) -> Iterator[tuple[str, StoredEvent]]:
        """The same for its events."""
        return self._behind(f"AGENT#{agent_id}", position, most, event_of)

    def retractions_behind(self, agent_id: str, position: str, most: int) -> Iterator[tuple[str, Retracted]]:
        """The same for its retractions, of which none is missing."""
        for item in self._table.query(f"RETRACTIONS#{agent_id}", after=position, limit=most):
            at = datetime.fromisoformat(item["sk"].partition("#")[0])
            yield item["sk"], Retracted(item["event_id"], agent_id, at)

    def newest_event(self, agent_id: str) -> StoredEvent | None:
        """The event of the agent that was received last. The index may lag by seconds."""
        found = self._table.query(f"AGENT#{agent_id}", index=BY_AGENT, newest_first=True, limit=1)
        return next((event_of(item) for item in found), None)

    def _behind(
        self, partition: str, position: str, most: int, read: Callable[[Item], Stored]
    ) -> Iterator[tuple[str, Stored]]:
        for item in self._table.query(partition, index=BY_AGENT, after=position, limit=most):
            yield item[BY_AGENT.sort_key], read(item)
