"""A wire between a browser and a site that can be slow, or cut, and led to another server."""

import contextlib
import socket
import threading
import time


class Wire:
    """Carries bytes from a port of its own to the server at `target`; those that come back take `delay` seconds."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.delay = 0.0
        self._whole = True
        self._ends: set[socket.socket] = set()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._welcome, daemon=True).start()

    def cut(self) -> None:
        self._whole = False
        for end in list(self._ends):
            self._drop(end)

    def mend(self, target: int) -> None:
        self.target = target
        self._whole = True

    def close(self) -> None:
        self.cut()
        self._door.close()

    def _welcome(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._door.accept()
                try:
                    if not self._whole:
                        raise OSError
                    far = socket.create_connection(("127.0.0.1", self.target))
                except OSError:
                    self._drop(near)
                    continue
                self._ends |= {near, far}
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(one, other, one is far), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket, back: bool) -> None:
        with contextlib.suppress(OSError):
            while part := one.recv(1 << 16):
                time.sleep(self.delay if back else 0.0)
                other.sendall(part)
        for end in (one, other):
            self._drop(end)

    def _drop(self, end: socket.socket) -> None:
        self._ends.discard(end)
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
