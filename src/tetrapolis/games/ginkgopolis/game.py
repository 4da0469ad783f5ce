"""Ginkgopolis as the rest of the house knows it."""

from tetrapolis.core.contract import Face, Foresight, Rules, Spec, rulebook
from tetrapolis.core.game import Game
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
from .state import OPTIONS, PRESETS, RETURNING, State
from .story import EVENTS
from .supply import take_gains
from .turn import good_is_left
from .view import View, census, look
from .words import describe, phrase, phrases, place_phrase


def _sets_aside(s: State, seat: int) -> bool:
    """Some tiles to return lie aside, and there may be more (GK-58)."""
    player = s.players[seat]
    return int(s.phase) == RETURNING and int(player.aside) != 0 and not int(player.returned)


GAME = Game(
    Spec(
        name="ginkgopolis",
        rules_version=2,
        rule_prefix="GK",
        seat_counts=(1, 2, 3, 4, 5),
        options=OPTIONS,
        presets=PRESETS,
        state=State,
        view=View,
        notation=NOTATION,
        steps=Returning(),
        legal_limit=LEGAL_LIMIT,
        categories=CATEGORIES,
        census=census,
        rivals=lambda seats: 1 if seats == 1 else 0,
        unfinished=_sets_aside,
        secret_steps=True,
    ),
    Rules(
        setup, pending, refusal, legal, sample, apply, score, no_tie_break, determinize, look, count, explain, number
    ),
    Face(
        locale=locale_folder(__file__),
        rulebook=rulebook(
            "GK",
            setup=16,
            characters=21,
            selection=27,
            actions=48,
            preparation=51,
            bonuses=57,
            end=64,
            scoring=70,
            solo=82,
        ),
        event_kinds=EVENTS,
        describe=describe,
        terminal="tetrapolis.games.ginkgopolis.terminal",
        box=BOX,
        vocabulary={
            "card": tuple(phrase(card) for card in range(CARDS)),
            "tile": tuple(phrase(tile) for tile in range(TILES)),
            "letter": tuple(phrase(FIRST_LETTER + i) for i in range(len(LETTERS))),
            "place": tuple(place_phrase(place) for place in range(len(SIDES) * TILES)),
            **dict.fromkeys(("character", "first", "second", "third"), tuple(phrase(thing) for thing in range(THINGS))),
        },
        phrases=phrases,
    ),
    Foresight(
        alone=alone,
        kernels=((alone, "sii"), (pay, "sii"), (take_gains, "s"), (good_is_left, "si")),
        goods=goods,
        parts=parts,
    ),
    heuristic="tetrapolis.games.ginkgopolis.heuristic",
)
