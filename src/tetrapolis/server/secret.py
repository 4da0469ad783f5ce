"""The key that signs cookies: the setting, else a file in the data folder, made at the first start."""

import contextlib
import os
import secrets
import tempfile
from pathlib import Path

from .errors import ServerError
from .settings import Settings
from .store.faults import said

_LEAST = 32  # bytes; the messages name this number


def secret_of(settings: Settings) -> bytes:
    """The secret, made if there is none yet."""
    found = known_secret(settings)
    if found is None:
        write_secret(secret_file(settings), secrets.token_bytes(_LEAST))
        found = known_secret(settings) or b""
    return found


def known_secret(settings: Settings) -> bytes | None:
    """The secret, if there is one; ServerError if it is too short to keep anything secret."""
    if settings.secret:
        given = settings.secret.encode(errors="surrogateescape")  # bytes of the environment need not be text
        if not is_secret(given):
            raise ServerError("secret-short")
        return given
    file = secret_file(settings)
    with said(file):
        if not file.exists():
            return None
        found = file.read_bytes()
    if not is_secret(found):
        raise ServerError("secret-file-short", path=str(file))
    return found


def is_secret(found: object) -> bool:
    return isinstance(found, bytes) and len(found) >= _LEAST


def secret_file(settings: Settings) -> Path:
    return settings.folder / "secret"


def write_secret(file: Path, secret: bytes) -> None:
    """Whole or not at all, readable by its owner alone; one that is there stays."""
    with said(file.parent):
        file.parent.mkdir(parents=True, exist_ok=True)
        descriptor, draft = tempfile.mkstemp(dir=file.parent, prefix=".secret-")
        try:
            with os.fdopen(descriptor, "wb") as new:
                new.write(secret)
                new.flush()
                os.fsync(new.fileno())
            with contextlib.suppress(FileExistsError):  # another process was first
                os.link(draft, file)
        finally:
            Path(draft).unlink()
