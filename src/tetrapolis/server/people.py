"""Who somebody is: guests by a signed cookie, accounts with a password, programs with a token."""

import base64
import hashlib
import hmac
import secrets
import time
from collections.abc import Iterable

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

from .commands import RESERVED, clean_name
from .endings import LIFETIME, Endings
from .errors import Forbidden, NotFound, ServerError
from .passwords import MOST_PASSWORD, check_password
from .pools import Pool
from .service import now
from .store import Account, Store, Token

_SECONDS = LIFETIME // 1000


class Person(msgspec.Struct, frozen=True, tag="person"):
    """A guest or the owner of an account; a program's token is good for one match.

    `sid` names the session, or the token; `issued` is a number above that of all endings of the person before it. Those
    of the first servers have neither.
    """

    user: str
    name: str
    account: bool = False
    match: str = ""
    owner: str = ""  # who asked for the token
    sid: str = ""
    issued: int = 0


class Invitation(msgspec.Struct, frozen=True, tag="invitation"):
    """A seat link: whoever comes with it first gets the seat. It was made when the log had so many entries."""

    match: str
    seat: int
    made: int = 0


class _Signed(msgspec.Struct, frozen=True):
    said: Person | Invitation
    until: int


class People:
    """Signs and checks; the secret is made at the first start and only its owner can read it."""

    def __init__(self, store: Store, secret: bytes, endings: Endings, pool: Pool) -> None:
        self._store = store
        self._pool = pool
        self._secret = secret
        self._endings = endings
        # In one thread: answers need the other processors. OWASP asks for 46 MiB and one pass of it.
        self._hasher = PasswordHasher(time_cost=2, memory_cost=47_104, parallelism=1)

    def sign(self, said: Person | Invitation, seconds: int = _SECONDS) -> str:
        """A cookie, a token or a link. Whoever has a session keeps it, others begin one now."""
        if isinstance(said, Person) and not said.sid:
            said = self.begin(said)
        body = msgspec.json.encode(_Signed(said, int(time.time()) + seconds))
        return f"{_text(body)}.{_text(self._mac(body))}"

    def begin(self, person: Person, sid: str = "") -> Person:
        """A new session of a person, which none of the endings before covers."""
        issued = self._endings.later_than(person.user, person.owner)
        return msgspec.structs.replace(person, sid=sid or secrets.token_hex(8), issued=issued)

    def _read(self, signed: str) -> Person | Invitation | None:
        body_text, _, mac_text = signed[:4096].partition(".")
        try:
            body, mac = _bytes(body_text), _bytes(mac_text)
            if not hmac.compare_digest(mac, self._mac(body)):
                return None
            found = msgspec.json.decode(body, type=_Signed)
        except (ValueError, msgspec.MsgspecError):
            return None
        return found.said if found.until > time.time() else None

    def person(self, signed: str) -> Person | None:
        """The person of a cookie or token; None if it is not ours, too old, or ended."""
        said = self._read(signed)
        return said if isinstance(said, Person) and self.valid(said) else None

    def valid(self, person: Person) -> bool:
        """Whether the session goes on: neither it nor all that the person has signed before was ended."""
        return not self._endings.covers((person.user, person.owner, person.sid), person.issued)

    async def end(self, person: Person) -> None:
        """End this session. One of the first servers has no name: all of these end."""
        if person.sid:
            await self._endings.end(person.sid, person.issued)
        else:
            await self._endings.end_first(person.user)

    async def end_all(self, person: Person) -> None:
        """End all that was signed for somebody so far, tokens for programs too."""
        await self._endings.end(person.user, person.issued)

    async def revoke(self, owner: str, sid: str) -> None:
        """End the token of a program."""
        token = next((one for one in await self._store.tokens(owner) if one.sid == sid), None)
        if token is None:
            raise NotFound("no-such-token")
        await self._endings.end(sid, token.issued)

    def invited(self, signed: str, match: str) -> Invitation:
        """What a link gives."""
        said = self._read(signed)
        if not isinstance(said, Invitation) or said.match != match:
            raise Forbidden("link-invalid")
        return said

    def name_for(self, user: str, key: str) -> str:
        """The same name of a new match for the same person and key, that nobody else can guess."""
        return self._mac(f"{user}:{key}".encode()).hex()[:16]

    def _mac(self, body: bytes) -> bytes:
        return hmac.new(self._secret, body, hashlib.sha256).digest()

    def guest(self, name: str, match: str = "", key: str | None = None) -> Person:
        """Somebody new; the same for the same key."""
        return Person(
            f"g-{self.name_for('guest', key) if key else secrets.token_hex(8)}", clean_name(name), match=match
        )

    async def program(self, owner: Person, program: Person, key: str | None) -> str:
        """The token of a program, kept in the owner's list; the same key gives the same one until it is taken back."""
        await self._endings.refresh()  # what another node has ended just now
        sid = self.name_for(owner.user, f"{program.match}:{program.user}:{key}") if key else ""
        while sid and self._endings.covers([sid], 0):
            sid = self.name_for(owner.user, sid)
        person = self.begin(Person(program.user, program.name, match=program.match, owner=owner.user), sid)
        await self._store.add_token(
            Token(person.sid, owner.user, person.user, person.match, person.name, now(), person.issued)
        )
        return self.sign(person)

    async def allow(self, user: str, names: Iterable[str]) -> None:
        """Refuse names that are somebody else's: an account has its name for itself."""
        for name in dict.fromkeys(names):
            bearers = await self._store.bearers(name)
            if bearers and user not in bearers:
                raise ServerError("name-of-account", name=name)

    async def register(self, name: str, password: str, guest: Person | None = None) -> Person:
        """A new account; a guest who registers keeps the seats, and what was signed for the guest is void."""
        called = clean_name(name)
        check_password(password, called)
        kept = guest if guest is not None and not guest.account else None
        user = kept.user if kept is not None else f"a-{secrets.token_hex(8)}"
        if RESERVED.fullmatch(called) or await self._store.bearers(called):
            raise ServerError("name-taken")
        hashed = await self._pool.run(name, self._hasher.hash, password)
        if not await self._store.add_account(Account(user, called, hashed, now())):
            raise ServerError("name-taken")
        if kept is not None:
            await self.end_all(kept)
        return Person(user, called, account=True)

    async def log_in(self, name: str, password: str) -> Person:
        await self._endings.refresh()  # what another node has ended just now
        account = await self._store.account(clean_name(name))
        if not await self._pool.run(name, self._matches, account, password[:MOST_PASSWORD]) or account is None:
            raise Forbidden("log-in-refused")
        return Person(account.user, account.name, account=True)

    async def change_password(self, person: Person, old: str, new: str) -> Person:
        """A new password, for whoever knows the old one; all sessions end, and one begins."""
        account = await self.prove(person, old)
        check_password(new, account.name)
        await self._store.change_password(person.user, await self._pool.run(person.user, self._hasher.hash, new))
        await self.end_all(person)
        return Person(person.user, person.name, account=True)

    async def prove(self, person: Person, password: str) -> Account:
        """The account of somebody who can say its password."""
        account = await self._store.account_of(person.user)
        if not await self._pool.run(person.user, self._matches, account, password[:MOST_PASSWORD]) or account is None:
            raise Forbidden("password-wrong")
        return account

    def _matches(self, account: Account | None, password: str) -> bool:
        """In a thread; as slow for a name that does not exist as for one that does."""
        if account is None:
            self._hasher.hash(password)
            return False
        try:
            return self._hasher.verify(account.password_hash, password)
        except Argon2Error:
            return False


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
