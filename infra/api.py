"""The HTTP API: one route for each in `lambdas.routes`, behind the authorizer of its caller; a log without content."""

import json
from collections.abc import Mapping

from aws_cdk import RemovalPolicy, Stack
from aws_cdk import aws_apigatewayv2 as apigw
from aws_cdk import aws_lambda as lambda_
from aws_cdk import aws_logs as logs
from aws_cdk.aws_apigatewayv2_authorizers import HttpIamAuthorizer, HttpJwtAuthorizer
from aws_cdk.aws_apigatewayv2_integrations import HttpLambdaIntegration
from constructs import Construct

from infra.guardrails import acknowledge
from infra.people import People
from lambdas.routes import ROUTES, Caller

# No query, no address, no body: the route that was matched, never the path that was asked for.
_LOGGED = {
    "request_id": "$context.requestId",
    "time": "$context.requestTime",
    "route": "$context.routeKey",
    "status": "$context.status",
    "latency_ms": "$context.responseLatency",
    "function_latency_ms": "$context.integrationLatency",
    "response_bytes": "$context.responseLength",
    "authorizer_error": "$context.authorizer.error",
    "integration_error": "$context.integrationErrorMessage",
}
FALLBACK = "skills"  # it has the least permissions, so it also answers what matches no route


class Api(Construct):
    """API, routes, authorizers, and the stage with its throttle and its access log."""

    def __init__(
        self,
        scope: Construct,
        name: str,
        *,
        functions: Mapping[str, lambda_.Function],
        people: People,
        requests_per_second: int,
    ) -> None:
        super().__init__(scope, name)
        authorizers: dict[Caller, apigw.IHttpRouteAuthorizer] = {
            "agent": HttpIamAuthorizer(),
            "person": HttpJwtAuthorizer(
                "People",
                people.pool.user_pool_provider_url,
                jwt_audience=[people.client.user_pool_client_id],
            ),
        }
        # One permission a function, not one a route: a function's policy holds 20 KB.
        integrations = {
            function: HttpLambdaIntegration(function.title(), functions[function], scope_permission_to_route=False)
            for function in sorted({route.function for route in ROUTES})
        }
        self.http_api = apigw.HttpApi(
            self,
            "HttpApi",
            create_default_stage=False,
            # Of its own, since the permission above (`…/*/*/*`) does not cover `$default`, whose ARN has one part less.
            default_integration=HttpLambdaIntegration("Fallback", functions[FALLBACK]),
        )
        acknowledge(
            self.http_api.node.find_child("DefaultRoute"),
            "APIG4",
            "The fallback answers 404 and 405 to whoever mistyped a path, agent or person; it reads nothing for it.",
        )
        for route in ROUTES:
            self.http_api.add_routes(
                path=route.path,
                methods=[apigw.HttpMethod(route.method)],
                integration=integrations[route.function],
                authorizer=authorizers[route.caller],
            )
        self._add_stage(requests_per_second)

    def _add_stage(self, requests_per_second: int) -> None:
        log_group = logs.LogGroup(
            self,
            "AccessLog",
            # Under this prefix the log needs no entry in the account's one resource policy, which is small.
            log_group_name=f"/aws/vendedlogs/{Stack.of(self).stack_name}/api",
            retention=logs.RetentionDays.THREE_MONTHS,
            removal_policy=RemovalPolicy.DESTROY,
        )
        apigw.CfnStage(
            self,
            "Stage",
            api_id=self.http_api.api_id,
            stage_name="$default",
            auto_deploy=True,
            access_log_settings=apigw.CfnStage.AccessLogSettingsProperty(
                destination_arn=log_group.log_group_arn, format=json.dumps(_LOGGED)
            ),
            default_route_settings=apigw.CfnStage.RouteSettingsProperty(
                throttling_rate_limit=requests_per_second,
                throttling_burst_limit=2 * requests_per_second,
                detailed_metrics_enabled=True,
            ),
        )
