"""Matches in PostgreSQL, for several nodes: what waits at the same time goes into one transaction."""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ..errors import Unreachable, Unusable
from ..slices import each
from . import queries
from .appends import Append, together
from .base import READY, Account, Conflict, Ending, Entry, Keepsake, Listing, Token, Unavailable
from .copying import copy_tables, is_empty
from .faults import said
from .migrate import revision_of, upgrade
from .queries import numbered
from .sqlite import engine_of

_MIGRATING = 727_001  # the number of the lock that lets one node migrate
_ENDING = 727_002  # and of the one that lets one write endings: their numbers are in the order of commits
_NAMING = 727_003  # and accounts: names are compared by their looks
_LOCK = "SELECT pg_advisory_xact_lock(?)"  # until the transaction ends
_PATIENCE = 10.0  # seconds for one question
_NOT_LET_IN = "28"  # class of SQLSTATE: invalid authorization
_LAST_WORDS = 3.0  # seconds for questions that are still open when the node stops
_MOST_GROUPED = 512  # appends in one transaction
_MOST_GROUPS = 4  # at the same time: one that waits for another node does not stop all
_NOT_TOGETHER = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)  # what one of a group is to blame for
_AWAY = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)


class _TooMuch(Exception):
    """Ends a transaction, so that nothing is kept."""


class PostgresStore:
    """`append` answers after PostgreSQL has confirmed the commit (synchronous_commit is on)."""

    def __init__(self, address: str, connections: int = 16) -> None:
        self.address = address
        self._connections = connections
        self._pool: Any = None
        self._searching = asyncio.Semaphore(1)  # what may take long is asked for one at a time
        self._waiting: dict[str, tuple[Append, asyncio.Future[None]]] = {}  # plain appends, by match
        self._groups: set[asyncio.Task[None]] = set()  # that are being written
        self._alone: set[asyncio.Task[None]] = set()  # what of them has to be written by itself

    async def start(self) -> None:
        async with self._engine() as connection:
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATING})")
            await connection.run_sync(upgrade)
        with _reached():
            self._pool = await asyncpg.create_pool(
                self.address,
                min_size=1,
                max_size=self._connections,
                timeout=_PATIENCE,
                command_timeout=_PATIENCE,
                server_settings={"synchronous_commit": "on"},
            )

    async def close(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            try:
                await asyncio.wait_for(pool.close(), _LAST_WORDS)
            except TimeoutError:  # a server that stops does not wait for one that hangs
                pool.terminate()

    @asynccontextmanager
    async def _engine(self, isolation: str = "READ COMMITTED") -> AsyncIterator[AsyncConnection]:
        """A transaction by SQLAlchemy, for what concerns whole tables; Unusable says why there is none."""
        with _reached():
            engine = create_async_engine(
                self.address.replace("postgresql://", "postgresql+asyncpg://", 1),
                isolation_level=isolation,
                connect_args={"timeout": _PATIENCE},
            )
            try:
                async with engine.begin() as connection:
                    yield connection
            finally:
                await engine.dispose()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """For one statement, which is a transaction by itself."""
        try:
            async with self._pool.acquire(timeout=_PATIENCE) as connection:
                yield connection
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict(str(error)) from None
        except _AWAY as error:
            raise Unavailable(str(error)) from None

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Any]:
        async with self._connection() as connection, connection.transaction():
            yield connection

    async def _ask(self, question: str, *values: Any) -> list[tuple[Any, ...]]:
        async with self._connection() as connection:
            return [tuple(row) for row in await connection.fetch(numbered(question), *values)]

    async def append(self, listing: Listing, entries: Sequence[Entry], rewritten: Sequence[Entry] = ()) -> None:
        one = Append(listing, entries, rewritten)
        if not one.is_plain or one.match in self._waiting:
            await self._append_alone(one)
            return
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        if not self._waiting:
            loop.call_soon(self._write_groups)
        self._waiting[one.match] = (one, done)
        await done

    def _write_groups(self) -> None:
        """Write what one round of the event loop has brought, and what came while others were written."""
        while self._waiting and len(self._groups) < _MOST_GROUPS:
            group = [self._waiting.pop(match) for match in tuple(self._waiting)[:_MOST_GROUPED]]
            task = asyncio.get_running_loop().create_task(self._write_group(group))
            self._groups.add(task)
            task.add_done_callback(self._written)

    def _written(self, task: asyncio.Task[None]) -> None:
        self._groups.discard(task)
        self._write_groups()

    async def _write_group(self, group: Sequence[tuple[Append, asyncio.Future[None]]]) -> None:
        try:
            gone = await self._append_all([one for one, _ in group])
        except (Unavailable, asyncio.CancelledError) as error:
            gone = {}
            for _, done in group:
                _settle(done, error if isinstance(error, Unavailable) else Unavailable("closed"))
        for one, done in group:
            if one.match in gone:
                _settle(done, None if gone[one.match] else Conflict("the log ends elsewhere"))
            elif not done.done():  # it cannot be written with the others, or has to wait: nobody else does
                task = asyncio.get_running_loop().create_task(self._write_alone(one, done))
                self._alone.add(task)
                task.add_done_callback(self._alone.discard)

    async def _append_all(self, group: Sequence[Append]) -> dict[str, bool]:
        """Which of these matches have gone on and which have not, because their log ends elsewhere; as far as known."""
        if self._pool is None:
            raise Unavailable("closed")
        try:
            async with self._pool.acquire(timeout=_PATIENCE) as connection:
                return dict(await connection.fetch(numbered(queries.POSTGRES_APPEND_ALL), together(group)))
        except Exception as error:
            if isinstance(error, _AWAY) and not isinstance(error, _NOT_TOGETHER):
                raise Unavailable(str(error)) from None
            return {}

    async def _write_alone(self, one: Append, done: asyncio.Future[None]) -> None:
        try:
            await self._append_alone(one)
        except Exception as error:  # what cannot be written at all is nobody else's fault
            _settle(done, error)
        except asyncio.CancelledError:
            _settle(done, Unavailable("closed"))
        else:
            _settle(done, None)

    async def _append_alone(self, one: Append) -> None:
        statement, facts = one.matches
        async with self._transaction() as connection:
            if not (await connection.execute(numbered(statement), *facts)).endswith(" 1"):
                raise Conflict("the log ends elsewhere")
            await connection.executemany(numbered(queries.ADD_ENTRY), one.entries)
            mentions = one.mentions
            if one.changes:
                await connection.executemany(numbered(queries.REWRITE_ENTRY), one.changes)
                await connection.execute(numbered(queries.CLEAR_MENTIONS), one.match)
                left = await connection.fetch(numbered(queries.NAMING_ENTRIES), one.match)
                mentions = queries.mention_rows(one.match, [queries.entry_of(tuple(row)) for row in left])
            if mentions:
                await connection.executemany(numbered(queries.ADD_MENTION), mentions)
            if one.listing.users is not None:
                await connection.execute(numbered(queries.CLEAR_SEATS), one.match)
                await connection.executemany(numbered(queries.ADD_SEAT), queries.seat_rows(one.listing))

    async def entries(self, match: str, after: int = 0) -> list[Entry]:
        return await each(queries.entry_of, await self._ask(queries.ENTRIES, match, after))

    async def listing(self, match: str) -> Listing | None:
        rows = await self._ask(queries.LISTING, match)
        return queries.listing_of(rows[0]) if rows else None

    async def listings(
        self,
        *,
        status: str | None = None,
        public: bool | None = None,
        user: str | None = None,
        limit: int = 100,
        rules: Mapping[str, int] | None = None,
        before: int | None = None,
    ) -> list[Listing]:
        question, values = queries.listings(status, public, user, limit, rules, queries.POSTGRES_VERSION, before)
        return [queries.listing_of(row) for row in await self._ask(question, *values)]

    async def count(self) -> int:
        return int((await self._ask(queries.COUNT))[0][0])

    async def waiting(self, limit: int = 1000, rules: Mapping[str, int] | None = None) -> list[str]:
        question, values = queries.waiting(limit, rules, queries.POSTGRES_VERSION)
        return [match for (match,) in await self._ask(question, *values)]

    async def changed(self, since: int) -> dict[str, int]:
        return dict(await self._ask(queries.CHANGED, since))

    async def add_account(self, account: Account) -> bool:
        try:
            async with self._transaction() as connection:
                await connection.execute(numbered(_LOCK), _NAMING)
                return bool(await connection.fetch(numbered(queries.ADD_ACCOUNT), *queries.account_row(account)))
        except Conflict:
            return False

    async def account(self, name: str) -> Account | None:
        rows = await self._ask(queries.ACCOUNT, queries.folded(name))
        return Account(*rows[0]) if rows else None

    async def account_of(self, user: str) -> Account | None:
        rows = await self._ask(queries.ACCOUNT_OF, user)
        return Account(*rows[0]) if rows else None

    async def bearers(self, name: str) -> list[str]:
        names = (queries.folded(name), queries.likeness(name))
        return [user for (user,) in await self._ask(queries.BEARERS, *names)]

    async def change_password(self, user: str, password_hash: str) -> None:
        await self._ask(queries.CHANGE_HASH, password_hash, user)

    async def end(self, ending: Ending) -> None:
        async with self._transaction() as connection:
            await connection.execute(numbered(_LOCK), _ENDING)
            await connection.execute(numbered(queries.END), *queries.ending_row(ending))
            await connection.execute(numbered(queries.REMOVE_TOKENS), ending.what, ending.what, ending.before)

    async def endings(self, mark: int = -1) -> tuple[list[Ending], int]:
        return queries.endings_of(await self._ask(queries.ENDINGS, mark), mark)

    async def add_token(self, token: Token) -> None:
        await self._ask(queries.ADD_TOKEN, *queries.token_row(token))

    async def tokens(self, owner: str) -> list[Token]:
        return [Token(*row) for row in await self._ask(queries.TOKENS, owner)]

    async def mentions(self, user: str) -> list[str]:
        async with self._searching:
            return [match for (match,) in await self._ask(queries.MENTIONS, user)]

    async def sayings(self, user: str) -> list[tuple[str, Entry]]:
        async with self._searching:
            rows = await self._ask(queries.SAYINGS, *queries.said_by(user))
        return [(match, queries.entry_of(row)) for match, *row in rows]

    async def keep(self, user: str, keepsakes: Sequence[Keepsake], most: int) -> bool:
        try:
            async with self._transaction() as connection:
                rows = [queries.keepsake_row(user, one) for one in keepsakes]
                await connection.executemany(numbered(queries.KEEP), rows)
                if await connection.fetchval(numbered(queries.KEPT), user) > most:
                    raise _TooMuch
        except _TooMuch:
            return False
        return True

    async def keepsakes(self, user: str) -> list[Keepsake]:
        return [Keepsake(*row) for row in await self._ask(queries.KEEPSAKES, user)]

    async def forget(self, users: Sequence[str], ending: Ending) -> None:
        async with self._transaction() as connection:
            await connection.execute(numbered(_LOCK), _ENDING)
            for user in users:
                await connection.execute(numbered(queries.REMOVE_ACCOUNT), user)
                await connection.execute(numbered(queries.REMOVE_KEEPSAKES), user)
                row = queries.ending_row(msgspec.structs.replace(ending, what=user))
                await connection.execute(numbered(queries.END), *row)
                await connection.execute(numbered(queries.REMOVE_TOKENS), user, user, ending.before)

    async def remove(self, before: int, limit: int) -> list[str]:
        async with self._transaction() as connection:
            # Locked: nobody writes to these logs until they are gone, and another node takes others.
            rows = await connection.fetch(numbered(f"{queries.OUTDATED} FOR UPDATE SKIP LOCKED"), before, limit)
            found = [match for (match,) in rows]
            for statement in queries.REMOVE_MATCH:
                await connection.executemany(numbered(statement), [(match,) for match in found])
            return found

    async def tidy(self, now: int) -> None:
        async with self._transaction() as connection:
            await connection.execute(numbered(queries.TIDY_ENDINGS), now)
            await connection.execute(numbered(queries.TIDY_LEASES), now / 1000)

    async def lease(self, name: str, owner: str, seconds: float) -> bool:
        now = time.time()
        return bool(await self._ask(queries.LEASE, name, owner, now + seconds, now))

    async def release(self, name: str, owner: str) -> None:
        await self._ask(queries.RELEASE, name, owner)

    async def keep_analysis(self, match: str, text: str) -> None:
        await self._ask(queries.KEEP_ANALYSIS, match, text)

    async def analysis(self, match: str) -> str | None:
        rows = await self._ask(queries.ANALYSIS, match)
        return rows[0][0] if rows else None

    async def ready(self) -> bool:
        try:
            return await asyncio.wait_for(self.lease(READY, READY, 0), 2)
        except (TimeoutError, Unavailable):
            return False

    async def backup(self, target: Path) -> None:
        """All tables in one snapshot; in a thread, because files are written in between."""
        await asyncio.to_thread(lambda: asyncio.run(self._backup(target)))

    async def _backup(self, target: Path) -> None:
        def copy(source: Connection) -> None:
            with said(target):
                os.close(os.open(target, os.O_CREAT | os.O_TRUNC | os.O_RDWR, 0o600))
                engine = engine_of(target)
                with engine.begin() as written:
                    revision = revision_of(source)
                    if revision is not None:  # else nobody has ever used the database
                        upgrade(written, revision)
                        copy_tables(source, written)
                engine.dispose()

        async with self._engine("REPEATABLE READ") as connection:
            await connection.run_sync(copy)

    async def restore(self, source: Path) -> None:
        def copy(target: Connection) -> None:
            engine = engine_of(source)
            with engine.begin() as read:
                if not is_empty(target):
                    raise Unusable("restore-database-full")
                upgrade(target, revision_of(read) or "head")
                copy_tables(read, target)
                upgrade(target)
            engine.dispose()

        async with self._engine() as connection:
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATING})")
            await connection.run_sync(copy)


def _settle(done: asyncio.Future[None], error: BaseException | None) -> None:
    """Answer, if somebody waits for it."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


@contextmanager
def _reached() -> Iterator[None]:
    """Why PostgreSQL cannot be used, as a sentence; what it says itself never holds the password."""
    try:
        yield
    except (ValueError, ArgumentError):
        raise Unusable("store-address") from None
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, SQLAlchemyError) as error:
        driver = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
        if str(getattr(driver, "sqlstate", "")).startswith(_NOT_LET_IN):
            raise Unusable("store-password") from None
        reason = str(driver) or type(driver).__name__
        raise Unreachable("store-unreachable", detail=reason.splitlines()[0][:200]) from None
