"""Write a database as an earlier version of the server did, for tests/server/test_databases.py.

    python scripts/old_database.py 69c9f32 d957303

Every commit is checked out into a temporary worktree; its server, run by today's Python with its sources first on the
path, plays matches of all games with guests and an account: finished, under way (also with a bot whose turn it is) and
not begun. The result is tests/server/databases/COMMIT.json.gz: the rows of all tables, and each match as it was shown
to a spectator and to its seats.
"""

import argparse
import gzip
import json
import os
import random
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "tests" / "server" / "databases"
SEATS = {"akropolis": 2, "ginkgopolis": 3, "seven_wonders": 3, "world_monuments": 2}
UNDER_WAY = 9  # choices in a match that is not finished
PATIENCE = 600.0


@contextmanager
def worktree(commit: str, folder: Path) -> Iterator[Path]:
    path = folder / commit
    git = [shutil.which("git") or "git", "-C", str(ROOT), "worktree"]
    subprocess.run([*git, "add", "--detach", str(path), commit], check=True)
    try:
        yield path
    finally:
        subprocess.run([*git, "remove", "--force", str(path)], check=True)


class Old:
    """A server of an earlier version."""

    def __init__(self, sources: Path, data: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        words = ["serve", "--port", str(port), "--data", str(data), "--no-browser", "--rate", "100000"]
        path = {"PYTHONPATH": str(sources / "src"), "TETRAPOLIS_PLANS": "none"}
        self.process = subprocess.Popen([sys.executable, "-m", "tetrapolis.cli", *words], env=os.environ | path)
        stranger = self.person()
        limit = time.monotonic() + PATIENCE
        while time.monotonic() < limit and self.process.poll() is None:
            try:
                if stranger.get("/readyz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        raise TimeoutError(f"the server of {sources} does not answer")

    def person(self, name: str = "") -> httpx.Client:
        client = httpx.Client(base_url=self.address, timeout=PATIENCE, trust_env=False)
        if name:
            client.post("/api/session", json={"name": name}).raise_for_status()
        return client

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def table(person: httpx.Client, match: str) -> dict[str, Any]:
    found: dict[str, Any] = person.get(f"/api/matches/{match}").raise_for_status().json()
    return {name: value for name, value in found.items() if name != "now"}


def create(host: httpx.Client, game: str, seats: list[str], others: list[httpx.Client]) -> str:
    wish = {"game": game, "seats": seats, "public": True}
    match = str(host.post("/api/matches", json=wish).raise_for_status().json()["match"])
    for other in others:
        other.post(f"/api/matches/{match}/join", json={}).raise_for_status()
    return match


def play(match: str, people: list[httpx.Client], most: int, chance: random.Random) -> None:
    """Choose at random; in the middle somebody speaks, and takes a choice back if that is allowed."""
    for number in range(most):
        now = table(people[0], match)
        if now["status"] != "running":
            return
        mover = people[now["pending"][0]]
        seen = table(mover, match)
        wish = {"decision": seen["decision"], "action": chance.choice(seen["legal"]), "key": f"k{number}"}
        mover.post(f"/api/matches/{match}/actions", json=wish)  # a choice that must be made whole may be refused
        if number == UNDER_WAY // 2:
            mover.post(f"/api/matches/{match}/chat", json={"text": "Szia! Привіт!"}).raise_for_status()
            mover.post(f"/api/matches/{match}/undo")


def fill(server: Old, chance: random.Random) -> dict[str, Any]:
    """Play; what was shown of every match in the end."""
    anna, bela, _ = people = [server.person(name) for name in ("Anna", "Béla", "Віра")]
    anna.post("/api/accounts", json={"name": "Anna", "password": "four old cities"}).raise_for_status()
    shown: dict[str, Any] = {}
    for game, seats in SEATS.items():
        at_table, open_seats = people[:seats], ["me", *["open"] * (seats - 1)]
        for kind, most in (("over", 100_000), ("running", UNDER_WAY), ("lobby", 0)):
            match = create(anna, game, open_seats, at_table[1:] if most else [])
            if most:
                anna.post(f"/api/matches/{match}/start").raise_for_status()
                play(match, at_table, most, chance)
            spectator = table(server.person(), match)
            if spectator["status"] != kind:
                raise ValueError(f"{game} is {spectator['status']}, not {kind}")
            shown[match] = {"spectator": spectator, "seats": [table(one, match) for one in at_table] if most else []}
    for game, seats in SEATS.items():  # a bot's turn when the server is killed
        match = create(bela, game, ["master"] * (seats - 1) + ["me"], [])
        bela.post(f"/api/matches/{match}/start").raise_for_status()
    return shown


def rows(data: Path) -> dict[str, Any]:
    """All tables: their columns and their rows."""
    found = {}
    with closing(sqlite3.connect(data / "matches.sqlite")) as connection:
        made = "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type DESC, name"
        for kind, name, statement in connection.execute(made).fetchall():
            found[name] = {"sql": statement}
            if kind == "table":
                found[name]["rows"] = connection.execute(f'SELECT * FROM "{name}"').fetchall()  # noqa: S608
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commits", nargs="+")
    for commit in parser.parse_args().commits:
        with tempfile.TemporaryDirectory() as folder, worktree(commit, Path(folder)) as sources:
            data = Path(folder) / "data"
            server = Old(sources, data)
            try:
                shown = fill(server, random.Random(commit))
            finally:
                server.kill()
            text = json.dumps({"commit": commit, "shown": shown, "tables": rows(data)}, ensure_ascii=False)
            (TARGET / f"{commit}.json.gz").write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    main()
