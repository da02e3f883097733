"""A value kept for a while, so that a warm function answers without asking again."""

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

Value = TypeVar("Value")


class Kept(Generic[Value]):
    """Values by key, each fetched again once it is older than `seconds`; at most `most` of them, the oldest leave."""

    def __init__(self, seconds: float, now: Callable[[], float], most: int = 1000) -> None:
        self._seconds = seconds
        self._now = now
        self._most = most
        self._values: dict[Hashable, tuple[float, Value]] = {}
        self._lock = Lock()

    def get(self, key: Hashable, fetch: Callable[[], Value]) -> Value:
        """The value, at most `seconds` old. What `fetch` raises is raised here, and nothing is kept."""
        found = self._values.get(key)
        now = self._now()
        if found is not None and now - found[0] < self._seconds:
            return found[1]
        value = fetch()
        with self._lock:
            self._values.pop(key, None)
            self._values[key] = (now, value)
            while len(self._values) > self._most:
                del self._values[next(iter(self._values))]
        return value
