"""Matches in an SQLite file: one writer thread that groups commits, readers beside it."""

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event

from ..errors import Unusable
from ..logs import log
from ..slices import each
from . import queries
from .appends import Append, together
from .base import READY, Account, Conflict, Ending, Entry, Keepsake, Listing, Token, Unavailable
from .faults import said
from .migrate import upgrade

T = TypeVar("T")
Write = Callable[[sqlite3.Connection], T]
Outcome = tuple[Any, BaseException | None]
Waiting = tuple[Write[Any] | Append, asyncio.Future[Any], asyncio.AbstractEventLoop]

_MOST_GROUPED = 512  # writes in one commit
_CACHE = 16_000  # kB of pages that the writer keeps: with the usual 2,000 a thousand matches are read again and again


class SqliteStore:
    """`append` answers after the commit that holds it has reached the disk; commits are shared by all who wait."""

    def __init__(self, file: Path, turn: Callable[[], AbstractContextManager[None]] = nullcontext) -> None:
        self.file = file
        self._turn = turn  # around every commit: other processes may write too, and SQLite's own waiting is polling
        self._writes: queue.SimpleQueue[list[Waiting] | None] = queue.SimpleQueue()
        self._rounds: dict[asyncio.AbstractEventLoop, list[Waiting]] = {}  # what the round of a loop has brought so far
        self._writer: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(4, "tetrapolis-read")
        self._searcher = ThreadPoolExecutor(1, "tetrapolis-search")  # for what may take long: all others do not wait
        self._local = threading.local()
        self._reading: list[sqlite3.Connection] = []

    async def start(self) -> None:
        connection = await asyncio.to_thread(self._prepare)
        self._writer = threading.Thread(
            target=self._write_all, args=(connection,), name="tetrapolis-write", daemon=True
        )
        self._writer.start()

    def _prepare(self) -> sqlite3.Connection:
        """Open the file, find out whether it is whole, and that it can be written; the writer's connection."""
        with said(self.file.parent):
            self.file.parent.mkdir(parents=True, exist_ok=True)
        with said(self.file):
            if not self.file.exists():
                os.close(os.open(self.file, os.O_CREAT | os.O_RDWR, 0o600))
            check_file(self.file)
            migrate_file(self.file)
            connection = self._connect()
            connection.execute(f"PRAGMA cache_size=-{_CACHE}")
            for statement in queries.SQLITE_APPENDING:
                connection.execute(statement)
            connection.execute(queries.LEASE, ("start", "start", 0.0, 0.0)).fetchall()  # a write that reaches the disk
        return connection

    def _connect(self) -> sqlite3.Connection:
        connection = _open(self.file)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        return connection

    async def close(self) -> None:
        if self._writer is not None:
            writer, self._writer = self._writer, None
            for loop in tuple(self._rounds):
                self._hand_over(loop)
            self._writes.put(None)
            await asyncio.to_thread(writer.join)
        self._readers.shutdown()
        self._searcher.shutdown()
        for connection in self._reading:  # the last one that closes moves the log into the file
            await asyncio.to_thread(connection.close)
        self._reading.clear()

    # -- writing ----------------------------------------------------------------------------------------------------

    def _write_all(self, connection: sqlite3.Connection) -> None:
        """The only thread that writes. Everything that waits goes into one transaction."""
        while (first := self._writes.get()) is not None:
            group = first
            last = False
            while len(group) < _MOST_GROUPED:
                try:
                    more = self._writes.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                    break
                group += more
            with self._turn():
                self._commit(connection, group)
            if last:
                break
        connection.close()

    def _commit(self, connection: sqlite3.Connection, group: list[Waiting]) -> None:
        writes = [write for write, _, _ in group]
        try:
            try:
                outcomes = self._all_or_none(connection, writes)
            except Exception as error:
                if isinstance(error, sqlite3.Error) and not isinstance(error, sqlite3.IntegrityError):
                    raise
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                outcomes = self._one_by_one(connection, writes)
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):  # SQLite may have done so itself
                connection.execute("ROLLBACK")
            outcomes = [(None, _unavailable("not written", error))] * len(group)
        settled: dict[asyncio.AbstractEventLoop, list[Any]] = {}
        for (_, future, loop), outcome in zip(group, outcomes, strict=True):
            settled.setdefault(loop, []).append((future, outcome))
        for loop, results in settled.items():
            with contextlib.suppress(RuntimeError):  # it was closed: nobody waits
                loop.call_soon_threadsafe(_settle, results)

    @staticmethod
    def _all_or_none(connection: sqlite3.Connection, writes: list[Write[Any] | Append]) -> list[Outcome]:
        """What nearly always happens: nobody is in conflict with anybody.

        Every statement gives up Python's lock and waits for it again, and a busy event loop lets it wait long: so there
        is one, which commits by itself, for all that only go on with a match.
        """
        plain = [one for one in writes if isinstance(one, Append) and one.is_plain]
        if len(plain) == len(writes):
            connection.execute(queries.SQLITE_APPEND_ALL, (together(plain),))
            return [(None, None)] * len(writes)
        connection.execute("BEGIN IMMEDIATE")
        outcomes: list[Outcome] = [(_written(connection, one), None) for one in writes]
        connection.execute("COMMIT")
        return outcomes

    @staticmethod
    def _one_by_one(connection: sqlite3.Connection, writes: list[Write[Any] | Append]) -> list[Outcome]:
        """Those in conflict are refused, the others written all the same."""
        outcomes: list[Outcome] = []
        connection.execute("BEGIN IMMEDIATE")
        for write in writes:
            connection.execute("SAVEPOINT one")
            try:
                outcomes.append((_written(connection, write), None))
            except (Conflict, sqlite3.IntegrityError) as error:
                connection.execute("ROLLBACK TO one")
                refused = error if isinstance(error, Conflict) else Conflict(str(error))
                outcomes.append((None, refused))
            except sqlite3.Error:
                raise
            except Exception as error:  # what cannot be written at all is nobody else's fault
                connection.execute("ROLLBACK TO one")
                outcomes.append((None, error))
            connection.execute("RELEASE one")
        connection.execute("COMMIT")
        return outcomes

    def _write(self, write: "Write[T] | Append") -> asyncio.Future[T]:
        """What the write returns, once it has reached the disk."""
        if self._writer is None:
            raise Unavailable("closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        if loop not in self._rounds:
            self._rounds[loop] = []
            loop.call_soon(self._hand_over, loop)
        self._rounds[loop].append((write, future, loop))
        return future

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """Wake the writer once for all that one round of an event loop has brought."""
        group = self._rounds.pop(loop, None)
        if group is not None:
            self._writes.put(group)

    async def append(self, listing: Listing, entries: Sequence[Entry], rewritten: Sequence[Entry] = ()) -> None:
        await self._write(Append(listing, entries, rewritten))

    async def add_account(self, account: Account) -> bool:
        def write(connection: sqlite3.Connection) -> bool:
            return connection.execute(queries.ADD_ACCOUNT, queries.account_row(account)).fetchone() is not None

        try:
            return await self._write(write)
        except Conflict:
            return False

    async def change_password(self, user: str, password_hash: str) -> None:
        await self._write(lambda connection: connection.execute(queries.CHANGE_HASH, (password_hash, user)))

    async def end(self, ending: Ending) -> None:
        def write(connection: sqlite3.Connection) -> None:
            connection.execute(queries.END, queries.ending_row(ending))
            connection.execute(queries.REMOVE_TOKENS, (ending.what, ending.what, ending.before))

        await self._write(write)

    async def add_token(self, token: Token) -> None:
        await self._write(lambda connection: connection.execute(queries.ADD_TOKEN, queries.token_row(token)))

    async def keep(self, user: str, keepsakes: Sequence[Keepsake], most: int) -> bool:
        def write(connection: sqlite3.Connection) -> bool:
            connection.execute("SAVEPOINT kept")
            connection.executemany(queries.KEEP, [queries.keepsake_row(user, one) for one in keepsakes])
            fits: bool = connection.execute(queries.KEPT, (user,)).fetchone()[0] <= most
            if not fits:
                connection.execute("ROLLBACK TO kept")
            connection.execute("RELEASE kept")
            return fits

        return await self._write(write)

    async def forget(self, users: Sequence[str], ending: Ending) -> None:
        def write(connection: sqlite3.Connection) -> None:
            for user in users:
                connection.execute(queries.REMOVE_ACCOUNT, (user,))
                connection.execute(queries.REMOVE_KEEPSAKES, (user,))
                connection.execute(queries.END, queries.ending_row(msgspec.structs.replace(ending, what=user)))
                connection.execute(queries.REMOVE_TOKENS, (user, user, ending.before))

        await self._write(write)

    async def remove(self, before: int, limit: int) -> list[str]:
        def write(connection: sqlite3.Connection) -> list[str]:
            found = [match for (match,) in connection.execute(queries.OUTDATED, (before, limit)).fetchall()]
            for statement in queries.REMOVE_MATCH:
                connection.executemany(statement, [(match,) for match in found])
            return found

        return await self._write(write)

    async def tidy(self, now: int) -> None:
        def write(connection: sqlite3.Connection) -> None:
            connection.execute(queries.TIDY_ENDINGS, (now,))
            connection.execute(queries.TIDY_LEASES, (now / 1000,))

        await self._write(write)

    async def lease(self, name: str, owner: str, seconds: float) -> bool:
        def write(connection: sqlite3.Connection) -> bool:
            now = time.time()
            return connection.execute(queries.LEASE, (name, owner, now + seconds, now)).fetchone() is not None

        return await self._write(write)

    async def release(self, name: str, owner: str) -> None:
        await self._write(lambda connection: connection.execute(queries.RELEASE, (name, owner)))

    async def keep_analysis(self, match: str, text: str) -> None:
        await self._write(lambda connection: connection.execute(queries.KEEP_ANALYSIS, (match, text)))

    # -- reading ----------------------------------------------------------------------------------------------------

    async def _read(self, question: str, values: Sequence[Any] = (), searching: bool = False) -> list[tuple[Any, ...]]:
        def read() -> list[tuple[Any, ...]]:
            if not hasattr(self._local, "connection"):
                self._local.connection = self._connect()
                self._reading.append(self._local.connection)
            found: list[tuple[Any, ...]] = self._local.connection.execute(question, values).fetchall()
            return found

        try:
            readers = self._searcher if searching else self._readers
            return await asyncio.get_running_loop().run_in_executor(readers, read)
        except sqlite3.Error as error:
            raise _unavailable("not read", error) from None

    async def entries(self, match: str, after: int = 0) -> list[Entry]:
        return await each(queries.entry_of, await self._read(queries.ENTRIES, (match, after)))

    async def listing(self, match: str) -> Listing | None:
        rows = await self._read(queries.LISTING, (match,))
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
        rows = await self._read(*queries.listings(status, public, user, limit, rules, queries.SQLITE_VERSION, before))
        return [queries.listing_of(row) for row in rows]

    async def count(self) -> int:
        return int((await self._read(queries.COUNT))[0][0])

    async def waiting(self, limit: int = 1000, rules: Mapping[str, int] | None = None) -> list[str]:
        return [match for (match,) in await self._read(*queries.waiting(limit, rules, queries.SQLITE_VERSION))]

    async def changed(self, since: int) -> dict[str, int]:
        return dict(await self._read(queries.CHANGED, (since,)))

    async def account(self, name: str) -> Account | None:
        rows = await self._read(queries.ACCOUNT, (queries.folded(name),))
        return Account(*rows[0]) if rows else None

    async def account_of(self, user: str) -> Account | None:
        rows = await self._read(queries.ACCOUNT_OF, (user,))
        return Account(*rows[0]) if rows else None

    async def bearers(self, name: str) -> list[str]:
        names = (queries.folded(name), queries.likeness(name))
        return [user for (user,) in await self._read(queries.BEARERS, names)]

    async def endings(self, mark: int = -1) -> tuple[list[Ending], int]:
        return queries.endings_of(await self._read(queries.ENDINGS, (mark,)), mark)

    async def tokens(self, owner: str) -> list[Token]:
        return [Token(*row) for row in await self._read(queries.TOKENS, (owner,))]

    async def mentions(self, user: str) -> list[str]:
        return [match for (match,) in await self._read(queries.MENTIONS, (user,), searching=True)]

    async def sayings(self, user: str) -> list[tuple[str, Entry]]:
        rows = await self._read(queries.SAYINGS, queries.said_by(user), searching=True)
        return [(match, queries.entry_of(row)) for match, *row in rows]

    async def keepsakes(self, user: str) -> list[Keepsake]:
        return [Keepsake(*row) for row in await self._read(queries.KEEPSAKES, (user,))]

    async def analysis(self, match: str) -> str | None:
        rows = await self._read(queries.ANALYSIS, (match,))
        return rows[0][0] if rows else None

    async def ready(self) -> bool:
        try:
            return await asyncio.wait_for(self.lease(READY, READY, 0), 2)
        except (TimeoutError, Unavailable):
            return False

    async def backup(self, target: Path) -> None:
        """As SQLite copies it: also before `start`, and whatever version of the schema it has."""

        def copy() -> None:
            with said(self.file):
                copy_file(self.file, target)

        await asyncio.to_thread(copy)

    async def restore(self, source: Path) -> None:
        if any(Path(f"{self.file}{end}").exists() for end in ("", "-wal")):
            raise Unusable("restore-exists", path=str(self.file))
        with said(self.file):
            source.rename(self.file)


def _written(connection: sqlite3.Connection, write: Write[Any] | Append) -> Any:
    return _append(connection, write) if isinstance(write, Append) else write(connection)


def _append(connection: sqlite3.Connection, one: Append) -> None:
    """Write an append alone."""
    if connection.execute(*one.matches).rowcount != 1:
        raise Conflict("the log ends elsewhere")
    connection.executemany(queries.ADD_ENTRY, one.entries)
    mentions = one.mentions
    if one.changes:
        connection.executemany(queries.REWRITE_ENTRY, one.changes)
        connection.execute(queries.CLEAR_MENTIONS, (one.match,))
        left = connection.execute(queries.NAMING_ENTRIES, (one.match,)).fetchall()
        mentions = queries.mention_rows(one.match, [queries.entry_of(row) for row in left])
    connection.executemany(queries.ADD_MENTION, mentions)
    if one.listing.users is not None:
        connection.execute(queries.CLEAR_SEATS, (one.match,))
        connection.executemany(queries.ADD_SEAT, queries.seat_rows(one.listing))


def check_file(file: Path) -> None:
    """Unusable if the file is no database, or a damaged one. Reads all of it: 1 GB takes seconds."""
    with contextlib.closing(_open(file, timeout=5)) as connection:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise Unusable("store-corrupt", path=str(file))


def move_log(file: Path) -> None:
    """Move what is in the log of SQLite into the file; nobody else has it open."""
    with said(file), contextlib.closing(_open(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def migrate_file(file: Path) -> None:
    engine = engine_of(file)
    with engine.begin() as connection:
        upgrade(connection)
    engine.dispose()


def copy_file(source: Path, target: Path) -> None:
    """A consistent copy, also while somebody writes; one file, with nothing beside it, that only its owner can read."""
    with said(target):
        os.close(os.open(target, os.O_CREAT | os.O_TRUNC | os.O_RDWR, 0o600))
    # Read only: whoever closes the file last would else remove its log, and a killed server looks for that.
    with contextlib.closing(_open(source, mode="ro")) as read, contextlib.closing(_open(target)) as written:
        try:
            read.backup(written)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_FULL:  # only what is written can be too much
                raise Unusable("data-full", path=str(target.parent)) from None
            raise
        written.execute("PRAGMA journal_mode=DELETE")


def engine_of(file: Path) -> Engine:
    """For migrations, which are made whole or not at all: sqlite3 alone would commit every table for itself."""
    engine = create_engine("sqlite://", creator=lambda: _open(file))
    event.listen(engine, "begin", _begin)
    return engine


def _open(file: Path, timeout: float = 30, mode: str = "rw") -> sqlite3.Connection:
    """A file that must be there."""
    address = f"{file.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(address, uri=True, isolation_level=None, timeout=timeout, check_same_thread=False)


def _unavailable(event: str, error: sqlite3.Error) -> Unavailable:
    log.error(event, extra={"error": getattr(error, "sqlite_errorname", type(error).__name__)})
    return Unavailable(str(error))


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _settle(results: list[tuple["asyncio.Future[Any]", tuple[Any, BaseException | None]]]) -> None:
    for future, (value, failure) in results:
        if future.done():
            continue
        if failure is None:
            future.set_result(value)
        else:
            future.set_exception(failure)
