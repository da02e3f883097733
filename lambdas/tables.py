"""Key schemas of the two tables, as data: the CDK, the local service and the tests build the tables from this.

Two tables, so that the function that reads memories has no permission on the log, and the other way round.
"""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Index:
    """A global secondary index; both keys are strings, and an item without them is not in it.

    `whole`: it holds whole items; else their keys alone, which costs less and is enough to find them.
    """

    name: str
    partition_key: str
    sort_key: str
    whole: bool = True


@dataclass(frozen=True)
class TableSchema:
    """Keys (strings), indexes, stream and time-to-live of one table."""

    name: str
    partition_key: str = "pk"
    sort_key: str = "sk"
    indexes: tuple[Index, ...] = ()
    stream: bool = False
    ttl_attribute: str = "expires_at"
    key_attributes: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        names = [self.partition_key, self.sort_key]
        for index in self.indexes:
            names += [index.partition_key, index.sort_key]
        object.__setattr__(self, "key_attributes", tuple(dict.fromkeys(names)))


BY_AGENT = Index("by_agent", "by_agent", "by_agent_at")
BY_RUN = Index("by_run", "by_run", "by_run_at", whole=False)

FEEDBACK = TableSchema("feedback", indexes=(BY_AGENT, BY_RUN), stream=True)
MEMORY = TableSchema("memory")

TABLES = (FEEDBACK, MEMORY)


def create_table_request(schema: TableSchema, table_name: str) -> dict[str, Any]:
    """The `CreateTable` request that makes this table on a local engine, with its stream if it has one."""
    request: dict[str, Any] = {
        "TableName": table_name,
        "BillingMode": "PAY_PER_REQUEST",
        "AttributeDefinitions": [{"AttributeName": name, "AttributeType": "S"} for name in schema.key_attributes],
        "KeySchema": _key_schema(schema.partition_key, schema.sort_key),
    }
    if schema.indexes:
        request["GlobalSecondaryIndexes"] = [
            {
                "IndexName": index.name,
                "KeySchema": _key_schema(index.partition_key, index.sort_key),
                "Projection": {"ProjectionType": "ALL" if index.whole else "KEYS_ONLY"},
            }
            for index in schema.indexes
        ]
    if schema.stream:
        request["StreamSpecification"] = {"StreamEnabled": True, "StreamViewType": "NEW_AND_OLD_IMAGES"}
    return request


def _key_schema(partition_key: str, sort_key: str) -> list[dict[str, str]]:
    return [
        {"AttributeName": partition_key, "KeyType": "HASH"},
        {"AttributeName": sort_key, "KeyType": "RANGE"},
    ]
