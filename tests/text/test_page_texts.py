"""Every text that the page says exists, in every language and with the details it needs."""

import random
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import pytest

from tetrapolis.bots import LEVELS
from tetrapolis.core.match import Match
from tetrapolis.core.registry import find, names
from tetrapolis.wire import Status
from text.page_sources import Spoken, arguments, board, shell
from text.test_locale import SHARED, Collector, messages

_ON_THE_PAGE = ("page", "errors", "server", "analysis", "learn", "memory", "pad")  # of the shared files
_NEVER_SHOWN = {
    "refused-SW-60",  # who builds from the discard pile sees the pile, not the hand
    *("phase-cards", "phase-dig", "phase-seventh"),  # Age and turn are shown instead
}
_FAMILIES = ("page-", "board-", "ask-")  # strings that begin so are keys


@cache
def shared() -> dict[str, Any]:
    return messages(SHARED, "en", _ON_THE_PAGE)


@cache
def texts_of(game: str) -> dict[str, Any]:
    return messages(find(game).face.locale, "en")


def check_calls(spoken: Spoken, keys: dict[str, Any]) -> None:
    for call in spoken.calls:
        assert call.keys <= keys.keys(), f"missing, in {call.place}"
        for pattern in call.patterns:
            assert any(Spoken(patterns={pattern}).says(key) for key in keys), f"nothing fits, in {call.place}"
        if call.details is not None:
            for key in call.keys:
                assert Collector(keys[key]).variables <= call.details, f"details of {key}, in {call.place}"
    assert {string for string in spoken.strings if string.startswith(_FAMILIES)} <= keys.keys(), "missing"


def test_the_page_around_the_boards_says_what_there_is() -> None:
    spoken, games = shell(), [texts_of(game) for game in names()]
    assert len(spoken.calls) > 50
    check_calls(spoken, {key: text for game in games for key, text in game.items()} | shared())
    for call in spoken.calls:
        if call.of_game:
            assert all(call.keys <= game.keys() | shared().keys() for game in games), f"missing, in {call.place}"


@pytest.mark.parametrize("game", names())
def test_a_board_says_what_there_is(game: str) -> None:
    spoken, keys = board(game), shared() | texts_of(game)
    assert len(spoken.calls) > 30
    check_calls(spoken, keys)


def test_levels_and_states_of_matches_have_names() -> None:
    wanted = {f"page-level-{level}" for level in LEVELS} | {f"page-status-{status}" for status in get_args(Status)}
    assert wanted <= shared().keys()


@pytest.mark.parametrize("game", names())
def test_whatever_a_view_holds_there_is_a_text_for_it(game: str) -> None:
    """For keys put together from a field of the view: every value that it has in some random matches."""
    values, found = values_in_views(game), 0
    for call in board(game).calls:
        if hole := re.search(r"`([\w-]+)\$\{\w+\.(\w+)\}`$", call.place):
            wanted = {f"{hole[1]}{value}" for value in values[hole[2]]}
            found += len(wanted)
            assert not {key for key in wanted if key not in texts_of(game)} - _NEVER_SHOWN, call.place
    assert found or game == "akropolis"


def values_in_views(game: str) -> dict[str, set[str]]:
    """The words that fields of views have, as seats see them who must choose."""
    chance, values = random.Random(3), defaultdict[str, set[str]](set)
    for seats in find(game).spec.seat_counts:
        match = Match(game, seats, 9)
        while not match.over:
            seat = chance.choice(match.pending)
            for name, value in fields_of(match.view(seat).table):
                values[name].add(value)
            match.play(chance.choice(match.legal(seat)), seat)
    return values


def fields_of(view: Any, name: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(view, dict):
        for key, value in view.items():
            yield from fields_of(value, str(key))
    elif isinstance(view, list):
        for value in view:
            yield from fields_of(value, name)
    elif isinstance(view, str):
        yield name, view


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('"one")', ['"one"']),
        ("`a-${b(`c`, d)}`, { e: [1, 2], f })", ["`a-${b(`c`, d)}`", "{ e: [1, 2], f }"]),
        (r"""'it\'s, (', x)""", [r"""'it\'s, ('""", "x"]),
        ('a ? "b" : "c") + d', ['a ? "b" : "c"']),
    ],
)
def test_arguments_of_a_call_are_read_to_its_end(text: str, found: list[str]) -> None:
    assert arguments(text, 0) == found
