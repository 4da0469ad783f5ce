"""The site: HTTP for single questions and commands, a socket for whoever sits at a table or watches."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any

import msgspec
from litestar import Litestar, Request, Response, Router, WebSocket, get, post, websocket
from litestar.datastructures import Cookie
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.params import Parameter

from tetrapolis import __version__
from tetrapolis.bots import LEVELS
from tetrapolis.core.errors import IllegalAction, TetrapolisError
from tetrapolis.core.options import spell
from tetrapolis.core.registry import find, names

from . import commands, wire
from .bus import open_bus
from .clocks import Clock
from .commands import Draft
from .errors import Forbidden, NotFound, ServerError
from .hosted import Hosted
from .messages import entry_message, table_message
from .people import People, Person, own_secret
from .robots import Robots, compile_all
from .service import MatchService, now
from .settings import Settings
from .store import Conflict, Entry, open_store

COOKIE = "tetrapolis"
_MOST_BODY = 1 << 16
_MOST_QUEUED = 256  # messages waiting for one slow client

MatchId = Annotated[str, Parameter(pattern=r"^[0-9a-f]{16}$", max_length=16)]


class Site:
    """Everything one node has running."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = open_store(settings.store)
        self.service = MatchService(self.store, open_bus(settings.bus or None))
        self.people = People(self.store, own_secret(settings.folder / "secret"))
        self.robots = Robots(self.service, secrets.token_hex(6))

    async def start(self) -> None:
        await self.service.start()
        for listing in await self.store.listings(status="running", limit=10_000):  # bots go on after a restart
            self.robots.watch(await self.service.room(listing.match))

    async def close(self) -> None:
        await self.robots.close()
        await self.service.close()

    async def command(self, match: str, make: Callable[[Hosted], Draft], key: str | None = None) -> wire.Done:
        seq = await self.service.command(match, make, key)
        return wire.Done(match, seq)


def site_of(request: Any) -> Site:
    site: Site = request.app.state.site
    return site


def person_of(connection: Any) -> Person | None:
    """Who sent the cookie, or the token of a program."""
    header: str = connection.headers.get("authorization", "")
    signed = header.removeprefix("Bearer ") if header.startswith("Bearer ") else connection.cookies.get(COOKIE, "")
    return site_of(connection).people.read(signed) if signed else None


def somebody(connection: Any) -> Person:
    person = person_of(connection)
    if person is None:
        raise Forbidden("who-are-you")
    return person


def _welcome(site: Site, person: Person, secure: bool) -> Response[wire.Me]:
    cookie = Cookie(
        COOKIE, value=site.people.sign(person), httponly=True, samesite="lax", secure=secure, max_age=365 * 86400, path="/"
    )
    return Response(wire.Me(person.user, person.name, person.account), cookies=[cookie])


@get("/healthz", sync_to_thread=False)
def healthz() -> dict[str, str]:
    return {"status": "alive", "version": __version__}


@get("/readyz")
async def readyz(request: Request[Any, Any, Any]) -> Response[dict[str, bool]]:
    site = site_of(request)
    found = {"store": await site.store.ready(), "bus": await site.service.bus.ready()}
    return Response(found, status_code=200 if all(found.values()) else 503)


@get("/games", sync_to_thread=False)
def games() -> list[dict[str, Any]]:
    """What can be played, with options and levels of bots."""
    return [
        {
            "game": name,
            "seats": list(find(name).seat_counts),
            "options": [
                {"name": option.name, "choices": [spell(choice) for choice in option.choices], "default": spell(option.default)}
                for option in find(name).options
            ],
            "levels": list(LEVELS),
        }
        for name in names()
    ]


@get("/session")
async def who(request: Request[Any, Any, Any]) -> wire.Me | None:
    person = person_of(request)
    return None if person is None else wire.Me(person.user, person.name, person.account)


@post("/session", status_code=200)
async def greet(request: Request[Any, Any, Any], data: wire.Greeting) -> Response[wire.Me]:
    """Become a guest, or change the name."""
    site = site_of(request)
    known = person_of(request)
    person = site.people.guest(data.name)
    if known is not None:
        person = Person(known.user, person.name, known.account)
    return _welcome(site, person, request.url.scheme == "https")


@post("/accounts", status_code=201)
async def register(request: Request[Any, Any, Any], data: wire.Credentials) -> Response[wire.Me]:
    site = site_of(request)
    person = await site.people.register(data.name, data.password, person_of(request))
    response = _welcome(site, person, request.url.scheme == "https")
    response.status_code = 201
    return response


@post("/login", status_code=200)
async def log_in(request: Request[Any, Any, Any], data: wire.Credentials) -> Response[wire.Me]:
    site = site_of(request)
    return _welcome(site, await site.people.log_in(data.name, data.password), request.url.scheme == "https")


@get("/matches")
async def matches(request: Request[Any, Any, Any], status: str | None = None, mine: bool = False) -> list[wire.MatchLine]:
    """Public matches, or one's own."""
    site = site_of(request)
    user = somebody(request).user if mine else None
    found = await site.store.listings(status=status, public=None if mine else True, user=user)
    return [wire.MatchLine(one.match, one.game, one.status, one.public, one.updated, one.summary) for one in found]


@post("/matches", status_code=201)
async def create(request: Request[Any, Any, Any], data: wire.NewMatch) -> wire.Done:
    site, person = site_of(request), somebody(request)
    clock = Clock(data.clock.kind, data.clock.seconds, data.clock.increment)
    draft = commands.create(data.game, dict(data.options), data.seats, data.public, clock, person.user, person.name)
    match = secrets.token_hex(8)
    room = await site.service.create(match, draft)
    site.robots.watch(room)
    return wire.Done(match, room.hosted.seq)


@get("/matches/{match:str}")
async def look(request: Request[Any, Any, Any], match: MatchId) -> dict[str, Any]:
    """The match as the asking person may know it."""
    site, person = site_of(request), person_of(request)
    room = await site.service.room(match)
    async with room.lock:
        seat = room.hosted.seat_of(person.user) if person is not None else None
        return table_message(room.hosted, seat, now())


@post("/matches/{match:str}/join", status_code=200)
async def join(request: Request[Any, Any, Any], match: MatchId, data: wire.JoinWish) -> wire.Done:
    person = somebody(request)
    return await site_of(request).command(match, lambda hosted: commands.join(hosted, person.user, person.name, data.seat))


@post("/matches/{match:str}/leave", status_code=200)
async def leave(request: Request[Any, Any, Any], match: MatchId) -> wire.Done:
    person = somebody(request)
    return await site_of(request).command(match, lambda hosted: commands.leave(hosted, person.user))


@post("/matches/{match:str}/start", status_code=200)
async def start(request: Request[Any, Any, Any], match: MatchId) -> wire.Done:
    site, person = site_of(request), somebody(request)
    done = await site.command(match, lambda hosted: commands.start(hosted, person.user))
    site.robots.watch(await site.service.room(match))
    return done


@post("/matches/{match:str}/actions", status_code=200)
async def act(request: Request[Any, Any, Any], match: MatchId, data: wire.Choice) -> wire.Done:
    site, person = site_of(request), somebody(request)
    return await site.command(match, _choice(person, data), f"{person.user}:{data.key}")


def _choice(person: Person, data: wire.Choice) -> Callable[[Hosted], Draft]:
    """A person's choice; its key is kept with the person, so that nobody can guess another's."""

    def make(hosted: Hosted) -> Draft:
        seat = commands.own_seat(hosted, person.user)
        if hosted.seats[seat].bot:
            raise Forbidden("a-bot-plays-for-you")
        return commands.act(hosted, seat, data.decision, data.action, f"{person.user}:{data.key}")

    return make


@post("/matches/{match:str}/undo", status_code=200)
async def undo(request: Request[Any, Any, Any], match: MatchId) -> wire.Done:
    person = somebody(request)
    return await site_of(request).command(match, lambda hosted: commands.undo(hosted, person.user))


@post("/matches/{match:str}/chat", status_code=200)
async def say(request: Request[Any, Any, Any], match: MatchId, data: wire.Saying) -> wire.Done:
    person = somebody(request)
    return await site_of(request).command(match, lambda hosted: commands.say(hosted, person.user, person.name, data.text))


@post("/matches/{match:str}/resign", status_code=200)
async def resign(request: Request[Any, Any, Any], match: MatchId) -> wire.Done:
    person = somebody(request)
    return await site_of(request).command(match, lambda hosted: commands.resign(hosted, person.user))


@post("/matches/{match:str}/replace", status_code=200)
async def replace(request: Request[Any, Any, Any], match: MatchId, data: wire.Replacement) -> wire.Done:
    person = somebody(request)
    return await site_of(request).command(
        match, lambda hosted: commands.replace(hosted, person.user, data.seat, data.level, now())
    )


@post("/matches/{match:str}/return", status_code=200)
async def give_back(request: Request[Any, Any, Any], match: MatchId) -> wire.Done:
    person = somebody(request)
    return await site_of(request).command(match, lambda hosted: commands.give_back(hosted, person.user))


@get("/matches/{match:str}/record")
async def record(request: Request[Any, Any, Any], match: MatchId) -> Response[bytes]:
    """The whole record, once the match is over: it holds the seed."""
    room = await site_of(request).service.room(match)
    async with room.lock:
        if room.hosted.match is None or not room.hosted.match.over:
            raise ServerError("match-not-over")
        return Response(room.hosted.match.record().to_json(), media_type="application/json")


@websocket("/matches/{match:str}/socket")
async def table(socket: WebSocket[Any, Any, Any], match: MatchId) -> None:
    """Everything that happens, as this person may know it, from `after` on; commands may come in too."""
    site, person = site_of(socket), person_of(socket)
    await socket.accept()
    try:
        room = await site.service.room(match)
    except NotFound:
        await socket.close(4404)
        return
    out: asyncio.Queue[bytes | None] = asyncio.Queue(_MOST_QUEUED)

    def changed(hosted: Hosted, entries: list[Entry]) -> None:
        seat = hosted.seat_of(person.user) if person is not None else None
        message = {
            "type": "news",
            "entries": [entry_message(hosted, entry, seat) for entry in entries],
            "table": table_message(hosted, seat, now()),
        }
        try:
            out.put_nowait(msgspec.json.encode(message))
        except asyncio.QueueFull:  # too slow: it comes back and asks for what it missed
            room.watchers.discard(changed)
            while not out.empty():
                out.get_nowait()
            out.put_nowait(None)

    after = socket.query_params.get("after", "")
    async with room.lock:
        room.watchers.add(changed)
        seen = int(after) if after.isascii() and after.isdigit() and len(after) < 10 else room.hosted.seq
        missed = [entry for entry in await site.store.entries(match, seen) if entry.seq <= room.hosted.seq]
        changed(room.hosted, missed)
    sender = asyncio.create_task(_send(socket, out))
    try:
        while True:
            await _receive(site, socket, match, person, await socket.receive_data("text"), out)
    except WebSocketDisconnect:
        pass
    finally:
        room.watchers.discard(changed)
        sender.cancel()


async def _send(socket: WebSocket[Any, Any, Any], out: "asyncio.Queue[bytes | None]") -> None:
    while (message := await out.get()) is not None:
        await socket.send_data(message.decode(), "text")
    await socket.close(4408)


async def _receive(
    site: Site, socket: WebSocket[Any, Any, Any], match: str, person: Person | None, text: Any, out: Any
) -> None:
    """A command over the socket; the answer names its key."""
    try:
        choice = msgspec.json.decode(text if len(text) <= _MOST_BODY else b"", type=wire.Choice)
    except (msgspec.MsgspecError, UnicodeError):
        await out.put(msgspec.json.encode({"type": "refused", "error": "not-a-command"}))
        return
    try:
        if person is None:
            raise Forbidden("who-are-you")
        done = await site.command(match, _choice(person, choice), f"{person.user}:{choice.key}")
        await out.put(msgspec.json.encode({"type": "done", "key": choice.key, "seq": done.seq}))
    except (TetrapolisError, Conflict) as error:
        answer = refusal(error, socket.query_params.get("lang", "en"))
        await out.put(msgspec.json.encode({"type": "refused", "key": choice.key, **msgspec.to_builtins(answer)}))


def refusal(error: Exception, lang: str) -> wire.Refusal:
    if not isinstance(error, TetrapolisError):
        return wire.Refusal("busy", "busy")
    rule = error.rule if isinstance(error, IllegalAction) else None
    return wire.Refusal(error.key, error.say(lang if lang in ("en", "hu", "uk") else "en"), rule)


def _refused(request: Request[Any, Any, Any], error: TetrapolisError) -> Response[wire.Refusal]:
    status = error.status if isinstance(error, ServerError) else 422 if isinstance(error, IllegalAction) else 400
    lang = request.headers.get("accept-language", "en")[:2]
    return Response(refusal(error, lang), status_code=status)


def create_app(settings: Settings) -> Litestar:
    """The whole site on one node."""
    site = Site(settings)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        await site.start()
        warm = asyncio.create_task(asyncio.to_thread(compile_all, names()))
        try:
            yield
        finally:
            warm.cancel()
            await site.close()

    api = Router(
        "/api",
        route_handlers=[
            games, who, greet, register, log_in, matches, create, look, join, leave, start, act, undo, say, resign,
            replace, give_back, record, table,
        ],
    )  # fmt: skip
    app = Litestar(
        [healthz, readyz, api],
        lifespan=[running],
        exception_handlers={TetrapolisError: _refused},
        openapi_config=OpenAPIConfig("Tetrapolis", __version__),
        request_max_body_size=_MOST_BODY,
    )
    app.state.site = site
    return app


