"""When `learning` runs by itself, with a queue for a run that did not start or did not end well."""

import json

from aws_cdk import Stack
from aws_cdk import aws_iam as iam
from aws_cdk import aws_lambda as lambda_
from aws_cdk import aws_scheduler as scheduler
from aws_cdk import aws_sqs as sqs
from constructs import Construct

# In UTC: in every zone the week is over by then, and no reviewer is at work yet.
WEEKLY = "cron(0 4 ? * MON *)"
JUDGING = "rate(15 minutes)"
_RETRY_SECONDS = 6 * 60 * 60


class WeeklyLearning(Construct):
    """Starts the function each Monday at 04:00 UTC under an id that is the same however often it is tried.

    With a model it also judges, every 15 minutes, the turns that wait for one.
    """

    def __init__(
        self, scope: Construct, name: str, function: lambda_.Function, failures: sqs.IQueue, *, judges_turns: bool
    ) -> None:
        super().__init__(scope, name)
        self._function = function
        self._failures = failures
        self._caller = self._role()
        self._schedule(
            "Schedule",
            "Uptake: turn the week's corrections into candidates",
            WEEKLY,
            {"learning_run_id": "w-<aws.scheduler.scheduled-time>"},
        )
        if judges_turns:
            what = "Uptake: ask the model about the turns that the rules are not sure of"
            self._schedule("Judging", what, JUDGING, {"judge_turns": True})
        # The schedule only hands the call over; Lambda runs it, and has its own retries and its own way to fail.
        lambda_.CfnEventInvokeConfig(
            self,
            "Failures",
            function_name=function.function_name,
            qualifier="$LATEST",
            maximum_retry_attempts=2,
            maximum_event_age_in_seconds=_RETRY_SECONDS,
            destination_config=lambda_.CfnEventInvokeConfig.DestinationConfigProperty(
                on_failure=lambda_.CfnEventInvokeConfig.OnFailureProperty(destination=failures.queue_arn)
            ),
        ).node.add_dependency(function)

    def _schedule(self, name: str, description: str, expression: str, message: dict[str, object]) -> None:
        scheduler.CfnSchedule(
            self,
            name,
            description=description,
            schedule_expression=expression,
            schedule_expression_timezone="UTC",
            flexible_time_window=scheduler.CfnSchedule.FlexibleTimeWindowProperty(mode="OFF"),
            target=scheduler.CfnSchedule.TargetProperty(
                arn=self._function.function_arn,
                role_arn=self._caller.role_arn,
                input=json.dumps(message),
                retry_policy=scheduler.CfnSchedule.RetryPolicyProperty(
                    maximum_event_age_in_seconds=_RETRY_SECONDS, maximum_retry_attempts=10
                ),
                dead_letter_config=scheduler.CfnSchedule.DeadLetterConfigProperty(arn=self._failures.queue_arn),
            ),
        )

    def _role(self) -> iam.Role:
        """A role for the schedules of this account alone, against the confused deputy."""
        principal = iam.ServicePrincipal(
            "scheduler.amazonaws.com", conditions={"StringEquals": {"aws:SourceAccount": Stack.of(self).account}}
        )
        start = iam.PolicyStatement(actions=["lambda:InvokeFunction"], resources=[self._function.function_arn])
        give_up = iam.PolicyStatement(actions=["sqs:SendMessage"], resources=[self._failures.queue_arn])
        document = iam.PolicyDocument(statements=[start, give_up])
        return iam.Role(self, "Role", assumed_by=principal, inline_policies={"Own": document})
