"""Importing into the functions over fakes, without a process or a socket between."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.api import Answer, Api, person
from uptake.errors import Refused
from uptake.events import BatchResult, ItemResult, Problem, RunResult
from uptake.importing.bookmark import Bookmark
from uptake.importing.carrying import Carrier
from uptake.importing.report import Found, ReportFile
from uptake.importing.sending import Sender
from uptake.importing.shapes import Given
from uptake.records import RecordResult, RestoreResult


class Caller:
    """Speaks as an agent and as an administrator; `calls` counts requests."""

    def __init__(self, api: Api) -> None:
        self._api = api
        self.calls = 0

    def send_batch(self, bodies: Sequence[dict[str, Any]]) -> list[ItemResult]:
        answer = self._checked(self._api.call("POST", "/v1/feedback", {"events": list(bodies)}))
        return BatchResult.model_validate_json(answer.text).results

    def register_run(self, run: dict[str, Any]) -> RunResult:
        return RunResult.model_validate_json(self._checked(self._api.call("POST", "/v1/runs", run)).text)

    def restore(self, records: Sequence[dict[str, Any]], identity: str | None) -> list[RecordResult]:
        body = {"records": list(records), "identity": identity}
        answer = self._checked(self._api.call("POST", "/v1/admin/records", body, authorizer=person("admin")))
        return RestoreResult.model_validate_json(answer.text).results

    def _checked(self, answer: Answer) -> Answer:
        self.calls += 1
        if answer.status >= 400:
            raise Refused(Problem.model_validate_json(answer.text))
        return answer


def carried(
    api: Api, path: Path, *, state: Path | None = None, given: Given | None = None, report: Path | None = None
) -> Carrier:
    """Import one file to its end."""
    caller = Caller(api)
    bookmark = Bookmark(path, [], state)
    mark = bookmark.read()
    to = ReportFile(report)
    to.open(mark.found["report"] if mark else 0)
    carrier = Carrier(path, Sender(lambda: caller, lambda: caller), given or Given(), bookmark=bookmark, report=to)
    try:
        carrier.carry(mark, _told)
    finally:
        to.close()
    return carrier


def _told(found: Found, _: object) -> None:
    assert found.total() >= 0
