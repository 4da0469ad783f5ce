"""What an action would do, as a message: the preview of the core with the words of the terminal."""

import importlib

from tetrapolis.core.game import Game
from tetrapolis.core.notation import Action
from tetrapolis.core.preview import Outlook, read_steps
from tetrapolis.core.view import View
from tetrapolis.text import texts
from tetrapolis.wire import PartLine, Previewed


def preview_message(view: View, text: str, lang: str, key: str) -> Previewed:
    """What an action would do, as far as a seat can know from its view; IllegalAction says why it cannot be done."""
    steps = read_steps(view, text)
    numbers = [step.number for step in steps]
    told = steps[-1:] if view.game.secret_steps else steps  # the last of secret steps says them all
    words = ", ".join(describe(view.game, step.view, step.action, lang) for step in told)
    outlook = Outlook(view)
    change = outlook.change(numbers)
    lines = [PartLine(part.why, part.good, part.count, part.party) for part in outlook.parts(numbers)]
    return Previewed(key, text, words, change.points, change.goods, lines)


def describe(game: Game, view: View, action: Action, lang: str) -> str:
    """An action in the words that the terminal uses too."""
    sentence: str = importlib.import_module(game.terminal).describe(view, action, texts(lang, game.locale))
    return sentence
