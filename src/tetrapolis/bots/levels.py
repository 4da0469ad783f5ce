"""Levels with names that a family understands; what each means for a game stands in its heuristic.toml."""

from tetrapolis.core.game import Game

from .mind import numbers_of

#: From the gentlest to the strongest.
LEVELS = ("apprentice", "builder", "architect", "master")

#: Levels as they once were, for comparisons: Master of November 2026, which had learned nothing.
FORMER = ("master-1",)

_USUAL = {
    "apprentice": "greedy:3",
    "builder": "greedy",
    "architect": "search:60",
    "master": "search:1500",
    "master-1": "search:1500",
}


def setting_of(level: str, game: Game) -> str:
    """The bot behind a level, as `bots.bot` names it."""
    chosen: str = numbers_of(game).get("levels", {}).get(level, _USUAL[level])
    return chosen


def milliseconds_of(level: str, game: Game) -> float | None:
    """The measured time for a move on one core, if it was measured: see docs/bots."""
    measured: dict[str, float] = numbers_of(game).get("milliseconds", {})
    return measured.get(level)
