"""What is tracked: no registry hosts, no paths of a machine, generated files as generated, docs that are true."""

import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest
from openapi_spec_validator import validate

from lambdas.openapi import document

ROOT = Path(__file__).parent.parent


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, check=True)
    return [ROOT / name for name in listed.stdout.decode().splitlines()]


def test_no_registry_host_and_no_path_of_a_machine() -> None:
    """Whoever clones this finds neither the address of a registry nor the folders of whoever wrote it."""
    hosts = [
        "pypi" + ".org",
        "python" + "hosted",
        "registry." + "npmjs",
        "deb." + "debian",
        "/ro" + "ot/",
        "/wo" + "rk/",
    ]
    pattern = re.compile("|".join(map(re.escape, hosts)))
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in tracked()
        if path.is_file()
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), start=1)
        if pattern.search(line)
    ]
    assert found == []


def test_openapi_document_is_as_generated() -> None:
    """docs/openapi.json is what `make docs` writes, and is valid OpenAPI."""
    committed = json.loads((ROOT / "docs" / "openapi.json").read_text(encoding="utf-8"))

    assert committed == json.loads(json.dumps(document())), "run: make docs"
    validate(committed)


def test_readme_names_the_two_commands_and_they_exist() -> None:
    """The commands of README and docs are targets of the Makefile or commands of the CLI."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, flags=re.MULTILINE))
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]:
        text = page.read_text(encoding="utf-8")
        for command in re.findall(r"(?:`|^)make ([a-z-]+)", text, flags=re.MULTILINE):
            assert command in targets, f"{page.name}: make {command}"
        for link in re.findall(r"\]\(([^)#]+)\)", text):
            if "://" not in link:
                assert (page.parent / link).exists(), f"{page.name}: {link}"
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "make demo" in readme
    assert "make test" in readme


def test_files_that_the_architecture_names_exist() -> None:
    """docs/architecture.md follows a request through files that are there."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`((?:uptake|lambdas|local|infra|tests|docs)/[\w./]+\.\w+)`", text))

    assert len(named) > 20
    assert [name for name in named if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("group", ["lambdas", "learning", "local", "test"])
def test_requirements_are_pinned_with_hashes(group: str) -> None:
    """Every requirement has one version and its hashes, the same in every file."""
    text = (ROOT / "requirements" / f"{group}.txt").read_text(encoding="utf-8")
    pins = re.findall(
        r"^([a-z0-9][\w.-]*(?:\[[\w,-]+\])?==[^\s;]+)(?: ;[^\\]*)? \\\n    --hash=sha256:", text, re.MULTILINE
    )
    names = re.findall(r"^[a-z0-9][\w.-]*", text, re.MULTILINE)
    tested = (ROOT / "requirements" / "test.txt").read_text(encoding="utf-8")

    assert len(pins) == len(names) > 5
    assert [pin for pin in pins if pin not in tested] == []


def test_the_package_needs_what_it_says() -> None:
    """A pod installs three packages beside ours."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    assert [re.split(r"[<>=]", name)[0] for name in project["dependencies"]] == ["botocore", "httpx", "pydantic"]
