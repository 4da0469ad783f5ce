"""A lesson as the page plays it: a prepared match, bots that always choose the same, and a person who is led."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import tetrapolis
from tetrapolis.bots import make_bot, whole_choice
from tetrapolis.core.match import Match
from tetrapolis.core.registry import names

_GAMES = Path(tetrapolis.__file__).parent / "games"
GAMES = [game for game in names() if (_GAMES / game / "lesson.json").exists()]


@cache
def lesson_of(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((_GAMES / game / "lesson.json").read_text(encoding="utf-8"))
    return found


class Led:
    """The match of a lesson; `play` is a choice of the person, and the bots go on until it is asked again."""

    def __init__(self, game: str, lesson: dict[str, Any] | None = None) -> None:
        self.lesson = lesson or lesson_of(game)
        self.seats: list[str] = self.lesson["seats"]
        self.seat = self.seats.index("person")
        self.match = Match(game, len(self.seats), seed=self.lesson["seed"], options=self.lesson["options"])
        for seat, action in self.lesson["actions"]:
            self.match.play(action, seat, whole=True)
        self.go_on()

    def go_on(self) -> None:
        """Bots choose, as `chanceOf` in web/src/local/match.ts says."""
        while others := [seat for seat in self.match.pending if seat != self.seat]:
            seat = others[0]
            decision = sum(one.seat == seat for one in self.match.played)
            chance = self.lesson["bots"] + decision * self.match.seats + seat
            bot = make_bot(self.seats[seat], self.match.game, chance)
            for action in whole_choice(bot, self.match.view(seat)):
                self.match.play(action, seat)

    def play(self, action: str) -> None:
        self.match.play(action, self.seat, whole=True)
        self.go_on()

    def steps(self) -> Iterator[tuple[int, dict[str, Any]]]:
        yield from enumerate(self.lesson["steps"])
