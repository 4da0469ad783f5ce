"""Guests, accounts."""

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from .. import wire
from ..commands import GUEST
from ..guard import address_of
from ..people import Person
from ..quotas import Asker
from ..site import COOKIE, Site, person_of, site_of
from ..store.queries import folded
from .shapes import Asking, refusals


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


def _pay_for_password(site: Site, request: Asking, name: str) -> None:
    """Some a minute, for an address and for the name of an account: whoever guesses has to wait."""
    site.quotas.take("passwords", Asker(address_of(request.scope), f"name {folded(name)}"))


@get("/session", responses=refusals(), sync_to_thread=False)
def who(request: Asking) -> wire.Me | None:
    """Who the server thinks you are; null for a stranger."""
    person = person_of(request)
    return None if person is None else wire.Me(person.user, person.name, person.account)


@post("/session", status_code=200, responses=refusals(), sync_to_thread=False)
def greet(request: Asking, data: JSONBody[wire.Greeting]) -> Response[wire.Me]:
    """Become a guest, or change the name."""
    site, known = site_of(request), person_of(request)
    person = site.people.guest(data.name or GUEST)
    if known is not None:
        person = Person(known.user, person.name, known.account)
    return _welcome(site, person, request)


@post("/accounts", status_code=201, responses=refusals())
async def register(request: Asking, data: JSONBody[wire.Credentials]) -> Response[wire.Me]:
    """Make an account; a guest keeps the seats."""
    site = site_of(request)
    _pay_for_password(site, request, data.name)
    return _welcome(site, await site.people.register(data.name, data.password, person_of(request)), request, 201)


@post("/login", status_code=200, responses=refusals())
async def log_in(request: Asking, data: JSONBody[wire.Credentials]) -> Response[wire.Me]:
    """Be the owner of an account again."""
    site = site_of(request)
    _pay_for_password(site, request, data.name)
    return _welcome(site, await site.people.log_in(data.name, data.password), request)


@post("/logout", status_code=200, responses=refusals(), sync_to_thread=False)
def log_out() -> Response[wire.Me | None]:
    """Be nobody."""
    return Response(None, cookies=[Cookie(COOKIE, value="", max_age=0, path="/", httponly=True)])
