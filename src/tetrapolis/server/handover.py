"""Sockets of matches that belong to another worker: the connection itself goes there, with what was read from it."""

import asyncio
import re
import socket
from collections.abc import Callable

from .logs import log, match_mark
from .worker import Worker

_TABLE = re.compile(r"/api/matches/([^/]+)/socket")


class Handover:
    """Gives connections to other workers, and takes those that they give."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._inbox = worker.shared.connections
        self._tasks: set[asyncio.Task[object]] = set()

    def give(self, path: str, transport: asyncio.Transport, read: bytes) -> bool:
        """Hand a connection to the match's worker; False if it is to be served here, as every worker can.

        A worker that does not answer is not waited for.
        """
        found = _TABLE.fullmatch(path)
        if found is None:
            return False
        facts = {"match": match_mark(found[1])}
        owner = self._worker.owner_of(found[1])
        if owner != self._worker.number and self._send(owner, transport, read):
            transport.abort()  # closes this process's end only
            log.info("socket handed over", extra=facts)
            return True
        log.info("socket", extra=facts)
        return False

    def _send(self, owner: int, transport: asyncio.Transport, read: bytes) -> bool:
        if not self._worker.shared.answers(owner) or transport.get_write_buffer_size():
            return False
        return self._inbox.send(owner, read, transport.get_extra_info("socket").fileno())

    def start(self, protocol: Callable[[bytes], asyncio.Protocol]) -> None:
        """Take connections; `protocol` makes what goes on with one, from what was read of it."""
        loop = asyncio.get_running_loop()

        def take(read: bytes, files: list[int]) -> None:
            connection = socket.socket(fileno=files[0])
            task = loop.create_task(loop.connect_accepted_socket(lambda: protocol(read), connection))
            self._tasks.add(task)
            task.add_done_callback(self._taken)

        self._inbox.listen(self._worker.number, take)

    def _taken(self, task: "asyncio.Task[object]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and isinstance(task.exception(), OSError):
            log.info("socket gone")  # whoever it was has not waited

    def stop(self) -> None:
        self._inbox.ignore(self._worker.number)
