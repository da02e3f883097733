"""How well agents do: what share of their runs nobody corrected, week by week, and where the corrections came from."""

from pydantic import Field

from uptake.wire import AnswerModel, Instant

UNKNOWN = "unknown"
MAX_WEEKS = 53


class Acceptance(AnswerModel):
    """The runs of one agent, version and ISO week (of UTC), and how many of them somebody corrected."""

    agent_id: str
    prompt_version: str | None = Field(None, description="As the run says, or else an event about it.")
    week: str = Field(examples=["2026-W10"])
    completions: int = Field(description="Registered runs.")
    corrected: int = Field(description="Of these, the ones with a correction that stands.")
    acceptance: float = Field(description="(completions - corrected) / completions.")
    low: float = Field(description="Lower bound of its 95 % interval (Wilson).")
    high: float


class Corrections(AnswerModel):
    """How many corrections of one agent stand, by surface and severity; `unknown` where none was sent."""

    agent_id: str
    surface: str
    severity: str
    count: int


class Orphans(AnswerModel):
    """How many events of an agent are about a run that is not registered: they count in no acceptance."""

    agent_id: str
    count: int


class Measures(AnswerModel):
    """The weeks from `since` (a Monday) to `until`. What was retracted, replaced or taken back does not count."""

    since: Instant
    until: Instant
    acceptance: list[Acceptance]
    corrections: list[Corrections]
    orphans: list[Orphans] = Field(description="Agents without any are left out.")
    notes: list[str] = Field(default_factory=list, description="What a person should know of these figures.")
