"""Where matches are kept: one contract, SQLite and PostgreSQL behind it."""

from .base import Account, Conflict, Entry, Listing, Store
from .open import open_store

__all__ = ["Account", "Conflict", "Entry", "Listing", "Store", "open_store"]
