"""Capture: durable before it is acknowledged, stored once, and nobody's words over somebody else's."""

import base64
import json

import pytest

from lambdas.loop.errors import Unavailable
from tests.api import IAM, Api, thumbs_down
from tests.conftest import FrozenClock


@pytest.fixture
def api(clock: FrozenClock) -> Api:
    return Api(clock)


def events_in(api: Api) -> list[dict[str, object]]:
    return [item for item in api.log_table.items().values() if item["sk"] == "EVENT"]


def test_created_event_is_there_when_it_is_acknowledged(api: Api) -> None:
    """A 201 carries an id, and a read with that id finds the event right after (F001)."""
    answer = api.call("POST", "/v1/feedback", thumbs_down())

    assert answer.status == 201
    assert answer.json["status"] == "created"
    receipt = api.call("GET", f"/v1/feedback/{answer.json['event_id']}")
    assert receipt.status == 200
    assert receipt.json == {
        "event_id": answer.json["event_id"],
        "event_type": "rating",
        "agent_id": "bio",
        "agent_run_id": "run-1",
        "received_at": "2026-03-09T12:00:00.000000Z",
        "orphan": True,
        "clock_skew": False,
        "pending": False,
    }


def test_receipt_holds_no_words_of_the_user(api: Api) -> None:
    """Whoever knows an id learns that the event is stored, and nothing that its user said or who they are."""
    event_id = api.call("POST", "/v1/feedback", thumbs_down("my secret complaint, long enough")).json["event_id"]

    receipt = api.call("GET", f"/v1/feedback/{event_id}").text

    assert "secret" not in receipt
    assert "ann@" not in receipt
    assert "u1-" not in receipt


def test_replay_is_a_duplicate_with_the_same_id(api: Api, clock: FrozenClock) -> None:
    """The same signal again, also after midnight, is one row and the same id (F003)."""
    first = api.call("POST", "/v1/feedback", thumbs_down())
    clock.advance(days=1, hours=13)

    again = api.call("POST", "/v1/feedback", thumbs_down("  Look the cell line up before\nyou join the tables. "))

    assert (again.status, again.json["status"]) == (200, "duplicate")
    assert again.json["event_id"] == first.json["event_id"]
    assert len(events_in(api)) == 1


def test_same_id_with_another_body_is_a_conflict(api: Api) -> None:
    """A client's own id stands for one event; another body under it is refused and changes nothing."""
    api.call("POST", "/v1/feedback", thumbs_down(event_id="mine"))
    before = events_in(api)

    answer = api.call("POST", "/v1/feedback", thumbs_down("something else, and quite as long", event_id="mine"))

    assert answer.status == 409
    assert answer.headers["content-type"] == "application/problem+json"
    assert events_in(api) == before


def test_two_users_on_one_run_do_not_touch_each_other(api: Api) -> None:
    """The same words of two users about one run are two events; so are one user's words on two turns (F009)."""
    for more in ({}, {"user": "bob@example.com"}, {"turn": 1}, {"turn": 2}, {"field": "/a"}, {"agent_id": "coding"}):
        assert api.call("POST", "/v1/feedback", thumbs_down(**more)).status == 201

    assert len(events_in(api)) == 6
    assert len({event["actor_id"] for event in events_in(api)}) == 2


def test_another_users_id_cannot_be_taken_over(api: Api) -> None:
    """The id of one user's event is refused to another user, even with the same words."""
    api.call("POST", "/v1/feedback", thumbs_down(event_id="e"))

    assert api.call("POST", "/v1/feedback", thumbs_down(event_id="e", user="bob@example.com")).status == 409
    assert len(events_in(api)) == 1


def test_nothing_is_acknowledged_that_was_not_stored(api: Api) -> None:
    """When the table fails, the answer is a 503 that asks to send again, and sending again stores it once."""

    def broken(verb: str) -> None:
        if verb == "put":
            raise Unavailable("throttled")

    api.log_table.before = broken
    assert api.call("POST", "/v1/feedback", thumbs_down()).status == 503
    assert api.call("POST", "/v1/runs", run()).status == 503
    assert len(api.log_table) == 0
    api.log_table.before = lambda _: None

    assert api.call("POST", "/v1/feedback", thumbs_down()).status == 201
    assert len(events_in(api)) == 1


def test_one_write_an_event(api: Api) -> None:
    """After the first event of an agent, an event costs exactly one call to the table."""
    api.call("POST", "/v1/feedback", thumbs_down())
    api.log_table.calls.clear()

    api.call("POST", "/v1/feedback", thumbs_down("another one that is long enough"))
    api.call("POST", "/v1/feedback", thumbs_down("another one that is long enough"))

    assert [verb for verb, _ in api.log_table.calls] == ["put", "put"]


def test_the_users_name_is_not_stored(api: Api) -> None:
    """What is stored of an author is the actor id; the address they were sent under is nowhere in the table."""
    api.call("POST", "/v1/feedback", thumbs_down())
    api.call("POST", "/v1/runs", run())

    assert "ann@example.com" not in json.dumps(list(api.log_table.items().values()))
    assert events_in(api)[0]["actor_id"] == api.actor_of("ann@example.com")


def run(**more: object) -> dict[str, object]:
    return {"agent_run_id": "run-1", "agent_id": "bio", "user": "ann@example.com", **more}


def test_event_before_its_run_is_an_orphan_until_the_run_comes(api: Api) -> None:
    """Feedback may come first; it is stored, and linked once its run is registered (F015)."""
    event_id = api.call("POST", "/v1/feedback", thumbs_down()).json["event_id"]
    assert api.call("GET", f"/v1/feedback/{event_id}").json["orphan"] is True

    assert api.call("POST", "/v1/runs", run()).status == 201

    assert api.call("GET", f"/v1/feedback/{event_id}").json["orphan"] is False


def test_run_is_stored_once_with_all_that_it_brought(api: Api) -> None:
    """A run is created, then a duplicate, and another body under its id is a conflict; any JSON survives."""
    body = run(
        input={"q": "naïve", "n": 1e-7, "big": 12345678901234567890123456789012345678901234567890, "": []},
        tools=[{"name": "sql", "args": {"limit": 30.40}}],
        skills={"cell-line-resolution": "sha256:" + "a" * 64},
    )

    assert api.call("POST", "/v1/runs", body).status == 201
    assert api.call("POST", "/v1/runs", body).status == 200
    assert api.call("POST", "/v1/runs", run(input="other")).status == 409

    stored = json.loads(str(api.log_table.items()[("RUN#run-1", "RUN")]["body"]))
    assert stored["input"] == body["input"]
    assert stored["tools"] == body["tools"]


def test_batch_answers_for_each_item(api: Api) -> None:
    """Valid items are stored in order, each other is rejected with its reason and place, and changes nothing."""
    api.call("POST", "/v1/feedback", thumbs_down(event_id="known"))
    batch = [
        thumbs_down(event_id="new"),
        thumbs_down(event_id="known"),
        thumbs_down("other words under a known id", event_id="known"),
        {**thumbs_down(event_id="bad"), "surprise": 1},
        "not an object",
        thumbs_down(event_id="new"),
        thumbs_down(event_id="who", user=" "),
    ]

    answer = api.call("POST", "/v1/feedback", {"events": batch})

    assert answer.status == 207
    results = answer.json["results"]
    assert [r["status"] for r in results] == [
        "created", "duplicate", "rejected", "rejected", "rejected", "duplicate", "rejected",
    ]  # fmt: skip
    assert results[2]["problem"]["status"] == 409
    assert results[3]["problem"]["pointer"] == "/events/3/surprise"
    assert results[4]["problem"]["pointer"] == "/events/4"
    assert results[6]["problem"]["pointer"] == "/events/6/user"
    assert {event["event_id"] for event in events_in(api)} == {"known", "new"}


def test_batch_has_1_to_100_items(api: Api) -> None:
    """An empty batch and one of 101 are refused whole."""
    assert api.call("POST", "/v1/feedback", {"events": []}).status == 400
    assert api.call("POST", "/v1/feedback", {"events": [thumbs_down(turn=n) for n in range(101)]}).status == 400
    assert len(api.log_table) == 0
    assert api.call("POST", "/v1/feedback", {"events": [thumbs_down(turn=n) for n in range(100)]}).status == 207
    assert len(events_in(api)) == 100


def test_batch_that_fails_half_way_is_safe_to_repeat(api: Api) -> None:
    """When the table fails inside a batch, nothing is acknowledged, and the same batch again stores each item once."""
    seen = []

    def broken(verb: str) -> None:
        seen.append(verb)
        if len(seen) == 5:
            raise Unavailable("throttled")

    batch = {"events": [thumbs_down(turn=n) for n in range(10)]}
    api.log_table.before = broken
    assert api.call("POST", "/v1/feedback", batch).status == 503
    api.log_table.before = lambda _: None

    statuses = [r["status"] for r in api.call("POST", "/v1/feedback", batch).json["results"]]

    assert set(statuses) == {"created", "duplicate"}
    assert len(events_in(api)) == 10


def test_base64_body_is_decoded(api: Api) -> None:
    """A body that API Gateway hands over in base64 is read as the UTF-8 that it is (F069)."""
    comment = "細胞株の名前を先に正規化してから結合してください"
    headers = {"content-type": "application/octet-stream"}
    raw = json.dumps(thumbs_down(comment), ensure_ascii=False).encode()

    answer = api.call("POST", "/v1/feedback", raw, headers=headers)

    assert answer.status == 201
    assert json.loads(str(events_in(api)[0]["body"]))["comment"] == comment


@pytest.mark.parametrize(
    ("name", "body", "pointer"),
    [
        ("not JSON", b"{not json", ""),
        ("nothing", b"", ""),
        ("not UTF-8", b'{"a": "\xff"}', ""),
        ("NaN", b'{"event_type": "rating", "turn": NaN}', "/turn"),
        ("infinity", b'{"event_type": "rating", "original": {"x": [1, 1e999]}}', "/original/x/1"),
        ("duplicate key", b'{"event_type": "rating", "user": "a", "user": "b"}', "/user"),
        ("lone surrogate", b'{"event_type": "rating", "comment": "\\ud83d"}', "/comment"),
        ("not an object", b"[]", ""),
        ("a string", b'"x"', ""),
        ("too deep", b"[" * 100_000, ""),
        ("digits without end", b'{"turn": ' + b"9" * 5_000 + b"}", ""),
        ("unknown field", json.dumps({**thumbs_down(), "a/b~c": 1}).encode(), "/a~1b~0c"),
        ("missing run", json.dumps({k: v for k, v in thumbs_down().items() if k != "agent_run_id"}).encode(),
         "/agent_run_id"),
        ("empty run", json.dumps(thumbs_down(agent_run_id="")).encode(), "/agent_run_id"),
        ("number as text", json.dumps(thumbs_down(turn="1")).encode(), "/turn"),
        ("text as number", json.dumps({**thumbs_down(), "comment": 5}).encode(), "/comment"),
        ("bool as number", json.dumps(thumbs_down(turn=True)).encode(), "/turn"),
        ("no such rating", json.dumps(thumbs_down(rating="fail")).encode(), "/rating"),
        ("no such type", json.dumps(thumbs_down(event_type="like")).encode(), "/event_type"),
        ("no such agent name", json.dumps(thumbs_down(agent_id="Bio Agent")).encode(), "/agent_id"),
        ("no user", json.dumps(thumbs_down(user="")).encode(), "/user"),
        ("everyone", json.dumps(thumbs_down(user="*")).encode(), "/user"),
        ("naive time", json.dumps(thumbs_down(occurred_at="2026-03-02T09:30:00")).encode(), "/occurred_at"),
        ("long run id", json.dumps(thumbs_down(agent_run_id="r" * 201)).encode(), "/agent_run_id"),
        ("control character in an id", json.dumps(thumbs_down(session_id="a\x00b")).encode(), "/session_id"),
        ("digest of nothing", json.dumps(thumbs_down(skills={"a": "v1"})).encode(), "/skills/a"),
        ("rating without rating or words", json.dumps(
            {k: v for k, v in thumbs_down().items() if k not in {"rating", "comment"}}).encode(), ""),
        ("confidence of what was said", json.dumps(thumbs_down(confidence=0.5)).encode(), ""),
        ("confidence over 1", json.dumps(thumbs_down(detected=True, confidence=1.5)).encode(), "/confidence"),
        ("correction without surface", json.dumps(
            {**thumbs_down(), "event_type": "user_correction_submitted", "correction_text": "x"}).encode(), ""),
        ("correction without text", json.dumps(
            {**thumbs_down(), "event_type": "user_correction_submitted", "correction_surface": "cli"}).encode(), ""),
        ("edit without both sides", json.dumps(
            {**thumbs_down(), "event_type": "edit", "corrected": None}).encode(), ""),
    ],
)  # fmt: skip
def test_bad_input_is_named_and_nothing_is_stored(api: Api, name: str, body: bytes, pointer: str) -> None:
    """Every kind of bad body is a 400 problem+json that says what is wrong and where; nothing is stored."""
    answer = api.call("POST", "/v1/feedback", body)

    assert answer.status == 400, name
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json["pointer"] == pointer
    assert answer.json["status"] == 400
    assert answer.json["title"] == "Bad Request"
    assert answer.json["detail"]
    assert len(api.log_table) == 0


def test_every_fault_is_named(api: Api) -> None:
    """Several faults in one body are told in one answer."""
    answer = api.call("POST", "/v1/feedback", {"event_type": "rating", "x": 1})

    pointers = {fault["pointer"] for fault in answer.json["errors"]}
    assert pointers == {"/agent_run_id", "/agent_id", "/user", "/x"}


def test_body_over_256_kib_is_refused(api: Api) -> None:
    """A body of 256 KiB is taken, one byte more is a 413; text and base64 alike."""
    frame = len(json.dumps(thumbs_down("")))
    parts = [thumbs_down("é" * 99_000), thumbs_down("x" * (100_001))]
    assert api.call("POST", "/v1/feedback", json.dumps(parts[0], ensure_ascii=False).encode()).status == 201
    assert api.call("POST", "/v1/feedback", parts[1]).status == 400, "over the limit of one text"

    exact = json.dumps({**run(), "input": ""})
    fits = json.dumps({**run(), "input": "x" * (256 * 1024 - len(exact))}).encode()
    over = json.dumps({**run(), "agent_run_id": "run-2", "input": "x" * (256 * 1024 - len(exact) + 1)}).encode()
    assert len(fits) == 256 * 1024
    assert api.call("POST", "/v1/runs", fits).status == 201
    assert api.call("POST", "/v1/runs", over).status == 413
    assert api.call("POST", "/v1/runs", over, headers={"content-type": "x/y"}).status == 413
    assert ("RUN#run-2", "RUN") not in api.log_table
    assert frame < 1_000


def test_broken_base64_is_bad_input(api: Api) -> None:
    """A body that says it is base64 and is not is the sender's fault."""
    event = {
        "routeKey": "POST /v1/feedback",
        "rawPath": "/v1/feedback",
        "headers": {},
        "requestContext": {"authorizer": IAM, "http": {"method": "POST", "path": "/v1/feedback"}},
        "body": base64.b64encode(b"{}").decode()[:-1] + "!",
        "isBase64Encoded": True,
    }

    assert api.handlers["capture"](event, None)["statusCode"] == 400


def test_default_that_is_spelled_out_is_the_same_event(api: Api) -> None:
    """A client that starts to send its defaults does not turn its replays into conflicts; null says nothing either."""
    assert api.call("POST", "/v1/feedback", thumbs_down(event_id="e")).status == 201

    assert api.call("POST", "/v1/feedback", thumbs_down(event_id="e", scope="shared", turn=None)).status == 200
    assert api.call("POST", "/v1/feedback", thumbs_down(event_id="e", scope="session")).status == 409


def test_words_for_good_are_more_than_words_for_this_session(api: Api) -> None:
    """Without ids of its own, a client that says the same for the session and then for good has said two things."""
    assert api.call("POST", "/v1/feedback", thumbs_down(scope="session")).status == 201
    assert api.call("POST", "/v1/feedback", thumbs_down(scope="shared")).status == 201


def test_edit_to_null_is_an_edit(api: Api) -> None:
    """Null is a value that something can be changed to: it is kept, and is not the same as another value."""
    edit = {k: v for k, v in thumbs_down().items() if k not in {"rating", "comment"}} | {"event_type": "edit"}

    assert api.call("POST", "/v1/feedback", edit | {"original": "x", "corrected": None}).status == 201
    assert api.call("POST", "/v1/feedback", edit | {"original": "x", "corrected": "y"}).status == 201

    bodies = [json.loads(str(event["body"])) for event in events_in(api)]
    assert {"x": None} in [{body["original"]: body["corrected"]} for body in bodies]


def test_what_grows_past_an_item_is_refused_and_holds_up_nothing(api: Api) -> None:
    """A body within 256 KiB that is larger as it is stored is a 413, alone and in a batch; the others are stored."""
    numbers = [1e15] * 30_000
    large = json.dumps(run(input=numbers)).encode().replace(b"1000000000000000.0", b"1e15")
    assert len(large) < 256 * 1024

    assert api.call("POST", "/v1/runs", large).status == 413

    event = {k: v for k, v in thumbs_down().items() if k not in {"rating", "comment"}} | {"event_type": "edit"}
    items = [thumbs_down(), event | {"original": numbers, "corrected": 1}, thumbs_down(turn=1)]
    raw = json.dumps({"events": items}).encode().replace(b"1000000000000000.0", b"1e15")
    results = api.call("POST", "/v1/feedback", raw).json["results"]
    assert [result["status"] for result in results] == ["created", "rejected", "created"]
    assert results[1]["problem"]["status"] == 413


def test_a_thousand_faults_are_told_in_a_short_answer(api: Api) -> None:
    """However many fields are at fault, the answer names twenty, and says how many there are."""
    answer = api.call("POST", "/v1/feedback", {**thumbs_down(), "skills": {f"Bad Key {n}": "x" for n in range(5_000)}})

    assert answer.status == 400
    assert len(answer.json["errors"]) == 20
    assert "faults in all" in answer.json["detail"]
    assert len(answer.text) < 10_000
