"""What the local service holds, and the two forms in which it is on the disk.

A state folder, every file JSONL:

    feedback.jsonl   one item a line, as DynamoDB's own export writes it and its import reads it: {"Item": {…}}
    memory.jsonl     the same
    objects.jsonl    every version of every object of the skills bucket, oldest first
    pending.jsonl    what the stream owes: {"number": 7, "key": [pk, sk], "old": {…}, "new": {…}}; null where no item is
    manifest.json    the lines of each file, so that one that is missing or cut is not read as if it were shorter

A journal has one line for each call that wrote, so that a line which a kill cut short is a call that never was:

    {"writes": [{"table": "feedback", "key": [pk, sk], "item": {…}, "number": 7}]}   item null: it was deleted
    {"object": {"key": "skills/…", "content_type": "…", "text": "…"}}                 or "base64" instead of "text"
    {"delivered": [7]}

A number stands where the table's stream tells of the write. Numbers rise from write to write.
"""

import json
import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from local.folder import DataFolderError, open_private, write_private
from local.items import Attributes, ItemKey

MANIFEST = "manifest.json"


@dataclass(frozen=True)
class Change:
    """An item before and after a write; None: no item."""

    key: ItemKey
    old: Attributes | None
    new: Attributes | None


@dataclass
class State:
    """Items by table and key, object versions in order, and by number the changes that the stream still owes."""

    tables: dict[str, dict[ItemKey, Attributes]] = field(default_factory=dict)
    objects: list[dict[str, Any]] = field(default_factory=list)
    owed: dict[int, Change] = field(default_factory=dict)
    last_number: int = 0

    @property
    def is_empty(self) -> bool:
        """Whether nothing was ever stored."""
        return not self.objects and not any(self.tables.values())

    def apply(self, line: dict[str, Any]) -> None:
        """Take one journal line in. Raises KeyError, TypeError or ValueError if it is none."""
        ((kind, value),) = line.items()
        match kind:
            case "writes":
                for write in value:
                    self._write(write)
            case "object":
                self.objects.append(value)
            case "delivered":
                for number in value:
                    self.owed.pop(number, None)
            case _:
                raise ValueError(f"no line is of the kind {kind}")

    def before_owed(self, table: str) -> dict[ItemKey, Attributes]:
        """The items of the streamed table as they were before the first change that the stream owes."""
        items = dict(self.tables.get(table, {}))
        for change in reversed(self.owed.values()):
            _put(items, change.key, change.old)
        return items

    def _write(self, write: dict[str, Any]) -> None:
        pk, sk = write["key"]
        items = self.tables.setdefault(write["table"], {})
        if "number" in write:
            self._owe(write["number"], Change((pk, sk), items.get((pk, sk)), write["item"]))
        _put(items, (pk, sk), write["item"])

    def _owe(self, number: int, change: Change) -> None:
        self.owed[number] = change
        self.last_number = max(self.last_number, number)

    def write_to(self, home: Path) -> None:
        """Write the files of a state folder; they are on the disk when this returns."""
        for table, items in self.tables.items():
            _write_lines(home / f"{table}.jsonl", ({"Item": item} for item in items.values()))
        _write_lines(home / "objects.jsonl", self.objects)
        owed = (
            {"number": number, "key": list(change.key), "old": change.old, "new": change.new}
            for number, change in self.owed.items()
        )
        _write_lines(home / "pending.jsonl", owed)
        lines = {f"{table}.jsonl": len(items) for table, items in self.tables.items()}
        lines |= {"objects.jsonl": len(self.objects), "pending.jsonl": len(self.owed)}
        write_private(home / MANIFEST, lines)

    def read_from(self, home: Path) -> None:
        """Take the files of a state folder in. Raises DataFolderError if one cannot be read, or is not whole."""
        for name, lines in _manifest(home).items():
            path = home / name
            match path.stem:
                case "objects":
                    take: Callable[[Any], object] = self.objects.append
                case "pending":
                    take = self._take_owed
                case table:
                    take = self._taker(self.tables.setdefault(table, {}))
            found = each_line(path, take, torn_ok=False) if path.exists() else 0
            if found != lines:
                message = f"{path} has {found} of its {lines} lines; restore the folder from a copy"
                raise DataFolderError(message)

    def _take_owed(self, line: dict[str, Any]) -> None:
        pk, sk = line["key"]
        self._owe(line["number"], Change((pk, sk), line["old"], line["new"]))

    @staticmethod
    def _taker(items: dict[ItemKey, Attributes]) -> Callable[[Any], None]:
        def take(line: dict[str, Any]) -> None:
            item = line["Item"]
            items[item["pk"]["S"], item["sk"]["S"]] = item

        return take


def line_of(value: object) -> bytes:
    """A value as one line of JSONL."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _manifest(home: Path) -> dict[str, int]:
    """How many lines each file of a state folder has. Raises DataFolderError."""
    try:
        return {str(name): int(lines) for name, lines in json.loads((home / MANIFEST).read_bytes()).items()}
    except (FileNotFoundError, ValueError, TypeError, AttributeError) as error:
        raise DataFolderError(f"{home / MANIFEST} cannot be read; restore the folder from a copy") from error


def each_line(path: Path, take: Callable[[Any], object], *, torn_ok: bool) -> int:
    """Hand every line over, parsed, and say how many; with `torn_ok` a last line that was cut short is dropped.

    Raises DataFolderError, with the number of the line, for any other that cannot be read.
    """
    number = 0
    with path.open("rb") as file:
        for number, line in enumerate(file, start=1):
            try:
                if torn_ok and not line.endswith(b"\n"):
                    return number - 1
                take(json.loads(line))
            except (ValueError, LookupError, TypeError, AttributeError) as error:
                if torn_ok and isinstance(error, json.JSONDecodeError | UnicodeDecodeError) and not file.read(1):
                    return number - 1
                message = f"{path}, line {number}, cannot be read; restore the folder from a copy"
                raise DataFolderError(message) from error
    return number


def _write_lines(path: Path, values: Iterable[object]) -> None:
    with open_private(path, "w") as file:
        file.writelines(line_of(value) for value in values)
        file.flush()
        os.fsync(file.fileno())


def _put(items: dict[ItemKey, Attributes], key: ItemKey, item: Attributes | None) -> None:
    if item is None:
        items.pop(key, None)
    else:
        items[key] = item
