"""Cards, stages and actions in words, made from effect values: text and behaviour cannot drift apart."""

import numpy as np

from tetrapolis.core.kernel import rule
from tetrapolis.core.sentences import Phrase, SentenceKind, SentenceRecord, listed, phrase_of

from .box import earlier, later
from .components import BOARDS, CARD_BY_NAME, CARD_COUNT, CARDS, SIDES, STAGES, Card, Stage
from .effects import MANUFACTURED, RAW, RESOURCES, SYMBOLS, Discount, Effect, Gain, Power, Produce, Science
from .ids import BUILD, DIG_NOTHING, FIRST_BOARD, FIRST_DIG, FIRST_SIDE, STAGE, play_parts
from .state import State

SENTENCES = (
    SentenceKind("action-build", ("card", "words")),
    SentenceKind("action-stage", ("card", "words", "number")),
    SentenceKind("action-sell", ("card",)),
    SentenceKind("action-dig-nothing"),
    SentenceKind("action-side", ("side",)),
    SentenceKind("action-board", ("board",)),
)
_BUILD, _STAGE, _SELL, _DIG_NOTHING, _SIDE, _BOARD = range(len(SENTENCES))


def card_phrase(name: str) -> Phrase:
    """The name of a card."""
    return Phrase(f"card-{name}")


def card_words(name: str) -> Phrase:
    """What a card costs and does, and its chains."""
    card = CARDS[CARD_BY_NAME[name]]
    return _facts([cost_words(card.cost), effects_words(card.effects), *_chain_words(card)])


def stage_words(stage: Stage) -> Phrase:
    """What a stage of a wonder costs and does."""
    return _facts([cost_words(stage.cost), effects_words(stage.effects)])


def _facts(several: list[Phrase]) -> Phrase:
    first, *others = several
    return phrase_of("facts", first=first, others=_facts(others)) if others else first


def cost_words(cost: str) -> Phrase:
    if not cost:
        return Phrase("cost-free")
    if "$" in cost:
        return phrase_of("cost-coins", coins=len(cost))
    units = [(cost.count(letter), _resource(letter)) for letter in dict.fromkeys(cost)]
    return listed([phrase_of("cost-units", count=count, unit=unit) if count > 1 else unit for count, unit in units])


def _resource(letter: str) -> Phrase:
    return Phrase(f"resource-{RESOURCES[letter]}")


def effects_words(effects: tuple[Effect, ...]) -> Phrase:
    return listed([_effect_words(effect) for effect in effects])


def _effect_words(effect: Effect) -> Phrase:
    match effect:
        case Produce(kinds, count):
            return phrase_of("effect-produce", kinds=_kinds(kinds), count=count)
        case Discount("raw", (side,)):
            return Phrase(f"effect-discount-{side}")
        case Discount():
            return Phrase("effect-discount-manufactured")
        case Science(symbols):
            symbol = "any" if len(symbols) == len(SYMBOLS) else symbols[0]
            return phrase_of("effect-science", symbol=Phrase(f"symbol-{symbol}"))
        case Power(name):
            return Phrase(f"power-{name}")
        case Gain(what, value, (), _):
            return phrase_of(f"effect-{what}", value=value)
        case Gain(what, value, ("complete",), _):
            return phrase_of(f"effect-{what}-complete", value=value)
        case Gain(what, value, per, scope):
            counted = Phrase(f"kind-{'-'.join(per)}-per")
            where = {("self",): "self", ("left", "right"): "neighbours"}.get(scope, "all")
            return phrase_of(f"effect-{what}-per", value=value, per=counted, scope=Phrase(f"scope-{where}"))


def _kinds(kinds: str) -> Phrase:
    if len(kinds) == len(RAW) and set(kinds) == set(RAW):
        return Phrase("resource-any-raw")
    if set(kinds) == set(MANUFACTURED):
        return Phrase("resource-any-manufactured")
    one, *others = map(_resource, kinds)
    return phrase_of("resource-either", one=one, other=others[0]) if others else one


def _chain_words(card: Card) -> list[Phrase]:
    """Which cards make this one free, and which it makes free (SW-37)."""
    chains = (("chain-from", earlier(card)), ("chain-to", later(card)))
    return [phrase_of(key, cards=listed([card_phrase(name) for name in cards])) for key, cards in chains if cards]


CARD_PHRASES = tuple(card_phrase(card.name) for card in CARDS)
BOARD_PHRASES = tuple(Phrase(f"wonder-{board.name}") for board in BOARDS)
SIDE_PHRASES = tuple(Phrase(f"side-{side}") for side in SIDES)
FACTS = (
    *(card_words(card.name) for card in CARDS),
    *(stage_words(stage) for board in BOARDS for stages in board.sides for stage in stages),
)
_FIRST_STAGE = CARD_COUNT + np.cumsum(STAGES).reshape(STAGES.shape) - STAGES  # by board and side, among the facts


@rule
def describe(s: State, seat: int, action: int, t: SentenceRecord) -> None:
    if action < FIRST_DIG:
        kind, card, _, _ = play_parts(action)
        t.kind = _BUILD if kind == BUILD else _STAGE if kind == STAGE else _SELL
        t.numbers[0] = card
        t.numbers[1] = card
        if kind == STAGE:
            city = s.players[seat]
            t.numbers[1] = _FIRST_STAGE[city.wonder, city.side] + city.stages
            t.numbers[2] = city.stages + 1
    elif action < DIG_NOTHING:
        t.kind = _BUILD
        t.numbers[0] = action - FIRST_DIG
        t.numbers[1] = action - FIRST_DIG
    elif action < FIRST_SIDE:
        t.kind = _DIG_NOTHING
    elif action < FIRST_BOARD:
        t.kind = _SIDE
        t.numbers[0] = action - FIRST_SIDE
    else:
        t.kind = _BOARD
        t.numbers[0] = action - FIRST_BOARD
