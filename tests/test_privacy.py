"""What is kept of a text: as the agent's privacy says, decided before the write, and never in a log line."""

import hashlib
import io
import json
import logging
from typing import Any

import pytest

from lambdas.loop.privacy import Privacy
from lambdas.loop.texts import MAX_PLACES
from lambdas.settings import CaptureSettings
from tests.api import Api, thumbs_down
from tests.conftest import FrozenClock

MAIL = "ann.smith@example.com"
TEXT = f"Ask {MAIL} before you join, order 6033391."


@pytest.fixture
def api(clock: FrozenClock) -> Api:
    return Api(clock, privacy=Privacy("redact", {"open": "store", "closed": "omit"}))


def body_of(api: Api, event_id: str) -> dict[str, Any]:
    body: dict[str, Any] = json.loads(api.log_table.items()[f"EVENT#{event_id}", "EVENT"]["body"])
    return body


def everything(api: Api) -> str:
    return json.dumps(list(api.log_table.items().values()), ensure_ascii=False, default=str)


def test_redact_is_the_default_and_comes_before_the_write(api: Api) -> None:
    """Personal data is out of what is stored; plain numbers stay (F081)."""
    answer = api.call("POST", "/v1/feedback", thumbs_down(TEXT, event_id="e1"))

    assert answer.status == 201
    assert body_of(api, "e1")["comment"] == "Ask [EMAIL] before you join, order 6033391."
    assert MAIL not in everything(api)


def test_report_says_what_was_taken_out_and_where(api: Api) -> None:
    """Kinds, counts and places in what was sent, by JSON Pointer; it is stored with the event."""
    edit = {
        **{k: v for k, v in thumbs_down(event_id="e1").items() if k not in {"rating", "comment"}},
        "event_type": "edit",
        "original": {"to": [MAIL]},
        "corrected": {"to": ["Ben"]},
    }

    redactions = api.call("POST", "/v1/feedback", edit).json["redactions"]

    assert redactions["counts"] == {"email": 1}
    (place,) = redactions["places"]
    assert (place["pointer"], place["kind"]) == ("/original/to/0", "email")
    assert MAIL[place["start"] : place["end"]] == MAIL
    stored = api.log.event("e1").redactions
    assert stored is not None
    assert stored.counts == {"email": 1}


def test_store_keeps_texts_as_they_are_sent(api: Api) -> None:
    """An agent whose privacy is `store` keeps every character, and reports nothing."""
    answer = api.call("POST", "/v1/feedback", thumbs_down(TEXT, event_id="e1", agent_id="open"))
    assert body_of(api, "e1")["comment"] == TEXT
    assert "redactions" not in answer.json


def test_omit_keeps_no_text(api: Api) -> None:
    """That it was a thumbs-down stays; no word of user or agent does, in events and in runs."""
    run = {"agent_run_id": "run-1", "agent_id": "closed", "user": "ann", "input": "question", "output": ["answer"]}
    api.call("POST", "/v1/runs", run)
    answer = api.call("POST", "/v1/feedback", thumbs_down(TEXT, event_id="e1", agent_id="closed"))

    assert body_of(api, "e1").keys() == {"event_type", "agent_run_id", "agent_id", "rating"}
    assert answer.json["redactions"]["counts"] == {"omitted": 1}
    assert not {"question", "answer", "join"} & set(everything(api).replace('"', " ").split())


def test_replay_is_known_whatever_the_privacy_was(api: Api, clock: FrozenClock) -> None:
    """Digests are made of what was sent: a replay after a change of mode is a duplicate, other words a conflict."""
    api.call("POST", "/v1/feedback", thumbs_down(TEXT, event_id="e1"))
    made = api.call("POST", "/v1/feedback", thumbs_down(TEXT)).json["event_id"]
    stricter = Api(clock, log_table=api.log_table, privacy=Privacy("omit"))

    assert stricter.call("POST", "/v1/feedback", thumbs_down(TEXT, event_id="e1")).status == 200
    assert stricter.call("POST", "/v1/feedback", thumbs_down(TEXT)).json == {
        **stricter.call("POST", "/v1/feedback", thumbs_down(TEXT)).json,
        "event_id": made,
        "status": "duplicate",
    }
    other = thumbs_down("Ask ben@example.com before you join, order 6033391.", event_id="e1")
    assert stricter.call("POST", "/v1/feedback", other).status == 409


def test_digest_cannot_be_guessed_from_the_text(api: Api) -> None:
    """Nothing that is stored of an omitted text can be made again without the deployment's secret."""
    api.call("POST", "/v1/feedback", thumbs_down(TEXT, event_id="e1", agent_id="closed"))
    digest = api.log.event("e1").body_digest
    for text in (TEXT, json.dumps(TEXT), json.dumps(thumbs_down(TEXT))):
        assert hashlib.sha256(text.encode()).hexdigest() != digest


def test_report_has_an_end(api: Api) -> None:
    """A text with very many places is redacted whole; the report counts all and lists the first hundred."""
    text = " ".join(f"user{n}@example.com" for n in range(500))
    redactions = api.call("POST", "/v1/feedback", thumbs_down(text, event_id="e1")).json["redactions"]
    assert redactions["counts"] == {"email": 500}
    assert len(redactions["places"]) == MAX_PLACES
    assert "@" not in body_of(api, "e1")["comment"]


def test_second_detector_is_asked_where_the_mode_is_redact(clock: FrozenClock) -> None:
    """What the rules cannot know, such as names, another detector may find; it sees no text of other modes."""
    asked: list[str] = []

    def names(text: str) -> list[tuple[str, int, int]]:
        asked.append(text)
        return [("name", text.index("Maria"), text.index("Maria") + 5)] if "Maria" in text else []

    api = Api(clock, privacy=Privacy("redact", {"open": "store", "closed": "omit"}, names))
    for agent in ("bio", "open", "closed"):
        api.call("POST", "/v1/feedback", thumbs_down(f"Maria ({MAIL}) said no", event_id=f"e-{agent}", agent_id=agent))

    assert body_of(api, "e-bio")["comment"] == "[NAME] ([EMAIL]) said no"
    assert asked == ["Maria ([EMAIL]) said no"]


def test_no_text_in_a_log_line(api: Api, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever goes wrong with a request, what the user wrote is in no line that is logged."""
    api.log_table.before = lambda _verb: (_ for _ in ()).throw(RuntimeError(f"a store that quotes: {TEXT}"))
    stream = io.StringIO()
    logging.getLogger().addHandler(handler := logging.StreamHandler(stream))
    try:
        assert api.call("POST", "/v1/feedback", thumbs_down(TEXT)).status == 500
        api.call("POST", "/v1/feedback", thumbs_down(TEXT, rating=TEXT))
        api.call("POST", "/v1/feedback", f'{{"comment": "{TEXT}", "comment": 1}}'.encode())
        api.call("POST", "/v1/turns", {"user_msg": TEXT})
    finally:
        logging.getLogger().removeHandler(handler)
    printed = capsys.readouterr()
    records = "".join(str(vars(record)) for record in caplog.records)
    logged = records + caplog.text + stream.getvalue() + printed.out + printed.err
    assert MAIL not in logged
    assert "RuntimeError" in logged


def test_modes_of_agents_come_from_the_settings() -> None:
    """One variable for all, one for exceptions; a mode that does not exist stops the function at its start."""
    settings = CaptureSettings.from_env(
        {
            "UPTAKE_FEEDBACK_TABLE": "t",
            "UPTAKE_IDENTITY_SECRET": "s",
            "UPTAKE_PRIVACY": "omit",
            "UPTAKE_PRIVACY_BY_AGENT": "a-b=store,c=redact",
        }
    )
    assert (settings.privacy, settings.modes) == ("omit", {"a-b": "store", "c": "redact"})
    with pytest.raises(RuntimeError, match="UPTAKE_PRIVACY_BY_AGENT"):
        CaptureSettings.from_env(
            {"UPTAKE_FEEDBACK_TABLE": "t", "UPTAKE_IDENTITY_SECRET": "s", "UPTAKE_PRIVACY_BY_AGENT": "a=keep"}
        )


def test_field_is_redacted_in_every_mode_but_store(api: Api) -> None:
    """A pointer may lead through an address: it is taken out in `omit`, too, and two such fields stay two targets."""
    for agent in ("bio", "closed"):
        fields = []
        for name in ("ann", "ben"):
            event_id = f"{agent}-{name}"
            body = thumbs_down(TEXT, event_id=event_id, agent_id=agent, field=f"/people/{name}@example.com/phone")
            assert api.call("POST", "/v1/feedback", body).status == 201
            fields.append(body_of(api, event_id)["field"])
        assert all("example.com" not in field for field in fields)
        assert fields[0] != fields[1]


def test_report_is_small_however_deep_and_many(api: Api) -> None:
    """Long pointers and thousands of places make neither a large answer nor a large item."""
    nested: Any = [f"user{n}@example.com" for n in range(6_000)]
    for _ in range(40):
        nested = {"a long name of a field, as reports have them " * 3: nested}
    run = {"agent_run_id": "run-1", "agent_id": "bio", "user": "ann", "output": nested}

    answer = api.call("POST", "/v1/runs", run)

    assert answer.status == 201
    assert answer.json["redactions"]["counts"] == {"email": 6_000}
    assert len(answer.text) < 60_000
