"""What people and programs can ask of a match: each command checks, and says which entries it adds to the log."""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from tetrapolis.bots import check_bot
from tetrapolis.core.options import Choice
from tetrapolis.core.registry import find
from tetrapolis.core.seed import Seed
from tetrapolis.core.state import copy
from tetrapolis.core.view import view_of

from .clocks import Clock
from .errors import Forbidden, NotFound, ServerError, Stale
from .hosted import PERSON, Hosted, HostedSeat

STAND_IN = "builder"
_MOST_CHAT = 500
_MOST_NAME = 40
_WORLDS = 3  # other deals to try when asking whether a choice has revealed something


class Draft(msgspec.Struct, frozen=True):
    """An entry before it has a number and a time."""

    kind: str
    seat: int | None = None
    key: str | None = None
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
    """A new match. Seats are `me`, `open`, or the level of a bot."""
    game = find(game_name)
    complete = game.complete_options(len(seats), options)
    if not clock.check():
        raise ServerError("clock-impossible")
    if seats.count("me") > 1:
        raise ServerError("one-seat-each")
    hosted = []
    for number, kind in enumerate(seats):
        if kind == "me":
            hosted.append(HostedSeat("person", user, clean_name(name)))
        elif kind == "open":
            hosted.append(HostedSeat())
        else:
            check_bot(kind, game)
            hosted.append(HostedSeat("bot", "", f"{kind} {number + 1}", kind))
    data = {
        "game": game_name,
        "options": complete,
        "seats": [msgspec.to_builtins(seat) for seat in hosted],
        "public": public,
        "clock": msgspec.to_builtins(clock),
        "host": user,
    }
    return Draft("created", data=data)


def clean_name(name: str) -> str:
    """A name people can read: printable, not empty, not too long."""
    cleaned = " ".join("".join(letter for letter in name if letter.isprintable()).split())[:_MOST_NAME]
    if not cleaned:
        raise ServerError("name-empty")
    return cleaned


def join(hosted: Hosted, user: str, name: str, seat: int | None) -> Draft:
    _must_exist(hosted)
    if hosted.match is not None:
        raise ServerError("match-has-begun")
    if hosted.seat_of(user) is not None:
        raise ServerError("one-seat-each")
    free = [number for number, one in enumerate(hosted.seats) if one.kind == "open"]
    if not free or (seat is not None and seat not in free):
        raise ServerError("seat-taken")
    return Draft("joined", free[0] if seat is None else seat, data={"user": user, "name": clean_name(name)})


def leave(hosted: Hosted, user: str) -> Draft:
    seat = own_seat(hosted, user)
    if hosted.match is not None:
        raise ServerError("match-has-begun")
    return Draft("left", seat)


def start(hosted: Hosted, user: str) -> Draft:
    """The host starts when nobody is missing; the seed is drawn now, by the server."""
    _must_exist(hosted)
    if user != hosted.host:
        raise Forbidden("not-the-host")
    if hosted.match is not None:
        raise ServerError("match-has-begun")
    if any(seat.kind == "open" for seat in hosted.seats):
        raise ServerError("seats-open")
    seed = Seed.random()
    return Draft("started", data={"seed": str(seed), "commitment": seed.commitment})


def act(hosted: Hosted, seat: int, decision: int, action: str, key: str | None) -> Draft:
    """A choice of a seat; `decision` says which one it is meant to be. Whether it is legal, the match says."""
    _running(hosted)
    if decision != hosted.decision(seat):
        raise Stale("decision-over", decision=decision, now=hosted.decision(seat))
    return Draft("action", seat, key, {"action": action, "decision": decision})


def undo(hosted: Hosted, user: str) -> Draft:
    """Take back the last choice, as long as nobody has learned anything from it and nobody has gone on."""
    seat = own_seat(hosted, user)
    match = _running(hosted)
    choices = match.choices
    own = [number for number, steps in enumerate(choices) if steps[0].seat == seat]
    if not own:
        raise ServerError("nothing-to-take-back")
    start_of = sum(len(steps) for steps in choices[: own[-1]])
    before = match.fork(start_of)
    if any(steps[0].seat not in before.pending for steps in choices[own[-1] :]):
        raise ServerError("others-went-on")
    seen = match.view(seat).table
    legal = match.view(seat).legal.tolist()
    for number in range(_WORLDS):
        world = before.game.forget(before._states, seat, np.array([number, 2 * number + 1], np.int64))
        for steps in choices[own[-1] :]:
            for step in steps if steps[0].seat == seat else ():
                before.game.rules.apply(world[0], step.seat, step.action)
        other = view_of(before.game, copy(world), seat)
        if other.table != seen or other.legal.tolist() != legal:
            raise ServerError("something-was-revealed")
    return Draft("undone", seat)


def say(hosted: Hosted, user: str, name: str, text: str) -> Draft:
    _must_exist(hosted)
    said = "".join(letter for letter in text if letter.isprintable() or letter == "\n").strip()[:_MOST_CHAT]
    if not said:
        raise ServerError("nothing-said")
    return Draft("said", hosted.seat_of(user), data={"name": clean_name(name), "text": said})


def resign(hosted: Hosted, user: str) -> Draft:
    seat = own_seat(hosted, user)
    _running(hosted)
    if hosted.seats[seat].resigned:
        raise ServerError("resigned-already")
    return Draft("resigned", seat, data={"level": STAND_IN})


def replace(hosted: Hosted, user: str, seat: int, level: str, now: int) -> Draft:
    """Somebody at the table lets a bot play for a person whose time is up. Never silently: it stands in the log."""
    own_seat(hosted, user)
    _running(hosted)
    if not 0 <= seat < len(hosted.seats):
        raise NotFound("no-such-seat", seat=str(seat), seats=len(hosted.seats))
    absent = hosted.seats[seat]
    if absent.kind != PERSON or absent.bot:
        raise ServerError("seat-not-a-person")
    limit = hosted.clock.limit(absent.time_left, absent.since) if absent.since is not None else None
    if absent.user != user and (limit is None or now < limit):
        raise ServerError("time-not-up")
    check_bot(level, find(hosted.game))
    return Draft("replaced", seat, data={"level": level})


def give_back(hosted: Hosted, user: str) -> Draft:
    seat = own_seat(hosted, user)
    if not hosted.seats[seat].stand_in or hosted.seats[seat].resigned:
        raise ServerError("nobody-stands-in")
    return Draft("returned", seat)


def own_seat(hosted: Hosted, user: str) -> int:
    _must_exist(hosted)
    seat = hosted.seat_of(user)
    if seat is None:
        raise Forbidden("not-at-this-table")
    return seat


def _must_exist(hosted: Hosted) -> None:
    if not hosted.exists:
        raise NotFound("no-such-match", match=hosted.id)


def _running(hosted: Hosted) -> Any:
    _must_exist(hosted)
    if hosted.match is None:
        raise ServerError("match-not-begun")
    if hosted.match.over:
        raise ServerError("match-over")
    return hosted.match


