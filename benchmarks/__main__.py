"""`make bench`: every budget with what it is measured against, as a table."""

import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.functions import cold_imports, own_times
from benchmarks.measuring import row
from benchmarks.reading import quality, speed


def main() -> None:
    """Print every figure."""
    row("what", "measured", "budget")
    row("---", "---", "---")
    quality()
    speed()
    own_times()
    cold_imports()
    for run, seconds in zip(("first", "second"), demo_twice(), strict=True):
        row(f"`make demo`, {run} run, set up", f"{seconds:.1f} s", "≤ 15 s")


def demo_twice() -> list[float]:
    """Seconds of the demo on a new folder, and again on the same."""
    seconds = []
    with TemporaryDirectory() as folder:
        for _ in range(2):
            begun = time.perf_counter()
            command = [sys.executable, "-m", "local.demo", "--data", str(Path(folder) / "data")]
            subprocess.run(command, capture_output=True, check=True)  # noqa: S603
            seconds.append(time.perf_counter() - begun)
    return seconds


if __name__ == "__main__":
    main()
