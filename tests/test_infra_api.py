"""The deployed API: the routes of `lambdas.routes`, each behind the authorizer of its caller, and a discreet log."""

import json
from fnmatch import fnmatchcase
from typing import Any

import pytest

from lambdas.routes import ROUTES, Route
from tests.synthesised import Resource, Templates, synthesise

Deployed = dict[str, Resource]


@pytest.fixture(scope="module")
def templates(tmp_path_factory: pytest.TempPathFactory) -> Templates:
    return synthesise(tmp_path_factory.mktemp("deployment"))


@pytest.fixture(scope="module")
def deployed(templates: Templates) -> Deployed:
    routes = templates.of_type("AWS::ApiGatewayV2::Route").values()
    return {route["Properties"]["RouteKey"]: route["Properties"] for route in routes}


def test_routes_are_the_table_and_one_for_the_rest(deployed: Deployed) -> None:
    """Every route of the table is there, and no other: what the table does not know reaches `$default`."""
    assert sorted(deployed) == sorted([*(f"{route.method} {route.path}" for route in ROUTES), "$default"])


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.operation)
def test_route_reaches_its_function_behind_its_authorizer(
    templates: Templates, deployed: Deployed, route: Route
) -> None:
    """Agents sign, people carry a token; the function is the one that the table says."""
    properties = deployed[f"{route.method} {route.path}"]

    assert properties["AuthorizationType"] == {"agent": "AWS_IAM", "person": "JWT"}[route.caller]
    assert ("AuthorizerId" in properties) == (route.caller == "person")
    assert _handler(templates, properties) == f"lambdas.{route.function}.handler"


def test_unknown_route_is_answered_by_the_least_permissions(templates: Templates, deployed: Deployed) -> None:
    """Whoever mistypes a path is told so, agent or person; what tells them can only read skills."""
    assert deployed["$default"].get("AuthorizationType", "NONE") == "NONE"
    assert _handler(templates, deployed["$default"]) == "lambdas.skills.handler"


@pytest.mark.parametrize("path", ["/$default", *(f"/{route.method}{route.path}" for route in ROUTES)])
def test_api_may_call_the_function_of_each_route(templates: Templates, deployed: Deployed, path: str) -> None:
    """The function's own policy admits the ARN that API Gateway calls it with; `$default` has a shape of its own."""
    key = path[1:] if path == "/$default" else path[1:].replace("/", " /", 1)
    function = _integration(templates, deployed[key])
    api = next(iter(templates.of_type("AWS::ApiGatewayV2::Api")))
    called_as = f"arn:AWS::Partition:execute-api:AWS::Region:AWS::AccountId:{api}/$default{path}"

    admitted = [
        templates.text(permission["Properties"]["SourceArn"])
        for permission in templates.of_type("AWS::Lambda::Permission").values()
        if templates.text(permission["Properties"]["FunctionName"]) == function
    ]

    assert any(fnmatchcase(called_as, pattern) for pattern in admitted)
    assert all(f":{api}/" in pattern for pattern in admitted)


def test_tokens_are_those_of_our_people(templates: Templates) -> None:
    """Issuer and audience are the pool and the client of this deployment."""
    authorizer = templates.one("AWS::ApiGatewayV2::Authorizer")
    pool, client = templates.output("UserPoolId"), templates.output("UserPoolClientId")

    assert templates.text(authorizer["JwtConfiguration"]["Issuer"]) == f"{pool}.ProviderURL"
    assert [templates.text(one) for one in authorizer["JwtConfiguration"]["Audience"]] == [client]
    assert authorizer["IdentitySource"] == ["$request.header.Authorization"]


def test_people_are_invited_and_have_two_factors(templates: Templates) -> None:
    """Nobody signs up by themselves; the groups are the roles that the routes ask for."""
    pool = templates.one("AWS::Cognito::UserPool")
    groups = {group["Properties"]["GroupName"] for group in templates.of_type("AWS::Cognito::UserPoolGroup").values()}

    assert pool["AdminCreateUserConfig"]["AllowAdminCreateUserOnly"] is True
    assert pool["MfaConfiguration"] == "ON"
    assert pool["DeletionProtection"] == "ACTIVE"
    assert groups == {role for route in ROUTES for role in route.roles}


def test_access_log_holds_no_words_and_no_person(templates: Templates) -> None:
    """Route key, status and times: neither the path with its ids, nor the query, nor an address."""
    stage = templates.one("AWS::ApiGatewayV2::Stage")
    logged = set(json.loads(stage["AccessLogSettings"]["Format"]).values())

    assert "$context.requestId" in logged
    assert not [
        name for name in logged if any(word in name.lower() for word in ("path", "query", "identity", "claims"))
    ]
    assert templates.text(stage["AccessLogSettings"]["DestinationArn"]).endswith(".Arn")


def test_stage_is_throttled(templates: Templates) -> None:
    """One caller gone wild cannot use up the account."""
    throttle = templates.one("AWS::ApiGatewayV2::Stage")["DefaultRouteSettings"]

    assert (throttle["ThrottlingRateLimit"], throttle["ThrottlingBurstLimit"]) == (200, 400)


def _integration(templates: Templates, route: Resource) -> str:
    """`LogicalId.Arn` of the function behind a route."""
    target: Any = templates.text(route["Target"]).removeprefix("integrations/")
    integration = templates.of_type("AWS::ApiGatewayV2::Integration")[target]["Properties"]
    assert integration["PayloadFormatVersion"] == "2.0"
    return templates.text(integration["IntegrationUri"])


def _handler(templates: Templates, route: Resource) -> str:
    name = _integration(templates, route).removesuffix(".Arn")
    return str(templates.of_type("AWS::Lambda::Function")[name]["Properties"]["Handler"])
