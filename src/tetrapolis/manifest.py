"""What whoever shows a game needs of it beside its views: all that does not change while it is played."""

from collections.abc import Mapping
from typing import Any

import msgspec

from .bots.kernel import KNOBS
from .bots.levels import LEVELS, milliseconds_of, setting_of
from .bots.mind import mind_of
from .core.contract import Phrase
from .core.game import Game
from .core.options import Choice, spell
from .wire import GameLine, LevelLine, OptionLine, PresetLine, RulesSection, Word


class EventKind(msgspec.Struct, frozen=True):
    """A kind of event and the names of its numbers; of a secret one, outsiders do not even hear."""

    name: str
    numbers: list[str]
    secret: bool


class Thinking(msgspec.Struct, frozen=True):
    """The bot behind each level, and the numbers that bots think with."""

    levels: dict[str, str]
    weights: dict[str, int]
    knobs: dict[str, int]


class Manifest(GameLine, frozen=True):
    """A game; `box` has the components as its drawings need them."""

    rules_version: int
    categories: list[str]
    events: list[EventKind]
    vocabulary: dict[str, list[Word]]
    rules: list[RulesSection]
    thinking: Thinking
    box: Any


def manifest_of(game: Game) -> Manifest:
    mind = mind_of(game)
    return Manifest(
        **msgspec.structs.asdict(game_line(game)),
        rules_version=game.spec.rules_version,
        categories=list(game.spec.categories),
        events=[EventKind(kind.name, list(kind.numbers), kind.secret) for kind in game.face.event_kinds],
        vocabulary={name: [word_of(phrase) for phrase in phrases] for name, phrases in game.face.vocabulary.items()},
        rules=rules_of(game),
        thinking=Thinking(
            {level: setting_of(level, game) for level in LEVELS},
            dict(zip(mind.names, mind.weights.tolist(), strict=True)),
            dict(zip(KNOBS, mind.knobs.tolist(), strict=True)),
        ),
        box=game.face.box,
    )


def game_line(game: Game) -> GameLine:
    """The options of a game, named readings of its rules and levels of its bots."""
    titles = game.spec.plans.titles if game.spec.plans else {}
    options = [
        OptionLine(
            option.name,
            _spelt(option.choices),
            spell(option.default),
            {choice: titles[choice] for choice in option.choices if isinstance(choice, str) and choice in titles},
            {
                seats: _spelt(option.choices_for(seats))
                for seats in game.spec.seat_counts
                if option.choices_for(seats) != option.choices
            },
        )
        for option in game.spec.options
    ]
    presets = [PresetLine(preset.name, _spelt_by_name(preset.choices)) for preset in game.spec.presets]
    levels = [LevelLine(level, milliseconds_of(level, game)) for level in LEVELS]
    return GameLine(game.name, list(game.spec.seat_counts), options, presets, levels)


def rules_of(game: Game) -> list[RulesSection]:
    return [RulesSection(section.name, list(section.rules)) for section in game.face.rulebook]


def word_of(phrase: Phrase) -> Word:
    return Word(phrase.key, phrase.detail, [word_of(other) for other in phrase.more])


def _spelt(choices: tuple[Choice, ...]) -> list[str]:
    return [spell(choice) for choice in choices]


def _spelt_by_name(choices: Mapping[str, Choice]) -> dict[str, str]:
    return {option: spell(choice) for option, choice in choices.items()}
