"""The client of a person who decides what is learned: candidates, publish, revert, run the week now."""

import time
from collections.abc import Callable, Generator
from typing import Self
from urllib.parse import quote

import httpx

from uptake.review import Candidate, CandidateList, LearningRun, PublishRequest, Rule, RuleList
from uptake.transport import Transport


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
        return CandidateList.model_validate_json(self._get("candidates")).candidates

    def candidate(self, candidate_id: str) -> Candidate:
        """One proposed rule."""
        return Candidate.model_validate_json(self._get(f"candidates/{quote(candidate_id, safe='')}"))

    def rules(self) -> list[Rule]:
        """Every published rule, newest first."""
        return RuleList.model_validate_json(self._get("rules")).rules

    def publish(self, candidate_id: str, *, rule: str | None = None, skill_id: str | None = None) -> Rule:
        """Put a candidate's rule in front of every agent, in these words or the candidate's."""
        body = PublishRequest(rule=rule, skill_id=skill_id).model_dump(exclude_none=True)
        path = f"/v1/admin/candidates/{quote(candidate_id, safe='')}/publish"
        return Rule.model_validate_json(self._transport.call("POST", path, body).content)

    def revert(self, rule_id: str) -> Rule:
        """Take one rule back; every other line of its skill stays as it is."""
        path = f"/v1/admin/rules/{quote(rule_id, safe='')}/revert"
        return Rule.model_validate_json(self._transport.call("POST", path).content)

    def learn(self, progress: Callable[[LearningRun], None] = lambda _: None) -> LearningRun:
        """Run the week now and wait until it is done, up to 15 minutes as the function itself may take.

        `progress` is told of the run as it goes. Raises TimeoutError if it has not ended by then.
        """
        run = LearningRun.model_validate_json(self._transport.call("POST", "/v1/admin/learning-runs").content)
        for _ in range(4 * 15 * 60):
            progress(run)
            if run.status != "running":
                return run
            self._sleep(0.25)
            run = LearningRun.model_validate_json(self._get(f"learning-runs/{quote(run.learning_run_id, safe='')}"))
        raise TimeoutError(f"learning run {run.learning_run_id} has not ended; look in the log of the function")

    def _get(self, path: str) -> bytes:
        return self._transport.call("GET", f"/v1/admin/{path}").content
