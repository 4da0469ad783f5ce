"""Matches: what can be played, lists, commands, records, analyses."""

import io
import secrets
from collections.abc import Callable
from typing import Annotated, Any

import segno
from litestar import Response, get, post
from litestar.params import Body, FromQuery, JSONBody, PathParameter, QueryParameter

from tetrapolis import wire
from tetrapolis.core import record as records
from tetrapolis.core.match import Match
from tetrapolis.core.registry import find, names, rules_versions
from tetrapolis.manifest import game_line, rules_of

from .. import commands
from ..clocks import Clock
from ..errors import NotFound, ServerError, Stale
from ..hosted import Hosted
from ..messages import MOST_ENTRIES, entry_message, match_line, replayed_message, table_message
from ..people import Invitation, Person
from ..service import answered
from ..site import asker_of, fingerprint, own_key, person_of, site_of, somebody
from ..slices import each
from ..store import Conflict
from .shapes import Asking, IdempotencyKey, MatchId, WantedSeat, refusals

_MOST_RECORD = 1 << 20
_CREATE = "create "  # before the key of a creation: the same key may come again in the match itself
_REMATCH = "re match"  # with a space: no key that a client could send


@get("/games", responses=refusals(), sync_to_thread=False)
def games() -> list[wire.GameLine]:
    """What can be played, with options, named readings of the rules and levels of bots."""
    return [game_line(find(name)) for name in names()]


@get("/games/{game:str}/rules", responses=refusals(404), sync_to_thread=False)
def rules(game: Annotated[str, PathParameter(max_length=40)]) -> list[wire.RulesSection]:
    """The sections and ids of a game's rules."""
    return rules_of(find(game))


@get("/matches", responses=refusals(401))
async def matches(
    request: Asking,
    status: FromQuery[wire.Status | None] = None,
    mine: FromQuery[bool] = False,
    limit: Annotated[int, QueryParameter(ge=1, le=200)] = 100,
    before: Annotated[int | None, QueryParameter(ge=0, le=1 << 53)] = None,
) -> list[wire.MatchLine]:
    """Public matches, or one's own, the one that changed last first. Next page: `before` the last `updated`."""
    user = somebody(request).user if mine else None
    public, rules = None if mine else True, rules_versions()
    found = await site_of(request).store.listings(
        status=status, public=public, user=user, limit=limit, rules=rules, before=before
    )
    person = person_of(request)
    return [match_line(one, person.user if person else "", rules) for one in found]


@post("/matches", status_code=201, responses=refusals(401, 404, 409))
async def create(request: Asking, data: JSONBody[wire.NewMatch], key: IdempotencyKey = None) -> wire.Done:
    """A new match. It starts when the host says so and nobody is missing."""
    site, person = site_of(request), somebody(request)
    asker = asker_of(request, person)
    site.quotas.take("creations", asker)
    await site.preparation.wait(data.game)
    clock = Clock(data.clock.kind, data.clock.seconds, data.clock.increment)
    draft = commands.create(data.game, dict(data.options), data.seats, data.public, clock, person.user, person.name)
    await site.people.allow(person.user, commands.names_of(data.seats, person.name))
    match = site.people.name_for(person.user, key) if key else secrets.token_hex(8)
    name = own_key(person, f"{_CREATE}{key}") if key else None
    asked = fingerprint(("create", data))
    try:
        await site.service.create(match, [draft], name, asked)
    except Conflict:  # the same person has sent the same key before
        room = await site.service.room(match, fresh=True)
        if name is not None and name in room.hosted.keys:  # the first servers kept none
            answered(room.hosted, name, asked)
    return wire.Done(match, 1)


@get("/matches/{match:str}", responses=refusals(404))
async def look(request: Asking, match: MatchId, seat: WantedSeat = None) -> wire.Table:
    """The match as the asking person may know it; `seat` chooses among the person's own seats."""
    site, person = site_of(request), person_of(request, match)
    room = await site.service.room(match, fresh=True)
    async with room.lock:
        return table_message(room.hosted, room.hosted.seat_of(person.user if person else None, seat), room.now())


@get("/matches/{match:str}/qr", responses=refusals(404), media_type="image/svg+xml")
async def qr(request: Asking, match: MatchId) -> Response[bytes]:
    """The address of the match as a QR code, for those who sit nearby with a phone."""
    await site_of(request).service.room(match)
    picture = io.BytesIO()
    try:
        segno.make(f"{request.base_url}m/{match}", error="m").save(picture, kind="svg", scale=6, border=2)
    except segno.DataOverflowError:
        raise ServerError("bad-request", detail="host") from None
    return Response(picture.getvalue(), media_type="image/svg+xml")


@get("/matches/{match:str}/log", responses=refusals(404))
async def history(
    request: Asking,
    match: MatchId,
    after: Annotated[int, QueryParameter(ge=0, le=1_000_000_000)] = 0,
    seat: WantedSeat = None,
) -> list[wire.EntryLine]:
    """What has happened behind a number, as the asking person may know it; 1,000 entries at most, then ask again."""
    site, person = site_of(request), person_of(request, match)
    room = await site.service.room(match, fresh=True)
    async with room.lock:
        viewer = room.hosted.seat_of(person.user if person else None, seat)
        log = [entry for entry in await site.store.entries(match, after) if entry.seq <= room.hosted.seq]
        return await each(lambda entry: entry_message(room.hosted, entry, viewer), log[:MOST_ENTRIES])


@post("/matches/{match:str}/join", status_code=200, responses=refusals(401, 404, 409, 410))
async def join(request: Asking, match: MatchId, data: JSONBody[wire.JoinWish], key: IdempotencyKey = None) -> wire.Done:
    """Take a free seat, before the start."""
    site, person = site_of(request), somebody(request, match)
    await site.people.allow(person.user, [person.name])
    link = None if data.link is None else site.people.invited(data.link, match)
    seat, made = (data.seat, None) if link is None else (link.seat, link.made)

    def make(hosted: Hosted) -> commands.Draft:
        return commands.join(hosted, person.user, person.name, seat, made)

    return await site.command(match, make, person, asker_of(request, person), key, ("join", data))


@post("/matches/{match:str}/links", status_code=200, responses=refusals(401, 404, 410))
async def invite(request: Asking, match: MatchId, data: JSONBody[wire.SeatWish]) -> wire.Link:
    """A link that gives an open seat to whoever opens it first. Anybody at the table can make one."""
    site, person = site_of(request), somebody(request, match)
    room = await site.service.room(match, fresh=True)
    commands.check_open(room.hosted, person.user, data.seat)
    return wire.Link(match, data.seat, site.people.sign(Invitation(match, data.seat, room.hosted.seq)))


@post("/matches/{match:str}/tokens", status_code=200, responses=refusals(401, 404, 409, 410))
async def token(
    request: Asking, match: MatchId, data: JSONBody[wire.ProgramWish], key: IdempotencyKey = None
) -> wire.Link:
    """A token for a program: for the own seat, for an open one, which the program then has, or for one it has so."""
    site, person = site_of(request), somebody(request)
    room = await site.service.room(match, fresh=True)
    commands.must_be_playable(room.hosted)
    program = site.people.guest(data.name, match, f"{person.user}:{match}:{key}" if key else None)
    seat = room.hosted.seat_of(program.user)
    if seat not in (None, data.seat):
        raise Stale("key-reused")
    if data.seat in (*room.hosted.seats_of(person.user), *room.hosted.programs_of(person.user)):
        sitting = room.hosted.seats[data.seat]
        program = Person(sitting.user, sitting.name, match=match)
    elif seat is None:
        await site.people.allow(person.user, [program.name])
        commands.check_open(room.hosted, person.user, data.seat)

        def make(hosted: Hosted) -> commands.Draft:
            return commands.join(hosted, program.user, program.name, data.seat, owner=person.user)

        await site.command(match, make, program, asker_of(request, person))
    return wire.Link(match, data.seat, await site.people.program(person, program, key))


async def _command(
    request: Asking,
    match: str,
    word: str,
    make: Callable[[Hosted, str, int | None], commands.Draft],
    seat: int | None,
    key: str | None,
) -> wire.Done:
    """A command that says nothing but the seat."""
    person = somebody(request, match)
    return await site_of(request).command(
        match, lambda hosted: make(hosted, person.user, seat), person, asker_of(request, person), key, (word, seat)
    )


@post("/matches/{match:str}/leave", status_code=200, responses=refusals(401, 404, 409, 410))
async def leave(request: Asking, match: MatchId, seat: WantedSeat = None, key: IdempotencyKey = None) -> wire.Done:
    """Give the seat up, before the start."""
    return await _command(request, match, "leave", commands.leave, seat, key)


@post("/matches/{match:str}/start", status_code=200, responses=refusals(401, 404, 409, 410))
async def start(request: Asking, match: MatchId, key: IdempotencyKey = None) -> wire.Done:
    """Draw the seed and begin; its commitment is shown from now on."""
    site, person = site_of(request), somebody(request, match)
    asker = asker_of(request, person)

    def make(hosted: Hosted) -> commands.Draft:
        draft = commands.start(hosted, person.user)
        if not hosted.peopled:
            site.robots.admit(asker)
        return draft

    return await site.command(match, make, person, asker, key, ("start",))


@post("/matches/{match:str}/actions", status_code=200, responses=refusals(401, 404, 409, 410, 422))
async def act(request: Asking, match: MatchId, data: JSONBody[wire.ActionWish], seat: WantedSeat = None) -> wire.Done:
    """Choose, for the decision with this number."""
    person = somebody(request, match)
    return await site_of(request).command(
        match,
        lambda hosted: commands.act(hosted, person.user, data.decision, data.action, seat),
        person,
        asker_of(request, person),
        data.key,
        ("act", data.decision, data.action, seat),
    )


@post("/matches/{match:str}/undo", status_code=200, responses=refusals(401, 404, 409, 410))
async def undo(request: Asking, match: MatchId, seat: WantedSeat = None, key: IdempotencyKey = None) -> wire.Done:
    """Take the last choice back, while nothing was revealed."""
    site, person = site_of(request), somebody(request, match)
    return await site.undo(match, person, asker_of(request, person), seat, key)


@post("/matches/{match:str}/chat", status_code=200, responses=refusals(401, 404, 409, 410))
async def say(
    request: Asking, match: MatchId, data: JSONBody[wire.Saying], seat: WantedSeat = None, key: IdempotencyKey = None
) -> wire.Done:
    """Say something to everybody at the table and all who watch."""
    site, person = site_of(request), somebody(request, match)
    await site.allow_speaker(match, person, seat)
    return await site.command(
        match,
        lambda hosted: commands.say(hosted, person.user, person.name, data.text, seat),
        person,
        asker_of(request, person),
        key,
        ("say", data.text, seat),
    )


@post("/matches/{match:str}/resign", status_code=200, responses=refusals(401, 404, 409, 410))
async def resign(request: Asking, match: MatchId, seat: WantedSeat = None, key: IdempotencyKey = None) -> wire.Done:
    """Let a bot play on, for good."""
    return await _command(request, match, "resign", commands.resign, seat, key)


@post("/matches/{match:str}/replace", status_code=200, responses=refusals(401, 404, 409, 410))
async def replace(
    request: Asking, match: MatchId, data: JSONBody[wire.Replacement], key: IdempotencyKey = None
) -> wire.Done:
    """Let a bot play for a person whose time is up, or for oneself, until the person is back."""
    site, person = site_of(request), somebody(request, match)
    room = await site.service.room(match)
    return await site.command(
        match,
        lambda hosted: commands.replace(hosted, person.user, data.seat, data.level, room.now()),
        person,
        asker_of(request, person),
        key,
        ("replace", data),
    )


@post("/matches/{match:str}/return", status_code=200, responses=refusals(401, 404, 409, 410))
async def give_back(request: Asking, match: MatchId, seat: WantedSeat = None, key: IdempotencyKey = None) -> wire.Done:
    """Play again oneself."""
    return await _command(request, match, "return", commands.give_back, seat, key)


@post("/matches/{match:str}/rematch", status_code=200, responses=refusals(401, 404, 410))
async def rematch(request: Asking, match: MatchId) -> wire.Done:
    """The next match of the same people and bots, every seat one further; the same one for everybody who asks."""
    site, person = site_of(request), somebody(request, match)
    asker = asker_of(request, person)
    site.quotas.take("creations", asker)
    room = await site.service.room(match, fresh=True)
    commands.rematch(room.hosted, person.user, "")
    following = site.people.name_for(match, "rematch")
    site.robots.asked(following, asker)  # it may begin at once
    try:
        await site.service.create(following, commands.again(room.hosted, person.user))
    except Conflict:  # somebody has asked before
        await site.service.room(following)
    # one key for all who ask: announced once, also if the first one was cut off in between
    await site.service.command(match, lambda hosted: commands.rematch(hosted, person.user, following), _REMATCH)
    return wire.Done(following, 1)


@get("/matches/{match:str}/record", responses=refusals(404, 410))
async def record(request: Asking, match: MatchId) -> Response[dict[str, Any]]:
    """The whole record, once the match is over: it holds the seed."""
    room = await site_of(request).service.room(match, fresh=True)
    async with room.lock:
        content: Any = commands.record(room.hosted).to_json()  # already JSON, an action a line
        return Response(content, media_type="application/json")


@get("/matches/{match:str}/replay", responses=refusals(404, 410))
async def replay(
    request: Asking,
    match: MatchId,
    step: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
) -> wire.Replayed:
    """A finished match after so many choices, as a seat saw it, or a spectator."""
    site = site_of(request)
    room = await site.service.room(match)
    over = commands.over(room.hosted)  # and so it stays: no lock is needed to look at it
    if seat is not None and seat >= over.seats:
        raise NotFound("no-such-seat", seat=str(seat), seats=over.seats)
    asker = asker_of(request, person_of(request, match))
    details = (over, min(step, len(over.choices)), seat)
    return await site.do(site.pools.looks, "looks", asker, replayed_message, *details)


@post("/records", status_code=201, responses=refusals(401, 404), request_max_body_size=_MOST_RECORD)
async def bring(request: Asking, data: Annotated[dict[str, Any], Body(description="a record")]) -> wire.Done:
    """Bring a finished match from a record; it can be watched and analysed here by whoever has its link."""
    site, person = site_of(request), somebody(request)
    asker = asker_of(request, person)
    site.quotas.take("creations", asker)
    found = await site.do(site.pools.looks, "looks", asker, records.parse, await request.body())
    await site.preparation.wait(found.game)

    def play_again() -> list[commands.Draft]:
        return commands.brought(Match.replay(found), person.user)

    drafts = await site.do(site.pools.looks, "looks", asker, play_again)
    name = secrets.token_hex(8)
    await site.service.create(name, drafts)
    return wire.Done(name, len(drafts))


@get("/matches/{match:str}/analysis", responses=refusals(404, 410))
async def analysis(request: Asking, match: MatchId) -> wire.AnalysisState:
    """How far the analysis is; none if nobody has asked for one."""
    site = site_of(request)
    commands.must_be_playable((await site.service.room(match, fresh=True)).hosted)
    return await site.analyses.state(match)


@post("/matches/{match:str}/analysis", status_code=202, responses=refusals(401, 404, 410))
async def analyse(request: Asking, match: MatchId) -> wire.AnalysisState:
    """Analyse a finished match in the background."""
    site = site_of(request)
    asker = asker_of(request, somebody(request, match))
    room = await site.service.room(match, fresh=True)
    async with room.lock:
        return await site.analyses.begin(match, commands.over(room.hosted), asker)


ROUTES = [
    games, rules, matches, qr, create, look, history, join, invite, token, leave, start, act, undo, say, resign,
    replace, give_back, rematch, record, replay, bring, analysis, analyse,
]  # fmt: skip
