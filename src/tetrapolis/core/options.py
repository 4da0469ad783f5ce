"""Options of a match: named choices, stored in the record as the index of the choice."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from .errors import BadOption

Choice = str | int | bool


def _always(seats: int, choice: Choice) -> bool:
    return True


@dataclass(frozen=True)
class Option:
    """A named choice. `allowed(seats, choice)` tells which choices fit a number of seats."""

    name: str
    choices: tuple[Choice, ...]
    default: Choice
    allowed: Callable[[int, Choice], bool] = _always

    def choices_for(self, seats: int) -> tuple[Choice, ...]:
        return tuple(choice for choice in self.choices if self.allowed(seats, choice))

    def code(self, choice: Choice, seats: int) -> int:
        """The integer that rules see; BadOption if the choice does not exist or does not fit."""
        for index, candidate in enumerate(self.choices):
            if candidate == choice and type(candidate) is type(choice):
                if self.allowed(seats, choice):
                    return index
                raise BadOption("option-not-with-seats", option=self.name, choice=spell(choice), seats=seats)
        raise BadOption(
            "option-unknown-choice",
            option=self.name,
            choice=spell(choice),
            choices=", ".join(map(spell, self.choices)),
        )

    def parse(self, text: str) -> Choice:
        """A choice from what a person typed: its text, or a beginning that no other choice has."""
        typed = text.strip().lower()
        for choice in self.choices:
            if spell(choice) == typed:
                return choice
        begun = [choice for choice in self.choices if spell(choice).startswith(typed)] if typed else []
        if len(begun) == 1:
            return begun[0]
        raise BadOption(
            "option-unknown-choice",
            option=self.name,
            choice=text,
            choices=", ".join(map(spell, self.choices)),
        )


def flag(name: str, allowed: Callable[[int, Choice], bool] = _always) -> Option:
    """An option that is off unless asked for."""
    return Option(name, (False, True), False, allowed)


@dataclass(frozen=True)
class Preset:
    """Rule readings under one name: a choice for each of some options, the same ones in every preset of a game."""

    name: str
    choices: Mapping[str, Choice]


def spell(choice: object) -> str:
    """The text form of a choice: yes and no for flags, the word or number itself otherwise."""
    if isinstance(choice, bool):
        return "yes" if choice else "no"
    return str(choice)


def complete(options: Sequence[Option], given: Mapping[str, object], seats: int) -> dict[str, Choice]:
    """All options with their defaults filled in; BadOption on unknown names or choices."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption("option-unknown", option=str(name), options=", ".join(known))
    chosen: dict[str, Choice] = {}
    for option in options:
        value = given.get(option.name, option.default)
        if not isinstance(value, (str, int, bool)):
            raise BadOption(
                "option-unknown-choice",
                option=option.name,
                choice=str(value),
                choices=", ".join(map(spell, option.choices)),
            )
        option.code(value, seats)
        chosen[option.name] = value
    return chosen
