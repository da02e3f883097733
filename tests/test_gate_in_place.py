"""A draft that is changed in place at a gate: what is recorded is what the person did to what the agent proposed."""

import threading
from typing import Any

import pytest

from uptake.recording import Decision
from uptake.recording.gate import Gate, gated


class Run:
    """Keeps what a gate tells it."""

    def __init__(self) -> None:
        self.told: list[tuple[Decision, Any]] = []

    def decide(self, decision: Decision, output: Any = None, ref: str | None = None) -> str | None:
        assert ref is None
        self.told.append((decision, output))
        return "e1"

    def fault(self, error: Exception) -> None:
        raise error


def test_draft_that_was_changed_and_handed_back_is_a_modification() -> None:
    """The original is the draft as it was when the gate was entered, whatever became of the object."""
    run, draft = Run(), {"to": "ann", "amount": 5}
    with Gate(run, draft, None) as gate:
        draft["amount"] = 5_000
        gate.modify(draft)
    ((decision, before),) = run.told
    assert (decision.kind, before) == ("modify", {"to": "ann", "amount": 5})
    assert decision.output == {"to": "ann", "amount": 5_000}


def test_draft_that_was_changed_and_then_approved_is_a_modification() -> None:
    """Who changes it and lets it pass has changed it; what may be used is what passed."""
    run, draft = Run(), ["a"]
    with Gate(run, draft, None) as gate:
        draft.append("b")
        gate.approve("fine now")
    ((decision, before),) = run.told
    assert (decision.kind, decision.output, decision.comment, before) == ("modify", ["a", "b"], "fine now", ["a"])
    assert gate.output == ["a", "b"]


@pytest.mark.parametrize("returned", [True, Decision.approve()])
def test_wrapped_review_that_changes_its_draft_is_a_modification(returned: Any) -> None:
    """The decorator sees what the function did to the draft, too."""
    run = Run()

    @gated
    def review(run: Run, draft: list[str]) -> Any:  # noqa: ARG001 - the decorator needs the run
        draft.append("b")
        return returned

    review(run, ["a"])
    assert [(decision.kind, before) for decision, before in run.told] == [("modify", ["a"])]


def test_untouched_draft_is_approved() -> None:
    """Nothing changed is an approval, also of what cannot be copied."""
    drafts: list[Any] = [{"a": [1]}, "text", iter(()), threading.Lock()]
    for draft in drafts:
        run = Run()
        with Gate(run, draft, None) as gate:
            gate.approve()
        assert [decision.kind for decision, _ in run.told] == ["approve"]
