"""The hook of a terminal agent: captures a correction once, says nothing, and never holds a prompt back."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.inbox import Inbox, inbox
from tests.running import wait_until
from tests.test_hook_transcript import PROMPT, assistant, text, user, written
from uptake.events import FeedbackEvent
from uptake.hook.prompt_submit import Options, event_of, options_of
from uptake.hook.sending import MAX_BYTES, is_due, keep, key_of
from uptake.recording.tally import Tally

OPTIONS = Options("coding", "ann", None, None, 2.0)
# Runs the hook as a process does, and then tells on standard error which modules it loaded and what it connected to.
WATCHED = """
import sys
events = []
sys.addaudithook(lambda event, arguments: events.append(event) if event.startswith("socket.") else None)
from uptake.hook.prompt_submit import main
code = main(sys.argv[1:])
print("MODULES", *sys.modules, file=sys.stderr)
print("SOCKETS", *events, file=sys.stderr)
sys.exit(code)
"""


@dataclass
class Found:
    """What a detection says."""

    is_correction: bool = True
    severity: str | None = "major"
    confidence: float = 0.91


@pytest.fixture
def box() -> Iterator[Inbox]:
    with inbox() as box:
        yield box


def told(folder: Path, prompt: str = PROMPT, **more: Any) -> bytes:
    path = written(folder, user("Read the config"), assistant(text("The config is in config.yaml.")))
    known = {"session_id": "5e55-10", "transcript_path": str(path), "cwd": "/", "hook_event_name": "UserPromptSubmit"}
    return json.dumps({**known, "prompt": prompt, **more}).encode()


def hook(folder: Path, data: bytes | None, *arguments: str, **env: str) -> "subprocess.CompletedProcess[bytes]":
    """The hook as a terminal agent calls it."""
    command = [sys.executable, "-m", "uptake.hook", "prompt-submit", "--agent", "coding", "--seconds", "30"]
    return called(folder, data, *command, *arguments, **env)


def called(folder: Path, data: bytes | None, *command: str, **env: str) -> "subprocess.CompletedProcess[bytes]":
    """A command with `data` on standard input; `-` takes a variable out of its environment."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("AWS_", "UPTAKE_"))}
    clean |= {"UPTAKE_SPILL": str(folder / "spill"), "UPTAKE_USER": "ann", "UPTAKE_URL": "http://127.0.0.1:9", **env}
    clean = {name: value for name, value in clean.items() if value != "-"}
    stdin = subprocess.DEVNULL if data is None else None
    return subprocess.run(command, input=data, stdin=stdin, capture_output=True, check=False, env=clean)


def captured(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for path in (folder / "spill").rglob("*.jsonl") for line in path.read_bytes().splitlines()]


def test_correction_becomes_an_event(tmp_path: Path) -> None:
    """What is found is a valid event of this user, session and surface, marked as detected, in the user's words."""
    asked: list[tuple[str, str, str | None]] = []

    def detect(*turn: Any) -> Found:
        asked.append(turn)
        return Found()

    event = event_of(OPTIONS, told(tmp_path), detect)

    assert asked == [("The config is in config.yaml.", PROMPT, "Read the config")]
    assert event
    valid = FeedbackEvent.model_validate_json(json.dumps(event))
    assert (valid.agent_id, valid.user) == ("coding", "ann")
    assert (valid.session_id, valid.agent_run_id) == ("5e55-10", "cli-5e55-10")
    assert (valid.correction_surface, valid.correction_text, valid.severity) == ("cli", PROMPT, "major")
    assert (valid.detected, valid.confidence) == (True, 0.91)
    assert "config.yaml" not in json.dumps(event), "the agent's words are not kept"


def test_same_prompt_is_the_same_event(tmp_path: Path) -> None:
    """Fed twice, it is one event, byte for byte; after another turn, or with other words, it is another."""
    first = event_of(OPTIONS, told(tmp_path), lambda *_: Found())

    assert event_of(OPTIONS, told(tmp_path, hook_event_name="x"), lambda *_: Found()) == first
    other = event_of(OPTIONS, told(tmp_path, PROMPT + "!"), lambda *_: Found())
    assert first
    assert other
    assert first["event_id"] != other["event_id"]
    for _ in range(2):
        keep(tmp_path / "kept", first)
    assert len(list((tmp_path / "kept").glob("*.jsonl"))) == 1


@pytest.mark.parametrize(
    "more",
    [
        {"prompt": ""},
        {"prompt": None},
        {"prompt": "/clear"},
        {"prompt": "!ls"},
        {"session_id": None, "transcript_path": None},
        {"transcript_path": 5},
        {"transcript_path": "/nowhere"},
    ],
)
def test_what_is_no_correction_of_a_turn_is_no_event(tmp_path: Path, more: dict[str, Any]) -> None:
    """Commands, empty prompts, and prompts without a session or a turn give nothing, and are not even looked at."""

    def never(*_: Any) -> Found:
        raise AssertionError("it was looked at")

    assert event_of(OPTIONS, told(tmp_path, **more), never) is None


def test_odd_sessions_and_prompts_still_make_valid_events(tmp_path: Path) -> None:
    """A session of any shape gets an id that the service takes; a broken emoji and a huge prompt are no trouble."""
    for more in ({"session_id": "a b\n"}, {"session_id": "x" * 500}, {"session_id": ".."}, {"session_id": None}):
        assert FeedbackEvent.model_validate(event_of(OPTIONS, told(tmp_path, **more), lambda *_: Found()))
    for prompt in ("no \ud83d", "no " * 100_000):
        event = event_of(OPTIONS, told(tmp_path, prompt), lambda *_: Found())
        assert FeedbackEvent.model_validate_json(json.dumps(event))


@pytest.mark.parametrize(
    "data",
    [
        None, b"", b"{", b"null", b"[]", b"\xff\xfe\x00", b"{}", b'{"prompt": 5}', b"[" * 200_000, b"\0" * 10,
        b'"' + b"x" * 9_000_000,
    ],
    ids=range(11),
)  # fmt: skip
def test_odd_input_holds_no_prompt_back(tmp_path: Path, data: bytes | None) -> None:
    """Whatever is on standard input, the exit code is 0 and standard output is empty."""
    done = hook(tmp_path, data)

    assert (done.returncode, done.stdout) == (0, b"")
    assert captured(tmp_path) == []


@pytest.mark.parametrize(
    ("arguments", "env"),
    [
        (["--agent", "No Slug"], {}),
        (["--unknown", "--seconds", "soon", "stray", "--"], {}),
        (["--agent"], {}),
        ([], {"HOME": "-", "UPTAKE_SPILL": "-", "USER": "-", "LOGNAME": "-", "UPTAKE_USER": "-"}),
        ([], {"UPTAKE_SPILL": "/dev/null/folder"}),
        ([], {"UPTAKE_SPILL": "off"}),
        ([], {"UPTAKE_URL": "no address"}),
        ([], {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}),
        ([], {"TZ": "No/Where", "TMPDIR": "/nowhere"}),
    ],
)
def test_odd_set_up_holds_no_prompt_back(tmp_path: Path, arguments: list[str], env: dict[str, str]) -> None:
    """Wrong arguments and environments end with exit code 0 and an empty standard output, too."""
    done = hook(tmp_path, told(tmp_path), *arguments, **{"XDG_STATE_HOME": str(tmp_path / "state"), **env})

    assert (done.returncode, done.stdout) == (0, b"")


@pytest.mark.parametrize("arguments", [["prompt-submit", "--nope"], ["--nope", "prompt-submit"], [], ["-h"], ["else"]])
def test_command_line_is_never_wrong(tmp_path: Path, arguments: list[str]) -> None:
    """`uptake hook` takes any arguments: an exit code of 2 would hold every prompt back."""
    done = called(tmp_path, told(tmp_path), sys.executable, "-m", "uptake", "hook", *arguments)

    assert (done.returncode, done.stdout) == (0, b"")


def test_input_that_never_ends_is_waited_for_so_long() -> None:
    """Where nobody closes standard input the hook ends by itself, with 0."""
    command = [sys.executable, "-m", "uptake.hook", "prompt-submit", "--seconds", "0.2"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.wait(30) == 0
        assert process.stdout
        assert process.stdout.read() == b""


def test_prompt_pays_for_no_network_and_no_model(tmp_path: Path) -> None:
    """On the path of a prompt no socket is used, and no module is loaded that would cost the person time."""
    done = called(tmp_path, told(tmp_path), sys.executable, "-c", WATCHED, "--agent", "coding")

    told_of = dict(line.partition(" ")[::2] for line in done.stderr.decode().splitlines())
    assert not {"pydantic", "httpx", "botocore", "socket", "sqlite3", "asyncio"} & set(told_of["MODULES"].split())
    assert told_of["SOCKETS"].strip() == ""


@pytest.mark.parametrize(
    ("arguments", "env", "is_raw"),
    [
        ((), {}, False),
        ((), {"UPTAKE_HOOK_PRIVACY": "store"}, True),
        ((), {"UPTAKE_HOOK_PRIVACY": "stroe"}, False),
        (("--privacy", "store"), {}, True),
        (("--redact",), {"UPTAKE_HOOK_PRIVACY": "store"}, False),
    ],
)
def test_addresses_do_not_reach_the_disk(
    tmp_path: Path, arguments: tuple[str, ...], env: dict[str, str], is_raw: bool
) -> None:
    """What is captured is redacted before it is written, unless somebody asks to store it as it is."""
    prompt = "No, that is wrong. Write to ann@example.com, the config is in settings.toml, not in config.yaml."
    assert hook(tmp_path, told(tmp_path, prompt), *arguments, **env).returncode == 0

    files = [path.read_bytes() for path in (tmp_path / "spill").rglob("*") if path.is_file()]
    assert any(b"settings.toml" in data for data in files)
    assert any(b"ann@example.com" in data for data in files) == is_raw


def test_id_says_nothing_of_the_prompt(tmp_path: Path) -> None:
    """Ids are made with a secret of the folder: the same prompt is one event there, and no text can be tried."""
    ids: list[str] = []
    for folder in ("one", "one", "two"):
        event = event_of(OPTIONS, told(tmp_path), lambda *_: Found(), partial(key_of, tmp_path / folder))
        assert event
        ids.append(event["event_id"])
    assert ids[0] == ids[1] != ids[2]
    assert (tmp_path / "one" / "key").stat().st_mode & 0o777 == 0o600
    (tmp_path / "one" / "key").write_bytes(b"cut")
    assert len(key_of(tmp_path / "one")) == 32
    assert key_of(tmp_path / "one") == key_of(tmp_path / "one")


def test_from_prompt_to_service(tmp_path: Path, box: Inbox) -> None:
    """A correction reaches the service by a process that nobody waits for; fed twice, it is one."""
    keys = {"UPTAKE_URL": box.url, "AWS_REGION": "us-east-1", "AWS_ACCESS_KEY_ID": "K", "AWS_SECRET_ACCESS_KEY": "s"}
    data = told(tmp_path, "No, that is wrong. The config is in settings.toml, not in config.yaml.")
    for _ in range(2):
        done = hook(tmp_path, data, **keys)
        assert (done.returncode, done.stdout) == (0, b"")
    wait_until(lambda: box.events and captured(tmp_path) == [], 60)

    (event,) = box.events.values()
    assert event["correction_surface"] == "cli"
    assert event["detected"] is True
    assert hook(tmp_path, told(tmp_path, "Now add a test for the parser."), **keys).returncode == 0
    assert captured(tmp_path) == []


def test_service_that_is_down_is_asked_again_later(tmp_path: Path) -> None:
    """What could not be sent waits, and a later prompt without a correction has it sent, at most every ten minutes."""
    event = event_of(OPTIONS, told(tmp_path), lambda *_: Found())
    assert event
    assert not is_due(tmp_path / "spill")
    keep(tmp_path / "spill", event)
    assert is_due(tmp_path / "spill")
    (tmp_path / "spill" / "tried").touch()
    assert not is_due(tmp_path / "spill")
    os.utime(tmp_path / "spill" / "tried", (0, 0))
    assert is_due(tmp_path / "spill")


def test_full_folder_drops_and_counts(tmp_path: Path) -> None:
    """Past the bound an event is dropped, and the count in the folder says so."""
    big = tmp_path / f"hook-{'0' * 32}.jsonl"
    big.touch()
    os.truncate(big, MAX_BYTES)
    keep(tmp_path, {"event_id": "e"})

    assert Tally(tmp_path).counts() == {"full": 1}
    assert len(list(tmp_path.glob("*.jsonl"))) == 1


def test_people_of_shared_accounts_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """`root` is one person on each machine, a name of one's own the same everywhere; what is said outright wins."""
    monkeypatch.delenv("UPTAKE_USER", raising=False)
    for name, expected in (("ann", "ann"), ("root", f"root@{os.uname().nodename}")):
        for variable in ("LOGNAME", "USER"):
            monkeypatch.setenv(variable, name)
        assert options_of([]).user == expected
    assert options_of(["--user", "rosa"]).user == "rosa"
    assert options_of(["--user=rosa", "--agent=x"]).agent == "x"
