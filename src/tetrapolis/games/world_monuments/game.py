"""World Monuments as the rest of the house knows it."""

import functools
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from tetrapolis.core.errors import BadOption
from tetrapolis.core.game import Game, Phrase, Rules, RuleSection
from tetrapolis.core.options import Choice
from tetrapolis.core.plans import Plans, own_plans
from tetrapolis.core.standing import no_tie_break
from tetrapolis.text import locale_folder

from .actions import NOTATION, count, explain, number
from .box import BOX
from .building import points_of_slot
from .checks import filling_problems
from .components import COLOURS, FIELD_NAMES
from .plan_files import read_carried, read_plan, shelf_with
from .plans import Monument, Shelf
from .rules import LEGAL_LIMIT, apply, determinize, legal, pending, refusal, sample, setup
from .scoring import CATEGORIES, score
from .state import DTYPE, FILLING, PRESETS, State, options_with
from .story import EVENTS
from .view import View, census, look

NAME = "world_monuments"


def _section(name: str, first: int, last: int) -> RuleSection:
    return RuleSection(name, tuple(f"WM-{number}" for number in range(first, last + 1)))


def _under_way(s: State, seat: int) -> bool:
    """A move of the worker, or a choice of several short fields, that has begun and not ended."""
    return int(s.path_length) > 0 or (int(s.phase) == FILLING and int(s.short) != 0)


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
        name=NAME,
        rules_version=2,
        rule_prefix="WM",
        seat_counts=(2, 3, 4),
        options=options_with(tuple(shelf.monuments), tuple(shelf.quarries)),
        presets=PRESETS,
        dtype=DTYPE,
        rules=Rules(
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
        ),
        legal_limit=LEGAL_LIMIT,
        categories=CATEGORIES,
        event_kinds=EVENTS,
        view_record=View,
        view_words=shelf.words,
        notation=NOTATION,
        census=census,
        locale=locale_folder(__file__),
        rulebook=(
            _section("setup", 1, 6),
            _section("rounds", 7, 7),
            _section("filling", 8, 14),
            _section("moves", 15, 26),
            _section("quarry_end", 27, 28),
            _section("building", 29, 33),
            _section("offset", 34, 35),
            _section("track", 36, 37),
            _section("passing", 38, 43),
            _section("round_end", 44, 45),
            _section("end", 46, 48),
            _section("winner", 49, 51),
        ),
        terminal="tetrapolis.games.world_monuments.terminal",
        box=BOX,
        heuristic="tetrapolis.games.world_monuments.heuristic",
        vocabulary={
            "field": tuple(Phrase("field", name) for name in FIELD_NAMES),
            "colour": tuple(Phrase(f"colour-{colour}") for colour in COLOURS),
        },
        prepare=shelf.prepare,
        unfinished=_under_way,
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
        kernels=((points_of_slot, "si"),),
    )


GAME = game_of(shelf_with(own_plans(NAME)), own_plans(NAME))
