"""What the page costs that plays without a server: its first load, the way to a first choice, a Master's thought.

python scripts/page_figures.py
"""

import gzip
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import browser as chromium
from pictures import free_port, running, served
from playwright.sync_api import Browser, BrowserContext, Page, Response

from tetrapolis.server.export import export_page

ROUNDS = 5
PATIENCE = 300_000
READY = '[data-decision]:not([data-decision=""])'
KEPT = "() => navigator.serviceWorker.ready.then(found => found.active.state === 'activated')"


@contextmanager
def exported() -> Iterator[tuple[str, Path]]:
    """The page in a folder, handed out by a host that knows only files; its address, and where it lies."""
    with tempfile.TemporaryDirectory() as folder:
        export_page(Path(folder) / "page")
        port = str(free_port())
        with running("http.server", port, "--bind", "127.0.0.1", "--directory", folder):
            yield f"http://127.0.0.1:{port}/page/", Path(folder) / "page"


def visitor(browser: Browser) -> BrowserContext:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale="en-GB")
    context.set_default_timeout(PATIENCE)
    return context


def start(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_role("button", name="Play now").nth(3).wait_for()


def first_load(browser: Browser, address: str, folder: Path) -> str:
    """What a browser fetches until the start page is there, and all that it keeps for the time without a network."""
    context = visitor(browser)
    page = context.new_page()
    answers: list[Response] = []

    def heard(answer: Response) -> None:
        answers.append(answer)

    page.on("response", heard)
    start(page, address)
    page.wait_for_load_state("networkidle")
    bodies = [one.body() for one in answers if one.url.startswith(address) and not one.from_service_worker]
    context.close()
    kept = [file.read_bytes() for file in folder.rglob("*") if file.is_file()]
    return f"start page {_size(bodies)}; everything, for the time without a network {_size(kept)}"


def _size(files: list[bytes]) -> str:
    raw, packed = sum(map(len, files)), sum(len(gzip.compress(one, mtime=0)) for one in files)
    return f"{raw / 1000:.0f} kB in {len(files)} files ({packed / 1000:.0f} kB packed)"


def titles(page: Page) -> list[str]:
    return [one.inner_text() for one in page.locator(".games h2").all()]


def first_choice(page: Page, address: str, game: str) -> float:
    """Seconds from the click on "Play now" until somebody can choose."""
    start(page, address)
    begun = time.perf_counter()
    page.get_by_role("button", name=f"Play now {game}").click()
    page.locator(READY).first.wait_for()
    return time.perf_counter() - begun


def thought(page: Page) -> float:
    """Seconds until a Master's advice is there, at the table that is open."""
    begun = time.perf_counter()
    page.keyboard.press("h")
    page.locator(".banner").get_by_role("button", name="Confirm").wait_for()
    return time.perf_counter() - begun


def main() -> None:
    with served() as site, exported() as (alone, folder), chromium.opened() as browser:
        print(f"first load: {first_load(browser, alone, folder)}", flush=True)
        here, there = visitor(browser).new_page(), visitor(browser).new_page()
        start(here, alone)
        here.wait_for_function(KEPT)
        for game in titles(here):
            local, remote = [], []
            for _ in range(ROUNDS):
                local.append((first_choice(here, alone, game), thought(here)))
                remote.append((first_choice(there, site, game), thought(there)))
            own, servers = ([median(one) for one in zip(*times, strict=True)] for times in (local, remote))
            most = max(choice for choice, _ in local[1:])  # the first one fetches the game
            print(
                f"{game}: first choice {own[0]:.2f} s on this device (at most {most:.2f}), {servers[0]:.2f} s on a "
                f"server; a Master's advice {own[1]:.2f} s in a worker, {servers[1]:.2f} s from the server",
                flush=True,
            )


if __name__ == "__main__":
    main()
