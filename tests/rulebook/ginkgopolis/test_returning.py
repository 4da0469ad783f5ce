"""Returning tiles as people do it: any in any order, chosen once, unseen by others until the reveal (GK-58)."""

import itertools
import random

import pytest

from rulebook.ginkgopolis.tables import Table
from tetrapolis.bots import RandomBot, whole_choice
from tetrapolis.core.errors import BadAction, IllegalAction
from tetrapolis.core.match import Match
from tetrapolis.games.ginkgopolis.game import GAME

TILES = ("red 6", "blue 12", "yellow 18")
PLAYED_IN = ("return yellow 18 red 6 blue 12", "Return Yellow 18, RED 6,  blue 12", "return red 6 blue 12 yellow 18")


def returning() -> Table:
    """Two players; both must say which tiles they return, the second one has three."""
    table = Table(2)
    table.build("blue 9", (10, 0))
    table.give(1, *TILES)
    table.tile_supply(1)
    table.lay({0: "blue 9"})
    assert table.phase == "return"
    return table


def a_match() -> Match:
    """A match played at random until tiles are to be returned and a seat has three of them or more."""
    for seed in itertools.count():
        match = Match(GAME, 2, seed)
        chance = random.Random(seed)
        while not match.over:
            if match.view().table["phase"] == "return" and len(match.view(1).table["own"]["tiles"]) >= 3:
                assert match.pending == (0, 1)
                return match
            seat = match.pending[0]
            match.play(chance.choice(match.view(seat).options), seat)
    raise AssertionError


@pytest.mark.rule("GK-58", "GK-60")
@pytest.mark.parametrize("order", list(itertools.permutations(TILES)))
def test_tiles_are_set_aside_in_any_order(order: tuple[str, ...]) -> None:
    table = returning()
    for number, tile in enumerate(order):
        assert table.options(1) == {"done", *(f"aside {one}" for one in order[number:])}
        table.play(f"aside {tile}", seat=1)
    table.play("done", seat=1)
    assert table.match.view(1).table["own"]["aside"] == list(TILES)
    assert table.match.record().actions[-1] == (1, "return red 6 blue 12 yellow 18")


@pytest.mark.rule("GK-58")
@pytest.mark.parametrize("text", PLAYED_IN)
def test_a_text_returns_a_whole_set(text: str) -> None:
    table = returning()
    table.play(text, seat=1)
    assert table.pending() == (0,)
    assert table.match.record().actions[-1] == (1, "return red 6 blue 12 yellow 18")


@pytest.mark.rule("GK-58")
def test_nothing_is_returned_by_saying_so() -> None:
    table = returning()
    table.play("return nothing", seat=1)
    assert table.pending() == (0,)
    assert table.match.record().actions[-1] == (1, "return nothing")


@pytest.mark.rule("GK-60")
def test_a_set_is_returned_whole_or_not_at_all() -> None:
    table = returning()
    before = table.match.record()
    with pytest.raises(IllegalAction) as refused:
        table.play("return red 6 blue 13", seat=1)
    assert refused.value.rule == "GK-60"
    assert table.match.record() == before
    assert table.match.view(1).table["own"]["aside"] == []


def test_a_table_takes_no_part_of_a_set() -> None:
    match = a_match()
    before = match._states.tobytes(), match.record()
    tile = match.view(1).table["own"]["tiles"][-1]
    with pytest.raises(BadAction) as refused:
        match.play(f"aside {tile}", 1, whole=True)
    assert refused.value.key == "choice-unfinished"
    assert f"return {tile}" in str(refused.value)
    assert (match._states.tobytes(), match.record()) == before


def test_what_a_table_offers_it_takes() -> None:
    match = a_match()
    for choice in match.view(1).choices:
        twin = match.fork()
        twin.play(choice, 1, whole=True)
        assert twin.pending == (0,)


def test_a_set_under_way_is_taken_back_tile_by_tile_and_a_whole_one_at_once() -> None:
    match = a_match()
    tiles = match.view(1).table["own"]["tiles"]
    choices = len(match.choices)
    for tile in reversed(tiles):
        match.play(f"aside {tile}", 1)
    match.undo()
    assert match.view(1).table["own"]["aside"] == tiles[1:]
    match.play("done", 1)
    assert len(match.choices) == choices + 1
    match.undo()
    assert match.view(1).table["own"]["aside"] == []
    assert len(match.choices) == choices


def test_steps_of_several_seats_may_mix() -> None:
    match = a_match()
    first, second = match.view(1).table["own"]["tiles"][:2]
    own = match.view(0).table["own"]["tiles"][0]
    match.play(f"aside {second}", 1)
    match.play(f"aside {own}", 0)
    match.play(f"aside {first}", 1)
    assert [(steps[0].seat, len(steps)) for steps in match.choices[-2:]] == [(0, 1), (1, 2)]
    under_way = match.record()
    assert Match.replay(under_way).record() == under_way
    match.play("done", 1)
    assert list(match.record().actions[-2:]) == [(1, f"return {first} {second}"), (0, f"aside {own}")]
    match.undo()  # the tile of the seat that is not done
    assert match.record().actions[-1] == (1, f"return {first} {second}")
    match.play(f"return {own}", 0)
    assert Match.replay(match.record()).record() == match.record()
    assert Match.replay(match.record())._states.tobytes() == match._states.tobytes()


@pytest.mark.rule("GK-58")
def test_the_log_tells_nobody_how_many_steps_a_choice_took() -> None:
    heard = []
    start = a_match()
    tiles = start.view(1).table["own"]["tiles"]
    for count in range(4):
        match = start.fork()
        for tile in tiles[:count]:
            match.play(f"aside {tile}", 1)
            assert (match.log(0), match.log(None)) == (start.log(0), start.log(None))
        match.play("done", 1)
        heard.append((match.log(0), match.log(None), match.view(0).table, match.view().table))
    assert all(one == heard[0] for one in heard)
    assert len(heard[0][0]) == len(start.log()) + 1
    assert [event.kind for event in heard[0][0][-1]] == ["return_ready"]


@pytest.mark.rule("GK-58")
def test_others_cannot_imagine_that_a_step_was_taken() -> None:
    match = a_match()
    match.play(f"aside {match.view(1).table['own']['tiles'][0]}", 1)
    for viewer in (0, None):
        assert int(match.view(viewer)._possible[0].event_count) == 0


@pytest.mark.rule("GK-58")
def test_the_reveal_says_who_returned_which_tiles() -> None:
    table = returning()
    table.play("return yellow 18 red 6", seat=1)
    assert table.view()["players"][1]["given_back"] == []
    table.play("return nothing", seat=0)
    told = {event.seat: event for event in table.match.log(None)[-1] if event.kind == "returned"}
    assert told[0].numbers["tiles"] == 0
    assert told[1].numbers == {"tiles": 2, "red": 1 << 5, "blue": 0, "yellow": 1 << 17}
    faces = GAME.face.words(told[1].numbers)["faces"]
    assert [(one.key, one.detail) for one in (faces, *faces.more)] == [("tile-red", 6), ("tile-yellow", 18)]
    assert GAME.face.words(told[0].numbers) == {}
    for viewer in (0, 1, None):
        assert table.view(viewer)["players"][1]["given_back"] == ["red 6", "yellow 18"]


def test_a_bot_chooses_all_its_tiles_before_it_says_anything() -> None:
    sizes = set()
    match = a_match()
    for seed in range(20):
        steps = whole_choice(RandomBot(seed), match.view(1))
        twin = match.fork()
        for step in steps:
            twin.play(step, 1)
        assert twin.pending == (0,)
        sizes.add(len(steps))
    assert len(sizes) > 2
