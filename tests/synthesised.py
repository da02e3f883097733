"""The deployment as CloudFormation would get it: synthesised in this process, over bundles of one file."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aws_cdk as cdk

from app import compose
from infra.bundles import ROOT, Bundle, BundleKind

Resource = dict[str, Any]


@dataclass(frozen=True)
class Templates:
    """The two templates, and how to read them."""

    data: dict[str, Any]
    service: dict[str, Any]

    def of_type(self, kind: str) -> dict[str, Resource]:
        """Logical id to resource, over both stacks."""
        both = {**self.data["Resources"], **self.service["Resources"]}
        return {name: resource for name, resource in both.items() if resource["Type"] == kind}

    def one(self, kind: str) -> Resource:
        """The properties of the only resource of this type."""
        (resource,) = self.of_type(kind).values()
        properties: Resource = resource["Properties"]
        return properties

    def text(self, value: Any) -> str:
        """A value with its intrinsics written out: `LogicalId`, `LogicalId.Attribute`, or the text around them."""
        if isinstance(value, str):
            return value
        ((function, argument),) = value.items()
        match function:
            case "Ref":
                return str(argument)
            case "Fn::GetAtt":
                return ".".join(argument)
            case "Fn::Join":
                return str(argument[0]).join(self.text(part) for part in argument[1])
            case "Fn::ImportValue":
                return self.text(self._exports()[argument])
        raise AssertionError(f"this test does not know {function}")

    def output(self, name: str) -> str:
        """What a stack says under this name."""
        return self.text({**self.data["Outputs"], **self.service["Outputs"]}[name]["Value"])

    def function(self, name: str) -> Resource:
        """The properties of a function of the loop."""
        (found,) = (
            resource["Properties"]
            for resource in self.of_type("AWS::Lambda::Function").values()
            if resource["Properties"]["Handler"] == f"lambdas.{name}.handler"
        )
        return dict(found)

    def statements(self, function: str) -> Iterator[tuple[set[str], set[str]]]:
        """Actions and resources of each statement in the role of a function; everything in it is an Allow."""
        role = self.of_type("AWS::IAM::Role")[self.text(self.function(function)["Role"]).removesuffix(".Arn")]
        assert "ManagedPolicyArns" not in role["Properties"]
        for policy in role["Properties"]["Policies"]:
            for statement in policy["PolicyDocument"]["Statement"]:
                assert statement["Effect"] == "Allow"
                yield (
                    set(_listed(statement["Action"])),
                    {self.text(resource) for resource in _listed(statement["Resource"])},
                )

    def _exports(self) -> dict[str, Any]:
        outputs = self.data["Outputs"].values()
        return {output["Export"]["Name"]: output["Value"] for output in outputs if "Export" in output}


def synthesise(
    folder: Path, context: Mapping[str, Any] | None = None, change: Callable[[cdk.App], None] | None = None
) -> Templates:
    """The templates, with the feature flags of cdk.json. Raises RuntimeError on a finding that nobody acknowledged."""
    flags = json.loads((ROOT / "cdk.json").read_text())["context"]
    app = cdk.App(context={**flags, **(context or {})}, outdir=str(folder / "cdk.out"))

    def bundler(kind: BundleKind) -> Bundle:
        code = folder / kind
        code.mkdir(parents=True)
        (code / "kind.txt").write_text(kind)
        return Bundle(code, f"digest of {kind}")

    compose(app, env={}, bundler=bundler)
    if change:
        change(app)
    assembly = app.synth()
    data, service = (assembly.get_stack_by_name(name).template for name in ("UptakeData", "UptakeService"))
    return Templates(data, service)


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]
