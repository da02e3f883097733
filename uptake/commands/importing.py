"""`uptake import`: a history of feedback, or an export, into the service."""

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from uptake.commands import Failure, Subparsers
from uptake.commands.speaking import add, connected
from uptake.connection import DATA_FOLDER

if TYPE_CHECKING:
    from uptake.importing import Given
    from uptake.importing.bookmark import Bookmark
    from uptake.importing.report import Found, ReportFile
    from uptake.importing.sending import Sender
    from uptake.importing.sources import Reading
    from uptake.records import RecordResult
    from uptake.reviewer import Reviewer

_NAMED = 40  # rows that are named on the terminal
_KINDS = 12  # reasons that are summed up there


def add_command(commands: Subparsers) -> None:
    """Add `import`."""
    parser = add(commands, "import", _import, "send a history of feedback, or restore an export")
    files = "JSONL, a JSON array, or a SQLite database with the table agent_events; - is standard input"
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=files)
    parser.add_argument("--agent", help="the agent of rows that name none")
    parser.add_argument("--user", help="the user of rows that name none")
    parser.add_argument("--run-prefix", help="give rows without a run one of their own, whose id begins with this")
    parser.add_argument("--naive-is-utc", action="store_true", help="times without an offset are UTC (else refused)")
    parser.add_argument("--leave-out", default="", metavar="FIELD,…", help="fields of the rows to do without")
    parser.add_argument(
        "--report", type=Path, metavar="OUT", help="write every row that was not taken, with its reason"
    )
    accepts = "restore an export where it cannot be told whether its identity secret is the service's: you know it is"
    parser.add_argument("--accept-identity", action="store_true", help=accepts)
    parser.add_argument("--from-start", action="store_true", help="do not go on where an earlier import was cut off")


def _import(options: argparse.Namespace) -> int:
    """Send every row, and name every other: a row is stored, or in the report."""
    from uptake.importing import Given  # noqa: PLC0415
    from uptake.importing.bookmark import Bookmark  # noqa: PLC0415
    from uptake.importing.report import Found, ReportFile  # noqa: PLC0415
    from uptake.state_folder import state_folder  # noqa: PLC0415

    if options.agent is not None or options.user is not None:
        _check(options)
    for path in options.files:
        if str(path) != "-" and path.is_dir():
            raise Failure(f"{path} is a folder; name the files in it")
    left_out = frozenset(name for name in options.leave_out.split(",") if name)
    given = Given(options.agent, options.user, options.run_prefix, options.naive_is_utc, left_out)
    found = Found()
    with ExitStack() as held:
        sender, url = held.enter_context(_sender(options))
        what = [url, given.agent, given.user, given.run_prefix, given.naive_is_utc, *sorted(given.left_out)]
        bookmarks = [Bookmark(path, what, state_folder()) for path in options.files]
        report = ReportFile(options.report)
        held.callback(report.close)
        _carry_all(options, sender, given, bookmarks, report, found)
    if options.json:
        named = {"created": found.counts["created"], "duplicate": found.counts["duplicate"]}
        rest = {"nothing": found.counts["nothing"], "rejected": found.named, "rejected_count": found.bad}
        print(json.dumps({**named, **rest}, indent=1))
    else:
        print(_summary(found))
        print("".join(f"  {line}\n" for line in _told(found, options.report)), end="", file=sys.stderr)
    return 1 if found.bad else 0


def _carry_all(
    options: argparse.Namespace,
    sender: "Sender",
    given: "Given",
    bookmarks: Sequence["Bookmark"],
    report: "ReportFile",
    found: "Found",
) -> None:
    """Every file in turn. A mark stays until all of them are done, so that the same command goes on."""
    from uptake.importing.carrying import Carrier  # noqa: PLC0415
    from uptake.terminal import Progress  # noqa: PLC0415

    marks = [None if options.from_start else bookmark.read() for bookmark in bookmarks]
    report.open(max((mark.found["report"] for mark in marks if mark), default=0))
    for path, bookmark, mark in zip(options.files, bookmarks, marks, strict=True):
        carrier = Carrier(path, sender, given, bookmark=bookmark, report=report)
        with Progress(f"importing {path.name}") as progress:

            def tell(now: "Found", read: "Reading", progress: Progress = progress) -> None:
                progress.tell(now.total(), "" if read.share is not None else f"{now.total():,} rows", read.share)

            try:
                carrier.carry(mark, tell)
            except BaseException:
                if done := carrier.found.total():
                    goes_on = "" if str(path) == "-" else "; the same command goes on from there"
                    print(f"uptake: stopped behind {done:,} rows of {path}{goes_on}", file=sys.stderr)
                raise
        if carrier.resumed:
            print(f"{path}: went on behind the first {carrier.resumed:,} rows, which were done", file=sys.stderr)
        found.add(carrier.found)
    for bookmark in bookmarks:
        bookmark.remove()


@dataclass(frozen=True)
class _Administrator:
    """Restores as one person who knows of the identity secret what the options say."""

    reviewer: "Reviewer"
    accept_identity: bool

    def restore(self, records: Sequence[dict[str, Any]], identity: str | None) -> list["RecordResult"]:
        """Restore records; a result for each."""
        return self.reviewer.restore(records, identity, accept_identity=self.accept_identity)


@contextmanager
def _sender(options: argparse.Namespace) -> Iterator[tuple["Sender", str]]:
    """Speaks as an agent for events and runs, as an administrator for records; as each only if there are any."""
    from uptake.importing.sending import Sender  # noqa: PLC0415

    connection = connected(options)
    with ExitStack() as held:
        agent = cache(lambda: held.enter_context(connection.client()))
        administrator = cache(
            lambda: _Administrator(held.enter_context(connection.administrator()), options.accept_identity)
        )
        is_local = not (options.url or os.environ.get("UPTAKE_URL"))
        local = options.data or Path(os.environ.get("UPTAKE_DATA", DATA_FOLDER))  # its port is another one each time
        yield Sender(agent, administrator), f"local {local.absolute()}" if is_local else connection.url


def _check(options: argparse.Namespace) -> None:
    """An agent or user that no row could be sent with is said once, and not at every row."""
    from uptake.events import Run  # noqa: PLC0415

    given = {"agent_id": options.agent, "user": options.user}
    known = {name: value for name, value in given.items() if value is not None}
    Run.model_validate({"agent_run_id": "r", "agent_id": "a", "user": "u", **known})


def _summary(found: "Found") -> str:
    counts: Any = found.counts
    nothing = f", {counts['nothing']} with nothing to import" if counts["nothing"] else ""
    return f"{counts['created']} imported, {counts['duplicate']} were there already{nothing}, {found.bad} not taken"


def _told(found: "Found", report: Path | None) -> Iterator[str]:
    """The rows that were not taken, or, of many, the first and a sum by reason."""
    yield from found.named[:_NAMED]
    if found.bad > _NAMED:
        where = f"all of them are in {report}" if report else "--report FILE writes all of them"
        yield f"… and {found.bad - _NAMED:,} more ({where}); by reason:"
        common = found.reasons.most_common(_KINDS)
        for reason, count in common:
            yield f"{count:8,}  {reason}"
        if rest := found.bad - sum(count for _, count in common):
            yield f"{rest:8,}  for other reasons"
