"""Between rows of a database and what the server speaks of."""

from collections.abc import Sequence
from typing import Any

import msgspec

from .base import Entry, Listing

ENTRY_COLUMNS = "seq, at, kind, seat, key, data"
LISTING_COLUMNS = "match, game, status, public, updated, last_seq, summary"


def entry_row(match: str, entry: Entry) -> tuple[Any, ...]:
    data = msgspec.json.encode(entry.data).decode()
    return (match, entry.seq, entry.at, entry.kind, entry.seat, entry.key, data)


def entry_of(row: Sequence[Any]) -> Entry:
    seq, at, kind, seat, key, data = row
    return Entry(seq, at, kind, seat, key, msgspec.json.decode(data))


def listing_row(listing: Listing) -> tuple[Any, ...]:
    summary = msgspec.json.encode({"users": listing.users, "summary": listing.summary}).decode()
    return (
        listing.match,
        listing.game,
        listing.status,
        listing.public,
        listing.updated,
        listing.last_seq,
        summary,
    )


def listing_of(row: Sequence[Any]) -> Listing:
    match, game, status, public, updated, last_seq, summary = row
    kept = msgspec.json.decode(summary)
    return Listing(match, game, status, bool(public), updated, last_seq, tuple(kept["users"]), kept["summary"])


def folded(name: str) -> str:
    """A name as it is compared: case and spaces do not make another name."""
    return " ".join(name.casefold().split())
