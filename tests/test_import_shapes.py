"""What a row says, whatever system wrote it: events, comments, pairs of texts, runs, rows of `agent_events`."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from uptake.importing.shapes import Given, Item, NothingToImport, RowFault, item_of
from uptake.importing.sources import RawRow
from uptake.importing.times import TimeRefused, instant

BASE = {"agent_id": "bio", "agent_run_id": "r", "user": "u"}


NOTHING = Given()


def item(row: object, given: Given = NOTHING) -> Item:
    return item_of(RawRow(1, "line 1", json.dumps(row).encode()), given)


def reason(row: object, given: Given = NOTHING) -> str:
    with pytest.raises(RowFault) as fault:
        item(row, given)
    return str(fault.value)


@pytest.mark.parametrize(
    ("row", "kind", "sent"),
    [
        ({**BASE, "event_type": "rating", "rating": "up"}, "event", {"event_type": "rating", "rating": "up"}),
        ({**BASE, "event_type": "rating", "rating": None}, "event", {"event_type": "rating", "rating": None}),
        (
            {"agent": "bio", "run_id": "r", "user": "u", "comment": "wrong", "rating": None, "session": None},
            "event",
            {"event_type": "rating", "comment": "wrong"},
        ),
        (
            {"agentId": "bio", "runId": "r", "user_id": "u", "rating": "thumbs_down"},
            "event",
            {"event_type": "rating", "rating": "thumbs_down"},
        ),
        (
            {"agent": "bio", "run": 7, "user": 9, "original": "a", "corrected": None, "note": "why"},
            "event",
            {
                "event_type": "edit", "correction_surface": "inline_edit", "original": "a", "corrected": None,
                "comment": "why", "agent_run_id": "7", "user": "9",
            },
        ),
        (
            {**BASE, "original": {"a": 1}, "edited": {"a": 2}, "surface": "async_review"},
            "event",
            {
                "event_type": "edit", "correction_surface": "async_review", "original": {"a": 1}, "corrected": {"a": 2},
            },
        ),
        ({**BASE, "output": "done", "tools": []}, "run", {"output": "done", "tools": []}),
        ({**BASE, "event_type": "run", "input": "x"}, "run", {"input": "x"}),
        (
            {"event_type": "rating", "payload": {**BASE, "rating": "down"}, "created_at": "2026-03-02T09:30:00Z"},
            "event",
            {"event_type": "rating", "rating": "down", "occurred_at": "2026-03-02T09:30:00.000000Z"},
        ),
        (
            {"id": 4, "event_type": "rating", "payload": json.dumps({**BASE, "rating": "down"})},
            "event",
            {"event_type": "rating", "rating": "down"},
        ),
    ],
)  # fmt: skip
def test_row_is_found_out_by_what_it_holds(row: dict[str, Any], kind: str, sent: dict[str, Any]) -> None:
    """Our events and runs, comment exports, pairs and rows of `agent_events` in their usual spellings."""
    found = item(row)

    assert found.kind == kind
    assert found.body == {**BASE, **sent}


@pytest.mark.parametrize(
    ("row", "hint"),
    [
        ({**BASE, "event_type": "rating", "rating": "meh"}, "a rating is 'up' or 'down' (at rating)"),
        ({**BASE, "event_type": "rating", "rating": "fail"}, "a rating is 'up' or 'down'"),
        ({**BASE, "event_type": "vote", "rating": "up"}, "event_type 'vote' is none of rating"),
        ({**BASE, "event_type": "rating"}, "a rating needs"),
        ({**BASE, "event_type": "edit", "original": "a"}, "an edit needs"),
        ({**BASE, "comment": "x", "model": "m"}, "unknown: model; --leave-out model"),
        ({**BASE, "comment": "x", "model": "m", "lang": 1}, "unknown: model,lang; --leave-out model,lang"),
        ({**BASE, "comment": "x", "ts": "2026-03-02T09:30:00Z", "time": "1"}, "unknown: time;"),
        ({"comment": "x", "run_id": "r", "user": "u"}, "agent_id is missing; --agent"),
        ({"comment": "x", "run_id": "r", "agent": "bio"}, "user is missing; --user"),
        ({"comment": "x", "user": "u", "agent": "bio"}, "agent_run_id is missing; --run-prefix"),
        ({"text": "x"}, "neither a feedback event"),
        ({**BASE, "comment": "x", "ts": "2026-03-02 09:30:00"}, "--naive-is-utc"),
        ({**BASE, "comment": "x", "ts": "2026-03-02"}, "--naive-is-utc"),
        ({**BASE, "comment": "x", "ts": True}, "not bool"),
        ({**BASE, "agent_id": "Bio Agent", "comment": "x"}, "agent_id"),
        ({"event_type": "rating", "payload": [], "created_at": None}, "a payload is an object"),
        ({"event_type": "rating", "payload": "{"}, "(at /payload)"),
        ("text", "a row is an object"),
    ],
)
def test_row_that_cannot_be_taken_says_why(row: object, hint: str) -> None:
    """Verdicts and types that are none (F019), unknown fields, what is missing: the reason says what to do."""
    assert hint in reason(row)


def test_options_fill_what_rows_do_not_say() -> None:
    """Agent and user of the options are for rows that name none; a field that is left out is no fault."""
    given = Given(agent="bio", user="import@example.com", left_out=frozenset({"model"}))

    assert item({"run_id": "r", "comment": "x", "model": "m"}, given).body["user"] == "import@example.com"
    assert item({"run_id": "r", "comment": "x", "agent": "coding", "user": "u"}, given).body["agent_id"] == "coding"


def test_pair_without_a_run_gets_one_of_its_own() -> None:
    """Equal pairs have the same run wherever they stand; pairs that differ in anything, the time too, have another."""
    pair = {"agent": "bio", "user": "u", "original": "a", "corrected": "b"}
    run = item(pair).body["agent_run_id"]

    assert run.startswith("import-")
    assert item(dict(reversed(pair.items()))).body["agent_run_id"] == run
    others = [{**pair, "corrected": "c"}, {**pair, "user": "v"}, {**pair, "ts": "2026-03-02T09:30:00Z"}]
    assert len({run, *(item(other).body["agent_run_id"] for other in others)}) == 4
    same = {"ts": "2026-03-02T10:30:00+01:00"}
    assert item({**pair, **same}).body["agent_run_id"] == item(others[2]).body["agent_run_id"]
    assert (
        item({"agent": "bio", "user": "u", "comment": "x"}, Given(run_prefix="crm-")).body["agent_run_id"][:4] == "crm-"
    )


@pytest.mark.parametrize("value", ["text", "", None, 0, {"a": [1, None]}])
def test_pair_that_changes_nothing_is_nothing_to_import(value: object) -> None:
    """A pair of equal values is well, and teaches nothing; true and 1 are not equal."""
    with pytest.raises(NothingToImport):
        item({**BASE, "original": value, "corrected": value})

    assert item({**BASE, "original": 1, "corrected": True}).kind == "event"


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("2026-03-02T09:30:00Z", "2026-03-02T09:30:00.000000Z"),
        ("2026-03-02T09:30:00z", "2026-03-02T09:30:00.000000Z"),
        ("2026-03-02T09:30:00+00:00", "2026-03-02T09:30:00.000000Z"),
        ("2026-03-02 09:30:00 UTC", "2026-03-02T09:30:00.000000Z"),
        ("2026-03-02 09:30:00+00", "2026-03-02T09:30:00.000000Z"),
        (" 2026-03-02T10:30:00.5+01:00 ", "2026-03-02T09:30:00.500000Z"),
        (1_772_443_800, "2026-03-02T09:30:00.000000Z"),
        (1_772_443_800.25, "2026-03-02T09:30:00.250000Z"),
        (1_772_443_800_123, "2026-03-02T09:30:00.123000Z"),
        (1_772_443_800_123_456, "2026-03-02T09:30:00.123456Z"),
        ("1772443800", "2026-03-02T09:30:00.000000Z"),
    ],
)
def test_time_has_one_spelling(value: object, expected: str) -> None:
    """Equal instants get equal texts, in whatever form or unit they come (F029)."""
    assert instant(value, naive_is_utc=False) == expected


@pytest.mark.parametrize(
    "value", ["", "soon", "2026-13-01T00:00:00Z", 0, -5, 1e300, 20_260_302, True, None, [], "0001-01-01T00:00:00+14:00"]
)
def test_what_is_no_time_is_refused(value: object) -> None:
    """Neither text nor number becomes a time by guessing."""
    with pytest.raises(TimeRefused):
        instant(value, naive_is_utc=True)


@pytest.mark.parametrize("zone", ["Asia/Karachi", "America/St_Johns", "UTC"])
def test_times_do_not_depend_on_the_machine(zone: str) -> None:
    """With any TZ of the host, naive times are refused or UTC, and numbers are the same instants (F023, F025)."""
    code = (
        "from uptake.importing.times import instant;"
        "print(instant(1772443800, naive_is_utc=False), instant('2026-03-02 09:30:00', naive_is_utc=True))"
    )

    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "TZ": zone}, capture_output=True, text=True, check=True
    )

    assert done.stdout.split() == ["2026-03-02T09:30:00.000000Z"] * 2
