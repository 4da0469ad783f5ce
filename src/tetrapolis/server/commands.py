"""What people and programs can ask of a match: each command checks, and says which entries it adds to the log."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from tetrapolis.bots import LEVELS
from tetrapolis.core.game import Game
from tetrapolis.core.match import Match
from tetrapolis.core.options import Choice
from tetrapolis.core.record import Record
from tetrapolis.core.registry import find
from tetrapolis.core.seed import Seed
from tetrapolis.core.undo import steps_to_take_back

from .clocks import Clock
from .errors import Archived, Forbidden, NotFound, ServerError, Stale
from .hosted import PERSON, Hosted, HostedSeat
from .store.queries import seen

STAND_IN = "builder"
GUEST = "Guest"  # whoever has given no name; pages say it in their own language
GONE = "Former player"  # whoever wanted to be forgotten; likewise
RESERVED = re.compile(rf"({GUEST}|{GONE})( \d+)?", re.IGNORECASE)  # names that say nothing of a person
_MOST_CHAT = 500
_MOST_NAME = 40
_MOST_MARKS = 2  # accents on one letter: more would be drawn over the lines above and below


class Draft(msgspec.Struct, frozen=True):
    """An entry before it has a number and a time."""

    kind: str
    seat: int | None = None
    data: dict[str, Any] = {}


def create(
    game_name: str,
    options: dict[str, Choice],
    seats: Sequence[str],
    public: bool,
    clock: Clock,
    user: str,
    name: str,
) -> Draft:
    """A new match. Seats are `me`, `me:NAME` for others at the same device, `open`, or the level of a bot."""
    game = find(game_name)
    complete = game.spec.complete_options(len(seats), options)
    if not clock.check():
        raise ServerError("clock-impossible")
    hosted: list[HostedSeat] = []
    for number, kind in enumerate(seats):
        if kind == "me" or kind.startswith("me:"):
            called = told_apart(clean_name(kind[3:] or name), (one.name for one in hosted))
            hosted.append(HostedSeat("person", user, called))
        elif kind == "open":
            hosted.append(HostedSeat())
        else:
            _check_level(kind)
            hosted.append(_bot(kind, number))
    plans = game.carried_plans(complete)
    return Draft("created", data=_new(game, complete, plans, hosted, public, clock, user))


def _new(
    game: Game,
    options: dict[str, Choice],
    plans: dict[str, Any],
    seats: Sequence[HostedSeat],
    public: bool,
    clock: Clock,
    host: str,
) -> dict[str, Any]:
    return {
        "game": game.name,
        **_version(game),
        "options": options,
        **({"plans": plans} if plans else {}),
        "seats": [msgspec.to_builtins(seat) for seat in seats],
        "public": public,
        "clock": msgspec.to_builtins(clock),
        "host": host,
    }


def _version(game: Game) -> dict[str, Any]:
    """The rules that a match is played under."""
    return {"rules_version": game.spec.rules_version, "fingerprint": game.fingerprint}


def _bot(level: str, number: int) -> HostedSeat:
    return HostedSeat("bot", "", f"{level} {number + 1}", level)


def _check_level(level: str) -> None:
    if level not in LEVELS:
        raise ServerError("level-unknown", level=level[:40], levels=", ".join(LEVELS))


def clean_name(name: str) -> str:
    """A name people can read: printable, not empty, not too long."""
    cleaned = " ".join(_legible(name).split())[:_MOST_NAME].strip()
    if not seen(cleaned):
        raise ServerError("name-empty")
    return cleaned


def _legible(text: str) -> str:
    """Composed letters with a few accents at most; nothing that steers a terminal or turns the line around."""
    harmless = "".join(letter for letter in text if letter.isprintable() or letter == "\n")
    kept, marks = [], 0
    for letter in unicodedata.normalize("NFC", harmless):
        if unicodedata.category(letter) in ("Mn", "Me"):
            marks += 1
        elif seen(letter) or letter.isspace():  # a letter of its own, which is nothing to put accents on if unseen
            marks = 0
        if marks <= _MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number behind it if somebody else at the table is called so."""
    taken = {other.casefold() for other in others}
    called, number = name, 1
    while called.casefold() in taken:
        number += 1
        called = f"{name[: _MOST_NAME - 3].strip()} {number}"
    return called


def names_of(seats: Iterable[str], name: str) -> list[str]:
    """What the people of a new match will be called."""
    return [clean_name(seat[3:] or name) for seat in seats if seat == "me" or seat.startswith("me:")]


def join(hosted: Hosted, user: str, name: str, seat: int | None, link: int | None = None, owner: str = "") -> Draft:
    """Take a seat. A link, made when the log had so many entries, is good for one who takes the seat after that.

    A program has an `owner`, who can give it another token.
    """
    must_be_playable(hosted)
    if hosted.match is not None:
        raise ServerError("match-has-begun")
    if hosted.seat_of(user) is not None:
        raise ServerError("one-seat-each")
    free = [number for number, one in enumerate(hosted.seats) if one.kind == "open"]
    if not free or (seat is not None and seat not in free):
        raise ServerError("seat-taken")
    if link is not None and seat is not None and hosted.taken.get(seat, 0) > link:
        raise Forbidden("link-used")
    called = told_apart(clean_name(name), (one.name for one in hosted.seats))
    who = {"user": user, "name": called} | ({"owner": owner} if owner else {})
    return Draft("joined", free[0] if seat is None else seat, data=who)


def check_open(hosted: Hosted, user: str, seat: int) -> None:
    """Somebody at the table, or its host, wants an open seat for somebody else."""
    must_be_playable(hosted)
    if hosted.seat_of(user) is None and not hosted.leads(user):
        raise Forbidden("not-at-this-table")
    if hosted.match is not None:
        raise ServerError("match-has-begun")
    if seat >= len(hosted.seats) or hosted.seats[seat].kind != "open":
        raise ServerError("seat-taken")


def leave(hosted: Hosted, user: str, wanted: int | None = None) -> Draft:
    seat = own_seat(hosted, user, wanted)
    if hosted.match is not None:
        raise ServerError("match-has-begun")
    return Draft("left", seat)


def start(hosted: Hosted, user: str) -> Draft:
    """Whoever leads the table starts when nobody is missing; the seed is drawn now, by the server."""
    must_be_playable(hosted)
    if not hosted.leads(user):
        raise Forbidden("not-the-host")
    if hosted.match is not None:
        raise ServerError("match-has-begun")
    if any(seat.kind == "open" for seat in hosted.seats):
        raise ServerError("seats-open")
    return started(find(hosted.game), Seed.random())


def started(game: Game, seed: Seed) -> Draft:
    """The match begins with this deal, under the rules that this server has."""
    return Draft("started", data={"seed": str(seed), "commitment": seed.commitment, **_version(game)})


def act(hosted: Hosted, user: str, decision: int, action: str, wanted: int | None = None) -> Draft:
    """A person's choice; `decision` says which one it is meant to be. Whether it is legal, the match says."""
    return choose(hosted, _choosing_seat(hosted, user, wanted), decision, action)


def _choosing_seat(hosted: Hosted, user: str, wanted: int | None) -> int:
    """The seat of a person who plays for it."""
    seat = own_seat(hosted, user, wanted)
    if hosted.seats[seat].bot:
        raise Forbidden("a-bot-plays-for-you")
    return seat


def choose(hosted: Hosted, seat: int, decision: int, action: str) -> Draft:
    """A choice of a seat, whoever makes it."""
    running(hosted)
    if decision != hosted.decisions[seat]:
        raise Stale("decision-over", decision=decision, now=hosted.decisions[seat])
    return Draft("action", seat, {"action": action})


def advised_seat(hosted: Hosted, user: str, wanted: int | None = None) -> int:
    """The seat of a person who may ask for advice: whose turn it is, among bots only."""
    seat = _choosing_seat(hosted, user, wanted)
    running(hosted)
    if any(other.kind == PERSON for number, other in enumerate(hosted.seats) if number != seat):
        raise Forbidden("advice-among-people")
    if seat not in hosted.pending:
        raise Stale("not-your-turn")
    return seat


def undo(hosted: Hosted, user: str, wanted: int | None = None) -> Draft:
    """Take back the last choice, as long as nobody has learned anything from it and nobody has gone on."""
    seat = _choosing_seat(hosted, user, wanted)
    return Draft("undone", seat, {"steps": steps_to_take_back(running(hosted), seat)})


def say(hosted: Hosted, user: str, name: str, text: str, wanted: int | None = None) -> Draft:
    must_be_playable(hosted)
    said = _legible(text).strip()[:_MOST_CHAT]
    if not seen(said):
        raise ServerError("nothing-said")
    seat = hosted.seat_of(user, wanted)
    if seat is None and not hosted.public and not hosted.leads(user):
        raise Forbidden("chat-private")
    sitting = [one.name for one in hosted.seats]
    shown = sitting[seat] if seat is not None else told_apart(clean_name(name), sitting)
    return Draft("said", seat, data={"user": user, "name": shown, "text": said})


def resign(hosted: Hosted, user: str, wanted: int | None = None) -> Draft:
    seat = own_seat(hosted, user, wanted)
    running(hosted)
    if hosted.seats[seat].resigned:
        raise ServerError("resigned-already")
    return Draft("resigned", seat, data={"level": STAND_IN})


def replace(hosted: Hosted, user: str, seat: int, level: str, now: int) -> Draft:
    """Somebody at the table lets a bot play for a person whose time is up. Never silently: it stands in the log."""
    own_seat(hosted, user)
    running(hosted)
    if not 0 <= seat < len(hosted.seats):
        raise NotFound("no-such-seat", seat=str(seat), seats=len(hosted.seats))
    absent = hosted.seats[seat]
    if absent.kind != PERSON or absent.bot:
        raise ServerError("seat-not-a-person")
    late = absent.since is not None and now >= hosted.clock.limit(absent.time_left, absent.since)
    if absent.user != user and not late:
        raise ServerError("time-not-up")
    _check_level(level)
    return Draft("replaced", seat, data={"level": level})


def give_back(hosted: Hosted, user: str, wanted: int | None = None) -> Draft:
    seat = own_seat(hosted, user, wanted)
    if not hosted.seats[seat].stand_in or hosted.seats[seat].resigned:
        raise ServerError("nobody-stands-in")
    return Draft("returned", seat)


def rematch(hosted: Hosted, user: str, match: str) -> Draft:
    """Where the same people and bots play again; `again` says how."""
    own_seat(hosted, user)
    over(hosted)
    return Draft("rematch", data={"match": match})


def again(hosted: Hosted, user: str) -> list[Draft]:
    """A match like this one, every seat one further; everybody has a seat already, and may leave it.

    Where nobody else needs to be asked, it begins at once. The seat of somebody who is forgotten is open.
    """
    game = find(hosted.game)
    seats = [
        HostedSeat(seat.kind, seat.user, seat.name, seat.level, owner=seat.owner)
        if seat.user or seat.kind != PERSON
        else HostedSeat()
        for seat in (*hosted.seats[1:], hosted.seats[0])
    ]
    data = _new(
        game,
        hosted.options,
        hosted.plans,
        seats,
        hosted.public,
        hosted.clock,
        user,
    )
    alone = all(seat.user == user or seat.kind == "bot" for seat in seats)
    return [Draft("created", data=data), *([started(game, Seed.random())] if alone else [])]


def brought(match: Match, user: str) -> list[Draft]:
    """A finished match from a record: its log, as if it had been played here by people who have no seat now."""
    if not match.over:
        raise ServerError("record-unfinished")
    players = [
        HostedSeat("person", "", clean_name(one.name)) if one.player == PERSON else _bot(clean_name(one.player), number)
        for number, one in enumerate(match.players)
    ]
    plans = match.game.carried_plans(match.options)
    drafts = [Draft("created", data=_new(match.game, match.options, plans, players, False, Clock(), user))]
    drafts.append(started(match.game, match.seed))
    for steps in match.choices:
        drafts.append(Draft("action", steps[0].seat, {"action": match.notation(steps)}))
    return drafts


def own_seat(hosted: Hosted, user: str, wanted: int | None = None) -> int:
    """The seat that a person speaks for; `wanted` says which one, of somebody who has several."""
    must_be_playable(hosted)
    seat = hosted.seat_of(user, wanted)
    if seat is None:
        raise Forbidden("not-at-this-table")
    return seat


def must_be_playable(hosted: Hosted) -> None:
    if not hosted.exists:
        raise NotFound("no-such-match", match=hosted.id)
    if hosted.archive is not None:
        raise hosted.archive.refusal()


def record(hosted: Hosted) -> Record:
    """The record of a match that is over.

    That of an archived match which is not stays secret: a server that has its rules may still play it.
    """
    if hosted.archive is None:
        return over(hosted).record()
    if not hosted.archive.over:
        raise Archived("archived-unfinished")
    return hosted.record(hosted.archive)


def over(hosted: Hosted) -> Match:
    """The match, if it is over."""
    must_be_playable(hosted)
    if hosted.match is None or not hosted.match.over:
        raise ServerError("match-not-over")
    return hosted.match


def running(hosted: Hosted) -> Match:
    must_be_playable(hosted)
    if hosted.match is None:
        raise ServerError("match-not-begun")
    if not hosted.pending:
        raise ServerError("match-over")
    return hosted.match
