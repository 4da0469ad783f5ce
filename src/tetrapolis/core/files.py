"""Files that people name: a pipe or a device would never end, so only regular files are read, up to a limit."""

import os
import stat
from pathlib import Path

from .errors import TetrapolisError


class NotAFile(TetrapolisError):
    """A folder, a pipe or a device where a file is needed."""

    def __init__(self) -> None:
        super().__init__("not-a-file")


class TooLarge(TetrapolisError):
    """A file of more bytes than such a file ever has."""

    def __init__(self, limit: int) -> None:
        super().__init__("file-too-large", limit=limit >> 10)


def read_file(path: Path, limit: int) -> bytes:
    """The bytes of a regular file; NotAFile, TooLarge, or the OSError of the system."""
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)
    descriptor = os.open(path, flags)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise NotAFile
    with os.fdopen(descriptor, "rb") as file:
        data = file.read(limit + 1)
    if len(data) > limit:
        raise TooLarge(limit)
    return data
