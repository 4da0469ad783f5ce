"""The parent of a server's workers: starts them, starts those that die again, and stops them all.

It forks, and so has no threads, no event loop and no open database: it can do so again at any time.
"""

import gc
import os
import selectors
import signal
import socket
import sys
import time
from collections.abc import Callable
from types import FrameType
from typing import NamedTuple, NoReturn

from .errors import ServerError
from .folder import Folder, Word
from .logs import log
from .worker import Shared, Worker

Work = Callable[[Worker, bool], int]  # what a worker does, the first time and again; the code with which it ends

_LAST_WORDS = 20.0  # seconds for workers to stop
_FIRST_PAUSE, _LONGEST_PAUSE = 0.1, 30.0  # seconds before a worker is started again; they double each time
_STEADY = 60.0  # seconds that a worker must live for its failures to be forgotten


class _Process(NamedTuple):
    pid: int
    line: socket.socket
    begun: float


class Supervisor:
    """Keeps `count` workers alive until it is asked to stop by SIGTERM or SIGINT, and notes in the folder how they are.

    Workers are deaf to these signals, which may reach all processes at once: they stop when the supervisor says so.
    """

    def __init__(self, count: int, shared: Shared, work: Work, folder: Folder | None, ears: socket.socket) -> None:
        self._shared = shared
        self._work = work
        self._folder = folder
        self._ears = ears
        self._count = count
        self._processes: dict[int, _Process] = {}
        self._ready: set[int] = set()
        self._due = {0: 0.0}  # when to start which worker: the first one alone, for it brings the store up to date
        self._failures = [0] * count  # in a row
        self._word: Word = "starting"
        self._answered = False  # a worker has answered once: the server can start
        self._complete = False  # all workers have
        self._stopping: float | None = None  # when they are killed
        self._code = 0
        self._wakes, self._wake = socket.socketpair()
        self._selector = selectors.DefaultSelector()

    def run(self, announce: Callable[[], None]) -> int:
        """0, or the code of a worker that does not start at all, which has said why; `announce` when all answer.

        A worker that somebody kills while others are still starting is no such: it is started again.
        """
        self._wakes.setblocking(False)
        self._selector.register(self._wakes, selectors.EVENT_READ)
        for how in (signal.SIGINT, signal.SIGTERM):
            signal.signal(how, self._asked)
        gc.collect()
        gc.freeze()  # what all have in common stays in one place
        while self._due or self._processes:
            self._start_due()
            for found, _ in self._selector.select(self._patience()):
                if found.fileobj is self._wakes:
                    self._wakes.recv(64)
                    self._stop()
                else:
                    self._hear(found.data)
            if len(self._ready) == self._count and not self._complete:
                self._complete = True
                announce()
            if self._stopping is not None and time.monotonic() > self._stopping:
                self._kill()
        if self._code < 0:
            raise ServerError("start-failed", detail=signal.Signals(-self._code).name)
        return self._code

    def _asked(self, sig: int, frame: FrameType | None) -> None:
        self._wake.send(b"s")

    def _patience(self) -> float | None:
        """Seconds until something is to be done."""
        times = [*self._due.values(), *([] if self._stopping is None else [self._stopping])]
        return max(0.0, min(times) - time.monotonic()) if times else None

    # -- one worker -------------------------------------------------------------------------------------------------

    def _start_due(self) -> None:
        for worker in [worker for worker, when in self._due.items() if when <= time.monotonic()]:
            del self._due[worker]
            self._start(worker)

    def _start(self, worker: int) -> None:
        line, their_line = socket.socketpair()
        sys.stdout.flush()
        sys.stderr.flush()
        pid = os.fork()
        if pid == 0:
            line.close()
            self._be(worker, their_line)
        their_line.close()
        self._processes[worker] = _Process(pid, line, time.monotonic())
        self._selector.register(line, selectors.EVENT_READ, worker)

    def _be(self, number: int, line: socket.socket) -> NoReturn:
        """In the new process. The lines of others are closed: they must end with the supervisor."""
        code = 1
        try:
            for how in (signal.SIGINT, signal.SIGTERM):
                signal.signal(how, signal.SIG_IGN)
            self._selector.close()
            for end in (self._wakes, self._wake, *(other.line for other in self._processes.values())):
                end.close()
            code = self._work(Worker(number, self._count, self._shared, line), self._complete)
        except BaseException as error:
            log.critical("worker failed", exc_info=error)
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)

    def _hear(self, worker: int) -> None:
        try:
            said = self._processes[worker].line.recv(64)
        except ConnectionError:
            said = b""
        if not said:
            self._ended(worker)
            return
        self._ready.add(worker)
        self._answered = True
        if self._stopping is not None:
            return
        self._shared.note_answering(worker, True)
        log.info("worker ready", extra={"worker": worker, "pid": self._processes[worker].pid})
        self._note("open")
        if not self._complete and worker == 0:
            self._due = dict.fromkeys((one for one in range(self._count) if one not in self._processes), 0.0)

    def _ended(self, worker: int) -> None:
        self._shared.note_answering(worker, False)
        self._ready.discard(worker)
        process = self._processes.pop(worker)
        self._selector.unregister(process.line)
        process.line.close()
        code = os.waitstatus_to_exitcode(os.waitpid(process.pid, 0)[1])
        if self._stopping is not None:
            return
        if not self._complete and (code >= 0 or not self._answered):
            self._code = code
            self._stop()
            return
        if not self._ready:
            self._note("starting")  # the last one may have moved SQLite's log into the database
        lasted = time.monotonic() - process.begun
        self._failures[worker] = self._failures[worker] + 1 if lasted < _STEADY else 1
        pause = min(_FIRST_PAUSE * 2 ** (min(self._failures[worker], 16) - 1), _LONGEST_PAUSE)
        self._due[worker] = time.monotonic() + pause
        log.error("worker ended", extra={"worker": worker, "code": code})

    # -- the end ----------------------------------------------------------------------------------------------------

    def _stop(self) -> None:
        """Ask all to stop; once more, and they do not wait for anybody."""
        self._due.clear()
        if self._stopping is None:
            self._stopping = time.monotonic() + _LAST_WORDS
            self._ears.close()
            if self._word == "open":
                self._note("closing")
        for worker, process in self._processes.items():
            self._shared.note_answering(worker, False)
            try:
                process.line.send(b"s")
            except OSError:
                """It has ended already."""

    def _kill(self) -> None:
        self._stopping = time.monotonic() + _LAST_WORDS
        for worker, process in self._processes.items():
            log.error("worker killed", extra={"worker": worker})
            os.kill(process.pid, signal.SIGKILL)

    def _note(self, word: Word) -> None:
        if self._folder is not None and word != self._word:
            self._folder.note(word)
        self._word = word
