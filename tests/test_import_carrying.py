"""One file into the service: every row once, or in the report; cut off anywhere, it goes on there."""

import json
from pathlib import Path
from typing import Any

import pytest

from lambdas.loop.errors import Unavailable
from tests.api import Api, thumbs_down
from tests.conftest import FrozenClock
from tests.importing import carried
from uptake.errors import Refused
from uptake.recording.sinks import JsonlSink, SqliteSink


@pytest.fixture
def api(clock: FrozenClock) -> Api:
    return Api(clock)


def rows(path: Path, *values: Any) -> Path:
    path.write_text("".join(f"{value if isinstance(value, str) else json.dumps(value)}\n" for value in values))
    return path


def events(api: Api) -> list[dict[str, Any]]:
    """The bodies of all events in the log."""
    stored = [item for (_, kind), item in api.log_table.items().items() if kind == "EVENT"]
    return [json.loads(item["body"]) for item in sorted(stored, key=lambda item: item["received_at"])]


def test_every_row_is_stored_or_in_the_report(api: Api, tmp_path: Path) -> None:
    """What the service refuses, and what never gets to it, is named with file, line and reason; the rest is stored."""
    path = rows(
        tmp_path / "rows",
        thumbs_down(event_id="e1"),
        "not json",
        {"agent_run_id": "r", "agent_id": "bio", "user": "u"},
        thumbs_down(event_id="e1", comment="Other words under the same id, long enough."),
        thumbs_down(user="*"),
        {"agent": "bio", "user": "u", "original": "a", "corrected": "a"},
        thumbs_down(event_id="e2"),
        thumbs_down(event_id="e2"),
    )

    found = carried(api, path, report=tmp_path / "report.jsonl").found

    assert found.counts == {"created": 3, "duplicate": 1, "rejected": 3, "nothing": 1}
    assert [line.split(":")[0] for line in found.named] == [f"{path}, line {n}" for n in (2, 4, 5)]
    assert [reason for line in found.named for reason in ("not JSON", "is taken", "'*'") if reason in line] == [
        "not JSON", "is taken", "'*'",
    ]  # fmt: skip
    told = [json.loads(line) for line in (tmp_path / "report.jsonl").read_text().splitlines()]
    assert [(row["line"], row["status"]) for row in told] == [
        (2, "rejected"), (4, "rejected"), (5, "rejected"), (6, "nothing"),
    ]  # fmt: skip
    assert (tmp_path / "report.jsonl").stat().st_mode & 0o777 == 0o600


def test_growing_history_holds_each_turn_once(api: Api, tmp_path: Path) -> None:
    """A conversation that was saved anew after each turn, without ids: three turns, not six (F021)."""
    turns = [
        {"event_type": "user_correction_submitted", "correction_surface": "chat", "agent_id": "bio", "user": "u",
         "agent_run_id": "r", "turn": n, "correction_text": f"Use the other table, number {n}."}
        for n in range(3)
    ]  # fmt: skip
    path = rows(tmp_path / "rows", *turns[:1], *turns[:2], *turns[:3])

    assert carried(api, path).found.counts == {"created": 3, "duplicate": 3}
    assert [event["turn"] for event in events(api)] == [0, 1, 2]


def test_rows_without_ids_are_known_again(api: Api, tmp_path: Path) -> None:
    """Events and pairs without any id are duplicates the second time, from another file and in another order, too."""
    pair = {"agent": "bio", "user": "u", "original": "a", "corrected": "b"}
    values = [
        pair,
        {**pair, "corrected": "c"},
        thumbs_down(),
        thumbs_down(comment="Something else that is wrong here."),
    ]

    assert carried(api, rows(tmp_path / "a", *values)).found.counts == {"created": 4}
    assert carried(api, rows(tmp_path / "b", *reversed(values))).found.counts == {"duplicate": 4}


def test_words_keep_the_order_of_the_file(api: Api, tmp_path: Path) -> None:
    """What has no time, or equal times, is received in the order in which it stands, over batches and kinds (F005)."""
    same = "2026-03-02T09:30:00Z"
    values: list[dict[str, Any]] = []
    for n in range(250):
        values.append(thumbs_down(event_id=f"e{n}", comment=f"Wrong in the way number {n}.", occurred_at=same))
        if n % 90 == 0:
            values.append({"agent_run_id": f"r{n}", "agent_id": "bio", "user": "u"})

    carried(api, rows(tmp_path / "rows", *values))

    assert [event["comment"] for event in events(api)] == [f"Wrong in the way number {n}." for n in range(250)]


def test_cut_off_anywhere_it_goes_on_there(api: Api, tmp_path: Path) -> None:
    """When the service fails on the way, the same import goes on behind what was stored, and its counts are of both."""
    values: list[Any] = [thumbs_down(event_id=f"e{n}", comment=f"Wrong in the way number {n}.") for n in range(450)]
    values[7] = values[333] = "not json"
    path, report = rows(tmp_path / "rows", *values), tmp_path / "report"
    left = [250]

    def fail(verb: str) -> None:
        left[0] -= verb == "put"
        if left[0] < 0:
            raise Unavailable("throttled")

    api.log_table.before = fail
    with pytest.raises(Refused):
        carried(api, path, state=tmp_path / "state", report=report)
    api.log_table.before = lambda _: None

    second = carried(api, path, state=tmp_path / "state", report=report)

    assert second.resumed == 201
    assert second.found.counts["created"] + second.found.counts["duplicate"] == 448
    assert [json.loads(line)["line"] for line in report.read_text().splitlines()] == [8, 334]
    assert len(events(api)) == 448
    assert (next((tmp_path / "state" / "imports").iterdir())).stat().st_mode & 0o777 == 0o600


def test_file_that_has_changed_is_read_from_its_start(api: Api, tmp_path: Path) -> None:
    """A row that was put right where the last import had been already is imported, not passed over."""
    values: list[Any] = [thumbs_down(event_id=f"e{n}") for n in range(3)]
    path = rows(tmp_path / "rows", "x" * len(json.dumps(values[0])), *values[1:])
    assert carried(api, path, state=tmp_path).found.counts == {"created": 2, "rejected": 1}

    assert carried(api, rows(path, *values), state=tmp_path).found.counts == {"created": 1, "duplicate": 2}


def test_file_that_has_grown_goes_on_behind_what_is_known(api: Api, tmp_path: Path) -> None:
    """Rows that were added behind those of the last import are the ones that are sent."""
    path = rows(tmp_path / "rows", thumbs_down(event_id="e1"))
    carried(api, path, state=tmp_path)

    again = carried(api, rows(path, thumbs_down(event_id="e1"), thumbs_down(event_id="e2")), state=tmp_path)

    assert again.resumed == 1
    assert again.found.counts == {"created": 2}


def test_another_service_in_the_same_place_gets_every_row(clock: FrozenClock, tmp_path: Path) -> None:
    """Where the service does not know what the mark stands for, the file is sent from its start."""
    path = rows(tmp_path / "rows", *(thumbs_down(event_id=f"e{n}") for n in range(3)))
    carried(Api(clock), path, state=tmp_path)
    other = Api(clock)

    again = carried(other, path, state=tmp_path)

    assert again.resumed == 0
    assert len(events(other)) == 3


@pytest.mark.parametrize("kind", [JsonlSink, SqliteSink])
def test_sinks_of_the_recorder_can_be_imported(
    api: Api, tmp_path: Path, kind: type[JsonlSink] | type[SqliteSink]
) -> None:
    """What a recorder kept in a file or a table is imported as it is, runs among it."""
    sink = kind(tmp_path / "sink")
    sink.write([{"agent_run_id": "run-1", "agent_id": "bio", "user": "u", "output": None}, thumbs_down(event_id="e1")])

    assert carried(api, tmp_path / "sink").found.counts == {"created": 2}
    assert api.call("GET", "/v1/feedback/e1").json["orphan"] is False


def test_row_that_is_too_large_holds_up_no_other(api: Api, tmp_path: Path) -> None:
    """An event that no request can hold is rejected by itself; its neighbours are stored."""
    path = rows(
        tmp_path / "rows",
        thumbs_down(event_id="e1"),
        {**thumbs_down(event_id="e2"), "original": "x" * 300_000, "corrected": "y"},
        thumbs_down(event_id="e3"),
    )

    found = carried(api, path).found

    assert found.counts == {"created": 2, "rejected": 1}
    assert "line 2: a request has at most 256 KiB" in found.named[0]


def test_report_stays_small_however_many_rows_are_bad(api: Api, tmp_path: Path) -> None:
    """The first 1,000 bad rows are kept, all are counted by reason, and the file of the report has every one."""
    path = rows(tmp_path / "rows", *({"event_type": f"tool-{n}"} for n in range(3_000)))

    found = carried(api, path, report=tmp_path / "report").found

    assert found.bad == 3_000
    assert len(found.named) == 1_000
    assert len(found.reasons) == 1
    assert len((tmp_path / "report").read_bytes().splitlines()) == 3_000
