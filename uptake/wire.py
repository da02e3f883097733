"""The base of every wire model and the field types they share: strict, closed, and with bounds."""

from datetime import UTC, datetime, timedelta
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, PlainSerializer, StringConstraints

MAX_ID_CHARACTERS = 200
SLUG_PATTERN = r"^[a-z0-9]+(-[a-z0-9]+)*$"


class WireModel(BaseModel):
    """Base of what goes over the wire, either way: wrong types are refused, never converted."""

    # `defer_build`: a model is compiled when it is first used, since a function uses a few of many.
    model_config = ConfigDict(strict=True, frozen=True, defer_build=True, hide_input_in_errors=True)


class RequestModel(WireModel):
    """What a caller sends: an unknown field is refused, since a filter at the wrong place is no filter (F037)."""

    model_config = ConfigDict(extra="forbid")


class AnswerModel(WireModel):
    """What the service answers: an unknown field is passed over, since a pod may be older than the service."""

    model_config = ConfigDict(extra="ignore")


def utc_text(moment: datetime) -> str:
    """The one spelling of an instant: UTC, microseconds, `Z`; equal instants have equal texts that sort in time."""
    return moment.astimezone(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")


def _parse_instant(value: Any) -> Any:
    if not isinstance(value, str | datetime):
        return value
    try:
        moment = datetime.fromisoformat(value) if isinstance(value, str) else value
    except ValueError as error:
        raise ValueError("not a time as in 2026-03-02T09:30:00Z (RFC 3339)") from error
    if moment.tzinfo is None:
        raise ValueError("a time needs its offset: end it with Z or, say, +02:00")
    if not timedelta(days=365) < moment - datetime(1970, 1, 1, tzinfo=UTC) < timedelta(days=365 * 400):
        raise ValueError("a time lies after 1970 and before 2370")
    return moment.astimezone(UTC)


def _opaque(text: str) -> str:
    if any(c < " " or "\x7f" <= c <= "\x9f" for c in text):
        raise ValueError("no control characters")
    if not text.strip():
        raise ValueError("not only blanks")
    if text in {".", ".."}:
        raise ValueError("'.' and '..' cannot stand in a path")
    return text


Instant = Annotated[
    datetime,
    BeforeValidator(_parse_instant, json_schema_input_type=str),
    PlainSerializer(utc_text, return_type=str, when_used="always"),
    Field(json_schema_extra={"format": "date-time"}),
]
Slug = Annotated[str, StringConstraints(pattern=SLUG_PATTERN, max_length=64)]
OpaqueId = Annotated[str, StringConstraints(min_length=1, max_length=MAX_ID_CHARACTERS), AfterValidator(_opaque)]
Identity = Annotated[str, Field(min_length=1, max_length=400, description="The person, as the caller knows them.")]
Text = Annotated[str, StringConstraints(max_length=100_000)]
Digest = Annotated[str, StringConstraints(pattern=r"^sha256:[0-9a-f]{64}$")]
