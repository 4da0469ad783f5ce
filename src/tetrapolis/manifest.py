"""What whoever shows a game needs of it beside its views: all that does not change while it is played."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from .bots.analysis import HINDSIGHT, USUAL_SEED
from .bots.judge import BUDGETS, LIMITS
from .bots.judging import KINDS
from .bots.kernel import KNOBS
from .bots.learned import learned_mind_of, learned_of
from .bots.levels import LEVELS, milliseconds_of, setting_of
from .bots.mind import mind_of
from .core.game import Game
from .core.options import Choice, spell
from .core.sentences import Listing, Phrase
from .wire import GameLine, LevelLine, OptionLine, PresetLine, RulesSection, Word


class EventKind(msgspec.Struct, frozen=True):
    """A kind of event and the names of its numbers; of a secret one, outsiders do not even hear.

    A fleeting one tells nothing more once all have chosen.
    """

    name: str
    numbers: list[str]
    secret: bool
    fleeting: bool


class SentenceKind(msgspec.Struct, frozen=True):
    """A kind of sentence: the key of its message and the names of its numbers."""

    key: str
    numbers: list[str]


class LearnedWords(msgspec.Struct, frozen=True):
    """What follows the weights where something was learned, eight bytes a word in Base64; and its constants."""

    knobs: dict[str, int]
    words: str


class Thinking(msgspec.Struct, frozen=True):
    """The bot behind each level, and the numbers that bots think with."""

    levels: dict[str, str]
    weights: dict[str, int]
    knobs: dict[str, int]
    learned: LearnedWords | None


class Judging(msgspec.Struct, frozen=True):
    """How decisions are judged: budgets by depth, the table of thresholds, and the kinds of verdicts by number."""

    budgets: dict[str, list[int]]
    limits: list[int]
    kinds: list[str]
    seed: int
    hindsight: int


class Manifest(GameLine, frozen=True):
    """A game; `box` has the components as its drawings need them.

    `sentences` are those about actions. In sentences and events, a number with a name in `vocabulary` stands for one of
    its words. Those with the names in one of the `lists` stand together for its words: each for an amount, told by the
    message with this key unless it is 0, or for a set, with a word for each bit.
    """

    rules_version: int
    categories: list[str]
    events: list[EventKind]
    sentences: list[SentenceKind]
    vocabulary: dict[str, list[Word]]
    lists: dict[str, dict[str, str | list[Word]]]
    rules: list[RulesSection]
    thinking: Thinking
    judging: Judging
    box: Any


def manifest_of(game: Game) -> Manifest:
    mind = mind_of(game)
    return Manifest(
        **msgspec.structs.asdict(game_line(game)),
        rules_version=game.spec.rules_version,
        categories=list(game.spec.categories),
        events=[
            EventKind(kind.name, list(kind.numbers), kind.secret, kind.name in game.face.fleeting)
            for kind in game.face.event_kinds
        ],
        sentences=[SentenceKind(kind.key, list(kind.numbers)) for kind in game.face.sentences],
        vocabulary={name: _words_of(phrases) for name, phrases in game.face.vocabulary.items()},
        lists={name: _list_of(listing) for name, listing in game.face.lists.items()},
        rules=rules_of(game),
        thinking=Thinking(
            {level: setting_of(level, game) for level in LEVELS},
            dict(zip(mind.names, mind.weights.tolist(), strict=True)),
            dict(zip(KNOBS, mind.knobs.tolist(), strict=True)),
            _learned(game),
        ),
        judging=Judging(
            {depth: list(budget) for depth, budget in BUDGETS.items()}, list(LIMITS), list(KINDS), USUAL_SEED, HINDSIGHT
        ),
        box=game.face.box,
    )


def _learned(game: Game) -> LearnedWords | None:
    learned, mind = learned_of(game), learned_mind_of(game)
    if learned is None or mind is None:
        return None
    return LearnedWords(dict(zip(KNOBS, mind.knobs.tolist(), strict=True)), learned.words)


def game_line(game: Game) -> GameLine:
    """The options of a game, named readings of its rules and levels of its bots."""
    titles = game.spec.plans.titles if game.spec.plans else {}
    options = [
        OptionLine(
            option.name,
            _spelt(option.choices),
            spell(option.default),
            [seats for seats in game.spec.seat_counts if option.asks(seats)],
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
    parts = {name: part if isinstance(part, int) else word_of(part) for name, part in phrase.parts}
    return Word(phrase.key, phrase.detail, _words_of(phrase.more), parts)


def _words_of(phrases: Sequence[Phrase]) -> list[Word]:
    return [word_of(phrase) for phrase in phrases]


def _list_of(listing: Listing) -> dict[str, str | list[Word]]:
    return {name: said if isinstance(said, str) else _words_of(said) for name, said in listing.items()}


def _spelt(choices: tuple[Choice, ...]) -> list[str]:
    return [spell(choice) for choice in choices]


def _spelt_by_name(choices: Mapping[str, Choice]) -> dict[str, str]:
    return {option: spell(choice) for option, choice in choices.items()}
