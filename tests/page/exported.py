"""The page in a folder that any host can hand out, and somebody who plays there, without a server."""

import functools
import random
import sys
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Request, Response, expect

from page.board import Board
from page.hands import Mouse
from page.stillness import Stillness
from page.visitor import TITLES, Visitor
from tetrapolis.core import record as records
from tetrapolis.core.match import Match

PLACE = "some/where"
_NOT_MODIFIED = 304
_LEFT = "net::ERR_ABORTED"  # the page was left before it came


class Quiet(SimpleHTTPRequestHandler):
    """Hands out files, as `python -m http.server` does, without telling."""

    def log_message(self, format: str, *details: Any) -> None:  # noqa: A002
        pass


class Patient(ThreadingHTTPServer):
    """Says nothing of browsers that leave before they have everything."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class Host:
    """A host that knows only files; it can be stopped, and come back at the same address."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._port = 0
        self.start()
        self.address = f"http://127.0.0.1:{self._port}/{PLACE}/"

    @property
    def folder(self) -> Path:
        return self.root / PLACE

    def start(self) -> None:
        serve = functools.partial(Quiet, directory=str(self.root))
        self._server = Patient(("127.0.0.1", self._port), serve)
        self._port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Reader(Visitor):
    """Somebody at a page without a server, who sees what it asks for and what fails."""

    def __init__(self, browser: Browser, host: Host, **settings: Any) -> None:
        super().__init__(browser, host.address, "Anna", service_workers="allow", **settings)
        self.asked: list[str] = []
        self.failed: list[str] = []
        self.watch(self.page)

    def watch(self, page: Page) -> None:
        def failed(request: Request) -> None:
            if request.failure != _LEFT:
                self.failed.append(f"{request.url}: {request.failure}")

        def answered(answer: Response) -> None:
            if not answer.ok and answer.status != _NOT_MODIFIED:
                self.failed.append(f"{answer.url}: {answer.status}")

        page.on("request", lambda request: self.asked.append(request.url))
        page.on("requestfailed", failed)
        page.on("response", answered)

    def starts(self, page: Page | None = None) -> None:
        expect((page or self.page).get_by_role("button", name="Play now")).to_have_count(len(TITLES))


def sit_down(anna: Reader, game: str, *seats: str) -> Page:
    """A new table by the dialog of the start page; whoever else is at this device is "here:NAME"."""
    page = anna.start()
    page.get_by_label("Your name").fill(anna.name)
    page.get_by_role("button", name=f"Players and options {TITLES[game]}").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox", name="Players").select_option(str(len(seats)))
    for number, seat in enumerate(seats, start=1):
        kind, _, name = seat.partition(":")
        dialog.get_by_role("combobox", name=f"Seat {number}").select_option(kind)
        if name:
            dialog.get_by_label("Your name").fill(name)
    dialog.get_by_role("button", name="Set up the table").click()
    expect(anna.board).to_be_visible()
    return page


def hand_of(anna: Reader) -> tuple[Board, Mouse]:
    board = Board(anna)
    return board, Mouse(board, Stillness(board, random.Random(5)))


def saved_record(page: Page, folder: Path) -> Match:
    """The record as the browser saves it, played again by Python."""
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return Match.replay(records.read(file))
