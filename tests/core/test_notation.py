"""Notation is declared by templates: spelt and read by one function each, compiled and in Python alike."""

from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
import numpy as np
import pytest

from tetrapolis.core.kernel import bind, rule
from tetrapolis.core.notation import MEMBERS, Action, Notation, Words, new_actions, write_notations, written

CARDS = Words(("altar", "guard_tower", "red 1", "red 10", "A"))


@dataclass(frozen=True)
class Play(Action, notation="{kind} {card}[ {to_left},{to_right}]"):
    kind: Annotated[str, Words(("build", "stage"))]
    card: Annotated[str, CARDS]
    to_left: int = 0
    to_right: int = 0


@dataclass(frozen=True)
class Lay(Action, notation="{card}[ + {tile}]"):
    card: Annotated[int, CARDS]
    tile: Annotated[int | None, CARDS] = None


@dataclass(frozen=True)
class Slot(Action, notation="L{level}-{place:02}"):
    level: int
    place: int


@dataclass(frozen=True)
class Pass(Action, notation="pass"):
    pass


def _as_it_is(s: Any, action: int, a: Any) -> None:
    """Here a state is the record of the only action."""
    a.kind = s.kind
    for place in range(MEMBERS):
        a.numbers[place] = s.numbers[place]


_written = bind(write_notations, explain=rule(_as_it_is))
NOTATION = Notation(Play, Lay, Slot, Pass, example="pass")
SPELT = {
    Play("build", "altar"): "build altar",
    Play("stage", "guard_tower", 0, 3): "stage guard_tower 0,3",
    Play("stage", "altar", 12): "stage altar 12,0",
    Lay(3): "red 10",
    Lay(4, 2): "A + red 1",
    Slot(2, 3): "L2-03",
    Slot(-1, 123): "L-1-123",
    Slot(0, -5): "L0--05",
    Pass(): "pass",
}


def _read(text: str) -> Any:
    kind, numbers = NOTATION.read(text) or (0, [])
    return NOTATION.kinds[kind].typed(numbers)


@pytest.mark.parametrize(("action", "text"), SPELT.items())
def test_an_action_is_spelt_read_and_kept_as_a_record(action: Any, text: str) -> None:
    assert str(action) == text
    assert _read(text) == action
    assert NOTATION.read(text) == NOTATION.numbers(action)
    a = written(*NOTATION.read(text) or ())[0]
    assert NOTATION.typed(a) == action
    out = np.zeros(NOTATION.room(2), np.uint8)
    said = NOTATION.program, NOTATION.texts, NOTATION.starts, out
    size = _written(a, np.zeros(2, np.int32), new_actions(1), *said)
    assert msgspec.json.decode(out[:size].tobytes()) == [text, text]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("  BUILD   Altar ", "build altar"),
        ("stage altar 2 , 3", "stage altar 2,3"),
        ("a+RED  10", "A + red 10"),
        ("l2 - 3", "L2-03"),
    ],
)
def test_people_may_write_loosely(typed: str, meant: str) -> None:
    assert str(_read(typed)) == meant


@pytest.mark.parametrize(
    "text", ["", "build", "buildaltar", "build altar2,3", "build altar 2", "l4 2-1", "red 2", "passed"]
)
def test_what_is_no_action_is_none(text: str) -> None:
    assert NOTATION.read(text) is None


@pytest.mark.parametrize(
    "action",
    [
        Play("sell", "altar"),
        Play("build", "nothing"),
        Play("build", 0),  # type: ignore[arg-type]
        Play("build", "altar", True),
        Play("build", "altar", 1 << 40),
        Lay(9),
        Lay(-1),
        Lay("altar"),  # type: ignore[arg-type]
        "pass",
        None,
    ],
)
def test_what_has_a_member_that_does_not_exist_is_no_action(action: Any) -> None:
    found = NOTATION.numbers(action)
    assert found is None or None in found[1]
    assert str(action) is not None
