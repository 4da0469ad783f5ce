"""What happened, as integers: rules append events, locale files turn them into sentences.

Every event names the seats that may read its numbers; the others learn only that it happened.
"""

import struct
from typing import Any, NamedTuple

from .kernel import rule
from .state import EVENT_LIMIT, NUMBERS, Header

EVERYONE = 0xFF
NOBODY = 0
_EVENT = struct.Struct(f"=3h2x{NUMBERS}i")  # as EventRecord lies in memory
EVENT_SIZE = _EVENT.size
TABLE = -1  # the "seat" of an event that nobody in particular caused


class Event(NamedTuple):
    """An event as one viewer may know it; `numbers` is empty for those outside its audience."""

    kind: str
    seat: int
    numbers: dict[str, int]


@rule
def emit(s: Header, kind: int, seat: int, audience: int, numbers: tuple[Any, ...]) -> None:
    """Append an event. A kind without numbers gets (0,)."""
    event = s.events[s.event_count]
    s.event_count += 1
    event.kind = kind
    event.seat = seat
    event.audience = audience
    for i in range(len(numbers)):
        event.numbers[i] = numbers[i]
    for i in range(len(numbers), NUMBERS):
        event.numbers[i] = 0


@rule
def clear_events(s: Header) -> None:
    """Forget what happened before: at the start of `apply` and `setup`."""
    for i in range(min(EVENT_LIMIT, max(0, s.event_count))):
        event = s.events[i]
        event.kind = 0
        event.seat = 0
        event.audience = 0
        for j in range(NUMBERS):
            event.numbers[j] = 0
    s.event_count = 0


@rule
def redact_events(s: Header, seat: int) -> None:
    """Blank the numbers that a seat (-1: a spectator) may not read: for `determinize`."""
    for i in range(s.event_count):
        event = s.events[i]
        if event.audience != EVERYONE and (seat < 0 or (event.audience >> seat) & 1 == 0):
            for j in range(NUMBERS):
                event.numbers[j] = 0


def read(events: bytes, kinds: tuple["EventKind", ...], viewer: int | None) -> list[Event]:
    """Events as they lie in a record, redacted for `viewer` (None: a spectator)."""
    readable = []
    for code, seat, *numbers in read_numbers(events, kinds, viewer):
        kind = kinds[code]
        readable.append(Event(kind.name, seat, dict(zip(kind.numbers, numbers, strict=False))))
    return readable


def read_numbers(events: bytes, kinds: tuple["EventKind", ...], viewer: int | None) -> list[list[int]]:
    """The same as they are: the kind, the seat, and the numbers if the viewer may know them."""
    bit = 0 if viewer is None else 1 << viewer
    readable = []
    for event in _EVENT.iter_unpack(events):
        code, seat, audience = event[:3]
        kind = kinds[code]
        if audience == EVERYONE or audience & bit:
            readable.append([code, seat, *event[3 : 3 + len(kind.numbers)]])
        elif not kind.secret:
            readable.append([code, seat])
    return readable


def unpacked(events: bytes) -> list[tuple[int, int, int, list[int]]]:
    """Kind, seat, audience and all numbers of each."""
    return [(kind, seat, audience, numbers) for kind, seat, audience, *numbers in _EVENT.iter_unpack(events)]


class EventKind(NamedTuple):
    """A kind of event: its name and the names of its numbers; of a secret one, outsiders do not even hear."""

    name: str
    numbers: tuple[str, ...] = ()
    secret: bool = False


def kinds_of(*secret: str, **numbers: Any) -> tuple[EventKind, ...]:
    """Event kinds in the order of their codes, from the names of their numbers: `take=("tile", "price")`."""
    return tuple(EventKind(name, tuple(names), name in secret) for name, names in numbers.items())
