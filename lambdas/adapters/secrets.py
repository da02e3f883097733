"""Secrets of the deployment: read once, kept as long as the function lives."""

from typing import TYPE_CHECKING

from botocore.exceptions import BotoCoreError, ClientError

from lambdas.adapters.aws_errors import translated

if TYPE_CHECKING:
    from mypy_boto3_secretsmanager import SecretsManagerClient


def read_secret(client: "SecretsManagerClient", secret_id: str) -> str:
    """The text of a secret, by name or ARN. Raises Unavailable."""
    try:
        return client.get_secret_value(SecretId=secret_id)["SecretString"]
    except (ClientError, BotoCoreError) as error:
        raise translated(error) from error
