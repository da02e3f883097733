"""How well agents do: the share of runs that nobody corrected, by version and week, and where corrections come from.

What a call costs: agents, runs, events, retractions, look-ups and each question for them come out of one budget of
100,000 and 20 s. What it holds is a small record for each event, and no text of one.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Protocol, TypeVar

from lambdas.loop.errors import InvalidInput, NotFound
from lambdas.loop.log import Moment, StoredEvent, StoredRun
from lambdas.loop.records import Retracted
from lambdas.loop.standing import Word, standing, word_of
from uptake.measures import MAX_WEEKS, UNKNOWN, Acceptance, Corrections, Measures, Orphans
from uptake.wire import utc_text

MOST_READ = 100_000
MOST_TIME = timedelta(seconds=20)  # who asks waits half a minute at most
MOST_LOOKED_UP = 1_000  # runs of which it is asked, in one call, whether they are registered
Z_95 = 1.959963984540054  # the standard normal quantile at 0.975

Stored = TypeVar("Stored")
Cohort = tuple[str, str | None, str]  # agent, version, week


class Log(Protocol):
    """What measuring reads of the feedback log. Iterators fetch as far as they are iterated."""

    def agents(self) -> list[str]:
        """Every agent with a run or an event, sorted."""

    def runs_since(self, agent_id: str, after: datetime) -> Iterator[StoredRun]:
        """The agent's runs that were received from `after` on."""

    def events_since(self, agent_id: str, after: datetime) -> Iterator[StoredEvent]:
        """The same for its events."""

    def retractions_behind(self, agent_id: str, position: str, most: int) -> Iterator[tuple[str, Retracted]]:
        """Up to `most` events of the agent that were taken back behind a position, which is a time here."""

    def has_run(self, agent_run_id: str, agent_id: str) -> bool:
        """Whether the run is registered, by this agent."""

    def newest_event(self, agent_id: str) -> StoredEvent | None:
        """The event of the agent that was received last."""


@dataclass
class _Budget:
    """How much one call may still read, and until when."""

    left: int
    until: datetime
    clock: Callable[[], datetime]

    def take(self) -> bool:
        """Whether one thing more may be read; it counts."""
        self.left -= 1
        return self.left >= 0 and self.clock() <= self.until

    def bounded(self, items: Iterable[Stored]) -> Iterator[Stored]:
        """The items; the question for them counts as one. Raises InvalidInput when the budget is over."""
        self._spend()
        for item in items:
            self._spend()
            yield item

    def _spend(self) -> None:
        if not self.take():
            raise InvalidInput("too many runs and events for one call; ask for one agent, or for fewer weeks")


@dataclass
class Tally:
    """Counts of one agent; `elsewhere` are events about runs that are not among those read, by run."""

    agent_id: str
    completions: Counter[Cohort] = field(default_factory=Counter)
    corrected: Counter[Cohort] = field(default_factory=Counter)
    corrections: Counter[tuple[str, str]] = field(default_factory=Counter)
    elsewhere: Counter[str] = field(default_factory=Counter)
    events: int = 0  # that were said in these weeks
    newest: datetime | None = None  # when the newest event of those read was said
    orphans: int = 0
    not_looked_up: int = 0


@dataclass
class _Seen:
    """What the events of an agent tell beside the corrections: versions of runs, and how many are about each run."""

    since: datetime
    versions: dict[str, tuple[Moment, str]] = field(default_factory=dict)  # what was said first
    by_run: Counter[str] = field(default_factory=Counter)
    newest: datetime | None = None

    def words(self, events: Iterable[StoredEvent]) -> Iterator[Word]:
        """What is counted of each event, once it is seen; nobody holds the event after that."""
        for event in events:
            word = word_of(event)
            if version := event.event.get("prompt_version"):
                said = word.moment, str(version)
                self.versions[word.run_id] = min(self.versions.get(word.run_id, said), said)
            if word.said_at >= self.since:
                self.by_run[word.run_id] += 1
            self.newest = max(self.newest or word.said_at, word.said_at)
            yield word


class Measuring:
    """Answers from the log as it is now; nothing is kept."""

    def __init__(self, log: Log, clock: Callable[[], datetime], most_read: int = MOST_READ) -> None:
        self._log = log
        self._clock = clock
        self._most_read = most_read

    def measures(self, agent_id: str | None, weeks: int) -> Measures:
        """This week and those before it, `weeks` in all. Raises NotFound for an unknown agent, InvalidInput."""
        if not 1 <= weeks <= MAX_WEEKS:
            raise InvalidInput(f"weeks is a number from 1 to {MAX_WEEKS}")
        until = self._clock()
        since = monday(until) - timedelta(weeks=weeks - 1)
        budget = _Budget(self._most_read, until + MOST_TIME, self._clock)
        agents = list(budget.bounded(self._log.agents()))
        if agent_id is not None and agent_id not in agents:
            raise NotFound("no agent of this id has sent a run or an event")
        tallies = [self._tally(a, since, budget) for a in ([agent_id] if agent_id is not None else agents)]
        self._count_orphans(tallies, budget)
        return Measures(
            since=since,
            until=until,
            acceptance=[row for tally in tallies for row in _acceptance(tally)],
            corrections=[row for tally in tallies for row in _corrections(tally)],
            orphans=[Orphans(agent_id=t.agent_id, count=t.orphans) for t in tallies if t.orphans],
            notes=[*_of_orphans(tallies), *self._of_nothing(tallies, until, budget)],
        )

    def _tally(self, agent_id: str, since: datetime, budget: _Budget) -> Tally:
        behind = self._log.retractions_behind(agent_id, utc_text(since), max(budget.left, 1))
        retracted = {one.event_id for _, one in budget.bounded(behind)}
        events = budget.bounded(self._log.events_since(agent_id, since))
        runs = budget.bounded(self._log.runs_since(agent_id, since))
        return tallied(agent_id, runs, events, retracted, since)

    def _count_orphans(self, tallies: Iterable[Tally], budget: _Budget) -> None:
        """Events of runs that nobody registered; of runs that came before the first week, the log is asked.

        It is asked last, with what is left of the budget: what it is not asked about counts, and a note says so.
        """
        allowance = MOST_LOOKED_UP
        for tally in tallies:
            for run_id, count in sorted(tally.elsewhere.items()):
                allowance -= 1
                if allowance < 0 or not budget.take():
                    tally.not_looked_up += count
                    tally.orphans += count
                elif not self._log.has_run(run_id, tally.agent_id):
                    tally.orphans += count

    def _of_nothing(self, tallies: Sequence[Tally], until: datetime, budget: _Budget) -> Iterator[str]:
        """Where these weeks hold nothing: how many would hold something, since a history is imported late."""
        if any(tally.completions or tally.events for tally in tallies):
            return
        newest = [tally.newest for tally in tallies if tally.newest]
        for tally in tallies:
            if tally.newest is None and budget.take() and (event := self._log.newest_event(tally.agent_id)):
                newest.append(event.moment[0])
        if newest:
            reach = (monday(until) - monday(max(newest))).days // 7 + 1
            how = f"--weeks {reach}" if reach <= MAX_WEEKS else f"before the {MAX_WEEKS} weeks that can be asked for"
            yield f"nothing in these weeks; the newest feedback is of {week_of(max(newest))}: {how}"


def tallied(
    agent_id: str, runs: Iterable[StoredRun], events: Iterable[StoredEvent], retracted: set[str], since: datetime
) -> Tally:
    """Count what came since a moment. Events are read once, before the runs; neither are held."""
    seen = _Seen(since)
    words = [word for word in standing(seen.words(events), retracted) if word.said_at >= since]
    tally = Tally(agent_id, elsewhere=seen.by_run, events=seen.by_run.total(), newest=seen.newest)
    tally.corrections.update((word.surface or UNKNOWN, word.severity or UNKNOWN) for word in words)
    corrected = {word.run_id for word in words}
    for run in runs:
        tally.elsewhere.pop(run.agent_run_id, None)
        if (at := happened_at(run)) >= since:
            _, said = seen.versions.get(run.agent_run_id, (None, None))
            cohort = agent_id, run.run.get("prompt_version") or said, week_of(at)
            tally.completions[cohort] += 1
            tally.corrected[cohort] += run.agent_run_id in corrected
    return tally


def happened_at(run: StoredRun) -> datetime:
    """When a run was: by the client's clock, unless it is ahead of ours or says nothing; then its receipt."""
    text = run.run.get("occurred_at")
    return min(datetime.fromisoformat(text), run.received_at) if text else run.received_at


def week_of(at: datetime) -> str:
    """The week of a moment in UTC, as in `2026-W10` (ISO 8601: it begins on Monday, the first one has 4 January)."""
    year, week, _ = at.astimezone(UTC).isocalendar()
    return f"{year}-W{week:02}"


def monday(at: datetime) -> datetime:
    """The beginning of the ISO week of a moment, in UTC."""
    day = at.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    return day - timedelta(days=day.weekday())


def wilson(successes: int, trials: int, z: float = Z_95) -> tuple[float, float]:
    """The score interval of a proportion: it stays within 0 and 1, and is honest about few trials.

    E. B. Wilson, Probable inference, the law of succession, and statistical inference, JASA 22 (1927), 209–212.
    (0, 1) without a trial.
    """
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    middle = share + z * z / (2 * trials)
    spread = z * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    low = 0.0 if successes == 0 else (middle - spread) / scale
    high = 1.0 if successes == trials else (middle + spread) / scale
    return low, high


def _acceptance(tally: Tally) -> Iterator[Acceptance]:
    for cohort, completions in sorted(tally.completions.items(), key=lambda row: (row[0][2], row[0][1] or "")):
        agent_id, version, week = cohort
        accepted = completions - tally.corrected[cohort]
        low, high = wilson(accepted, completions)
        yield Acceptance(
            agent_id=agent_id,
            prompt_version=version,
            week=week,
            completions=completions,
            corrected=tally.corrected[cohort],
            acceptance=round(accepted / completions, 6),
            low=round(low, 6),
            high=round(high, 6),
        )


def _corrections(tally: Tally) -> Iterator[Corrections]:
    for (surface, severity), count in sorted(tally.corrections.items()):
        yield Corrections(agent_id=tally.agent_id, surface=surface, severity=severity, count=count)


def _of_orphans(tallies: Iterable[Tally]) -> Iterator[str]:
    for tally in tallies:
        if tally.not_looked_up:
            yield (
                f"{tally.agent_id}: {tally.not_looked_up:,} of the orphans may be about runs from before these weeks"
            )
