"""`tetrapolis` as a user starts it, a process of its own each time: forked where all is loaded, for a start is long."""

import functools
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from multiprocessing import forkserver
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import TemporaryDirectory

from tetrapolis.cli import main

COMMAND = [sys.executable, "-m", "tetrapolis.cli"]  # a fresh process all the same, where the start itself matters

_PATIENCE = 600.0
_FRESH = multiprocessing.get_context("spawn")
_FORKS = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload(["loaded"])
_HERE = str(Path(__file__).parent)
_MATTER = ("TETRAPOLIS_CACHE", "TETRAPOLIS_PLANS", "NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK")  # to what is loaded
_LOADED_WITH = {name: os.environ.get(name) for name in _MATTER}


@functools.cache
def _start_server() -> None:
    """Its own process looks for modules as any new one does, and must find those of the tests."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (_HERE, before)))
    try:
        forkserver.ensure_running()
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before


class Program:
    """A running `tetrapolis` with these words; what it prints goes to files. Used as a `subprocess.Popen` is.

    Where the environment would load other things, it is a fresh process.
    """

    def __init__(
        self,
        words: Sequence[str],
        *,
        typed: Path | None = None,
        printed: Path | None = None,
        complained: Path | None = None,
        environment: Mapping[str, str] | None = None,
        before: Callable[[], None] | None = None,
    ) -> None:
        files = [str(file or os.devnull) for file in (typed, printed, complained)]
        environment = dict(os.environ if environment is None else environment)
        details = (words, files, environment, before)
        self._process: BaseProcess
        if all(environment.get(name) == value for name, value in _LOADED_WITH.items()):
            _start_server()
            self._process = _FORKS.Process(target=_run, args=details)
        else:
            self._process = _FRESH.Process(target=_run, args=details)
        self._process.start()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        code = self._process.exitcode
        if code is None:
            raise subprocess.TimeoutExpired("tetrapolis", timeout or 0)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def run(*words: str, answers: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    """What a command prints in a window of 120 columns. Variables may matter to what is loaded: a fresh process."""
    environment = {**os.environ, "COLUMNS": "120", **variables}
    if variables:
        return subprocess.run(
            [*COMMAND, *words],
            input=answers,
            capture_output=True,
            text=True,
            env=environment,
            timeout=_PATIENCE,
            check=False,
        )
    with TemporaryDirectory() as folder:
        typed, printed, complained = (Path(folder) / name for name in ("typed", "printed", "complained"))
        typed.write_text(answers)
        program = Program(words, typed=typed, printed=printed, complained=complained, environment=environment)
        try:
            code = program.wait(_PATIENCE)
        finally:
            program.kill()
        return subprocess.CompletedProcess(list(words), code, printed.read_text(), complained.read_text())


def _run(
    words: Sequence[str], files: Sequence[str], environment: Mapping[str, str], before: Callable[[], None] | None
) -> None:
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(os.open(files[0], os.O_RDONLY), 0)
    for number, file in ((1, files[1]), (2, files[2])):
        os.dup2(os.open(file, os.O_CREAT | os.O_WRONLY | os.O_APPEND, 0o600), number)
    sys.stdin, sys.stdout, sys.stderr = os.fdopen(0), os.fdopen(1, "w"), os.fdopen(2, "w", buffering=1)
    sys.argv = ["tetrapolis", *words]
    if before is not None:
        before()
    sys.exit(main())
