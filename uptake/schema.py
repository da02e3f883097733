"""The event model as JSON Schema, for whoever sends feedback without this package."""

from typing import Any

from uptake.events import FeedbackEvent

SCHEMA_ID = "urn:uptake:feedback-event:1"
_DIALECT = "https://json-schema.org/draft/2020-12/schema"


def feedback_event_schema() -> dict[str, Any]:
    """The schema of one feedback event (JSON Schema 2020-12), with what each type has to carry.

    What it cannot say is checked by the service alone: that a time has an offset, that an identity is canonical, that
    a text is not only blanks.
    """
    schema = FeedbackEvent.model_json_schema(mode="validation")
    return {
        "$schema": _DIALECT,
        "$id": SCHEMA_ID,
        **schema,
        "allOf": [
            _when("rating", {"anyOf": [{"required": ["rating"]}, _filled("comment")]}),
            _when(
                "user_correction_submitted",
                {
                    **_filled("correction_surface"),
                    "anyOf": [_filled("correction_text"), {"required": ["corrected"]}],
                },
            ),
            _when("edit", {"required": ["original", "corrected"]}),
            {
                "if": {"properties": {"confidence": {"type": "number"}}, "required": ["confidence"]},
                "then": {"properties": {"detected": {"const": True}}, "required": ["detected"]},
            },
        ],
    }


def _when(event_type: str, then: dict[str, Any]) -> dict[str, Any]:
    is_it = {"properties": {"event_type": {"const": event_type}}, "required": ["event_type"]}
    return {"if": is_it, "then": then}


def _filled(name: str) -> dict[str, Any]:
    return {"required": [name], "properties": {name: {"type": "string", "minLength": 1}}}
