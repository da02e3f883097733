"""What a row says, whatever system it comes from: a feedback event, a run, or a record of an export.

Nothing is passed over in silence: a field that nobody reads is a fault of its row, unless the caller leaves it out.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args

from pydantic import ValidationError

from uptake import strict_json
from uptake.events import EventType, FeedbackEvent, Run
from uptake.importing.sources import RawRow
from uptake.importing.times import TimeRefused, instant
from uptake.records import END, HEADER, RECORD_KINDS

ItemKind = Literal["event", "run", "record"]
MADE_RUNS = "import-"

_EVENT_TYPES = get_args(EventType)
_SPELLINGS: dict[str, tuple[str, ...]] = {
    "event_id": ("id", "feedback_id", "eventId"),
    "agent_id": ("agent", "agentId", "agent_name"),
    "agent_run_id": ("run_id", "run", "runId", "agentRunId", "trace_id"),
    "session_id": ("session", "sessionId", "conversation_id", "thread_id"),
    "user": ("user_id", "userId", "username", "author", "reviewer", "email"),
    "occurred_at": ("ts", "timestamp", "created_at", "createdAt", "time", "date"),
    "comment": ("note", "notes", "reason"),
    "correction_surface": ("surface",),
    "field": ("path",),
    "corrected": ("edited",),
}
_NUMBERED = ("event_id", "agent_run_id", "session_id", "user")
_SAYS_SOMETHING = frozenset({"comment", "rating", "original", "corrected", "correction_text"})
_ENVELOPE = frozenset({"payload", "event_type", "created_at", "id"})
_OPTIONS = {
    "agent_id": "--agent names it for all rows",
    "user": "--user names one for all rows",
    "agent_run_id": "--run-prefix gives each row one of its own",
}


@dataclass(frozen=True)
class Given:
    """What the caller says of rows that do not say it themselves.

    `run_prefix`: every row without a run gets one of its own with this prefix, made of what the row says; None: only
    pairs of `original` and `corrected` do. `left_out` are fields that the caller does not want.
    """

    agent: str | None = None
    user: str | None = None
    run_prefix: str | None = None
    naive_is_utc: bool = False
    left_out: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Item:
    """What is sent for a row, in its wire form."""

    kind: ItemKind
    body: dict[str, Any]


class RowFault(Exception):
    """The row cannot be taken; the message says why."""


class NothingToImport(Exception):
    """The row is well, and says nothing that could be learned from."""


def item_of(raw: RawRow, given: Given) -> Item:
    """What is sent for a row. Raises RowFault, NothingToImport."""
    if raw.fault is not None:
        raise RowFault(raw.fault)
    try:
        row = strict_json.loads(raw.data)
    except strict_json.JsonFault as fault:
        where = f" (at {fault.pointer})" if fault.pointer else ""
        hint = "; lines end with LF or CRLF, not with CR alone" if b"\r" in raw.data.strip() else ""
        raise RowFault(f"{fault}{where}{hint}") from fault
    if not isinstance(row, dict):
        raise RowFault("a row is an object")
    if row.get("kind") in {*RECORD_KINDS, HEADER, END}:
        return Item("record", row)
    row = {name: value for name, value in row.items() if name not in given.left_out}
    if raw.columns is not None:
        return _of_table(row, raw.columns.event_type, raw.columns.created_at, given)
    if "payload" in row and row.keys() <= _ENVELOPE:
        return _of_envelope(row, given)
    return _item(row, given)


def _of_envelope(row: dict[str, Any], given: Given) -> Item:
    """A row of `agent_events` as JSON; the payload is an object, or the text of one."""
    payload = row["payload"]
    if isinstance(payload, str):
        try:
            payload = strict_json.loads(payload)
        except strict_json.JsonFault as fault:
            raise RowFault(f"{fault} (at /payload{fault.pointer})") from fault
    if not isinstance(payload, dict):
        raise RowFault("a payload is an object")
    return _of_table(payload, row.get("event_type"), row.get("created_at"), given, naive_is_utc=given.naive_is_utc)


def _of_table(
    payload: dict[str, Any], event_type: Any, created_at: Any, given: Given, *, naive_is_utc: bool = True
) -> Item:
    """The payload, and from the columns what it lacks. SQLite's CURRENT_TIMESTAMP is UTC and does not say so."""
    said = payload.get("event_type", event_type)
    if event_type is not None and said != event_type:
        raise RowFault(f"the column says event_type {_shown(event_type)}, the payload {_shown(said)}")
    row = payload if said is None else {"event_type": said, **payload}
    has_time = any(name in row for name in ("occurred_at", *_SPELLINGS["occurred_at"]))
    if not has_time and created_at is not None:
        row = {**row, "occurred_at": _instant(created_at, naive_is_utc=naive_is_utc)}
    return _item(row, given)


def _item(row: dict[str, Any], given: Given) -> Item:
    event_type = row.get("event_type")
    body = _spelled(row)
    if event_type == "run" or (event_type is None and "agent_run_id" in body and not _SAYS_SOMETHING & body.keys()):
        body.pop("event_type", None)
        return _checked("run", _filled(body, given))
    if event_type is None:
        body = _typed(body, given)
    elif event_type not in _EVENT_TYPES:
        raise RowFault(f"event_type {_shown(event_type)} is none of {', '.join(_EVENT_TYPES)}")
    body = _filled(body, given)
    if "agent_run_id" not in body and given.run_prefix is not None:
        body["agent_run_id"] = _made_run(body, given)
    return _checked("event", body)


def _typed(body: dict[str, Any], given: Given) -> dict[str, Any]:
    """A row without an event type: a pair of texts is an edit, a comment or a verdict is a rating."""
    body = {n: v for n, v in body.items() if v is not None or n in {"original", "corrected"}}
    for name in _NUMBERED:
        if type(body.get(name)) is int:
            prefix = (given.run_prefix or "") if name in {"event_id", "agent_run_id"} else ""
            body[name] = f"{prefix}{body[name]}"
    if {"original", "corrected"} <= body.keys():
        if _canonical(body["original"]) == _canonical(body["corrected"]):
            raise NothingToImport("original and corrected are the same")
        body = {"event_type": "edit", "correction_surface": "inline_edit", **body}
        filled = _filled(body, given)
        return body if "agent_run_id" in body else {**body, "agent_run_id": _made_run(filled, given)}
    if {"comment", "rating"} & body.keys():
        return {"event_type": "rating", **body}
    raise RowFault("neither a feedback event, a comment, a pair of original and corrected, nor a run")


def _spelled(row: Mapping[str, Any]) -> dict[str, Any]:
    """The row with our names for its fields."""
    ours = dict(row)
    for name, spellings in _SPELLINGS.items():
        found = next((spelling for spelling in spellings if spelling in ours), None)
        if name not in ours and found is not None:
            ours[name] = ours.pop(found)
    return ours


def _filled(body: dict[str, Any], given: Given) -> dict[str, Any]:
    """The body with what the caller says of it, its time as an instant. Raises RowFault."""
    filled = dict(body)
    for name, value in (("agent_id", given.agent), ("user", given.user)):
        if filled.get(name) is None and value is not None:
            filled[name] = value
    if filled.get("occurred_at") is not None:
        filled["occurred_at"] = _instant(filled["occurred_at"], naive_is_utc=given.naive_is_utc)
    return filled


def _instant(value: Any, *, naive_is_utc: bool) -> str:
    try:
        return instant(value, naive_is_utc=naive_is_utc)
    except TimeRefused as fault:
        raise RowFault(f"{fault} (at occurred_at)") from fault


def _made_run(body: dict[str, Any], given: Given) -> str:
    """The same for equal rows wherever they stand, so that what is imported again is known again."""
    digest = hashlib.sha256(_canonical(body).encode()).hexdigest()[:32]
    return f"{MADE_RUNS if given.run_prefix is None else given.run_prefix}{digest}"


def _checked(kind: Literal["event", "run"], body: dict[str, Any]) -> Item:
    try:
        (FeedbackEvent if kind == "event" else Run).model_validate(body)
    except ValidationError as error:
        raise RowFault(_reason(error)) from error
    return Item(kind, body)


def _reason(error: ValidationError) -> str:
    faults = error.errors(include_url=False, include_context=False, include_input=False)
    first = faults[0]
    where = "/".join(map(str, first["loc"]))
    if first["type"] == "missing":
        option = f"; {_OPTIONS[where]}" if where in _OPTIONS else ""
        return f"{where} is missing{option}"
    if first["type"] == "extra_forbidden":
        names = [
            str(fault["loc"][0]) for fault in faults if fault["type"] == "extra_forbidden" and len(fault["loc"]) == 1
        ]
        shown = ",".join(name if len(name) <= 60 else f"{name[:60]}…" for name in names[:20])
        return f"unknown: {shown or where}; --leave-out {shown or where} does without"
    return f"{first['msg'].removeprefix('Value error, ')}{f' (at {where})' * bool(where)}"


def _shown(value: Any) -> str:
    return repr(value if len(str(value)) <= 60 else f"{str(value)[:60]}…")


def _canonical(value: Any) -> str:
    return json.dumps(value, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
