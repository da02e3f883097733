"""Identities: the cases that merged or split people elsewhere, and the shape of an actor id."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uptake.identity import IdentityRefused, actor_id

SECRET = b"a secret of the tests"
CASES = [
    json.loads(line) for line in (Path(__file__).parent / "cases" / "namespaces.jsonl").read_text().split("\n") if line
]


def id_of(value: Any) -> str | None:
    try:
        return actor_id(SECRET, value)
    except IdentityRefused:
        return None


@pytest.mark.parametrize("case", [case for case in CASES if case["strict"]], ids=lambda case: case["id"])
def test_pairs_of_identities(case: dict[str, Any]) -> None:
    """Two spellings of one person are one actor, two people are two, and what is nobody is refused."""
    a, b = id_of(case["a"]), id_of(case["b"])

    if case["expected"] == "same":
        assert a is not None
        assert a == b
    elif case["expected"] == "different":
        assert a is None or a != b
    else:
        assert a is None or b is None


@given(st.text(min_size=1), st.text(min_size=1))
def test_ids_have_one_shape_and_no_common_prefix(a: str, b: str) -> None:
    """Every id has the same length and alphabet, so none is a prefix of another."""
    ids = {found for found in (id_of(a), id_of(b)) if found}

    for found in ids:
        assert re.fullmatch(r"u1-[a-z2-7]{52}", found)


def test_kind_and_issuer_are_part_of_it() -> None:
    """An agent is no user of the same name; a user of one issuer is none of another; joins cannot collide."""
    ids = {
        actor_id(SECRET, "a"),
        actor_id(SECRET, "a", kind="agent"),
        actor_id(SECRET, "a", issuer="https://idp.example"),
        actor_id(SECRET, "a", issuer="https://idp.example/"),
        actor_id(SECRET, "ra", kind="use"),
        actor_id(b"another secret", "a"),
    }
    assert len(ids) == 6


def test_id_is_the_same_in_another_process() -> None:
    """The id depends on the secret and the identity alone, not on the process, its hash seed or its locale."""
    code = "from uptake.identity import actor_id; print(actor_id(b'a secret of the tests', 'Ünal@EXAMPLE.com'))"
    env = {**os.environ, "PYTHONHASHSEED": "7", "LC_ALL": "C", "TZ": "Asia/Karachi"}

    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, env=env, text=True).stdout

    assert printed.strip() == actor_id(SECRET, "Ünal@example.com")
