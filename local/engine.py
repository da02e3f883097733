"""The engine under the local service: moto in this process, or DynamoDB Local in a process of its own (S3 stays moto).

Tables come from the same key schemas that the CDK reads. One with a stream gets back what it held before the first
change that the stream owes, then its stream, then these changes one by one: they are the first thing on it.
"""

import os
from collections.abc import Iterable
from contextlib import ExitStack
from dataclasses import replace
from typing import Any, Literal

import boto3
from botocore.config import Config
from moto import mock_aws

from lambdas.tables import FEEDBACK, TABLES, TableSchema, create_table_request
from local.dynamodb_local import DynamoDBLocal
from local.items import read_back
from local.recorded import body_of
from local.state import State
from local.transactions import containers_only
from uptake.terminal import Progress

Engine = Literal["moto", "dynamodb-local"]
REGION = "us-east-1"
BUCKET = "uptake-skills"
IDENTITY_SECRET = "uptake-identity"  # noqa: S105 - its name
_STREAM = create_table_request(FEEDBACK, "")["StreamSpecification"]


class LocalEngine:
    """Clients of an engine that holds the tables, the bucket and the identity secret."""

    def __init__(self, engine: Engine) -> None:
        self.tables = {f"uptake-{schema.name}": schema for schema in TABLES}
        self._engine = engine
        self._held = ExitStack()
        self._endpoint: str | None = None

    def start(self, state: State, identity_secret: str) -> None:
        """Bring the engine up with this state."""
        self._held.enter_context(mock_aws())
        self._held.enter_context(containers_only())
        if self._engine == "dynamodb-local":
            self._endpoint = self._held.enter_context(DynamoDBLocal()).url
        self.client("secretsmanager").create_secret(Name=IDENTITY_SECRET, SecretString=identity_secret)
        dynamodb = self.client("dynamodb")
        for name, schema in self.tables.items():
            self._fill(dynamodb, name, schema, state)
        s3 = self.client("s3")
        s3.create_bucket(Bucket=BUCKET)
        s3.put_bucket_versioning(Bucket=BUCKET, VersioningConfiguration={"Status": "Enabled"})
        for version in state.objects:
            s3.put_object(Bucket=BUCKET, Key=version["key"], Body=body_of(version), ContentType=version["content_type"])

    def stop(self) -> None:
        """End it; what it held is in the journal."""
        self._held.close()

    def client(self, service: str) -> Any:
        """A client with made-up credentials; where the engine runs in a process of its own, at its loopback address."""
        config = Config(
            account_id_endpoint_mode="disabled",  # moto knows no account-based hosts
            retries={"mode": "standard", "total_max_attempts": 1},  # a write that may have come to be is not sent twice
            connect_timeout=5,
            read_timeout=30,
        )
        endpoint = self._endpoint if service in {"dynamodb", "dynamodbstreams"} else None
        client = boto3.client(  # type: ignore[call-overload]
            service,
            region_name=REGION,
            aws_access_key_id="local",
            aws_secret_access_key="local",  # noqa: S106 - made up
            endpoint_url=endpoint,
            config=config,
        )
        if endpoint:
            client.meta.events.register("before-send", _close_after)
        return client

    def table_name(self, schema: TableSchema) -> str:
        """The name of a table on this engine."""
        return next(name for name, known in self.tables.items() if known is schema)

    def _fill(self, dynamodb: Any, name: str, schema: TableSchema, state: State) -> None:
        dynamodb.create_table(**create_table_request(replace(schema, stream=False), name))
        dynamodb.get_waiter("table_exists").wait(TableName=name, WaiterConfig={"Delay": 1, "MaxAttempts": 30})
        items = state.before_owed(schema.name) if schema.stream else state.tables.get(schema.name, {})
        _put_all(dynamodb, name, items.values())
        if schema.stream:
            dynamodb.update_table(TableName=name, StreamSpecification=_STREAM)
            dynamodb.get_waiter("table_exists").wait(TableName=name, WaiterConfig={"Delay": 1, "MaxAttempts": 30})
            for change in state.owed.values():
                if change.new is not None:
                    dynamodb.put_item(TableName=name, Item=read_back(change.new))
                else:
                    keys = zip((schema.partition_key, schema.sort_key), change.key, strict=True)
                    dynamodb.delete_item(TableName=name, Key={attribute: {"S": value} for attribute, value in keys})


def _close_after(request: Any, **_: Any) -> None:
    """One call a connection: DynamoDB Local closes idle ones, at worst under a write that is on its way."""
    request.headers["Connection"] = "close"


def _put_all(dynamodb: Any, name: str, items: Iterable[dict[str, Any]]) -> None:
    puts = [{"PutRequest": {"Item": read_back(item)}} for item in items]
    with Progress(f"restoring {name}", len(puts)) as progress:
        for start in range(0, len(puts), 25):
            left = {name: puts[start : start + 25]}
            while left:
                left = dynamodb.batch_write_item(RequestItems=left).get("UnprocessedItems") or {}
            progress.tell(start)


def quiet_environment() -> None:
    """No profile, file or endpoint of the machine's own AWS set-up plays into the local service."""
    for name in [name for name in os.environ if name.startswith("AWS_")]:
        del os.environ[name]
    os.environ |= {"AWS_DEFAULT_REGION": REGION, "AWS_EC2_METADATA_DISABLED": "true"}
    os.environ |= {"AWS_CONFIG_FILE": os.devnull, "AWS_SHARED_CREDENTIALS_FILE": os.devnull}
