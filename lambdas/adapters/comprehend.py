"""Amazon Comprehend as a second detector of personal data: names and addresses, which no rule finds."""

from typing import TYPE_CHECKING

from botocore.exceptions import BotoCoreError, ClientError

from lambdas.adapters.aws_errors import translated

if TYPE_CHECKING:
    from mypy_boto3_comprehend import ComprehendClient

# DetectPiiEntities takes 100 KB of UTF-8; one code point has at most 4 bytes.
MAX_CHARACTERS = 25_000
OVERLAP = 200  # so that a name on the seam of two parts is whole in one of them
# What a comment is useless without stays: a date, an age and a URL are what corrections are about.
_LEFT = frozenset({"DATE_TIME", "AGE", "URL"})
_SURE = 0.8


class Comprehend:
    """Finds personal data in English text (Comprehend also knows Spanish; of others it finds less)."""

    def __init__(self, client: "ComprehendClient") -> None:
        self._client = client

    def find(self, text: str) -> list[tuple[str, int, int]]:
        """Kind (`name`, `address` …), start and end in code points of each place.

        Raises Unavailable if the service does not answer: what cannot be looked at is not stored.
        """
        found: set[tuple[str, int, int]] = set()
        for start in range(0, len(text), MAX_CHARACTERS - OVERLAP):
            part = text[start : start + MAX_CHARACTERS]
            if not any(character.isalpha() for character in part):
                continue
            try:
                entities = self._client.detect_pii_entities(Text=part, LanguageCode="en")["Entities"]
            except (ClientError, BotoCoreError) as error:
                raise translated(error) from error
            found |= {
                (entity["Type"].lower(), start + entity["BeginOffset"], start + entity["EndOffset"])
                for entity in entities
                if entity["Score"] >= _SURE and entity["Type"] not in _LEFT
            }
        return _apart(found)


def _apart(found: set[tuple[str, int, int]]) -> list[tuple[str, int, int]]:
    """In order, the longer one of two that overlap."""
    kept: list[tuple[str, int, int]] = []
    for place in sorted(found, key=lambda place: (place[1], -place[2])):
        if not kept or place[1] >= kept[-1][2]:
            kept.append(place)
    return kept
