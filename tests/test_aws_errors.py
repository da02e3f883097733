"""What goes wrong at AWS, in the domain's words: a retry is advised only where it can help."""

from typing import Any

import pytest
from botocore.exceptions import (
    ClientError,
    ConnectTimeoutError,
    EndpointConnectionError,
    NoCredentialsError,
    ParamValidationError,
    ReadTimeoutError,
)

from lambdas.adapters.aws_errors import translated
from lambdas.adapters.table import DynamoTable, Put
from lambdas.loop.errors import Conflict, Unavailable
from lambdas.tables import FEEDBACK


def client_error(code: str, status: int = 400, **more: Any) -> ClientError:
    response: Any = {"Error": {"Code": code}, "ResponseMetadata": {"HTTPStatusCode": status}, **more}
    return ClientError(response, "Operation")


class Failing:
    """A DynamoDB client whose calls fail as told, and count."""

    def __init__(self, *answers: Any) -> None:
        self.answers = list(answers)

    def __getattr__(self, name: str) -> Any:
        def call(**_: Any) -> Any:
            answer = self.answers.pop(0)
            if isinstance(answer, Exception):
                raise answer
            return answer

        return call


@pytest.mark.parametrize(
    "error",
    [
        client_error("ThrottlingException"),
        client_error("ProvisionedThroughputExceededException"),
        client_error("TransactionConflictException"),
        client_error("TooManyRequestsException", 429),
        client_error("SlowDown", 503),
        client_error("InternalError", 500),
        client_error("ServiceException", 500),
        ConnectTimeoutError(endpoint_url="x"),
        ReadTimeoutError(endpoint_url="x"),
        EndpointConnectionError(endpoint_url="x"),
    ],
)
def test_passing_trouble_may_be_sent_again(error: Any) -> None:
    """Throttling, a broken service and a lost connection are Unavailable."""
    assert isinstance(translated(error), Unavailable)


@pytest.mark.parametrize(
    "error",
    [
        client_error("ValidationException"),
        client_error("AccessDeniedException"),
        client_error("ResourceNotFoundException"),
        NoCredentialsError(),
        ParamValidationError(report="x"),
    ],
)
def test_our_own_fault_stays_what_it_is(error: Any) -> None:
    """A missing permission, table or credential, or a wrong call, is not told to the caller as a bad moment."""
    assert translated(error) is error


@pytest.mark.parametrize(
    ("reasons", "expected"),
    [
        (["None", "ConditionalCheckFailed"], Conflict),
        (["ThrottlingError", "ConditionalCheckFailed"], Conflict),
        (["TransactionConflict", "None"], Unavailable),
        (["ThrottlingError"], Unavailable),
        (["ProvisionedThroughputExceeded"], Unavailable),
        (["ValidationError"], ClientError),
        (["ItemCollectionSizeLimitExceeded", "None"], ClientError),
    ],
)
def test_refused_transaction_says_why(reasons: list[str], expected: type[Exception]) -> None:
    """Only a condition that did not hold is a conflict; a busy table may be asked again."""
    error = client_error("TransactionCanceledException", CancellationReasons=[{"Code": code} for code in reasons])
    table = DynamoTable(Failing(error), "t", FEEDBACK)  # type: ignore[arg-type]

    with pytest.raises(expected):
        table.put_together([Put({"pk": "a", "sk": "b"})])


def test_unprocessed_items_come_again_after_pauses() -> None:
    """What a batch left unprocessed is sent again, with pauses that grow; after enough of them the caller is told."""
    pauses: list[float] = []
    left = {"t": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "b"}}}}]}
    table = DynamoTable(
        Failing({"UnprocessedItems": left}, {"UnprocessedItems": left}, {"UnprocessedItems": {}}),  # type: ignore[arg-type]
        "t", FEEDBACK, sleep=pauses.append,
    )  # fmt: skip
    table.put_all([{"pk": "a", "sk": "b"}])
    assert len(pauses) == 2

    table = DynamoTable(Failing(*[{"UnprocessedItems": left}] * 20), "t", FEEDBACK, sleep=pauses.append)  # type: ignore[arg-type]
    with pytest.raises(Unavailable):
        table.put_all([{"pk": "a", "sk": "b"}])
