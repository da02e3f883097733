"""Amazon Comprehend as a second detector, over its wire: what it is asked, and what becomes of its answers."""

from typing import Any

import boto3
import pytest
from botocore.stub import Stubber

from lambdas.adapters.comprehend import MAX_CHARACTERS, OVERLAP, Comprehend
from lambdas.loop.errors import Unavailable


@pytest.fixture
def client() -> Any:
    return boto3.client("comprehend", region_name="eu-west-1", aws_access_key_id="a", aws_secret_access_key="b")


def entity(kind: str, begin: int, end: int, score: float = 0.99) -> dict[str, Any]:
    return {"Type": kind, "BeginOffset": begin, "EndOffset": end, "Score": score}


def test_names_are_found_and_dates_left(client: Any) -> None:
    """What leads to a person is a place in the text; a date, an age and what it is not sure of are not."""
    text = "Maria Lopez, 2 May, perhaps Rome"
    found = [entity("NAME", 0, 11), entity("DATE_TIME", 13, 18), entity("ADDRESS", 28, 32, 0.4)]
    with Stubber(client) as stub:
        stub.add_response("detect_pii_entities", {"Entities": found}, {"Text": text, "LanguageCode": "en"})
        assert Comprehend(client).find(text) == [("name", 0, 11)]


def test_long_text_is_asked_in_parts(client: Any) -> None:
    """A call takes 100 KB; places of later parts are places of the whole."""
    text = "é" * (MAX_CHARACTERS - OVERLAP) + " Maria"
    text += "." * (MAX_CHARACTERS - len(text) + 1)
    with Stubber(client) as stub:
        stub.add_response(
            "detect_pii_entities", {"Entities": [entity("NAME", MAX_CHARACTERS - 199, MAX_CHARACTERS - 194)]}
        )
        stub.add_response("detect_pii_entities", {"Entities": [entity("NAME", 1, 6)]})
        ((kind, start, end),) = Comprehend(client).find(text)
    assert (kind, text[start:end]) == ("name", "Maria")


def test_text_without_letters_costs_nothing(client: Any) -> None:
    """Numbers and signs are not sent."""
    with Stubber(client):
        assert Comprehend(client).find("12.5 % -> 13 %") == []


def test_no_answer_is_no_permission_to_store(client: Any) -> None:
    """While it is throttled nothing is acknowledged: what cannot be looked at is not stored."""
    with Stubber(client) as stub:
        stub.add_client_error("detect_pii_entities", "ThrottlingException", http_status_code=400)
        with pytest.raises(Unavailable):
            Comprehend(client).find("Maria")
