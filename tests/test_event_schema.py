"""The published JSON Schema of a feedback event: it takes what the service takes, and refuses what it refuses."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from uptake.events import FeedbackEvent
from uptake.schema import feedback_event_schema

SCHEMA = feedback_event_schema()
CHECKER = jsonschema.Draft202012Validator(SCHEMA)
BASE = {"agent_id": "bio", "agent_run_id": "r", "user": "ann"}

FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "event_type": st.sampled_from(["rating", "user_correction_submitted", "rejection", "edit", "praise"]),
    "rating": st.sampled_from(["up", "down", None]),
    "comment": st.sampled_from(["words", "", None]),
    "correction_surface": st.sampled_from(["chat", "inline_edit", "cli", "hil_gate", "async_review", "mail", None]),
    "correction_text": st.sampled_from(["words", "", None]),
    "original": st.sampled_from([None, "a", {"a": [1]}]),
    "corrected": st.sampled_from([None, "b", {"a": [2]}]),
    "severity": st.sampled_from(["minor", "major", "reject", "none"]),
    "scope": st.sampled_from(["session", "user", "shared", "all"]),
    "detected": st.booleans(),
    "confidence": st.sampled_from([0, 0.5, 1, 1.5, None]),
    "turn": st.sampled_from([0, 3, -1, None]),
    "field": st.sampled_from(["/a/b", None]),
    "skills": st.sampled_from([None, {}, {"a-skill": "sha256:" + "0" * 64}, {"a-skill": "v1"}]),
    "agent_id": st.sampled_from(["bio", "Bio", "a--b"]),
    "color": st.just("red"),
}


@given(
    st.fixed_dictionaries(
        {"event_type": FIELDS["event_type"]}, optional={k: v for k, v in FIELDS.items() if k != "event_type"}
    )
)
def test_schema_and_service_agree(fields: dict[str, Any]) -> None:
    """Whoever checks an event against the schema is not surprised by the service."""
    body = BASE | fields
    try:
        FeedbackEvent.model_validate(body)
    except ValidationError:
        taken = False
    else:
        taken = True
    assert CHECKER.is_valid(body) is taken, body


@pytest.mark.parametrize("surface", ["chat", "inline_edit", "cli", "hil_gate", "async_review"])
def test_every_surface_is_in_the_schema(surface: str) -> None:
    """All five surfaces of a correction pass."""
    body = {**BASE, "event_type": "user_correction_submitted", "correction_surface": surface, "correction_text": "No."}
    assert CHECKER.is_valid(body)


def test_committed_schema_is_the_one_of_the_code() -> None:
    """docs/feedback-event.schema.json is what `make docs` writes."""
    committed = Path(__file__).parent.parent / "docs" / "feedback-event.schema.json"
    assert json.loads(committed.read_text(encoding="utf-8")) == SCHEMA
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
