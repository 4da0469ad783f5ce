"""How a game is learned: all that decides what comes out, but for the sources."""

from collections.abc import Iterable
from typing import Any

import msgspec

from tetrapolis.core.errors import BadOption


class Settings(msgspec.Struct, frozen=True):
    """Of a run. Shares are parts of one; points are points of the game."""

    game: str
    seed: int = 1
    generations: int = 8
    matches: int = 700  # of self-play in a generation
    batch: int = 10  # matches in one piece of work
    playouts: int = 120
    seats: tuple[int, ...] = (2, 2, 2, 3, 4)  # drawn from for every match
    mixed_options: float = 0.2  # of matches that are played with any options
    exploring: float = 0.12  # of decisions for which chance chooses among those that look good
    warmth: float = 5.0  # how good they must look: points
    tasted: float = 0.6  # of matches in which every seat begins with a taste of its own
    taste_decisions: int = 12  # how long at most
    taste_points: float = 6.0  # what a usual difference of the liked thing counts for
    trust_in_end: float = 0.9  # of a decision's target: the rest is what the search expected there
    window: int = 6  # generations whose matches are fitted
    nets: int = 4  # whose mean is taken
    units: int = 8  # hidden ones of each
    passes: int = 14
    by_category: float = 0.3  # how much single categories count beside their sum
    trials: int = 60  # matches of a new net against the best one
    trial_playouts: int = 400
    hand_playouts: float = 1.1  # times as many for the heuristic alone: it is cheaper
    winning: int = 0  # of the search with a net: see bots.kernel


SHORT: dict[str, Any] = {
    "generations": 1, "matches": 8, "batch": 2, "playouts": 20, "passes": 2, "units": 4, "nets": 2, "trials": 4,
    "trial_playouts": 20,
}  # fmt: skip


def settings_of(game: str, given: Iterable[str], usual: dict[str, Any]) -> Settings:
    """The settings with some changed, each told as NAME=NUMBER or NAME=NUMBER,NUMBER."""
    changed: dict[str, Any] = dict(usual)
    for text in given:
        name, _, value = text.partition("=")
        changed[name] = value.split(",") if name == "seats" else value
    try:
        settings = msgspec.convert({**changed, "game": game}, Settings, strict=False)
    except msgspec.ValidationError:
        raise BadOption("train-settings") from None
    counts = (settings.generations, settings.matches, settings.batch, settings.playouts, settings.trials, settings.nets)
    if min(*counts, settings.trial_playouts, *settings.seats) < 1 or not set(changed) <= set(
        Settings.__struct_fields__
    ):
        raise BadOption("train-settings")
    return settings
