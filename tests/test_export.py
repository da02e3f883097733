"""`uptake export` and `uptake import` of it: a new service that knows what the old one knew. And `uptake stats`."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.running import RunningService, wait_until
from uptake.client import Client

USER = "ann@example.com"


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningService]:
    """One that knows runs, corrections of two agents, and one that was taken back."""
    with RunningService(tmp_path_factory.mktemp("export") / "data") as service:
        with service.client() as client:
            fill(client)
        yield service


def fill(client: Client) -> None:
    for n in range(120):
        run: dict[str, Any] = {"agent_run_id": f"r{n}", "agent_id": "bio", "user": USER, "prompt_version": "v1"}
        client.register_run({**run, "output": {"a": None, "b": "x\u2028y"}})
    bodies = [
        {"event_type": "rating", "rating": "down", "agent_id": agent, "agent_run_id": f"r{n}", "user": USER,
         "event_id": f"{agent}-{n}", "comment": f"Look the cell line up first, number {n}."}
        for agent in ("bio", "coding") for n in range(9)
    ]  # fmt: skip
    assert {result.status for result in client.send_batch(bodies)} == {"created"}
    client._transport.call("DELETE", "/v1/feedback/bio-3")


def uptake(service: RunningService, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if not name.startswith(("AWS_", "UPTAKE_"))}
    env |= {"UPTAKE_DATA": str(service.folder), "UPTAKE_STATE": str(service.folder.parent / "state"), "COLUMNS": "100"}
    command = [sys.executable, "-m", "uptake", *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", check=False, env={**env, **more}
    )  # fmt: skip


def test_new_service_knows_what_the_old_one_knew(service: RunningService, tmp_path: Path) -> None:
    """Export, import, export: the same bytes, the same memories of a user, the same figures."""
    out = tmp_path / "export.jsonl"
    first = uptake(service, "export", "-o", str(out))
    assert first.returncode == 0, first.stderr
    assert "120 runs, 18 events, 1 retractions of 2 agents" in first.stderr
    assert out.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["export.jsonl"]

    with RunningService(tmp_path / "new", "--identity-from", str(service.folder)) as other:
        done = uptake(other, "import", str(out))
        assert done.stdout == "139 imported, 0 were there already, 0 not taken\n", done.stderr
        assert uptake(other, "import", str(out)).stdout.startswith("0 imported, 139 were there already")

        again = uptake(other, "export").stdout.encode()
        header, _, rest = out.read_bytes().partition(b"\n")
        assert again.partition(b"\n")[2] == rest
        assert json.loads(again.partition(b"\n")[0])["identity"] == json.loads(header)["identity"]
        assert figures(other) == figures(service)
        with service.client() as old, other.client() as new:
            for agent in ("bio", "coding"):
                wait_until(lambda agent=agent: new.context(agent, USER) == old.context(agent, USER))
            assert len(new.context("bio", USER).memories) == 8
            assert new.send_batch([json.loads(json.dumps(again_said()))])[0].status == "duplicate"


def again_said() -> dict[str, Any]:
    return {
        "event_type": "rating", "rating": "down", "agent_id": "bio", "agent_run_id": "r1", "user": USER,
        "event_id": "bio-1", "comment": "Look the cell line up first, number 1.",
    }  # fmt: skip


def figures(service: RunningService) -> dict[str, Any]:
    told = dict(json.loads(uptake(service, "stats", "--json").stdout))
    return {name: value for name, value in told.items() if name != "until"}


def test_service_with_another_secret_takes_no_export(service: RunningService, tmp_path: Path) -> None:
    """Nothing is stored where nobody would find their memories, and the reason says how it is done."""
    out = tmp_path / "export.jsonl"
    uptake(service, "export", "-o", str(out))
    with RunningService(tmp_path / "new") as other:
        done = uptake(other, "import", str(out))
        assert done.returncode == 1
        assert "uptake serve --identity-from FOLDER" in done.stderr
        assert json.loads(uptake(other, "export").stdout.split("\n")[1])["events"] == 0


def test_only_a_new_folder_takes_an_identity_over(service: RunningService, tmp_path: Path) -> None:
    """A folder with records of its own keeps its secret; the same command a second time is no fault."""
    command = [sys.executable, "-m", "uptake", "serve", "--port", "0", "--data", str(tmp_path / "old")]
    with RunningService(tmp_path / "old"):
        pass

    for folder, hint in ((service.folder, "only a new folder"), (tmp_path / "nowhere", "are missing")):
        done = subprocess.run(
            [*command, "--identity-from", str(folder)], capture_output=True, text=True, check=False, timeout=60
        )
        assert done.returncode == 1
        assert hint in done.stderr
    for _ in range(2):
        with RunningService(tmp_path / "new", "--identity-from", str(service.folder)) as other:
            assert other.connection["admin_token"]


def test_export_is_lines_that_any_reader_can_read(service: RunningService) -> None:
    """A header, records and an end, each one line for readers that divide at U+2028, too; also with LANG=C (F075)."""
    done = uptake(service, "export", LC_ALL="C", PYTHONUTF8="0", PYTHONIOENCODING="ascii")

    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line["kind"] for line in lines] == [
        "uptake_export", *["run"] * 120, *["event"] * 9, "retraction", *["event"] * 9, "end",
    ]  # fmt: skip
    assert lines[1]["body"]["output"] == {"a": None, "b": "x\u2028y"}
    assert lines[-1] == {"kind": "end", "runs": 120, "events": 18, "retractions": 1}
    assert "ann@example.com" not in done.stdout


def test_export_of_one_agent(service: RunningService, tmp_path: Path) -> None:
    """One agent's records alone; an agent that is not there is said, and a file that was there stays as it was."""
    done = uptake(service, "export", "--agent", "coding", "--json", "-o", str(tmp_path / "out"))
    assert json.loads(done.stdout) == {"agents": ["coding"], "event": 9}
    before = (tmp_path / "out").read_bytes()

    failed = uptake(service, "export", "--agent", "nobody", "-o", str(tmp_path / "out"))

    assert failed.returncode == 1
    assert "there is bio, coding" in failed.stderr
    assert (tmp_path / "out").read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["out"]


def test_export_that_was_cut_short_is_told(service: RunningService, tmp_path: Path) -> None:
    """Without its last line an export is not whole: what is there is restored, and the fault is told."""
    whole = uptake(service, "export").stdout.encode()
    path = tmp_path / "cut.jsonl"
    path.write_bytes(whole[: whole.rindex(b'{"kind":"end"') - 10])

    done = uptake(service, "import", str(path))

    assert done.returncode == 1
    assert "not JSON" in done.stderr
    assert "the export is cut short" in done.stderr


def test_records_without_their_header_are_accepted_by_name(service: RunningService, tmp_path: Path) -> None:
    """A file that does not say whose its actors are is refused with the option that takes it, and taken with it."""
    path = tmp_path / "part.jsonl"
    path.write_text("".join(uptake(service, "export").stdout.splitlines(keepends=True)[1:]))

    refused = uptake(service, "import", str(path))
    assert refused.returncode == 1
    assert "uptake import --accept-identity" in refused.stderr

    taken = uptake(service, "import", "--accept-identity", str(path))
    assert taken.stdout.startswith("0 imported, 139 were there already"), taken.stderr


def test_export_needs_an_admin(service: RunningService) -> None:
    """A reviewer's token does not open the log."""
    done = uptake(service, "export", "--token", service.connection["reviewer_token"])

    assert done.returncode == 1
    assert "403" in done.stderr
    assert "admin" in done.stderr


def test_stats_are_tables_that_fit(service: RunningService) -> None:
    """Acceptance by agent, version and week, corrections by surface and severity, in 80 columns; JSON on request."""
    done = uptake(service, "stats", "--weeks", "4")

    assert done.returncode == 0, done.stderr
    lines = done.stdout.split("\n")
    assert all(len(line) <= 80 for line in lines)
    (row,) = [line.split() for line in lines if " v1 " in line]
    assert row[0] == "bio"
    assert row[3:] == ["120", "8", "93.3%", "87.4%", "to", "96.6%"]
    assert ["bio", "unknown", "0", "0", "0", "8"] in [line.split() for line in lines]
    assert "coding: 9 events are about runs that are not registered" in lines
    found = json.loads(uptake(service, "stats", "--agent", "coding", "--json").stdout)
    assert found["acceptance"] == []
    assert found["corrections"] == [{"agent_id": "coding", "surface": "unknown", "severity": "unknown", "count": 9}]

    for arguments, hint in ((["--agent", "nobody"], "404"), (["--weeks", "99"], "from 1 to 53")):
        failed = uptake(service, "stats", *arguments)
        assert failed.returncode == 1
        assert hint in failed.stderr
