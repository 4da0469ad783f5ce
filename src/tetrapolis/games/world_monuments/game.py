"""World Monuments as the rest of the house knows it."""

from functools import partial
from pathlib import Path

from tetrapolis.core.game import Game, Phrase, Rules, RuleSection
from tetrapolis.core.kernel import State
from tetrapolis.core.plans import Plans, own_plans
from tetrapolis.text import locale_folder

from .actions import MonumentActions
from .building import open_slots, place_in_level, points_of_slot
from .components import COLOURS, FIELDS, field_name
from .plans import Monument, Shelf, read_plan, shelf_with
from .rules import LEGAL_LIMIT, apply, determinize, legal, pending, refusal, sample, setup
from .scoring import CATEGORIES, score, winners
from .state import DTYPE, PRESETS, options_of
from .story import EVENTS
from .view import census, open_table, own_table

NAME = "world_monuments"


def _section(name: str, first: int, last: int) -> RuleSection:
    return RuleSection(name, tuple(f"WM-{number}" for number in range(first, last + 1)))


def _under_way(s: State) -> bool:
    """A move of the worker that has begun and not ended."""
    return int(s.path_length) > 0


def _offer(path: Path) -> tuple[str, str]:
    """The option and the choice under which a plan file can be played."""
    name, plan = read_plan(path)
    return ("monument" if isinstance(plan, Monument) else "quarry"), name


def game_of(shelf: Shelf, folder: Path) -> Game:
    """The game with the plans of a shelf; `folder` is where people add their own."""
    return Game(
        name=NAME,
        rules_version=1,
        rule_prefix="WM",
        seat_counts=(2, 3, 4),
        options=options_of(tuple(shelf.monuments), tuple(shelf.quarries)),
        presets=PRESETS,
        dtype=DTYPE,
        rules=Rules(setup, pending, refusal, legal, sample, apply, score, winners, determinize),
        legal_limit=LEGAL_LIMIT,
        categories=CATEGORIES,
        event_kinds=EVENTS,
        actions=MonumentActions(),
        open_table=partial(open_table, shelf),
        own_table=own_table,
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
        heuristic="tetrapolis.games.world_monuments.heuristic",
        vocabulary={
            "field": tuple(Phrase("field", field_name(field)) for field in range(FIELDS)),
            "colour": tuple(Phrase(f"colour-{colour}") for colour in COLOURS),
        },
        prepare=shelf.prepare,
        unfinished=_under_way,
        plans=Plans(folder, ("monument", "quarry"), _offer, tuple(shelf.unreadable)),
        kernels=((open_slots, "s"), (place_in_level, "si"), (points_of_slot, "si")),
    )


GAME = game_of(shelf_with(own_plans(NAME)), own_plans(NAME))
