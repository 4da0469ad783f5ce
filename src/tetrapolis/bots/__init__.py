"""Computer opponents. They see views, never the truth."""

from .bot import Bot, Thinker, check_bot, make_bot, make_thinker, whole_choice
from .levels import LEVELS
from .mind import mind_of
from .random import RandomBot

__all__ = ["LEVELS", "Bot", "RandomBot", "Thinker", "check_bot", "make_bot", "make_thinker", "mind_of", "whole_choice"]
