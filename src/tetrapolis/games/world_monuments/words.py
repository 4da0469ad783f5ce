"""Actions in words."""

from tetrapolis.core.view import View
from tetrapolis.text import Texts

from .actions import Build, Enter, MonumentAction, Pass, Shorten, Take
from .components import BUILDING_COLOURS, COLOURS


def describe(view: View, action: MonumentAction, speak: Texts) -> str:
    """What an action does, in words."""
    table = view.table
    match action:
        case Enter(field):
            stones = table["quarry"]["fields"][field]["stones"]
            if not stones:
                return speak("action-enter-empty")
            if len(stones) > 1:
                return speak("action-enter-choice", stones=", ".join(speak(f"colour-{one}") for one in stones))
            return speak("action-take", colour=speak(f"colour-{next(iter(stones))}"))
        case Take(colour):
            return speak("action-take", colour=speak(f"colour-{colour}"))
        case Build():
            slot = next(one for one in table["monument"]["slots"] if one["slot"] == str(action))
            colour, level = speak(f"colour-{slot['colour']}"), slot["level"]
            if len(slot["supports"]) > 1:
                return speak("action-build-offset", colour=colour, level=level, count=len(slot["supports"]))
            return speak("action-build", colour=colour, level=level)
        case Shorten(field):
            return speak("action-short", field=field)
        case Pass():
            hand = table["players"][view.seat or 0]["hand"] or {}
            return speak("action-pass", stones=sum(hand.get(colour, 0) for colour in COLOURS[:BUILDING_COLOURS]))
