"""The human gate: a person approves, rejects or modifies what an agent is about to do, and the decision is recorded."""

import copy
import functools
import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Concatenate, Literal, ParamSpec, Protocol, Self, TypeVar

from uptake.recording.safe import nothing, safe

P = ParamSpec("P")
Returned = TypeVar("Returned")


@dataclass(frozen=True)
class Decision:
    """What a person decided."""

    kind: Literal["approve", "reject", "modify"]
    output: Any = None  # of `modify`: what it was changed to
    comment: str | None = None

    @classmethod
    def approve(cls, comment: str | None = None) -> Self:
        """As it is."""
        return cls("approve", comment=comment)

    @classmethod
    def reject(cls, comment: str | None = None) -> Self:
        """Not at all, and why."""
        return cls("reject", comment=comment)

    @classmethod
    def modify(cls, output: Any, comment: str | None = None) -> Self:
        """In this form."""
        return cls("modify", output, comment)


class Decides(Protocol):
    """What a gate needs of a run."""

    def decide(self, decision: Decision, output: Any = None, ref: str | None = None) -> str | None:
        """Record a decision; the event's id, or None where it was not taken. Never raises."""

    def fault(self, error: Exception) -> None:
        """Count a call that could not be understood. Never raises."""


class Gate:
    """A context in which a person decides once. Left without a decision it records nothing; exceptions pass through.

    Works with `with` and `async with`. `output` is what may be used afterwards: what was approved, or what it was
    changed to; None before the decision and after a rejection.
    """

    def __init__(self, run: Decides, output: Any, ref: str | None) -> None:
        self._run = run
        self._proposed = output
        self._before = as_it_is(output)
        self._ref = ref
        self.decision: Decision | None = None
        self.event_id: str | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing is left to do: a decision is recorded when it falls."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        """Nothing is left to do."""

    @property
    def output(self) -> Any:
        """What may be used."""
        if self.decision is None or self.decision.kind == "reject":
            return None
        return self._proposed if self.decision.kind == "approve" else self.decision.output

    def fault(self, error: Exception) -> None:
        """Count a call that could not be understood. Never raises."""
        self._run.fault(error)

    @safe(nothing)
    def approve(self, comment: str | None = None) -> str | None:
        """The person lets it pass as it is."""
        return self._record(Decision.approve(comment))

    @safe(nothing)
    def reject(self, comment: str | None = None) -> str | None:
        """The person stops it, and says why."""
        return self._record(Decision.reject(comment))

    @safe(nothing)
    def modify(self, output: Any, comment: str | None = None) -> str | None:
        """The person changes it to `output`."""
        return self._record(Decision.modify(output, comment))

    def _record(self, decision: Decision) -> str | None:
        """Record the first decision; a later one in the same gate changes nothing."""
        if self.decision is None:
            self.decision = decision
            self.event_id = self._run.decide(_told(decision, self._proposed, self._before), self._before, self._ref)
        return self.event_id


def as_it_is(value: Any) -> Any:
    """A copy that later changes of the value do not reach, where one can be made that is equal to it."""
    try:
        copied = copy.deepcopy(value)
        is_equal = bool(copied == value)
    except Exception:  # noqa: BLE001 - whatever an agent hands over; the value itself is better than nothing
        return value
    return copied if is_equal else value


def _told(decision: Decision, now: Any, before: Any) -> Decision:
    """What is recorded: who changed the draft in place and then lets it pass has modified it."""
    if decision.kind == "approve" and now != before:
        return Decision.modify(now, decision.comment)
    return decision


Run = TypeVar("Run", bound=Decides)


def gated(
    review: Callable[Concatenate[Run, Any, P], Returned],
) -> Callable[Concatenate[Run, Any, P], Returned]:
    """Wrap a function that asks a person, `review(run, output, …)`, so that the decision it returns is recorded.

    It may return a `Decision`, True or False for approve and reject, or None for no decision; whatever it returns or
    raises reaches its caller unchanged. A coroutine function stays one.
    """
    if inspect.iscoroutinefunction(review):

        @functools.wraps(review)
        async def reviewed_later(run: Run, output: Any, /, *args: P.args, **kwargs: P.kwargs) -> Any:
            before = as_it_is(output)
            returned = await review(run, output, *args, **kwargs)
            _record(run, output, before, returned)
            return returned

        return reviewed_later  # type: ignore[return-value]

    @functools.wraps(review)
    def reviewed(run: Run, output: Any, /, *args: P.args, **kwargs: P.kwargs) -> Returned:
        before = as_it_is(output)
        returned = review(run, output, *args, **kwargs)
        _record(run, output, before, returned)
        return returned

    return reviewed


def _record(run: Decides, output: Any, before: Any, returned: Any) -> None:
    if isinstance(returned, bool):
        returned = Decision.approve() if returned else Decision.reject()
    if isinstance(returned, Decision):
        run.decide(_told(returned, output, before), before)
