"""Guests, accounts, sessions, tokens of programs."""

from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter

from tetrapolis import wire

from ..commands import GUEST, clean_name
from ..erasing import erase, keepsakes_of, own_data
from ..errors import Forbidden, TooMuch
from ..guard import address_of
from ..people import Person
from ..quotas import Asker, party
from ..site import COOKIE, Site, asker_of, person_of, site_of, somebody
from ..store import Keepsake
from ..store.queries import folded
from .shapes import Asking, refusals

MOST_KEPT = 4_000_000  # letters for an account


def _welcome(site: Site, person: Person, request: Asking, status: int = 200) -> Response[wire.Me]:
    cookie = Cookie(
        COOKIE,
        value=site.people.sign(person),
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        max_age=365 * 86400,
        path="/",
    )
    return Response(wire.Me(person.user, person.name, person.account), cookies=[cookie], status_code=status)


def _pay_for_password(site: Site, request: Asking, whose: str) -> None:
    """Some a minute, for an address and for an account: whoever guesses has to wait."""
    address = address_of(request.scope)
    site.quotas.take("guesses", Asker(address, f"{whose} from {party(address)}"))
    site.quotas.take("passwords", Asker(address, whose))


def _name(data: wire.Credentials) -> str:
    """What attempts are counted by: a name, however it is typed."""
    return f"name {folded(clean_name(data.name))}"


def _goodbye() -> Response[wire.Me | None]:
    return Response(None, cookies=[Cookie(COOKIE, value="", max_age=0, path="/", httponly=True)])


@get("/session", responses=refusals(), sync_to_thread=False)
def who(request: Asking) -> wire.Me | None:
    """Who the server thinks you are; null for a stranger."""
    person = person_of(request)
    return None if person is None else wire.Me(person.user, person.name, person.account)


@post("/session", status_code=200, responses=refusals())
async def greet(request: Asking, data: JSONBody[wire.Greeting]) -> Response[wire.Me]:
    """Become a guest, or change the name. Names of accounts are for their owners alone."""
    site, known = site_of(request), person_of(request)
    name = clean_name(data.name or GUEST)
    await site.people.allow(known.user if known else "", [name])
    person = site.people.guest(name)
    if known is not None:
        person = Person(known.user, name, known.account, sid=known.sid, issued=known.issued)
    return _welcome(site, person, request)


@post("/accounts", status_code=201, responses=refusals())
async def register(request: Asking, data: JSONBody[wire.Credentials]) -> Response[wire.Me]:
    """Make an account; a guest keeps the seats, but cookies and tokens from before are void."""
    site = site_of(request)
    _pay_for_password(site, request, _name(data))
    return _welcome(site, await site.people.register(data.name, data.password, person_of(request)), request, 201)


@post("/login", status_code=200, responses=refusals())
async def log_in(request: Asking, data: JSONBody[wire.Credentials]) -> Response[wire.Me]:
    """Be the owner of an account again."""
    site = site_of(request)
    _pay_for_password(site, request, _name(data))
    return _welcome(site, await site.people.log_in(data.name, data.password), request)


@post("/logout", status_code=200, responses=refusals())
async def log_out(request: Asking) -> Response[wire.Me | None]:
    """End this session: its cookie is void. A guest cannot come back."""
    site, person = site_of(request), person_of(request)
    if person is not None:
        site.quotas.take("creations", asker_of(request, person))  # an ending is kept for a year
        await site.people.end(person)
    return _goodbye()


@post("/logout/everywhere", status_code=200, responses=refusals(401))
async def log_out_everywhere(request: Asking) -> Response[wire.Me | None]:
    """End all sessions and all tokens of programs."""
    site, person = site_of(request), somebody(request)
    site.quotas.take("creations", asker_of(request, person))
    await site.people.end_all(person)
    return _goodbye()


@post("/password", status_code=200, responses=refusals(401))
async def change_password(request: Asking, data: JSONBody[wire.PasswordChange]) -> Response[wire.Me]:
    """Change the password of the account; all other sessions end, and all tokens of programs."""
    site, person = site_of(request), somebody(request)
    _pay_for_password(site, request, f"user {person.user}")
    return _welcome(site, await site.people.change_password(person, data.old, data.new), request)


@get("/tokens", responses=refusals(401))
async def tokens(request: Asking) -> list[wire.TokenLine]:
    """The tokens that programs have from you, the newest first."""
    found = await site_of(request).store.tokens(somebody(request).user)
    return [wire.TokenLine(one.sid, one.match, one.name, one.created) for one in found]


@delete("/tokens/{sid:str}", status_code=200, responses=refusals(401, 404))
async def revoke(
    request: Asking, sid: Annotated[str, PathParameter(pattern=r"^[0-9a-f]{16}(?!\n)$", min_length=16, max_length=16)]
) -> None:
    """Take a token back: its program is nobody from now on."""
    await site_of(request).people.revoke(somebody(request).user, sid)


@get("/keepsakes", responses=refusals(401))
async def keepsakes(request: Asking) -> list[wire.Keepsake]:
    """What your account keeps of your devices."""
    return await keepsakes_of(site_of(request), _owner(request))


@put("/keepsakes", status_code=200, responses=refusals(401))
async def keep(request: Asking, data: JSONBody[wire.Keepsakes]) -> None:
    """Have your account keep some things; of those that it has in a version as high, nothing changes."""
    site, person = site_of(request), _owner(request)
    kept = [Keepsake(one.kind, one.item, one.version, one.value) for one in data.items]
    if not await site.store.keep(person.user, kept, MOST_KEPT):
        raise TooMuch("too-much-kept")


def _owner(request: Asking) -> Person:
    """Guests have only their device."""
    person = somebody(request)
    if not person.account:
        raise Forbidden("account-needed")
    return person


@get("/export", responses=refusals(401))
async def export(request: Asking) -> Response[wire.OwnData]:
    """Everything that the site keeps about you."""
    site, person = site_of(request), somebody(request)
    asker = asker_of(request, person)
    site.quotas.take("own data", asker)
    found = await own_data(site, person, asker)
    return Response(found, headers={"content-disposition": 'attachment; filename="tetrapolis.json"'})


@post("/erase", status_code=200, responses=refusals(401))
async def forget(request: Asking, data: JSONBody[wire.Farewell]) -> Response[wire.Me | None]:
    """Delete the account and what is known of you, for good. What was played stays, without your name."""
    site, person = site_of(request), somebody(request)
    _pay_for_password(site, request, f"user {person.user}")
    asker = asker_of(request, person)
    site.quotas.take("own data", asker)
    if await site.store.account_of(person.user) is not None:
        await site.people.prove(person, data.password or "")
    await erase(site, person, asker)
    return _goodbye()


ROUTES = [
    who, greet, register, log_in, log_out, log_out_everywhere, change_password, tokens, revoke,
    keepsakes, keep, export, forget,
]  # fmt: skip
