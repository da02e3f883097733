"""What every test stands on: sockets on loopback only, a frozen clock, and the engines under the store contracts."""

import os
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import uuid4

import boto3
import pytest
from botocore.config import Config
from hypothesis import settings
from moto import mock_aws

from lambdas.adapters.table import DynamoTable, Table
from lambdas.tables import FEEDBACK, create_table_request
from local import loopback
from local.dynamodb_local import DynamoDBLocal
from local.engine import quiet_environment
from local.transactions import containers_only
from tests.fakes.table import FakeTable

# How long an example takes says something of the machine, and nothing of the code.
settings.register_profile("uptake", deadline=None)
settings.load_profile("uptake")


class FrozenClock:
    """A clock that stands until it is told to go on."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 9, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def advance(self, **amount: float) -> None:
        self.now += timedelta(**amount)


@pytest.fixture(scope="session", autouse=True)
def _loopback_only() -> None:
    """No test talks to another machine, or reads this machine's AWS set-up."""
    quiet_environment()
    os.environ.pop("ANTHROPIC_API_KEY", None)
    loopback.guard()


@pytest.fixture
def clock() -> FrozenClock:
    return FrozenClock()


@pytest.fixture(scope="session")
def dynamodb_local() -> Iterator[str]:
    """The address of the vendor's engine, one for all tests of a worker."""
    with DynamoDBLocal() as engine:
        yield engine.url


def aws_client(service: str, endpoint: str | None = None) -> Any:
    config = Config(account_id_endpoint_mode="disabled", retries={"max_attempts": 1}, connect_timeout=5)
    return boto3.client(  # type: ignore[call-overload]
        service,
        region_name="us-east-1",
        aws_access_key_id="local",
        aws_secret_access_key="local",
        endpoint_url=endpoint,
        config=config,
    )


@pytest.fixture
def moto() -> Iterator[None]:
    with mock_aws():
        yield


@pytest.fixture
def _as_in_the_local_service() -> Iterator[None]:
    with containers_only():
        yield


@pytest.fixture(params=["fake", "moto", "local moto", "dynamodb-local"])
def any_table(request: pytest.FixtureRequest) -> Iterator[Table]:
    """An empty feedback table on each engine: what holds on the fake holds on the vendor's own."""
    if request.param == "fake":
        yield FakeTable()
        return
    if request.param in {"moto", "local moto"}:
        request.getfixturevalue("moto")
        if request.param == "local moto":
            request.getfixturevalue("_as_in_the_local_service")
        client = aws_client("dynamodb")
    else:
        client = aws_client("dynamodb", request.getfixturevalue("dynamodb_local"))
    name = f"feedback-{uuid4().hex}"
    client.create_table(**create_table_request(replace(FEEDBACK, stream=False), name))
    yield DynamoTable(client, name, FEEDBACK)
    client.delete_table(TableName=name)
    client.close()
