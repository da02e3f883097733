"""What outlives every deployment of the code: tables, skills, the identity secret, the people. All is retained."""

from typing import Any

from aws_cdk import CfnOutput, Duration, RemovalPolicy, Stack
from aws_cdk import aws_s3 as s3
from aws_cdk import aws_secretsmanager as secretsmanager
from constructs import Construct

from infra.deployment import DeploymentSettings
from infra.guardrails import acknowledge
from infra.people import People
from infra.table import create_table
from lambdas.tables import TABLES


class DataStack(Stack):
    """The state of one deployment."""

    def __init__(self, scope: Construct, name: str, settings: DeploymentSettings, **stack: Any) -> None:
        super().__init__(scope, name, termination_protection=True, **stack)
        self.tables = {schema.name: create_table(self, schema, settings) for schema in TABLES}
        self.skills_bucket = self._skills_bucket()
        # By a name of our own, since the acknowledgement of a finding has to say it.
        self.skills_arn_export = f"{name}:SkillsBucketArn"
        self.skills_bucket_arn = self.export_value(self.skills_bucket.bucket_arn, name=self.skills_arn_export)
        self.identity_secret = self._identity_secret()
        self.people = People(self, "People")
        for table, resource in self.tables.items():
            CfnOutput(self, f"{table.title()}TableName", value=resource.table_name)
        CfnOutput(self, "SkillsBucketName", value=self.skills_bucket.bucket_name)
        CfnOutput(self, "UserPoolId", value=self.people.pool.user_pool_id)
        CfnOutput(self, "UserPoolClientId", value=self.people.client.user_pool_client_id)

    def _skills_bucket(self) -> s3.Bucket:
        """Versioned, so that any version of a skill can be read and restored; who read what is logged for 90 days."""
        logs = self._bucket("AccessLogs", lifecycle_rules=[s3.LifecycleRule(expiration=Duration.days(90))])
        return self._bucket("Skills", versioned=True, server_access_logs_bucket=logs)

    def _bucket(self, name: str, **more: Any) -> s3.Bucket:
        return s3.Bucket(
            self,
            name,
            encryption=s3.BucketEncryption.S3_MANAGED,
            enforce_ssl=True,
            minimum_tls_version=1.2,
            block_public_access=s3.BlockPublicAccess.BLOCK_ALL,
            object_ownership=s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
            removal_policy=RemovalPolicy.RETAIN,
            **more,
        )

    def _identity_secret(self) -> secretsmanager.Secret:
        secret = secretsmanager.Secret(
            self,
            "IdentitySecret",
            description="Turns identities into actor ids. To lose or change it parts every user from their past.",
            generate_secret_string=secretsmanager.SecretStringGenerator(password_length=64, exclude_punctuation=True),
            removal_policy=RemovalPolicy.RETAIN,
        )
        reason = "Actor ids are made with this secret; a rotation would part every user from their memories."
        acknowledge(secret, "SMG4", reason)
        return secret
