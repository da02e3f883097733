"""The people who review: a user pool with one group for each role that a route asks for."""

from aws_cdk import Duration, RemovalPolicy
from aws_cdk import aws_cognito as cognito
from constructs import Construct

from lambdas.routes import ROUTES


class People(Construct):
    """User pool, groups, and the client that the review page signs in with. Nobody signs up: an admin invites."""

    def __init__(self, scope: Construct, name: str) -> None:
        super().__init__(scope, name)
        self.pool = cognito.UserPool(
            self,
            "Pool",
            self_sign_up_enabled=False,
            sign_in_aliases=cognito.SignInAliases(email=True),
            sign_in_case_sensitive=False,
            account_recovery=cognito.AccountRecovery.EMAIL_ONLY,
            mfa=cognito.Mfa.REQUIRED,
            mfa_second_factor=cognito.MfaSecondFactor(otp=True, sms=False),
            password_policy=cognito.PasswordPolicy(
                min_length=14, require_lowercase=True, require_uppercase=True, require_digits=True, require_symbols=True
            ),
            # The plan with threat protection: whoever publishes a rule speaks to every agent.
            feature_plan=cognito.FeaturePlan.PLUS,
            standard_threat_protection_mode=cognito.StandardThreatProtectionMode.FULL_FUNCTION,
            deletion_protection=True,
            removal_policy=RemovalPolicy.RETAIN,
        )
        for role in sorted({role for route in ROUTES for role in route.roles}):
            cognito.UserPoolGroup(self, f"Group-{role}", user_pool=self.pool, group_name=role)
        self.client = self.pool.add_client(
            "ReviewPage",
            # The page signs in with SRP; a terminal gets a token with AWS credentials (docs/operations.md).
            auth_flows=cognito.AuthFlow(user_srp=True, admin_user_password=True),
            disable_o_auth=True,
            prevent_user_existence_errors=True,
            access_token_validity=Duration.hours(1),
            id_token_validity=Duration.hours(1),
            refresh_token_validity=Duration.hours(12),
        )
