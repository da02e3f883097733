"""`uptake stats`: how many runs nobody corrected, by agent, version and week, and where the corrections came from."""

import argparse
from collections.abc import Iterator, Sequence

from uptake.commands import Subparsers
from uptake.commands.speaking import add, connected, print_json
from uptake.measures import MAX_WEEKS, Measures

_SEVERITIES = ("minor", "major", "reject", "unknown")
_NAME, _VERSION = 20, 16  # columns; what is longer is cut


def add_command(commands: Subparsers) -> None:
    """Add `stats`."""
    parser = add(commands, "stats", _stats, "tell how many runs nobody corrected, and where corrections came from")
    parser.add_argument("--agent", help="of this agent alone")
    parser.add_argument("--weeks", type=int, default=12, help="how many weeks, this one among them (default 12)")


def _stats(options: argparse.Namespace) -> int:
    with connected(options).reviewer() as reviewer:
        measures = reviewer.measures(options.agent, options.weeks)
    if options.json:
        print_json(measures)
    else:
        print("\n".join(told(measures)))
    return 0


def told(measures: Measures) -> Iterator[str]:
    """The measures as tables of at most 80 columns."""
    yield f"from {measures.since:%Y-%m-%d} to {measures.until:%Y-%m-%d %H:%M} UTC"
    yield ""
    if measures.acceptance:
        head = ["agent", "version", "week", "completions", "corrected", "accepted", "95 % interval"]
        rows = [
            [
                a.agent_id, a.prompt_version or "-", a.week, f"{a.completions:,}", f"{a.corrected:,}",
                f"{a.acceptance:.1%}", f"{a.low:.1%} to {a.high:.1%}",
            ]
            for a in measures.acceptance
        ]  # fmt: skip
        yield from _aligned([head, *rows], (_NAME, _VERSION), left=3)
    else:
        yield "no runs; `Client.register_run` registers one, and acceptance is counted over them"
    yield ""
    if measures.corrections:
        yield from _aligned(
            [["corrections", "surface", *_SEVERITIES], *_by_severity(measures)], (_NAME, _VERSION), left=2
        )
    elif measures.notes and not measures.acceptance and not measures.orphans:  # a note says how many weeks to ask for
        yield "no corrections that stand"
    else:
        yield f"no corrections that stand; what was said earlier counts with --weeks {MAX_WEEKS}"
    for orphans in measures.orphans:
        yield f"{orphans.agent_id}: {orphans.count:,} events are about runs that are not registered"
    yield from measures.notes


def _by_severity(measures: Measures) -> list[list[str]]:
    counts = {(c.agent_id, c.surface, c.severity): c.count for c in measures.corrections}
    places = sorted({(agent, surface) for agent, surface, _ in counts})
    return [
        [agent, surface, *(f"{counts.get((agent, surface, severity), 0):,}" for severity in _SEVERITIES)]
        for agent, surface in places
    ]


def _aligned(rows: Sequence[Sequence[str]], most: Sequence[int], left: int) -> Iterator[str]:
    """Rows as lines: the first `left` columns to the left, numbers to the right; of long names the beginning."""
    from uptake.terminal import fitted, padded, width_of  # noqa: PLC0415

    cut = [[fitted(cell, most[n]) if n < len(most) else cell for n, cell in enumerate(row)] for row in rows]
    widths = [max(width_of(row[column]) for row in cut) for column in range(len(cut[0]))]
    for row in cut:
        cells = [
            padded(cell, width) if column < left else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()
