"""Objects in a bucket behind a port of three verbs, with the conditional writes that keep two writers apart."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from botocore.exceptions import BotoCoreError, ClientError

from lambdas.adapters.aws_errors import code_of, translated
from lambdas.loop.errors import Conflict

if TYPE_CHECKING:
    from mypy_boto3_s3 import S3Client


@dataclass(frozen=True)
class Stored:
    """An object's bytes, and the ETag that a later write names as what it has seen."""

    body: bytes
    etag: str


class Bucket(Protocol):
    """What the skill store needs of a bucket; every implementation passes `tests/test_bucket_contract.py`."""

    def get(self, key: str) -> Stored | None:
        """The object, or None."""

    def put(self, key: str, body: bytes, *, seen: str | None, content_type: str) -> str:
        """Write if the object still has the ETag `seen` (None: if there is none); answers the new ETag.

        Raises Conflict if it is otherwise.
        """

    def etags(self, prefix: str) -> dict[str, str]:
        """Key to ETag of every object under the prefix."""


class S3Bucket:
    """`Bucket` on S3."""

    def __init__(self, client: "S3Client", name: str) -> None:
        self._client = client
        self._name = name

    def get(self, key: str) -> Stored | None:
        """Read one object with one call."""
        try:
            found = self._client.get_object(Bucket=self._name, Key=key)
            return Stored(found["Body"].read(), found["ETag"])
        except (ClientError, BotoCoreError) as error:
            if code_of(error) in {"NoSuchKey", "404"}:
                return None
            raise translated(error) from error

    def put(self, key: str, body: bytes, *, seen: str | None, content_type: str) -> str:
        """Write with `If-Match` or `If-None-Match: *`. S3's own 409 (two writes at once) is a conflict as well."""
        condition: Any = {"IfNoneMatch": "*"} if seen is None else {"IfMatch": seen}
        try:
            written = self._client.put_object(
                Bucket=self._name, Key=key, Body=body, ContentType=content_type, **condition
            )
        except (ClientError, BotoCoreError) as error:
            if code_of(error) in {"PreconditionFailed", "ConditionalRequestConflict", "412", "409", "NoSuchKey"}:
                raise Conflict(f"{key} was changed by somebody else; reload it and decide again") from error
            raise translated(error) from error
        return written["ETag"]

    def etags(self, prefix: str) -> dict[str, str]:
        """List, page by page."""
        found: dict[str, str] = {}
        request: Any = {"Bucket": self._name, "Prefix": prefix}
        try:
            while True:
                page = self._client.list_objects_v2(**request)
                found |= {entry["Key"]: entry["ETag"] for entry in page.get("Contents", [])}
                if not page.get("IsTruncated"):
                    return found
                request["ContinuationToken"] = page["NextContinuationToken"]
        except (ClientError, BotoCoreError) as error:
            raise translated(error) from error
