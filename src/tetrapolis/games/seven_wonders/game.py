"""7 Wonders as the rest of the house knows it."""

from tetrapolis.core.contract import Face, Foresight, Rules, Spec, rulebook
from tetrapolis.core.game import Game
from tetrapolis.text import locale_folder

from .actions import NOTATION, count, explain, number
from .box import BOX
from .components import MAX_PLAYERS, MIN_PLAYERS
from .knowledge import determinize
from .pad import PAD
from .preview import GOOD_NAMES, alone, goods
from .rules import LEGAL_LIMIT, apply, legal, pending, refusal, sample
from .scoring import CATEGORIES, score, tie_break
from .setup import setup
from .state import OPTIONS, PRESETS, State
from .story import EVENTS
from .view import View, census, look
from .words import BOARD_PHRASES, CARD_PHRASES, FACTS, SENTENCES, SIDE_PHRASES, describe

GAME = Game(
    Spec(
        name="seven_wonders",
        rules_version=1,
        rule_prefix="SW",
        seat_counts=tuple(range(MIN_PLAYERS, MAX_PLAYERS + 1)),
        options=OPTIONS,
        presets=PRESETS,
        state=State,
        view=View,
        notation=NOTATION,
        legal_limit=LEGAL_LIMIT,
        categories=CATEGORIES,
        census=census,
    ),
    Rules(
        *(setup, pending, refusal, legal, sample, apply, score, tie_break, determinize, look, count, explain, number),
        describe,
    ),
    Face(
        locale=locale_folder(__file__),
        rulebook=rulebook(
            "SW",
            setup=9,
            turn=18,
            actions=26,
            trade=36,
            chains=38,
            stages=42,
            sides=56,
            powers=64,
            cards=67,
            conflicts=70,
            scoring=74,
        ),
        event_kinds=EVENTS,
        fleeting=frozenset({"choose"}),
        sentences=SENTENCES,
        terminal="tetrapolis.games.seven_wonders.terminal",
        box=BOX,
        vocabulary={"card": CARD_PHRASES, "board": BOARD_PHRASES, "side": SIDE_PHRASES, "words": FACTS},
    ),
    Foresight(alone=alone, good_names=GOOD_NAMES, goods=goods),
    heuristic="tetrapolis.games.seven_wonders.heuristic",
    pad=PAD,
)
