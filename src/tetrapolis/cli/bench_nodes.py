"""The site that `tetrapolis bench --server` measures: one node or several, with workers, each a process of its own."""

import contextlib
import os
import secrets
import signal
import socket
import subprocess
import sys
from pathlib import Path

from tetrapolis.client import Guest
from tetrapolis.core.registry import find, names

_LONGEST = 600.0  # seconds to wait for a node
_LIMITS = ("--rate", "1000000", "--sockets", "1000000", "--connections", "1000000")


class Site:
    """Nodes with a database of their own, or one that was given."""

    def __init__(self, folder: Path, nodes: int, workers: int, database: str, bus: str) -> None:
        words = ["--workers", str(workers)]
        if database:
            words += ["--database", database, "--secret", secrets.token_hex(32)]
        if bus:
            words += ["--bus", bus]
        self._nodes = [_Node(folder / str(number), words) for number in range(nodes)]
        self.urls = [node.url for node in self._nodes]

    def wait(self) -> None:
        """Until all nodes answer and all games are prepared."""
        for node in self._nodes:
            node.wait()

    def memory(self) -> int:
        """Resident bytes; what workers share is counted for each of them."""
        pages = sum(int((place / "statm").read_text().split()[1]) for place in self._processes())
        return pages * os.sysconf("SC_PAGE_SIZE")

    def cpu(self) -> float:
        """Seconds on a core so far."""
        return sum(map(cpu_of, self._processes()))

    def _processes(self) -> list[Path]:
        return [place for node in self._nodes for place in node.processes()]

    def stop(self) -> None:
        for node in self._nodes:
            node.stop()


class _Node:
    """A server: one process, or several workers and who looks after them."""

    def __init__(self, folder: Path, words: list[str]) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        usual = ["serve", "--port", str(port), "--data", str(folder), "--no-browser", *_LIMITS, "--log", "error"]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tetrapolis.cli", *usual, *words], stdout=subprocess.DEVNULL, start_new_session=True
        )

    def wait(self) -> None:
        guest = Guest(self.url, "bench", patience=_LONGEST)
        for name in names():
            guest.create(name, ["me", *["open"] * (max(find(name).spec.seat_counts) - 1)])

    def processes(self) -> list[Path]:
        """All of the server, in the folder of processes."""
        own = str(self._process.pid)
        found = [Path("/proc") / own]
        for place in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):  # it has ended meanwhile
                if _facts_of(place)[1] == own:
                    found.append(place)
        return found

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def cpu_of(process: Path) -> float:
    """Seconds on a core so far of a process, by its place in the folder of processes."""
    facts = _facts_of(process)
    return (int(facts[11]) + int(facts[12])) / os.sysconf("SC_CLK_TCK")


def _facts_of(process: Path) -> list[str]:
    """What the system tells of a process, from its state on."""
    return (process / "stat").read_text().rpartition(")")[2].split()
