"""What fits into one request, for whoever sends many at once. The standard library alone, so that it is light."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

MAX_BATCH = 100
MAX_BATCH_BYTES = 240 * 1024  # a request has at most 256 KiB, and the list around the events takes a little


def batches(bodies: Iterable[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """Up to 100 bodies at once, and no more than fit in one request; one that is too large stands alone."""
    batch: list[dict[str, Any]] = []
    size = 0
    for body in bodies:
        length = len(json.dumps(body, ensure_ascii=False).encode()) + 1
        if batch and (len(batch) == MAX_BATCH or size + length > MAX_BATCH_BYTES):
            yield batch
            batch, size = [], 0
        batch.append(body)
        size += length
    if batch:
        yield batch
