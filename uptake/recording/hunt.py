"""The hunt for the one event that a sink fails at: which lines to try next, so that it stops no other."""

from collections.abc import Callable

from uptake.batches import MAX_BATCH
from uptake.recording.outbox import Outbox
from uptake.recording.waiting import Waiting

SUSPECT_AFTER = 2  # failures in a row of one batch; from then on its halves are tried


class Hunt:
    """Halves a batch that fails, down to one line; that one is at fault only if another line goes through after it.

    Where no other goes through, the sink fails at everything: nothing is set aside, and the order stays.
    """

    def __init__(self, outbox: Outbox, tell: Callable[[Waiting], None]) -> None:
        self._outbox = outbox
        self._tell = tell  # of what is set aside
        self._within = 0  # so many lines in front hold one at fault; 0: nothing is known of any
        self._suspect: Waiting | None = None  # it failed alone, and another one is tried now
        self._compared = 0
        self._is_wary = False  # where one is at fault, others may be
        self._trouble = ""
        self._went_through = False  # something, since the hunt is on

    @property
    def is_on(self) -> bool:
        """Whether something is to be found out, so that what is next waits for nothing to go with it."""
        return self._within > 0 or self._suspect is not None

    def next(self) -> list[Waiting]:
        """What to send now."""
        if self._suspect is not None:
            if other := self._outbox.behind(self._compared):
                return other
            self._suspect = None
        return self._outbox.front(max(1, self._within // 2) if self._within else MAX_BATCH)

    def succeeded(self, batch: list[Waiting]) -> None:
        """The sink took these. What it failed at just before is at fault, then, and is set aside."""
        found, self._suspect = self._suspect, None
        if found:
            self._set_aside(found)
            return
        self._is_wary = self._is_wary and len(batch) < MAX_BATCH
        self._within = max(0, self._within - len(batch))
        self._went_through = self._within > 0

    def failed(self, batch: list[Waiting], trouble: str, in_a_row: int) -> bool:
        """The sink failed, `in_a_row` times with nothing between; whether something else is to be tried now."""
        if self._suspect is not None:
            self._suspect = None
            self._compared += 1
            return False
        if not (self._within or self._is_wary or in_a_row >= SUSPECT_AFTER):
            return False
        self._within = len(batch)
        if len(batch) > 1:
            return True
        self._suspect, self._trouble = batch[0], trouble
        if self._outbox.fresh > 1:
            return True
        self._suspect = None
        proven = self._went_through  # just now, another part of the batch that failed
        if proven:
            self._set_aside(batch[0])
        return proven

    def _set_aside(self, found: Waiting) -> None:
        self._within, self._compared, self._is_wary, self._went_through = 0, 0, True, False
        self._outbox.set_aside(found, self._trouble)
        self._tell(found)
