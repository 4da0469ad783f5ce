"""The SQL of both stores, with ? for values, and between rows and what the server speaks of."""

import functools
from collections.abc import Sequence
from typing import Any

import msgspec

from .base import Account, Entry, Listing

_ENTRY = "seq, at, kind, seat, key, data"
_LISTING = "match, game, status, public, updated, last_seq, waiting, summary"
_ACCOUNT = '"user", name, password_hash, created'

NEW_MATCH = f"INSERT INTO matches ({_LISTING}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
# Writes nothing unless the log ends where the writer thinks it does; locks the match until the commit.
GO_ON = (
    "UPDATE matches SET status = ?, public = ?, updated = ?, last_seq = ?, waiting = ?, summary = ?"
    " WHERE match = ? AND last_seq = ?"
)
ADD_ENTRY = f"INSERT INTO entries (match, {_ENTRY}) VALUES (?, ?, ?, ?, ?, ?, ?)"
CLEAR_SEATS = "DELETE FROM seats WHERE match = ?"
ADD_SEAT = 'INSERT INTO seats (match, "user") VALUES (?, ?)'
ENTRIES = f"SELECT {_ENTRY} FROM entries WHERE match = ? AND seq > ? ORDER BY seq"
LISTING = f"SELECT {_LISTING} FROM matches WHERE match = ?"
ALL_LISTINGS = f"SELECT {_LISTING} FROM matches"
COUNT = "SELECT count(*) FROM matches"
WAITING = "SELECT match FROM matches WHERE waiting = ? ORDER BY updated LIMIT ?"
CHANGED = "SELECT match, last_seq FROM matches WHERE updated >= ?"
ADD_ACCOUNT = f"INSERT INTO accounts (folded, {_ACCOUNT}) VALUES (?, ?, ?, ?, ?)"
ACCOUNT = f"SELECT {_ACCOUNT} FROM accounts WHERE folded = ?"
LEASE = (
    "INSERT INTO leases (name, owner, until) VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE SET owner = excluded.owner,"
    " until = excluded.until WHERE leases.owner = excluded.owner OR leases.until < ? RETURNING 1"
)
RELEASE = "DELETE FROM leases WHERE name = ? AND owner = ?"
KEEP_ANALYSIS = (
    "INSERT INTO analyses (match, analysis) VALUES (?, ?)"
    " ON CONFLICT (match) DO UPDATE SET analysis = excluded.analysis"
)
ANALYSIS = "SELECT analysis FROM analyses WHERE match = ?"


def listings(status: str | None, public: bool | None, user: str | None, limit: int) -> tuple[str, list[Any]]:
    """The question for a list of matches, and its values."""
    conditions, values = ["1 = 1"], list[Any]()
    if status is not None:
        conditions.append("status = ?")
        values.append(status)
    if public is not None:
        conditions.append("public = ?")
        values.append(public)
    if user is not None:
        conditions.append('match IN (SELECT match FROM seats WHERE "user" = ?)')
        values.append(user)
    question = f"{ALL_LISTINGS} WHERE {' AND '.join(conditions)} ORDER BY updated DESC, match LIMIT ?"
    return question, [*values, limit]


@functools.cache
def numbered(question: str) -> str:
    """With $1, $2, ... for values, as PostgreSQL wants it."""
    first, *others = question.split("?")
    return first + "".join(f"${number}{text}" for number, text in enumerate(others, start=1))


def entry_row(match: str, entry: Entry) -> tuple[Any, ...]:
    data = msgspec.json.encode(entry.data).decode()
    return (match, entry.seq, entry.at, entry.kind, entry.seat, entry.key, data)


def entry_of(row: Sequence[Any]) -> Entry:
    seq, at, kind, seat, key, data = row
    return Entry(seq, at, kind, seat, key, msgspec.json.decode(data))


def match_rows(listing: Listing, first: int) -> tuple[str, tuple[Any, ...]]:
    """How to write a listing whose log goes on with entry `first`."""
    summary = msgspec.json.encode(listing.summary).decode()
    facts = (listing.status, listing.public, listing.updated, listing.last_seq, listing.waiting, summary)
    if first == 1:
        return NEW_MATCH, (listing.match, listing.game, *facts)
    return GO_ON, (*facts, listing.match, first - 1)


def listing_of(row: Sequence[Any]) -> Listing:
    match, game, status, public, updated, last_seq, waiting, summary = row
    return Listing(
        match, game, status, bool(public), updated, last_seq, bool(waiting), summary=msgspec.json.decode(summary)
    )


def seat_rows(listing: Listing) -> list[tuple[str, str]]:
    return [(listing.match, user) for user in dict.fromkeys(listing.users or ())]


def account_row(account: Account) -> tuple[Any, ...]:
    return (folded(account.name), account.user, account.name, account.password_hash, account.created)


def folded(name: str) -> str:
    """A name as it is compared: case and spaces do not make another name."""
    return " ".join(name.casefold().split())
