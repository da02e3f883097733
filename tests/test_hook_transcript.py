"""The end of a transcript: what the agent said last and what the user had asked, whatever else lies in the file."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uptake.hook.transcript import WINDOWS, LastTurn, last_turn

PROMPT = "No, the config is in settings.toml"


def user(content: Any, **more: Any) -> dict[str, Any]:
    return {"type": "user", "message": {"role": "user", "content": content}, **more}


def assistant(*blocks: Any, uuid: str = "a-1", **more: Any) -> dict[str, Any]:
    message = {"role": "assistant", "id": "msg-1", "content": list(blocks)}
    return {"type": "assistant", "uuid": uuid, "timestamp": "2026-11-30T10:00:00.000Z", "message": message, **more}


def text(words: str) -> dict[str, str]:
    return {"type": "text", "text": words}


def tool(name: str, **given: Any) -> dict[str, Any]:
    return {"type": "tool_use", "id": "t", "name": name, "input": given}


RESULT = user([{"type": "tool_result", "tool_use_id": "t", "content": "done"}])


def written(folder: Path, *entries: Any) -> Path:
    path = folder / "session.jsonl"
    path.write_text("".join(json.dumps(entry) + "\n" for entry in entries), encoding="utf-8")
    return path


def turn_in(folder: Path, *entries: Any) -> LastTurn | None:
    return last_turn(written(folder, *entries), PROMPT)


def test_turn_is_all_that_the_agent_did_since_the_user_spoke(tmp_path: Path) -> None:
    """Texts and tools between two prompts are one turn; results of tools are no prompts; earlier turns are past."""
    turn = turn_in(
        tmp_path, user("Make a start"), assistant(text("Started."), uuid="a-0"), user("Read the config"),
        assistant({"type": "thinking", "thinking": "hm"}, text("Let me look.")),
        assistant(tool("Read", file_path="config.yaml")), RESULT, assistant(text("It is in config.yaml."), uuid="a-9"),
    )  # fmt: skip

    assert turn == LastTurn(
        "Let me look.\n[Read config.yaml]\nIt is in config.yaml.", "a-9", "2026-11-30T10:00:00.000Z", "Read the config"
    )


@pytest.mark.parametrize(
    "noise",
    [
        user(PROMPT),
        user([text(PROMPT)]),
        user("[Request interrupted by user]"),
        user("<command-name>/clear</command-name>"),
        user("<local-command-stdout></local-command-stdout>"),
        user("a reminder", isMeta=True),
        user("the story so far", isCompactSummary=True),
        user("of a subagent", isSidechain=True),
        assistant(text("of a subagent"), isSidechain=True),
        assistant(text("API Error: 529"), isApiErrorMessage=True),
        {"type": "summary", "summary": "x"},
        {"type": "assistant"},
        {"type": "assistant", "message": "text"},
        {"type": "assistant", "message": {"content": 5}},
        {"type": "assistant", "message": {"content": [1, None, {"type": "tool_use", "input": [1]}]}},
        {"type": "user", "message": {"content": {"a": 1}}},
        {"type": ["user"]},
        [1, 2],
        "a text",
        None,
    ],
)
def test_what_nobody_said_is_passed_over(tmp_path: Path, noise: Any) -> None:
    """The prompt itself, commands, summaries, subagents, errors and unknown shapes change nothing in what is found."""
    turn = turn_in(tmp_path, user("Read the config"), assistant(text("It is in config.yaml.")), noise)

    assert turn
    assert turn.text.startswith("It is in config.yaml.")
    assert turn.prev_user_msg == "Read the config"


@pytest.mark.parametrize("entries", [[], [user("hello")], [user(PROMPT)], [{"type": "summary"}]])
def test_without_a_turn_there_is_nothing_to_correct(tmp_path: Path, entries: list[Any]) -> None:
    """The first prompt of a session follows no turn."""
    assert turn_in(tmp_path, *entries) is None


def test_long_transcript_is_read_from_its_end(tmp_path: Path) -> None:
    """A transcript may be far larger than what is read; a turn that began before that is cut, not lost."""
    path = tmp_path / "session.jsonl"
    old = (json.dumps(user("old " * 1000)) + "\n").encode()
    with path.open("wb") as file:
        file.truncate(2 * WINDOWS[-1])
        file.seek(0, os.SEEK_END)
        file.write(b"\n" + old)
        for number in range(3 * WINDOWS[0] // 10_000):
            file.write((json.dumps(assistant(text(f"{number} " + "x" * 10_000))) + "\n").encode())
        file.write((json.dumps(assistant(text("It is in config.yaml."))) + "\n").encode())

    turn = last_turn(path, PROMPT)
    assert turn
    assert turn.text.endswith("It is in config.yaml.")
    assert turn.prev_user_msg
    assert turn.prev_user_msg.startswith("old old")


def test_what_is_no_transcript_is_none(tmp_path: Path) -> None:
    """A missing file, a folder, a pipe, a loop of links, a device and garbage give nothing, at once."""
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "binary").write_bytes(bytes(range(256)) * 100)
    (tmp_path / "deep").write_bytes(b'{"type": "assistant", "message": ' + b"[" * 100_000 + b"\n")
    (tmp_path / "link").symlink_to(written(tmp_path, user("a"), assistant(text("b"))))

    for name in ("missing", "loop", "pipe", "binary", "deep", ".", "a\0b"):
        assert last_turn(tmp_path / name, PROMPT) is None
    assert last_turn(Path("/dev/zero"), PROMPT) is None
    assert last_turn(tmp_path / "link", PROMPT)


@given(st.binary(max_size=2000), st.text(max_size=50))
def test_no_bytes_raise(tmp_path_factory: pytest.TempPathFactory, data: bytes, prompt: str) -> None:
    """Whatever is in the file, there is an answer."""
    path = tmp_path_factory.mktemp("any") / "session.jsonl"
    path.write_bytes(data)

    last_turn(path, prompt)
