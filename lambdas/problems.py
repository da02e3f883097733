"""The one table from the domain's errors to HTTP: `application/problem+json` (RFC 9457) with what to do next."""

from http import HTTPStatus

from pydantic import ValidationError

from lambdas.loop import errors
from uptake.events import Fault, Problem
from uptake.identity import IdentityRefused
from uptake.strict_json import JsonFault, pointer_of

MAX_FAULTS = 20
MAX_POINTER_CHARACTERS = 1_000

_STATUS: dict[type[Exception], HTTPStatus] = {
    errors.InvalidInput: HTTPStatus.BAD_REQUEST,
    errors.TooLarge: HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    errors.NotFound: HTTPStatus.NOT_FOUND,
    errors.MethodNotAllowed: HTTPStatus.METHOD_NOT_ALLOWED,
    errors.Conflict: HTTPStatus.CONFLICT,
    errors.NotAllowed: HTTPStatus.FORBIDDEN,
    errors.RuleRefused: HTTPStatus.UNPROCESSABLE_ENTITY,
    errors.Unavailable: HTTPStatus.SERVICE_UNAVAILABLE,
    JsonFault: HTTPStatus.BAD_REQUEST,
    IdentityRefused: HTTPStatus.BAD_REQUEST,
    ValidationError: HTTPStatus.BAD_REQUEST,
}


def problem_of(error: Exception, at: str = "") -> Problem:
    """The problem that tells a caller of `error`; `at` is put before its pointers (the item of a batch).

    An error that is not in the table is ours, and its text stays in the log: 500.
    """
    status = next((code for kind, code in _STATUS.items() if isinstance(error, kind)), None)
    if status is None:
        detail = "the service failed; nothing was acknowledged, send it again, and look in its log if it stays"
        return _problem(HTTPStatus.INTERNAL_SERVER_ERROR, detail, None)
    if isinstance(error, ValidationError):
        shown = error.errors(include_url=False, include_context=False, include_input=False)[:MAX_FAULTS]
        faults = [
            Fault(pointer=at + _pointer(fault["loc"]), detail=_said(fault["type"], fault["msg"])) for fault in shown
        ]
        more = f" ({error.error_count()} faults in all)" if error.error_count() > 1 else ""
        return _problem(status, faults[0].detail + more, faults[0].pointer, faults if len(faults) > 1 else None)
    if isinstance(error, IdentityRefused):
        return _problem(status, str(error), at + "/user")
    pointer = error.pointer if isinstance(error, JsonFault | errors.InvalidInput) else None
    return _problem(status, str(error), None if pointer is None else at + pointer)


def _problem(status: HTTPStatus, detail: str, pointer: str | None, faults: list[Fault] | None = None) -> Problem:
    return Problem(title=status.phrase, status=status.value, detail=detail, pointer=pointer, errors=faults)


def _pointer(location: tuple[int | str, ...]) -> str:
    return pointer_of(tuple(part for part in location if part != "[key]"))[:MAX_POINTER_CHARACTERS]


_SAID = {
    "extra_forbidden": "this field is unknown",
    "missing": "this field is missing",
    "model_type": "an object is expected here",
    "model_attributes_type": "an object is expected here",
    "list_type": "a list is expected here",
    "dict_type": "an object is expected here",
    "string_type": "a text is expected here",
    "int_type": "a whole number is expected here",
    "too_short": "at least one entry is expected here",
    "too_long": "this has too many entries",
    "string_too_short": "this is empty",
}


def _said(kind: str, message: str) -> str:
    """What is wrong, in words that do not speak of Python."""
    return _SAID.get(kind) or message.removeprefix("Value error, ")
