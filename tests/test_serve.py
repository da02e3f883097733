"""The service on one machine, as people run it: what it prints works, and nobody but them gets in."""

import json
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.running import COMMENT, RunningService, correction, wait_until
from uptake.errors import Refused


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningService]:
    """One that no test stops."""
    with RunningService(tmp_path_factory.mktemp("serve") / "data") as service:
        yield service


def test_printed_curl_lines_work(tmp_path: Path) -> None:
    """The three lines that `make serve` prints do, typed as they are, what is said above them."""
    if shutil.which("curl") is None:
        pytest.fail("curl is missing; on Debian: apt-get install curl")
    with RunningService(tmp_path / "data") as service:
        assert f"data folder        {(tmp_path / 'data').resolve()}" in service.printed
        send, context, candidates = service.curls

        assert run(send)["status"] == "created"
        assert run(send)["status"] == "duplicate"
        wait_until(lambda: run(context)["memories"])
        assert [m["text"] for m in run(context)["memories"]] == [COMMENT]
        assert run(candidates) == {"candidates": []}


def run(line: str) -> dict[str, Any]:
    done = subprocess.run(["bash", "-c", line], capture_output=True, check=True, text=True)
    return dict(json.loads(done.stdout))


def test_it_listens_on_loopback_alone(service: RunningService) -> None:
    """The port is open on 127.0.0.1, and on no other address of the machine."""
    port = int(service.url.rpartition(":")[2])
    listening = [line.split()[1] for line in Path("/proc/net/tcp").read_text().splitlines() if " 0A " in line]
    ours = [address for address in listening if int(address.partition(":")[2], 16) == port]
    assert ours == [f"0100007F:{port:04X}"]


def test_stranger_is_refused_over_http(service: RunningService) -> None:
    """Without a signature or a token nothing is answered; unknown routes, methods and giant bodies are problems."""
    url = service.url
    answers = {
        "unsigned": httpx.post(f"{url}/v1/feedback", json={}),
        "no token": httpx.get(f"{url}/v1/admin/candidates"),
        "agent as person": httpx.get(f"{url}/v1/admin/candidates", auth=service.client()._transport._http.auth),
        "bad token": httpx.get(f"{url}/v1/admin/candidates", headers={"authorization": "Bearer x"}),
        "person as agent": httpx.get(
            f"{url}/v1/skills", headers={"authorization": f"Bearer {service.connection['reviewer_token']}"}
        ),
        "unknown": httpx.get(f"{url}/v1/nothing"),
        "method": httpx.delete(f"{url}/v1/feedback"),
        "giant": httpx.post(f"{url}/v1/feedback", content=b"x" * (10 * 1024 * 1024 + 1)),
    }
    expected = [403, 401, 401, 401, 403, 404, 405, 413]
    assert [answer.status_code for answer in answers.values()] == expected
    for name, answer in answers.items():
        assert answer.headers["content-type"] == "application/problem+json", name
        assert answer.json()["status"] == answer.status_code


def test_start_that_cannot_be_says_what_to_do(service: RunningService, tmp_path: Path) -> None:
    """A folder or a port that is taken, a folder that is none or is damaged: one sentence and exit 1, no traceback."""
    (tmp_path / "file").touch()
    shutil.copytree(service.folder, tmp_path / "keyless")
    (tmp_path / "keyless" / "keys.json").write_text("{}")
    (tmp_path / "folder" / "service.json").mkdir(parents=True)
    port = service.url.rpartition(":")[2]
    cases = [
        (service.folder, "0", "another service"),
        (tmp_path / "other", port, "--port"),
        (tmp_path / "file", "0", "--data"),
        (tmp_path / "keyless", "0", "keys.json"),
        (tmp_path / "folder", "0", "service.json"),
    ]
    command = [sys.executable, "-m", "uptake", "serve"]
    for starting, hint in [
        (subprocess.Popen([*command, "--data", str(folder), "--port", port], stderr=subprocess.PIPE, text=True), hint)
        for folder, port, hint in cases
    ]:
        _, errors = starting.communicate(timeout=60)
        assert starting.returncode == 1
        assert hint in errors.replace("starting on", "")
        assert "Traceback" not in errors


def test_parallel_clients_with_one_event_leave_one_row(service: RunningService) -> None:
    """Ten clients that send the same event at once: one is told created, nine duplicate."""
    statuses: list[str] = []

    def send() -> None:
        with service.client() as client:
            statuses.append(client.send(correction(7)).status)

    threads = [threading.Thread(target=send) for _ in range(10)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert sorted(statuses) == ["created"] + ["duplicate"] * 9
    with service.client() as client, pytest.raises(Refused) as clash:
        client.send(correction(7).model_copy(update={"comment": "something else, long enough"}))
    assert clash.value.problem.status == 409


def test_folder_is_for_its_owner_alone(tmp_path: Path) -> None:
    """Comments and keys are in files that nobody else on the machine can read, whatever the umask is."""
    with RunningService(tmp_path / "data", umask=0) as service, service.client() as client:
        client.send(correction(1))
        paths = [tmp_path / "data", *(tmp_path / "data").rglob("*")]
        assert {"keys.json", "service.json", "lock", "journal-000001.jsonl", "pending.jsonl"} <= {
            path.name for path in paths
        }
        assert [path for path in paths if path.stat().st_mode & 0o077] == []


def test_service_file_is_that_of_the_service_that_runs(tmp_path: Path) -> None:
    """What a killed service left behind is replaced by the next one, and a stop takes it away."""
    with RunningService(tmp_path / "data") as service:
        service.kill()
        assert (tmp_path / "data" / "service.json").exists()

    with RunningService(tmp_path / "data") as service, service.client() as client:
        assert service.connection["pid"] == service.process.pid
        assert client.skills()

    assert not (tmp_path / "data" / "service.json").exists()


def test_privacy_holds_until_another_is_given(tmp_path: Path) -> None:
    """A service that is started again without its modes keeps them, and says which they are."""
    folder = tmp_path / "data"
    with RunningService(folder, "--privacy", "hr=omit") as service:
        assert "texts are kept     redact (every agent), hr=omit" in service.printed
    with RunningService(folder, "--privacy", "store", "--privacy", "bio=redact") as service:
        assert "texts are kept     store (every agent), bio=redact, hr=omit" in service.printed
    with RunningService(folder) as service:
        assert "texts are kept     store (every agent), bio=redact, hr=omit" in service.printed
