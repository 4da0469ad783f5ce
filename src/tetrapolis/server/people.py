"""Who somebody is: guests by a signed cookie, accounts with a password, programs with a token."""

import asyncio
import base64
import hashlib
import hmac
import secrets
import time

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

from .commands import clean_name
from .errors import Forbidden, ServerError
from .store import Account, Store

_LIFETIME = 365 * 86400
_LEAST_PASSWORD = 8
_MOST_PASSWORD = 200


class Person(msgspec.Struct, frozen=True, tag="person"):
    """A guest or the owner of an account; a program's token is good for one match."""

    user: str
    name: str
    account: bool = False
    match: str = ""


class Invitation(msgspec.Struct, frozen=True, tag="invitation"):
    """A seat link: whoever comes with it first gets the seat."""

    match: str
    seat: int


class _Signed(msgspec.Struct, frozen=True):
    said: Person | Invitation
    until: int


class People:
    """Signs and checks; the secret is made at the first start and only its owner can read it."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self._store = store
        self._secret = secret
        self._hasher = PasswordHasher()

    def sign(self, said: Person | Invitation, seconds: int = _LIFETIME) -> str:
        body = msgspec.json.encode(_Signed(said, int(time.time()) + seconds))
        return f"{_text(body)}.{_text(self._mac(body))}"

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
        """The person of a cookie or token; None if it is not ours, or too old."""
        said = self._read(signed)
        return said if isinstance(said, Person) else None

    def invited(self, signed: str, match: str) -> int:
        """The seat that a link gives."""
        said = self._read(signed)
        if not isinstance(said, Invitation) or said.match != match:
            raise Forbidden("link-invalid")
        return said.seat

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

    @staticmethod
    def program(person: Person, match: str) -> Person:
        """The person as a program may speak for it, in one match."""
        return Person(person.user, person.name, match=match)

    async def register(self, name: str, password: str, guest: Person | None = None) -> Person:
        """A new account; a guest who registers keeps the seats."""
        if not _LEAST_PASSWORD <= len(password) <= _MOST_PASSWORD:
            raise ServerError("password-length", least=_LEAST_PASSWORD)
        user = guest.user if guest is not None and not guest.account else f"a-{secrets.token_hex(8)}"
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        account = Account(user, clean_name(name), hashed, time.time_ns() // 1_000_000)
        if not await self._store.add_account(account):
            raise ServerError("name-taken")
        return Person(user, account.name, account=True)

    async def log_in(self, name: str, password: str) -> Person:
        account = await self._store.account(name)
        if not await asyncio.to_thread(self._matches, account, password[:_MOST_PASSWORD]) or account is None:
            raise Forbidden("log-in-refused")
        return Person(account.user, account.name, account=True)

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
