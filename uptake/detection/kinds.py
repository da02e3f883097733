"""What kind of message a turn is: the first rule that holds, for corrections and for the rest."""

from collections.abc import Callable, Iterable

from uptake.detection import Kind
from uptake.detection.features import Reading

Rule = tuple[Kind, Callable[[Reading, dict[str, float]], bool]]

_NO_FIX = {"undo", "why", "fail", "permission", "sarcasm", "challenge", "praise_turns", "asks"}
_FIX = {"should", "change", "instead", "outdated", "brief_to_act"}

CORRECTIONS: tuple[Rule, ...] = (
    ("rephrase", lambda turn, _: turn.relation.repeats or turn.relation.rewords),
    ("rephrase", lambda turn, _: turn.struck.has("again") and (turn.form.has_question or turn.agent.pending)),
    ("correction_with_fix", lambda turn, _: _exchanges(turn)),
    ("correction_no_fix", lambda turn, _: turn.form.error or turn.form.shouts or turn.form.only_signs),
    ("correction_with_fix", lambda _, found: bool(found.keys() & _FIX) and not found.keys() & {"fail", "undo", "why"}),
    ("correction_no_fix", lambda turn, found: bool(found.keys() & _NO_FIX) or turn.form.words <= 3),
    ("correction_with_fix", lambda turn, found: "tells" in found and turn.form.words >= 5),
    ("correction_no_fix", lambda *_: True),
)

OTHERS: tuple[Rule, ...] = (
    ("machine", lambda turn, _: turn.form.machine or (turn.form.error and turn.agent.progress)),
    ("self_correction", lambda turn, found: "slip" in found or (turn.form.starred and turn.form.words <= 6)),
    ("preference", lambda turn, found: "standing" in found and "third" not in found and not turn.form.asks),
    ("answer", lambda turn, _: turn.agent.pending),
    ("new_task", lambda _, found: bool(found.keys() & {"parallel", "task_first"})),
    ("praise", lambda turn, found: _is_kind(turn) and "task" not in found),
    ("new_task", lambda _, found: bool(found.keys() & {"task", "plea"})),
    ("other", lambda *_: True),
)


def kind_of(turn: Reading, evidence: dict[str, float], *, is_correction: bool) -> Kind:
    """The kind of a turn whose verdict is given."""
    return _first(CORRECTIONS if is_correction else OTHERS, turn, evidence)


def _first(rules: Iterable[Rule], turn: Reading, evidence: dict[str, float]) -> Kind:
    return next(kind for kind, holds in rules if holds(turn, evidence))


def _exchanges(turn: Reading) -> bool:
    relation = turn.relation
    return relation.swap or relation.new_number or relation.denies or relation.near or turn.form.starred


def _is_kind(turn: Reading) -> bool:
    return turn.manner.kind or turn.form.glad
