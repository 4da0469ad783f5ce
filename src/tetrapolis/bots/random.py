"""Chooses any legal action with equal chance."""

import random

from tetrapolis.core.view import View


class RandomBot:
    """The weakest opponent, and the yardstick for all others."""

    name = "random"

    def __init__(self, seed: int | None = None) -> None:
        self._chance = random.Random(seed)

    def choose(self, view: View) -> int:
        return int(self._chance.choice(view.legal))
