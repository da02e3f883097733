"""The service on one machine, as people run it: what it prints works, and what it acknowledged it keeps."""

import json
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.running import RunningService, wait_until
from uptake.client import Client
from uptake.errors import Refused, ServiceError
from uptake.events import FeedbackEvent

COMMENT = "Look cell lines up in Cellosaurus before you join."


def correction(number: int, user: str = "ann@example.com") -> FeedbackEvent:
    return FeedbackEvent(
        event_type="rating", rating="down", agent_id="bio", agent_run_id=f"run-{number}", user=user,
        event_id=f"{user}-{number}", comment=f"{COMMENT} {number}",
    )  # fmt: skip


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


def test_it_listens_on_loopback_alone(tmp_path: Path) -> None:
    """The port is open on 127.0.0.1, and on no other address of the machine."""
    with RunningService(tmp_path / "data") as service:
        port = int(service.url.rpartition(":")[2])
        listening = [line.split()[1] for line in Path("/proc/net/tcp").read_text().splitlines() if " 0A " in line]
        ours = [address for address in listening if int(address.partition(":")[2], 16) == port]
        assert ours == [f"0100007F:{port:04X}"]


@pytest.mark.parametrize("engine", ["moto", "dynamodb-local"])
def test_state_is_kept_across_restarts(tmp_path: Path, engine: str) -> None:
    """After a stop and a start everything is as it was: events, memories, skills, rules, ids and tokens."""
    with RunningService(tmp_path / "data", "--engine", engine) as service:
        with service.client() as client:
            assert client.send(correction(1)).status == "created"
            wait_until(lambda: client.context("bio", "ann@example.com").memories)
            before = client.context("bio", "ann@example.com")
            receipt = client.receipt("ann@example.com-1")
            skill = client.skill("cell-line-resolution")
        token = service.connection["reviewer_token"]

    with RunningService(tmp_path / "data", "--engine", engine) as service, service.client() as client:
        assert client.context("bio", "ann@example.com") == before
        assert client.receipt("ann@example.com-1") == receipt
        assert client.skill("cell-line-resolution") == skill
        assert client.send(correction(1)).status == "duplicate"
        assert service.connection["agent_secret_key"]
        assert token.count(".") == 2


def test_nothing_acknowledged_is_lost_by_a_kill(tmp_path: Path) -> None:
    """SIGKILL under load, five times: every acknowledged event is there once, and reaches its user's memory."""
    acknowledged: dict[str, str] = {}
    for round_number in range(5):
        with RunningService(tmp_path / "data") as service:
            for event_id in acknowledged:
                with service.client() as client:
                    assert client.receipt(event_id).event_id == event_id
                break
            writers = [
                threading.Thread(target=write, args=(service, acknowledged, f"user{n}@example.com", round_number))
                for n in range(4)
            ]
            for writer in writers:
                writer.start()
            wait_until(lambda: len(acknowledged) >= 60 * (round_number + 1), seconds=60)  # noqa: B023
            service.kill()
            for writer in writers:
                writer.join()

    with RunningService(tmp_path / "data") as service, service.client() as client:
        for event_id, user in acknowledged.items():
            assert client.receipt(event_id).event_id == event_id, f"{event_id} of {user} is lost"
        for user in set(acknowledged.values()):
            mine = {event_id for event_id, owner in acknowledged.items() if owner == user}
            wait_until(lambda: mine <= remembered(client, user))  # noqa: B023
            memories = client.context("bio", user, max_tokens=100_000).memories
            assert len({m.event_id for m in memories}) == len(memories), "an event is remembered twice"


def remembered(client: Client, user: str) -> set[str]:
    return {memory.event_id for memory in client.context("bio", user, max_tokens=100_000).memories}


def write(service: RunningService, acknowledged: dict[str, str], user: str, round_number: int) -> None:
    """Send until the service is gone; note what it acknowledged."""
    with service.client() as client:
        client._transport._sleep = lambda _: None
        for number in range(round_number * 1000, round_number * 1000 + 40):
            try:
                result = client.send(correction(number, user))
            except ServiceError:
                return
            assert result.event_id
            acknowledged[result.event_id] = user


def test_stranger_is_refused_over_http(tmp_path: Path) -> None:
    """Without a signature or a token nothing is answered; unknown routes, methods and giant bodies are problems."""
    with RunningService(tmp_path / "data") as service:
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


def test_second_service_on_the_folder_says_what_to_do(tmp_path: Path) -> None:
    """A folder or a port that is taken ends the second start with a sentence, not a traceback."""
    with RunningService(tmp_path / "data") as service:
        port = service.url.rpartition(":")[2]
        for arguments, hint in (
            (["--data", str(tmp_path / "data"), "--port", "0"], "--data"),
            (["--data", str(tmp_path / "other"), "--port", port], "--port"),
        ):
            command = [sys.executable, "-m", "uptake", "serve", *arguments]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            assert done.returncode == 1
            assert hint in done.stderr
            assert "Traceback" not in done.stderr


def test_parallel_clients_with_one_event_leave_one_row(tmp_path: Path) -> None:
    """Ten clients that send the same event at once: one is told created, nine duplicate."""
    with RunningService(tmp_path / "data") as service:
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


def test_keys_are_for_their_owner_alone(tmp_path: Path) -> None:
    """What proves identities is in files that nobody else on the machine can read."""
    with RunningService(tmp_path / "data"):
        for name in ("keys.json", "service.json"):
            assert (tmp_path / "data" / name).stat().st_mode & 0o077 == 0
    assert not (tmp_path / "data" / "service.json").exists()
