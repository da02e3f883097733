"""What a learning run counts while it goes, and how that is recorded."""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field

from lambdas.loop.screening import Screened
from uptake.review import LearningRun

MAX_NOTES = 100  # a run is one item, too


@dataclass
class Tally:
    """What a run counts while it goes."""

    read: int = 0
    learned_from: int = 0
    unassigned: int = 0
    left_out: Counter[str] = field(default_factory=Counter)
    topics: Counter[str] = field(default_factory=Counter)
    notes: list[str] = field(default_factory=list)

    def count(self, agent_id: str, unread: Collection[str], screened: Screened) -> None:
        """Count what became of the events that no run has counted."""
        self.read += len(unread)
        self.learned_from += sum(s.event_id in unread for s in screened.lessons)
        self.left_out.update(why for event_id, why in screened.left_out.items() if event_id in unread)
        if gone := len(screened.retired):
            self.notes.append(f"{agent_id}: {gone} comments of earlier runs were replaced by a later word")

    def recorded(self, run: LearningRun) -> LearningRun:
        """The run with these counts, and the first of these notes."""
        notes = self.notes[:MAX_NOTES]
        if len(self.notes) > MAX_NOTES:
            notes.append(f"and {len(self.notes) - MAX_NOTES} notes more")
        return run.model_copy(
            update={
                "read": self.read,
                "learned_from": self.learned_from,
                "unassigned": self.unassigned,
                "left_out": dict(sorted(self.left_out.items())),
                "topics": dict(sorted(self.topics.items())),
                "notes": notes,
            }
        )
