"""One function of the loop with what belongs to it alone: a role, a log group, its environment."""

from collections.abc import Sequence
from dataclasses import dataclass

from aws_cdk import Duration, RemovalPolicy
from aws_cdk import aws_iam as iam
from aws_cdk import aws_lambda as lambda_
from aws_cdk import aws_logs as logs
from constructs import Construct

from infra.bundles import Bundle, BundleKind
from lambdas.settings import Settings


@dataclass(frozen=True)
class Shape:
    """Which code a function runs, and how big: Lambda gives processor in proportion to memory."""

    bundle: BundleKind = "hot"
    memory_mb: int = 1024
    timeout_seconds: int = 10


# The HTTP API waits 30 seconds at most, so no function behind it takes longer.
SHAPES: dict[str, Shape] = {
    "capture": Shape(timeout_seconds=29),  # a batch may have to wait for Comprehend
    "context": Shape(),
    "skills": Shape(),
    "memory_writer": Shape(memory_mb=512, timeout_seconds=60),
    "admin": Shape(timeout_seconds=29),
    "learning": Shape("learning", memory_mb=3008, timeout_seconds=900),
}


class LoopFunction(Construct):
    """A function named as its entry file, with exactly the permissions and the settings that it is given."""

    def __init__(
        self,
        scope: Construct,
        name: str,
        *,
        bundle: Bundle,
        settings: Settings,
        statements: Sequence[iam.PolicyStatement],
        reserved_concurrency: int | None = None,
    ) -> None:
        super().__init__(scope, "".join(part.title() for part in name.split("_")))
        shape = SHAPES[name]
        log_group = logs.LogGroup(
            self, "Log", retention=logs.RetentionDays.THREE_MONTHS, removal_policy=RemovalPolicy.DESTROY
        )
        self.role = self._role(log_group, statements)
        self.function = lambda_.Function(
            self,
            "Function",
            runtime=lambda_.Runtime.PYTHON_3_14,
            architecture=lambda_.Architecture.ARM_64,
            # The digest is known already: nobody needs to read the folder again.
            code=lambda_.Code.from_asset(str(bundle.path), asset_hash=bundle.digest),
            handler=f"lambdas.{name}.handler",
            memory_size=shape.memory_mb,
            timeout=Duration.seconds(shape.timeout_seconds),
            reserved_concurrent_executions=reserved_concurrency,
            role=self.role,
            log_group=log_group,
            logging_format=lambda_.LoggingFormat.JSON,
            environment={
                "POWERTOOLS_SERVICE_NAME": name,
                "POWERTOOLS_LOG_LEVEL": "INFO",
                **settings.as_env(),
            },
        )

    def _role(self, log_group: logs.LogGroup, statements: Sequence[iam.PolicyStatement]) -> iam.Role:
        write_log = iam.PolicyStatement(
            actions=["logs:CreateLogStream", "logs:PutLogEvents"], resources=[log_group.log_group_arn]
        )
        return iam.Role(
            self,
            "Role",
            assumed_by=iam.ServicePrincipal("lambda.amazonaws.com"),
            inline_policies={"Own": iam.PolicyDocument(statements=[write_log, *statements])},
        )
