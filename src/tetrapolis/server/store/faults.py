"""Why a folder, a file or a database cannot be used, as sentences for whoever starts the server."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from ..errors import Unusable

_READ_ONLY = (errno.EACCES, errno.EPERM, errno.EROFS)
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_NO_FOLDER = (errno.ENOTDIR, errno.EEXIST)

_CORRUPT = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_REFUSED = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM)
_HELD = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


@contextmanager
def said(path: Path) -> Iterator[None]:
    """What the system or SQLite refuses at a path, as a sentence."""
    try:
        yield
    except OSError as error:
        raise _of_system(path, error) from None
    except sqlite3.Error as error:
        raise _of_sqlite(path, error) from None
    except DBAPIError as error:
        if not isinstance(error.orig, sqlite3.Error):
            raise
        raise _of_sqlite(path, error.orig) from None


def _of_system(path: Path, error: OSError) -> Unusable:
    if error.errno in _READ_ONLY:
        return Unusable("data-read-only", path=str(path))
    if error.errno in _FULL:
        return Unusable("data-full", path=str(path))
    if error.errno in _NO_FOLDER:
        return Unusable("data-no-folder", path=str(path))
    return Unusable("data-unusable", path=str(path), detail=error.strerror or type(error).__name__)


def _of_sqlite(path: Path, error: sqlite3.Error) -> Unusable:
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF  # the rest says it more exactly
    if code in _CORRUPT:
        return Unusable("store-corrupt", path=str(path))
    if code in _REFUSED:
        return Unusable("data-read-only", path=str(path))
    if code == sqlite3.SQLITE_FULL:
        return Unusable("data-full", path=str(path))
    if code in _HELD:
        return Unusable("store-held", path=str(path))
    return Unusable("data-unusable", path=str(path), detail=str(error)[:200])
