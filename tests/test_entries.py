"""The functions as Lambda runs them: the module's handler, its environment, boto3; and how many calls each costs."""

import importlib
import json
from collections import Counter
from typing import Any

import boto3
import pytest
from aws_lambda_powertools.utilities.parser.models import APIGatewayProxyEventV2Model

from lambdas import admin, bootstrap, capture, context, memory_writer, skills
from lambdas import settings as env
from lambdas.adapters.attributes import to_attributes
from lambdas.adapters.bucket import S3Bucket
from lambdas.adapters.skill_store import SkillStore
from lambdas.routes import ROUTES
from lambdas.tables import FEEDBACK, MEMORY, create_table_request
from local.authorizers import HttpRequest
from local.gateway import LambdaContext, event_of
from tests.api import IAM, SKILL, person, thumbs_down

ENVIRONMENT = {
    **env.CaptureSettings(feedback_table="feedback", identity_secret="identity").as_env(),
    **env.ContextSettings(memory_table="memory", skills_bucket="skills", identity_secret="identity").as_env(),
    **env.AdminSettings(feedback_table="feedback", skills_bucket="skills", learning_function="learning").as_env(),
}


@pytest.fixture
def calls(moto: None, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:  # noqa: ARG001 - moto is on
    """Tables, bucket and secret on moto, the environment of the functions, and every AWS call counted from here on."""
    for name, value in ENVIRONMENT.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("AWS_ACCOUNT_ID_ENDPOINT_MODE", "disabled")
    dynamodb = boto3.client("dynamodb")
    for schema in (FEEDBACK, MEMORY):
        dynamodb.create_table(**create_table_request(schema, schema.name))
    boto3.client("secretsmanager").create_secret(Name="identity", SecretString="x" * 64)
    s3 = boto3.client("s3")
    s3.create_bucket(Bucket="skills")
    store = SkillStore(S3Bucket(s3, "skills"))
    store.seed("cell-line-resolution", SKILL)
    store.refresh_catalogue()
    for module in (admin, capture, context, memory_writer, skills):
        importlib.reload(module)  # a new sandbox: nothing is built yet
    counted: Counter[str] = Counter()
    boto3.setup_default_session()
    assert boto3.DEFAULT_SESSION is not None
    boto3.DEFAULT_SESSION.events.register("before-call", lambda model, **_: counted.update([model.name]))
    bootstrap.aws_client.cache_clear()
    return counted


def call(module: Any, method: str, path: str, body: object = None) -> dict[str, Any]:
    route = next(r for r in ROUTES if r.method == method and r.match(path) is not None)
    raw = json.dumps(body).encode() if body is not None else b""
    authorizer = IAM if route.caller == "agent" else person("reviewer")
    request = HttpRequest(method, path, "", {"content-type": "application/json"}, raw)
    response: dict[str, Any] = module.handler(
        event_of(request, route, route.match(path) or {}, authorizer), LambdaContext("f")
    )
    return response


def test_an_event_costs_one_write(calls: Counter[str]) -> None:
    """A warm `capture` stores an event with one PutItem and nothing else; a replay costs the same."""
    assert call(capture, "POST", "/v1/feedback", thumbs_down())["statusCode"] == 201
    calls.clear()

    assert call(capture, "POST", "/v1/feedback", thumbs_down("a second one that is long enough"))["statusCode"] == 201
    assert call(capture, "POST", "/v1/feedback", thumbs_down("a second one that is long enough"))["statusCode"] == 200

    assert calls == {"PutItem": 2}


def test_a_session_start_costs_two_reads(calls: Counter[str]) -> None:
    """`context` makes one Query and one GetObject; while warm, the catalogue costs nothing."""
    call(context, "POST", "/v1/context", {"agent_id": "bio", "user": "someone"})
    assert calls == {"GetSecretValue": 1, "Query": 1, "GetObject": 1}
    calls.clear()

    call(context, "POST", "/v1/context", {"agent_id": "bio", "user": "someone else"})

    assert calls == {"Query": 1}


def test_a_warm_skill_costs_nothing(calls: Counter[str]) -> None:
    """The first fetch is one GetObject, the next ones are no call at all."""
    for _ in range(3):
        assert call(skills, "GET", "/v1/skills/cell-line-resolution")["body"] == SKILL

    assert calls == {"GetObject": 1}


def test_a_memory_costs_a_read_and_a_transaction(calls: Counter[str]) -> None:
    """`memory_writer` looks at what was said on the target, and stores the correction with its place there."""
    call(capture, "POST", "/v1/feedback", thumbs_down())
    stored = [i for i in boto3.client("dynamodb").scan(TableName="feedback")["Items"] if i["sk"]["S"] == "EVENT"]
    record = {"eventID": "1", "eventName": "INSERT", "dynamodb": {"SequenceNumber": "1", "NewImage": stored[0]}}
    calls.clear()

    assert memory_writer.handler({"Records": [record]}, LambdaContext("f")) == {"batchItemFailures": []}

    assert calls == {"GetItem": 1, "TransactWriteItems": 1}
    body = json.loads(call(context, "POST", "/v1/context", {"agent_id": "bio", "user": "ann@example.com"})["body"])
    assert [memory["text"] for memory in body["memories"]] == [thumbs_down()["comment"]]


def test_admin_reads_and_starts(calls: Counter[str]) -> None:
    """`admin` lists candidates with one Query, and finds nothing under an unknown id."""
    assert json.loads(call(admin, "GET", "/v1/admin/candidates")["body"]) == {"candidates": []}
    assert call(admin, "GET", "/v1/admin/candidates/x")["statusCode"] == 404
    assert calls == {"Query": 1, "GetItem": 1}


@pytest.mark.parametrize("settings", env.FUNCTIONS.values(), ids=lambda s: s.__name__)
def test_missing_environment_is_named(settings: type[env.Settings]) -> None:
    """A function that was deployed without its environment says which variable is missing."""
    with pytest.raises(RuntimeError, match="UPTAKE_"):
        settings.from_env({})


def test_settings_survive_the_environment() -> None:
    """What the CDK writes is what the function reads, defaults and absent values included."""
    written = env.LearningSettings(feedback_table="f", skills_bucket="s", model="bedrock", min_users=5)

    assert env.LearningSettings.from_env(written.as_env() | {"PATH": "/bin"}) == written
    assert "UPTAKE_ANTHROPIC_SECRET" not in written.as_env()


@pytest.mark.parametrize("route", [*ROUTES, None], ids=lambda route: route.operation if route else "$default")
def test_local_event_is_the_one_that_api_gateway_sends(route: Any) -> None:
    """Powertools' own model of the payload (format 2.0) accepts the events of the local gateway."""
    path = route.path.replace("{", "").replace("}", "") if route else "/nowhere"
    request = HttpRequest("POST", path, "a=1&b=2", {"content-type": "application/json", "host": "127.0.0.1"}, b"{}")
    authorizer: dict[str, Any] | None = None
    if route:
        blocks: dict[str, Any] = {
            "agent": {"iam": {"accessKey": "a", "accountId": "1", "callerId": "c", "cognitoIdentity": None,
                              "principalOrgId": None, "userArn": "arn:aws:iam::1:user/u", "userId": "c"}},
            "person": {"jwt": {"claims": {"sub": "rosa"}, "scopes": None}},
        }  # fmt: skip
        authorizer = blocks[route.caller]

    event = event_of(request, route, {}, authorizer)

    parsed = APIGatewayProxyEventV2Model.model_validate(event)
    assert parsed.routeKey == (f"{route.method} {route.path}" if route else "$default")
    assert json.loads(json.dumps(event)) == event


def test_attributes_leave_out_what_is_not_there() -> None:
    """None and absent are the same to a reader, and cost nothing in the table."""
    assert to_attributes({"a": None, "b": 0}) == {"b": {"N": "0"}}
