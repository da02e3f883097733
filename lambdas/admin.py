"""Entry of `admin`: what people do — read candidates, publish, revert, run the week now, measure, take the log away."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar, get_args

from lambdas.adapters.learning_store import LearningStore
from lambdas.adapters.review_store import ReviewStore
from lambdas.bootstrap import administration, on_first_call
from lambdas.http import Call, Handler, Reply, api
from lambdas.loop.errors import InvalidInput, NotFound
from lambdas.loop.publishing import Person, Publisher
from lambdas.loop.records import Records
from lambdas.loop.stats import Measuring
from lambdas.routes import MAX_PAGE
from uptake.records import MAX_RECORDS, RecordKind, RestoreRequest
from uptake.review import CandidateList, LearningRun, PublishRequest, RuleList, StartLearning

Entry = TypeVar("Entry")


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
    new_run: Callable[[str | None], LearningRun]  # of this id, or of a new one
    records: Records
    measuring: Measuring


def build(service: Administration) -> Handler:
    """The handler over an administration."""
    return api(
        "admin",
        {
            "listCandidates": lambda call: _list_candidates(service, call),
            "getCandidate": lambda call: _get_candidate(service, call),
            "publishCandidate": lambda call: _publish(service, call),
            "listRules": lambda call: _list_rules(service, call),
            "revertRule": lambda call: Reply(200, service.publisher.revert(call.parameters["rule_id"], _person(call))),
            "startLearning": lambda call: _start_learning(service, call),
            "getLearningRun": lambda call: Reply(200, service.learning.run(call.parameters["learning_run_id"])),
            "getMeasures": lambda call: _measures(service, call),
            "listAgents": lambda _: Reply(200, service.records.agents()),
            "listRecords": lambda call: _list_records(service, call),
            "restoreRecords": lambda call: Reply(
                200, service.records.restore(RestoreRequest.model_validate(call.json()))
            ),
        },
    )


def _publish(service: Administration, call: Call) -> Reply:
    request = PublishRequest.model_validate(call.json() if call.body else {})
    rule, is_new = service.publisher.publish(call.parameters["candidate_id"], request, _person(call))
    return Reply(201 if is_new else 200, rule)


def _list_candidates(service: Administration, call: Call) -> Reply:
    page, after = _page(call, [(c.candidate_id, c) for c in service.review.candidates()])
    return Reply(200, CandidateList(candidates=service.publisher.shown(page), next=after))


def _get_candidate(service: Administration, call: Call) -> Reply:
    candidate = service.review.candidate(call.parameters["candidate_id"])
    return Reply(200, service.publisher.shown([candidate])[0])


def _list_rules(service: Administration, call: Call) -> Reply:
    page, after = _page(call, [(r.rule_id, r) for r in service.review.rules()])
    return Reply(200, RuleList(rules=page, next=after))


def _page(call: Call, entries: Sequence[tuple[str, Entry]]) -> tuple[list[Entry], str | None]:
    """The entries behind the one that the caller had last, and which one comes last now if there are more.

    Raises InvalidInput if that one is gone: the list has to be read from its start.
    """
    limit, last = call.page(MAX_PAGE)
    ids = [entry_id for entry_id, _ in entries]
    if last and last not in ids:
        raise InvalidInput("`next` names an entry that is not in the list any more; read it from its start")
    start = ids.index(last) + 1 if last else 0
    page = entries[start : start + limit]
    return [entry for _, entry in page], ids[start + limit - 1] if start + limit < len(ids) else None


def _start_learning(service: Administration, call: Call) -> Reply:
    """Record the run before it is started, so that whoever asks for it finds it; a run of this id is started once."""
    asked = StartLearning.model_validate(call.json() if call.body else {})
    run = service.new_run(asked.learning_run_id)
    known = _known(service, run.learning_run_id)
    if known is not None and known.status != "failed":
        return Reply(200, known)
    service.learning.start(run)
    try:
        service.trigger.start(run.learning_run_id)
    except Exception:
        note = "It could not be started; start it again."
        service.learning.finish(run.model_copy(update={"status": "failed", "notes": [note]}))
        raise
    return Reply(202, run, {"location": f"/v1/admin/learning-runs/{run.learning_run_id}"})


def _known(service: Administration, learning_run_id: str) -> LearningRun | None:
    try:
        return service.learning.run(learning_run_id)
    except NotFound:
        return None


def _measures(service: Administration, call: Call) -> Reply:
    weeks = call.query.get("weeks", "12")
    if not (weeks.isascii() and weeks.isdigit()):
        raise InvalidInput("weeks is a number")
    return Reply(200, service.measuring.measures(call.query.get("agent_id"), int(weeks[:9])))


def _list_records(service: Administration, call: Call) -> Reply:
    kinds: dict[str | None, RecordKind] = {f"{kind}s": kind for kind in get_args(RecordKind)}
    kind = kinds.get(call.query.get("kind"))
    agent_id = call.query.get("agent_id")
    if kind is None or not agent_id:
        raise InvalidInput("say of which agent_id, and which kind: runs, events or retractions")
    return Reply(200, service.records.page(agent_id, kind, *call.page(MAX_RECORDS)))


def _person(call: Call) -> Person:
    return Person(call.caller, call.name)


handler = on_first_call(lambda: build(administration()))
