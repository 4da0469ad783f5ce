"""One of several processes of a server on one machine, and what it shares with the others."""

import asyncio
import mmap
import os
import socket
import zlib
from collections.abc import Callable
from dataclasses import dataclass

from .channels import Channel
from .turns import Turns

_NOTE = 1 << 12  # bytes
_HEAD = 1 << 18  # bytes that were read of a connection before it is handed over
_READY, _STOP = b"r", b"s"


class Shared:
    """What the workers of a server have in common: made once, before them."""

    def __init__(self, workers: int, node: str) -> None:
        self.node = node
        self.notes = Channel(workers, _NOTE)
        self.connections = Channel(workers, _HEAD)
        self.turns = Turns()
        self._answering = mmap.mmap(-1, workers)  # a byte for each

    def note_answering(self, worker: int, answers: bool) -> None:
        self._answering[worker] = answers

    def answers(self, worker: int) -> bool:
        """Whether the worker has started and has not ended, as far as the supervisor knows."""
        return bool(self._answering[worker])


@dataclass(frozen=True)
class Worker:
    """A worker's number, and its line to the supervisor."""

    number: int
    count: int
    shared: Shared
    line: socket.socket

    @property
    def name(self) -> str:
        """Stays the same when the worker is restarted, which then goes on with what it had leased."""
        return f"{self.shared.node}-{self.number}"

    def owner_of(self, match_id: str) -> int:
        """The worker in which all sockets of a match come together."""
        return zlib.crc32(match_id.encode()) % self.count

    def owns(self, match_id: str) -> bool:
        return self.owner_of(match_id) == self.number

    def obey(self, stop: Callable[[], None]) -> None:
        """Stop when the supervisor asks for it; end at once if there is none any more."""
        asyncio.get_running_loop().add_reader(self.line.fileno(), self._hear, stop)

    def _hear(self, stop: Callable[[], None]) -> None:
        if self.line.recv(1) != _STOP:
            os._exit(1)
        stop()

    def say_ready(self) -> None:
        self.line.send(_READY)
