"""What an administrator sets: read from CDK context, refused with the name of the key and what to do."""

from typing import Any

import aws_cdk as cdk
import pytest

from infra.deployment import DeploymentSettings


def _read(context: dict[str, Any], env: dict[str, str] | None = None) -> DeploymentSettings:
    return DeploymentSettings.read(cdk.App(context=context).node, env or {})


def test_settings_without_any_context() -> None:
    """Nothing has to be set: the deployment learns without a model, and its templates fit any account."""
    settings = _read({})

    assert (settings.name, settings.model, settings.account) == ("Uptake", "none", None)


def test_settings_from_the_command_line_are_texts() -> None:
    """`-c` carries only texts; numbers, truth values and lists are read from them."""
    settings = _read(
        {
            "uptake:min_users": "5",
            "uptake:reserve_concurrency": "false",
            "uptake:bedrock_model_arns": "arn:aws:bedrock:r::foundation-model/a, arn:aws:bedrock:s::foundation-model/a",
        }
    )

    assert (settings.min_users, settings.reserve_concurrency) == (5, False)
    assert len(settings.bedrock_model_arns) == 2


def test_place_comes_from_the_credentials() -> None:
    """Account and region are those that `cdk` is signed in to."""
    settings = _read({}, {"CDK_DEFAULT_ACCOUNT": "111122223333", "CDK_DEFAULT_REGION": "eu-central-1"})

    assert (settings.account, settings.region) == ("111122223333", "eu-central-1")


@pytest.mark.parametrize(
    ("context", "complaint"),
    [
        ({"uptake:modle": "none"}, "uptake:modle"),
        ({"uptake:model": "gpt"}, "uptake:model"),
        ({"uptake:min_users": "0"}, "uptake:min_users"),
        ({"uptake:name": "up take"}, "uptake:name"),
        ({"uptake:model": "anthropic"}, "anthropic_secret_arn"),
        ({"uptake:model": "bedrock", "uptake:model_id": "m"}, "bedrock_model_arns"),
        ({"uptake:bedrock_model_arns": ["arn:aws:bedrock:*::foundation-model/m"]}, "uptake:bedrock_model_arns"),
        ({"uptake:anthropic_secret_arn": "my-key"}, "uptake:anthropic_secret_arn"),
    ],
)
def test_wrong_setting_is_refused_by_name(context: dict[str, Any], complaint: str) -> None:
    """Synth stops before anything is built, and the message says which key and how to set it."""
    with pytest.raises(RuntimeError, match=complaint) as refused:
        _read(context)

    assert "-c uptake:" in str(refused.value)
