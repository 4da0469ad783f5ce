"""Akropolis as the rest of the house knows it."""

from tetrapolis.core.contract import Face, Rules, Spec, rulebook
from tetrapolis.core.game import Game
from tetrapolis.text import locale_folder

from .actions import NOTATION, count, explain, number
from .box import BOX
from .pad import PAD
from .rules import EVENTS, apply, determinize, legal, pending, refusal, sample, setup
from .scoring import CATEGORIES, score, tie_break
from .state import MAX_CELLS, MAX_ROW, OPTIONS, PRESETS, State
from .view import View, census, look
from .words import SENTENCES, TILE_PHRASES, describe

# A city of c cells has at most 2 c + 4 empty cells around it. A legal spot on the ground has one of those among its
# three cells (6 triangles each), a higher one lies on built cells (2 triangles each); 3 rotations, MAX_ROW tiles.
_SPOTS = 3 * (6 * (2 * MAX_CELLS + 4) + 2 * MAX_CELLS)


GAME = Game(
    Spec(
        name="akropolis",
        rules_version=1,
        rule_prefix="AK",
        seat_counts=(1, 2, 3, 4),
        options=OPTIONS,
        presets=PRESETS,
        state=State,
        view=View,
        notation=NOTATION,
        legal_limit=MAX_ROW * _SPOTS,
        categories=CATEGORIES,
        census=census,
        rivals=lambda seats: 1 if seats == 1 else 0,
    ),
    Rules(
        *(setup, pending, refusal, legal, sample, apply, score, tie_break, determinize, look, count, explain, number),
        describe,
    ),
    Face(
        locale=locale_folder(__file__),
        rulebook=rulebook(
            "AK",
            setup=9,
            turn=15,
            tile=17,
            ground=19,
            stacking=24,
            quarries=26,
            plazas=29,
            districts=37,
            refill=39,
            end=41,
            scoring=45,
            variants=54,
            solo=60,
        ),
        event_kinds=EVENTS,
        sentences=SENTENCES,
        terminal="tetrapolis.games.akropolis.terminal",
        box=BOX,
        vocabulary={"tile": TILE_PHRASES},
    ),
    heuristic="tetrapolis.games.akropolis.heuristic",
    features="tetrapolis.games.akropolis.features",
    pad=PAD,
)
