"""Every route, once: read by the CDK, by the local server, by the functions and by the generated API document."""

import re
from dataclasses import dataclass
from typing import Literal

from uptake import events, measures, records, review, turns
from uptake.wire import WireModel

Caller = Literal["agent", "person"]
MAX_BODY_BYTES = 256 * 1024
MAX_PAGE = 50


@dataclass(frozen=True)
class Route:
    """One method and path (`{name}` for parameters), the function that serves it, and who may call it.

    Agents sign with SigV4 (IAM authorizer); people carry a JWT, and need one of `roles`.
    `responses` maps each success status to its model (None: no JSON body). `query` names the parameters that it reads,
    `page` is the most that one page holds, `most_bytes` the most that a body may have.
    """

    method: str
    path: str
    function: str
    caller: Caller
    operation: str
    summary: str
    responses: dict[int, type[WireModel] | None]
    request: tuple[type[WireModel], ...] = ()
    roles: frozenset[str] = frozenset()
    query: frozenset[str] = frozenset()
    page: int = MAX_PAGE
    most_bytes: int = MAX_BODY_BYTES

    def match(self, path: str) -> dict[str, str] | None:
        """The path parameters if `path` is one of this route's, else None. Not decoded."""
        pattern = re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", self.path)
        found = re.fullmatch(pattern, path)
        return found.groupdict() if found else None


PAGE = frozenset({"limit", "next"})
REVIEWERS = frozenset({"reviewer", "editor", "admin"})
ADMINS = frozenset({"admin"})  # who may read users' words as they stand in the log

ROUTES: tuple[Route, ...] = (
    Route(
        "POST", "/v1/runs", "capture", "agent", "registerRun", "Register a run",
        {201: events.RunResult, 200: events.RunResult}, (events.Run,),
    ),
    Route(
        "POST", "/v1/feedback", "capture", "agent", "sendFeedback", "Send one feedback event, or a batch of up to 100",
        {201: events.ItemResult, 200: events.ItemResult, 207: events.BatchResult},
        (events.FeedbackEvent, events.FeedbackBatch),
    ),
    Route(
        "GET", "/v1/feedback/{event_id}", "capture", "agent", "getReceipt", "Is this event in the log?",
        {200: events.Receipt},
    ),
    Route(
        "DELETE", "/v1/feedback/{event_id}", "capture", "agent", "retractFeedback",
        "Take an event back, with everything that it fed", {200: events.Retraction},
    ),
    Route(
        "POST", "/v1/turns", "capture", "agent", "sendTurn", "Is this message a correction? It is recorded when it is",
        {201: turns.TurnResult, 200: turns.TurnResult, 202: turns.TurnResult}, (turns.Turn,),
    ),
    Route(
        "POST", "/v1/context", "context", "agent", "getContext", "All that a session starts with",
        {200: review.Context}, (review.ContextRequest,),
    ),
    Route(
        "GET", "/v1/skills", "skills", "agent", "listSkills", "The catalogue of skills",
        {200: review.SkillCatalogue, 304: None},
    ),
    Route(
        "GET", "/v1/skills/{skill_id}", "skills", "agent", "getSkill", "One SKILL.md, with its digest as ETag",
        {200: None, 304: None},
    ),
    Route(
        "GET", "/v1/admin/candidates", "admin", "person", "listCandidates", "Proposed rules, strongest first",
        {200: review.CandidateList}, roles=REVIEWERS, query=PAGE,
    ),
    Route(
        "GET", "/v1/admin/candidates/{candidate_id}", "admin", "person", "getCandidate", "One proposed rule",
        {200: review.Candidate}, roles=REVIEWERS,
    ),
    Route(
        "POST", "/v1/admin/candidates/{candidate_id}/publish", "admin", "person", "publishCandidate",
        "Publish a proposed rule into its skill",
        {201: review.Rule, 200: review.Rule}, (review.PublishRequest,), REVIEWERS,
    ),
    Route(
        "GET", "/v1/admin/rules", "admin", "person", "listRules", "Every published rule, with its provenance",
        {200: review.RuleList}, roles=REVIEWERS, query=PAGE,
    ),
    Route(
        "POST", "/v1/admin/rules/{rule_id}/revert", "admin", "person", "revertRule", "Take one rule back",
        {200: review.Rule}, roles=REVIEWERS,
    ),
    Route(
        "POST", "/v1/admin/learning-runs", "admin", "person", "startLearning", "Run the week now",
        {202: review.LearningRun, 200: review.LearningRun}, (review.StartLearning,), REVIEWERS,
    ),
    Route(
        "GET", "/v1/admin/learning-runs/{learning_run_id}", "admin", "person", "getLearningRun",
        "How far a learning run is", {200: review.LearningRun}, roles=REVIEWERS,
    ),
    Route(
        "GET", "/v1/admin/stats", "admin", "person", "getMeasures",
        "Acceptance by agent, version and week, and corrections",
        {200: measures.Measures}, roles=REVIEWERS, query=frozenset({"agent_id", "weeks"}),
    ),
    Route(
        "GET", "/v1/admin/agents", "admin", "person", "listAgents", "Every agent with a run or an event",
        {200: records.AgentList}, roles=ADMINS,
    ),
    Route(
        "GET", "/v1/admin/records", "admin", "person", "listRecords", "What the log keeps of an agent, for an export",
        {200: records.RecordPage}, roles=ADMINS, query=PAGE | {"agent_id", "kind"}, page=records.MAX_RECORDS,
    ),
    Route(
        "POST", "/v1/admin/records", "admin", "person", "restoreRecords",
        "Store up to 100 exported records as they were",
        {200: records.RestoreResult}, (records.RestoreRequest,), ADMINS, most_bytes=3 * 1024 * 1024,
    ),
)  # fmt: skip


def of_function(function: str) -> tuple[Route, ...]:
    """The routes that one function serves."""
    return tuple(route for route in ROUTES if route.function == function)


def methods_of(path: str) -> tuple[str, ...]:
    """The methods that `path` answers to, sorted; empty if it is no path of ours."""
    return tuple(sorted({route.method for route in ROUTES if route.match(path) is not None}))
