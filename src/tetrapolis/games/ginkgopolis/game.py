"""Ginkgopolis as the rest of the house knows it."""

from tetrapolis.core.contract import Face, Foresight, Rules, Spec, rulebook
from tetrapolis.core.game import Game
from tetrapolis.core.standing import no_tie_break
from tetrapolis.text import locale_folder

from .actions import NOTATION, RETURN, count, explain, number
from .box import BOX
from .city import SIDES
from .components import CARDS, FIRST_CHARACTER, FIRST_LETTER, GOODS, LETTERS, THINGS, TILES
from .knowledge import determinize
from .pad import PAD
from .parts import PART_LIMIT, REASONS, parts
from .preview import GOOD_NAMES, alone, goods
from .rules import LEGAL_LIMIT, apply, legal, pending, refusal, sample, sets_aside
from .scoring import CATEGORIES, score
from .setup import setup
from .state import OPTIONS, PRESETS, State
from .story import EVENTS
from .view import View, census, look
from .words import SENTENCES, TILE_PHRASES, TILES_BY_COLOUR, bonus_phrase, describe, phrase, place_phrase

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
        steps=RETURN,
        legal_limit=LEGAL_LIMIT,
        categories=CATEGORIES,
        census=census,
        rivals=lambda seats: 1 if seats == 1 else 0,
        unfinished=sets_aside,
        secret_steps=True,
    ),
    Rules(
        *(setup, pending, refusal, legal, sample, apply, score, no_tie_break, determinize, look, count, explain),
        *(number, describe),
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
        fleeting=frozenset({"select", "return_ready"}),
        sentences=SENTENCES,
        terminal="tetrapolis.games.ginkgopolis.terminal",
        box=BOX,
        vocabulary={
            "card": tuple(phrase(card) for card in range(CARDS)),
            "tile": TILE_PHRASES,
            **dict.fromkeys(("letter", "other"), tuple(phrase(FIRST_LETTER + i) for i in range(len(LETTERS)))),
            "place": tuple(place_phrase(place) for place in range(len(SIDES) * TILES)),
            **dict.fromkeys(("character", "first", "second", "third"), tuple(phrase(thing) for thing in range(THINGS))),
            "bonus": tuple(bonus_phrase(thing) for thing in range(FIRST_CHARACTER, THINGS)),
        },
        lists={"goods": {good: f"goods-{good}" for good in GOODS}, "faces": TILES_BY_COLOUR},
    ),
    Foresight(
        alone=alone,
        good_names=GOOD_NAMES,
        goods=goods,
        part_reasons=REASONS,
        part_goods=GOODS,
        part_limit=PART_LIMIT,
        parts=parts,
    ),
    heuristic="tetrapolis.games.ginkgopolis.heuristic",
    pad=PAD,
)
