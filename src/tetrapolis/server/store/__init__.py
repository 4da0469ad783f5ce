"""Where matches are kept: one contract, SQLite and PostgreSQL behind it."""

from .base import Account, Conflict, Ending, Entry, Keepsake, Listing, Store, Token, Unavailable
from .open import open_store
from .watched import watched

__all__ = [
    "Account",
    "Conflict",
    "Ending",
    "Entry",
    "Keepsake",
    "Listing",
    "Store",
    "Token",
    "Unavailable",
    "open_store",
    "watched",
]
