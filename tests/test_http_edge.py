"""The edge of every API function: who may call what, and what a caller is told when something is wrong."""

import json
from typing import Any

import pytest

from lambdas.http import Call, Reply
from lambdas.http import api as api_of
from lambdas.routes import ROUTES, of_function
from local.authorizers import HttpRequest
from local.gateway import event_of
from tests.api import IAM, Api, person
from tests.conftest import FrozenClock

OPERATIONS = [route.operation for route in of_function("admin")]
RULES = next(route for route in ROUTES if route.operation == "listRules")


@pytest.fixture
def api(clock: FrozenClock) -> Api:
    return Api(clock)


def path_of(template: str) -> str:
    return template.replace("{", "").replace("}", "")


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.operation)
@pytest.mark.parametrize(
    ("who", "authorizer"),
    [
        ("nobody", {}),
        ("a person without a role", person()),
        ("a person with another role", person("viewer", "reviewers")),
        ("an agent", IAM),
        ("reviewer", person("reviewer")),
        ("admin", person("admin")),
        ("a claim without a subject", {"jwt": {"claims": {"cognito:groups": "[admin]"}}}),
        ("an empty agent", {"iam": {"userArn": ""}}),
    ],
)
def test_each_route_answers_its_own_callers_only(api: Api, route: Any, who: str, authorizer: dict[str, Any]) -> None:
    """Agents call agents' routes, people with a role call people's; everyone else is refused, and nothing happens."""
    answer = api.call(route.method, path_of(route.path), {}, authorizer=authorizer)

    allowed = who == "an agent" if route.caller == "agent" else who in route.roles
    assert (answer.status == 403) is not allowed
    if not allowed:
        assert answer.headers["content-type"] == "application/problem+json"
        assert len(api.log_table) == 0


@pytest.mark.parametrize(
    "path", ["/", "/v1", "/v1/nothing", "/v1/feedback/", "/v1/skills/a/b", "/v2/feedback", "//v1/runs"]
)
def test_unknown_route_is_a_problem(api: Api, path: str) -> None:
    """A path that is none of ours is a 404 that says where to look."""
    answer = api.call("GET", path, authorizer={})

    assert answer.status == 404
    assert answer.headers["content-type"] == "application/problem+json"
    assert "docs/openapi.json" in answer.json["detail"]


@pytest.mark.parametrize(
    ("method", "path", "allow"),
    [
        ("DELETE", "/v1/feedback", "POST"),
        ("PUT", "/v1/feedback/e1", "DELETE, GET"),
        ("POST", "/v1/skills", "GET"),
        ("GET", "/v1/admin/rules/r/revert", "POST"),
        ("HEAD", "/v1/skills", "GET"),
    ],
)
def test_unknown_method_names_the_known_ones(api: Api, method: str, path: str, allow: str) -> None:
    """A known path with another method is a 405 with an Allow header."""
    answer = api.call(method, path, authorizer={})

    assert answer.status == 405
    assert answer.headers["allow"] == allow


def test_fault_of_ours_tells_nothing_of_it(api: Api, caplog: pytest.LogCaptureFixture) -> None:
    """An error that nobody foresaw is a 500 without its text; the log has it, without the body."""

    def broken(_: str) -> None:
        raise KeyError("inside")

    api.log_table.before = broken
    body = {"event_type": "rating", "rating": "up", "agent_id": "a", "agent_run_id": "r", "user": "ann@example.com"}

    answer = api.call("POST", "/v1/feedback", body)

    assert answer.status == 500
    assert "inside" not in answer.text
    assert json.loads(answer.text)["title"] == "Internal Server Error"
    logged = str([vars(record) for record in caplog.records])
    assert "KeyError" in logged
    assert "inside" not in logged
    assert "ann@example.com" not in logged


def test_id_of_any_length_is_no_fault_of_ours(api: Api) -> None:
    """An id in a path that is too long to exist is not found, and the stores are not asked."""
    for path in ("/v1/feedback/", "/v1/skills/", "/v1/admin/candidates/"):
        assert api.call("GET", path + "x" * 5_000).status == 404
    assert api.call("GET", "/v1/skills/..%2F..%2Fsecret").status == 404


def test_a_person_is_their_subject() -> None:
    """Who did something is the token's subject, which nobody can change; the name is for people's eyes."""
    calls: list[Call] = []

    def kept(call: Call) -> Reply:
        calls.append(call)
        return Reply(200)

    handler = api_of("admin", dict.fromkeys(OPERATIONS, kept))
    claims = {"sub": "s-1", "username": "u", "cognito:groups": "[admin]", "email": "ann@example.com"}
    for authorizer in ({"jwt": {"claims": claims}}, {"jwt": {"claims": {**claims, "email": ""}}}):
        event = event_of(HttpRequest("GET", "/v1/admin/rules", "", {}, b""), RULES, {}, authorizer)
        assert handler(event, None)["statusCode"] == 200

    assert [(call.caller, call.name) for call in calls] == [("s-1", "ann@example.com"), ("s-1", "u")]


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.operation)
def test_what_a_route_does_not_read_is_refused(api: Api, route: Any) -> None:
    """A query parameter, or a body where none is due, is a 400 and never taken for nothing (F037)."""
    path = path_of(route.path)

    caller = person(*route.roles) if route.caller == "person" else IAM
    answers = [api.call(route.method, path, {"user": "*"}, query="user=*", authorizer=caller)]
    if not route.request:
        answers.append(api.call(route.method, path, {"status": "pending"}, authorizer=caller))

    assert [answer.status for answer in answers] == [400] * len(answers)
    assert api.started == []
