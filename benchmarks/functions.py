"""The budgets of the functions: cold imports, and our own time of one call."""

import os
import subprocess
import sys
from collections.abc import Callable

from benchmarks.measuring import p50, row, told, yardstick_call
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


def cold_imports() -> None:
    """What a cold start pays for code."""
    yardstick = cold(YARDSTICK)
    row("cold import of boto3 + Powertools event handler + pydantic", f"{yardstick:.2f} s", "the yardstick")
    for function, (builder, services) in BUILT.items():
        seconds = cold(f"import boto3, lambdas.{function}")
        row(f"cold import of `{function}` with boto3", f"{seconds:.2f} s = {seconds / yardstick:.2f} ×", "≤ 1.3 ×")
        clients = "\n".join(f"boto3.client('{service}')" for service in services)
        base = cold(f"{YARDSTICK}\n{clients}")
        service = "*" * (function == "capture") + f"lambdas.bootstrap.{builder}()"
        seconds = cold(f"import lambdas.{function}\nlambdas.{function}.build({service})")
        row("… and built, against the yardstick with the same clients", f"{seconds:.2f} s = {seconds / base:.2f} ×")


def own_times() -> None:
    """What a warm call costs without what AWS takes."""
    for name, call in _calls().items():
        own = p50(call)
        row(f"own time of {name}, p50", told(own, p50(yardstick_call)), "≤ 3 ms")


def cold(statement: str) -> float:
    """Seconds that a fresh interpreter takes for it beyond starting, the best of some."""
    code = f"import time\nt = time.perf_counter()\n{statement}\nprint(time.perf_counter() - t)"
    runs = [
        float(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True, env=ENV).stdout)  # noqa: S603
        for _ in range(REPEATS)
    ]
    return min(runs)


def _calls() -> dict[str, Callable[[], object]]:
    """One call of each function over stores that take no time of their own."""
    api = Api(FrozenClock())
    numbers = iter(range(10_000_000))
    api.call("POST", "/v1/feedback", thumbs_down())
    personal = "Ask ann@example.com (+44 20 7946 0958) before you join; the ids carry a version suffix. " * 3
    edit = {
        "event_type": "edit", "agent_id": "bio", "agent_run_id": "r", "user": "ann", "field": "/summary",
        "original": {"summary": "The refund was approved and paid to the original card. " * 4, "amount": 30},
        "corrected": {"summary": "The refund was not approved and not paid to the original card. " * 4, "amount": 35},
    }  # fmt: skip
    turn = {
        "agent_id": "bio", "agent_run_id": "r", "user": "ann", "assistant_last": "I set the timeout to 30 seconds.",
        "user_msg": "No, that is wrong. 30 minutes.",
    }  # fmt: skip
    return {
        "`capture`, one event": lambda: api.call("POST", "/v1/feedback", thumbs_down(turn=next(numbers))),
        "`capture`, one event to redact": lambda: api.call(
            "POST", "/v1/feedback", thumbs_down(personal, turn=next(numbers))
        ),
        "`capture`, one edit to measure": lambda: api.call("POST", "/v1/feedback", {**edit, "turn": next(numbers)}),
        "`capture`, one turn": lambda: api.call("POST", "/v1/turns", {**turn, "turn": next(numbers)}),
        "`context`, a new user": lambda: api.call("POST", "/v1/context", {"agent_id": "bio", "user": "u"}),
        "`skills`, warm": lambda: api.call("GET", "/v1/skills/cell-line-resolution"),
    }
