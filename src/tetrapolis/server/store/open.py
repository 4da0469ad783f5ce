"""Which store an address names."""

from pathlib import Path

from ..errors import ServerError
from .base import Store
from .sqlite import SqliteStore


def open_store(address: str) -> Store:
    """`postgresql://...`, or the path of an SQLite file."""
    if address.startswith(("postgresql://", "postgres://")):
        try:
            from .postgres import PostgresStore
        except ImportError:
            raise ServerError("nodes-missing") from None
        return PostgresStore(address.replace("postgres://", "postgresql://", 1))
    return SqliteStore(Path(address))
