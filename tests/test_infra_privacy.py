"""What an administrator decides about users' texts reaches the function that stores them, with no more permissions."""

import json
from pathlib import Path

import pytest

from lambdas.settings import FUNCTIONS
from tests.synthesised import Templates, synthesise


def environment(templates: Templates) -> dict[str, str]:
    return dict(templates.function("capture")["Environment"]["Variables"])


def may_ask_comprehend(templates: Templates) -> set[str]:
    """The functions whose role allows it."""
    return {
        name
        for name in FUNCTIONS
        for actions, _ in templates.statements(name)
        if "comprehend:DetectPiiEntities" in actions
    }


def test_texts_are_redacted_unless_somebody_decides_otherwise(tmp_path: Path) -> None:
    """Nothing set: redact for every agent, by our own rules, and no function may send a text anywhere."""
    templates = synthesise(tmp_path)

    assert environment(templates)["UPTAKE_PRIVACY"] == "redact"
    assert environment(templates)["UPTAKE_PRIVACY_BY_AGENT"] == ""
    assert environment(templates)["UPTAKE_ASK_MODEL"] == "False"
    assert may_ask_comprehend(templates) == set()


def test_modes_and_comprehend_are_settings(tmp_path: Path) -> None:
    """Modes come from cdk.json or the command line; Comprehend is open to `capture` alone, and only where it is set."""
    templates = synthesise(
        tmp_path,
        {
            "uptake:privacy": "omit",
            "uptake:privacy_by_agent": "bio=store,support=redact",
            "uptake:pii_detector": "comprehend",
        },
    )

    assert environment(templates)["UPTAKE_PRIVACY"] == "omit"
    assert environment(templates)["UPTAKE_PRIVACY_BY_AGENT"] == "bio=store,support=redact"
    assert may_ask_comprehend(templates) == {"capture"}


@pytest.mark.parametrize(
    ("key", "value"), [("privacy", "hash"), ("privacy_by_agent", "bio=keep"), ("privacy_by_agent", "Bio=omit")]
)
def test_mode_that_does_not_exist_stops_the_deployment(tmp_path: Path, key: str, value: str) -> None:
    """A typing error never ends in texts being kept: synth fails and names the key."""
    with pytest.raises(RuntimeError, match=f"uptake:{key}"):
        synthesise(tmp_path, {f"uptake:{key}": value})


def test_turns_are_judged_by_schedule_where_there_is_a_model(tmp_path: Path) -> None:
    """Every 15 minutes, off the request path; without a model nothing waits and nothing is scheduled."""
    secret = "arn:aws:secretsmanager:eu-west-1:111122223333:secret:anthropic-AbCdEf"
    templates = synthesise(tmp_path, {"uptake:model": "anthropic", "uptake:anthropic_secret_arn": secret})

    inputs = {
        schedule["Properties"]["ScheduleExpression"]: json.loads(schedule["Properties"]["Target"]["Input"])
        for schedule in templates.of_type("AWS::Scheduler::Schedule").values()
    }
    assert inputs["rate(15 minutes)"] == {"judge_turns": True}
    assert environment(templates)["UPTAKE_ASK_MODEL"] == "True"
