"""`uptake import` as people type it, against a service that runs: kinds of files, cut off, gone on, many bad rows."""

import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.running import RunningService, wait_until


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningService]:
    with RunningService(tmp_path_factory.mktemp("import") / "data") as service:
        yield service


def command(service: RunningService, *arguments: str) -> tuple[list[str], dict[str, str]]:
    env = {name: value for name, value in os.environ.items() if not name.startswith(("AWS_", "UPTAKE_"))}
    env |= {"UPTAKE_DATA": str(service.folder), "UPTAKE_STATE": str(service.folder.parent / "state"), "COLUMNS": "100"}
    return [sys.executable, "-m", "uptake", *arguments], env


def uptake(service: RunningService, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    line, env = command(service, *arguments)
    return subprocess.run(line, capture_output=True, text=True, encoding="utf-8", check=False, env={**env, **more})


def written(path: Path, *rows: Any) -> Path:
    path.write_text(
        "".join(f"{row if isinstance(row, str) else json.dumps(row, ensure_ascii=False)}\n" for row in rows)
    )
    return path


def down(number: int, **more: Any) -> dict[str, Any]:
    comment = f"Look the cell line up first, number {number}."
    return {"id": f"imp-{number}", "agent": "bio", "comment": comment, "user": "u", "run_id": f"r{number}", **more}


def test_files_of_every_kind_in_one_command(service: RunningService, tmp_path: Path) -> None:
    """JSONL, an array, a table and an array of pairs, whatever their names; the second time all of it is known."""
    lines = written(tmp_path / "a.txt", down(1), down(2))
    array = written(tmp_path / "feedback.json", json.dumps([down(3), down(4)], indent=1))
    pairs = written(tmp_path / "pairs.json", [{"original": "a", "corrected": c} for c in ("b", "c", "a", "b")])
    table = tmp_path / "events.sqlite"
    with sqlite3.connect(table) as database:
        database.execute("CREATE TABLE agent_events (event_type TEXT, payload TEXT, created_at TEXT)")
        for n in (5, 6):
            payload = {"agent_id": "bio", "agent_run_id": "r", "user": "u", "rating": "up", "event_id": f"imp-{n}"}
            database.execute("INSERT INTO agent_events VALUES ('rating', ?, CURRENT_TIMESTAMP)", (json.dumps(payload),))
    database.close()
    files = [str(path) for path in (lines, array, pairs, table)]

    first = uptake(service, "import", *files, "--agent", "bio", "--user", "editor@example.com")
    assert first.returncode == 0, first.stderr
    assert first.stdout == "8 imported, 1 were there already, 1 with nothing to import, 0 not taken\n"

    again = uptake(service, "import", *files, "--agent", "bio", "--user", "editor@example.com", "--json")
    assert json.loads(again.stdout) == {"created": 0, "duplicate": 9, "nothing": 1, "rejected": [], "rejected_count": 0}
    assert list((service.folder.parent / "state" / "imports").iterdir()) == []


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGINT])
def test_cut_off_import_goes_on(service: RunningService, tmp_path: Path, end: signal.Signals) -> None:
    """Killed, or stopped with Ctrl-C, the same command goes on from there, and every row is in the log once."""
    name = end.name.lower()
    rows = [down(n, id=f"{name}-{n}", run_id=f"{name}-{n}", agent=name) for n in range(700)]
    before = written(tmp_path / "before.jsonl", "not json", rows[0])
    path = written(tmp_path / "rows.jsonl", *rows[1:4], "not json", *rows[4:])
    state, report = service.folder.parent / "state" / "imports", tmp_path / "report.jsonl"
    line, env = command(service, "import", str(before), str(path), "--json", "--report", str(report))
    process = subprocess.Popen(line, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    wait_until(lambda: state.is_dir() and len(list(state.glob("*.json"))) == 2)
    process.send_signal(end)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == (130 if end == signal.SIGINT else -end)
    assert ("the same command goes on from there" in errors) == (end == signal.SIGINT)

    done = subprocess.run(line, env=env, capture_output=True, text=True, check=False)

    assert done.returncode == 1
    assert f"{before}: went on behind the first 2 rows" in done.stderr
    assert f"{path}: went on behind the first" in done.stderr
    found = json.loads(done.stdout)
    assert found["created"] + found["duplicate"] == 700
    assert found["duplicate"] <= 100
    bad = [(str(before), 1), (str(path), 4)]
    assert [told.partition(":")[0] for told in found["rejected"]] == [f"{file}, line {number}" for file, number in bad]
    assert [(row["file"], row["line"]) for row in map(json.loads, report.read_text().splitlines())] == bad
    assert list(state.iterdir()) == []
    exported = uptake(service, "export", "--agent", name).stdout.split("\n")
    ids = [json.loads(record)["event_id"] for record in exported if '"kind":"event"' in record]
    assert sorted(ids) == sorted(row["id"] for row in rows)


def test_service_that_goes_and_comes_back(tmp_path: Path) -> None:
    """When the service is killed on the way, the import stops with a sentence, and the same command brings the rest."""
    rows = [down(n) for n in range(500)]
    path = written(tmp_path / "rows.jsonl", *rows)
    folder = tmp_path / "data"
    with RunningService(folder) as service:
        line, env = command(service, "import", str(path))
        process = subprocess.Popen(line, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        wait_until(lambda: list((tmp_path / "state" / "imports").glob("*.json")))
        service.kill()
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "nothing answers" in errors
    assert "Traceback" not in errors

    with RunningService(folder) as service:
        done = uptake(service, "import", str(path))
        exported = uptake(service, "export").stdout

    assert done.returncode == 0, done.stderr
    assert "went on behind the first" in done.stderr
    assert exported.count('"kind":"event"') == 500


def test_many_bad_rows_are_summed_up(service: RunningService, tmp_path: Path) -> None:
    """The first are named, all are summed up by reason, and --report has every one; the good ones are imported."""
    path = written(
        tmp_path / "rows.jsonl", *("x" for _ in range(60)), down(7_001), *({"event_type": "tool"} for _ in range(40))
    )

    done = uptake(service, "import", str(path), "--report", str(tmp_path / "report.jsonl"))

    assert done.returncode == 1
    assert done.stdout == "1 imported, 0 were there already, 100 not taken\n"
    assert done.stderr.count("not JSON") == 41
    assert f"… and 60 more (all of them are in {tmp_path / 'report.jsonl'}); by reason:" in done.stderr
    assert "60  not JSON" in done.stderr
    assert "40  event_type" in done.stderr
    report = [json.loads(line) for line in (tmp_path / "report.jsonl").read_text().splitlines()]
    assert [row["line"] for row in report] == [*range(1, 61), *range(62, 102)]


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["--agent", "Bio Agent"], "agent_id: "),
        (["--user", ""], "user: "),
        (["--report", "/nowhere/report"], "/nowhere/report: No such file"),
    ],
)
def test_option_that_cannot_be_is_said_once(
    service: RunningService, tmp_path: Path, arguments: list[str], hint: str
) -> None:
    """An agent or user that no row could have, a report that cannot be written: one sentence, and nothing is sent."""
    done = uptake(service, "import", str(written(tmp_path / "rows", down(8_001))), *arguments)

    assert done.returncode == 1
    assert hint in done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr


def test_it_works_in_a_narrow_locale(service: RunningService, tmp_path: Path) -> None:
    """With LANG=C, rows in any script are imported, and files of any name are read and named (F075)."""
    path = written(
        tmp_path / "rückmeldung.jsonl", down(9_001, comment="これは間違いです。表を先に調べてください。"), "{"
    )

    done = uptake(service, "import", str(path), LC_ALL="C", LANG="C", PYTHONUTF8="0", PYTHONIOENCODING="ascii")

    assert done.stdout == "1 imported, 0 were there already, 1 not taken\n"
    assert "line 2" in done.stderr


def test_array_comes_by_standard_input(service: RunningService) -> None:
    """`-` takes an array as well as lines."""
    line, env = command(service, "import", "-")

    rows = json.dumps([down(9_101), down(9_102)])
    done = subprocess.run(line, env=env, input=rows, capture_output=True, text=True, check=False)

    assert done.stdout.startswith("2 imported"), done.stderr


def test_progress_tells_count_rate_and_time_left() -> None:
    """On a terminal the bar shows the share that is read, how many rows that is, how fast, and the time left."""
    code = """
import sys, time
from uptake.terminal import Progress
class Terminal:
    isatty = lambda self: True
    write = sys.stdout.write
    flush = sys.stdout.flush
times = iter([0.0, 0.0, 10.0])
time.monotonic = lambda: next(times)
progress = Progress("importing rows", stream=Terminal())
progress.tell(1_000, share=0.1)
progress.tell(6_000, share=0.6)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.endswith("importing rows: [############........] 60% 6,000 500/s 0:08 left")
