"""Options of a match: named choices, stored in the record as the index of the choice."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from .errors import BadOption, shown
from .records import Record, members

Choice = str | int | bool


def _always(seats: int, choice: Choice) -> bool:
    return True


def _with_any(seats: int) -> bool:
    return True


def _with_others(seats: int) -> bool:
    return seats > 1


@dataclass(frozen=True)
class Option:
    """A named choice. `allowed(seats, choice)` tells which choices fit a number of seats.

    Where `matters(seats)` is false every choice is taken, and none changes anything: nobody needs to be asked.
    """

    name: str
    choices: tuple[Choice, ...]
    default: Choice
    allowed: Callable[[int, Choice], bool] = _always
    matters: Callable[[int], bool] = _with_any

    def choices_for(self, seats: int) -> tuple[Choice, ...]:
        return tuple(choice for choice in self.choices if self.allowed(seats, choice))

    def asks(self, seats: int) -> bool:
        """Whether there is something to choose with so many seats."""
        return len(self.choices_for(seats)) > 1 and self.matters(seats)

    def code(self, choice: Choice, seats: int) -> int:
        """The integer that rules see; BadOption if the choice does not fit."""
        if not self.allowed(seats, choice):
            raise BadOption("option-not-with-seats", option=self.name, choice=spell(choice), seats=seats)
        return self.choices.index(choice)

    def meant(self, value: object) -> Choice:
        """The choice itself, or how it is spelt ("yes" for true, "2" for 2); BadOption if there is none such."""
        for choice in self.choices:
            if spell(choice) == spell(value):
                return choice
        raise self._unknown(value)

    def parse(self, text: str) -> Choice:
        """A choice from what a person typed: its text, or a beginning that no other choice has."""
        typed = text.strip().lower()
        for choice in self.choices:
            if spell(choice) == typed:
                return choice
        begun = [choice for choice in self.choices if spell(choice).startswith(typed)] if typed else []
        if len(begun) == 1:
            return begun[0]
        raise self._unknown(text)

    def _unknown(self, value: object) -> BadOption:
        return BadOption(
            "option-unknown-choice",
            option=self.name,
            choice=spell(value),
            choices=", ".join(map(spell, self.choices)),
        )


def option(
    *choices: Choice,
    allowed: Callable[[int, Choice], bool] = _always,
    matters: Callable[[int], bool] = _with_any,
) -> Any:
    """An option as a member of a game's record of options; its first choice is the usual one."""
    return Option("", choices, choices[0], allowed, matters)


def flag(
    allowed: Callable[[int, Choice], bool] = _always,
    matters: Callable[[int], bool] = _with_any,
) -> Any:
    """An option that is off unless asked for."""
    return option(False, True, allowed=allowed, matters=matters)


def first_player(most: int) -> Any:
    """Who begins: chance, or a seat, counted from 1."""
    return option("random", *range(1, most + 1), allowed=_a_seat, matters=_with_others)


def _a_seat(seats: int, choice: Choice) -> bool:
    return choice == "random" or (isinstance(choice, int) and choice <= seats)


def options_of(declared: type[Record]) -> tuple[Option, ...]:
    """The options that a record of them declares, in order."""
    return tuple(replace(getattr(declared, member.name), name=member.name) for member in members(declared))


@dataclass(frozen=True)
class Preset:
    """Rule readings under one name: a choice for each of some options, the same ones in every preset of a game."""

    name: str
    choices: Mapping[str, Choice]


def spell(choice: object) -> str:
    """The text form of a choice: yes and no for flags, the word or number itself otherwise."""
    if isinstance(choice, (bool, np.bool_)):
        return "yes" if choice else "no"
    return shown(choice)


def complete(options: Sequence[Option], given: Mapping[str, object], seats: int) -> dict[str, Choice]:
    """All options with their defaults filled in; BadOption on unknown names or choices."""
    if not isinstance(given, Mapping):
        raise BadOption("options-shape", options=shown(given))
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption("option-unknown", option=shown(name), options=", ".join(known))
    chosen: dict[str, Choice] = {}
    for option in options:
        choice = option.meant(given.get(option.name, option.default))
        option.code(choice, seats)
        chosen[option.name] = choice
    return chosen
