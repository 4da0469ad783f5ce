"""World Monuments as the rest of the house knows it."""

import functools
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from tetrapolis.core.contract import Face, Foresight, Rules, Spec, rulebook
from tetrapolis.core.errors import BadOption
from tetrapolis.core.game import Game
from tetrapolis.core.options import Choice
from tetrapolis.core.plans import Plans, own_plans
from tetrapolis.core.standing import no_tie_break
from tetrapolis.text import locale_folder

from .actions import NOTATION, count, explain, number
from .box import BOX
from .building import points_of_slot
from .checks import filling_problems
from .pad import PAD
from .plan_files import read_carried, read_plan, shelf_with
from .plans import Monument, Shelf
from .rules import LEGAL_LIMIT, apply, determinize, legal, pending, refusal, sample, setup, under_way
from .scoring import CATEGORIES, score
from .state import PRESETS, State, options_with
from .story import EVENTS
from .view import View, census, look
from .words import COLOUR_PHRASES, FIELD_PHRASES, SENTENCES, describe

NAME = "world_monuments"


def _offer(path: Path) -> tuple[str, str]:
    """The option and the choice under which a plan file can be played."""
    name, plan = read_plan(path)
    return ("monument" if isinstance(plan, Monument) else "quarry"), name


def _check_together(shelf: Shelf, options: Mapping[str, Choice]) -> None:
    """A plan goes together with all printed ones; two of the user's own may not."""
    quarry = shelf.quarries[str(options["quarry"])]
    for monument in shelf.candidates(options["monument"]).values():
        for found in filling_problems(monument, quarry):
            raise BadOption("options-together", reason=found)


def _extended(shelf: Shelf, folder: Path, carried: Mapping[str, Any]) -> Game:
    return _extended_by(shelf, folder, msgspec.json.encode(carried))


@functools.lru_cache(maxsize=64)
def _extended_by(shelf: Shelf, folder: Path, carried: bytes) -> Game:
    """One game for the same plans, so that what it has compiled is kept."""
    plans = {name: read_carried(name, facts) for name, facts in msgspec.json.decode(carried).items()}
    return game_of(shelf.extended(plans), folder)


def game_of(shelf: Shelf, folder: Path) -> Game:
    """The game with the plans of a shelf; `folder` is where people add their own."""
    return Game(
        Spec(
            name=NAME,
            rules_version=2,
            rule_prefix="WM",
            seat_counts=(2, 3, 4),
            options=options_with(tuple(shelf.monuments), tuple(shelf.quarries)),
            presets=PRESETS,
            state=State,
            view=View,
            view_words=shelf.words,
            notation=NOTATION,
            legal_limit=LEGAL_LIMIT,
            categories=CATEGORIES,
            census=census,
            prepare=shelf.prepare,
            unfinished=under_way,
            plans=Plans(
                folder,
                ("monument", "quarry"),
                _offer,
                partial(_extended, shelf, folder),
                {name: plan.source for name, plan in shelf.own_plans.items()},
                {name: plan.name for name, plan in shelf.own_plans.items()},
                tuple(shelf.unreadable),
            ),
            check_together=partial(_check_together, shelf),
        ),
        Rules(
            setup,
            pending,
            refusal,
            legal,
            sample,
            apply,
            score,
            no_tie_break,
            determinize,
            look,
            count,
            explain,
            number,
            describe,
        ),
        Face(
            locale=locale_folder(__file__),
            rulebook=rulebook(
                "WM",
                setup=6,
                rounds=7,
                filling=14,
                moves=26,
                quarry_end=28,
                building=33,
                offset=35,
                track=37,
                passing=43,
                round_end=45,
                end=48,
                winner=51,
            ),
            event_kinds=EVENTS,
            sentences=SENTENCES,
            terminal="tetrapolis.games.world_monuments.terminal",
            box=BOX,
            vocabulary={"field": FIELD_PHRASES, "colour": COLOUR_PHRASES},
            lists={"stones": {"colours": COLOUR_PHRASES}},
        ),
        Foresight(kernels=((points_of_slot, "si"),)),
        heuristic="tetrapolis.games.world_monuments.heuristic",
        pad=PAD,
    )


GAME = game_of(shelf_with(own_plans(NAME)), own_plans(NAME))
