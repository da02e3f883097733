"""One HTTP call to the service: sent again where that is safe and may help, and every answer told apart.

Whether a call is sent again is decided in one place, `_pause`; `Transport` and `AsyncTransport` only wait differently.
"""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any, TypeVar

import httpx
from pydantic import ValidationError

from uptake.errors import Failed, Foreign, Later, Refused, Unreachable
from uptake.events import Problem
from uptake.wire import AnswerModel

Answer = TypeVar("Answer", bound=AnswerModel)
Outcome = httpx.Response | httpx.RequestError

_AGAIN = frozenset({429, 500, 502, 503, 504})
ATTEMPTS = 4
LONGEST_PAUSE = 5.0  # seconds; a service that asks for more is not waited for inside a call


class Transport:
    """Calls `url` with `auth`. Every route is idempotent, so a call that may have been lost is simply sent again.

    At most 4 attempts, with exponential backoff and full jitter (0.2 s, 0.4 s, 0.8 s at most), or after the time that
    the service asks for (`Retry-After`), if that is at most 5 s.
    """

    def __init__(
        self,
        url: str,
        auth: httpx.Auth,
        *,
        timeout: float = 30,
        attempts: int = ATTEMPTS,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.url = url.rstrip("/")
        self._auth = auth
        self._http = httpx.Client(base_url=self.url, auth=auth, timeout=timeout, trust_env=False)
        self._attempts = attempts
        self._sleep = sleep

    def limited(self, timeout: float, attempts: int) -> "Transport":
        """Another way to the same service with the same proof of identity, and other limits."""
        return Transport(self.url, self._auth, timeout=timeout, attempts=attempts, sleep=self._sleep)

    def close(self) -> None:
        """Close the connections."""
        self._http.close()

    def call(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> httpx.Response:
        """One call; answers 2xx and 304. Raises Unreachable, Refused (4xx) or Failed (5xx, 429)."""
        attempt = 0
        while True:
            attempt += 1
            outcome: Outcome
            try:
                outcome = self._http.request(method, path, json=body, headers=headers)
            except httpx.RequestError as error:
                outcome = error
            pause = _pause(outcome, attempt, self._attempts)
            if pause is None:
                return _checked(outcome, self.url)
            self._sleep(pause)


class AsyncTransport:
    """The same for asyncio."""

    def __init__(
        self,
        url: str,
        auth: httpx.Auth,
        *,
        timeout: float = 30,
        attempts: int = ATTEMPTS,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.url = url.rstrip("/")
        self._http = httpx.AsyncClient(base_url=self.url, auth=auth, timeout=timeout, trust_env=False)
        self._attempts = attempts
        self._sleep = sleep

    async def close(self) -> None:
        """Close the connections."""
        await self._http.aclose()

    async def call(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> httpx.Response:
        """One call; answers 2xx and 304. Raises Unreachable, Refused (4xx) or Failed (5xx, 429)."""
        attempt = 0
        while True:
            attempt += 1
            outcome: Outcome
            try:
                outcome = await self._http.request(method, path, json=body, headers=headers)
            except httpx.RequestError as error:
                outcome = error
            pause = _pause(outcome, attempt, self._attempts)
            if pause is None:
                return _checked(outcome, self.url)
            await self._sleep(pause)


def parsed(model: type[Answer], response: httpx.Response) -> Answer:
    """The answer as a model. Raises Failed where it is none: what was sent may be stored all the same."""
    try:
        return model.model_validate_json(response.content)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        detail = f"the answer cannot be read ({'/'.join(map(str, first['loc']))}: {first['msg']}); update `uptake`"
        raise Failed(Problem(title="Unknown answer", status=response.status_code, detail=detail)) from error


def _pause(outcome: Outcome, attempt: int, attempts: int) -> float | None:
    """Seconds to wait before the call is sent again; None: this outcome is the last."""
    if attempt >= attempts or (isinstance(outcome, httpx.Response) and outcome.status_code not in _AGAIN):
        return None
    jitter = random.uniform(0, 0.2 * 2 ** (attempt - 1))  # noqa: S311 - jitter, no secret
    asked = retry_after(outcome) if isinstance(outcome, httpx.Response) else None
    if asked is None:
        return jitter
    return None if asked > LONGEST_PAUSE else max(asked, jitter)


def retry_after(response: httpx.Response) -> float | None:
    """The seconds of `Retry-After`, given as a number or a date (RFC 9110 §10.2.3); None where it says nothing."""
    text = response.headers.get("retry-after", "").strip()
    if text.isascii() and text.isdigit():
        return float(text[:9])
    try:
        moment = parsedate_to_datetime(text)
    except ValueError:
        return None
    return max(0.0, (moment.astimezone(UTC) - datetime.now(UTC)).total_seconds())


def _checked(outcome: Outcome, url: str) -> httpx.Response:
    if isinstance(outcome, httpx.RequestError):
        hint = "is the address right, and the service up? On this machine: make serve"
        raise Unreachable(f"nothing answers at {url} ({type(outcome).__name__}); {hint}") from outcome
    if outcome.is_success or outcome.status_code == 304:
        return outcome
    raise _refusal(outcome)


def _refusal(response: httpx.Response) -> Refused:
    status = response.status_code
    ours = True
    try:
        problem = Problem.model_validate_json(response.content)
    except ValidationError:  # API Gateway's own answers are no problem documents
        ours = False
        reason = response.reason_phrase or "no reason given"
        problem = Problem(title=reason, status=status, detail=response.text[:300] or reason)
    if status in _AGAIN:
        asked = retry_after(response)
        return Failed(problem) if asked is None else Later(problem, asked)
    return Refused(problem) if ours else Foreign(problem)
