"""Entry of `memory_writer`: fed by the feedback table's stream, turns corrections into memories, at least once."""

from functools import partial
from typing import Any, cast

from aws_lambda_powertools.utilities.batch import BatchProcessor, EventType, process_partial_response
from aws_lambda_powertools.utilities.data_classes.dynamo_db_stream_event import DynamoDBRecord

from lambdas.adapters.attributes import from_attributes
from lambdas.adapters.feedback_log import event_of, is_event
from lambdas.adapters.memory_store import MemoryStore
from lambdas.bootstrap import memory_store, on_first_call
from lambdas.http import Handler
from lambdas.loop.memory import remembered


def build(memories: MemoryStore) -> Handler:
    """The handler over a memory store. It reports the records that failed, so that only these come again."""

    def handle(event: dict[str, Any], context: Any) -> dict[str, Any]:
        processor = BatchProcessor(event_type=EventType.DynamoDBStreams)
        response = process_partial_response(
            event=event, record_handler=partial(_remember, memories), processor=processor, context=context
        )
        return cast("dict[str, Any]", response)

    return handle


def _remember(memories: MemoryStore, record: DynamoDBRecord) -> None:
    image = record.raw_event["dynamodb"].get("NewImage")
    item = from_attributes(image) if image else {}
    if not is_event(item):
        return
    memory = remembered(event_of(item))
    if memory is not None:
        memories.add(memory)


handler = on_first_call(lambda: build(memory_store()))
