"""Somebody who learns: reads the card, presses its buttons, and chooses by mouse or by keys."""

from typing import Any

from playwright.sync_api import Browser, Locator, ViewportSize, expect

from lessons.exercised import Exercised
from lessons.facts import Facts, doing, value_now, whole_choices
from lessons.lead import Led
from page.board import Board
from page.exported import Host
from page.visitor import Visitor
from tetrapolis.core.registry import find
from tetrapolis.text import Texts, signed, texts

WAYS = ("mouse", "keys")
TABLE: ViewportSize = {"width": 1366, "height": 768}
_LISTED = 120  # choices that the list of the page shows
_WAITED = 4
_ON = "button => document.activeElement === button"


class Pupil:
    """Somebody in a lesson, and the same lesson in Python beside the page."""

    def __init__(self, browser: Browser, host: Host, game: str, lang: str, way: str, **settings: Any) -> None:
        usual = {"viewport": TABLE}
        self.visitor = Visitor(browser, host.address, "Anna", expert=True, **(usual | settings))
        self.page, self.game, self.lang, self.way = self.visitor.page, game, lang, way
        self.page.add_init_script(f"localStorage.setItem('tetrapolis-language', '{lang}')")
        self.led = Led(game)
        self.at: Led | Exercised = self.led
        self.speak = texts(lang)
        self.say: Texts = texts(lang, find(game).face.locale)
        self.board = Board(self.visitor)

    @property
    def card(self) -> Locator:
        return self.page.locator(".company .card")

    @property
    def words(self) -> Locator:
        return self.card.locator(".words")

    def open(self, place: str = "") -> None:
        self.page.goto(f"{self.visitor.address}#/learn/{self.game}{place}")

    def press(self, key: str) -> None:
        """A button of the card, by its message."""
        button = self.card.get_by_role("button", name=self.speak(key), exact=True)
        expect(button).to_be_visible()
        if self.way == "mouse":
            button.click()
            return
        for _ in range(200):
            if button.evaluate(_ON):
                break
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")

    def asked(self) -> None:
        """Wait until the page asks for the decision that is open in Python."""
        count = sum(one.seat == self.at.seat for one in self.at.match.played)
        expect(self.page.locator(f'section.board[data-decision="{count}"]')).to_be_visible()

    def choose(self, action: str) -> None:
        """Play a choice on the page: from the list of all by mouse, or typed."""
        self.asked()
        if self.way == "mouse" and self._listed(action):
            return
        self.page.keyboard.press("Escape")
        self.page.locator("body").evaluate("body => document.activeElement.blur()")
        self.page.keyboard.press("/")
        expect(self.page.locator("#command")).to_be_focused()
        self.page.keyboard.type(action)
        self.page.keyboard.press("Enter")

    def _listed(self, action: str) -> bool:
        match = self.at.match
        listed = [match.game.spec.complete(str(one)) for one in match.legal(self.at.seat)][:_LISTED]
        if action not in listed:
            return False
        options = self.page.locator(".words details")
        if options.get_attribute("open") is None:
            options.locator("summary").click()
        options.locator(".options button").nth(listed.index(action)).click()
        return True

    def play(self, action: str) -> None:
        """The same choice on the page and in Python."""
        self.choose(action)
        self.led.play(action)

    def reads(self, step: dict[str, Any], facts: Facts | None) -> None:
        """The card says this, with the figures of the engine in Python."""
        view = self.led.match.view(self.led.seat)
        figures = {
            name: facts.value(term) if facts else value_now(view, term)
            for name, term in step.get("figures", {}).items()
        }
        expect(self.words).to_contain_text(self.say(f"learn-step-{step['say']}", **figures), use_inner_text=True)

    def meant(self, step: dict[str, Any]) -> Facts | None:
        return doing(self.led.match, self.led.seat, step["ask"], step["meant"])

    def compared(self, chosen: Facts, meant: Facts, step: dict[str, Any] | None = None) -> None:
        """The card sets both choices beside each other, with the figures of the engine in Python."""
        rows = {"all": (sum(chosen.points.values()), sum(meant.points.values()))}
        for mine, other in ((chosen.points, meant.points), (chosen.goods, meant.goods)):
            rows |= {name: (mine.get(name, 0), other.get(name, 0)) for name in mine.keys() | other.keys()}
        for name, term in (step or {}).get("rows", {}).items():
            rows[f"learn-row-{name}"] = (int(chosen.value(term)), int(meant.value(term)))
        expect(self.words.locator("tr[data-row]")).to_have_count(len(rows))
        for name, figures in rows.items():
            cells = self.words.locator(f'tr[data-row="{name}"] [data-figure]')
            expect(cells).to_have_text([signed(one) for one in figures])

    def reach_a_question(self, place: int) -> tuple[int, dict[str, Any] | None]:
        """Read on until something is asked that can be done now; what cannot, waits for a later choice."""
        steps, waited = self.led.lesson["steps"], 0
        while place < len(steps):
            step = steps[place]
            if "ask" not in step:
                self.reads(step, None)
                self.press("learn-next")
                place += 1
                continue
            if self.meant(step):
                return place, step
            expect(self.words).to_contain_text(self.speak("learn-later"))
            waited += 1
            place += waited == _WAITED
            self.play(next(whole_choices(self.led.match, self.led.seat)))
        return place, None
