"""A bookmark that is damaged is none: the import starts from the first row, and what is there is a duplicate."""

import json
from pathlib import Path
from typing import Any

import pytest

from uptake.importing.bookmark import Bookmark

WHOLE: dict[str, Any] = {
    "rows": 3, "digest": "d", "witness": 1,
    "found": {"report": 0, "identity": None, "export": None, "counts": {}, "reasons": {}, "named": []},
}  # fmt: skip


def read(folder: Path, content: bytes) -> Any:
    """What a bookmark with this content says."""
    bookmark = Bookmark(folder / "rows.jsonl", [], folder)
    (folder / "imports").mkdir(exist_ok=True)
    assert bookmark._path is not None
    bookmark._path.write_bytes(content)
    return bookmark.read()


def test_whole_bookmark_is_read(tmp_path: Path) -> None:
    """What was written is what is read."""
    mark = read(tmp_path, json.dumps(WHOLE).encode())
    assert (mark.rows, mark.found["report"]) == (3, 0)


@pytest.mark.parametrize(
    "content",
    [
        b"", b"{", b"[]", b"3", b"null", b"\xff\xfe", b'{"rows": 3}', b'{"rows": "3", "digest": "d", "found": {}}',
        json.dumps(WHOLE | {"found": {}}).encode(),
        json.dumps(WHOLE | {"found": 5}).encode(),
        json.dumps(WHOLE | {"rows": "3"}).encode(),
        json.dumps(WHOLE | {"found": WHOLE["found"] | {"counts": []}}).encode(),
        json.dumps(WHOLE | {"more": 1}).encode(),
    ],
)  # fmt: skip
def test_damaged_bookmark_is_none(tmp_path: Path, content: bytes) -> None:
    """Whatever stands in the file, an import goes on without it."""
    assert read(tmp_path, content) is None
