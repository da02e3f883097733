"""The data folder: for its owner alone, and a sentence that says what to do where it cannot be used."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from local.folder import write_private
from local.journal import DataFolderError, Journal
from local.keys import keys_of
from tests.test_journal import write


@pytest.mark.parametrize("folder", ["file", "file/below", "/proc/self/uptake"])
def test_folder_that_cannot_be_one_is_told(tmp_path: Path, folder: str) -> None:
    """A file in its place, or a place where nothing can be made: a sentence says so, and what to do."""
    (tmp_path / "file").touch()

    with pytest.raises(DataFolderError, match="--data"):
        Journal(tmp_path / folder)


def test_folder_has_one_owner(tmp_path: Path) -> None:
    """A second service on the same folder is refused, and told what to do."""
    journal = Journal(tmp_path)

    with pytest.raises(DataFolderError, match="--data"):
        Journal(tmp_path)

    journal.close()
    Journal(tmp_path).close()


@pytest.mark.parametrize("umask", [0o000, 0o022, 0o777])
def test_folder_is_for_its_owner_alone(tmp_path: Path, umask: int) -> None:
    """Whatever the umask, and whatever the rights were before: its owner can use the folder, and nobody else."""
    folder = tmp_path / "data"
    folder.mkdir(0o755)
    (folder / "lock").touch(0o644)
    before = os.umask(umask)
    try:
        journal = Journal(folder)
        journal.record([write("a", "1")])
        keys_of(folder, is_new=True)
        while_open = modes(folder)
        journal.close()
    finally:
        os.umask(before)

    assert while_open == {0o700, 0o600}
    assert modes(folder) == {0o700, 0o600}


def modes(folder: Path) -> set[int]:
    """The rights of folders and of files; 0700 and 0600 are those of a folder and a file."""
    expected = {True: 0o700, False: 0o600}
    found = {path: path.stat().st_mode & 0o777 for path in [folder, *folder.rglob("*")]}
    assert {path: mode for path, mode in found.items() if mode != expected[path.is_dir()]} == {}
    return set(found.values())


def test_keys_are_made_once(tmp_path: Path) -> None:
    """A new folder gets keys of its own, which are the same ever after."""
    made = keys_of(tmp_path, is_new=True)

    assert keys_of(tmp_path, is_new=False) == made
    assert keys_of(tmp_path, is_new=True) == made


def test_missing_keys_of_a_used_folder_are_told(tmp_path: Path) -> None:
    """No new secret is made where users are stored under the old one: it would part them from their memories."""
    with pytest.raises(DataFolderError, match="copy"):
        keys_of(tmp_path, is_new=False)

    assert not (tmp_path / "keys.json").exists()


@pytest.mark.parametrize(
    "damage",
    [
        lambda keys: json.dumps(keys)[:-9],
        lambda _: "",
        lambda _: "[]",
        lambda keys: json.dumps({**keys, "token_key": ""}),
        lambda keys: json.dumps({**keys, "token_key": 7}),
        lambda keys: json.dumps({**keys, "another": "x"}),
        lambda keys: json.dumps({name: key for name, key in keys.items() if name != "identity_secret"}),
        lambda _: "\udcff",
    ],
)
def test_damaged_keys_are_told(tmp_path: Path, damage: Any) -> None:
    """Keys that are not whole are neither used nor replaced; the sentence names the file."""
    keys_of(tmp_path, is_new=True)
    path = tmp_path / "keys.json"
    damaged = damage(json.loads(path.read_text())).encode("utf-8", "surrogateescape")
    path.write_bytes(damaged)

    with pytest.raises(DataFolderError, match=r"keys\.json"):
        keys_of(tmp_path, is_new=True)

    assert path.read_bytes() == damaged


def test_private_file_is_replaced_whole(tmp_path: Path) -> None:
    """A value that cannot be written leaves the file as it was."""
    path = tmp_path / "service.json"
    write_private(path, {"a": 1})

    with pytest.raises(TypeError):
        write_private(path, {"a": object()})

    assert json.loads(path.read_text()) == {"a": 1}


def test_folder_of_another_version_is_not_read(tmp_path: Path) -> None:
    """What an earlier version wrote is neither served nor changed; the message says how to keep it."""
    keys_of(tmp_path, is_new=True)
    path = tmp_path / "keys.json"
    before = {name: value for name, value in json.loads(path.read_text()).items() if name != "format"}
    path.write_text(json.dumps(before))

    with pytest.raises(DataFolderError, match="another version of Uptake; keep it aside"):
        keys_of(tmp_path, is_new=False)

    assert json.loads(path.read_text()) == before
