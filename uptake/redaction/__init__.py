"""What may lead to a person or open a door gives way to a placeholder, before anything is stored or logged."""

from uptake.redaction.documents import redact_json
from uptake.redaction.spans import Kind, LocatedSpan, Redacted, Span
from uptake.redaction.text import redact

__all__ = ["Kind", "LocatedSpan", "Redacted", "Span", "redact", "redact_json"]
