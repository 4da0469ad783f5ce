"""Akropolis as the rest of the house knows it."""

from tetrapolis.core.game import Game, Rules, RuleSection
from tetrapolis.text import locale_folder

from .actions import NOTATION, count, explain, number
from .box import BOX
from .rules import EVENTS, apply, determinize, legal, pending, refusal, sample, setup
from .scoring import CATEGORIES, score, tie_break
from .state import DTYPE, MAX_CELLS, MAX_ROW, OPTIONS, PRESETS
from .view import View, census, look
from .words import TILE_PHRASES

# A city of c cells has at most 2 c + 4 empty cells around it. A legal spot on the ground has one of those among its
# three cells (6 triangles each), a higher one lies on built cells (2 triangles each); 3 rotations, MAX_ROW tiles.
_SPOTS = 3 * (6 * (2 * MAX_CELLS + 4) + 2 * MAX_CELLS)


def _section(name: str, first: int, last: int) -> RuleSection:
    return RuleSection(name, tuple(f"AK-{number}" for number in range(first, last + 1)))


GAME = Game(
    name="akropolis",
    rules_version=1,
    rule_prefix="AK",
    seat_counts=(1, 2, 3, 4),
    options=OPTIONS,
    presets=PRESETS,
    dtype=DTYPE,
    rules=Rules(
        setup, pending, refusal, legal, sample, apply, score, tie_break, determinize, look, count, explain, number
    ),
    legal_limit=MAX_ROW * _SPOTS,
    categories=CATEGORIES,
    event_kinds=EVENTS,
    view_record=View,
    notation=NOTATION,
    census=census,
    locale=locale_folder(__file__),
    rulebook=(
        _section("setup", 1, 9),
        _section("turn", 10, 15),
        _section("tile", 16, 17),
        _section("ground", 18, 19),
        _section("stacking", 20, 24),
        _section("quarries", 25, 26),
        _section("plazas", 27, 29),
        _section("districts", 30, 37),
        _section("refill", 38, 39),
        _section("end", 40, 41),
        _section("scoring", 42, 45),
        _section("variants", 46, 54),
        _section("solo", 55, 60),
    ),
    terminal="tetrapolis.games.akropolis.terminal",
    box=BOX,
    heuristic="tetrapolis.games.akropolis.heuristic",
    rivals=lambda seats: 1 if seats == 1 else 0,
    vocabulary={"tile": TILE_PHRASES},
)
