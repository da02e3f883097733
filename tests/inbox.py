"""A stand-in for the service on loopback that stores runs and events as the service does, and fails as it is told."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Lock, Thread
from typing import Any

from botocore.credentials import Credentials

from uptake.client import Client
from uptake.recording import Recorder

Answer = tuple[int, Any, dict[str, str]]
UNAVAILABLE: Answer = (503, {"title": "Service Unavailable", "status": 503, "detail": "throttled"}, {})


def problem(status: int, detail: str = "no") -> Answer:
    return status, {"title": "Problem", "status": status, "detail": detail}, {}


class Inbox:
    """`trouble(path, body)` may answer in the place of the service; with `down` it hangs up."""

    def __init__(self) -> None:
        self.events: dict[str, dict[str, Any]] = {}
        self.runs: dict[str, dict[str, Any]] = {}
        self.calls: list[tuple[str, Any]] = []
        self.created: list[str] = []  # ids in the order in which they were stored, once each
        self.down = False
        self.trouble: Callable[[str, Any], Answer | None] = lambda _path, _body: None
        self.contexts: dict[tuple[str, str, str | None], str] = {}
        self._lock = Lock()
        inbox = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers.get("content-length", 0))) or b"null")
                if inbox.down:
                    self.close_connection = True
                    return
                status, value, headers = inbox.answer(self.path, body)
                content = value.encode() if isinstance(value, str) else json.dumps(value).encode()
                with suppress(ConnectionError):  # who asked may have gone
                    self.send_response(status)
                    for name, text in {**headers, "content-length": str(len(content))}.items():
                        self.send_header(name, text)
                    self.end_headers()
                    self.wfile.write(content)

            do_GET = do_POST  # noqa: N815 - the standard library's name

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"

    def client(self) -> Client:
        return Client(self.url, credentials=Credentials("KEY", "secret"))

    def answer(self, path: str, body: Any) -> Answer:
        with self._lock:
            self.calls.append((path, body))
            if told := self.trouble(path, body):
                return told
            if path == "/v1/feedback":
                return 207, {"results": [self._store(event) for event in body["events"]]}, {}
            if path == "/v1/runs":
                status = "duplicate" if body["agent_run_id"] in self.runs else "created"
                self.runs.setdefault(body["agent_run_id"], body)
                return 201, {"status": status, "agent_run_id": body["agent_run_id"]}, {}
            if path == "/v1/context":
                text = self.contexts.get((body["agent_id"], body["user"], body.get("session_id")), "")
                return 200, {"memories": [], "skills": [], "text": text, "tokens": len(text)}, {}
            return 200, "# A skill", {"etag": '"sha256:' + "0" * 64 + '"'}

    def _store(self, event: dict[str, Any]) -> dict[str, Any]:
        if "event_id" not in event:  # as the service does, with a secret
            event = {**event, "event_id": f"made-{blake2b(json.dumps(event).encode(), key=b'secret').hexdigest()}"}
        known = self.events.get(event["event_id"])
        if known is None:
            self.events[event["event_id"]] = event
            self.created.append(event["event_id"])
            return {"status": "created", "event_id": event["event_id"]}
        if known == event:
            return {"status": "duplicate", "event_id": event["event_id"]}
        conflict = {"title": "Conflict", "status": 409, "detail": "this id is taken by another event"}
        return {"status": "rejected", "event_id": event["event_id"], "problem": conflict}


@contextmanager
def inbox() -> Iterator[Inbox]:
    """An inbox that is open while the context lasts."""
    box = Inbox()
    Thread(target=box.server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
    try:
        yield box
    finally:
        box.server.shutdown()
        box.server.server_close()


def recorder_on(box: Inbox, spill: Path, **settings: Any) -> Recorder:
    """A recorder of the agent `bio` that sends to this inbox."""
    return Recorder(box.client(), agent_id="bio", spill=spill, **settings)
