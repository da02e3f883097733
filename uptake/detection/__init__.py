"""Whether a message in chat corrects the agent, without a model: named evidence, added up.

Meant for the request path: pure Python, about a millisecond a turn. Turns whose confidence lies in `UNCERTAIN` are
worth a model's opinion, off the request path.
"""

from dataclasses import dataclass
from typing import Literal

Kind = Literal[
    "correction_with_fix",
    "correction_no_fix",
    "rephrase",
    "self_correction",
    "preference",
    "new_task",
    "answer",
    "praise",
    "machine",
    "other",
]
Severity = Literal["minor", "major", "reject"]

UNCERTAIN = (0.3, 0.7)  # the band of confidence in which a verdict is little better than a guess

__all__ = ["UNCERTAIN", "Detection", "Kind", "Severity", "detect"]


@dataclass(frozen=True)
class Detection:
    """A verdict. `severity` is there only for a correction; `confidence`, 0..1, is that of being a correction."""

    is_correction: bool
    kind: Kind
    severity: Severity | None
    confidence: float


def detect(assistant_last: str, user_msg: str, prev_user_msg: str | None = None) -> Detection:
    """Tell whether `user_msg` says, or plainly implies, that what the agent said or did last is wrong or unwanted.

    `prev_user_msg` is the user's message before `assistant_last`; with it, repeated requests are seen. Any text is
    accepted, in any language; of a long one the head and the tail are read. The same input gives the same verdict.
    """
    if not user_msg.strip():
        return Detection(is_correction=False, kind="other", severity=None, confidence=0.0)
    # The cues are compiled for those who detect, not on import.
    from uptake.detection import kinds, scoring  # noqa: PLC0415
    from uptake.detection.features import read_turn  # noqa: PLC0415

    turn = read_turn(assistant_last, user_msg, prev_user_msg)
    evidence = turn.evidence
    sure = scoring.confidence(evidence)
    is_correction = sure >= 0.5
    return Detection(
        is_correction=is_correction,
        kind=kinds.kind_of(turn, evidence, is_correction=is_correction),
        severity=scoring.severity_of(evidence) if is_correction else None,
        confidence=round(sure, 3),
    )
