"""What each function may do, as data: these actions on this one thing. Its role is made of this and of nothing else."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from aws_cdk import aws_iam as iam

Thing = Literal[
    "feedback_table",
    "feedback_by_agent",
    "feedback_stream",
    "memory_table",
    "skills_bucket",
    "skill_objects",
    "skill_catalogue",
    "identity_secret",
    "learning_function",
    "memory_failures",
    "learning_failures",
    # Only where the deployment has set them:
    "comprehend",
    "anthropic_secret",
    "bedrock_models",
]
Arns = Mapping[Thing, Sequence[str]]


@dataclass(frozen=True)
class Grant:
    """Actions, each by its whole name, on one thing."""

    thing: Thing
    actions: tuple[str, ...]


_READ_SECRET = ("secretsmanager:GetSecretValue",)
# Without ListBucket, S3 answers 403 and not 404 for an object that is not there.
_READ_SKILLS = (Grant("skill_objects", ("s3:GetObject",)), Grant("skills_bucket", ("s3:ListBucket",)))

PERMISSIONS: dict[str, tuple[Grant, ...]] = {
    "capture": (
        Grant("feedback_table", ("dynamodb:GetItem", "dynamodb:PutItem")),
        Grant("identity_secret", _READ_SECRET),
        Grant("comprehend", ("comprehend:DetectPiiEntities",)),
    ),
    "context": (
        Grant("memory_table", ("dynamodb:Query",)),
        *_READ_SKILLS,
        Grant("identity_secret", _READ_SECRET),
    ),
    "skills": _READ_SKILLS,
    "memory_writer": (
        Grant(
            "feedback_stream",
            ("dynamodb:DescribeStream", "dynamodb:GetRecords", "dynamodb:GetShardIterator", "dynamodb:ListStreams"),
        ),
        Grant("memory_table", ("dynamodb:DeleteItem", "dynamodb:GetItem", "dynamodb:PutItem")),
        Grant("memory_failures", ("sqs:SendMessage",)),
    ),
    "admin": (
        # A transaction needs the permission of each write in it, and none of its own.
        Grant("feedback_table", ("dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:Query")),
        Grant("feedback_by_agent", ("dynamodb:Query",)),
        *_READ_SKILLS,
        Grant("skill_objects", ("s3:PutObject",)),
        Grant("learning_function", ("lambda:InvokeFunction",)),
    ),
    "learning": (
        Grant(
            "feedback_table",
            (
                "dynamodb:BatchWriteItem",
                "dynamodb:DeleteItem",
                "dynamodb:GetItem",
                "dynamodb:PutItem",
                "dynamodb:Query",
            ),
        ),
        Grant("feedback_by_agent", ("dynamodb:Query",)),
        *_READ_SKILLS,
        # It brings the catalogue up to date before it reads it.
        Grant("skill_catalogue", ("s3:PutObject",)),
        Grant("learning_failures", ("sqs:SendMessage",)),
        Grant("anthropic_secret", _READ_SECRET),
        Grant("bedrock_models", ("bedrock:InvokeModel",)),
    ),
}


def statements(function: str, arns: Arns) -> list[iam.PolicyStatement]:
    """The statements of a function's role; a thing that this deployment does not have gives none."""
    return [
        iam.PolicyStatement(actions=list(grant.actions), resources=list(arns[grant.thing]))
        for grant in PERMISSIONS[function]
        if arns[grant.thing]
    ]
