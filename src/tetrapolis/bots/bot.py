"""What a bot is, and how one is named: `random`, `greedy`, `greedy:3`, `flat:500`, `search:50ms`, `learned:2000`, or a
level.
"""

import re
from typing import Protocol

from tetrapolis.core.errors import BadOption, shown
from tetrapolis.core.game import Game
from tetrapolis.core.view import View

from .greedy import GreedyBot
from .learned import learned_mind_of
from .levels import FORMER, LEVELS, setting_of
from .random import RandomBot
from .search import SearchBot
from .thought import Thought

_SPEC = re.compile(r"(random|greedy|flat|search|learned)(?::([0-9]{1,7})(ms)?)?")
_MOST_MILLISECONDS = 600_000
_LEARNED = "learned"


class Bot(Protocol):
    """Chooses from a view: what a seat may know, never the truth."""

    def choose(self, view: View) -> int: ...


class Thinker(Bot, Protocol):
    """A bot that can say what it considered."""

    def think(self, view: View) -> Thought: ...


def whole_choice(bot: Bot, view: View) -> list[int]:
    """What a bot chooses, all steps of it where nobody may see them one by one."""
    steps = []
    following: View | None = view
    while following is not None:
        steps.append(bot.choose(following))
        following = following.after(steps[-1])
    return steps


def make_bot(spec: str, game: Game, seed: int = 0) -> Bot:
    """The bot that a text names, for one game; BadOption if it names none."""
    return RandomBot(seed) if isinstance(spec, str) and spec == RandomBot.name else make_thinker(spec, game, seed)


def make_thinker(spec: str, game: Game, seed: int = 0) -> Thinker:
    """As `make_bot`, without those that do not think."""
    text = spec if isinstance(spec, str) else shown(spec)
    found = _SPEC.fullmatch(setting_of(text, game) if text in (*LEVELS, *FORMER) else text)
    if found is None or found[1] == RandomBot.name:
        raise BadOption("bot-unknown", bot=shown(spec, 40), levels=", ".join(LEVELS))
    kind, amount, milliseconds = found[1], int(found[2] or 0), found[3] is not None
    if kind == GreedyBot.name and not milliseconds:
        return GreedyBot(seed, amount)
    if kind == GreedyBot.name or amount == 0 or (milliseconds and amount > _MOST_MILLISECONDS):
        raise BadOption("bot-budget", bot=spec[:40])
    mind = learned_mind_of(game) if kind == _LEARNED else None
    if kind == _LEARNED and mind is None:
        raise BadOption("bot-not-learned", bot=spec[:40], game=game.name)
    playouts, limit = (0, float(amount)) if milliseconds else (amount, 0.0)
    return SearchBot(seed, playouts, limit, flat=kind == "flat", mind=mind)


def check_bot(spec: str, game: Game) -> None:
    """BadOption if the text names no bot."""
    make_bot(spec, game)
