"""What the roles in the synthesised templates allow, and what not: the trust that the functions are split by."""

from pathlib import Path

import pytest

from infra.permissions import PERMISSIONS
from lambdas.settings import FUNCTIONS, SKILL_CATALOGUE_KEY
from tests.synthesised import Templates, synthesise


@pytest.fixture(scope="module")
def templates(tmp_path_factory: pytest.TempPathFactory) -> Templates:
    return synthesise(tmp_path_factory.mktemp("deployment"))


def _may(templates: Templates, function: str) -> set[tuple[str, str]]:
    """Every action with its resource; actions on the log of the function itself apart."""
    pairs = {(a, r) for actions, resources in templates.statements(function) for a in actions for r in resources}
    return {(action, resource) for action, resource in pairs if not action.startswith("logs:")}


def test_every_function_has_a_role_of_its_own(templates: Templates) -> None:
    """No two functions share a role, and permissions are written for each."""
    roles = {name: templates.text(templates.function(name)["Role"]) for name in FUNCTIONS}

    assert len(set(roles.values())) == len(FUNCTIONS)
    assert set(PERMISSIONS) == set(FUNCTIONS)


def test_roles_come_from_the_permissions_alone(templates: Templates) -> None:
    """No policy is attached to a role from outside, by a construct that grants on its own."""
    assert templates.of_type("AWS::IAM::Policy") == {}
    assert templates.of_type("AWS::IAM::ManagedPolicy") == {}
    for name in FUNCTIONS:
        actions = {action for action, _ in _may(templates, name)}
        assert actions <= {action for grant in PERMISSIONS[name] for action in grant.actions}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_role_has_no_wildcard(templates: Templates, name: str) -> None:
    """Whole action names; the only open resource is the objects of the skills bucket, whose keys come later."""
    skills = templates.output("SkillsBucketName")

    for actions, resources in templates.statements(name):
        assert not [action for action in actions if "*" in action or "?" in action]
        assert {resource for resource in resources if "*" in resource or "?" in resource} <= {f"{skills}.Arn/*"}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_function_writes_only_its_own_log(templates: Templates, name: str) -> None:
    """A log group for each, and permission on that one."""
    own = templates.text(templates.function(name)["LoggingConfig"]["LogGroup"])

    logs = [resources for actions, resources in templates.statements(name) if any("logs:" in a for a in actions)]

    assert logs == [{f"{own}.Arn"}]


@pytest.mark.parametrize(
    ("output", "allowed"),
    [
        ("FeedbackTableName", {"capture", "admin", "learning", "memory_writer"}),
        ("MemoryTableName", {"context", "memory_writer"}),
        ("SkillsBucketName", {"context", "skills", "admin", "learning"}),
    ],
)
def test_store_is_open_to_its_functions_only(templates: Templates, output: str, allowed: set[str]) -> None:
    """Who reads memories cannot read the log, and who writes the log cannot read memories."""
    store = templates.output(output)

    touching = {name for name in FUNCTIONS if any(store in resource for _, resource in _may(templates, name))}

    assert touching == allowed


def test_capture_can_write_the_log_and_read_one_item(templates: Templates) -> None:
    """Nothing in `capture` can list what others said, change it by a query, or delete it."""
    feedback = templates.output("FeedbackTableName")

    on_log = {action for action, resource in _may(templates, "capture") if feedback in resource}

    assert on_log == {"dynamodb:GetItem", "dynamodb:PutItem"}


def test_context_can_only_query_memories(templates: Templates) -> None:
    """A session's start writes no memory, and scans none."""
    memory = templates.output("MemoryTableName")

    assert {action for action, resource in _may(templates, "context") if memory in resource} == {"dynamodb:Query"}


def test_memory_writer_reads_the_stream_and_not_the_log(templates: Templates) -> None:
    """It sees new items as they come; what is in the table stays closed to it. Of memories it has no list."""
    feedback, memory = templates.output("FeedbackTableName"), templates.output("MemoryTableName")
    may = _may(templates, "memory_writer")

    assert {resource for _, resource in may if feedback in resource} == {f"{feedback}.StreamArn"}
    assert {action for action, resource in may if memory in resource} == {
        "dynamodb:DeleteItem",
        "dynamodb:GetItem",
        "dynamodb:PutItem",
    }


@pytest.mark.parametrize(
    ("action", "allowed"),
    [
        ("s3:PutObject", {"admin", "learning"}),
        ("s3:DeleteObject", set()),
        ("dynamodb:Scan", set()),
        ("dynamodb:DeleteItem", {"learning", "memory_writer"}),
        ("lambda:InvokeFunction", {"admin"}),
        ("secretsmanager:GetSecretValue", {"capture", "context"}),
        ("bedrock:InvokeModel", set()),
    ],
)
def test_dangerous_action_is_given_to_few(templates: Templates, action: str, allowed: set[str]) -> None:
    """Publishing, deleting, starting and secrets: each is in the hands of those that need it."""
    assert {name for name in FUNCTIONS if action in {a for a, _ in _may(templates, name)}} == allowed


def test_learning_writes_the_catalogue_and_no_skill(templates: Templates) -> None:
    """It may bring the catalogue up to date, and can change no skill."""
    written = {resource for action, resource in _may(templates, "learning") if action == "s3:PutObject"}

    assert len(written) == 1
    assert written.pop().endswith(f"/{SKILL_CATALOGUE_KEY}")


def test_schedule_may_start_learning_and_nothing_else(templates: Templates) -> None:
    """Its role starts that one function and gives up into that one queue, for this account only."""
    schedule = templates.one("AWS::Scheduler::Schedule")["Target"]
    role = templates.of_type("AWS::IAM::Role")[templates.text(schedule["RoleArn"]).removesuffix(".Arn")]["Properties"]

    (policy,) = role["Policies"]
    allowed = {s["Action"]: templates.text(s["Resource"]) for s in policy["PolicyDocument"]["Statement"]}
    assert allowed == {
        "lambda:InvokeFunction": templates.text(schedule["Arn"]),
        "sqs:SendMessage": templates.text(schedule["DeadLetterConfig"]["Arn"]),
    }
    (trust,) = role["AssumeRolePolicyDocument"]["Statement"]
    assert trust["Condition"] == {"StringEquals": {"aws:SourceAccount": {"Ref": "AWS::AccountId"}}}


def test_anthropic_key_is_for_learning_alone(tmp_path: Path) -> None:
    """With model anthropic, `learning` reads that one secret, and is told its name."""
    secret = "arn:aws:secretsmanager:eu-central-1:111122223333:secret:anthropic-AbCdEf"

    templates = synthesise(tmp_path, {"uptake:model": "anthropic", "uptake:anthropic_secret_arn": secret})

    assert ("secretsmanager:GetSecretValue", secret) in _may(templates, "learning")
    assert templates.function("learning")["Environment"]["Variables"]["UPTAKE_ANTHROPIC_SECRET"] == secret
    assert not [name for name in FUNCTIONS if name != "learning" if secret in str(_may(templates, name))]


def test_bedrock_is_for_the_named_models_alone(tmp_path: Path) -> None:
    """With model bedrock, `learning` may invoke the models that the deployment names; no key is involved."""
    models = [
        "arn:aws:bedrock:eu-central-1:111122223333:inference-profile/eu.anthropic.claude",
        "arn:aws:bedrock:eu-west-1::foundation-model/anthropic.claude",
    ]
    context = {
        "uptake:model": "bedrock",
        "uptake:model_id": "eu.anthropic.claude",
        "uptake:bedrock_model_arns": ",".join(models),
    }

    may = _may(synthesise(tmp_path, context), "learning")

    assert {resource for action, resource in may if action == "bedrock:InvokeModel"} == set(models)
    assert "secretsmanager:GetSecretValue" not in {action for action, _ in may}
