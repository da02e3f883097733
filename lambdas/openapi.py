"""The OpenAPI document of the API, from the one table of routes and the wire models: `make docs` writes it."""

import json
import re
from http import HTTPStatus
from typing import Any

from pydantic.json_schema import models_json_schema

from lambdas.routes import ROUTES, Route
from uptake.events import Problem
from uptake.measures import MAX_WEEKS
from uptake.wire import MAX_ID_CHARACTERS

_REF = "#/components/schemas/{model}"
# 401, a 403 without a valid signature, and 429 come from API Gateway itself, and there without a problem document.
_QUERY: dict[str, dict[str, Any]] = {
    "limit": {"type": "integer", "minimum": 1},
    "next": {"type": "string", "description": "`next` of the page before."},
    "agent_id": {"type": "string", "description": "Of this agent alone."},
    "kind": {"type": "string", "enum": ["events", "retractions", "runs"]},
    "weeks": {"type": "integer", "minimum": 1, "maximum": MAX_WEEKS, "default": 12},
}
_PROBLEM_STATUSES = {
    "agent": (400, 403, 404, 409, 413, 429, 500, 503),
    "person": (400, 401, 403, 404, 409, 413, 422, 429, 500, 503),
}


def document() -> dict[str, Any]:
    """The whole document (OpenAPI 3.1)."""
    models: set[type[Any]] = {Problem}
    for route in ROUTES:
        models |= {*route.request, *(model for model in route.responses.values() if model)}
    ordered = sorted(models, key=lambda model: model.__name__)
    # A request is described as it is sent, a response as it is answered.
    requests = {model for route in ROUTES for model in route.request}
    inputs = [(model, "validation" if model in requests else "serialization") for model in ordered]
    _, definitions = models_json_schema(inputs, ref_template=_REF)  # type: ignore[arg-type]
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Uptake",
            "version": "1",
            "description": "A correction that one user makes to an agent today is what every agent knows tomorrow.",
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "paths": paths,
        "components": {
            "schemas": dict(sorted(definitions["$defs"].items())),
            "securitySchemes": {
                "agent": {
                    "type": "apiKey",
                    "name": "Authorization",
                    "in": "header",
                    "description": "AWS Signature Version 4, service execute-api.",
                    "x-amazon-apigateway-authtype": "awsSigv4",
                },
                "person": {"type": "http", "scheme": "bearer", "bearerFormat": "JWT"},
            },
        },
    }


def _operation(route: Route) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": route.operation,
        "summary": route.summary,
        "security": [{route.caller: []}],
        "responses": {str(status): _response(route, status) for status in sorted(route.responses)},
    }
    names = re.findall(r"\{(\w+)\}", route.path)
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "maxLength": MAX_ID_CHARACTERS}}
        for name in names
    ]
    query = {**_QUERY, "limit": {**_QUERY["limit"], "maximum": route.page, "default": route.page}}
    parameters += [{"name": name, "in": "query", "schema": query[name]} for name in sorted(route.query)]
    if parameters:
        operation["parameters"] = parameters
    if route.request:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": _any_of(route)}}}
    if route.roles:
        operation["description"] = f"Needs one of the roles {', '.join(sorted(route.roles))}."
    problem = {"application/problem+json": {"schema": {"$ref": _REF.format(model="Problem")}}}
    for status in _PROBLEM_STATUSES[route.caller]:
        operation["responses"][str(status)] = {"description": HTTPStatus(status).phrase, "content": problem}
    return operation


def _response(route: Route, status: int) -> dict[str, Any]:
    response: dict[str, Any] = {"description": HTTPStatus(status).phrase}
    model = route.responses[status]
    if model is not None:
        response["content"] = {"application/json": {"schema": {"$ref": _REF.format(model=model.__name__)}}}
    elif status == HTTPStatus.OK:
        response["content"] = {"text/markdown": {"schema": {"type": "string"}}}
    return response


def _any_of(route: Route) -> dict[str, Any]:
    references = [{"$ref": _REF.format(model=model.__name__)} for model in route.request]
    return references[0] if len(references) == 1 else {"anyOf": references}


if __name__ == "__main__":
    print(json.dumps(document(), indent=1, ensure_ascii=False))  # noqa: T201 - its output is the document
