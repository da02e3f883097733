"""No template with an open finding leaves this repository, and what is acknowledged is known and explained."""

import json
from pathlib import Path

import aws_cdk as cdk
import pytest
from aws_cdk import aws_iam as iam
from aws_cdk import aws_s3 as s3

from tests.synthesised import synthesise

SKILL_KEYS = "AwsSolutions-IAM5[Resource::UptakeData:SkillsBucketArn/*]"
# A new line here is a decision: a finding that we live with, on one construct.
ACKNOWLEDGED = {
    ("UptakeData/IdentitySecret", "AwsSolutions-SMG4"),
    ("UptakeService/Api/HttpApi/DefaultRoute", "AwsSolutions-APIG4"),
    ("UptakeService/MemoryFailures", "AwsSolutions-SQS3"),
    ("UptakeService/LearningFailures", "AwsSolutions-SQS3"),
    ("UptakeService/Context/Role", SKILL_KEYS),
    ("UptakeService/Skills/Role", SKILL_KEYS),
    ("UptakeService/Admin/Role", SKILL_KEYS),
    ("UptakeService/Learning/Role", SKILL_KEYS),
}


def test_deployment_has_no_open_finding(tmp_path: Path) -> None:
    """Neither cdk-nag nor CloudFormation's own validation has anything to say, not even a warning."""
    synthesise(tmp_path)

    report = json.loads((tmp_path / "cdk.out" / "validation-report.json").read_text())
    assert [plugin for plugin in report["pluginReports"] if plugin.get("violations")] == []


def test_acknowledgements_are_the_known_ones_with_a_reason(tmp_path: Path) -> None:
    """Each stands on one construct and says why; none is on a whole stack."""
    found: dict[tuple[str, str], str] = {}

    def collect(app: cdk.App) -> None:
        key = cdk.Validations.ACKNOWLEDGED_RULES_METADATA_KEY
        for construct in app.node.find_all():
            for entry in construct.node.metadata:
                if entry.type == key:
                    found.update(
                        {(construct.node.path, rule.split("::", 1)[1]): why for rule, why in entry.data.items()}
                    )

    synthesise(tmp_path, change=collect)

    assert set(found) == ACKNOWLEDGED
    assert all(len(reason) > 40 for reason in found.values())


def _bucket_without_tls(app: cdk.App) -> None:
    s3.Bucket(app.node.find_child("UptakeData"), "Open", enforce_ssl=False)  # type: ignore[arg-type]


def _role_with_wildcard(app: cdk.App) -> None:
    role = app.node.find_child("UptakeService").node.find_child("Context").node.find_child("Role")
    assert isinstance(role, iam.Role)
    role.add_to_policy(iam.PolicyStatement(actions=["dynamodb:*"], resources=["*"]))


def _another_bucket_in_an_acknowledged_role(app: cdk.App) -> None:
    role = app.node.find_child("UptakeService").node.find_child("Skills").node.find_child("Role")
    assert isinstance(role, iam.Role)
    role.add_to_policy(iam.PolicyStatement(actions=["s3:GetObject"], resources=["arn:aws:s3:::payroll/*"]))


@pytest.mark.parametrize(
    ("change", "finding"),
    [
        (_bucket_without_tls, "AwsSolutions-S10"),
        (_role_with_wildcard, r"AwsSolutions-IAM5\[Action::dynamodb:\*\]"),
        (_another_bucket_in_an_acknowledged_role, r"AwsSolutions-IAM5\[Resource::arn:aws:s3:::payroll/\*\]"),
    ],
)
def test_a_finding_stops_the_synth(tmp_path: Path, change: object, finding: str) -> None:
    """The checks run, and an acknowledgement covers its own finding and no other."""
    assert callable(change)

    with pytest.raises(RuntimeError, match=finding):
        synthesise(tmp_path, change=change)
