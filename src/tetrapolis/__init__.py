"""Tetrapolis: four city-building board games, one engine.

>>> import tetrapolis
>>> match = tetrapolis.new("akropolis", seats=2, seed=7)
>>> match.play("0@2,0,0")[0].kind
'take'
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .core.match import Match

__version__ = "0.1.0"

__all__ = ["__version__", "check_game", "list_games", "load", "new"]


def new(game: str, seats: int = 2, seed: int | str | None = None, options: dict[str, Any] | None = None) -> "Match":
    """Start a match."""
    from .core.match import Match

    return Match(game, seats, seed, options)


def load(path: str) -> "Match":
    """Replay a match from its record file."""
    from .core.match import Match

    return Match.load(path)


def list_games() -> tuple[str, ...]:
    """The names of the games that are installed."""
    from .core.registry import names

    return names()


def check_game(name: str, **how: Any) -> Any:
    """Run the conformance suite on a game; see `tetrapolis.testing`."""
    from .testing import check_game

    return check_game(name, **how)
