"""Where a message goes that could not be handled: a queue that a person empties."""

from aws_cdk import Duration
from aws_cdk import aws_sqs as sqs
from constructs import Construct

from infra.guardrails import acknowledge


def failure_queue(scope: Construct, name: str) -> sqs.Queue:
    """An encrypted queue that keeps what failed for 14 days, the longest that SQS can."""
    queue = sqs.Queue(
        scope,
        name,
        encryption=sqs.QueueEncryption.SQS_MANAGED,
        enforce_ssl=True,
        retention_period=Duration.days(14),
    )
    acknowledge(queue, "SQS3", "This is the dead-letter queue itself; what sends to it is a function or a schedule.")
    return queue
