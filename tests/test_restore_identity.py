"""Whose actors a restored log holds: what cannot be compared is not stored until somebody says that it is the same."""

from typing import Any

import pytest

from lambdas.adapters.feedback_log import FeedbackLog
from lambdas.adapters.record_log import RecordLog
from lambdas.loop.errors import Conflict
from lambdas.loop.records import Records, event_record, fingerprint
from lambdas.problems import problem_of
from tests.accepting import seal, stored_event, stored_run
from tests.api import thumbs_down
from tests.conftest import FrozenClock
from tests.fakes.table import FakeTable
from uptake import identity
from uptake.records import RestoreRequest

OURS, THEIRS = fingerprint(seal), "0" * 16


def records(table: FakeTable, clock: FrozenClock) -> Records:
    """As on AWS, where `admin` has no access to the secret."""
    return Records(RecordLog(table), clock, problem_of, None)


def asked(clock: FrozenClock, of: str | None, *, accepts: bool = False) -> RestoreRequest:
    """One event of a deployment with this fingerprint."""
    event = stored_event(thumbs_down(event_id="e1"), identity.actor_id(b"any", "ann"), clock())
    body: dict[str, Any] = {"kind": "event", **event_record(event).model_dump(mode="json", exclude_none=True)}
    return RestoreRequest(identity=of, records=[body], accept_identity=accepts)


def used(table: FakeTable, clock: FrozenClock) -> None:
    """`capture`, which has the secret, registers a run."""
    run = {"agent_run_id": "r", "agent_id": "coding", "user": "ann"}
    FeedbackLog(table, lambda: OURS).add_run(stored_run(run, identity.actor_id(b"any", "ann"), clock()))


@pytest.mark.parametrize("of", [THEIRS, OURS])
def test_empty_deployment_takes_no_export_on_trust(clock: FrozenClock, of: str) -> None:
    """Where nobody can tell whose the actors are, nothing is stored, and the reason says both ways on."""
    table = FakeTable()

    with pytest.raises(Conflict, match=r"register a run first.*--accept-identity"):
        records(table, clock).restore(asked(clock, of))

    assert len(table) == 0


def test_who_knows_that_the_secret_is_the_same_says_so(clock: FrozenClock) -> None:
    """Accepted, an export is stored; every further request needs the same word, since nothing is learned from it."""
    table = FakeTable()

    (result,) = records(table, clock).restore(asked(clock, OURS, accepts=True)).results
    assert result.status == "created"

    with pytest.raises(Conflict, match="--accept-identity"):
        records(table, clock).restore(asked(clock, OURS))


@pytest.mark.parametrize("accepts", [False, True])
def test_one_registered_run_lets_a_deployment_tell(clock: FrozenClock, accepts: bool) -> None:
    """`capture` leaves the fingerprint; from then on the same secret passes, and another one does for nobody."""
    table = FakeTable()
    records(table, clock).restore(asked(clock, OURS, accepts=True))
    used(table, clock)

    assert records(table, clock).restore(asked(clock, OURS)).results[0].status == "duplicate"
    with pytest.raises(Conflict, match="another identity secret"):
        records(table, clock).restore(asked(clock, THEIRS, accepts=accepts))


def test_records_that_do_not_say_whose_they_are_are_not_taken_on_trust(clock: FrozenClock) -> None:
    """Records without the first line of their export are as unknown as a deployment that was not used."""
    table = FakeTable()
    used(table, clock)

    with pytest.raises(Conflict, match=r"first line of their export.*--accept-identity"):
        records(table, clock).restore(asked(clock, None))

    assert records(table, clock).restore(asked(clock, None, accepts=True)).results[0].status == "created"
