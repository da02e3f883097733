"""What runs: the functions, the API in front of them, the stream and the schedule behind them. It only composes."""

from typing import Any

from aws_cdk import CfnOutput, Stack
from constructs import Construct

from infra.api import Api
from infra.bundles import Bundle, BundleKind, Bundler
from infra.data_stack import DataStack
from infra.deployment import DeploymentSettings
from infra.failures import failure_queue
from infra.function import SHAPES, LoopFunction
from infra.guardrails import acknowledge
from infra.memory_feed import feed_memories
from infra.permissions import PERMISSIONS, Thing, statements
from infra.schedule import WeeklyLearning
from lambdas.settings import FUNCTIONS, SKILL_CATALOGUE_KEY
from lambdas.tables import BY_AGENT, FEEDBACK, MEMORY


class ServiceStack(Stack):
    """The code of one deployment, on the state in its data stack."""

    def __init__(
        self,
        scope: Construct,
        name: str,
        *,
        data: DataStack,
        settings: DeploymentSettings,
        bundler: Bundler,
        **stack: Any,
    ) -> None:
        super().__init__(scope, name, **stack)
        self._data = data
        self._bundles: dict[BundleKind, Bundle] = {
            kind: bundler(kind) for kind in sorted({shape.bundle for shape in SHAPES.values()})
        }
        memory_failures = failure_queue(self, "MemoryFailures")
        learning_failures = failure_queue(self, "LearningFailures")
        self._arns = self._arns_of_data(settings) | {
            "memory_failures": [memory_failures.queue_arn],
            "learning_failures": [learning_failures.queue_arn],
        }
        self._values = self._values_of_settings(settings)
        learning = self._add("learning", reserved_concurrency=1 if settings.reserve_concurrency else None)
        self._arns["learning_function"] = [learning.function.function_arn]
        self._values["learning_function"] = learning.function.function_name
        functions = {name: self._add(name) for name in FUNCTIONS if name != "learning"}
        functions["learning"] = learning

        feed_memories(self, functions["memory_writer"].function, self._arns["feedback_stream"][0], memory_failures)
        WeeklyLearning(
            self, "WeeklyLearning", learning.function, learning_failures, judges_turns=settings.model != "none"
        )
        api = Api(
            self,
            "Api",
            functions={name: function.function for name, function in functions.items()},
            people=data.people,
            requests_per_second=settings.requests_per_second,
        )
        CfnOutput(self, "ApiUrl", value=api.http_api.api_endpoint)

    def _add(self, name: str, reserved_concurrency: int | None = None) -> LoopFunction:
        """One function; of all values, its settings take those that they have a field for."""
        fields = FUNCTIONS[name].model_fields
        function = LoopFunction(
            self,
            name,
            bundle=self._bundles[SHAPES[name].bundle],
            settings=FUNCTIONS[name].model_validate({k: v for k, v in self._values.items() if k in fields}),
            statements=statements(name, self._arns),
            reserved_concurrency=reserved_concurrency,
        )
        if any(grant.thing == "skill_objects" for grant in PERMISSIONS[name]):
            reason = "The bucket holds nothing but skills, and a skill's key is not known at deployment."
            acknowledge(function.role, f"IAM5[Resource::{self._data.skills_arn_export}/*]", reason)
        if any(grant.thing == "comprehend" and self._arns[grant.thing] for grant in PERMISSIONS[name]):
            acknowledge(function.role, "IAM5[Resource::*]", "DetectPiiEntities looks at a text and has no resource.")
        return function

    def _values_of_settings(self, settings: DeploymentSettings) -> dict[str, Any]:
        values = {
            "feedback_table": self._data.tables[FEEDBACK.name].table_name,
            "memory_table": self._data.tables[MEMORY.name].table_name,
            "skills_bucket": self._data.skills_bucket.bucket_name,
            "identity_secret": self._data.identity_secret.secret_arn,
            "model": settings.model,
            "model_id": settings.model_id,
            "anthropic_secret": settings.anthropic_secret_arn,
            "anthropic_base_url": settings.anthropic_base_url,
            "min_users": settings.min_users,
            "min_sessions": settings.min_sessions,
            "window_days": settings.window_days,
            "privacy": settings.privacy,
            "privacy_by_agent": settings.privacy_by_agent,
            "pii_detector": settings.pii_detector,
            "ask_model": settings.model != "none",
        }
        return {name: value for name, value in values.items() if value is not None}

    def _arns_of_data(self, settings: DeploymentSettings) -> dict[Thing, list[str]]:
        feedback, memory = self._data.tables[FEEDBACK.name], self._data.tables[MEMORY.name]
        bucket = self._data.skills_bucket_arn
        return {
            "feedback_table": [feedback.table_arn],
            "feedback_by_agent": [f"{feedback.table_arn}/index/{BY_AGENT.name}"],
            "feedback_stream": [feedback.table_stream_arn or ""],
            "memory_table": [memory.table_arn],
            "skills_bucket": [bucket],
            "skill_objects": [f"{bucket}/*"],
            "skill_catalogue": [f"{bucket}/{SKILL_CATALOGUE_KEY}"],
            "identity_secret": [self._data.identity_secret.secret_arn],
            "anthropic_secret": [settings.anthropic_secret_arn] if settings.anthropic_secret_arn else [],
            # Comprehend has no resources to name: https://docs.aws.amazon.com/service-authorization, Amazon Comprehend.
            "comprehend": ["*"] if settings.pii_detector == "comprehend" else [],
            "bedrock_models": list(settings.bedrock_model_arns) if settings.model == "bedrock" else [],
        }
