"""`uptake`, as people type it, against a service that runs."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.running import RunningService

WEEK = Path(__file__).parent.parent / "examples" / "feedback" / "week.jsonl"


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningService]:
    with RunningService(tmp_path_factory.mktemp("cli") / "data") as service:
        yield service


def uptake(service: RunningService | None, *arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Type one command."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("AWS_", "UPTAKE_"))}
    if service:
        clean["UPTAKE_DATA"] = str(service.folder)
        clean["UPTAKE_STATE"] = str(service.folder.parent / "state")
    command = [sys.executable, "-m", "uptake", *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", check=False, env={**clean, "COLUMNS": "100", **env}
    )


def test_from_history_to_rule_and_back(service: RunningService) -> None:
    """A history is imported once, the week is run, a candidate is published and reverted; each step is told."""
    first = uptake(service, "import", str(WEEK))
    assert first.returncode == 0, first.stderr
    assert first.stdout == "298 imported, 0 were there already, 0 not taken\n"
    assert "0 imported, 298 were there already" in uptake(service, "import", str(WEEK)).stdout

    learned = uptake(service, "learn")
    assert learned.returncode == 0, learned.stderr
    assert learned.stdout.startswith("read 298 new events, learned from ")
    again = uptake(service, "learn", "--json")
    assert json.loads(again.stdout)["learned_from"] == 0

    table = uptake(service, "candidates").stdout.split("\n")
    assert table[0].split() == ["candidate", "status", "users", "comments", "skill", "about"]
    assert all(len(line) <= 100 for line in table)
    candidates = json.loads(uptake(service, "candidates", "--json").stdout)
    cell_lines = next(c for c in candidates if c["skill_id"] == "cell-line-resolution")
    assert [c["distinct_users"] for c in candidates] == sorted((c["distinct_users"] for c in candidates), reverse=True)

    detail = uptake(service, "candidates", cell_lines["candidate_id"]).stdout
    assert all(" ".join(quote["text"].split()) in detail for quote in cell_lines["quotes"])
    assert f"uptake publish {cell_lines['candidate_id']}" in detail

    unworded = uptake(service, "publish", cell_lines["candidate_id"])
    assert unworded.returncode == 1
    assert "--rule" in unworded.stderr
    rule = "When cell lines are joined, resolve their names first."
    published = uptake(service, "publish", cell_lines["candidate_id"], "--rule", rule)
    assert published.returncode == 0, published.stderr
    assert rule in published.stdout
    rule_id = published.stdout.split()[0]
    assert f"uptake revert {rule_id}" in published.stdout
    with service.client() as client:
        assert rule in client.skill("cell-line-resolution").text

    reverted = uptake(service, "revert", rule_id)
    assert reverted.returncode == 0, reverted.stderr
    assert json.loads(uptake(service, "revert", rule_id, "--json").stdout)["status"] == "reverted"


def test_bad_rows_are_named_and_the_others_imported(service: RunningService, tmp_path: Path) -> None:
    """BOM, CRLF, U+2028 and empty lines are no trouble; each bad row is named with its line and reason (F077, F079)."""
    good = '{{"id": "imp-{0}", "agent": "coding", "comment": "a\u2028b ü {0}", "user": "u", "run_id": "r{0}"}}'
    lines = [
        "\ufeff" + good.format(1), "", good.format(2), "not json", good.format(3).replace("imp-3", "imp-1"),
        '{"id": "x", "id": "y"}', '{"agent": "coding", "comment": "no run", "user": "u"}', '{"a": 1e999}',
        good.format(4),
    ]  # fmt: skip
    path = tmp_path / "history.jsonl"
    path.write_bytes("\r\n".join(lines).encode())

    done = uptake(service, "import", str(path), LC_ALL="C")

    assert done.returncode == 1
    assert done.stdout == "3 imported, 0 were there already, 5 not taken\n"
    for line, reason in ((4, "not JSON"), (5, "taken"), (6, "twice"), (7, "agent_run_id"), (8, "range")):
        (told,) = [text for text in done.stderr.split("\n") if f"line {line}:" in text]
        assert reason in told


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["publish", "nobody", "--rule", "x"], "uptake candidates"),
        (["revert", "nobody"], "uptake candidates"),
        (["import", "/nowhere/file.jsonl"], "/nowhere/file.jsonl: No such file"),
        (["import", "docs"], "is a folder"),
        (["publish", "c", "--rule", ""], "rule: "),
        (["publish", "c", "--rule", "x" * 501], "rule: "),
        (["candidates", "nobody"], "uptake candidates"),
        (["candidates", "--token", "x"], "401"),
        (["candidates", "--url", "http://127.0.0.1:9", "--token", "x"], "nothing answers at http://127.0.0.1:9"),
    ],
)
def test_what_went_wrong_is_said_in_a_sentence(service: RunningService, arguments: list[str], hint: str) -> None:
    """A failed command exits 1 with a sentence that says what to do, and no traceback."""
    done = uptake(service, *arguments)

    assert done.returncode == 1
    assert hint in done.stderr
    assert "Traceback" not in done.stderr


def test_without_a_service_the_commands_say_how_to_start_one(tmp_path: Path) -> None:
    """Where nothing runs, every command says so."""
    for command in (["learn"], ["candidates"], ["publish", "c", "--rule", "r"], ["revert", "r"], ["import", str(WEEK)]):
        done = uptake(None, *command, UPTAKE_DATA=str(tmp_path))
        assert done.returncode == 1
        assert "make serve" in done.stderr


def test_history_comes_in_by_standard_input(service: RunningService) -> None:
    """`-` reads the rows from standard input."""
    command = [sys.executable, "-m", "uptake", "import", "-", "--data", str(service.folder)]
    row = '{"id": "stdin-1", "agent": "coding", "comment": "c", "user": "u", "run_id": "r"}'

    done = subprocess.run(command, input=row, capture_output=True, text=True, check=True)

    assert done.stdout.startswith("1 imported")


def test_reader_who_has_enough_is_no_error(service: RunningService) -> None:
    """Output that nobody reads to its end leaves no error behind."""
    line = f"{sys.executable} -m uptake candidates --json --data {service.folder} | head -c 1"

    done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=True)

    assert done.stderr == ""


def test_output_survives_a_narrow_locale(service: RunningService) -> None:
    """With LANG=C and an ASCII terminal, comments in any script are shown or replaced, never a crash (F075)."""
    done = uptake(service, "candidates", LC_ALL="C", PYTHONUTF8="0", PYTHONIOENCODING="ascii")

    assert done.returncode == 0, done.stderr
