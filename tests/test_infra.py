"""What is deployed: state that is hard to lose, functions, the stream and the schedule that feed them."""

import json
from pathlib import Path

import pytest

from lambdas.settings import FUNCTIONS
from lambdas.stream_filter import MEMORY_FEED
from lambdas.tables import FEEDBACK, TABLES, TableSchema, create_table_request
from tests.synthesised import Resource, Templates, synthesise


@pytest.fixture(scope="module")
def templates(tmp_path_factory: pytest.TempPathFactory) -> Templates:
    return synthesise(tmp_path_factory.mktemp("deployment"))


def _table(templates: Templates, schema: TableSchema) -> Resource:
    return templates.of_type("AWS::DynamoDB::GlobalTable")[templates.output(f"{schema.name.title()}TableName")]


@pytest.mark.parametrize("schema", TABLES, ids=lambda schema: schema.name)
def test_table_has_the_keys_that_every_engine_has(templates: Templates, schema: TableSchema) -> None:
    """Keys, indexes, stream and time-to-live are those of `lambdas.tables`, as on one machine."""
    table = _table(templates, schema)["Properties"]
    local = create_table_request(schema, "local")

    assert table["KeySchema"] == local["KeySchema"]
    assert _sorted(table["AttributeDefinitions"]) == _sorted(local["AttributeDefinitions"])
    indexes = [
        {key: index[key] for key in ("IndexName", "KeySchema", "Projection")}
        for index in table.get("GlobalSecondaryIndexes", [])
    ]
    assert indexes == local.get("GlobalSecondaryIndexes", [])
    # A global table of one region keeps a stream only if it is asked to.
    stream = local.get("StreamSpecification", {}).get("StreamViewType")
    assert table.get("StreamSpecification", {}).get("StreamViewType") == stream
    assert table["TimeToLiveSpecification"] == {"AttributeName": schema.ttl_attribute, "Enabled": True}


@pytest.mark.parametrize("schema", TABLES, ids=lambda schema: schema.name)
def test_table_is_hard_to_lose_and_cannot_cost_without_end(templates: Templates, schema: TableSchema) -> None:
    """Retained, protected against deletion, restorable to any second, encrypted; on demand, under a ceiling."""
    table = _table(templates, schema)
    properties = table["Properties"]
    (replica,) = properties["Replicas"]

    assert (table["DeletionPolicy"], table["UpdateReplacePolicy"]) == ("Retain", "Retain")
    assert replica["DeletionProtectionEnabled"] is True
    assert replica["PointInTimeRecoverySpecification"] == {"PointInTimeRecoveryEnabled": True}
    assert properties["SSESpecification"] == {"SSEEnabled": True, "SSEType": "KMS"}
    assert properties["BillingMode"] == "PAY_PER_REQUEST"
    for ceiling in (properties, *properties.get("GlobalSecondaryIndexes", [])):
        assert ceiling["WriteOnDemandThroughputSettings"]["MaxWriteRequestUnits"] == 2_000
    for ceiling in (replica, *replica.get("GlobalSecondaryIndexes", [])):
        assert ceiling["ReadOnDemandThroughputSettings"]["MaxReadRequestUnits"] == 4_000


def test_skills_bucket_keeps_versions_and_refuses_the_public(templates: Templates) -> None:
    """Any version can be restored; nobody reads it in the open or without TLS; reads are logged."""
    buckets = templates.of_type("AWS::S3::Bucket")
    skills = buckets[templates.output("SkillsBucketName")]

    assert skills["Properties"]["VersioningConfiguration"] == {"Status": "Enabled"}
    assert skills["Properties"]["LoggingConfiguration"]["DestinationBucketName"]["Ref"] in buckets
    for name, bucket in buckets.items():
        assert bucket["DeletionPolicy"] == "Retain"
        assert all(bucket["Properties"]["PublicAccessBlockConfiguration"].values())
        assert "BucketEncryption" in bucket["Properties"]
        assert name in _refusing_plain_http(templates, "AWS::S3::BucketPolicy", "Bucket")


def test_identity_secret_is_generated_and_retained(templates: Templates) -> None:
    """64 characters that nobody has ever seen; it outlives the stack, since actor ids are made with it."""
    (secret,) = templates.of_type("AWS::SecretsManager::Secret").values()

    assert secret["Properties"]["GenerateSecretString"] == {"ExcludePunctuation": True, "PasswordLength": 64}
    assert "SecretString" not in secret["Properties"]
    assert secret["DeletionPolicy"] == "Retain"


def test_functions_are_those_with_settings(templates: Templates) -> None:
    """One function for each entry of `lambdas.settings`, and none besides."""
    handlers = {function["Properties"]["Handler"] for function in templates.of_type("AWS::Lambda::Function").values()}

    assert handlers == {f"lambdas.{name}.handler" for name in FUNCTIONS}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_environment_is_exactly_what_the_function_reads(templates: Templates, name: str) -> None:
    """`from_env` reads what was deployed, and would write the same again: no variable is missing or idle."""
    variables = {key: templates.text(value) for key, value in _environment(templates, name).items()}
    ours = {key: value for key, value in variables.items() if not key.startswith("POWERTOOLS_")}

    settings = FUNCTIONS[name].from_env(variables)

    assert settings.as_env().keys() == ours.keys()
    assert FUNCTIONS[name].from_env(settings.as_env()) == settings
    assert variables["POWERTOOLS_SERVICE_NAME"] == name


def test_environment_names_the_resources_of_this_deployment(templates: Templates) -> None:
    """A table's variable holds that table, not merely some name."""
    environment = {name: _environment(templates, name) for name in FUNCTIONS}

    assert templates.text(environment["capture"]["UPTAKE_FEEDBACK_TABLE"]) == templates.output("FeedbackTableName")
    assert templates.text(environment["context"]["UPTAKE_MEMORY_TABLE"]) == templates.output("MemoryTableName")
    assert templates.text(environment["skills"]["UPTAKE_SKILLS_BUCKET"]) == templates.output("SkillsBucketName")
    learning = templates.of_type("AWS::Lambda::Function")[
        templates.text(environment["admin"]["UPTAKE_LEARNING_FUNCTION"])
    ]
    assert learning["Properties"]["Handler"] == "lambdas.learning.handler"


@pytest.mark.parametrize("name", FUNCTIONS)
def test_function_has_its_runtime_and_a_log_that_ends(templates: Templates, name: str) -> None:
    """Python 3.14 on arm64, as the bundles are built; a log group of its own, kept for a time."""
    function = templates.function(name)
    log_group = templates.of_type("AWS::Logs::LogGroup")[templates.text(function["LoggingConfig"]["LogGroup"])]

    assert (function["Runtime"], function["Architectures"]) == ("python3.14", ["arm64"])
    assert log_group["Properties"]["RetentionInDays"] == 90
    logs = [templates.text(templates.function(other)["LoggingConfig"]["LogGroup"]) for other in FUNCTIONS]
    assert len(set(logs)) == len(FUNCTIONS)


def test_only_learning_carries_the_large_bundle(templates: Templates) -> None:
    """The request path never unpacks what only the weekly function imports."""
    code = {name: templates.function(name)["Code"]["S3Key"] for name in FUNCTIONS}

    assert len(set(code.values())) == 2
    assert [name for name in code if code[name] != code["capture"]] == ["learning"]


def test_memories_are_fed_by_the_stream_of_the_log(templates: Templates) -> None:
    """Only insertions, at least once; a bad record is isolated, tried a bounded number of times, and kept."""
    feed = templates.one("AWS::Lambda::EventSourceMapping")
    feedback = templates.output("FeedbackTableName")

    assert templates.text(feed["EventSourceArn"]) == f"{feedback}.StreamArn"
    assert _table(templates, FEEDBACK)["Properties"]["StreamSpecification"]["StreamViewType"] == "NEW_AND_OLD_IMAGES"
    writer = templates.of_type("AWS::Lambda::Function")[templates.text(feed["FunctionName"])]
    assert writer["Properties"]["Handler"] == "lambdas.memory_writer.handler"
    (pattern,) = feed["FilterCriteria"]["Filters"]
    assert json.loads(pattern["Pattern"]) == MEMORY_FEED
    assert feed["StartingPosition"] == "TRIM_HORIZON"
    assert feed["BisectBatchOnFunctionError"] is True
    assert feed["FunctionResponseTypes"] == ["ReportBatchItemFailures"]
    assert 0 < feed["MaximumRetryAttempts"] <= 10
    assert _is_safe_queue(templates, feed["DestinationConfig"]["OnFailure"]["Destination"])


def test_learning_runs_every_monday_and_a_lost_run_is_kept(templates: Templates) -> None:
    """Monday 04:00 UTC, at exactly that time; what cannot be started, or fails, lies in a queue."""
    schedule = templates.one("AWS::Scheduler::Schedule")
    target = schedule["Target"]

    assert (schedule["ScheduleExpression"], schedule["ScheduleExpressionTimezone"]) == ("cron(0 4 ? * MON *)", "UTC")
    assert schedule["FlexibleTimeWindow"] == {"Mode": "OFF"}
    assert schedule.get("State", "ENABLED") == "ENABLED"
    learning = templates.text(_environment(templates, "admin")["UPTAKE_LEARNING_FUNCTION"])
    assert templates.text(target["Arn"]) == f"{learning}.Arn"
    assert json.loads(target["Input"]) == {"learning_run_id": "w-<aws.scheduler.scheduled-time>"}
    assert target["RetryPolicy"]["MaximumRetryAttempts"] > 0
    assert _is_safe_queue(templates, target["DeadLetterConfig"]["Arn"])
    failed = templates.one("AWS::Lambda::EventInvokeConfig")
    assert templates.text(failed["FunctionName"]) == learning
    assert _is_safe_queue(templates, failed["DestinationConfig"]["OnFailure"]["Destination"])


def test_learning_has_time_and_never_runs_twice_at_once(templates: Templates) -> None:
    """15 minutes, the longest that Lambda gives, and one run at a time."""
    learning = templates.function("learning")

    assert (learning["Timeout"], learning["ReservedConcurrentExecutions"]) == (900, 1)


def test_learning_where_the_account_cannot_reserve(tmp_path: Path) -> None:
    """A new account has 10 concurrent executions and may reserve none: the reservation can be left out."""
    templates = synthesise(tmp_path, {"uptake:reserve_concurrency": "false"})

    assert "ReservedConcurrentExecutions" not in templates.function("learning")


def _environment(templates: Templates, function: str) -> Resource:
    return dict(templates.function(function)["Environment"]["Variables"])


def _is_safe_queue(templates: Templates, arn: Resource) -> bool:
    name = templates.text(arn).removesuffix(".Arn")
    queue = templates.of_type("AWS::SQS::Queue")[name]["Properties"]
    return queue["SqsManagedSseEnabled"] and name in _refusing_plain_http(templates, "AWS::SQS::QueuePolicy", "Queues")


def _refusing_plain_http(templates: Templates, kind: str, owner: str) -> set[str]:
    """The buckets or queues whose policy denies every action without TLS."""
    found: set[str] = set()
    for policy in templates.of_type(kind).values():
        owners = policy["Properties"][owner]
        for statement in policy["Properties"]["PolicyDocument"]["Statement"]:
            if statement["Effect"] == "Deny" and statement.get("Condition") == {
                "Bool": {"aws:SecureTransport": "false"}
            }:
                found |= {templates.text(one) for one in (owners if isinstance(owners, list) else [owners])}
    return found


def _sorted(attributes: list[dict[str, str]]) -> list[dict[str, str]]:
    return sorted(attributes, key=lambda attribute: attribute["AttributeName"])
