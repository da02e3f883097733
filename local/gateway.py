"""API Gateway on one machine: HTTP in, its real event (payload format 2.0) to the real handler, the answer out.

One call at a time a function, as one Lambda sandbox does; and no answer before what it says is on the disk.
"""

import asyncio
import base64
import json
import time
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import Any
from urllib.parse import parse_qsl, unquote
from uuid import uuid4

from lambdas.http import Handler
from lambdas.routes import ROUTES, Route
from local.authorizers import ACCOUNT, AgentAuthorizer, HttpRequest, PersonAuthorizer, Unauthorized

Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]

FALLBACK = "skills"  # answers what matches no route
MOST_BYTES = 10 * 1024 * 1024  # API Gateway's own limit
_TEXT = ("application/json", "application/problem+json", "application/xml", "application/javascript", "text/")


class ClientGone(Exception):
    """The client hung up before its request was whole; nobody waits for an answer."""


class LambdaContext:
    """What Lambda tells a handler of the call."""

    def __init__(self, function: str, seconds: float = 30) -> None:
        self.function_name = function
        self.function_version = "$LATEST"
        self.memory_limit_in_mb = 512
        self.invoked_function_arn = f"arn:aws:lambda:us-east-1:{ACCOUNT}:function:{function}"
        self.aws_request_id = str(uuid4())
        self._until = time.monotonic() + seconds

    def get_remaining_time_in_millis(self) -> int:
        """Milliseconds that are left, never below 0."""
        return max(0, int(1000 * (self._until - time.monotonic())))


class Functions:
    """The handlers, each with one worker: its calls wait for each other, and for nobody else's."""

    def __init__(self, handlers: Mapping[str, Handler]) -> None:
        self._handlers = handlers
        self._workers = {name: ThreadPoolExecutor(1, thread_name_prefix=name) for name in handlers}

    def submit(self, function: str, event: dict[str, Any]) -> Any:
        """Start a call; answers its future."""
        return self._workers[function].submit(self._handlers[function], event, LambdaContext(function))

    def stop(self) -> None:
        """Let running calls end, and drop the ones that wait."""
        for worker in self._workers.values():
            worker.shutdown(wait=True, cancel_futures=True)


class Gateway:
    """An ASGI application."""

    def __init__(
        self,
        functions: Functions,
        agents: AgentAuthorizer,
        people: PersonAuthorizer,
        settled: Callable[[], None],
    ) -> None:
        """`settled` returns once every write so far is on the disk."""
        self._functions = functions
        self._agents = agents
        self._people = people
        self._settled = settled

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            raise RuntimeError(f"no {scope['type']} here")
        try:
            body = await _read(receive)
        except ClientGone:
            return
        response = (
            await self._answer(scope, body) if body is not None else _problem(413, "a request has at most 10 MiB")
        )
        await _send(send, response, head=scope["method"] == "HEAD")

    async def _answer(self, scope: dict[str, Any], body: bytes) -> dict[str, Any]:
        request = HttpRequest(
            method=scope["method"],
            raw_path=scope["raw_path"].decode("latin-1"),
            query=scope["query_string"].decode("latin-1"),
            headers=_headers(scope["headers"]),
            body=body,
        )
        route, parameters = _match(request)
        try:
            authorizer = self._authorize(route, request)
        except Unauthorized as refusal:
            return _problem(401 if route and route.caller == "person" else 403, str(refusal))
        event = event_of(request, route, parameters, authorizer)
        loop = asyncio.get_running_loop()
        try:
            future = self._functions.submit(route.function if route else FALLBACK, event)
            response: dict[str, Any] = await asyncio.wrap_future(future)
            await loop.run_in_executor(None, self._settled)
        except Exception as error:  # noqa: BLE001 - what Lambda answers when a function breaks
            return _problem(500, f"the function broke ({type(error).__name__}); nothing was acknowledged")
        return response

    def _authorize(self, route: Route | None, request: HttpRequest) -> dict[str, Any] | None:
        if route is None:
            return None
        if route.caller == "agent":
            return self._agents.authorize(request, datetime.now(UTC))
        return self._people.authorize(request)


def event_of(
    request: HttpRequest, route: Route | None, parameters: dict[str, str], authorizer: dict[str, Any] | None
) -> dict[str, Any]:
    """The event that API Gateway sends for this request."""
    now = datetime.now(UTC)
    key = f"{route.method} {route.path}" if route else "$default"
    is_text, body = _event_body(request)
    event: dict[str, Any] = {
        "version": "2.0",
        "routeKey": key,
        "rawPath": unquote(request.raw_path),
        "rawQueryString": request.query,
        "headers": request.headers,
        "requestContext": {
            "accountId": ACCOUNT,
            "apiId": "local",
            "domainName": request.headers.get("host", ""),
            "domainPrefix": "local",
            "http": {
                "method": request.method,
                "path": unquote(request.raw_path),
                "protocol": "HTTP/1.1",
                "sourceIp": "127.0.0.1",
                "userAgent": request.headers.get("user-agent", ""),
            },
            "requestId": uuid4().hex,
            "routeKey": key,
            "stage": "$default",
            "time": now.strftime("%d/%b/%Y:%H:%M:%S +0000"),
            "timeEpoch": int(now.timestamp() * 1000),
        },
        "isBase64Encoded": not is_text,
    }
    if authorizer is not None:
        event["requestContext"]["authorizer"] = authorizer
    if request.query:
        event["queryStringParameters"] = _query(request.query)
    if parameters:
        event["pathParameters"] = parameters
    if body:
        event["body"] = body
    return event


def _match(request: HttpRequest) -> tuple[Route | None, dict[str, str]]:
    for route in ROUTES:
        parameters = route.match(request.raw_path) if route.method == request.method else None
        if parameters is not None:
            return route, {name: unquote(value) for name, value in parameters.items()}
    return None, {}


def _query(text: str) -> dict[str, str]:
    """The parameters by name; API Gateway joins those of one name with commas."""
    found: dict[str, str] = {}
    for name, value in parse_qsl(text, keep_blank_values=True):
        found[name] = f"{found[name]},{value}" if name in found else value
    return found


def _event_body(request: HttpRequest) -> tuple[bool, str]:
    """API Gateway hands text types over as text, and everything else in base64."""
    if request.headers.get("content-type", "").startswith(_TEXT):
        try:
            return True, request.body.decode()
        except UnicodeDecodeError:
            pass
    return (False, base64.b64encode(request.body).decode()) if request.body else (True, "")


def _headers(raw: list[tuple[bytes, bytes]]) -> dict[str, str]:
    headers: dict[str, str] = {}
    for name, value in raw:
        key, text = name.decode("latin-1").lower(), value.decode("latin-1")
        headers[key] = f"{headers[key]},{text}" if key in headers else text
    return headers


async def _read(receive: Receive) -> bytes | None:
    """The body, or None if it is over the limit (the rest is read and dropped, so that the client gets its answer).

    Raises ClientGone.
    """
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientGone
        part = message.get("body", b"")
        size += len(part)
        if size <= MOST_BYTES:
            parts.append(part)
        if not message.get("more_body"):
            return b"".join(parts) if size <= MOST_BYTES else None


async def _send(send: Send, response: dict[str, Any], *, head: bool) -> None:
    text: str = response.get("body") or ""
    body = base64.b64decode(text) if response.get("isBase64Encoded") else text.encode()
    headers = [(name.encode(), str(value).encode()) for name, value in response.get("headers", {}).items()]
    headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": response["statusCode"], "headers": headers})
    await send({"type": "http.response.body", "body": b"" if head else body})


def _problem(status: int, detail: str) -> dict[str, Any]:
    titles = {401: "Unauthorized", 403: "Forbidden", 413: "Request Entity Too Large", 500: "Internal Server Error"}
    problem = {"type": "about:blank", "title": titles[status], "status": status, "detail": detail}
    headers = {"content-type": "application/problem+json"}
    return {"statusCode": status, "headers": headers, "body": json.dumps(problem)}
