"""Which store an address names."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from ..errors import ServerError
from .base import Store
from .sqlite import SqliteStore


def open_store(address: str, turn: Callable[[], AbstractContextManager[None]] = nullcontext) -> Store:
    """`postgresql://...`, or the path of an SQLite file; several processes that write to it wait for their `turn`."""
    if address.startswith(("postgresql://", "postgres://")):
        try:
            from .postgres import PostgresStore
        except ImportError:
            raise ServerError("nodes-missing") from None
        return PostgresStore(address.replace("postgres://", "postgresql://", 1))
    return SqliteStore(Path(address), turn)
