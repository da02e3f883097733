"""A model's words for a topic: what it is asked, and the checks that its answer passes before anybody reads it."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, get_args

from lambdas.loop.learned import Worded
from lambdas.loop.log import is_substantive
from lambdas.loop.statements import MAX_STATEMENT_CHARACTERS, normalised
from lambdas.loop.unsafe import attempt
from uptake.review import MAX_RULE_CHARACTERS, Disposition, SkillEntry

MAX_LABEL_CHARACTERS = 80
# Counting is the code's part: a model cannot say that a topic is below the threshold.
MODEL_DISPOSITIONS: tuple[str, ...] = tuple(d for d in get_args(Disposition) if d != "below_threshold")
_SAME_WORDS = 8
_SAME_CHARACTERS = 16
_DENSE = re.compile(rf"[\u0e00-\u0eff\u3040-\u9fff\uac00-\ud7af]{{{_SAME_CHARACTERS},}}")
_MARKUP = re.compile(r"[<>`]|\*\*|__|\]\(|https?://|^\s*(?:[#*>|-]|\d+[.)])\s|&#?\w+;")


@dataclass(frozen=True)
class Evidence:
    """What a model is shown of a topic; `comments` are users' words, the most central first: data, no instruction."""

    topic_id: str
    agent_id: str
    comments: Sequence[str]
    total: int
    distinct_users: int
    distinct_sessions: int
    skills: Sequence[SkillEntry]


class BadAnswer(Exception):
    """The model answered, and not as asked; the message names the fault so that the model can repair it."""


class Wording(Protocol):
    """Words a topic; the answer is unchecked JSON with `label`, `rule`, `skill_id` and `disposition`."""

    @property
    def name(self) -> str:
        """`none`, or the id of the model."""

    def word(self, evidence: Evidence, faults: Sequence[str] = ()) -> Mapping[str, Any] | None:
        """The model's answer, or None where there is no model. `faults` are those of the answer before.

        Raises BadAnswer if there is no whole answer, Unavailable if the model cannot be reached.
        """


class NoModel:
    """Learns from embeddings and extraction alone."""

    name = "none"

    def word(self, evidence: Evidence, faults: Sequence[str] = ()) -> None:
        """None: nobody words the topic."""


def worded(wording: Wording, evidence: Evidence) -> tuple[Worded | None, str | None]:
    """The checked words of the model, or None and the reason; one more try names the faults of the first answer.

    Raises Unavailable if the model cannot be reached.
    """
    faults: list[str] = []
    for _attempt in range(2):
        try:
            answer = wording.word(evidence, faults)
            if answer is None:
                return None, None
            faults = faults_of(answer, evidence)
        except BadAnswer as error:
            faults = [str(error)]
            continue
        if not faults:
            return _worded(answer), None
    return None, "; ".join(faults)


def faults_of(answer: Mapping[str, Any], evidence: Evidence) -> list[str]:
    """What is wrong with a model's answer, in words that help it to do better; empty if nothing is."""
    known = {skill.skill_id for skill in evidence.skills}
    faults = _text_faults("label", answer.get("label"), MAX_LABEL_CHARACTERS, evidence)
    faults += _text_faults("rule", answer.get("rule"), MAX_RULE_CHARACTERS, evidence)
    rule = answer.get("rule")
    if isinstance(rule, str) and not rule.strip().lower().startswith("when "):
        faults.append("rule must start with its scope: 'When …, …'")
    skill_id = answer.get("skill_id")
    if skill_id is not None and skill_id not in known:
        faults.append("skill_id must be one of the skills given, or null")
    if answer.get("disposition") not in MODEL_DISPOSITIONS:
        faults.append("disposition must be one of " + ", ".join(MODEL_DISPOSITIONS))
    return faults


def repetition_check(text: str) -> Callable[[str], bool]:
    """Tell of a comment whether `text` carries its words: one in the other, or a long run that both share.

    What is to be known of the text is found out once, for any number of comments.
    Looks at the first 2,000 characters of either: learning keeps no more of a comment, and no rule is that long.
    """
    ours = normalised(text[:MAX_STATEMENT_CHARACTERS])
    is_long = is_substantive(ours)
    runs, dense_runs = set(_runs(ours.split())), set(_dense_runs(ours))

    def check(comment: str) -> bool:
        theirs = normalised(comment[:MAX_STATEMENT_CHARACTERS])
        if ours == theirs or (is_long and ours in theirs) or (theirs in ours and is_substantive(theirs)):
            return True
        return any(run in runs for run in _runs(theirs.split())) or any(
            run in dense_runs for run in _dense_runs(theirs)
        )

    return check


def _text_faults(name: str, text: object, limit: int, evidence: Evidence) -> list[str]:
    if not isinstance(text, str) or not text.strip():
        return [f"{name} must be a text"]
    faults = []
    if len(text) > limit:
        faults.append(f"{name} must have at most {limit} characters")
    if not text.isprintable():
        faults.append(f"{name} must be one line, without control or invisible characters")
    if _MARKUP.search(text):
        faults.append(f"{name} must be plain text: no angle brackets, links, list marks or other markup")
    if attempt(text):
        faults.append(f"{name} must not instruct a reviewer or a model")
    if any(map(repetition_check(text), evidence.comments)):
        faults.append(f"{name} must not repeat a user's words: put it into your own")
    return faults


def _worded(answer: Mapping[str, Any]) -> Worded:
    return Worded(
        label=answer["label"].strip(),
        rule=answer["rule"].strip(),
        skill_id=answer.get("skill_id"),
        disposition=answer["disposition"],
        source="claude",
    )


def _runs(words: Sequence[str]) -> Iterator[tuple[str, ...]]:
    return (tuple(words[start : start + _SAME_WORDS]) for start in range(len(words) - _SAME_WORDS + 1))


def _dense_runs(text: str) -> Iterator[str]:
    """Runs of characters of scripts that write without spaces."""
    for run in _DENSE.findall(text):
        yield from (run[start : start + _SAME_CHARACTERS] for start in range(len(run) - _SAME_CHARACTERS + 1))
