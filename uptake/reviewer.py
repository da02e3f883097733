"""The client of a person who decides what is learned: candidates, publish, revert, run the week now."""

import time
import uuid
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any, Self, TypeVar
from urllib.parse import quote, urlencode

import httpx

from uptake.measures import Measures
from uptake.records import AgentList, RecordKind, RecordPage, RecordResult, RestoreResult
from uptake.review import Candidate, CandidateList, LearningRun, PublishRequest, Rule, RuleList
from uptake.transport import Transport, parsed

Page = TypeVar("Page", CandidateList, RuleList)


class Bearer(httpx.Auth):
    """A person's JWT, as Cognito gives it."""

    def __init__(self, token: str) -> None:
        self._token = token

    def auth_flow(self, request: httpx.Request) -> Generator[httpx.Request, httpx.Response, None]:
        """Add the header."""
        request.headers["authorization"] = f"Bearer {self._token}"
        yield request


class Reviewer:
    """Speaks for one person. Calls raise `uptake.errors.ServiceError`. Usable as a context manager."""

    def __init__(self, url: str, token: str, *, sleep: Callable[[float], None] = time.sleep) -> None:
        self._transport = Transport(url, Bearer(token))
        self._sleep = sleep

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the connections."""
        self._transport.close()

    def candidates(self) -> list[Candidate]:
        """Proposed rules, most distinct users first."""
        return [candidate for page in self._pages(CandidateList, "candidates") for candidate in page.candidates]

    def candidate(self, candidate_id: str) -> Candidate:
        """One proposed rule."""
        return parsed(Candidate, self._get(f"candidates/{quote(candidate_id, safe='')}"))

    def rules(self) -> list[Rule]:
        """Every published rule, newest first."""
        return [rule for page in self._pages(RuleList, "rules") for rule in page.rules]

    def publish(self, candidate_id: str, *, rule: str | None = None, skill_id: str | None = None) -> Rule:
        """Put a candidate's rule in front of every agent, in these words or the candidate's."""
        body = PublishRequest(rule=rule, skill_id=skill_id).model_dump(exclude_none=True)
        path = f"/v1/admin/candidates/{quote(candidate_id, safe='')}/publish"
        return parsed(Rule, self._transport.call("POST", path, body))

    def revert(self, rule_id: str) -> Rule:
        """Take one rule back; every other line of its skill stays as it is."""
        return parsed(Rule, self._transport.call("POST", f"/v1/admin/rules/{quote(rule_id, safe='')}/revert"))

    def learn(self, progress: Callable[[LearningRun], None] = lambda _: None) -> LearningRun:
        """Run the week now and wait until it is done, up to 15 minutes as the function itself may take.

        `progress` is told of the run as it goes. Raises TimeoutError if it has not ended by then.
        """
        asked = {"learning_run_id": f"l-{uuid.uuid4().hex}"}  # named here: sent twice, it is still one run
        run = parsed(LearningRun, self._transport.call("POST", "/v1/admin/learning-runs", asked))
        for _ in range(4 * 15 * 60):
            progress(run)
            if run.status != "running":
                return run
            self._sleep(0.25)
            run = parsed(LearningRun, self._get(f"learning-runs/{quote(run.learning_run_id, safe='')}"))
        raise TimeoutError(f"learning run {run.learning_run_id} has not ended; look in the log of the function")

    def measures(self, agent_id: str | None = None, weeks: int = 12) -> Measures:
        """How agents did in the last weeks. Raises Refused with status 404 if there is no such agent."""
        asked = {"weeks": weeks} | ({"agent_id": agent_id} if agent_id else {})
        return parsed(Measures, self._get(f"stats?{urlencode(asked)}"))

    def agents(self) -> AgentList:
        """Every agent with a run or an event. Needs the role `admin`, as the next two do."""
        return parsed(AgentList, self._get("agents"))

    def records(self, agent_id: str, kind: RecordKind) -> Iterator[dict[str, Any]]:
        """All of one kind that the log keeps of an agent, in the order received, fetched as far as you iterate."""
        after: str | None = ""
        while after is not None:
            asked = {"agent_id": agent_id, "kind": f"{kind}s"} | ({"next": after} if after else {})
            page = parsed(RecordPage, self._get(f"records?{urlencode(asked)}"))
            yield from page.records
            after = page.next

    def restore(
        self, records: Sequence[dict[str, Any]], identity: str | None = None, *, accept_identity: bool = False
    ) -> list[RecordResult]:
        """Store up to 100 records as they were exported; a result for each. The same again changes nothing.

        Raises Refused with status 409 if `identity` is the fingerprint of another secret than the service has, or if
        one of the two is not known, unless `accept_identity` says that the secret is the same.
        """
        body: dict[str, Any] = {"records": list(records)}
        body |= {"identity": identity} if identity else {}
        body |= {"accept_identity": True} if accept_identity else {}
        return parsed(RestoreResult, self._transport.call("POST", "/v1/admin/records", body)).results

    def _pages(self, model: type[Page], path: str) -> Iterator[Page]:
        page = parsed(model, self._get(path))
        yield page
        while page.next:
            page = parsed(model, self._get(f"{path}?next={quote(page.next, safe='')}"))
            yield page

    def _get(self, path: str) -> httpx.Response:
        return self._transport.call("GET", f"/v1/admin/{path}")
