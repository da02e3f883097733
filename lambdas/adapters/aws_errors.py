"""The one translation of the AWS SDK's errors into the domain's."""

from botocore.exceptions import BotoCoreError, ClientError

from lambdas.loop.errors import Unavailable


def translated(error: ClientError | BotoCoreError) -> Exception:
    """The domain error for a failed AWS call: Unavailable where a retry can help, else the error as it is."""
    code = code_of(error)
    if isinstance(error, BotoCoreError) or code in _RETRYABLE or code.startswith("5"):
        return Unavailable("a store did not answer in time; nothing was acknowledged, send it again")
    return error


_RETRYABLE = frozenset(
    {
        "InternalServerError",
        "LimitExceededException",
        "ProvisionedThroughputExceededException",
        "RequestLimitExceeded",
        "ServiceUnavailable",
        "SlowDown",
        "ThrottlingException",
        "TransactionInProgressException",
    }
)


def code_of(error: ClientError | BotoCoreError) -> str:
    """The service's error code; "" where the call never got an answer."""
    return error.response.get("Error", {}).get("Code", "") if isinstance(error, ClientError) else ""
