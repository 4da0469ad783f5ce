"""Somebody who has the page open: a browser context of their own, and all that the server has told it."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Response, WebSocket, WebSocketRoute, expect

from page.told import Told, drawn_instead, told_instead
from tetrapolis.core.match import Match

TITLES = {
    "akropolis": "Akropolis",
    "ginkgopolis": "Ginkgopolis",
    "seven_wonders": "7 Wonders",
    "world_monuments": "World Monuments",
}
PATIENCE = 240_000  # milliseconds; other tests may run at the same time
expect.set_options(timeout=PATIENCE)
_SETTINGS = "tetrapolis-settings"
_USUAL = {
    "viewport": {"width": 1440, "height": 900},
    "reduced_motion": "reduce",
    "locale": "en-GB",
    "service_workers": "block",  # who needs one asks for it: each would load the whole page for its visitor
}

_MENU = re.compile("^(Menu|Menü|Меню)$")
_CLOSE = re.compile("^(Close|Bezárás|Закрити)$")
_KEPT = "() => navigator.serviceWorker.ready.then(found => found.active.state === 'activated')"
_WISH = """(place, wishes) => {
  const kept = JSON.parse(localStorage.getItem(place) ?? '{}');
  localStorage.setItem(place, JSON.stringify({ ...kept, ...wishes }));
}"""
# What people have chosen in the settings stays; who has not is asked to wait for no playing of others' moves.
_BEGIN = """(place, wishes) => {
  if (location.protocol === 'about:') return;
  const kept = JSON.parse(localStorage.getItem(place) ?? '{}');
  localStorage.setItem(place, JSON.stringify({ ...wishes, ...kept }));
}"""


class Visitor:
    """A person with a browser; experts see notations, and the moves of others are there at once unless a pace is named.

    What goes wrong in the page is kept in `faults`, and looked at in the end.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        quiet: bool = False,
        expert: bool = False,
        pace: str = "none",
        **settings: Any,
    ) -> None:
        self.address = address
        self.name = name
        self.heard: list[bytes] = []
        self.faults: list[str] = []
        self._quiet = quiet
        self._answers: list[Response] = []
        self.context = browser.new_context(**(_USUAL | settings))
        self.context.set_default_timeout(PATIENCE)
        begin = json.dumps({"pace": pace, "notation": expert})
        self.context.add_init_script(f"({_BEGIN})('{_SETTINGS}', {begin})")
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        self.page.on("websocket", self._listen)
        self.page.on("response", self._answered)

    def _answered(self, answer: Response) -> None:
        self._answers.append(answer)

    def _listen(self, socket: WebSocket) -> None:
        socket.on(
            "framereceived", lambda frame: self.heard.append(frame if isinstance(frame, bytes) else frame.encode())
        )

    def leave(self) -> None:
        """Close the browser, at the latest after the test; earlier where the site stops before."""
        self.context.close()
        if not self._quiet:
            assert self.faults == [], "\n".join(self.faults)

    def told(self) -> list[bytes]:
        """Everything the server has sent to this page about matches: frames of sockets and bodies of answers."""
        bodies = [answer.body() for answer in self._answers if "/api/" in answer.url and answer.ok]
        return self.heard + bodies

    def wish(self, **settings: Any) -> None:
        """What the person has chosen in the settings, from the next page on, whatever it was before."""
        self.page.add_init_script(f"({_WISH})('{_SETTINGS}', {json.dumps(settings)})")

    def shall_see(self, view: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
        """What rarely happens, as it is drawn: this instead of the view; nothing can be chosen then."""
        told = Told()

        def instead(frame: bytes) -> bytes:
            told.hear(frame)
            return drawn_instead(frame, told, view(told.view)) if told.view is not None else frame

        self.hear_instead(instead)

    def shall_be_at(self, match: Match) -> None:
        """What rarely happens, as it can be played: the state of this match instead of that at the server."""
        self.hear_instead(lambda frame: told_instead(frame, match))

    def hear_instead(self, instead: Callable[[bytes], bytes]) -> None:
        """Change what the page hears from the server."""

        def between(socket: WebSocketRoute) -> None:
            server = socket.connect_to_server()
            server.on_message(lambda frame: socket.send(instead(frame) if isinstance(frame, bytes) else frame))

        self.page.route_web_socket("**/socket?*", between)

    # -- getting to a table ----------------------------------------------------------------------------------------

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        return self.page

    def start(self) -> Page:
        """The start page, with all games on it."""
        self.open()
        expect(self.page.get_by_role("button", name="Play now")).to_have_count(len(TITLES))
        return self.page

    def keep(self) -> None:
        """The page is kept for the time without a network; of those who allow service workers."""
        self.page.wait_for_function(_KEPT)

    def play_now(self, game: str) -> None:
        self.start().get_by_role("button", name=f"Play now {TITLES[game]}").click()
        expect(self.board).to_be_visible()

    def ask(self, path: str, **body: Any) -> Any:
        """A command outside the page, with the cookie of this browser."""
        answer = self.context.request.post(f"{self.address}/api/{path}", data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def look(self, path: str) -> Any:
        answer = self.context.request.get(f"{self.address}/api/{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def new_match(self, game: str, *seats: str, start: bool = True, **wishes: Any) -> str:
        self.ask("session", name=self.name)
        match = str(self.ask("matches", game=game, seats=list(seats), **wishes)["match"])
        if start:
            self.ask(f"matches/{match}/start")
        return match

    def sit_at(self, game: str, *seats: str, **wishes: Any) -> str:
        """A match that runs, with its table open."""
        match = self.new_match(game, *seats, **wishes)
        self.open(f"/m/{match}")
        expect(self.board).to_be_visible()
        return match

    # -- at the table ----------------------------------------------------------------------------------------------

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("region", name="Board", exact=True)

    @property
    def match(self) -> str:
        """Which one is on the page."""
        return self.page.url.rstrip("/").rsplit("/", 1)[1]

    def menu(self) -> Locator:
        """What a table has no room for: settings, leaving, the way home."""
        self.page.get_by_role("button", name=_MENU).click()
        dialog = self.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        return dialog

    def close(self) -> None:
        """The dialog that is open."""
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("button", name=_CLOSE).click()
        expect(dialog).to_have_count(0)

    def speak(self, lang: str) -> None:
        """Another language, on any page."""
        choice = self.page.locator("select:has(option[lang])")
        expect(choice.or_(self.page.get_by_role("button", name=_MENU)).first).to_be_visible()
        at_table = not choice.count()
        (self.menu() if at_table else self.page).locator("select:has(option[lang])").select_option(lang)
        expect(self.page.locator("html")).to_have_attribute("lang", lang)
        if at_table:
            self.close()

    @property
    def banner(self) -> Locator:
        return self.page.get_by_role("status").first
