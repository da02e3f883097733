"""HTTP at the edge of every API function: API Gateway's event in, one call of an operation, one response out.

API Gateway has matched the route already (`routeKey`), so an operation is found by its key. There is no resolver with
state between calls, so nothing of one caller is left for the next.
"""

import binascii
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NoReturn

from aws_lambda_powertools import Logger
from aws_lambda_powertools.utilities.data_classes import APIGatewayProxyEventV2
from pydantic import BaseModel

from lambdas.failures import kind_of, place_of
from lambdas.loop.errors import InvalidInput, MethodNotAllowed, NotAllowed, NotFound, TooLarge
from lambdas.problems import problem_of
from lambdas.routes import Route, methods_of, of_function
from uptake import strict_json
from uptake.wire import MAX_ID_CHARACTERS

Handler = Callable[[dict[str, Any], Any], dict[str, Any]]


@dataclass(frozen=True)
class Call:
    """One request, its caller already authorized.

    `caller` is the IAM ARN of an agent, or the subject of a person's token, which never changes; `name` is what people
    call them.
    """

    caller: str
    name: str
    parameters: Mapping[str, str]
    query: Mapping[str, str]
    headers: Mapping[str, str]  # names in lower case
    body: bytes

    def json(self) -> Any:
        """The body as strict JSON. Raises JsonFault."""
        return strict_json.loads(self.body)

    def page(self, most: int) -> tuple[int, str]:
        """How many entries are asked for, and behind which one ("": from the first). Raises InvalidInput."""
        limit = self.query.get("limit", str(most))
        if not (limit.isascii() and limit.isdigit() and 1 <= int(limit[:9]) <= most):
            raise InvalidInput(f"limit is a number from 1 to {most}")
        return int(limit), self.query.get("next", "")


@dataclass(frozen=True)
class Reply:
    """What an operation answers: a model becomes JSON, a text stays as it is."""

    status: int
    body: BaseModel | str = ""
    headers: Mapping[str, str] = field(default_factory=dict)
    content_type: str = "application/json"


Operation = Callable[[Call], Reply]


def api(function: str, operations: Mapping[str, Operation]) -> Handler:
    """The Lambda handler of one API function, for API Gateway's payload format 2.0.

    `operations` has one entry for each operation of the function in `lambdas.routes`; a missing one is an error here
    and now. Every error becomes a problem+json; only errors of our own are logged, and never a body.
    """
    routes = {f"{route.method} {route.path}": (route, operations[route.operation]) for route in of_function(function)}
    return partial(_handle, routes, Logger(service=function))


def _handle(
    routes: Mapping[str, tuple[Route, Operation]], logger: Logger, event: dict[str, Any], context: Any
) -> dict[str, Any]:
    request = APIGatewayProxyEventV2(event)
    try:
        if request.route_key not in routes:
            _refuse_route(request)
        route, operation = routes[request.route_key]
        caller, name = _authorize(route, event)
        body = _body(request, route.most_bytes)
        _refuse_what_nobody_reads(route, request, body)
        reply = operation(
            Call(
                caller=caller,
                name=name,
                parameters=_parameters(event),
                query=event.get("queryStringParameters") or {},
                headers={name.lower(): value for name, value in (event.get("headers") or {}).items()},
                body=body,
            )
        )
    except Exception as error:  # noqa: BLE001 - the edge: whatever it is, the caller gets a problem, and we a log line
        return _response(_failure(error, logger, request, context))
    return _response(reply)


def _refuse_route(request: APIGatewayProxyEventV2) -> NoReturn:
    allowed = methods_of(request.raw_path)
    if allowed:
        message = f"{request.raw_path} does not take {request.http_method}; it takes {', '.join(allowed)}"
        raise MethodNotAllowed(message, allowed)
    raise NotFound(f"there is no route {request.raw_path}; docs/openapi.json lists what there is")


def _refuse_what_nobody_reads(route: Route, request: APIGatewayProxyEventV2, body: bytes) -> None:
    """A filter at the wrong place must not be taken for no filter (field bug F037)."""
    unknown = set(request.get("queryStringParameters") or {}) - route.query
    if unknown or (request.get("rawQueryString") and not route.query):
        known = ", ".join(sorted(route.query)) or "no parameters"
        raise InvalidInput(f"{route.method} {route.path} takes {known} in its query; nothing was done")
    if not route.request and body.strip() not in {b"", b"{}"}:
        raise InvalidInput(f"{route.method} {route.path} takes no body; nothing was done")


def _authorize(route: Route, event: dict[str, Any]) -> tuple[str, str]:
    """The caller and their name, from the authorizer's block alone. Raises NotAllowed where it is of the wrong kind."""
    authorizer = event.get("requestContext", {}).get("authorizer") or {}
    if route.caller == "agent":
        arn = (authorizer.get("iam") or {}).get("userArn")
        if not arn:
            raise NotAllowed("sign this request with AWS Signature Version 4 (service execute-api)")
        return str(arn), str(arn)
    claims = (authorizer.get("jwt") or {}).get("claims") or {}
    if not claims.get("sub"):
        raise NotAllowed("send a person's token: Authorization: Bearer …")
    if route.roles.isdisjoint(_groups(claims.get("cognito:groups", ""))):
        raise NotAllowed(f"this needs one of the roles {', '.join(sorted(route.roles))}; an admin gives them")
    named = (claims.get(name) for name in ("email", "cognito:username", "username", "sub"))
    return str(claims["sub"]), str(next(name for name in named if name))


def _groups(claim: Any) -> list[str]:
    """API Gateway flattens the groups of a token to the text `[admin reviewer]`."""
    return claim if isinstance(claim, list) else str(claim).strip("[]").replace(",", " ").split()


def _parameters(event: dict[str, Any]) -> Mapping[str, str]:
    parameters: Mapping[str, str] = event.get("pathParameters") or {}
    if any(len(value) > MAX_ID_CHARACTERS for value in parameters.values()):
        raise NotFound(f"there is nothing with an id of more than {MAX_ID_CHARACTERS} characters")
    return parameters


def _body(request: APIGatewayProxyEventV2, most: int) -> bytes:
    text = request.get("body") or ""
    if len(text) > 2 * most:
        raise TooLarge(f"a request has at most {most // 1024} KiB; send a batch in parts")
    try:
        body = binascii.a2b_base64(text, strict_mode=True) if request.is_base64_encoded else text.encode()
    except (binascii.Error, UnicodeEncodeError) as error:
        raise InvalidInput("the body cannot be decoded; send UTF-8") from error
    if len(body) > most:
        raise TooLarge(f"a request has at most {most // 1024} KiB; send a batch in parts")
    return body


def _failure(error: Exception, logger: Logger, request: APIGatewayProxyEventV2, context: Any) -> Reply:
    problem = problem_of(error)
    if problem.status >= 500:
        request_id = getattr(context, "aws_request_id", None)
        told = {"route": request.route_key, "request_id": request_id, "error": kind_of(error), "where": place_of(error)}
        logger.error("request failed", extra=told)
    headers = {"allow": ", ".join(error.allowed)} if isinstance(error, MethodNotAllowed) else {}
    if problem.status == 503:
        headers["retry-after"] = "1"
    return Reply(problem.status, problem, headers, "application/problem+json")


def _response(reply: Reply) -> dict[str, Any]:
    body = reply.body.model_dump_json(exclude_none=True) if isinstance(reply.body, BaseModel) else reply.body
    headers = {name.lower(): value for name, value in reply.headers.items()}
    if body:
        headers.setdefault("content-type", reply.content_type)
    return {"statusCode": reply.status, "headers": headers, "body": body, "isBase64Encoded": False}
