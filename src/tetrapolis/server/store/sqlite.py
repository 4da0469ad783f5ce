"""Matches in an SQLite file: one writer thread that groups commits, readers beside it."""

import asyncio
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import create_engine

from .base import Account, Conflict, Entry, Listing
from .migrate import upgrade
from .rows import ENTRY_COLUMNS, LISTING_COLUMNS, entry_of, entry_row, folded, listing_of, listing_row

T = TypeVar("T")
Write = Callable[[sqlite3.Connection], Any]

_MOST_GROUPED = 512  # writes in one commit


class SqliteStore:
    """`append` answers after the commit that holds it has reached the disk; commits are shared by all who wait."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._writes: queue.SimpleQueue[tuple[Write, asyncio.Future[Any], asyncio.AbstractEventLoop] | None]
        self._writes = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(4, "tetrapolis-read")
        self._local = threading.local()

    async def start(self) -> None:
        await asyncio.to_thread(self._prepare)
        self._writer = threading.Thread(target=self._write_all, name="tetrapolis-write", daemon=True)
        self._writer.start()

    def _prepare(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        if not self.file.exists():
            os.close(os.open(self.file, os.O_CREAT | os.O_RDWR, 0o600))
        engine = create_engine(f"sqlite:///{self.file}")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        self._connect().close()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file, isolation_level=None, timeout=30, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        return connection

    async def close(self) -> None:
        if self._writer is not None:
            self._writes.put(None)
            await asyncio.to_thread(self._writer.join)
            self._writer = None
        self._readers.shutdown()

    # -- writing ----------------------------------------------------------------------------------------------------

    def _write_all(self) -> None:
        """The only thread that writes. Everything that waits goes into one transaction."""
        connection = self._connect()
        while (first := self._writes.get()) is not None:
            group = [first]
            last = False
            while len(group) < _MOST_GROUPED:
                try:
                    more = self._writes.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                    break
                group.append(more)
            self._commit(connection, group)
            if last:
                break
        connection.close()

    @staticmethod
    def _commit(connection: sqlite3.Connection, group: list[Any]) -> None:
        outcomes: list[tuple[Any, BaseException | None]] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for write, _, _ in group:
                connection.execute("SAVEPOINT one")
                try:
                    outcomes.append((write(connection), None))
                except (Conflict, sqlite3.IntegrityError) as error:
                    connection.execute("ROLLBACK TO one")
                    refused = error if isinstance(error, Conflict) else Conflict(str(error))
                    outcomes.append((None, refused))
                connection.execute("RELEASE one")
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            outcomes = [(None, error)] * len(group)
        for (_, future, loop), (value, failure) in zip(group, outcomes, strict=True):
            loop.call_soon_threadsafe(_settle, future, value, failure)

    async def _write(self, write: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._writes.put((write, future, loop))
        return await future

    async def append(self, listing: Listing, entries: Sequence[Entry]) -> None:
        rows = [entry_row(listing.match, entry) for entry in entries]
        places = listing_row(listing)

        def write(connection: sqlite3.Connection) -> None:
            (last,) = connection.execute(
                "SELECT coalesce(max(seq), 0) FROM entries WHERE match = ?", (listing.match,)
            ).fetchone()
            if rows and rows[0][1] != last + 1:
                raise Conflict(f"the log ends at {last}")
            connection.execute(
                f"INSERT INTO matches ({LISTING_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (match) DO UPDATE SET"
                " status = excluded.status, public = excluded.public, updated = excluded.updated,"
                " last_seq = excluded.last_seq, summary = excluded.summary",
                places,
            )
            connection.executemany(
                f"INSERT INTO entries (match, {ENTRY_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)",
                rows,
            )
            connection.execute("DELETE FROM seats WHERE match = ?", (listing.match,))
            connection.executemany(
                "INSERT INTO seats (match, user) VALUES (?, ?)",
                [(listing.match, user) for user in dict.fromkeys(listing.users)],
            )

        await self._write(write)

    async def add_account(self, account: Account) -> bool:
        row = (folded(account.name), account.user, account.name, account.password_hash, account.created)

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO accounts (folded, user, name, password_hash, created) VALUES (?, ?, ?, ?, ?)", row
            )

        try:
            await self._write(write)
        except Conflict:
            return False
        return True

    async def lease(self, name: str, owner: str, seconds: float) -> bool:
        def write(connection: sqlite3.Connection) -> bool:
            now = time.time()
            cursor = connection.execute(
                "INSERT INTO leases (name, owner, until) VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE SET"
                " owner = excluded.owner, until = excluded.until WHERE leases.owner = excluded.owner OR leases.until < ?",
                (name, owner, now + seconds, now),
            )
            return cursor.rowcount > 0

        return await self._write(write)

    async def release(self, name: str, owner: str) -> None:
        await self._write(
            lambda connection: connection.execute("DELETE FROM leases WHERE name = ? AND owner = ?", (name, owner))
        )

    # -- reading ----------------------------------------------------------------------------------------------------

    async def _read(self, question: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        def read() -> list[tuple[Any, ...]]:
            if not hasattr(self._local, "connection"):
                self._local.connection = self._connect()
            found: list[tuple[Any, ...]] = self._local.connection.execute(question, values).fetchall()
            return found

        return await asyncio.get_running_loop().run_in_executor(self._readers, read)

    async def entries(self, match: str, after: int = 0) -> list[Entry]:
        rows = await self._read(
            f"SELECT {ENTRY_COLUMNS} FROM entries WHERE match = ? AND seq > ? ORDER BY seq",
            (match, after),
        )
        return [entry_of(row) for row in rows]

    async def listing(self, match: str) -> Listing | None:
        rows = await self._read(f"SELECT {LISTING_COLUMNS} FROM matches WHERE match = ?", (match,))
        return listing_of(rows[0]) if rows else None

    async def listings(
        self, *, status: str | None = None, public: bool | None = None, user: str | None = None, limit: int = 100
    ) -> list[Listing]:
        conditions, values = ["1 = 1"], list[Any]()
        if status is not None:
            conditions.append("status = ?")
            values.append(status)
        if public is not None:
            conditions.append("public = ?")
            values.append(public)
        if user is not None:
            conditions.append("match IN (SELECT match FROM seats WHERE user = ?)")
            values.append(user)
        rows = await self._read(
            f"SELECT {LISTING_COLUMNS} FROM matches WHERE {' AND '.join(conditions)} ORDER BY updated DESC, match LIMIT ?",
            [*values, limit],
        )
        return [listing_of(row) for row in rows]

    async def account(self, name: str) -> Account | None:
        rows = await self._read(
            "SELECT user, name, password_hash, created FROM accounts WHERE folded = ?", (folded(name),)
        )
        return Account(*rows[0]) if rows else None

    async def ready(self) -> bool:
        try:
            return await self._read("SELECT 1") == [(1,)]
        except sqlite3.Error:
            return False

    async def backup(self, target: Path) -> None:
        def copy() -> None:
            source = self._connect()
            with sqlite3.connect(target) as copied:
                source.backup(copied)
            copied.close()
            source.close()
            target.chmod(0o600)

        await asyncio.to_thread(copy)


def _settle(future: "asyncio.Future[Any]", value: Any, failure: BaseException | None) -> None:
    if future.cancelled():
        return
    if failure is None:
        future.set_result(value)
    else:
        future.set_exception(failure)
