"""One line that waits to be sent, and how often the sink failed at it alone."""

from dataclasses import dataclass

from uptake.recording.segment import Segment

FIRST_RETRY = 60.0  # seconds until a line that the sink failed at is tried again; then twice as many, up to an hour
LONGEST_RETRY = 3600.0


@dataclass(eq=False)
class Waiting:
    """The line and the file that it stands in; None: in memory only. With any `tries` it comes behind the others."""

    line: bytes
    segment: Segment | None
    tries: int = 0
    due: float = 0.0  # when it may be tried again
    trouble: str = ""

    def put_off(self, trouble: str, now: float) -> None:
        """The sink failed at it, and at nothing else."""
        self.tries += 1
        self.trouble = trouble
        self.due = now + min(LONGEST_RETRY, FIRST_RETRY * 2 ** min(self.tries - 1, 10))
