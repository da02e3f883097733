"""What a function that nobody waits for tells of its failures: kinds and places, no message."""

from typing import Any, NoReturn

import pytest
from botocore.exceptions import ClientError

from lambdas.failures import Failed, kind_of, without_messages

WORDS = "Maria said that her order was lost"


def refused() -> NoReturn:
    raise ClientError({"Error": {"Code": "ValidationException", "Message": WORDS}}, "PutItem")


def broken(_event: Any, _context: Any) -> dict[str, Any]:
    try:
        refused()
    except ClientError as error:
        raise KeyError(WORDS) from error


def test_raised_error_has_no_words_of_a_user() -> None:
    """Lambda logs what is raised, with its cause: neither quotes a user; kind, code and place are there."""
    with pytest.raises(Failed) as failure:
        without_messages(broken)({}, None)

    told = str(failure.value)
    assert WORDS not in told
    assert "KeyError from ClientError (ValidationException)" in told
    assert "test_failures.py" in told
    assert failure.value.__cause__ is failure.value.__context__ is None


def test_what_goes_well_is_answered_as_it_is() -> None:
    """The guard changes nothing else."""
    assert without_messages(lambda event, _: {"seen": event})({"a": 1}, None) == {"seen": {"a": 1}}


def test_kind_of_a_plain_error_is_its_name() -> None:
    """Nothing is made up where AWS has said nothing."""
    assert kind_of(ValueError(WORDS)) == "ValueError"
