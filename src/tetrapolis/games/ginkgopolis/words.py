"""Cards and characters in words, made from the facts that the rules use."""

from collections.abc import Sequence

from tetrapolis.core.contract import Phrase
from tetrapolis.core.events import Event
from tetrapolis.core.view import View
from tetrapolis.text import Texts

from .actions import GinkgopolisAction, GiveBack, Keep, Lay, MoveMarker, ShiftMarker, Word
from .city import SIDES
from .components import (
    BY_BUILDINGS,
    BY_COLOUR,
    BY_RESOURCES,
    BY_TRIGGER,
    COLOURS,
    END_FIRST,
    END_KIND,
    END_LAST,
    END_POINTS,
    FIRST_CHARACTER,
    FIRST_LETTER,
    GAIN,
    GOODS,
    LETTERS,
    MANY_FLOORS,
    NONE,
    NUMBERS,
    START_GOODS,
    TILES,
    TRIGGER,
    TRIGGERS,
)
from .names import THING_NAMES


def phrase(card: int) -> Phrase:
    """The name of a tile, building card, letter card or character."""
    if card >= FIRST_CHARACTER:
        return Phrase(f"character-{card - FIRST_CHARACTER + 1}")
    if card >= FIRST_LETTER:
        return Phrase("letter", LETTERS[card - FIRST_LETTER])
    return Phrase(f"tile-{COLOURS[card // NUMBERS]}", card % NUMBERS + 1)


def place_phrase(place: int) -> Phrase:
    """The name of a cell beside a building, from its number (`place_of`)."""
    side, tile = divmod(place, TILES)
    return Phrase(f"place-{SIDES[side]}-{COLOURS[tile // NUMBERS]}", tile % NUMBERS + 1)


def phrases(event: Event) -> dict[str, Phrase]:
    """The goods and the tiles that an event tells of, as lists."""
    numbers = event.numbers
    goods = [Phrase(f"goods-{good}", numbers[good]) for good in GOODS if numbers.get(good)]
    faces = [
        phrase(colour * NUMBERS + number)
        for colour, name in enumerate(COLOURS)
        for number in range(NUMBERS)
        if numbers.get(name, 0) >> number & 1
    ]
    match event.kind:
        case "gains" | "bonus" | "paid":
            return {"goods": _listed(goods)}
        case "returned" if faces:
            return {"faces": _listed(faces)}
    return {}


def _listed(several: list[Phrase]) -> Phrase:
    first, *more = several
    return first._replace(more=tuple(more))


def card_title(card: int, speak: Texts) -> str:
    return phrase(card).say(speak)


def goods_words(goods: list[int], speak: Texts) -> str:
    return ", ".join(speak(f"goods-{name}", detail=count) for name, count in zip(GOODS, goods, strict=True) if count)


def bonus_words(card: int, speak: Texts) -> str:
    """The bonus of a building card or character; starting goods of a character with it."""
    if TRIGGER[card] != NONE:
        bonus = speak(f"bonus-{TRIGGERS[TRIGGER[card]]}", goods=goods_words(GAIN[card].tolist(), speak))
        start = goods_words(START_GOODS[card].tolist(), speak)
        return speak("bonus-start", bonus=bonus, goods=start) if start else bonus
    points = goods_words([0, 0, int(END_POINTS[card])], speak)
    first = int(END_FIRST[card])
    match int(END_KIND[card]):
        case kind if kind == BY_RESOURCES:
            return speak("end-resources", points=points, colour=speak(f"colour-{COLOURS[first]}"))
        case kind if kind == BY_BUILDINGS:
            many = int(END_LAST[card]) == MANY_FLOORS
            return (
                speak("end-tall", points=points, least=first)
                if many
                else speak("end-low", points=points, most=int(END_LAST[card]))
            )
        case kind if kind == BY_TRIGGER:
            return speak("end-trigger", points=points, trigger=speak(f"trigger-{TRIGGERS[first]}"))
        case kind if kind == BY_COLOUR:
            return speak("end-colour", points=points, colour=speak(f"colour-{COLOURS[first]}"))
    return speak("end-flat", points=points)


def describe(view: View, action: GinkgopolisAction, speak: Texts) -> str:
    """What an action does, in words."""
    match action:
        case Lay(card, None):
            return speak("action-exploit", card=card_title(card, speak))
        case Lay(card, tile):
            kind = "action-urbanize" if card >= FIRST_LETTER else "action-construct"
            return speak(kind, card=card_title(card, speak), tile=card_title(int(tile or 0), speak))
        case Keep(number):
            character = FIRST_CHARACTER + number - 1
            return f"{card_title(character, speak)} ({bonus_words(character, speak)})"
        case MoveMarker(x, y):
            return speak("action-marker", letter=view.table["moving_letter"], place=_place(view, x, y, speak))
        case ShiftMarker(side, x, y):
            other, letter = view.table["shifts"][side], view.table["moving_letter"]
            return speak("action-shift", other=other, letter=letter, place=_place(view, x, y, speak))
        case GiveBack(tile):
            return speak("action-aside", tile=card_title(tile, speak))
        case Word("done"):
            aside = card_titles(view.table["own"]["aside"], speak)
            return speak("action-return", tiles=aside) if aside else speak("action-return-nothing")
        case Word(text):
            return speak(f"action-{text.replace(' ', '-')}")


def _place(view: View, x: int, y: int, speak: Texts) -> str:
    """A cell beside a building, named after it."""
    (name,) = [one["name"] for one in view.table["places"] if (one["x"], one["y"]) == (x, y)]
    side, colour, number = name.split()
    return speak(f"place-{side}-{colour}", detail=int(number))


def card_titles(cards: Sequence[str], speak: Texts) -> str:
    return ", ".join(card_title(THING_NAMES.index(one), speak) for one in cards)
