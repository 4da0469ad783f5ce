"""What is appended to a log: prepared once, then written alone, or with that of other matches in one statement."""

from collections.abc import Sequence
from typing import Any

import msgspec

from . import queries
from .base import Entry, Listing


class Append:
    """The rows of an append. A plain one, as nearly all are, only goes on with a match and adds entries."""

    __slots__ = ("changes", "entries", "is_plain", "listing", "match", "mentions")

    def __init__(self, listing: Listing, entries: Sequence[Entry], rewritten: Sequence[Entry] = ()) -> None:
        self.match = listing.match
        self.listing = listing
        self.entries = [queries.entry_row(listing.match, entry) for entry in entries]
        self.changes = [queries.rewritten_row(listing.match, entry) for entry in rewritten]
        self.mentions = queries.mention_rows(listing.match, entries)
        self.is_plain = self.first > 1 and not self.changes and not self.mentions and listing.users is None

    @property
    def first(self) -> int:
        """The number of the first entry."""
        number: int = self.entries[0][1]
        return number

    @property
    def matches(self) -> tuple[str, tuple[Any, ...]]:
        """The statement that goes on with the match, and its values."""
        return queries.match_rows(self.listing, self.first)


def together(appends: Sequence[Append]) -> str:
    """Plain appends as JSON, for the statement that writes all of them: the row of the match and those of entries."""
    return msgspec.json.encode([(one.matches[1], one.entries) for one in appends]).decode()
