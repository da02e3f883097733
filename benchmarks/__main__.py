"""`make bench`: the budgets of the request path, each as a ratio to a yardstick that ran beside it."""

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from lambdas import settings
from tests.api import Api, thumbs_down
from tests.conftest import FrozenClock

YARDSTICK = """
import boto3
from aws_lambda_powertools.event_handler import APIGatewayHttpResolver
from pydantic import BaseModel
"""
REPEATS = 7
# What builds each function, and the clients that it makes on the way.
BUILT = {
    "capture": ("capture", ("dynamodb",)),
    "context": ("session_start", ("dynamodb", "s3")),
    "skills": ("skill_library", ("s3",)),
    "memory_writer": ("memory_store", ("dynamodb",)),
    "admin": ("administration", ("dynamodb", "s3", "lambda")),
}
ENV = {
    **os.environ,
    "AWS_DEFAULT_REGION": "us-east-1",
    **settings.ContextSettings(memory_table="m", skills_bucket="b", identity_secret="i").as_env(),
    **settings.AdminSettings(feedback_table="f", skills_bucket="b", learning_function="l").as_env(),
}


def main() -> None:
    """Print every figure."""
    print("| what | measured | budget |")
    print("|---|---|---|")
    yardstick = cold(YARDSTICK)
    print(f"| cold import of boto3 + Powertools event handler + pydantic | {yardstick:.2f} s | the yardstick |")
    for function, (builder, services) in BUILT.items():
        seconds = cold(f"import boto3, lambdas.{function}")
        print(f"| cold import of `{function}` with boto3 | {seconds:.2f} s = {seconds / yardstick:.2f} × | ≤ 1.3 × |")
        clients = "\n".join(f"boto3.client('{service}')" for service in services)
        base = cold(f"{YARDSTICK}\n{clients}")
        seconds = cold(f"import lambdas.{function}\nlambdas.{function}.build(lambdas.bootstrap.{builder}())")
        print(
            f"| … and built, against the yardstick with the same clients | {seconds:.2f} s = {seconds / base:.2f} × | |"
        )
    for name, call in own_time().items():
        own = p50(call)
        base = p50(yardstick_call)
        print(f"| own time of {name}, p50 | {own * 1e3:.2f} ms = {own / base:.1f} × 100 JSON round trips | ≤ 3 ms |")
    for run, seconds in zip(("first", "second"), demo_twice(), strict=True):
        print(f"| `make demo`, {run} run, set up | {seconds:.1f} s | ≤ 15 s |")


def cold(statement: str) -> float:
    """Seconds that a fresh interpreter takes for it beyond starting, the best of some."""
    code = f"import time\nt = time.perf_counter()\n{statement}\nprint(time.perf_counter() - t)"
    runs = [
        float(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True, env=ENV).stdout)  # noqa: S603
        for _ in range(REPEATS)
    ]
    return min(runs)


def own_time() -> dict[str, Callable[[], object]]:
    """One call of each function over stores that take no time of their own."""
    api = Api(FrozenClock())
    numbers = iter(range(10_000_000))
    api.call("POST", "/v1/feedback", thumbs_down())
    return {
        "`capture`, one event": lambda: api.call("POST", "/v1/feedback", thumbs_down(turn=next(numbers))),
        "`context`, a new user": lambda: api.call("POST", "/v1/context", {"agent_id": "bio", "user": "u"}),
        "`skills`, warm": lambda: api.call("GET", "/v1/skills/cell-line-resolution"),
    }


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


def demo_twice() -> list[float]:
    """Seconds of the demo on a new folder, and again on the same."""
    seconds = []
    with TemporaryDirectory() as folder:
        for _ in range(2):
            begun = time.perf_counter()
            command = [sys.executable, "-m", "local.demo", "--data", str(Path(folder) / "data")]
            subprocess.run(command, capture_output=True, check=True)  # noqa: S603
            seconds.append(time.perf_counter() - begun)
    return seconds


if __name__ == "__main__":
    main()
