"""What is shipped to Lambda: built for its processor and its Python, inside the budgets, with no trace of this machine.

`make test` builds the bundles first; these tests only look at them.
"""

import struct
from pathlib import Path

import pytest

from infra.bundles import BUILD, REQUIREMENTS, ROOT, BundleKind, is_current
from lambdas.settings import FUNCTIONS

BUDGETS_MB: dict[BundleKind, int] = {"hot": 60, "learning": 200}
EM_AARCH64 = 183  # e_machine in the ELF header


@pytest.fixture(params=list(REQUIREMENTS))
def kind(request: pytest.FixtureRequest) -> BundleKind:
    chosen: BundleKind = request.param
    assert is_current(chosen), f"build/bundles/{chosen} is missing or older than its inputs; run: make build"
    return chosen


def _files(kind: BundleKind) -> list[Path]:
    return [path for path in (BUILD / kind).rglob("*") if path.is_file()]


def test_bundle_is_inside_its_budget(kind: BundleKind) -> None:
    """Unzipped, the request path has at most 60 MB and learning 200 MB (DESIGN: Budgets)."""
    megabytes = sum(path.stat().st_size for path in _files(kind)) / 1e6

    assert megabytes <= BUDGETS_MB[kind]


def test_compiled_code_is_for_lambda(kind: BundleKind) -> None:
    """Every shared object is an aarch64 ELF, and every extension module one of CPython 3.14 or its stable ABI."""
    compiled = [path for path in _files(kind) if path.name.endswith(".so") or ".so." in path.name]

    assert [path for path in compiled if path.name.startswith("_pydantic_core")]
    for path in compiled:
        with path.open("rb") as file:
            head = file.read(20)
        assert head[:4] == b"\x7fELF", path
        assert struct.unpack_from("<H", head, 18) == (EM_AARCH64,), path
        assert "cpython-" not in path.name or "cpython-314-aarch64" in path.name, path


def test_bundle_holds_our_sources_as_they_are(kind: BundleKind) -> None:
    """Every entry and all that it imports of ours, byte for byte; nothing of the tests or of the local service."""
    for package in ("lambdas", "uptake"):
        for source in (ROOT / package).rglob("*.py"):
            assert (BUILD / kind / source.relative_to(ROOT)).read_bytes() == source.read_bytes()
    assert not [name for name in ("tests", "local", "infra", "app.py") if (BUILD / kind / name).exists()]
    assert [name for name in FUNCTIONS if not (BUILD / kind / "lambdas" / f"{name}.py").is_file()] == []


def test_bundle_is_the_same_on_every_machine(kind: BundleKind) -> None:
    """No byte code, no start script or record of the installer, no path of this machine, modes for everybody."""
    folder = BUILD / kind
    here = str(ROOT).encode()

    assert not (folder / "bin").exists()
    for path in _files(kind):
        assert path.suffix != ".pyc", path
        assert path.name not in {"RECORD", "INSTALLER", "direct_url.json", ".lock"}, path
        assert path.stat().st_mode & 0o777 == 0o644, path
        assert here not in path.read_bytes(), path


def test_request_path_does_not_carry_the_libraries_of_learning() -> None:
    """`anthropic` and `numpy` are only where they are used."""
    assert not [name for name in ("anthropic", "numpy") if (BUILD / "hot" / name).exists()]
    assert [name for name in ("anthropic", "numpy") if not (BUILD / "learning" / name).exists()] == []
