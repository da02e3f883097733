"""Entry of `memory_writer`: fed by the feedback table's stream, at least once.

Corrections become memories; what is taken back leaves them.
"""

from functools import partial
from typing import Any, cast

from aws_lambda_powertools.utilities.batch import BatchProcessor, EventType, process_partial_response
from aws_lambda_powertools.utilities.data_classes.dynamo_db_stream_event import DynamoDBRecord

from lambdas.adapters.attributes import from_attributes
from lambdas.adapters.feedback_log import event_of, is_event, is_retraction
from lambdas.adapters.memory_store import MemoryStore
from lambdas.bootstrap import memory_store, on_first_call
from lambdas.failures import without_messages
from lambdas.http import Handler
from lambdas.loop.memory import forget, remember


def build(memories: MemoryStore) -> Handler:
    """The handler over a memory store. It reports the records that failed, so that only these come again."""

    def handle(event: dict[str, Any], context: Any) -> dict[str, Any]:
        # What all records failed with would stand in the error, message and all; each is reported as failed anyway.
        processor = BatchProcessor(EventType.DynamoDBStreams, raise_on_entire_batch_failure=False)
        response = process_partial_response(
            event=event, record_handler=partial(_remember, memories), processor=processor, context=context
        )
        return cast("dict[str, Any]", response)

    return handle


def _remember(memories: MemoryStore, record: DynamoDBRecord) -> None:
    image = record.raw_event["dynamodb"].get("NewImage")
    item = from_attributes(image) if image else {}
    if is_event(item):
        remember(memories, event_of(item))
    elif is_retraction(item):
        forget(memories, event_of(item))


handler = without_messages(on_first_call(lambda: build(memory_store())))
