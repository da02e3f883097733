"""What of a signal may be kept: decided for each agent before anything is written or logged."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from lambdas.loop.second_look import Detector, looked_at
from lambdas.loop.texts import MAX_PLACES, TEXTS, Guarded, report_of, without_texts
from uptake.events import Redaction
from uptake.redaction import redact_json

Mode = Literal["store", "redact", "omit"]
MAX_POINTER = 300  # characters: a pointer of a deep document can be longer than what it leads to


@dataclass(frozen=True)
class Privacy:
    """`store` keeps texts as they are sent, `redact` takes personal data and keys out, `omit` keeps no text at all."""

    default: Mode = "redact"
    by_agent: Mapping[str, Mode] = field(default_factory=dict)
    more: Detector | None = None  # what is asked besides our own rules

    def mode_of(self, agent_id: str) -> Mode:
        """The mode of one agent."""
        return self.by_agent.get(agent_id, self.default)

    def guard(self, body: Mapping[str, Any], agent_id: str) -> Guarded:
        """The body as this agent's may be stored.

        Pointers in the report lead into the body as it is stored, since a name of a field may have been an address.
        Places are those in the text as it was sent; of the second detector, in what the rules left of it.
        """
        mode = self.mode_of(agent_id)
        if mode == "store":
            return Guarded(dict(body))
        if mode == "redact":
            return self._redacted(body)
        kept = without_texts(body)
        place = self._redacted({name: kept.body[name] for name in ("field",) if name in kept.body})
        places = [place for report in (kept, place) if report.redactions for place in report.redactions.places]
        return Guarded({**kept.body, **place.body}, report_of(places))

    def _redacted(self, body: Mapping[str, Any]) -> Guarded:
        kept = dict(body)
        texts = {name: kept[name] for name in TEXTS if kept.get(name) is not None}
        cleaned, spans = redact_json(texts, MAX_PLACES)
        found = [_redaction(place.pointer, *place.span) for place in spans]
        if self.more and isinstance(cleaned, dict):
            cleaned, places = looked_at(cleaned, self.more)
            found += [_redaction(*place) for place in places]
        return Guarded({**kept, **cleaned} if isinstance(cleaned, dict) else kept, report_of(found))


def _redaction(pointer: str, kind: str, start: int, end: int) -> Redaction:
    return Redaction(pointer=pointer[:MAX_POINTER], kind=kind.lower(), start=start, end=end)
