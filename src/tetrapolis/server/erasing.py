"""What the server knows of a person: to be handed out, and to be forgotten.

Logs only grow, except here: names, users and chat of somebody who wants to be forgotten are taken out of the entries
that hold them. What was played stays: it belongs to the others at the table too, and to analyses.
"""

import contextlib
import secrets
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.registry import rules_versions
from tetrapolis.wire import Keepsake, OwnData, OwnSaying, TokenLine

from . import commands
from .commands import GONE, told_apart
from .errors import Away
from .hosted import Hosted
from .logs import log, match_mark
from .messages import match_line
from .people import Person
from .quotas import Asker, party
from .service import Rewriting, now
from .site import Site
from .store import Entry, Listing


async def erase(site: Site, person: Person, asker: Asker) -> None:
    """Forget a person. If it is cut off, it can be asked for again: sessions and the account end last."""
    users = await _users_of(site, person.user)
    await _leave_all(site, users, asker)
    ending = site.endings.ending(person.user, person.issued)
    await site.store.forget(users, ending)
    await site.endings.told([msgspec.structs.replace(ending, what=user) for user in users])
    await _leave_all(site, await _users_of(site, person.user), asker)  # what the person has done meanwhile


async def _users_of(site: Site, user: str) -> list[str]:
    """Programs that a person has brought, also those whose tokens are no more; and, last, the person."""
    programs = {token.user for token in await site.store.tokens(user)}
    for match in await site.store.mentions(user):
        for entry in await site.store.entries(match):
            programs |= {seat["user"] for seat in _seats(entry) if seat.get("owner") == user}
    return [*sorted(programs - {user, ""}), user]


async def _leave_all(site: Site, users: Sequence[str], asker: Asker) -> None:
    for user in users:
        for match in await site.store.mentions(user):
            await _stand_up(site, match, user, asker)
            await site.service.rewrite(match, partial(_rewritten, user=user))


async def _stand_up(site: Site, match: str, user: str, asker: Asker) -> None:
    """Give up every seat."""
    listing = await site.store.listing(match)
    if listing is None or listing.status == "over":
        return
    try:
        room = await site.service.room(match, fresh=True)
        for seat in room.hosted.seats_of(user):
            if not room.hosted.seats[seat].resigned:
                site.robots.asked(match, asker)
                await site.service.command(match, partial(_farewell, user=user, seat=seat))
    except Away:
        raise
    except TetrapolisError:  # it has just ended, or its rules are no more
        log.warning("match not left", extra={"match": match_mark(match)})


def _farewell(hosted: Hosted, user: str, seat: int) -> commands.Draft:
    """Leave a match that has not begun, resign one that runs."""
    return (commands.leave if hosted.match is None else commands.resign)(hosted, user, seat)


def _rewritten(listing: Listing, entries: list[Entry], user: str) -> Rewriting:
    changed, seats, host = forgotten(entries, user, f"g-{secrets.token_hex(8)}")
    at = max(now(), listing.updated)
    last = Entry(listing.last_seq + 1, at, "erased", data={"seats": [*seats.items()], "host": host})
    summary: Any = msgspec.json.decode(msgspec.json.encode(listing.summary))
    for number, name in seats.items():
        summary["seats"][number]["name"] = name
    if "users" in summary:
        summary["users"] = ["" if one == user else one for one in summary["users"]]
    users = tuple(dict.fromkeys(one for one in _sitting(entries).values() if one not in ("", user)))
    following = msgspec.structs.replace(listing, updated=at, last_seq=last.seq, users=users, summary=summary)
    return following, [last], changed


def forgotten(log: Sequence[Entry], user: str, stranger: str) -> tuple[list[Entry], dict[int, str], bool]:
    """Entries as they are without a person, the person's seats with their new names, and whether it was the host.

    Keys must stay different: a stranger has sent them.
    """
    names = _Names(log, user)
    sitting: dict[int, str] = {}
    changed, host = [], False
    for entry in log:
        data: Any = dict(entry.data)
        own_key = entry.key is not None and entry.key.startswith(f"{user}:")
        if entry.kind == "created":
            host = data["host"] == user
            data["host"] = "" if host else data["host"]
            data["seats"] = [
                seat | {"user": "", "name": names.of(number), "owner": ""} if seat["user"] == user else seat
                for number, seat in enumerate(data["seats"])
            ]
        elif entry.kind == "joined" and data["user"] == user:
            data |= {"user": "", "name": names.of(entry.seat), "owner": ""}
        elif entry.kind == "said":
            # The first servers kept no user: then the key tells it, or the seat.
            before = entry.seat is not None and sitting.get(entry.seat) == user
            if data.get("user", user if own_key or before else "") == user:
                data |= {"user": "", "name": names.of(entry.seat), "text": ""}
        _seated(sitting, entry)
        key = f"{stranger}:{entry.key.partition(':')[2]}" if own_key and entry.key else entry.key
        if (key, data) != (entry.key, entry.data):
            changed.append(msgspec.structs.replace(entry, key=key, data=data))
    return changed, {number: names.of(number) for number, one in sitting.items() if one == user}, host


def _seats(entry: Entry) -> list[Any]:
    """Who sits down by an entry."""
    data: Any = entry.data
    return data["seats"] if entry.kind == "created" else [data] if entry.kind == "joined" else []


class _Names:
    """What somebody who is forgotten is called on each seat: like no other at the table."""

    def __init__(self, log: Sequence[Entry], user: str) -> None:
        self._taken: set[str] = set()
        self._given: dict[int | None, str] = {}
        for entry in log:
            self._taken |= {seat["name"] for seat in _seats(entry) if seat["user"] != user}

    def of(self, seat: int | None) -> str:
        if seat not in self._given:
            self._given[seat] = told_apart(GONE, self._taken)
            self._taken.add(self._given[seat])
        return self._given[seat]


def _seated(sitting: dict[int, str], entry: Entry) -> None:
    """Who sits where after an entry."""
    data: Any = entry.data
    if entry.kind == "created":
        sitting.update({number: seat["user"] for number, seat in enumerate(data["seats"])})
    elif entry.kind == "joined" and entry.seat is not None:
        sitting[entry.seat] = data["user"]
    elif entry.kind == "left" and entry.seat is not None:
        sitting.pop(entry.seat, None)


def _sitting(log: Sequence[Entry]) -> dict[int, str]:
    sitting: dict[int, str] = {}
    for entry in log:
        _seated(sitting, entry)
    return sitting


# -- handing out ------------------------------------------------------------------------------------------------------


async def own_data(site: Site, person: Person, asker: Asker) -> OwnData:
    """Everything that is kept about a person."""
    account = await site.store.account_of(person.user)
    seated = await site.store.listings(user=person.user, limit=1_000_000)
    records = {}
    for listing in seated:
        if listing.status == "over":
            log = await site.store.entries(listing.match)
            with contextlib.suppress(TetrapolisError):  # of a game that is no more: the log itself is not for reading
                await site.preparation.wait(listing.game)
                records[listing.match] = await site.pools.looks.run(party(asker.address), _record, listing.match, log)
    return OwnData(
        person.user,
        person.name,
        account.name if account else None,
        account.created if account else None,
        [TokenLine(one.sid, one.match, one.name, one.created) for one in await site.store.tokens(person.user)],
        [match_line(listing, person.user, rules_versions()) for listing in seated],
        [OwnSaying(match, entry.at, str(entry.data["text"])) for match, entry in await site.store.sayings(person.user)],
        records,
        await keepsakes_of(site, person),
    )


async def keepsakes_of(site: Site, person: Person) -> list[Keepsake]:
    return [msgspec.convert(one, Keepsake, from_attributes=True) for one in await site.store.keepsakes(person.user)]


def _record(match: str, log: Sequence[Entry]) -> Any:
    """In a thread: the match is played again, unless it is archived."""
    hosted = Hosted(match)
    for entry in log:
        hosted.fold(entry)
    return msgspec.json.decode(commands.record(hosted).to_json())
