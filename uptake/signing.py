"""AWS Signature Version 4 for httpx: how an agent proves to API Gateway who it is."""

import asyncio
from collections.abc import AsyncGenerator, Generator

import httpx
from botocore.auth import SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials
from botocore.exceptions import BotoCoreError
from botocore.session import Session

SERVICE = "execute-api"
# Set by the connection on its way, or changed by a proxy: signing them would break the signature.
_NOT_SIGNED = frozenset({"accept", "accept-encoding", "connection", "content-length", "host", "user-agent"})


class NoCredentials(RuntimeError):
    """There are no AWS credentials to sign with."""


class Signature(httpx.Auth):
    """Signs each request as it goes out, body included, with credentials that may rotate meanwhile.

    Without `credentials` botocore finds them as every AWS tool does (environment, profile, pod or instance role).
    Raises NoCredentials if there are none.
    """

    requires_request_body = True

    def __init__(self, region: str, credentials: Credentials | None = None) -> None:
        found = credentials or Session().get_credentials()
        if found is None:
            raise NoCredentials(
                "no AWS credentials found; give the pod a role, or set AWS_ACCESS_KEY_ID and its secret"
            )
        self._region = region
        self._credentials = found

    def auth_flow(self, request: httpx.Request) -> Generator[httpx.Request, httpx.Response, None]:
        """Add `Authorization`, `X-Amz-Date` and, for temporary credentials, `X-Amz-Security-Token`.

        Raises NoCredentials where they have to be fetched and cannot be.
        """
        self._sign(request)
        yield request

    async def async_auth_flow(self, request: httpx.Request) -> AsyncGenerator[httpx.Request, httpx.Response]:
        """The same for asyncio: credentials that have to be fetched do not hold up the loop."""
        await request.aread()
        await asyncio.to_thread(self._sign, request)
        yield request

    def _sign(self, request: httpx.Request) -> None:
        headers = {name: value for name, value in request.headers.items() if name not in _NOT_SIGNED}
        unsigned = AWSRequest(method=request.method, url=str(request.url), data=request.content, headers=headers)
        try:
            frozen = self._credentials.get_frozen_credentials()
        except BotoCoreError as error:
            raise NoCredentials(f"the AWS credentials cannot be fetched now ({type(error).__name__})") from error
        SigV4Auth(frozen, SERVICE, self._region).add_auth(unsigned)
        request.headers.update(dict(unsigned.headers.items()))
