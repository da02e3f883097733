"""A table of the loop, made of its schema in `lambdas.tables`."""

from aws_cdk import RemovalPolicy
from aws_cdk import aws_dynamodb as dynamodb
from constructs import Construct

from infra.deployment import DeploymentSettings
from lambdas.tables import Index, TableSchema


def create_table(scope: Construct, schema: TableSchema, settings: DeploymentSettings) -> dynamodb.TableV2:
    """The table: paid by request under a ceiling, restorable to any second of 35 days, and hard to lose."""
    reads, writes = settings.table_read_units, settings.table_write_units
    return dynamodb.TableV2(
        scope,
        f"{schema.name.title()}Table",
        partition_key=_key(schema.partition_key),
        sort_key=_key(schema.sort_key),
        global_secondary_indexes=[_index(index, reads, writes) for index in schema.indexes],
        billing=dynamodb.Billing.on_demand(max_read_request_units=reads, max_write_request_units=writes),
        dynamo_stream=dynamodb.StreamViewType.NEW_AND_OLD_IMAGES if schema.stream else None,
        time_to_live_attribute=schema.ttl_attribute,
        encryption=dynamodb.TableEncryptionV2.aws_managed_key(),
        point_in_time_recovery_specification=dynamodb.PointInTimeRecoverySpecification(
            point_in_time_recovery_enabled=True
        ),
        deletion_protection=True,
        removal_policy=RemovalPolicy.RETAIN,
    )


def _index(index: Index, reads: int, writes: int) -> dynamodb.GlobalSecondaryIndexPropsV2:
    return dynamodb.GlobalSecondaryIndexPropsV2(
        index_name=index.name,
        partition_key=_key(index.partition_key),
        sort_key=_key(index.sort_key),
        projection_type=dynamodb.ProjectionType.ALL if index.whole else dynamodb.ProjectionType.KEYS_ONLY,
        max_read_request_units=reads,
        max_write_request_units=writes,
    )


def _key(name: str) -> dynamodb.Attribute:
    return dynamodb.Attribute(name=name, type=dynamodb.AttributeType.STRING)
