"""What the local service acknowledged is there after it: after a stop, a kill under load, and a full disk."""

import resource
import threading
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from lambdas.adapters.attributes import to_attributes
from local.journal import Journal, Write
from local.keys import keys_of
from tests.running import RunningService, correction, wait_until
from uptake.client import Client
from uptake.errors import Failed, Refused, ServiceError
from uptake.review import Candidate, LearningRun, Rule
from uptake.reviewer import Reviewer

SKILL = "cell-line-resolution"
RULE = "When a table holds names of cell lines, resolve them first."


def candidate_of(service: RunningService, client: Client) -> Candidate:
    """A candidate that the week proposes after enough people ask for the same."""
    for number in range(4):
        client.send(correction(number, f"asks{number}@example.com"))
    with service.reviewer() as reviewer:
        assert reviewer.learn().status == "succeeded"
        (candidate,) = reviewer.candidates()
    return candidate


@pytest.mark.parametrize("engine", ["moto", "dynamodb-local"])
def test_state_is_kept_across_restarts(tmp_path: Path, engine: str) -> None:
    """After a stop and a start everything is as it was: events, memories, candidates, rules, skills, ids and tokens."""
    with RunningService(tmp_path / "data", "--engine", engine) as service, service.client() as client:
        candidate_id = candidate_of(service, client).candidate_id
        wait_until(lambda: client.context("bio", "asks1@example.com").memories)
        token, url = service.connection["reviewer_token"], service.url
        with service.reviewer() as reviewer:
            rule = reviewer.publish(candidate_id, rule=RULE, skill_id=SKILL)
            wait_until(lambda: shows(client, rule))
            before = seen(client, reviewer)
    assert rule.status == "live"

    with RunningService(tmp_path / "data", "--engine", engine) as service, service.client() as client:
        assert service.url != url, "the test is about another port"
        with Reviewer(service.url, token) as reviewer:
            assert seen(client, reviewer) == before
            assert reviewer.rules() == [rule]
            assert reviewer.revert(rule.rule_id).status == "reverted"
        assert client.send(correction(1, "asks1@example.com")).status == "duplicate"


def shows(client: Client, rule: Rule) -> bool:
    """Whether an agent gets the rule, by its context and by its skill."""
    digests = {skill.digest for skill in client.context("bio", "asks1@example.com").skills}
    return rule.digest in digests and rule.text in client.skill(SKILL).text


def seen(client: Client, reviewer: Reviewer) -> dict[str, Any]:
    """What there is to see."""
    return {
        "context": client.context("bio", "asks1@example.com"),
        "receipt": client.receipt("asks1@example.com-1"),
        "skill": client.skill(SKILL),
        "candidates": reviewer.candidates(),
        "rules": reviewer.rules(),
    }


class Load:
    """What a service is asked to do until it is gone, and what of it was acknowledged."""

    def __init__(self) -> None:
        self.events: dict[str, str] = {}  # and their users
        self.decisions: list[str] = []  # "live" and "reverted", in turn
        self.in_hand: str | None = None  # the decision that was sent and not answered
        self.runs: list[str] = []
        self.candidate: Candidate | None = None

    def threads(self, service: RunningService, round_number: int) -> list[threading.Thread]:
        users = [f"user{n}@example.com" for n in range(3)]
        started = [
            threading.Thread(target=self._send, args=(service, user, 1000 * (round_number + 1))) for user in users
        ]
        return [*started, threading.Thread(target=self._decide, args=(service,))]

    def _send(self, service: RunningService, user: str, first: int) -> None:
        with service.client() as client:
            client._transport._sleep = lambda _: None
            for number in range(first, first + 1000):
                try:
                    result = client.send(correction(number, user))
                except ServiceError:
                    return
                assert result.event_id
                self.events[result.event_id] = user

    def _decide(self, service: RunningService) -> None:
        """Publish and revert in turn; what a kill left open is asked for again first."""
        with service.reviewer() as reviewer:
            reviewer._transport._sleep = lambda _: None
            while True:
                last = self.decisions[-1] if self.decisions else "reverted"
                self.in_hand = self.in_hand or ("live" if last == "reverted" else "reverted")
                try:
                    self.decide(reviewer, self.in_hand)
                except Refused:  # the learning touches the candidate in this very moment
                    continue
                except ServiceError:
                    return
                self.decisions.append(self.in_hand)
                self.in_hand = None

    def decide(self, reviewer: Reviewer, status: str) -> None:
        assert self.candidate
        if status == "live":
            rule = reviewer.publish(self.candidate.candidate_id, rule=RULE, skill_id=SKILL)
        else:
            rule = reviewer.revert(reviewer.rules()[0].rule_id)
        assert rule.status == status

    def learn(self, service: RunningService) -> None:
        """Start the week, and leave it running."""
        run_id = f"l-{len(self.runs)}"
        with service.reviewer() as reviewer:
            reviewer._transport.call("POST", "/v1/admin/learning-runs", {"learning_run_id": run_id})
        self.runs.append(run_id)


def test_nothing_acknowledged_is_lost_by_a_kill(tmp_path: Path) -> None:
    """SIGKILL under load, three times: every acknowledged event, decision and learning run stands, and goes on."""
    load = Load()
    for round_number in range(3):
        with RunningService(tmp_path / "data") as service:
            with service.client() as client:
                load.candidate = load.candidate or candidate_of(service, client)
                check_events(load, client)
            threads = load.threads(service, round_number)
            decisions = len(load.decisions)
            for thread in threads:
                thread.start()
            wait_until(lambda: len(load.events) >= 40 * (round_number + 1), seconds=60)  # noqa: B023
            wait_until(lambda: len(load.decisions) >= decisions + 3, seconds=60)  # noqa: B023
            load.learn(service)
            service.kill()
            for thread in threads:
                thread.join()

    with RunningService(tmp_path / "data") as service, service.client() as client, service.reviewer() as reviewer:
        check_events(load, client)
        for run_id in load.runs:
            wait_until(lambda: status_of(reviewer, run_id) == "succeeded", seconds=60)  # noqa: B023
        check_decisions(load, client, reviewer)
        for user in set(load.events.values()):
            mine = {event_id for event_id, owner in load.events.items() if owner == user}
            wait_until(lambda: mine <= set(remembered(client, user)))  # noqa: B023
            memories = remembered(client, user)
            assert len(set(memories)) == len(memories), "an event is remembered twice"


def check_events(load: Load, client: Client) -> None:
    for event_id, user in load.events.items():
        assert client.receipt(event_id).event_id == event_id, f"{event_id} of {user} is lost"


def check_decisions(load: Load, client: Client, reviewer: Reviewer) -> None:
    """The rule is as it was decided last; one that was not answered may have come to be, and can be completed."""
    (rule,) = reviewer.rules()
    intended = {"live": {"publishing", "live"}, "reverted": {"reverting", "reverted"}}
    assert rule.status in {load.decisions[-1]} | (intended[load.in_hand] if load.in_hand else set())
    if rule.status in {"live", "reverted"}:
        wait_until(lambda: client.skill(SKILL).text.count(rule.rule_id) == (rule.status == "live"))
    for status in (load.in_hand or load.decisions[-1], "reverted"):
        load.decide(reviewer, status)
        wait_until(lambda: client.skill(SKILL).text.count(rule.rule_id) == (status == "live"))  # noqa: B023


def status_of(reviewer: Reviewer, run_id: str) -> str:
    return str(reviewer._get(f"learning-runs/{run_id}").json()["status"])


def remembered(client: Client, user: str) -> list[str]:
    return [memory.event_id for memory in client.context("bio", user, max_tokens=100_000).memories]


def test_learning_run_that_was_cut_off_goes_on(tmp_path: Path) -> None:
    """A run that is recorded as running when the service starts is run to its end, whoever waits for it."""
    run = LearningRun(learning_run_id="l-cut", status="running", started_at=datetime(2026, 3, 9, tzinfo=UTC))
    item = {"pk": "LEARNING-RUNS", "sk": "l-cut", **run.model_dump(mode="json", exclude_none=True)}
    journal = Journal(tmp_path / "data")
    journal.record([Write("feedback", ("LEARNING-RUNS", "l-cut"), to_attributes(item), on_stream=True)])
    journal.close()
    keys_of(tmp_path / "data", is_new=True)

    with RunningService(tmp_path / "data") as service, service.reviewer() as reviewer:
        wait_until(lambda: status_of(reviewer, "l-cut") == "succeeded", seconds=60)


def test_full_disk_stops_the_service_and_loses_nothing(tmp_path: Path) -> None:
    """When the journal cannot be written nothing is acknowledged or shown any more; a restart has all that was."""
    acknowledged: list[str | None] = []
    with RunningService(tmp_path / "data") as service, service.client() as client:
        client._transport._sleep = lambda _: None
        (journal,) = (tmp_path / "data").glob("journal-*.jsonl")
        limit = journal.stat().st_size + 5000
        resource.prlimit(service.process.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
        with pytest.raises(Failed) as failure:
            acknowledged.extend(client.send(correction(number)).event_id for number in range(1000))
        assert "nothing was acknowledged" in str(failure.value.problem.detail)
        with pytest.raises(Failed):
            client.receipt("ann@example.com-0")
    assert service.process.returncode == 0

    with RunningService(tmp_path / "data") as service, service.client() as client:
        for event_id in acknowledged:
            assert event_id
            assert client.receipt(event_id).event_id == event_id
        assert len(acknowledged) > 1
