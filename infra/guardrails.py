"""The checks that a template must pass before anything is deployed, and the findings that we live with."""

import aws_cdk as cdk
from cdk_nag import AwsSolutionsChecks
from constructs import IConstruct


def add_guardrails(app: cdk.App) -> None:
    """Check every stack against the AWS Solutions rules; a finding that nobody acknowledged fails the synth."""
    cdk.Validations.of(app).add_plugins(AwsSolutionsChecks(app))


def acknowledge(construct: IConstruct, rule: str, reason: str) -> None:
    """Live with one finding on this construct and what is in it. The reason says why that is right here."""
    cdk.Validations.of(construct).acknowledge(cdk.Acknowledgment(id=f"AwsSolutions-{rule}", reason=reason))
