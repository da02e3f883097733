"""Builds the code of the functions with uv alone: wheels for Lambda's Python and processor, and our own sources.

`make build` runs it, and so does synth. Same inputs, same bytes: a bundle whose digest still fits is left as it is.
"""

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from uv import find_uv_bin

BundleKind = Literal["hot", "learning"]

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "bundles"
REQUIREMENTS: dict[BundleKind, str] = {"hot": "requirements/lambdas.txt", "learning": "requirements/learning.txt"}
SOURCES = ("uptake", "lambdas")

PYTHON_VERSION = "3.14"
PLATFORM = "aarch64-manylinux_2_28"
_INSTALL = (
    "pip", "install", "--quiet", "--no-deps", "--require-hashes", "--only-binary", ":all:", "--link-mode", "copy",
    "--python-platform", PLATFORM, "--python-version", PYTHON_VERSION,
)  # fmt: skip
# What an installer writes about the machine it ran on; none of it is read in a function.
_TRACES = ("bin", ".lock", "*.dist-info/RECORD", "*.dist-info/INSTALLER", "*.dist-info/REQUESTED")


@dataclass(frozen=True)
class Bundle:
    """A folder to deploy, and the digest of all that it was made of."""

    path: Path
    digest: str


Bundler = Callable[[BundleKind], Bundle]


def built(kind: BundleKind) -> Bundle:
    """The bundle of this kind, built if it is missing or its inputs changed. A build needs no Docker."""
    bundle = Bundle(BUILD / kind, digest_of(kind))
    if is_current(kind):
        return bundle
    sys.stderr.write(f"building bundle {kind} for {PLATFORM}, Python {PYTHON_VERSION}\n")
    marker, partial = _marker(kind), BUILD / f"{kind}.partial"
    for leftover in (partial, bundle.path):
        shutil.rmtree(leftover, ignore_errors=True)
    marker.unlink(missing_ok=True)
    _install(kind, partial)
    _copy_sources(partial)
    _make_readable(partial)
    partial.rename(bundle.path)
    marker.write_text(bundle.digest)  # last: a build that broke off has no marker
    return bundle


def is_current(kind: BundleKind) -> bool:
    """Whether the bundle is there and was made of exactly today's requirements and sources."""
    marker = _marker(kind)
    return (BUILD / kind).is_dir() and marker.is_file() and marker.read_text() == digest_of(kind)


def digest_of(kind: BundleKind) -> str:
    """SHA-256 of the recipe, the requirements and the sources, with their names."""
    digest = hashlib.sha256(repr((_INSTALL, _TRACES)).encode())
    for path in (ROOT / REQUIREMENTS[kind], *_source_files()):
        body = path.read_bytes()
        digest.update(f"\n{path.relative_to(ROOT).as_posix()} {len(body)}\n".encode() + body)
    return digest.hexdigest()


def _marker(kind: BundleKind) -> Path:
    return BUILD / f"{kind}.digest"  # beside the bundle, not in it


def _source_files() -> Iterator[Path]:
    for package in SOURCES:
        for path in sorted((ROOT / package).rglob("*")):
            inside = path.relative_to(ROOT).parts
            if path.is_file() and "__pycache__" not in inside and not any(part.startswith(".") for part in inside):
                yield path


def _install(kind: BundleKind, target: Path) -> None:
    command = [find_uv_bin(), *_INSTALL, "--target", str(target), "-r", str(ROOT / REQUIREMENTS[kind])]
    # Every wheel is pinned by its hash, so the cache may answer alone; the index is asked for what is not in it.
    cached = subprocess.run([*command, "--offline"], check=False, cwd=ROOT, capture_output=True)  # noqa: S603 - no shell
    if cached.returncode:
        subprocess.run(command, check=True, cwd=ROOT)  # noqa: S603 - no shell
    for pattern in _TRACES:
        for trace in target.glob(pattern):
            shutil.rmtree(trace) if trace.is_dir() else trace.unlink()


def _copy_sources(target: Path) -> None:
    for path in _source_files():
        copy = target / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)


def _make_readable(target: Path) -> None:
    """Lambda runs the code as a user of its own: whatever this machine's umask is, everybody may read."""
    target.chmod(0o755)
    for path in target.rglob("*"):
        path.chmod(0o755 if path.is_dir() else 0o644)


def main() -> None:
    """Build every bundle."""
    for kind in REQUIREMENTS:
        built(kind)


if __name__ == "__main__":
    main()
