"""What of the feedback table's stream reaches `memory_writer`: feedback events and retractions, no other items.

A pattern of Lambda's event filtering, read by the CDK and by the local stream.
"""

from typing import Any

MEMORY_FEED: dict[str, Any] = {"eventName": ["INSERT"], "dynamodb": {"Keys": {"sk": {"S": ["EVENT", "RETRACTION"]}}}}
