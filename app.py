"""The CDK app: settings → stacks → guardrails. `npx cdk synth` and `npx cdk deploy` start it."""

import os
from collections.abc import Mapping

import aws_cdk as cdk

from infra import bundles
from infra.data_stack import DataStack
from infra.deployment import DeploymentSettings
from infra.guardrails import add_guardrails
from infra.service_stack import ServiceStack


def compose(app: cdk.App, *, env: Mapping[str, str], bundler: bundles.Bundler = bundles.built) -> None:
    """Put the whole deployment into the app."""
    settings = DeploymentSettings.read(app.node, env)
    place = cdk.Environment(account=settings.account, region=settings.region)
    data = DataStack(app, f"{settings.name}Data", settings, env=place)
    ServiceStack(app, f"{settings.name}Service", data=data, settings=settings, bundler=bundler, env=place)
    add_guardrails(app)


if __name__ == "__main__":
    application = cdk.App()
    compose(application, env=os.environ)
    application.synth()
