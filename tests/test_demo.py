"""`make demo` tells the truth: its story comes true on a new folder, and again on the same one."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from local import demo
from tests.running import RunningService

ROOT = Path(__file__).parent.parent


def run_demo(data: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "local.demo", "--data", str(data)]
    env = {**os.environ, "COLUMNS": "100"}
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, env=env)


def items(data: Path) -> dict[str, list[str]]:
    return {path.stem: path.read_text(encoding="utf-8").split("\n") for path in data.glob("state-*/*.jsonl")}


def test_demo_twice(tmp_path: Path) -> None:
    """Both runs exit 0 with the same result; the second one doubles nothing."""
    data = tmp_path / "data"
    first = run_demo(data)
    assert first.returncode == 0, first.stdout + first.stderr
    after_first = items(data)

    second = run_demo(data)

    assert second.returncode == 0, second.stdout + second.stderr
    assert "298 new, 0 known" in first.stdout
    assert "0 new, 298 known" in second.stdout
    for run in (first, second):
        tail = run.stdout.strip().split("\n")[-3:]
        assert demo.RULE in tail[0]
        assert demo.NEWCOMER in tail[1]
        assert re.search(r"\d+\.\d s from publish to visible", tail[2])
    after_second = items(data)
    events = [line for line in after_second["feedback"] if '"EVENT#' in line]
    assert len(events) == 298
    assert len(after_second["memory"]) == len(after_first["memory"])
    assert candidates(after_second) == candidates(after_first)
    live = [json.loads(line) for line in after_second["objects"] if "cell-line-resolution/SKILL.md" in line][-1]
    assert live["text"].count(demo.RULE) == 1


def candidates(state: dict[str, list[str]]) -> set[str]:
    return {json.loads(line)["Item"]["sk"]["S"] for line in state["feedback"] if '"CANDIDATES"' in line}


def test_demo_beside_a_running_service_says_what_to_do(tmp_path: Path) -> None:
    """A folder that is being served is not touched: the demo exits 1 and says so."""
    with RunningService(tmp_path / "data"):
        done = run_demo(tmp_path / "data")

    assert done.returncode == 1
    assert "--data" in done.stderr
    assert "Traceback" not in done.stderr


def test_demo_that_does_not_come_true_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If no rule about cell lines is proposed, the demo says so and exits 1."""
    week = tmp_path / "week.jsonl"
    rows = demo.WEEK.read_text(encoding="utf-8").split("\n")
    week.write_text("\n".join(row for row in rows if '"agent": "bio"' not in row) + "\n", encoding="utf-8")
    week.write_text(
        week.read_text(encoding="utf-8")
        + '{"id": "x1", "agent": "bio", "comment": "the only one of its kind, long enough", "rating": "down",'
        ' "user": "u1", "session": "s1", "run_id": "r1"}\n',
        encoding="utf-8",
    )
    monkeypatch.setattr(demo, "WEEK", week)
    monkeypatch.setattr(sys, "argv", ["demo", "--data", str(tmp_path / "data")])

    with pytest.raises(SystemExit) as end:
        demo.main()

    assert end.value.code == 1
