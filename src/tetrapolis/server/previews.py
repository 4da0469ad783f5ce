"""What an action would do, as a message: the preview of the core in words."""

from tetrapolis.core.preview import Outlook, read_steps
from tetrapolis.core.view import View
from tetrapolis.text import texts
from tetrapolis.wire import PartLine, Previewed


def preview_message(view: View, text: str, lang: str, key: str) -> Previewed:
    """What an action would do, as far as a seat can know from its view; IllegalAction says why it cannot be done."""
    steps = read_steps(view, text)
    numbers = [step.number for step in steps]
    speak = texts(lang, view.game.face.locale)
    told = steps[-1:] if view.game.spec.secret_steps else steps  # the last of secret steps says them all
    words = ", ".join(step.view.describe(step.number, speak) for step in told)
    outlook = Outlook(view)
    change = outlook.change(numbers)
    lines = [PartLine(part.why, part.good, part.count, part.party) for part in outlook.parts(numbers)]
    return Previewed(key, text, words, change.points, change.goods, lines)
