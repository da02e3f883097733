"""What a person changed in an agent's draft, and how much it matters: distance by a rule, severity by what changed."""

from uptake.edits.comparing import Edit, FieldChange, compare
from uptake.edits.distance import DistanceMissing

__all__ = ["DistanceMissing", "Edit", "FieldChange", "compare"]
