"""What `docs/client.md` shows can be typed: its calls exist, its settings are JSON, its commands are known."""

import ast
import json
import re
from pathlib import Path

import pytest

from uptake.cli import COMMANDS
from uptake.client import Client
from uptake.recording import Recorder, RunRecorder
from uptake.recording.gate import Gate
from uptake.recording.recorder import EXIT_SECONDS, MAX_BYTES
from uptake.recording.sender import FIRST_PAUSE, LINGER, LONGEST_PAUSE

DOC = (Path(__file__).parent.parent / "docs" / "client.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\w+)\n(.*?)```", DOC, flags=re.DOTALL)


@pytest.mark.parametrize("code", [code for kind, code in BLOCKS if kind == "python"])
def test_examples_are_python_that_imports(code: str) -> None:
    """Every example parses, and what it imports is there."""
    tree = ast.parse(code)

    imports = [ast.unparse(node) for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    exec("\n".join(imports), {})  # noqa: S102 - our own document


@pytest.mark.parametrize(
    ("name", "kind"), [("recorder", Recorder), ("run", RunRecorder), ("gate", Gate), ("client", Client)]
)
def test_calls_are_there(name: str, kind: type) -> None:
    """Every call that the page names exists; the page names every way in which a user can say something."""
    named = set(re.findall(rf"\b{name}\.([a-z_]+)\(", DOC))

    assert all(hasattr(kind, call) for call in named), named
    if kind is RunRecorder:
        assert named >= {"chat", "cli", "inline_edit", "edit", "async_review", "rating", "rejection", "gate"}


def test_settings_of_the_hook_are_four_lines() -> None:
    """The settings are JSON of four lines, and their command is the one that `uptake` has."""
    ((_, settings),) = [block for block in BLOCKS if block[0] == "json"]
    command = json.loads(settings)["hooks"]["UserPromptSubmit"][0]["hooks"][0]

    assert len(settings.splitlines()) == 4
    assert command["type"] == "command"
    assert command["command"].startswith("uptake hook prompt-submit ")
    assert {"hook", "replay"} <= COMMANDS.keys()


def test_figures_are_those_of_the_code() -> None:
    """Bounds and pauses that the page promises are the ones in force."""
    assert f"`max_bytes` ({MAX_BYTES // 2**20} MiB)" in DOC
    assert f"{LINGER} s after the first event" in DOC
    assert f"up to {FIRST_PAUSE} s, 1 s, 2 s … {LONGEST_PAUSE:.0f} s" in " ".join(DOC.split())
    assert EXIT_SECONDS == 2
