"""The one translation of the AWS SDK's errors into the domain's."""

from botocore.exceptions import BotoCoreError, ClientError, HTTPClientError
from botocore.exceptions import ConnectionError as NoConnection

from lambdas.loop.errors import Unavailable

# Besides every status of 500 and above.
_THROTTLES = frozenset(
    {
        "LimitExceededException",
        "ProvisionedThroughputExceededException",
        "RequestLimitExceeded",
        "RequestThrottled",
        "SlowDown",
        "Throttling",
        "ThrottlingException",
        "TooManyRequestsException",
        "TransactionConflictException",
        "TransactionInProgressException",
    }
)


def translated(error: ClientError | BotoCoreError) -> Exception:
    """The domain error for a failed AWS call: Unavailable where the same call may go through later.

    Anything else is returned as it is: a missing permission or a wrong parameter is our fault, not the store's.
    """
    if isinstance(error, ClientError):
        status = error.response.get("ResponseMetadata", {}).get("HTTPStatusCode", 0)
        passing = status >= 500 or code_of(error) in _THROTTLES
    else:  # no connection, no answer in time, an answer cut short
        passing = isinstance(error, HTTPClientError | NoConnection)
    return Unavailable("a store did not answer in time, or is throttled; send it again") if passing else error


def code_of(error: ClientError | BotoCoreError) -> str:
    """The service's error code; "" where the call never got an answer."""
    return error.response.get("Error", {}).get("Code", "") if isinstance(error, ClientError) else ""
