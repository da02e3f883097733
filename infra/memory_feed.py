"""From the feedback table's stream to `memory_writer`: at least once, and what cannot be written is kept aside."""

import json

from aws_cdk import aws_lambda as lambda_
from aws_cdk import aws_sqs as sqs
from constructs import Construct

from lambdas.stream_filter import MEMORY_FEED

_RETRIES = 8
_RECORD_AGE_SECONDS = 6 * 60 * 60


def feed_memories(scope: Construct, writer: lambda_.Function, stream_arn: str, failures: sqs.IQueue) -> None:
    """Send new items of the stream to the writer.

    The L1 resource, since the L2 event source widens the writer's role with `dynamodb:ListStreams` on everything.
    """
    mapping = lambda_.CfnEventSourceMapping(
        scope,
        "MemoryFeed",
        function_name=writer.function_name,
        event_source_arn=stream_arn,
        # No record is skipped, not even those of the minutes in which the mapping is made.
        starting_position="TRIM_HORIZON",
        batch_size=100,
        parallelization_factor=2,
        filter_criteria=lambda_.CfnEventSourceMapping.FilterCriteriaProperty(
            filters=[
                lambda_.CfnEventSourceMapping.FilterProperty(pattern=json.dumps(MEMORY_FEED, separators=(",", ":")))
            ]
        ),
        function_response_types=["ReportBatchItemFailures"],
        bisect_batch_on_function_error=True,
        maximum_retry_attempts=_RETRIES,
        maximum_record_age_in_seconds=_RECORD_AGE_SECONDS,
        destination_config=lambda_.CfnEventSourceMapping.DestinationConfigProperty(
            on_failure=lambda_.CfnEventSourceMapping.OnFailureProperty(destination=failures.queue_arn)
        ),
    )
    # Lambda tries the role's permissions when it makes the mapping.
    mapping.node.add_dependency(writer)
