"""The data folder of one server: nobody else's at the same time, and how its last server ended.

`server.lock` is locked by the system while a server runs, and holds one word:

starting  until the database is open
open      the log of SQLite (`-wal`) holds what is not in the database file yet: it must be there at the next start
          (another program that opened the database after a crash has moved it into the file, and leaves no trace of
          that: whoever starts the server is asked)
closing   what was written is being moved into the database file
closed    everything is in the database file
"""

import os
import sys
from pathlib import Path
from typing import IO, Literal

from .errors import Unusable
from .store.faults import said

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


Word = Literal["starting", "open", "closing", "closed"]


class Folder:
    """Taken by the server that uses it; the system gives it back when the process ends, however it ends."""

    def __init__(self, path: Path, database: Path) -> None:
        self._path = path
        self._database = database
        self._log = Path(f"{database}-wal")
        self._file: IO[bytes] | None = None

    @property
    def lock(self) -> Path:
        return self._path / "server.lock"

    def take(self, anew: bool = False) -> None:
        """Unusable if another server has the folder, or if what the last one left is no longer all there.

        `anew`: what is not there will be laid there now.
        """
        with said(self._path):
            self._path.mkdir(parents=True, exist_ok=True)
            self._file = os.fdopen(os.open(self.lock, os.O_CREAT | os.O_RDWR, 0o600), "r+b", buffering=0)
        try:
            _lock(self._file)
        except OSError:
            self.leave()
            raise Unusable("folder-taken", path=str(self._path)) from None
        try:
            if not anew:
                self._check(self._file.read().decode(errors="replace").strip())
                self.note("starting")
        except Unusable:
            self.leave()
            raise

    def _check(self, word: str) -> None:
        facts = {"path": str(self._database), "lock": str(self.lock)}
        if word in ("open", "closing", "closed") and not _has_content(self._database):
            raise Unusable("store-missing", **facts)
        if word == "open" and not _has_content(self._log):
            raise Unusable("store-log-missing", **facts)

    def note(self, word: Word) -> None:
        """Durable before anything else happens."""
        if self._file is not None:
            with said(self._path):
                self._file.seek(0)
                self._file.truncate()
                self._file.write(word.encode())
                os.fsync(self._file.fileno())

    def leave(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def _has_content(file: Path) -> bool:
    return file.is_file() and file.stat().st_size > 0
