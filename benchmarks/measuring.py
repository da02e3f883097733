"""How times are taken: each as a ratio to a yardstick that ran beside it, since these machines are shared."""

import json
import statistics
import time
from collections.abc import Callable

from tests.api import thumbs_down


def yardstick_call() -> object:
    """What the machine does in its own time: a hundred JSON round trips of an event."""
    return [json.loads(json.dumps(thumbs_down())) for _ in range(100)]


def p50(call: Callable[[], object], calls: int = 500) -> float:
    """Median seconds of a call."""
    times = []
    for _ in range(calls):
        begun = time.perf_counter()
        call()
        times.append(time.perf_counter() - begun)
    return statistics.median(times)


def told(seconds: float, base: float) -> str:
    """A time, and how many yardsticks it is."""
    shown = f"{seconds:.2f} s" if seconds >= 0.1 else f"{seconds * 1e3:.3f} ms"
    return f"{shown} = {seconds / base:.2f} × 100 JSON round trips"


def row(what: str, measured: str, budget: str = "") -> None:
    """Print one line of the table."""
    print(f"| {what} | {measured} | {budget} |")
