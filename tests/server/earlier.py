"""Databases of earlier servers, made by scripts/old_database.py, and matches as servers with other rules leave them."""

import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from tetrapolis.core.registry import rules_versions

FOLDER = Path(__file__).parent / "databases"
EARLIER = sorted(file.name.partition(".")[0] for file in FOLDER.glob("*.json.gz"))
ARCHIVED = {game for game, version in rules_versions().items() if version != 1}


class Kept(NamedTuple):
    """A database of an earlier server: its tables, and what it showed of its matches."""

    tables: dict[str, Any]
    shown: dict[str, Any]

    def of(self, status: str, archived: bool) -> list[str]:
        """The matches that had this status then, and whose rules have, or have not, another version now."""
        tables = ((match, one["spectator"]) for match, one in self.shown.items())
        return [match for match, one in tables if one["status"] == status and (one["game"] in ARCHIVED) == archived]


def kept_by(server: str) -> Kept:
    found = json.loads(gzip.decompress((FOLDER / f"{server}.json.gz").read_bytes()))
    return Kept(found["tables"], found["shown"])


def laid_out(kept: Kept, folder: Path) -> Path:
    """The database as a file again."""
    file = folder / "matches.sqlite"
    with closing(sqlite3.connect(file)) as connection, connection:
        for name, table in kept.tables.items():
            connection.execute(table["sql"])
            for row in table.get("rows", ()):
                connection.execute(f'INSERT INTO "{name}" VALUES ({", ".join("?" * len(row))})', row)
    return file


def under_other_rules(file: Path, match: str, version: int = 99) -> None:
    """As if the match had been begun by a server with another version of its game's rules."""
    with closing(sqlite3.connect(file)) as connection, connection:
        changed = f"json_set({{}}, '$.rules_version', {version})"
        started = f"UPDATE entries SET data = {changed.format('data')} WHERE match = ? AND kind = 'started'"
        connection.execute(started, (match,))
        connection.execute(f"UPDATE matches SET summary = {changed.format('summary')} WHERE match = ?", (match,))
