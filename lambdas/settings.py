"""Environment of each function, written once: `as_env()` for the CDK, `from_env()` for the function."""

import os
from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal, Self, cast

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

# The object in the skills bucket that lists all of them.
SKILL_CATALOGUE_KEY = "catalogue.json"
# A published rule is in front of every agent within this time.
MAX_SKILL_AGE_SECONDS = 300


PrivacyMode = Literal["store", "redact", "omit"]
_AGENT_MODE = r"[a-z0-9]+(?:-[a-z0-9]+)*=(?:store|redact|omit)"
PrivacyByAgent = Annotated[str, Field(pattern=rf"^(?:{_AGENT_MODE}(?:,{_AGENT_MODE})*)?$")]


class Settings(BaseModel):
    """Base of every function's settings: frozen, no unknown names, one environment variable `UPTAKE_<NAME>` a field."""

    # `defer_build`: a function compiles its own settings, and not those of the others.
    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    prefix: ClassVar[str] = "UPTAKE_"

    def as_env(self) -> dict[str, str]:
        """The environment variables that `from_env` turns back into an equal object."""
        return {self.prefix + name.upper(): str(value) for name, value in self.model_dump(exclude_none=True).items()}

    @classmethod
    def from_env(cls, env: Mapping[str, str] | None = None) -> Self:
        """Read the settings from `env`, by default the process's own.

        Raises RuntimeError naming each variable at fault.
        """
        env = os.environ if env is None else env
        known = {name: env[cls.prefix + name.upper()] for name in cls.model_fields if cls.prefix + name.upper() in env}
        try:
            return cls.model_validate(known)
        except ValidationError as error:
            faults = ", ".join(
                f"{cls.prefix}{'_'.join(map(str, fault['loc'])).upper()}: {fault['msg']}" for fault in error.errors()
            )
            message = f"{cls.__name__} cannot be read from the environment ({faults}); deploy sets it"
            raise RuntimeError(message) from error


class CaptureSettings(Settings):
    """`capture` writes the log; it has no name of the memory table.

    `privacy` holds for every agent that `privacy_by_agent` (`agent=mode,agent=mode`) does not name. `pii_detector`
    comprehend asks Amazon Comprehend as well, where the mode is redact. `ask_model`: turns that the rules are not sure
    of wait for a model, which `learning` asks.
    """

    feedback_table: str
    identity_secret: str
    privacy: PrivacyMode = "redact"
    privacy_by_agent: PrivacyByAgent = ""
    pii_detector: Literal["rules", "comprehend"] = "rules"
    ask_model: bool = False

    @property
    def modes(self) -> dict[str, PrivacyMode]:
        """The mode of each agent that has one of its own."""
        pairs = (pair.split("=") for pair in self.privacy_by_agent.split(",") if pair)
        return {agent: cast("PrivacyMode", mode) for agent, mode in pairs}


class ContextSettings(Settings):
    """`context` reads memory as one actor, and the catalogue of skills."""

    memory_table: str
    skills_bucket: str
    identity_secret: str
    skills_cache_seconds: Annotated[float, Field(ge=0, le=MAX_SKILL_AGE_SECONDS)] = 120


class SkillsSettings(Settings):
    """`skills` reads the bucket.

    A skill is kept this long in the function and then in the client; the sum is how late a rule can be.
    """

    skills_bucket: str
    skills_cache_seconds: Annotated[float, Field(ge=0)] = 120
    skills_max_age_seconds: Annotated[int, Field(ge=0)] = 120

    @model_validator(mode="after")
    def _in_time(self) -> Self:
        if self.skills_cache_seconds + self.skills_max_age_seconds > MAX_SKILL_AGE_SECONDS:
            raise ValueError(f"function cache and client cache add up to more than {MAX_SKILL_AGE_SECONDS} s")
        return self


class MemoryWriterSettings(Settings):
    """`memory_writer` is fed by the log's stream and writes memories."""

    memory_table: str


class AdminSettings(Settings):
    """`admin` serves people: candidates, rules, learning runs, measures, the log on its way out and back.

    `identity` is the fingerprint of the identity secret, where it is known before the log has it.
    """

    feedback_table: str
    skills_bucket: str
    learning_function: str
    identity: str | None = None


class LearningSettings(Settings):
    """`learning` turns a week of feedback into topics and candidates.

    `model` none learns from embeddings alone; anthropic reads its key from the secret, bedrock uses the role.
    """

    feedback_table: str
    skills_bucket: str
    model: Literal["none", "anthropic", "bedrock"] = "none"
    model_id: str | None = None
    anthropic_secret: str | None = None
    anthropic_base_url: str | None = None
    min_users: int = 3
    min_sessions: int = 3
    window_days: int = 90


FUNCTIONS: dict[str, type[Settings]] = {
    "capture": CaptureSettings,
    "context": ContextSettings,
    "skills": SkillsSettings,
    "memory_writer": MemoryWriterSettings,
    "admin": AdminSettings,
    "learning": LearningSettings,
}
