"""What an action would do, as a message: the preview of the core with the words of the terminal."""

import importlib

from tetrapolis.core.game import Action, Game
from tetrapolis.core.match import Match
from tetrapolis.core.preview import Outlook, read_steps
from tetrapolis.core.view import View
from tetrapolis.text import texts

from .wire import PartLine, Previewed


def preview_message(match: Match, seat: int, text: str, lang: str, key: str) -> Previewed:
    """What an action would do, as far as the seat can know; IllegalAction says why it cannot be done."""
    view = match.view(seat)
    steps = read_steps(view, text)
    numbers = [step.number for step in steps]
    told = steps[-1:] if match.game.secret_steps else steps  # the last of secret steps says them all
    words = ", ".join(describe(match.game, step.view, step.action, lang) for step in told)
    outlook = Outlook(view)
    change = outlook.change(numbers)
    lines = [PartLine(part.why, part.good, part.count, part.party) for part in outlook.parts(numbers)]
    return Previewed(key, text, words, change.points, change.goods, lines)


def describe(game: Game, view: View, action: Action, lang: str) -> str:
    """An action in the words that the terminal uses too."""
    sentence: str = importlib.import_module(game.terminal).describe(view, action, texts(lang, game.locale))
    return sentence
