"""Messages between the workers of one server: sockets without a name, made before the workers are.

They outlive every worker: what was sent to one that dies is read by the one that takes its place. Nobody else on the
machine can open them, and they leave nothing behind.
"""

import asyncio
import contextlib
import socket
from collections.abc import Callable

Read = Callable[[bytes, list[int]], None]  # a message, and the files that came with it

_AT_ONCE = 64  # messages read before others have their turn in the event loop
_BUFFER = 4 << 20  # bytes that may wait, where the system allows so many


class Channel:
    """One inbox for every worker; messages come whole, and in the order in which one sender sent them."""

    def __init__(self, workers: int, longest: int) -> None:
        self._longest = longest
        # Datagrams would do too, but of them as few as ten may wait.
        pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET) for _ in range(workers)]
        self._inboxes = [inbox for inbox, _ in pairs]
        self._outboxes = [outbox for _, outbox in pairs]
        for outbox in self._outboxes:
            outbox.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _BUFFER)
        for end in (*self._inboxes, *self._outboxes):
            end.setblocking(False)

    @property
    def workers(self) -> range:
        return range(len(self._inboxes))

    def send(self, worker: int, message: bytes, *files: int) -> bool:
        """False if it cannot be sent: it is too long, or too much waits already."""
        if len(message) > self._longest:
            return False
        try:
            if files:
                socket.send_fds(self._outboxes[worker], [message], files)
            else:
                self._outboxes[worker].send(message)
        except OSError:
            return False
        return True

    def listen(self, worker: int, read: Read) -> None:
        """Call `read` in the event loop for every message to this worker."""
        inbox = self._inboxes[worker]

        def read_some() -> None:
            with contextlib.suppress(BlockingIOError):
                for _ in range(_AT_ONCE):
                    message, files, _, _ = socket.recv_fds(inbox, self._longest, 1)
                    read(message, files)

        asyncio.get_running_loop().add_reader(inbox.fileno(), read_some)

    def ignore(self, worker: int) -> None:
        asyncio.get_running_loop().remove_reader(self._inboxes[worker].fileno())

    def close(self) -> None:
        for end in (*self._inboxes, *self._outboxes):
            end.close()
