"""What is appended to a log: prepared once, then written alone, or with that of other matches in one statement."""

from collections.abc import Sequence
from typing import Any

import msgspec

from . import queries
from .base import Entry, Listing


class Append:
    """What an append writes. A plain one, as nearly all are, only goes on with a match and adds entries."""

    __slots__ = ("_entries", "changes", "is_plain", "listing", "match", "mentions", "text")

    def __init__(self, listing: Listing, entries: Sequence[Entry], rewritten: Sequence[Entry] = ()) -> None:
        self.match = listing.match
        self.listing = listing
        self._entries = entries
        self.changes = [queries.rewritten_row(listing.match, entry) for entry in rewritten]
        self.mentions = queries.mention_rows(listing.match, entries)
        self.is_plain = self.first > 1 and not self.changes and not self.mentions and listing.users is None
        self.text = _text(listing, entries) if self.is_plain else b""

    @property
    def first(self) -> int:
        """The number of the first entry."""
        return self._entries[0].seq

    @property
    def entries(self) -> list[tuple[Any, ...]]:
        """The rows of the entries."""
        return [queries.entry_row(self.match, entry) for entry in self._entries]

    @property
    def matches(self) -> tuple[str, tuple[Any, ...]]:
        """The statement that goes on with the match, and its values."""
        return queries.match_rows(self.listing, self.first)


def _text(listing: Listing, entries: Sequence[Entry]) -> bytes:
    """The row of the match, where its log has to end, and the rows of entries, as JSON."""
    match, end = listing.match, entries[0].seq - 1
    facts = (listing.status, listing.public, listing.updated, listing.last_seq, listing.waiting, listing.summary)
    rows = [(match, one.seq, one.at, one.kind, one.seat, one.key, one.data) for one in entries]
    return msgspec.json.encode(((*facts, match, end), rows))


def together(appends: Sequence[Append]) -> str:
    """Plain appends, for the statement that writes all of them."""
    return (b"[" + b",".join([one.text for one in appends]) + b"]").decode()
