"""Files of a history, as the tests of importing write them and read them back."""

import sqlite3
from pathlib import Path
from typing import Any

from uptake.importing import BadRow, rows_of
from uptake.importing.sources import RawRow, Reading, raw_rows


def comment(number: int, **more: object) -> dict[str, Any]:
    """A row with everything that an event needs."""
    return {"id": f"c{number}", "agent": "bio", "comment": f"wrong {number}", "user": "u", "run_id": "r", **more}


def raw(path: Path) -> list[RawRow]:
    """Its rows, not yet read."""
    return list(raw_rows(path, Reading()))


def written(path: Path, data: bytes | str) -> Path:
    """The file, with this in it."""
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return path


def numbers(path: Path) -> list[int]:
    """The lines of the rows that are events."""
    return [row[0] for row in rows_of(path) if not isinstance(row, BadRow)]


def faults(path: Path) -> list[tuple[int, str]]:
    """The lines of the others, each with its reason."""
    return [(row.line, row.reason) for row in rows_of(path) if isinstance(row, BadRow)]


def database(path: Path, rows: list[tuple[Any, Any, Any]], columns: str = "event_type, payload, created_at") -> Path:
    """A database with the table `agent_events`, and these rows in it."""
    with sqlite3.connect(path) as connection:
        connection.execute(f"CREATE TABLE agent_events ({columns})")
        connection.executemany("INSERT INTO agent_events (event_type, payload, created_at) VALUES (?, ?, ?)", rows)
    connection.close()
    return path
