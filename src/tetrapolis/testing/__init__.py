"""Tools to show that a game is right: the conformance suite, rule coverage, golden playthroughs, a toy game."""

from .conformance import ConformanceError, Report, check_game
from .coverage import rules_coverage

__all__ = ["ConformanceError", "Report", "check_game", "rules_coverage"]
