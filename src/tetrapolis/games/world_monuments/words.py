"""Actions in words."""

from tetrapolis.core.kernel import rule
from tetrapolis.core.sentences import Phrase, SentenceKind, SentenceRecord

from .components import BUILDING_COLOURS, COLOURS, FIELD_NAMES, FIRST_MIDDLE, MOST_SLOTS
from .ids import FIRST_SHORT, FIRST_SLOT, FIRST_STONE, PASS
from .state import State

SENTENCES = (
    SentenceKind("action-enter-empty"),
    SentenceKind("action-enter-choice", ("colours",)),
    SentenceKind("action-take", ("colour",)),
    SentenceKind("action-build", ("colour", "level")),
    SentenceKind("action-build-offset", ("colour", "level", "count")),
    SentenceKind("action-short", ("field",)),
    SentenceKind("action-pass", ("stones",)),
)
_EMPTY, _CHOICE, _TAKE, _BUILD, _OFFSET, _SHORT, _PASS = range(len(SENTENCES))

FIELD_PHRASES = tuple(Phrase("field", name) for name in FIELD_NAMES)
COLOUR_PHRASES = tuple(Phrase(f"colour-{colour}") for colour in COLOURS)


@rule
def describe(s: State, seat: int, action: int, t: SentenceRecord) -> None:
    if action < FIRST_STONE:
        _describe_field(s, action, t)
    elif action < FIRST_SLOT:
        t.kind = _TAKE
        t.numbers[0] = action - FIRST_STONE
    elif action < PASS:
        _describe_slot(s, action - FIRST_SLOT, t)
    elif action == PASS:
        t.kind = _PASS
        for colour in range(BUILDING_COLOURS):
            t.numbers[0] += s.players[seat].hand[colour]
    else:
        t.kind = _SHORT
        t.numbers[0] = FIRST_MIDDLE + action - FIRST_SHORT


@rule
def _describe_field(s: State, field: int, t: SentenceRecord) -> None:
    """What can be taken there: one of several colours, or the only one."""
    colours = 0
    for colour in range(len(COLOURS)):
        if s.quarry[field, colour] > 0:
            colours |= 1 << colour
            t.kind = _TAKE if t.kind == _EMPTY else _CHOICE
            t.numbers[0] = colour
    if t.kind == _CHOICE:
        t.numbers[0] = colours


@rule
def _describe_slot(s: State, slot: int, t: SentenceRecord) -> None:
    """A stone that lies on several others is offset (WM-34)."""
    monument = s.monuments[s.monument]
    t.kind = _BUILD
    t.numbers[0] = monument.colour[slot]
    t.numbers[1] = monument.level[slot]
    for below in range(MOST_SLOTS):
        t.numbers[2] += (monument.supports[slot] >> below) & 1
    if t.numbers[2] > 1:
        t.kind = _OFFSET
