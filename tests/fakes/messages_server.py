"""A loopback server that speaks the Messages wire as far as a client sees it: answers, cut answers, errors, silence."""

import json
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

GOOD = {
    "label": "Identifiers before joins",
    "rule": "When tables are combined, turn each sample name into its stable accession first and report what has none.",
    "skill_id": "cell-line-resolution",
    "disposition": "candidate",
}


@dataclass(frozen=True)
class Reply:
    """One scripted answer: JSON text as the model's message, or an error with its status; `silent` never answers."""

    text: str = ""
    stop_reason: str = "end_turn"
    status: int = 200
    error: str = ""
    silent: bool = False


def says(answer: Mapping[str, Any] | str, **changed: Any) -> Reply:
    """The model answers with this JSON, or with this raw text."""
    return Reply(answer if isinstance(answer, str) else json.dumps({**answer, **changed}, ensure_ascii=False))


def fails(status: int, error: str) -> Reply:
    """The API answers with an error."""
    return Reply(status=status, error=error)


TOO_MANY = fails(429, "rate_limit_error")
OVERLOADED = fails(529, "overloaded_error")
CUT_OFF = Reply('{"label": "Identifiers bef', stop_reason="max_tokens")
SILENT = Reply(silent=True)


@dataclass
class MessagesServer:
    """`script` is answered in order, its last reply for ever; `requests` holds (path, body) as they came."""

    url: str = ""
    script: list[Reply] = field(default_factory=lambda: [says(GOOD)])
    requests: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    closing: threading.Event = field(default_factory=threading.Event)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def next_reply(self, path: str, body: dict[str, Any]) -> Reply:
        """Note the request and take its reply from the script."""
        with self.lock:
            self.requests.append((path, body))
            return self.script.pop(0) if len(self.script) > 1 else self.script[0]

    @property
    def questions(self) -> list[str]:
        """The user's part of each request."""
        return [str(body["messages"][-1]["content"]) for _path, body in self.requests]


@contextmanager
def messages_server(*script: Reply) -> Iterator[MessagesServer]:
    """A running server on 127.0.0.1, gone when the block ends."""
    state = MessagesServer(script=list(script) or [says(GOOD)])
    server = ThreadingHTTPServer(("127.0.0.1", 0), _handler(state))
    server.daemon_threads = True
    state.url = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield state
    finally:
        state.closing.set()
        server.shutdown()
        server.server_close()
        thread.join()


def _handler(state: MessagesServer) -> Callable[..., BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            """Answer as the script says."""
            body = json.loads(self.rfile.read(int(self.headers["content-length"])))
            reply = state.next_reply(self.path, body)
            if reply.silent:
                state.closing.wait(30)
                self.close_connection = True
                return
            payload = json.dumps(_error(reply) if reply.error else _message(reply, body)).encode()
            self.send_response(reply.status)
            self.send_header("content-type", "application/json")
            self.send_header("content-length", str(len(payload)))
            self.send_header("request-id", f"req_{len(state.requests)}")
            if reply.error:
                self.send_header("retry-after-ms", "5")
            self.end_headers()
            self.wfile.write(payload)

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            """Nothing: a test's output is its own."""

    return Handler


def _message(reply: Reply, body: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": "msg_1",
        "type": "message",
        "role": "assistant",
        "model": body.get("model", "by-path"),
        "content": [{"type": "text", "text": reply.text}],
        "stop_reason": reply.stop_reason,
        "stop_sequence": None,
        "usage": {"input_tokens": 10, "output_tokens": 10},
    }


def _error(reply: Reply) -> dict[str, Any]:
    return {"type": "error", "error": {"type": reply.error, "message": "scripted"}, "request_id": "req_1"}
