"""The client of an agent pod: send runs and feedback, ask for context and skills. Every call is signed with SigV4."""

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, Self
from urllib.parse import quote

import httpx
from botocore.credentials import Credentials

from uptake.events import MAX_BATCH, BatchResult, FeedbackEvent, ItemResult, Receipt, Run, RunResult
from uptake.review import Context, ContextRequest, SkillCatalogue, SkillEntry
from uptake.signing import Signature
from uptake.transport import Transport


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
        return RunResult.model_validate_json(response.content)

    def send(self, event: FeedbackEvent) -> ItemResult:
        """Send one event; it is stored when this returns. Raises Refused with status 409 if its id is taken."""
        response = self._transport.call("POST", "/v1/feedback", _body(event))
        return ItemResult.model_validate_json(response.content)

    def send_all(self, events: Iterable[FeedbackEvent]) -> Iterator[ItemResult]:
        """Send any number of events in batches of 100; a result for each, in order. `rejected` ones are not stored."""
        remaining = iter(events)
        while batch := list(islice(remaining, MAX_BATCH)):
            response = self._transport.call("POST", "/v1/feedback", {"events": [_body(event) for event in batch]})
            yield from BatchResult.model_validate_json(response.content).results

    def receipt(self, event_id: str) -> Receipt:
        """Proof that an event is in the log. Raises Refused with status 404."""
        response = self._transport.call("GET", f"/v1/feedback/{quote(event_id, safe='')}")
        return Receipt.model_validate_json(response.content)

    def context(self, agent_id: str, user: str, *, session_id: str | None = None, max_tokens: int = 2_000) -> Context:
        """All that a session of this user with this agent starts with."""
        request = ContextRequest(agent_id=agent_id, user=user, session_id=session_id, max_tokens=max_tokens)
        response = self._transport.call("POST", "/v1/context", _body(request))
        return Context.model_validate_json(response.content)

    def skills(self) -> list[SkillEntry]:
        """The catalogue, sorted by id."""
        return SkillCatalogue.model_validate_json(self._transport.call("GET", "/v1/skills").content).skills

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


def _max_age(response: httpx.Response) -> float:
    for part in response.headers.get("cache-control", "").split(","):
        name, _, value = part.strip().partition("=")
        if name == "max-age" and value.isdigit():
            return float(value)
    return 0.0
