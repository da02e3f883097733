"""The two authorizers of the local gateway: a signature or a token that proves anything else is refused."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import httpx
import jwt
import pytest
from botocore.credentials import Credentials

from local.authorizers import AUDIENCE, ISSUER, AgentAuthorizer, HttpRequest, PersonAuthorizer, Unauthorized
from uptake.signing import Signature

REGION = "us-east-1"
agents = AgentAuthorizer("LOCALKEY", "the secret", REGION)
people = PersonAuthorizer("k" * 40)


def signed(
    method: str = "POST",
    url: str = "http://127.0.0.1:8474/v1/feedback",
    body: bytes = b'{"a": 1}',
    key: str = "LOCALKEY",
    secret: str = "the secret",
    region: str = REGION,
    token: str | None = None,
) -> HttpRequest:
    """A request as the client of the package signs it."""
    request = httpx.Request(method, url, content=body, headers={"content-type": "application/json"})
    request = next(Signature(region, Credentials(key, secret, token)).auth_flow(request))
    return HttpRequest(
        method=request.method,
        raw_path=request.url.raw_path.decode().partition("?")[0],
        query=request.url.query.decode(),
        headers={name.lower(): value for name, value in request.headers.items()},
        body=body,
    )


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1:8474/v1/feedback",
        "http://127.0.0.1:8474/v1/skills/a%20b%2Fc",
        "http://127.0.0.1:8474/v1/skills?b=2&a=1&a=%20",
        "http://127.0.0.1/v1/skills",
        "http://127.0.0.1:8474/v1/feedback/%C3%BC",
    ],
)
@pytest.mark.parametrize("body", [b"", b'{"a": "\xc3\xbc"}'])
def test_our_clients_signature_is_taken(url: str, body: bytes) -> None:
    """Whatever path, query and body the client signs, the block names the agent."""
    block = agents.authorize(signed(url=url, body=body), datetime.now(UTC))

    assert block["iam"]["userArn"].startswith("arn:aws:iam::")


def test_a_signature_fits_one_request_only() -> None:
    """Another body, path, query, method, host or key under the same signature is refused."""
    good = signed()
    forged = [
        replace(good, body=b'{"a": 2}'),
        replace(good, raw_path="/v1/runs"),
        replace(good, query="a=1"),
        replace(good, method="DELETE"),
        replace(good, headers={**good.headers, "host": "127.0.0.1:9999"}),
        replace(good, headers={**good.headers, "x-amz-date": "20260101T000000Z"}),
        replace(good, headers={**good.headers, "x-amz-content-sha256": "0" * 64}),
        replace(good, headers={**good.headers, "authorization": good.headers["authorization"][:-1] + "x"}),
        replace(good, headers={k: v for k, v in good.headers.items() if k != "authorization"}),
        signed(secret="another"),
        signed(key="OTHERKEY"),
        signed(region="eu-west-1"),
    ]
    for request in forged:
        with pytest.raises(Unauthorized):
            agents.authorize(request, datetime.now(UTC))


def test_a_signature_lives_five_minutes() -> None:
    """A captured request cannot be replayed later, nor one from the future."""
    request = signed()
    for minutes in (-6, 6):
        with pytest.raises(Unauthorized):
            agents.authorize(request, datetime.now(UTC) + timedelta(minutes=minutes))


def test_persons_token_gives_its_claims_as_text() -> None:
    """Claims come as API Gateway hands them over: every value a text, groups as `[a b]`."""
    token = people.issue("rosa", ["reviewer", "admin"])

    claims = people.authorize(bearer(token))["jwt"]["claims"]

    assert claims["sub"] == "rosa"
    assert claims["cognito:groups"] == "[reviewer admin]"
    assert all(isinstance(value, str) for value in claims.values())


def test_token_is_good_for_one_data_folder_whatever_its_port() -> None:
    """A token holds as long as its key does, over any restart; under another folder's key it proves nothing."""
    token = people.issue("rosa", ["reviewer"])

    assert PersonAuthorizer("k" * 40).authorize(bearer(token))["jwt"]["claims"]["sub"] == "rosa"
    with pytest.raises(Unauthorized):
        PersonAuthorizer("o" * 40).authorize(bearer(token))


def bearer(token: str, scheme: str = "Bearer") -> HttpRequest:
    return HttpRequest("GET", "/v1/admin/candidates", "", {"authorization": f"{scheme} {token}"}, b"")


def test_tokens_that_prove_nothing_are_refused() -> None:
    """Expired, unsigned, signed by another, for another audience, by another issuer, or none at all."""
    good = {"sub": "rosa", "iss": ISSUER, "aud": AUDIENCE, "exp": 4_000_000_000}
    tokens = [
        people.issue("rosa", [], timedelta(seconds=-1)),
        jwt.encode(good, "", algorithm="none"),
        jwt.encode(good, "o" * 40, algorithm="HS256"),
        jwt.encode({**good, "aud": "other"}, "k" * 40, algorithm="HS256"),
        jwt.encode({**good, "iss": "http://127.0.0.1:8474"}, "k" * 40, algorithm="HS256"),
        jwt.encode({k: v for k, v in good.items() if k != "exp"}, "k" * 40, algorithm="HS256"),
        "",
        "not.a.token",
    ]
    for token in tokens:
        with pytest.raises(Unauthorized):
            people.authorize(bearer(token))
    with pytest.raises(Unauthorized):
        people.authorize(bearer(jwt.encode(good, "k" * 40, algorithm="HS256"), scheme="Basic"))
    assert people.authorize(bearer(jwt.encode(good, "k" * 40, algorithm="HS256")))
