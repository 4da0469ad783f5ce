"""Which seats and options to try a game with."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from tetrapolis.core.errors import BadOption
from tetrapolis.core.game import Game
from tetrapolis.core.options import Choice


@dataclass(frozen=True)
class Setting:
    """A number of seats and a choice of options."""

    seats: int
    options: dict[str, Choice]

    def __str__(self) -> str:
        chosen = ", ".join(f"{name}={choice}" for name, choice in self.options.items())
        return f"{self.seats} seats" + (f", {chosen}" if chosen else "")


def settings(game: Game, mixtures: int = 4, seats: int | None = None) -> Iterator[Setting]:
    """For every number of seats: the defaults, every other choice on its own, and random mixtures that go together."""
    chance = random.Random(0)
    for count in game.spec.seat_counts if seats is None else (seats,):
        yield Setting(count, {})
        for option in game.spec.options:
            for choice in option.choices_for(count):
                if choice != option.default:
                    yield Setting(count, {option.name: choice})
        for _ in range(mixtures):
            mixed = Setting(
                count, {option.name: chance.choice(option.choices_for(count)) for option in game.spec.options}
            )
            if _goes_together(game, mixed):
                yield mixed


def _goes_together(game: Game, setting: Setting) -> bool:
    try:
        game.spec.complete_options(setting.seats, setting.options)
    except BadOption:
        return False
    return True
