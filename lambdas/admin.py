"""Entry of `admin`: what people do — read candidates, publish, revert, run the week now."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from lambdas.adapters.learning_store import LearningStore
from lambdas.adapters.review_store import ReviewStore
from lambdas.bootstrap import administration, on_first_call
from lambdas.http import Call, Handler, Reply, api
from lambdas.loop.publishing import Publisher
from uptake.review import CandidateList, LearningRun, PublishRequest, RuleList


class LearningTrigger(Protocol):
    """Starts a learning run that goes on after the call."""

    def start(self, learning_run_id: str) -> None:
        """Start it; the same id twice is one run."""


@dataclass(frozen=True)
class Administration:
    """What the operations of people work on."""

    review: ReviewStore
    publisher: Publisher
    learning: LearningStore
    trigger: LearningTrigger
    new_run: Callable[[], LearningRun]


def build(service: Administration) -> Handler:
    """The handler over an administration."""
    review = service.review
    return api(
        "admin",
        {
            "listCandidates": lambda _: Reply(200, CandidateList(candidates=review.candidates())),
            "getCandidate": lambda call: Reply(200, review.candidate(call.parameters["candidate_id"])),
            "publishCandidate": lambda call: _publish(service, call),
            "listRules": lambda _: Reply(200, RuleList(rules=review.rules())),
            "revertRule": lambda call: Reply(200, service.publisher.revert(call.parameters["rule_id"], call.caller)),
            "startLearning": lambda _: _start_learning(service),
            "getLearningRun": lambda call: Reply(200, service.learning.run(call.parameters["learning_run_id"])),
        },
    )


def _publish(service: Administration, call: Call) -> Reply:
    request = PublishRequest.model_validate(call.json() if call.body else {})
    rule, is_new = service.publisher.publish(call.parameters["candidate_id"], request, call.caller)
    return Reply(201 if is_new else 200, rule)


def _start_learning(service: Administration) -> Reply:
    """Record the run before it is started, so that whoever asks for it finds it."""
    run = service.new_run()
    service.learning.start(run)
    service.trigger.start(run.learning_run_id)
    return Reply(202, run, {"location": f"/v1/admin/learning-runs/{run.learning_run_id}"})


handler = on_first_call(lambda: build(administration()))
