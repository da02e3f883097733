"""An in-memory `Bucket` that keeps every promise of the port, counts what it is asked, and can fail on purpose."""

import hashlib
from collections.abc import Callable

from lambdas.adapters.bucket import Stored
from lambdas.loop.errors import Conflict


class FakeBucket:
    """Objects live in a dict. `calls` holds verb and key in order; what `before` raises is raised to the caller."""

    def __init__(self) -> None:
        self._objects: dict[str, bytes] = {}
        self.calls: list[tuple[str, str]] = []
        self.before: Callable[[str, str], None] = lambda _verb, _key: None

    def __contains__(self, key: object) -> bool:
        return key in self._objects

    def get(self, key: str) -> Stored | None:
        """The object, or None."""
        self._called("get", key)
        body = self._objects.get(key)
        return None if body is None else Stored(body, _etag(body))

    def put(self, key: str, body: bytes, *, seen: str | None, content_type: str) -> str:  # noqa: ARG002 - the port's
        """Write if the object is as seen. Raises Conflict."""
        self._called("put", key)
        there = self._objects.get(key)
        if (None if there is None else _etag(there)) != seen:
            raise Conflict(f"{key} was changed by somebody else; reload it and decide again")
        self._objects[key] = body
        return _etag(body)

    def etags(self, prefix: str) -> dict[str, str]:
        """Key to ETag."""
        self._called("etags", prefix)
        return {key: _etag(body) for key, body in self._objects.items() if key.startswith(prefix)}

    def _called(self, verb: str, key: str) -> None:
        self.before(verb, key)
        self.calls.append((verb, key))


def _etag(body: bytes) -> str:
    return '"' + hashlib.md5(body, usedforsecurity=False).hexdigest() + '"'
