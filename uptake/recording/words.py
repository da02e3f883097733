"""Which fields of a record hold what people and agents wrote: what a guard sees before anything is kept."""

WORDS = ("comment", "correction_text", "field", "original", "corrected", "input", "output", "tools")
