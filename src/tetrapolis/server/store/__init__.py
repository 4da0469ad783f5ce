"""Where matches are kept: one contract, SQLite and PostgreSQL behind it."""

from .base import Account, Conflict, Entry, Listing, Store, Unavailable
from .open import open_store
from .watched import watched

__all__ = ["Account", "Conflict", "Entry", "Listing", "Store", "Unavailable", "open_store", "watched"]
