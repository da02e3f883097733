"""Starts the weekly function by hand: "run the week now"."""

import json
from typing import TYPE_CHECKING

from botocore.exceptions import BotoCoreError, ClientError

from lambdas.adapters.aws_errors import translated

if TYPE_CHECKING:
    from mypy_boto3_lambda import LambdaClient


class LambdaTrigger:
    """Invokes the learning function asynchronously: Lambda queues the call and tries again if it fails."""

    def __init__(self, client: "LambdaClient", function: str) -> None:
        self._client = client
        self._function = function

    def start(self, learning_run_id: str) -> None:
        """Queue one run under this id; the same id twice is one run."""
        payload = json.dumps({"learning_run_id": learning_run_id}).encode()
        try:
            self._client.invoke(FunctionName=self._function, InvocationType="Event", Payload=payload)
        except (ClientError, BotoCoreError) as error:
            raise translated(error) from error
