"""The client of an agent pod: signs what it sends, sends again what may be lost, and keeps what it may."""

import json
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import httpx
import pytest
from botocore.credentials import Credentials

from uptake.client import Client
from uptake.errors import Failed, Later, Refused, Unreachable
from uptake.events import FeedbackEvent
from uptake.transport import retry_after

EVENT = FeedbackEvent(event_type="rating", rating="down", agent_id="a", agent_run_id="r", user="u", comment="ünïcode")
CREATED: tuple[int, Any, dict[str, str]] = (201, {"status": "created", "event_id": "e"}, {})
Answer = tuple[int, Any, dict[str, str]]


class Scripted:
    """A server that answers from a script, and keeps what it was asked; a None in the script hangs up."""

    def __init__(self, answers: list[Answer | None]) -> None:
        self.answers = answers
        self.asked: list[tuple[str, str, dict[str, str], bytes]] = []
        script = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                script.asked.append((self.command, self.path, dict(self.headers.items()), body))
                answer = script.answers.pop(0)
                if answer is None:
                    self.close_connection = True
                    return
                status, value, headers = answer
                content = (
                    b"" if status == 304 else value.encode() if isinstance(value, str) else json.dumps(value).encode()
                )
                self.send_response(status)
                for name, text in {**headers, "content-length": str(len(content))}.items():
                    self.send_header(name, text)
                self.end_headers()
                self.wfile.write(content)

            do_GET = do_POST  # noqa: N815 - the standard library's name

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"


@pytest.fixture
def scripted() -> Iterator[Callable[..., tuple[Scripted, Client]]]:
    open_ones: list[tuple[Scripted, Client]] = []

    def start(*answers: Answer | None, now: Callable[[], float] = lambda: 0.0) -> tuple[Scripted, Client]:
        server = Scripted(list(answers))
        Thread(target=server.server.serve_forever, daemon=True).start()
        client = Client(server.url, credentials=Credentials("KEY", "secret", "session"), now=now)
        client._transport._sleep = lambda _: None
        open_ones.append((server, client))
        return server, client

    yield start
    for server, client in open_ones:
        client.close()
        server.server.shutdown()
        server.server.server_close()


Start = Callable[..., tuple[Scripted, Client]]


def test_event_is_sent_as_signed_json(scripted: Start) -> None:
    """What goes over the wire is the event, in UTF-8 JSON, with a SigV4 signature and the session's token."""
    server, client = scripted(CREATED)

    assert client.send(EVENT).event_id == "e"

    ((method, path, headers, body),) = server.asked
    assert (method, path) == ("POST", "/v1/feedback")
    sent = json.loads(body)
    assert len(sent.pop("event_id")) == 32, "an event is named before it is sent"
    assert sent == EVENT.model_dump(mode="json", exclude_unset=True)
    lowered = {name.lower(): value for name, value in headers.items()}
    assert lowered["authorization"].startswith("AWS4-HMAC-SHA256 Credential=KEY/")
    assert lowered["x-amz-security-token"] == "session"


@pytest.mark.parametrize("trouble", [(503, {}, {}), (429, "slow", {}), (500, {}, {}), (502, "<html>", {}), None])
def test_call_that_may_be_lost_is_sent_again(scripted: Start, trouble: Answer | None) -> None:
    """Throttling, a broken service and a broken connection are tried again: the events are idempotent."""
    server, client = scripted(trouble, trouble, CREATED)

    assert client.send(EVENT).status == "created"
    assert len(server.asked) == 3
    assert len({body for _, _, _, body in server.asked}) == 1


def test_service_that_stays_broken_is_told(scripted: Start) -> None:
    """After four attempts the caller learns that nothing was acknowledged."""
    problem = {"title": "Service Unavailable", "status": 503, "detail": "throttled"}
    server, client = scripted(*[(503, problem, {})] * 4)

    with pytest.raises(Failed, match="throttled"):
        client.send(EVENT)
    assert len(server.asked) == 4
    server, client = scripted(*[None] * 4)
    with pytest.raises(Unreachable, match=server.url):
        client.send(EVENT)


def test_refusal_is_not_sent_again(scripted: Start) -> None:
    """A problem is raised with what and where; API Gateway's own answers are no problem documents, and told as well."""
    problem = {"title": "Bad Request", "status": 400, "detail": "this field is unknown", "pointer": "/x"}
    server, client = scripted((400, problem, {}), (403, {"message": "Forbidden"}, {}))

    with pytest.raises(Refused, match=r"400 Bad Request: this field is unknown \(at /x\)"):
        client.send(EVENT)
    with pytest.raises(Refused, match="403"):
        client.send(EVENT)
    assert len(server.asked) == 2


def test_any_number_of_events_goes_in_batches(scripted: Start) -> None:
    """Two hundred and one events are three calls, and every event has its own result, in order."""
    batches = [100, 100, 1]
    server, client = scripted(
        *[(207, {"results": [{"status": "created", "event_id": f"{b}-{n}"} for n in range(size)]}, {})
          for b, size in enumerate(batches)]
    )  # fmt: skip

    results = list(client.send_all(EVENT for _ in range(201)))

    assert [len(json.loads(body)["events"]) for _, _, _, body in server.asked] == batches
    assert [results[0].event_id, results[100].event_id, results[200].event_id] == ["0-0", "1-0", "2-0"]


def test_long_events_go_in_smaller_batches(scripted: Start) -> None:
    """No request is larger than the service takes, and an event that is too large for a batch goes alone."""
    sizes = [100_000, 100_000, 100_000, 10, 95_000]
    events = [EVENT.model_copy(update={"comment": "x" * size}) for size in sizes]
    created = {"status": "created", "event_id": "e"}
    server, client = scripted(*[(207, {"results": [created] * count}, {}) for count in (2, 3)])

    assert len(list(client.send_all(events))) == len(sizes)

    assert [len(json.loads(body)["events"]) for _, _, _, body in server.asked] == [2, 3]
    assert all(len(body) <= 256 * 1024 for _, _, _, body in server.asked)


def test_newer_service_is_understood(scripted: Start) -> None:
    """A field that this version does not know is passed over, in answers and in problems."""
    created = {"status": "created", "event_id": "e", "sequence": 3}
    problem = {"title": "Bad Request", "status": 400, "detail": "no", "trace": {"id": 1}}
    _, client = scripted((201, created, {}), (400, problem, {}))

    assert client.send(EVENT).event_id == "e"
    with pytest.raises(Refused, match="400 Bad Request: no"):
        client.send(EVENT)


def test_answer_that_is_none_is_an_error_of_the_service(scripted: Start) -> None:
    """An answer that lacks what it must have is raised as such, with what to do."""
    _, client = scripted((201, {"event_id": "e"}, {}))

    with pytest.raises(Failed, match="update `uptake`"):
        client.send(EVENT)


def test_skill_is_kept_as_long_as_the_service_allows(scripted: Start) -> None:
    """Within `max-age` nothing is asked; after it the digest is, and a 304 keeps the text for another while."""
    now = [0.0]
    headers = {"etag": '"sha256:1"', "cache-control": "private, max-age=120"}
    newer = {"etag": '"sha256:2"', "cache-control": "private, max-age=120"}
    server, client = scripted(
        (200, "first", headers), (304, "", headers), (200, "second", newer), now=lambda: now[0]
    )  # fmt: skip

    texts = []
    for moment in (0.0, 119.9, 120.0, 239.9, 240.0):
        now[0] = moment
        texts.append(client.skill("a-skill").text)

    assert texts == ["first", "first", "first", "first", "second"]
    asked = [{k.lower(): v for k, v in headers.items()}.get("if-none-match") for _, _, headers, _ in server.asked]
    assert asked == [None, '"sha256:1"', '"sha256:1"']


def test_time_that_the_service_asks_for_is_given(scripted: Start) -> None:
    """`Retry-After` is waited for where it is short; what is longer is told at once, with the seconds."""
    problem = {"title": "Service Unavailable", "status": 503, "detail": "throttled"}
    waited: list[float] = []
    server, client = scripted((503, problem, {"retry-after": "2"}), CREATED, (429, problem, {"retry-after": "60"}))
    client._transport._sleep = waited.append

    assert client.send(EVENT).status == "created"
    assert waited == [2.0]
    with pytest.raises(Later, match="throttled") as caught:
        client.send(EVENT)
    assert caught.value.retry_after == 60.0
    assert len(server.asked) == 3


@pytest.mark.parametrize(
    ("text", "least", "most"),
    [("0", 0, 0), ("120", 120, 120), ("", None, None), ("soon", None, None), ("-1", None, None), ("²", None, None),
     ("9" * 50, 1e8, 1e9), ("Wed, 21 Oct 2015 07:28:00 GMT", 0, 0), ("Wed, 21 Oct 2099 07:28:00 GMT", 1e9, 1e10)],
)  # fmt: skip
def test_retry_after_is_a_number_or_a_date(text: str, least: float | None, most: float | None) -> None:
    """Both forms of RFC 9110 are understood; what is neither says nothing."""
    found = retry_after(httpx.Response(503, headers=[(b"retry-after", text.encode())]))

    assert (found is None) == (least is None)
    assert found is None or (least is not None and most is not None and least <= found <= most)


def test_client_with_other_limits_is_another_client(scripted: Start) -> None:
    """`limited` speaks to the same service with the same credentials, and does not end with the first one."""
    server, client = scripted((503, {}, {}), CREATED)
    with client.limited(timeout=5, attempts=1) as limited:
        client.close()
        with pytest.raises(Failed):
            limited.send(EVENT)
        assert limited.send(EVENT).status == "created"
    signatures = {headers["Authorization"].partition(",")[0] for _, _, headers, _ in server.asked}
    assert len(signatures) == 1
