"""Matches in PostgreSQL, for several nodes: every append is a transaction of its own."""

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy.ext.asyncio import create_async_engine

from .base import Account, Conflict, Entry, Listing
from .migrate import upgrade
from .rows import ENTRY_COLUMNS, LISTING_COLUMNS, entry_of, entry_row, folded, listing_of, listing_row

_MIGRATING = 727_001  # the number of the lock that lets one node migrate


class PostgresStore:
    """`append` answers after PostgreSQL has confirmed the commit (synchronous_commit is on)."""

    def __init__(self, address: str, connections: int = 16) -> None:
        self.address = address
        self._connections = connections
        self._pool: Any = None

    async def start(self) -> None:
        engine = create_async_engine(self.address.replace("postgresql://", "postgresql+asyncpg://", 1))
        async with engine.begin() as connection:
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATING})")
            await connection.run_sync(upgrade)
        await engine.dispose()
        self._pool = await asyncpg.create_pool(
            self.address, min_size=1, max_size=self._connections, server_settings={"synchronous_commit": "on"}
        )

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.close()
            self._pool = None

    async def append(self, listing: Listing, entries: Sequence[Entry]) -> None:
        rows = [entry_row(listing.match, entry) for entry in entries]
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                await connection.execute(
                    f"INSERT INTO matches ({LISTING_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7)"
                    " ON CONFLICT (match) DO UPDATE SET status = excluded.status, public = excluded.public,"
                    " updated = excluded.updated, last_seq = excluded.last_seq, summary = excluded.summary",
                    *listing_row(listing),
                )  # locks the match's row until the commit
                last = await connection.fetchval(
                    "SELECT coalesce(max(seq), 0) FROM entries WHERE match = $1", listing.match
                )
                if rows and rows[0][1] != last + 1:
                    raise Conflict(f"the log ends at {last}")
                await connection.executemany(
                    f"INSERT INTO entries (match, {ENTRY_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7)", rows
                )
                await connection.execute("DELETE FROM seats WHERE match = $1", listing.match)
                await connection.executemany(
                    'INSERT INTO seats (match, "user") VALUES ($1, $2)',
                    [(listing.match, user) for user in dict.fromkeys(listing.users)],
                )
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from None

    async def entries(self, match: str, after: int = 0) -> list[Entry]:
        rows = await self._pool.fetch(
            f"SELECT {ENTRY_COLUMNS} FROM entries WHERE match = $1 AND seq > $2 ORDER BY seq", match, after
        )
        return [entry_of(tuple(row)) for row in rows]

    async def listing(self, match: str) -> Listing | None:
        row = await self._pool.fetchrow(f"SELECT {LISTING_COLUMNS} FROM matches WHERE match = $1", match)
        return listing_of(tuple(row)) if row else None

    async def listings(
        self, *, status: str | None = None, public: bool | None = None, user: str | None = None, limit: int = 100
    ) -> list[Listing]:
        conditions, values = ["TRUE"], list[Any]()
        for column, value in (("status", status), ("public", public)):
            if value is not None:
                values.append(value)
                conditions.append(f"{column} = ${len(values)}")
        if user is not None:
            values.append(user)
            conditions.append(f'match IN (SELECT match FROM seats WHERE "user" = ${len(values)})')
        values.append(limit)
        rows = await self._pool.fetch(
            f"SELECT {LISTING_COLUMNS} FROM matches WHERE {' AND '.join(conditions)}"
            f" ORDER BY updated DESC, match LIMIT ${len(values)}",
            *values,
        )
        return [listing_of(tuple(row)) for row in rows]

    async def add_account(self, account: Account) -> bool:
        try:
            await self._pool.execute(
                'INSERT INTO accounts (folded, "user", name, password_hash, created) VALUES ($1, $2, $3, $4, $5)',
                folded(account.name),
                account.user,
                account.name,
                account.password_hash,
                account.created,
            )
        except asyncpg.UniqueViolationError:
            return False
        return True

    async def account(self, name: str) -> Account | None:
        row = await self._pool.fetchrow(
            'SELECT "user", name, password_hash, created FROM accounts WHERE folded = $1', folded(name)
        )
        return Account(*row) if row else None

    async def lease(self, name: str, owner: str, seconds: float) -> bool:
        now = time.time()
        taken = await self._pool.fetchval(
            "INSERT INTO leases (name, owner, until) VALUES ($1, $2, $3) ON CONFLICT (name) DO UPDATE SET"
            " owner = excluded.owner, until = excluded.until WHERE leases.owner = excluded.owner OR leases.until < $4"
            " RETURNING 1",
            name,
            owner,
            now + seconds,
            now,
        )
        return taken is not None

    async def release(self, name: str, owner: str) -> None:
        await self._pool.execute("DELETE FROM leases WHERE name = $1 AND owner = $2", name, owner)

    async def ready(self) -> bool:
        try:
            return await self._pool.fetchval("SELECT 1", timeout=2) == 1
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncio.TimeoutError):
            return False

    async def backup(self, target: Path) -> None:
        """All tables in one snapshot, as an SQLite file that `--data` can be pointed at."""
        from .sqlite import SqliteStore

        copied = SqliteStore(target)
        await copied.start()
        try:
            async with self._pool.acquire() as connection, connection.transaction(isolation="repeatable_read"):
                for row in await connection.fetch(f"SELECT {LISTING_COLUMNS} FROM matches"):
                    listing = listing_of(tuple(row))
                    log = await connection.fetch(
                        f"SELECT {ENTRY_COLUMNS} FROM entries WHERE match = $1 ORDER BY seq", listing.match
                    )
                    await copied.append(listing, [entry_of(tuple(one)) for one in log])
                for row in await connection.fetch('SELECT "user", name, password_hash, created FROM accounts'):
                    await copied.add_account(Account(*row))
        finally:
            await copied.close()
