"""Which fields of a signal hold what people and agents wrote, and a signal without them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from uptake.events import Redaction, Redactions

MAX_PLACES = 100
# Ids and names of fields are no text: `docs/privacy.md` asks to keep people out of them.
TEXTS = (
    "comment", "correction_text", "field", "assistant_last", "user_msg", "prev_user_msg",
    "original", "corrected", "input", "output", "tools",
)  # fmt: skip
_KEPT_WITHOUT_TEXT = ("field",)


@dataclass(frozen=True)
class Guarded:
    """A body as it may be stored, and what was taken out of it; None: nothing was."""

    body: dict[str, Any]
    redactions: Redactions | None = None


def without_texts(body: Mapping[str, Any]) -> Guarded:
    """The body without any text: that something was said stays, and what kind of thing; what it was does not."""
    gone = [name for name in TEXTS if name in body and name not in _KEPT_WITHOUT_TEXT]
    kept = {name: value for name, value in body.items() if name not in gone}
    places = [Redaction(pointer=f"/{name}", kind="omitted", start=0, end=_length(body[name])) for name in gone]
    return Guarded(kept, report_of(places))


def _length(value: Any) -> int:
    return len(value) if isinstance(value, str) else 0


def report_of(found: Sequence[Redaction]) -> Redactions | None:
    """Counts by kind and the first hundred places; None if there is none."""
    if not found:
        return None
    counts = Counter(place.kind for place in found)
    return Redactions(counts=dict(sorted(counts.items())), places=list(found[:MAX_PLACES]))
