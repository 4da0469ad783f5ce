"""Pictures of the start page and the four tables for the README, in docs/pictures: a server, bots that play, a browser.

python scripts/pictures.py
"""

import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import browser as chromium
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tetrapolis import wire
from tetrapolis.client import Guest

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
SIZE: ViewportSize = {"width": 1440, "height": 900}
TABLES = {  # seats, and how many entries of the log the match has before the picture is taken
    "akropolis": (3, 26),
    "seven_wonders": (4, 52),
    "world_monuments": (2, 110),
    "ginkgopolis": (3, 60),
}


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        words = ["serve", "--no-browser", "--port", str(port), "--data", folder, "--rate", "1000", "--log", "error"]
        server = subprocess.Popen([sys.executable, "-m", "tetrapolis.cli", *words], stdout=subprocess.DEVNULL)
        program = chromium.find() or chromium.install()
        browser = playwright.chromium.launch(
            executable_path=program,
            chromium_sandbox=False,
            args=chromium.arguments(program),
            env={**chromium.environment(program)},
        )
        try:
            guest = Guest(url, "Anna", patience=300.0)
            page = _page(browser, url, guest)
            _take(page, url, "start")
            for game, (seats, entries) in TABLES.items():
                _take(page, f"{url}/m/{_played(guest, game, seats, entries)}", game)
        finally:
            browser.close()
            server.terminate()
            server.wait()


def _played(guest: Guest, game: str, seats: int, entries: int) -> str:
    """A match in which a bot has played for the person for a while."""
    match = guest.create(game, ["me"] + ["architect"] * (seats - 1))
    guest.start(match)
    guest.post(f"matches/{match}/replace", wire.Done, wire.Replacement(0, "architect"))
    while (table := guest.look(match)).seq < entries and table.status == "running":
        time.sleep(0.2)
    guest.post(f"matches/{match}/return", wire.Done)
    while 0 not in (table := guest.look(match)).pending:
        if table.status == "over":
            sys.exit(f"{game} was over before its picture was taken")
        time.sleep(0.2)
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
