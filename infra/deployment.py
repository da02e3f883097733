"""What an administrator may set, read from CDK context: `uptake:<name>` in cdk.json, or `-c uptake:<name>=<value>`."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, Self

from constructs import Node
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints, ValidationError, model_validator

from lambdas.settings import PrivacyByAgent, PrivacyMode

_PREFIX = "uptake:"
_ENVIRONMENT = {"account": "CDK_DEFAULT_ACCOUNT", "region": "CDK_DEFAULT_REGION"}


def _as_list(value: Any) -> Any:
    """The command line has only texts: commas part a list there."""
    return [part.strip() for part in value.split(",") if part.strip()] if isinstance(value, str) else value


Arn = Annotated[str, StringConstraints(pattern=r"^arn:[^*?]+$")]  # no wildcard: a role names what it may use
SecretArn = Annotated[str, StringConstraints(pattern=r"^arn:[a-z-]+:secretsmanager:[a-z0-9-]+:\d{12}:secret:[^*?]+$")]


class DeploymentSettings(BaseModel):
    """One deployment: where it goes, which model it learns with, what it keeps, its ceilings.

    Account and region come from the credentials of `cdk` (CDK_DEFAULT_ACCOUNT, CDK_DEFAULT_REGION); without them the
    templates fit any account. What is None here keeps the default of the function's own settings.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    account: str | None = None
    region: str | None = None
    name: Annotated[str, StringConstraints(pattern=r"^[A-Z][A-Za-z0-9]{0,30}$")] = "Uptake"
    model: Literal["none", "anthropic", "bedrock"] = "none"
    model_id: str | None = None
    anthropic_secret_arn: SecretArn | None = None
    anthropic_base_url: str | None = None
    bedrock_model_arns: Annotated[tuple[Arn, ...], BeforeValidator(_as_list)] = ()
    min_users: Annotated[int, Field(ge=1)] | None = None
    min_sessions: Annotated[int, Field(ge=1)] | None = None
    window_days: Annotated[int, Field(ge=1)] | None = None
    requests_per_second: Annotated[int, Field(ge=1)] = 200
    table_read_units: Annotated[int, Field(ge=1)] = 4_000
    table_write_units: Annotated[int, Field(ge=1)] = 2_000
    reserve_concurrency: bool = True
    privacy: PrivacyMode | None = None
    privacy_by_agent: PrivacyByAgent | None = None
    pii_detector: Literal["rules", "comprehend"] | None = None

    @classmethod
    def read(cls, node: Node, env: Mapping[str, str]) -> Self:
        """The settings in the context of an app. Raises RuntimeError that names each key at fault."""
        context: dict[str, Any] = node.get_all_context()
        given = {key.removeprefix(_PREFIX): value for key, value in context.items() if key.startswith(_PREFIX)}
        place = {name: env[variable] for name, variable in _ENVIRONMENT.items() if env.get(variable)}
        try:
            return cls.model_validate(given | place)
        except ValidationError as error:
            faults = "; ".join(_fault(fault["loc"], fault["msg"]) for fault in error.errors())
            raise RuntimeError(
                f"this deployment cannot be set up: {faults}. Set it in cdk.json, or with -c {_PREFIX}<name>=<value>"
            ) from None  # the message says it all

    @model_validator(mode="after")
    def _model_can_be_reached(self) -> Self:
        """A model without its key or its permission would fail a week later, in the night."""
        if self.model == "anthropic" and not self.anthropic_secret_arn:
            raise ValueError("model anthropic needs anthropic_secret_arn, the secret that holds the API key")
        if self.model == "bedrock" and not (self.model_id and self.bedrock_model_arns):
            raise ValueError(
                "model bedrock needs model_id, and bedrock_model_arns: the foundation model in every region that it "
                "may run in, and the inference profile if there is one"
            )
        return self


def _fault(location: tuple[int | str, ...], message: str) -> str:
    name = _PREFIX + str(location[0]) + ": " if location else ""
    return name + message.removeprefix("Value error, ")
