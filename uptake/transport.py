"""One HTTP call to the service: sent again where that is safe and may help, and every answer told apart."""

import random
import time
from collections.abc import Callable
from typing import Any, TypeVar

import httpx
from pydantic import ValidationError

from uptake.errors import Failed, Refused, Unreachable
from uptake.events import Problem
from uptake.wire import AnswerModel

Answer = TypeVar("Answer", bound=AnswerModel)

_AGAIN = frozenset({429, 500, 502, 503, 504})
ATTEMPTS = 4


class Transport:
    """Calls `url` with `auth`. Every route is idempotent, so a call that may have been lost is simply sent again.

    At most 4 attempts, with exponential backoff and full jitter (0.2 s, 0.4 s, 0.8 s at most).
    """

    def __init__(
        self, url: str, auth: httpx.Auth, *, timeout: float = 30, sleep: Callable[[float], None] = time.sleep
    ) -> None:
        self.url = url.rstrip("/")
        self._http = httpx.Client(base_url=self.url, auth=auth, timeout=timeout, trust_env=False)
        self._sleep = sleep

    def close(self) -> None:
        """Close the connections."""
        self._http.close()

    def call(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> httpx.Response:
        """One call; answers 2xx and 304. Raises Unreachable, Refused (4xx) or Failed (5xx, 429)."""
        for attempt in range(ATTEMPTS):
            last = attempt == ATTEMPTS - 1
            try:
                response = self._http.request(method, path, json=body, headers=headers)
            except httpx.TransportError as error:
                if last:
                    hint = "is the address right, and the service up? On this machine: make serve"
                    raise Unreachable(f"nothing answers at {self.url} ({type(error).__name__}); {hint}") from error
            else:
                if response.status_code not in _AGAIN or last:
                    return _checked(response)
            self._sleep(random.uniform(0, 0.2 * 2**attempt))  # noqa: S311 - jitter, no secret
        raise AssertionError("unreachable")


def parsed(model: type[Answer], response: httpx.Response) -> Answer:
    """The answer as a model. Raises Failed where it is none: what was sent may be stored all the same."""
    try:
        return model.model_validate_json(response.content)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        detail = f"the answer cannot be read ({'/'.join(map(str, first['loc']))}: {first['msg']}); update `uptake`"
        raise Failed(Problem(title="Unknown answer", status=response.status_code, detail=detail)) from error


def _checked(response: httpx.Response) -> httpx.Response:
    if response.is_success or response.status_code == 304:
        return response
    try:
        problem = Problem.model_validate_json(response.content)
    except ValidationError:  # API Gateway's own answers are no problem documents
        reason = response.reason_phrase or "no reason given"
        problem = Problem(title=reason, status=response.status_code, detail=response.text[:300] or reason)
    raise (Failed if response.status_code in _AGAIN else Refused)(problem)
