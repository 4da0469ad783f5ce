"""Ginkgopolis as the rest of the house knows it."""

from tetrapolis.core.game import Game, Rules, RuleSection
from tetrapolis.core.standing import no_tie_break
from tetrapolis.text import locale_folder

from .actions import NOTATION, Returning, count, explain, number
from .box import BOX
from .city import SIDES
from .components import CARDS, FIRST_LETTER, LETTERS, THINGS, TILES
from .knowledge import determinize
from .parts import parts
from .preview import alone, goods, pay
from .rules import LEGAL_LIMIT, apply, legal, pending, refusal, sample
from .scoring import CATEGORIES, score
from .setup import setup
from .state import DTYPE, OPTIONS, PRESETS, RETURNING, State
from .story import EVENTS
from .supply import take_gains
from .turn import good_is_left
from .view import View, census, look
from .words import phrase, phrases, place_phrase


def _section(name: str, first: int, last: int) -> RuleSection:
    return RuleSection(name, tuple(f"GK-{number}" for number in range(first, last + 1)))


def _sets_aside(s: State, seat: int) -> bool:
    """Some tiles to return lie aside, and there may be more (GK-58)."""
    player = s.players[seat]
    return int(s.phase) == RETURNING and int(player.aside) != 0 and not int(player.returned)


GAME = Game(
    name="ginkgopolis",
    rules_version=2,
    rule_prefix="GK",
    seat_counts=(1, 2, 3, 4, 5),
    options=OPTIONS,
    presets=PRESETS,
    dtype=DTYPE,
    rules=Rules(
        setup, pending, refusal, legal, sample, apply, score, no_tie_break, determinize, look, count, explain, number
    ),
    legal_limit=LEGAL_LIMIT,
    categories=CATEGORIES,
    event_kinds=EVENTS,
    view_record=View,
    notation=NOTATION,
    steps=Returning(),
    census=census,
    locale=locale_folder(__file__),
    rulebook=(
        _section("setup", 1, 16),
        _section("characters", 17, 21),
        _section("selection", 22, 27),
        _section("actions", 28, 48),
        _section("preparation", 49, 51),
        _section("bonuses", 52, 57),
        _section("end", 58, 64),
        _section("scoring", 65, 70),
        _section("solo", 71, 82),
    ),
    terminal="tetrapolis.games.ginkgopolis.terminal",
    box=BOX,
    heuristic="tetrapolis.games.ginkgopolis.heuristic",
    rivals=lambda seats: 1 if seats == 1 else 0,
    vocabulary={
        "card": tuple(phrase(card) for card in range(CARDS)),
        "tile": tuple(phrase(tile) for tile in range(TILES)),
        "letter": tuple(phrase(FIRST_LETTER + i) for i in range(len(LETTERS))),
        "place": tuple(place_phrase(place) for place in range(len(SIDES) * TILES)),
        **dict.fromkeys(("character", "first", "second", "third"), tuple(phrase(thing) for thing in range(THINGS))),
    },
    kernels=((alone, "sii"), (pay, "sii"), (take_gains, "s"), (good_is_left, "si")),
    phrases=phrases,
    unfinished=_sets_aside,
    secret_steps=True,
    alone=alone,
    goods=goods,
    parts=parts,
)
