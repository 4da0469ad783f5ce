"""7 Wonders as the rest of the house knows it."""

from tetrapolis.core.game import Game, Phrase, Rules, RuleSection
from tetrapolis.text import locale_folder

from .actions import NOTATION, count, explain, number
from .box import BOX
from .components import BOARDS, CARDS, MAX_PLAYERS, MIN_PLAYERS, SIDES
from .knowledge import determinize
from .preview import alone, goods
from .rules import LEGAL_LIMIT, apply, legal, pending, refusal, sample
from .scoring import CATEGORIES, score, tie_break
from .setup import setup
from .state import DTYPE, OPTIONS, PRESETS
from .story import EVENTS
from .view import View, census, look


def _section(name: str, first: int, last: int) -> RuleSection:
    return RuleSection(name, tuple(f"SW-{number}" for number in range(first, last + 1)))


GAME = Game(
    name="seven_wonders",
    rules_version=1,
    rule_prefix="SW",
    seat_counts=tuple(range(MIN_PLAYERS, MAX_PLAYERS + 1)),
    options=OPTIONS,
    presets=PRESETS,
    dtype=DTYPE,
    rules=Rules(
        setup, pending, refusal, legal, sample, apply, score, tie_break, determinize, look, count, explain, number
    ),
    legal_limit=LEGAL_LIMIT,
    categories=CATEGORIES,
    event_kinds=EVENTS,
    view_record=View,
    notation=NOTATION,
    census=census,
    locale=locale_folder(__file__),
    rulebook=(
        _section("setup", 1, 9),
        _section("turn", 10, 18),
        _section("actions", 19, 26),
        _section("trade", 27, 36),
        _section("chains", 37, 38),
        _section("stages", 39, 42),
        _section("sides", 43, 56),
        _section("powers", 57, 64),
        _section("cards", 65, 67),
        _section("conflicts", 68, 70),
        _section("scoring", 71, 74),
    ),
    terminal="tetrapolis.games.seven_wonders.terminal",
    box=BOX,
    heuristic="tetrapolis.games.seven_wonders.heuristic",
    kernels=((alone, "sii"),),
    alone=alone,
    goods=goods,
    vocabulary={
        "card": tuple(Phrase(f"card-{card.name}") for card in CARDS),
        "board": tuple(Phrase(f"wonder-{board.name}") for board in BOARDS),
        "side": tuple(Phrase(f"side-{side}") for side in SIDES),
    },
)
