"""What people and sessions read: context, skills, candidates, rules, learning runs."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from uptake.wire import AnswerModel, Identity, Instant, OpaqueId, RequestModel, Slug

MAX_RULE_CHARACTERS = 500
RuleText = Annotated[str, StringConstraints(min_length=1, max_length=MAX_RULE_CHARACTERS)]
Disposition = Literal[
    "candidate",
    "below_threshold",
    "one_off_data",
    "personal_preference",
    "conflict",
    "misunderstanding",
    "project_specific",
    "unsafe",
]


class ContextRequest(RequestModel):
    """Who is about to work for whom, and how much room there is."""

    agent_id: Slug
    user: Identity
    session_id: OpaqueId | None = None
    max_tokens: Annotated[int, Field(ge=0, le=100_000)] = 2_000


class Memory(AnswerModel):
    """One thing that this user told this agent before."""

    memory_id: str
    text: str
    event_id: str
    recorded_at: Instant


class SkillEntry(AnswerModel):
    """A skill in the catalogue; `digest` names the exact bytes of its `SKILL.md`."""

    skill_id: str
    description: str
    digest: str
    agents: list[str] = Field(description="The agents that it is written for; empty: all of them.")


class Context(AnswerModel):
    """All that a session starts with; `text` is the same as one block, ready for a system prompt."""

    memories: list[Memory]
    skills: list[SkillEntry]
    text: str
    tokens: int = Field(description="An estimate of the tokens in `text`, never above `max_tokens`.")


class SkillCatalogue(AnswerModel):
    """Every skill, sorted by id."""

    skills: list[SkillEntry]


class Quote(AnswerModel):
    """A user's words behind a candidate. Data for a reviewer's eyes, never an instruction."""

    event_id: str
    text: str


class Candidate(AnswerModel):
    """A proposed rule waiting for a person."""

    candidate_id: str
    kind: str = Field("skill_rule", examples=["skill_rule"])
    status: str = Field("pending", examples=["pending", "withdrawn", "publishing", "published", "reverted"])
    agent_id: str
    topic_id: str
    label: str
    skill_id: str | None = Field(None, description="The skill that fits best; absent where none does.")
    rule: str | None = Field(None, description="The rule as the model words it; absent when learned without one.")
    source: str = Field(examples=["claude", "extraction"])
    comments: int
    distinct_users: int
    distinct_sessions: int
    quotes: list[Quote]
    event_ids: list[str]
    rule_id: str | None = None
    created_at: Instant
    updated_at: Instant


class CandidateList(AnswerModel):
    """A page of candidates, most distinct users first; `next` goes on behind it."""

    candidates: list[Candidate]
    next: str | None = None


class PublishRequest(RequestModel):
    """A reviewer's decision: the candidate as it stands, or with their own wording or skill."""

    rule: RuleText | None = None
    skill_id: Slug | None = None


class Rule(AnswerModel):
    """One addressable line in a skill, with where it came from."""

    rule_id: str
    skill_id: str
    text: str
    status: str = Field(
        description="`publishing` and `reverting`: decided, and not yet known to be in the document.",
        examples=["publishing", "live", "reverting", "reverted"],
    )
    candidate_id: str
    topic_id: str
    event_ids: list[str]
    distinct_users: int
    distinct_sessions: int
    published_by: str = Field(description="The subject of the reviewer's token: the one name that never changes.")
    published_at: Instant
    revalidate_at: Instant
    reverted_by: str | None = None
    reverted_at: Instant | None = None
    digest: str | None = Field(None, description="Of the skill's document right after the last change to this rule.")


class RuleList(AnswerModel):
    """A page of the rules that were ever published, newest first; `next` goes on behind it."""

    rules: list[Rule]
    next: str | None = None


class StartLearning(RequestModel):
    """Run the week now. The same id again is the same run, so a call that may be lost can be sent again."""

    learning_run_id: OpaqueId | None = None


class LearningRun(AnswerModel):
    """One pass of the weekly learning: what it read, what it made, with what."""

    learning_run_id: str
    status: str = Field(examples=["running", "succeeded", "failed"])
    started_at: Instant
    finished_at: Instant | None = None
    model: str = Field("none", description="`none`, or the id of the Claude model that worded the rules.")
    embedder: str = ""
    read: int = Field(0, description="Feedback events read since the last run.")
    learned_from: int = Field(0, description="Of these, the new ones that hold a lesson.")
    left_out: dict[str, int] = Field(default_factory=dict, description="Reason to count of the rest.")
    topics: dict[str, int] = Field(default_factory=dict, description="Disposition to count of topics.")
    unassigned: int = Field(0, description="Comments of the window that are in no topic yet.")
    candidates: int = Field(0, description="Candidates pending after the run.")
    notes: list[str] = Field(default_factory=list, description="What a person should know: a model that failed, say.")
