"""The human gate: what a person decides is recorded as it falls, and nothing else is."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.inbox import Inbox, inbox
from uptake.recording import Decision, Recorder, RunRecorder, gated

DRAFT = {"to": "ann@example.com", "amount": 100}


@pytest.fixture
def box() -> Iterator[Inbox]:
    with inbox() as box:
        yield box


@pytest.fixture
def run(box: Inbox, tmp_path: Path) -> Iterator[RunRecorder]:
    with Recorder(box.client(), agent_id="bio", spill=tmp_path) as recorder:
        yield recorder.run("ann", "run-1")


def sent(box: Inbox, run: RunRecorder) -> list[dict[str, Any]]:
    assert run.recorder.flush()
    assert run.recorder.report().dropped == {}
    common = {"agent_id", "agent_run_id", "user", "event_id", "occurred_at"}
    return [
        {name: value for name, value in box.events[event_id].items() if name not in common} for event_id in box.created
    ]


def test_each_decision_is_its_event(box: Inbox, run: RunRecorder) -> None:
    """Approved is a thumbs-up at the gate, rejected a rejection with its reason, modified a correction with both."""
    with run.gate(DRAFT, ref="draft-1") as gate:
        assert gate.approve()
    with run.gate(DRAFT) as gate:
        gate.reject("too much")
    with run.gate(DRAFT) as gate:
        gate.modify({**DRAFT, "amount": 10}, "a tenth")

    at_gate = {"correction_surface": "hil_gate"}
    assert sent(box, run) == [
        {"event_type": "rating", "rating": "up", "original_output_ref": "draft-1", **at_gate},
        {"event_type": "rejection", "comment": "too much", **at_gate},
        {
            "event_type": "user_correction_submitted", "original": DRAFT, "corrected": {**DRAFT, "amount": 10},
            "comment": "a tenth", **at_gate,
        },
    ]  # fmt: skip


def test_modified_to_what_it_was_is_approved(box: Inbox, run: RunRecorder) -> None:
    """Who opens a draft, changes nothing and sends it, has approved it."""
    with run.gate(DRAFT) as gate:
        gate.modify(dict(DRAFT))

    (event,) = sent(box, run)
    assert (event["event_type"], event["rating"]) == ("rating", "up")
    assert "original" not in event


def test_output_is_what_may_be_used(run: RunRecorder) -> None:
    """After the gate `output` is what was approved or what it was changed to, and nothing before or after a no."""
    gate = run.gate(DRAFT)
    assert gate.output is None
    gate.approve()
    assert gate.output is DRAFT
    gate = run.gate(DRAFT)
    gate.modify("new")
    assert gate.output == "new"
    gate = run.gate(DRAFT)
    gate.reject()
    assert gate.output is None


def test_gate_that_is_left_open_records_nothing(box: Inbox, run: RunRecorder) -> None:
    """Without a decision nothing is recorded, and an exception reaches the agent as it was raised."""
    with run.gate(DRAFT):
        pass
    with pytest.raises(TimeoutError, match="nobody answered"), run.gate(DRAFT):
        raise TimeoutError("nobody answered")

    assert sent(box, run) == []


def test_first_decision_counts(box: Inbox, run: RunRecorder) -> None:
    """A gate is decided once: a second word in the same gate changes nothing."""
    with run.gate(DRAFT) as gate:
        first = gate.reject("no")
        assert gate.approve() == first
    assert gate.output is None

    assert [event["event_type"] for event in sent(box, run)] == ["rejection"]


def test_wrong_call_at_the_gate_breaks_nothing(run: RunRecorder) -> None:
    """A decision that cannot be understood is counted, and the agent goes on."""
    with run.gate(DRAFT) as gate:
        assert gate.modify() is None  # type: ignore[call-arg]
        assert gate.modify(object()) is None

    assert run.recorder.report().dropped == {"error": 2}


@pytest.mark.parametrize(
    ("decision", "types"),
    [
        (Decision.approve(), ["rating"]),
        (Decision.reject("no"), ["rejection"]),
        (Decision.modify("new"), ["user_correction_submitted"]),
        (True, ["rating"]),
        (False, ["rejection"]),
        (None, []),
        ("maybe", []),
    ],
)
def test_function_that_asks_a_person_is_wrapped(box: Inbox, run: RunRecorder, decision: Any, types: list[str]) -> None:
    """What the wrapped function returns is recorded and handed on unchanged, with its arguments."""

    @gated
    def review(run: RunRecorder, draft: Any, *, urgent: bool = False) -> Any:
        """Ask Rosa."""
        assert (run.run_id, draft, urgent) == ("run-1", "draft", True)
        return decision

    assert review(run, "draft", urgent=True) is decision
    assert review.__doc__ == "Ask Rosa."
    assert [event["event_type"] for event in sent(box, run)] == types


def test_function_that_fails_to_ask_records_nothing(box: Inbox, run: RunRecorder) -> None:
    """What a wrapped function raises reaches its caller."""

    @gated
    def review(run: RunRecorder, draft: Any) -> Decision:
        raise TimeoutError(f"{run.run_id} {draft}")

    with pytest.raises(TimeoutError, match="run-1 draft"):
        review(run, "draft")
    assert sent(box, run) == []


def test_asyncio_has_the_same_gate(box: Inbox, run: RunRecorder) -> None:
    """`async with` and coroutine functions work alike."""

    @gated
    async def review(run: RunRecorder, draft: Any) -> Decision:
        await asyncio.sleep(0)
        return Decision.modify(f"{draft} of {run.user}")

    async def agent() -> None:
        async with run.gate(DRAFT) as gate:
            await asyncio.sleep(0)
            gate.approve()
        assert await review(run, "draft") == Decision.modify("draft of ann")

    asyncio.run(agent())

    assert [event["event_type"] for event in sent(box, run)] == ["rating", "user_correction_submitted"]
