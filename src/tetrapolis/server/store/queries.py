"""The SQL of both stores, with ? for values, and between rows and what the server speaks of."""

import functools
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from .base import Account, Ending, Entry, Keepsake, Listing, Token

ARCHIVED = "archived"
_KEEPING = 100  # letters that every keepsake counts for besides its value
_MOST_LIKENESS = 160  # one sign may stand for many letters
_ENTRY = "seq, at, kind, seat, key, data"
_LISTING = "match, game, status, public, updated, last_seq, waiting, summary"
_ACCOUNT = '"user", name, password_hash, created'
_PROGRAM = 'sid, owner, "user", match, name, created, issued'

NEW_MATCH = f"INSERT INTO matches ({_LISTING}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
# Writes nothing unless the log ends where the writer thinks it does; locks the match until the commit.
GO_ON = (
    "UPDATE matches SET status = ?, public = ?, updated = ?, last_seq = ?, waiting = ?, summary = ?"
    " WHERE match = ? AND last_seq = ?"
)
# The same with the entries, for many matches at once, in one statement: what is inserted into a view of the writer's
# connection goes into the tables. It is all written, or nothing if a log ends elsewhere.
SQLITE_APPENDING = (
    "CREATE TEMP VIEW appends AS SELECT NULL AS listing, NULL AS entries",
    "CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appends BEGIN"
    " UPDATE matches SET status = NEW.listing ->> 0, public = NEW.listing ->> 1, updated = NEW.listing ->> 2,"
    " last_seq = NEW.listing ->> 3, waiting = NEW.listing ->> 4, summary = NEW.listing -> 5"
    " WHERE match = NEW.listing ->> 6 AND last_seq = NEW.listing ->> 7;"
    " SELECT RAISE(ABORT, 'the log ends elsewhere') WHERE changes() != 1;"
    f" INSERT INTO entries (match, {_ENTRY}) SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4,"
    " value ->> 5, value -> 6 FROM json_each(NEW.entries);"
    " END",
)
SQLITE_APPEND_ALL = "INSERT INTO appends SELECT value -> 0, value -> 1 FROM json_each(?)"
# The same in PostgreSQL, where other nodes write too: matches whose log ends elsewhere stay as they are, and those that
# somebody else has locked; tells of the others whether they have gone on.
POSTGRES_APPEND_ALL = (
    "WITH new AS (SELECT one -> 0 AS listing, one -> 1 AS entries FROM json_array_elements(?::json) AS one),"
    " locked AS (SELECT matches.match FROM matches JOIN new ON matches.match = listing ->> 6"
    " FOR UPDATE OF matches SKIP LOCKED),"
    " gone AS (UPDATE matches SET status = listing ->> 0, public = (listing ->> 1)::boolean,"
    " updated = (listing ->> 2)::bigint, last_seq = (listing ->> 3)::integer, waiting = (listing ->> 4)::boolean,"
    " summary = (listing -> 5)::text FROM new JOIN locked ON locked.match = listing ->> 6"
    " WHERE matches.match = locked.match AND last_seq = (listing ->> 7)::integer RETURNING matches.match),"
    f" added AS (INSERT INTO entries (match, {_ENTRY}) SELECT row ->> 0, (row ->> 1)::integer, (row ->> 2)::bigint,"
    " row ->> 3, (row ->> 4)::integer, row ->> 5, (row -> 6)::text FROM new, json_array_elements(entries) AS row"
    " WHERE listing ->> 6 IN (SELECT match FROM gone))"
    " SELECT match, match IN (SELECT match FROM gone) FROM locked"
)
ADD_ENTRY = f"INSERT INTO entries (match, {_ENTRY}) VALUES (?, ?, ?, ?, ?, ?, ?)"
REWRITE_ENTRY = "UPDATE entries SET key = ?, data = ? WHERE match = ? AND seq = ?"
CLEAR_SEATS = "DELETE FROM seats WHERE match = ?"
ADD_SEAT = 'INSERT INTO seats (match, "user") VALUES (?, ?)'
ENTRIES = f"SELECT {_ENTRY} FROM entries WHERE match = ? AND seq > ? ORDER BY seq"
LISTING = f"SELECT {_LISTING} FROM matches WHERE match = ?"
ALL_LISTINGS = f"SELECT {_LISTING} FROM matches"
COUNT = "SELECT count(*) FROM matches"
CHANGED = "SELECT match, last_seq FROM matches WHERE updated >= ?"
# Writes nothing if a name looks like this one. Those of earlier days may: one at a time may write.
ADD_ACCOUNT = (
    f"INSERT INTO accounts (folded, likeness, {_ACCOUNT}) SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT),"
    " CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT)"
    " WHERE NOT EXISTS (SELECT 1 FROM accounts WHERE likeness = ?) RETURNING 1"
)
ACCOUNT = f"SELECT {_ACCOUNT} FROM accounts WHERE folded = ?"
ACCOUNT_OF = f'SELECT {_ACCOUNT} FROM accounts WHERE "user" = ?'
BEARERS = 'SELECT "user" FROM accounts WHERE folded = ? OR likeness = ?'
CHANGE_HASH = 'UPDATE accounts SET password_hash = ? WHERE "user" = ?'
KEEP = (
    'INSERT INTO keepsakes ("user", kind, item, version, value) VALUES (?, ?, ?, ?, ?) ON CONFLICT ("user", kind, item)'
    " DO UPDATE SET version = excluded.version, value = excluded.value WHERE keepsakes.version < excluded.version"
)
KEPT = f'SELECT coalesce(sum(length(value) + {_KEEPING}), 0) FROM keepsakes WHERE "user" = ?'
KEEPSAKES = 'SELECT kind, item, version, value FROM keepsakes WHERE "user" = ? ORDER BY kind, item'
REMOVE_KEEPSAKES = 'DELETE FROM keepsakes WHERE "user" = ?'
REMOVE_ACCOUNT = 'DELETE FROM accounts WHERE "user" = ?'
# Numbered in the order of commits: one at a time may write them.
END = (
    "INSERT INTO endings (what, before, until, number)"
    " VALUES (?, ?, ?, (SELECT coalesce(max(number), 0) + 1 FROM endings)) ON CONFLICT (what) DO UPDATE SET"
    " before = excluded.before, until = excluded.until, number = excluded.number"
    " WHERE endings.before < excluded.before"
)
ENDINGS = "SELECT what, before, until, number FROM endings WHERE number > ?"
ADD_TOKEN = f"INSERT INTO tokens ({_PROGRAM}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (sid) DO NOTHING"
TOKENS = f"SELECT {_PROGRAM} FROM tokens WHERE owner = ? ORDER BY created DESC, sid"
REMOVE_TOKENS = "DELETE FROM tokens WHERE (owner = ? OR sid = ?) AND issued <= ?"
ADD_MENTION = 'INSERT INTO mentions (match, "user") VALUES (?, ?) ON CONFLICT DO NOTHING'
CLEAR_MENTIONS = "DELETE FROM mentions WHERE match = ?"
NAMING_ENTRIES = f"SELECT {_ENTRY} FROM entries WHERE match = ? AND kind IN ('created', 'joined', 'said')"
MENTIONS = 'SELECT match FROM mentions WHERE "user" = ?'
# A key begins with the user who sent it; names of users are too long and too random to be anything else in the data.
SAYINGS = (
    f"SELECT match, {_ENTRY} FROM entries WHERE match IN ({MENTIONS})"
    " AND kind = 'said' AND (key LIKE ? OR data LIKE ?) ORDER BY at, match, seq"
)
OUTDATED = "SELECT match FROM matches WHERE status IN ('lobby', 'over') AND updated < ? ORDER BY updated LIMIT ?"
REMOVE_MATCH = (
    "DELETE FROM tokens WHERE match = ?",
    "DELETE FROM analyses WHERE match = ?",
    "DELETE FROM leases WHERE name = 'bots:' || ?",
    "DELETE FROM seats WHERE match = ?",
    CLEAR_MENTIONS,
    "DELETE FROM entries WHERE match = ?",
    "DELETE FROM matches WHERE match = ?",
)
# The last number stays: it is not given again.
TIDY_ENDINGS = "DELETE FROM endings WHERE until < ? AND number < (SELECT max(number) FROM endings)"
TIDY_LEASES = "DELETE FROM leases WHERE until < ?"
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


def said_by(user: str) -> tuple[str, str, str]:
    """The values for SAYINGS: a person, and the patterns of keys and data that name one."""
    return user, f"{user}:%", f'%"{user}"%'


def mention_rows(match: str, entries: Sequence[Entry]) -> list[tuple[str, str]]:
    """Who is named by entries that bring somebody into a log; whoever does anything else there is in it already."""
    naming = [entry for entry in entries if entry.kind in ("created", "joined", "said")]
    if not naming:
        return []
    users = [user for entry in naming for user in _named(entry)]
    return [(match, user) for user in dict.fromkeys(users) if user]


def _named(entry: Entry) -> list[str]:
    data: Any = entry.data
    sender, colon, _ = (entry.key or "").partition(":")
    seated = [seat.get(who, "") for seat in data.get("seats", ()) for who in ("user", "owner")]
    return [*(data.get(who, "") for who in ("host", "user", "owner")), *seated, sender if colon else ""]


# The version of the rules of a match, as each kind of database reads it out of the summary; see `archive.py`.
SQLITE_VERSION = "coalesce(json_extract(summary, '$.rules_version'), 1)"
POSTGRES_VERSION = "coalesce(CAST(CAST(summary AS json) ->> 'rules_version' AS integer), 1)"


def _playable(rules: Mapping[str, int], version: str) -> tuple[str, list[Any]]:
    """Whether a match is one of these rules; one that has not begun takes the rules it finds."""
    known = " OR ".join(f"(game = ? AND {version} = ?)" for _ in rules)
    return f"(status = 'lobby' OR {known or '1 = 0'})", [value for one in rules.items() for value in one]


def waiting(limit: int, rules: Mapping[str, int] | None, version: str) -> tuple[str, list[Any]]:
    """The question for matches whose bots must choose, and its values."""
    condition, values = _playable(rules, version) if rules is not None else ("1 = 1", [])
    question = f"SELECT match FROM matches WHERE waiting = ? AND {condition} ORDER BY updated LIMIT ?"
    return question, [True, *values, limit]


def listings(
    status: str | None,
    public: bool | None,
    user: str | None,
    limit: int,
    rules: Mapping[str, int] | None,
    version: str,
    before: int | None = None,
) -> tuple[str, list[Any]]:
    """The question for a list of matches, and its values."""
    conditions, values = ["1 = 1"], list[Any]()
    if status is not None and status != ARCHIVED:
        conditions.append("status = ?")
        values.append(status)
    if status is not None and rules is not None:
        playable, known = _playable(rules, version)
        conditions.append(f"NOT {playable}" if status == ARCHIVED else playable)
        values += known
    if public is not None:
        conditions.append("public = ?")
        values.append(public)
    if user is not None:
        conditions.append('match IN (SELECT match FROM seats WHERE "user" = ?)')
        values.append(user)
    if before is not None:
        conditions.append("updated <= ?")
        values.append(before)
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
    name = account.name
    looks = likeness(name)
    return (folded(name), looks, account.user, name, account.password_hash, account.created, looks)


def keepsake_row(user: str, keepsake: Keepsake) -> tuple[Any, ...]:
    return (user, *msgspec.structs.astuple(keepsake))


def token_row(token: Token) -> tuple[Any, ...]:
    return msgspec.structs.astuple(token)


def ending_row(ending: Ending) -> tuple[Any, ...]:
    return msgspec.structs.astuple(ending)


def endings_of(rows: Sequence[Sequence[Any]], mark: int) -> tuple[list[Ending], int]:
    return [Ending(*facts) for *facts, _ in rows], max([mark, *(number for *_, number in rows)])


def rewritten_row(match: str, entry: Entry) -> tuple[Any, ...]:
    *_, key, data = entry_row(match, entry)
    return (key, data, match, entry.seq)


def folded(name: str) -> str:
    """A name as it is compared: case and spaces do not make another name."""
    return " ".join(name.casefold().split())


# Code points that Unicode says are not to be drawn (Default_Ignorable_Code_Point), and a blank that is no space to it.
_UNSEEN = (
    *(0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFEFF, 0xFFA0),
    *(*range(0x180B, 0x1810), *range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2070)),
    *(*range(0xFE00, 0xFE10), *range(0xFFF0, 0xFFF9), *range(0x1BCA0, 0x1BCA4), *range(0x1D173, 0x1D17B)),
    *range(0xE0000, 0xE1000),
)
_SEEN: dict[int, str | None] = {**dict.fromkeys(_UNSEEN), 0x2800: " "}

# Greek capitals that look like Latin ones; their small letters may look like others.
_CAPITALS = str.maketrans(
    "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7", "ABEZHIKMNOPTYX"
)
# Small letters of other alphabets, small capitals, figures and strokes that look like a Latin letter, small or capital.
_TWINS = str.maketrans(
    "\u0430\u0432\u0435\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0458\u0455\u04bb\u0501\u051b\u051d"
    "\u04af\u0475"
    "\u03b1\u03b2\u03b5\u03b6\u03b7\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u03b3\u03c9"
    "\u0566\u0570\u0578\u057d\u0581\u0585"
    "\u0251\u0261\u0237\u1d00\u0299\u1d04\u1d05\u1d07\ua730\u0262\u029c\u1d0a\u1d0b\u1d0d\u0274\u1d0f\u1d18\ua7af"
    "\u0280\ua731\u1d1b\u1d1c\u1d20\u1d21\u028f\u1d22"
    "0i1|!\u0131\u0456\u04cf\u03b9\u026a\u029f\u0269",
    "abekmhopctyxjshdqwyv" + "abeznkuvoptuxyw" + "qhnugo" + "agjabcdefghjkmnopqrstuvwyz" + "o" + "l" * 11,
)  # Cyrillic, Greek, Armenian, Latin, strokes


def seen(text: str) -> str:
    """A text without what nobody can see; blank if nothing is left."""
    return text.translate(_SEEN).strip()


def likeness(name: str) -> str:
    """A name as the eye reads it: one for names that cannot be told apart, whatever letters they are made of."""
    drawn = seen(unicodedata.normalize("NFKD", name)).translate(_CAPITALS)
    letters = unicodedata.normalize("NFKD", drawn.casefold())
    return " ".join(unicodedata.normalize("NFKC", letters.translate(_TWINS)).split())[:_MOST_LIKENESS]
