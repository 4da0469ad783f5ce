"""Cards, characters and actions in words, made from the facts that the rules use."""

from collections.abc import Sequence

from tetrapolis.core.kernel import rule
from tetrapolis.core.sentences import Listing, Phrase, SentenceKind, SentenceRecord, listed, phrase_of
from tetrapolis.text import Texts

from .city import SIDES, place_of, shifted_marker
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
from .ids import FIRST_DRAFT, FIRST_MARKER, FIRST_RETURN, NEW_HAND, PER_CARD, RETURN_DONE
from .names import THING_NAMES
from .state import CELLS, State

SENTENCES = (
    SentenceKind("action-exploit", ("card",)),
    SentenceKind("action-urbanize", ("card", "tile")),
    SentenceKind("action-construct", ("card", "tile")),
    SentenceKind("action-new-hand"),
    SentenceKind("action-take-resource"),
    SentenceKind("action-take-tile"),
    SentenceKind("action-marker", ("letter", "place")),
    SentenceKind("action-shift", ("letter", "place", "other")),
    SentenceKind("action-aside", ("tile",)),
    SentenceKind("action-return", COLOURS),
    SentenceKind("action-return-nothing"),
    SentenceKind("action-keep", ("character", "bonus")),
)
(
    _EXPLOIT, _URBANIZE, _CONSTRUCT, _NEW_HAND, _RESOURCE, _TILE, _MARKER, _SHIFT, _ASIDE, _RETURN, _NOTHING, _KEEP,
) = range(len(SENTENCES))  # fmt: skip


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


def goods_phrase(goods: Sequence[int]) -> Phrase:
    """Goods with their amounts."""
    return listed([Phrase(f"goods-{name}", count) for name, count in zip(GOODS, goods, strict=True) if count])


def bonus_phrase(card: int) -> Phrase:
    """The bonus of a building card or character; starting goods of a character with it."""
    if TRIGGER[card] != NONE:
        bonus = phrase_of(f"bonus-{TRIGGERS[TRIGGER[card]]}", goods=goods_phrase(GAIN[card].tolist()))
        start = START_GOODS[card].tolist()
        return phrase_of("bonus-start", bonus=bonus, goods=goods_phrase(start)) if any(start) else bonus
    points = Phrase("goods-points", int(END_POINTS[card]))
    first, last = int(END_FIRST[card]), int(END_LAST[card])
    match int(END_KIND[card]):
        case kind if kind == BY_RESOURCES:
            return phrase_of("end-resources", points=points, colour=Phrase(f"colour-{COLOURS[first]}"))
        case kind if kind == BY_BUILDINGS:
            many = last == MANY_FLOORS
            return (
                phrase_of("end-tall", points=points, least=first)
                if many
                else phrase_of("end-low", points=points, most=last)
            )
        case kind if kind == BY_TRIGGER:
            return phrase_of("end-trigger", points=points, trigger=Phrase(f"trigger-{TRIGGERS[first]}"))
        case kind if kind == BY_COLOUR:
            return phrase_of("end-colour", points=points, colour=Phrase(f"colour-{COLOURS[first]}"))
    return phrase_of("end-flat", points=points)


def card_titles(cards: Sequence[str], speak: Texts) -> str:
    return listed([phrase(THING_NAMES.index(one)) for one in cards]).say(speak)


TILE_PHRASES = tuple(map(phrase, range(TILES)))
TILES_BY_COLOUR: Listing = {
    colour: TILE_PHRASES[first * NUMBERS : (first + 1) * NUMBERS] for first, colour in enumerate(COLOURS)
}


@rule
def describe(s: State, seat: int, action: int, t: SentenceRecord) -> None:
    if action < NEW_HAND:
        card, tile = action // PER_CARD, action % PER_CARD - 1
        t.kind = _EXPLOIT if tile == NONE else _URBANIZE if card >= FIRST_LETTER else _CONSTRUCT
        t.numbers[0] = card
        t.numbers[1] = tile
    elif action < FIRST_MARKER:
        t.kind = _NEW_HAND + action - NEW_HAND
    elif action < FIRST_RETURN:
        _describe_marker(s, action - FIRST_MARKER, t)
    elif action < RETURN_DONE:
        t.kind = _ASIDE
        t.numbers[0] = action - FIRST_RETURN
    elif action == RETURN_DONE:
        aside = s.players[seat].aside
        t.kind = _RETURN if aside != 0 else _NOTHING
        for colour in range(len(COLOURS)):
            t.numbers[colour] = (aside >> (colour * NUMBERS)) & ((1 << NUMBERS) - 1)
    else:
        t.kind = _KEEP
        t.numbers[0] = FIRST_CHARACTER + action - FIRST_DRAFT
        t.numbers[1] = action - FIRST_DRAFT


@rule
def _describe_marker(s: State, option: int, t: SentenceRecord) -> None:
    """Where the marker goes, or the one that makes room for it."""
    t.kind = _MARKER
    t.numbers[0] = s.moving_letter
    t.numbers[1] = place_of(s, option % CELLS)
    if option >= CELLS:
        t.kind = _SHIFT
        t.numbers[2] = shifted_marker(s, s.moving_letter, option)
