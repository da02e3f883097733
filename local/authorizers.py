"""The two authorizers of the API on one machine: SigV4 for agents, a JWT for people. Neither can be turned off.

Each yields the block that API Gateway puts into `requestContext.authorizer` (payload format 2.0).
"""

import hashlib
import hmac
import re
import time
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import jwt
from botocore.auth import SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials

from uptake.signing import SERVICE

ACCOUNT = "000000000000"
AUDIENCE = "uptake-local"
ISSUER = "uptake-local"  # without the port, which changes; the key is the data folder's own
_SKEW = timedelta(minutes=5)
_AUTHORIZATION = re.compile(
    r"AWS4-HMAC-SHA256 Credential=(?P<key>[^/,]+)/(?P<day>\d{8})/(?P<region>[a-z0-9-]+)/(?P<service>[a-z0-9-]+)"
    r"/aws4_request, ?SignedHeaders=(?P<signed>[a-z0-9;_-]+), ?Signature=(?P<signature>[0-9a-f]{64})"
)


class Unauthorized(Exception):
    """The request proves no identity; the message says what is wrong with the proof."""


@dataclass(frozen=True)
class HttpRequest:
    """A request as it came over the wire; header names in lower case."""

    method: str
    raw_path: str
    query: str
    headers: dict[str, str]
    body: bytes


class AgentAuthorizer:
    """Checks Signature Version 4 against the one key of this machine."""

    def __init__(self, access_key: str, secret_key: str, region: str) -> None:
        self._credentials = Credentials(access_key, secret_key)
        self._region = region

    def authorize(self, request: HttpRequest, now: datetime) -> dict[str, Any]:
        """The `iam` block. Raises Unauthorized."""
        found = _AUTHORIZATION.fullmatch(request.headers.get("authorization", ""))
        if found is None:
            raise Unauthorized("sign the request with AWS Signature Version 4 (the uptake client does it for you)")
        if not hmac.compare_digest(found["key"].encode(), self._credentials.access_key.encode()):
            raise Unauthorized("this access key is not the one of this machine; `make serve` prints it")
        if (found["region"], found["service"]) != (self._region, SERVICE):
            raise Unauthorized(f"sign for region {self._region} and service {SERVICE}")
        signed = found["signed"].split(";")
        at = request.headers.get("x-amz-date", "")
        self._check_time(at, found["day"], now)
        if not {"host", "x-amz-date"} <= set(signed):
            raise Unauthorized("sign at least the headers host and x-amz-date")
        stated = request.headers.get("x-amz-content-sha256")
        if stated is not None and stated != hashlib.sha256(request.body).hexdigest():
            raise Unauthorized("x-amz-content-sha256 is not the digest of the body")
        expected = self._signature(request, signed, at)
        if not hmac.compare_digest(expected.encode(), found["signature"].encode()):
            raise Unauthorized("the signature does not fit the request")
        arn = f"arn:aws:iam::{ACCOUNT}:user/local-agent"
        return {
            "iam": {
                "accessKey": self._credentials.access_key,
                "accountId": ACCOUNT,
                "callerId": "LOCALAGENT",
                "cognitoIdentity": None,
                "principalOrgId": None,
                "userArn": arn,
                "userId": "LOCALAGENT",
            }
        }

    @staticmethod
    def _check_time(at: str, day: str, now: datetime) -> None:
        try:
            moment = datetime.strptime(at, "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC)
        except ValueError as error:
            raise Unauthorized("x-amz-date is missing or no time") from error
        if abs(now - moment) > _SKEW or not at.startswith(day):
            raise Unauthorized("the signature is more than five minutes old or ahead; check the clock")

    def _signature(self, request: HttpRequest, signed: list[str], at: str) -> str:
        query = f"?{request.query}" if request.query else ""
        url = f"http://{request.headers.get('host', '')}{request.raw_path}{query}"
        headers = {name: request.headers[name] for name in signed if name in request.headers}
        rebuilt = AWSRequest(method=request.method, url=url, data=request.body, headers=headers)
        rebuilt.context["timestamp"] = at
        signer = SigV4Auth(self._credentials, SERVICE, self._region)
        return str(signer.signature(signer.string_to_sign(rebuilt, signer.canonical_request(rebuilt)), rebuilt))


class PersonAuthorizer:
    """Checks JWTs that this machine issued (HS256); on AWS it is Cognito's (RS256) that API Gateway checks."""

    def __init__(self, key: str) -> None:
        self._key = key

    def issue(self, name: str, groups: list[str], lifetime: timedelta = timedelta(days=30)) -> str:
        """A token for a person with these groups."""
        now = int(time.time())
        claims = {
            "sub": name,
            "username": name,
            "cognito:groups": groups,
            "iss": ISSUER,
            "aud": AUDIENCE,
            "iat": now,
            "exp": now + int(lifetime.total_seconds()),
        }
        return jwt.encode(claims, self._key, algorithm="HS256")

    def authorize(self, request: HttpRequest) -> dict[str, Any]:
        """The `jwt` block: claims as API Gateway gives them, all text, lists as `[a b]`. Raises Unauthorized."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer" or not token:
            raise Unauthorized("send a person's token: Authorization: Bearer … (`make serve` prints one)")
        try:
            claims = jwt.decode(
                token.strip(),
                self._key,
                algorithms=["HS256"],
                audience=AUDIENCE,
                issuer=ISSUER,
                options={"require": ["exp", "sub", "iss", "aud"]},
            )
        except jwt.PyJWTError as error:
            raise Unauthorized(f"this token is not valid here ({error}); `make serve` prints one") from error
        return {"jwt": {"claims": {name: _flat(value) for name, value in claims.items()}, "scopes": None}}


def _flat(value: Any) -> str:
    return "[" + " ".join(map(str, value)) + "]" if isinstance(value, list) else str(value)
