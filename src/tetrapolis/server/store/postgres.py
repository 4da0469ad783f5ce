"""Matches in PostgreSQL, for several nodes: every append is a transaction of its own."""

import asyncio
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
from sqlalchemy.ext.asyncio import create_async_engine

from ..slices import each
from . import queries
from .base import READY, Account, Conflict, Ending, Entry, Listing, Token, Unavailable
from .migrate import upgrade
from .queries import numbered

_MIGRATING = 727_001  # the number of the lock that lets one node migrate
_PATIENCE = 10.0  # seconds for one question
_AWAY = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)


class PostgresStore:
    """`append` answers after PostgreSQL has confirmed the commit (synchronous_commit is on)."""

    def __init__(self, address: str, connections: int = 16) -> None:
        self.address = address
        self._connections = connections
        self._pool: Any = None

    async def start(self) -> None:
        try:
            engine = create_async_engine(self.address.replace("postgresql://", "postgresql+asyncpg://", 1))
            async with engine.begin() as connection:
                await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATING})")
                await connection.run_sync(upgrade)
            await engine.dispose()
            self._pool = await asyncpg.create_pool(
                self.address,
                min_size=1,
                max_size=self._connections,
                command_timeout=_PATIENCE,
                server_settings={"synchronous_commit": "on"},
            )
        except _AWAY as error:
            raise Unavailable(str(error)) from None

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.close()
            self._pool = None

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Any]:
        try:
            async with self._pool.acquire(timeout=_PATIENCE) as connection, connection.transaction():
                yield connection
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict(str(error)) from None
        except _AWAY as error:
            raise Unavailable(str(error)) from None

    async def _ask(self, question: str, *values: Any) -> list[tuple[Any, ...]]:
        async with self._transaction() as connection:
            return [tuple(row) for row in await connection.fetch(numbered(question), *values)]

    async def append(self, listing: Listing, entries: Sequence[Entry], rewritten: Sequence[Entry] = ()) -> None:
        statement, facts = queries.match_rows(listing, entries[0].seq)
        async with self._transaction() as connection:
            if not (await connection.execute(numbered(statement), *facts)).endswith(" 1"):
                raise Conflict("the log ends elsewhere")
            changes = [queries.rewritten_row(listing.match, entry) for entry in rewritten]
            await connection.executemany(numbered(queries.REWRITE_ENTRY), changes)
            rows = [queries.entry_row(listing.match, entry) for entry in entries]
            await connection.executemany(numbered(queries.ADD_ENTRY), rows)
            if listing.users is not None:
                await connection.execute(numbered(queries.CLEAR_SEATS), listing.match)
                await connection.executemany(numbered(queries.ADD_SEAT), queries.seat_rows(listing))

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
    ) -> list[Listing]:
        question, values = queries.listings(status, public, user, limit, rules, queries.POSTGRES_VERSION)
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
            await self._ask(queries.ADD_ACCOUNT, *queries.account_row(account))
        except Conflict:
            return False
        return True

    async def account(self, name: str) -> Account | None:
        rows = await self._ask(queries.ACCOUNT, queries.folded(name))
        return Account(*rows[0]) if rows else None

    async def account_of(self, user: str) -> Account | None:
        rows = await self._ask(queries.ACCOUNT_OF, user)
        return Account(*rows[0]) if rows else None

    async def bearer(self, name: str) -> str | None:
        rows = await self._ask(queries.BEARER, queries.likeness(name))
        return rows[0][0] if rows else None

    async def change_password(self, user: str, password_hash: str) -> None:
        await self._ask(queries.CHANGE_HASH, password_hash, user)

    async def end(self, ending: Ending) -> None:
        async with self._transaction() as connection:
            await connection.execute(numbered(queries.END), *queries.ending_row(ending))
            await connection.execute(numbered(queries.REMOVE_TOKENS), ending.what, ending.what, ending.before)

    async def endings(self, since: int) -> list[Ending]:
        return [Ending(*row) for row in await self._ask(queries.ENDINGS, since)]

    async def add_token(self, token: Token) -> None:
        await self._ask(queries.ADD_TOKEN, *queries.token_row(token))

    async def tokens(self, owner: str) -> list[Token]:
        return [Token(*row) for row in await self._ask(queries.TOKENS, owner)]

    async def mentions(self, user: str) -> list[str]:
        return [match for (match,) in await self._ask(queries.MENTIONS, *queries.mentioning(user))]

    async def sayings(self, user: str) -> list[tuple[str, Entry]]:
        rows = await self._ask(queries.SAYINGS, *queries.mentioning(user))
        return [(match, queries.entry_of(row)) for match, *row in rows]

    async def forget(self, users: Sequence[str], ending: Ending) -> None:
        async with self._transaction() as connection:
            for user in users:
                await connection.execute(numbered(queries.REMOVE_ACCOUNT), user)
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
        """All tables in one snapshot, as an SQLite file that `--data` can be pointed at."""
        from .sqlite import SqliteStore

        copied = SqliteStore(target)
        await copied.start()
        try:
            async with self._pool.acquire() as connection, connection.transaction(isolation="repeatable_read"):
                users: dict[str, list[str]] = {}
                for match, user in await connection.fetch(queries.ALL_SEATS):
                    users.setdefault(match, []).append(user)
                for row in await connection.fetch(queries.ALL_LISTINGS):
                    listing = queries.listing_of(tuple(row))
                    log = await connection.fetch(numbered(queries.ENTRIES), listing.match, 0)
                    seated = msgspec.structs.replace(listing, users=tuple(users.get(listing.match, ())))
                    await copied.append(seated, [queries.entry_of(tuple(one)) for one in log])
                for row in await connection.fetch(queries.ALL_ACCOUNTS):
                    await copied.add_account(Account(*row))
                for row in await connection.fetch(queries.ALL_TOKENS):
                    await copied.add_token(Token(*row))
                for row in await connection.fetch(numbered(queries.ENDINGS), 0):
                    await copied.end(Ending(*row))
                for match, analysis in await connection.fetch(queries.ALL_ANALYSES):
                    await copied.keep_analysis(match, analysis)
        finally:
            await copied.close()
