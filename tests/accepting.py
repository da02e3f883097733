"""Signals as the log stores them, without a service around: what capture does with the deployment's secret."""

from datetime import datetime
from typing import Any

from lambdas.loop.accepting import accept_event, accept_run
from lambdas.loop.log import StoredEvent, StoredRun
from lambdas.loop.privacy import Privacy
from uptake import identity
from uptake.events import FeedbackEvent, Run

SECRET = b"a secret of the tests"
REDACT = Privacy("redact")


def seal(text: str) -> str:
    """The keyed digest of the tests' deployment."""
    return identity.seal(SECRET, text)


def stored_event(body: dict[str, Any], actor_id: str, at: datetime, privacy: Privacy = REDACT) -> StoredEvent:
    """The event that capture stores for this body."""
    return accept_event(FeedbackEvent.model_validate(body), actor_id, at, seal, privacy)


def stored_run(body: dict[str, Any], actor_id: str, at: datetime, privacy: Privacy = REDACT) -> StoredRun:
    """The run that capture stores for this body."""
    return accept_run(Run.model_validate(body), actor_id, at, seal, privacy)
