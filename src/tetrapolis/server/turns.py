"""Turns that processes of one server take at something; a process that dies gives its turn back."""

import contextlib
import os
from collections.abc import Iterator

_PLACES = 1 << 32  # of things; each has a place for who is next, and one for whose turn it is


class Turns:
    """Locks of a file without a name that the processes inherit. Threads of one process do not exclude each other."""

    def __init__(self) -> None:
        self._file = os.memfd_create("tetrapolis-turns")

    @contextlib.contextmanager
    def turn(self, thing: int = 0) -> Iterator[None]:
        """Wait for a turn; who has just had one does not get another while somebody waits."""
        import fcntl  # is not there on every system, where there are no workers either

        following, present = thing, thing + _PLACES
        fcntl.lockf(self._file, fcntl.LOCK_EX, 1, following)
        try:
            fcntl.lockf(self._file, fcntl.LOCK_EX, 1, present)
        finally:
            fcntl.lockf(self._file, fcntl.LOCK_UN, 1, following)
        try:
            yield
        finally:
            fcntl.lockf(self._file, fcntl.LOCK_UN, 1, present)
