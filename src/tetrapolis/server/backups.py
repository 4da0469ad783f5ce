"""Backups: everything in one SQLite file that only its owner can read.

The key that signs cookies is in it too, in a table `installation` that no server's own database has.
"""

import asyncio
import contextlib
import os
import re
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

from .errors import ServerError, Unusable
from .folder import Folder
from .secret import is_secret, known_secret, secret_file, write_secret
from .settings import Settings
from .store import Store, open_store
from .store.faults import said
from .store.migrate import revision_of
from .store.sqlite import check_file, copy_file, engine_of, migrate_file

_HOUR = 3600.0
_TIME = "tetrapolis-%Y%m%dT%H%M%SZ.sqlite"
_MADE = re.compile(r"tetrapolis-\d{8}T\d{6}Z\.sqlite", re.ASCII)  # names that the server itself gives
_REST = re.compile(rf"\.{_MADE.pattern}\.part(-journal|-wal|-shm)?", re.ASCII)


class Kept(msgspec.Struct, frozen=True):
    """What a backup holds."""

    matches: int
    accounts: int
    secret: bool


async def make_backup(store: Store, secret: bytes | None, target: Path) -> Kept:
    """Copy everything while matches go on. The target appears when it is whole and checked, or not at all."""
    if target.exists():
        raise ServerError("backup-exists", path=str(target))
    with _draft(target) as draft:
        await store.backup(draft)
        kept = await asyncio.to_thread(_seal, draft, secret)
        with said(target):
            draft.rename(target)
            _sync(target.parent)
    return kept


async def restore_backup(backup: Path, settings: Settings) -> Kept:
    """Lay a backup out where a server will look for it; nothing that is there is changed."""
    if not backup.is_file():
        raise ServerError("restore-nothing", path=str(backup))
    with tempfile.TemporaryDirectory() as elsewhere:
        place = Path(elsewhere) / "restored" if settings.database else Path(settings.store)
        with _draft(place) as draft:
            kept, key = await asyncio.to_thread(_unseal, backup, draft)
            with _secret_laid(key, settings):
                await _lay_down(draft, settings)
    return kept


@contextlib.contextmanager
def _secret_laid(key: bytes | None, settings: Settings) -> Iterator[None]:
    """The key first: a database without it would make everybody a stranger. It goes if nothing is restored."""
    known = known_secret(settings)
    if key is not None and known not in (key, None):
        raise ServerError("restore-other-secret")
    new = key is not None and known is None
    if key is not None and new:
        write_secret(secret_file(settings), key)
    try:
        yield
    except BaseException:
        if new:
            secret_file(settings).unlink(missing_ok=True)
        raise


async def _lay_down(draft: Path, settings: Settings) -> None:
    store = open_store(settings.store)
    if settings.database:
        return await store.restore(draft)
    folder = Folder(settings.folder, Path(settings.store))
    folder.take(anew=True)
    try:
        await store.restore(draft)
        folder.note("closed")
    finally:
        folder.leave()


@contextlib.contextmanager
def _draft(target: Path) -> Iterator[Path]:
    """A name beside the target; whatever is left of it goes."""
    draft = target.with_name(f".{target.name}.part")
    with said(target.parent):
        target.parent.mkdir(parents=True, exist_ok=True)
    try:
        yield draft
    finally:
        for end in ("", "-journal", "-wal", "-shm"):
            Path(f"{draft}{end}").unlink(missing_ok=True)


def _seal(draft: Path, secret: bytes | None) -> Kept:
    """Put the key in, look whether the copy is whole, and let it reach the disk."""
    with said(draft), contextlib.closing(sqlite3.connect(draft, isolation_level=None)) as copy:
        if secret is not None:
            copy.execute("CREATE TABLE installation (secret BLOB NOT NULL)")
            copy.execute("INSERT INTO installation VALUES (?)", (secret,))
        kept = _kept(copy)
    with said(draft):
        check_file(draft)
        _sync(draft)
    return kept


def _unseal(backup: Path, draft: Path) -> tuple[Kept, bytes | None]:
    """A copy of the backup, checked, without the key and in the schema of this version; and the key."""
    with said(backup):
        check_file(backup)
        copy_file(backup, draft)
    engine = engine_of(draft)
    with said(backup), engine.connect() as connection:
        if revision_of(connection) is None:
            raise Unusable("restore-foreign", path=str(backup))
    engine.dispose()
    with said(draft), contextlib.closing(sqlite3.connect(draft, isolation_level=None)) as copy:
        kept = _kept(copy)
        key: bytes | None = None
        if kept.secret:
            keys = [found for (found,) in copy.execute("SELECT secret FROM installation")]
            if len(keys) != 1 or not is_secret(keys[0]):
                raise Unusable("restore-bad-secret", path=str(backup))
            key = keys[0]
            copy.execute("PRAGMA secure_delete=ON")
            copy.execute("DROP TABLE installation")
    with said(draft):
        migrate_file(draft)
        _sync(draft)
    return kept, key


def _kept(copy: sqlite3.Connection) -> Kept:
    tables = {name for (name,) in copy.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}

    if "matches" not in tables:  # nobody has ever used the database
        return Kept(0, 0, "installation" in tables)
    ((matches, accounts),) = copy.execute("SELECT (SELECT count(*) FROM matches), (SELECT count(*) FROM accounts)")
    return Kept(matches, accounts, "installation" in tables)


def _sync(path: Path) -> None:
    """Let a file, or the names in a folder, reach the disk."""
    if path.is_dir() and os.name == "nt":  # folders cannot be opened there
        return
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


class Backups:
    """Backups of a running server from time to time; the oldest go."""

    interval = 60.0  # seconds between looks whether one is due

    def __init__(self, store: Store, secret: bytes, settings: Settings) -> None:
        self._store = store
        self._secret = secret
        self._folder = Path(settings.backups)
        self._wait = settings.backup_hours * _HOUR
        self._keep = settings.backup_keep

    async def once(self) -> Path | None:
        """Make one, if the newest is old enough, and remove those beyond the number to keep."""
        with said(self._folder):
            self._folder.mkdir(parents=True, exist_ok=True)
            for rest in self._files(_REST):  # of a process that was killed
                rest.unlink(missing_ok=True)
            made = self._files(_MADE)
            if made and time.time() < made[-1].stat().st_mtime + self._wait:
                return None
        target = self._folder / time.strftime(_TIME, time.gmtime())
        await make_backup(self._store, self._secret, target)
        with said(self._folder):
            for old in self._files(_MADE)[: -self._keep]:
                old.unlink()
        return target

    def _files(self, name: re.Pattern[str]) -> list[Path]:
        """Oldest first: the name is the time. What somebody else has put there is left alone."""
        return sorted(file for file in self._folder.iterdir() if name.fullmatch(file.name))
