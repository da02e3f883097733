"""The client of an agent pod: send runs and feedback, ask for context and skills. Every call is signed with SigV4."""

import json
import time
import uuid
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Self
from urllib.parse import quote

import httpx
from botocore.credentials import Credentials

from uptake.events import MAX_BATCH, BatchResult, FeedbackEvent, ItemResult, Receipt, Run, RunResult
from uptake.review import Context, ContextRequest, SkillCatalogue, SkillEntry
from uptake.signing import Signature
from uptake.transport import Transport, parsed

MAX_BATCH_BYTES = 240 * 1024  # a request has at most 256 KiB, and the list around the events takes a little


@dataclass(frozen=True)
class Skill:
    """One `SKILL.md`; `digest` names its bytes, and goes on the record of a run that read it."""

    skill_id: str
    text: str
    digest: str


class Client:
    """Speaks for one agent pod.

    Calls raise `uptake.errors.ServiceError`. Usable as a context manager; one client may serve many threads.
    """

    def __init__(
        self,
        url: str,
        *,
        region: str = "us-east-1",
        credentials: Credentials | None = None,
        timeout: float = 30,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._transport = Transport(url, Signature(region, credentials), timeout=timeout)
        self._now = now
        self._skills: dict[str, tuple[float, Skill]] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the connections."""
        self._transport.close()

    def register_run(self, run: Run) -> RunResult:
        """Register a run; it is stored when this returns."""
        response = self._transport.call("POST", "/v1/runs", _body(run))
        return parsed(RunResult, response)

    def send(self, event: FeedbackEvent) -> ItemResult:
        """Send one event; it is stored when this returns. Raises Refused with status 409 if its id is taken.

        An event without an id gets one here, so that it is one event however often it has to be sent.
        """
        response = self._transport.call("POST", "/v1/feedback", _body(_named(event)))
        return parsed(ItemResult, response)

    def send_all(self, events: Iterable[FeedbackEvent]) -> Iterator[ItemResult]:
        """Send any number of events, as many at once as the service takes; a result for each, in order.

        `rejected` ones are not stored. When this raises, the events whose results came before are stored.
        """
        for batch in _batches(_body(_named(event)) for event in events):
            response = self._transport.call("POST", "/v1/feedback", {"events": batch})
            yield from parsed(BatchResult, response).results

    def receipt(self, event_id: str) -> Receipt:
        """Proof that an event is in the log. Raises Refused with status 404."""
        response = self._transport.call("GET", f"/v1/feedback/{quote(event_id, safe='')}")
        return parsed(Receipt, response)

    def context(self, agent_id: str, user: str, *, session_id: str | None = None, max_tokens: int = 2_000) -> Context:
        """All that a session of this user with this agent starts with."""
        request = ContextRequest(agent_id=agent_id, user=user, session_id=session_id, max_tokens=max_tokens)
        response = self._transport.call("POST", "/v1/context", _body(request))
        return parsed(Context, response)

    def skills(self) -> list[SkillEntry]:
        """The catalogue, sorted by id."""
        return parsed(SkillCatalogue, self._transport.call("GET", "/v1/skills")).skills

    def skill(self, skill_id: str) -> Skill:
        """One skill: kept for the time that the service allows, then asked for again by its digest."""
        fresh_until, kept = self._skills.get(skill_id, (0.0, None))
        if kept and self._now() < fresh_until:
            return kept
        headers = {"if-none-match": f'"{kept.digest}"'} if kept else None
        response = self._transport.call("GET", f"/v1/skills/{quote(skill_id, safe='')}", headers=headers)
        if kept is None or response.status_code != 304:
            kept = Skill(skill_id, response.text, response.headers["etag"].strip('"'))
        self._skills[skill_id] = (self._now() + _max_age(response), kept)
        return kept


def _body(model: Run | FeedbackEvent | ContextRequest) -> dict[str, Any]:
    return model.model_dump(mode="json", exclude_unset=True)


def _named(event: FeedbackEvent) -> FeedbackEvent:
    return event if event.event_id else event.model_copy(update={"event_id": uuid.uuid4().hex})


def _batches(bodies: Iterable[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """Up to 100 bodies at once, and no more than fit in one request; one that is too large stands alone."""
    batch: list[dict[str, Any]] = []
    size = 0
    for body in bodies:
        length = len(json.dumps(body, ensure_ascii=False).encode()) + 1
        if batch and (len(batch) == MAX_BATCH or size + length > MAX_BATCH_BYTES):
            yield batch
            batch, size = [], 0
        batch.append(body)
        size += length
    if batch:
        yield batch


def _max_age(response: httpx.Response) -> float:
    for part in response.headers.get("cache-control", "").split(","):
        name, _, value = part.strip().partition("=")
        if name == "max-age" and value.isdigit():
            return float(value)
    return 0.0
