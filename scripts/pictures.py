"""Pictures of the start page and the four tables for the README, in docs/pictures: a server, bots that play, a browser.

python scripts/pictures.py
"""

import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import browser as chromium
from playwright.sync_api import Browser, Page, ViewportSize

from tetrapolis import wire
from tetrapolis.client import Guest

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
SIZE: ViewportSize = {"width": 1440, "height": 900}
TABLES = {  # seats, and how many entries of the log the match has before the picture is taken
    "akropolis": (3, 26),
    "seven_wonders": (4, 44),
    "world_monuments": (2, 90),
    "ginkgopolis": (3, 50),
}
_PAUSE = 0.02  # seconds: bots are quick


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with served() as url, chromium.opened() as browser:
        guest = Guest(url, "Anna", patience=300.0)
        page = _page(browser, url, guest)
        _take(page, url, "start")
        for game, (seats, entries) in TABLES.items():
            _take(page, f"{url}/m/{played(guest, game, seats, entries)}", game)


@contextmanager
def served() -> Iterator[str]:
    """A site of its own; its address."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        words = ["--no-browser", "--port", str(port), "--data", folder, "--rate", "1000", "--log", "error"]
        with running("tetrapolis.cli", "serve", *words):
            yield f"http://127.0.0.1:{port}"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(module: str, *words: str) -> Iterator[None]:
    """A program in the background."""
    program = subprocess.Popen(
        [sys.executable, "-m", module, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield
    finally:
        program.terminate()
        program.wait()


def played(guest: Guest, game: str, seats: int, entries: int) -> str:
    """A match of the guest against bots, after so many entries of the log, with a choice to make."""
    match = guest.create(game, ["me"] + ["architect"] * (seats - 1))
    guest.start(match)
    if entries:
        guest.post(f"matches/{match}/replace", wire.Done, wire.Replacement(0, "architect"))
        while (table := guest.look(match)).seq < entries and table.status == "running":
            time.sleep(_PAUSE)
        guest.post(f"matches/{match}/return", wire.Done)
    while 0 not in (table := guest.look(match)).pending:
        if table.status == "over":
            sys.exit(f"{game} with {seats} players was over before its picture was taken")
        time.sleep(_PAUSE)
    return match


def _page(browser: Browser, url: str, guest: Guest) -> Page:
    context = browser.new_context(viewport=SIZE, reduced_motion="reduce", locale="en")
    name, _, value = guest.cookie.partition("=")
    context.add_cookies([{"name": name, "value": value, "url": url}])
    return context.new_page()


def _take(page: Page, address: str, name: str) -> None:
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)
    page.screenshot(path=PICTURES / f"{name}.png")
    print(name, flush=True)


if __name__ == "__main__":
    main()
