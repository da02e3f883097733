"""One run of an agent, as a recorder sees it: a short call for each way in which a user says what was wrong."""

import json
import uuid
from typing import TYPE_CHECKING, Any, Literal, Self, TypedDict, Unpack

from uptake.recording.gate import Decision, Gate
from uptake.recording.reads import KeptContext, KeptSkill
from uptake.recording.safe import nothing, safe

if TYPE_CHECKING:
    from datetime import datetime

    from uptake.recording.recorder import Recorder

_GATE = "hil_gate"
_ABSENT: Any = object()  # None is a value that something can be changed from or to


class Details(TypedDict, total=False):
    """What can be said beside the words, with every call."""

    event_id: str
    turn: int
    field: str
    severity: Literal["minor", "major", "reject"] | None
    scope: Literal["session", "user", "shared"]
    original_output_ref: str | None
    detected: bool
    confidence: float
    occurred_at: "datetime"


class Known(TypedDict, total=False):
    """What can be known of a run beside its user and id."""

    session_id: str | None
    task_id: str | None
    skills: dict[str, str] | None  # id to digest: what was in front of the agent
    prompt_version: str | None
    input: Any
    output: Any
    tools: list[Any] | None  # its calls of tools, in order


class RunRecorder:
    """Records what one user says about one run; every call answers the event's id, or None where it was not taken.

    `output`, `tools` and `skills` may be set until the run is registered: by `register`, or when its context is left.
    """

    def __init__(self, recorder: "Recorder", user: str, run_id: str | None, known: Known) -> None:
        self.recorder = recorder
        self.user = user
        self.run_id = run_id or uuid.uuid4().hex
        self.session_id = known.get("session_id")
        self.task_id = known.get("task_id")
        self.skills = dict(known.get("skills") or {})
        self.prompt_version = known.get("prompt_version")
        self.output = known.get("output")
        self.tools = known.get("tools")
        self._known = known  # what is in it and not known to us is for the check to refuse
        self._registered = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """A run that ends in an error is none that somebody could have accepted: it is not registered."""
        if kind is None:
            self.register()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            self.register()

    @safe(nothing)
    def register(self) -> str | None:
        """Register the run as it is known now, once; its id."""
        if self._registered:
            return self.run_id
        self._registered = True
        body = {**self._known, **self._about(), "output": self.output, "tools": self.tools}
        return self.recorder.record({name: value for name, value in body.items() if value is not None})

    def fault(self, error: Exception) -> None:
        """Count a call that could not be understood. Never raises."""
        self.recorder.fault(error)

    # --- the surfaces -------------------------------------------------------------------------------------------------

    @safe(nothing)
    def chat(self, text: str, **details: Unpack[Details]) -> str | None:
        """The user said in the conversation what was wrong."""
        return self._event("user_correction_submitted", "chat", correction_text=text, **details)

    @safe(nothing)
    def cli(self, text: str, **details: Unpack[Details]) -> str | None:
        """The user typed in a terminal what was wrong."""
        return self._event("user_correction_submitted", "cli", correction_text=text, **details)

    @safe(nothing)
    def inline_edit(
        self, original: Any, corrected: Any, /, comment: str | None = None, **details: Unpack[Details]
    ) -> str | None:
        """The user changed the output where it stood; `field` is the place in it. Unchanged: nothing is recorded."""
        if _same(original, corrected):
            return None
        said = {"original": original, "corrected": corrected, "comment": comment}
        return self._event("user_correction_submitted", "inline_edit", **said, **details)

    @safe(nothing)
    def async_review(
        self, text: str | None = None, *, original: Any = _ABSENT, corrected: Any = _ABSENT, **details: Unpack[Details]
    ) -> str | None:
        """Somebody looked at the run later, and says what was wrong, or changed it, or both."""
        given = {"correction_text": text, "original": original, "corrected": corrected}
        said = {
            name: value
            for name, value in given.items()
            if value is not _ABSENT and (name != "correction_text" or value)
        }
        return self._event("user_correction_submitted", "async_review", **said, **details)

    @safe(nothing)
    def rating(
        self, rating: str | bool | None, /, comment: str | None = None, **details: Unpack[Details]
    ) -> str | None:
        """Thumbs `up` or `down`, with or without a comment; None takes an earlier one back."""
        return self._event("rating", None, rating=rating, comment=comment, **details)

    @safe(nothing)
    def rejection(self, comment: str | None = None, /, **details: Unpack[Details]) -> str | None:
        """The user threw the output away."""
        return self._event("rejection", None, comment=comment, **details)

    @safe(nothing)
    def edit(
        self, original: Any, corrected: Any, /, comment: str | None = None, **details: Unpack[Details]
    ) -> str | None:
        """The output was changed before it was used. Unchanged: nothing is recorded."""
        if _same(original, corrected):
            return None
        return self._event("edit", None, original=original, corrected=corrected, comment=comment, **details)

    # --- the human gate -----------------------------------------------------------------------------------------------

    def gate(self, output: Any = None, *, ref: str | None = None) -> Gate:
        """A person decides on `output` before it takes effect: `with run.gate(draft) as gate: … gate.approve()`."""
        return Gate(self, output, ref)

    @safe(nothing)
    def decide(self, decision: Decision, output: Any = None, ref: str | None = None) -> str | None:
        """Record a person's decision on `output`. Modified to what it was is approved."""
        more = {"comment": decision.comment, "original_output_ref": ref}
        if decision.kind == "reject":
            return self._event("rejection", _GATE, **more)
        if decision.kind == "modify" and not _same(output, decision.output):
            changed = {"original": output, "corrected": decision.output}
            return self._event("user_correction_submitted", _GATE, **changed, **more)
        return self._event("rating", _GATE, rating="up", **more)

    # --- reads --------------------------------------------------------------------------------------------------------

    def context(self, *, max_tokens: int = 2_000) -> KeptContext:
        """What this session starts with; see `Recorder.context`."""
        return self.recorder.context(self.user, session_id=self.session_id, max_tokens=max_tokens)

    def skill(self, skill_id: str) -> KeptSkill | None:
        """One skill; that this run read it goes on its record."""
        skill = self.recorder.skill(skill_id)
        if skill:
            self.skills[skill_id] = skill.digest
        return skill

    # ------------------------------------------------------------------------------------------------------------------

    def _event(self, event_type: str, surface: str | None, **fields: Any) -> str | None:
        may_be_null = {"rating", "original", "corrected"}
        said = {"correction_surface": surface, **fields}
        given = {name: value for name, value in said.items() if value is not None or name in may_be_null}
        return self.recorder.record({"event_type": event_type, **self._about(), **given})

    def _about(self) -> dict[str, Any]:
        known = {
            "agent_id": self.recorder.agent_id,
            "agent_run_id": self.run_id,
            "user": self.user,
            "session_id": self.session_id,
            "task_id": self.task_id,
            "skills": self.skills or None,
            "prompt_version": self.prompt_version,
        }
        return {name: value for name, value in known.items() if value is not None}


def _same(original: Any, corrected: Any) -> bool:
    """Whether nothing was changed; 1, 1.0 and true are three values in JSON."""
    return json.dumps(original, sort_keys=True) == json.dumps(corrected, sort_keys=True)
