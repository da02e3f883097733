"""The client of a person who decides what is learned: candidates, publish, revert, run the week now."""

import time
import uuid
from collections.abc import Callable, Generator, Iterator
from typing import Self, TypeVar
from urllib.parse import quote

import httpx

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

    def _pages(self, model: type[Page], path: str) -> Iterator[Page]:
        page = parsed(model, self._get(path))
        yield page
        while page.next:
            page = parsed(model, self._get(f"{path}?next={quote(page.next, safe='')}"))
            yield page

    def _get(self, path: str) -> httpx.Response:
        return self._transport.call("GET", f"/v1/admin/{path}")
