"""Times as other systems write them, to the one spelling of an instant. What could be two instants is refused."""

import re
from datetime import UTC, datetime, timedelta
from typing import Any

from uptake.wire import utc_text

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_NUMBER = re.compile(r"\d{8,17}(?:\.\d{1,9})?")
_COMPACT_DATE_DIGITS = 8
# Seconds, milliseconds, microseconds since 1970: years from 1971 to 2369 of one unit are no such years of another.
_YEAR = 365 * 24 * 3600
_UNITS = (1, 1_000, 1_000_000)


class TimeRefused(ValueError):
    """It is no time, or could be two; the message says what would be."""


def instant(value: Any, *, naive_is_utc: bool) -> str:
    """The instant in UTC, as in `2026-03-02T09:30:00.000000Z`. Raises TimeRefused.

    Takes ISO 8601 and RFC 3339, with a blank for the T or `UTC` for the offset, too; and numbers, of seconds,
    milliseconds or microseconds since 1970. A time without offset is refused unless it is said to be UTC.
    """
    if isinstance(value, int | float) and not isinstance(value, bool):
        return _of_number(value)
    if not isinstance(value, str):
        raise TimeRefused(f"a time is a text or a number, not {type(value).__name__}")
    text = value.strip()
    if _NUMBER.fullmatch(text) and len(text) > _COMPACT_DATE_DIGITS:
        return _of_number(float(text) if "." in text else int(text))
    try:
        moment = datetime.fromisoformat(re.sub(r"\s*(?:UTC|GMT|z)$", "+00:00", text))
    except ValueError:
        raise TimeRefused("not a time as in 2026-03-02T09:30:00Z (RFC 3339)") from None
    if moment.tzinfo is None:
        if not naive_is_utc:
            raise TimeRefused("a time without its offset could be any; if all of them are UTC, say --naive-is-utc")
        moment = moment.replace(tzinfo=UTC)
    try:
        return utc_text(moment)
    except OverflowError:
        raise TimeRefused("a time lies after 1970 and before 2370") from None


def _of_number(number: float) -> str:
    for unit in _UNITS:
        if _YEAR * unit < number < 400 * _YEAR * unit:
            scaled = number * 1_000_000
            microseconds = scaled // unit if isinstance(number, int) else round(scaled / unit)
            return utc_text(_EPOCH + timedelta(microseconds=microseconds))
    raise TimeRefused("a number as a time counts seconds, milliseconds or microseconds since 1970")
