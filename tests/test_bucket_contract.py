"""The contract of the bucket port, kept by the fake and by moto."""

import pytest

from lambdas.adapters.bucket import Bucket, S3Bucket
from lambdas.loop.errors import Conflict
from tests.conftest import aws_client
from tests.fakes.bucket import FakeBucket

MARKDOWN = "text/markdown"


@pytest.fixture(params=["fake", "moto"])
def bucket(request: pytest.FixtureRequest) -> Bucket:
    if request.param == "fake":
        return FakeBucket()
    request.getfixturevalue("moto")
    client = aws_client("s3")
    client.create_bucket(Bucket="skills")
    client.put_bucket_versioning(Bucket="skills", VersioningConfiguration={"Status": "Enabled"})
    return S3Bucket(client, "skills")


def test_what_is_put_is_read_back_byte_for_byte(bucket: Bucket) -> None:
    """Bytes and ETag come back as they were written; a key may hold blanks, '+' and '%2F' (F061)."""
    key = "skills/a b+c%2Fd/ü.md"
    etag = bucket.put(key, b"\xff\r\nx", seen=None, content_type=MARKDOWN)

    found = bucket.get(key)

    assert found is not None
    assert (found.body, found.etag) == (b"\xff\r\nx", etag)
    assert bucket.etags("skills/") == {key: etag}


def test_missing_object_is_none(bucket: Bucket) -> None:
    """A key that nobody wrote reads as None, and is not listed."""
    assert bucket.get("skills/missing") is None
    assert bucket.etags("skills/") == {}


def test_first_write_wins(bucket: Bucket) -> None:
    """Of two writers who saw nothing, the second is refused (F063)."""
    bucket.put("k", b"first", seen=None, content_type=MARKDOWN)

    with pytest.raises(Conflict):
        bucket.put("k", b"second", seen=None, content_type=MARKDOWN)

    found = bucket.get("k")
    assert found is not None
    assert found.body == b"first"


def test_a_write_needs_the_version_it_saw(bucket: Bucket) -> None:
    """Of two writers who saw the same version, the second is refused; one who saw an object that is gone is too."""
    seen = bucket.put("k", b"1", seen=None, content_type=MARKDOWN)
    bucket.put("k", b"2", seen=seen, content_type=MARKDOWN)

    with pytest.raises(Conflict):
        bucket.put("k", b"3", seen=seen, content_type=MARKDOWN)
    with pytest.raises(Conflict):
        bucket.put("never written", b"3", seen=seen, content_type=MARKDOWN)

    found = bucket.get("k")
    assert found is not None
    assert found.body == b"2"


def test_listing_knows_its_prefix(bucket: Bucket) -> None:
    """Only keys under the prefix are listed, however many there are."""
    for number in range(1_100):
        bucket.put(f"skills/{number}", b"x", seen=None, content_type=MARKDOWN)
    bucket.put("skill", b"x", seen=None, content_type=MARKDOWN)

    assert len(bucket.etags("skills/")) == 1_100
