"""Set-up: AK-1 to AK-9."""

from collections import Counter
from itertools import chain

import pytest

from oracles import akropolis as oracle
from rulebook.akropolis.cities import City, deal, random_game, row, stones
from tetrapolis.core.errors import BadOption
from tetrapolis.core.match import Match
from tetrapolis.games.akropolis.components import CODES, STONES
from tetrapolis.games.akropolis.game import GAME

#: seats, long game, tiles, row, stacks, tiles in a stack
SETUPS = [
    (2, False, 37, 4, 11, 3),
    (3, False, 49, 5, 11, 4),
    (4, False, 61, 6, 11, 5),
    (2, True, 61, 4, 19, 3),
    (3, True, 61, 5, 14, 4),
]


def shuffled(match: Match) -> list[int]:
    """All tiles in play in their hidden order."""
    return [int(tile) for tile in match.state.stacks[: int(match.state.stacked_to)]]


@pytest.mark.rule("AK-1")
def test_the_box_holds_61_city_tiles_4_start_tiles_and_40_stones() -> None:
    match = deal(4)
    table = match.view().table
    assert sorted(row(match) + table["unseen"]) == list(range(1, 62))
    assert [player["tiles"][0]["tile"] for player in table["players"]] == [0] * 4
    assert STONES == 40
    assert table["supply"] + sum(stones(match)) == 40


@pytest.mark.rule("AK-1", "AK-2")
@pytest.mark.parametrize(
    ("seats", "quarries", "plazas", "districts"),
    [
        (2, 37, (5, 4, 4, 4, 3), (18, 12, 10, 8, 6)),
        (3, 49, (6, 5, 5, 5, 4), (27, 16, 13, 10, 7)),
        (4, 61, (7, 6, 6, 6, 5), (36, 20, 16, 12, 8)),
    ],
)
def test_hexes_are_as_frequent_as_the_aids_say(
    seats: int, quarries: int, plazas: tuple[int, ...], districts: tuple[int, ...]
) -> None:
    kinds = Counter(chain.from_iterable(CODES[tile] for tile in shuffled(deal(seats))))
    assert kinds["q"] == quarries
    assert tuple(kinds[letter] for letter in "HMBTG") == plazas
    assert tuple(kinds[letter] for letter in "hmbtg") == districts
    assert kinds.total() == quarries + sum(plazas) + sum(districts)


@pytest.mark.rule("AK-1", "AK-16")
def test_every_tile_is_the_one_the_oracle_knows() -> None:
    assert dict(enumerate(CODES[1:], start=1)) == oracle.TILES


@pytest.mark.rule("AK-2")
@pytest.mark.parametrize(("seats", "tiles"), [(1, 37), (2, 37), (3, 49), (4, 61)])
def test_the_backs_tell_which_tiles_are_used(seats: int, tiles: int) -> None:
    match = deal(seats)
    assert sorted(shuffled(match)) == list(range(1, tiles + 1))
    assert sorted(row(match) + match.view().table["unseen"]) == list(range(1, tiles + 1))


@pytest.mark.rule("AK-3", "AK-4", "AK-5", "AKX-5")
@pytest.mark.parametrize(("seats", "long_game", "tiles", "in_row", "stacks", "in_stack"), SETUPS)
def test_tiles_are_a_row_and_equal_stacks(
    seats: int, long_game: bool, tiles: int, in_row: int, stacks: int, in_stack: int
) -> None:
    match = deal(seats, long_game=long_game)
    table = match.view().table
    assert tiles == in_row + stacks * in_stack
    assert (in_row, in_stack) == (seats + 2, seats + 1)
    assert len(table["row"]) == in_row
    assert table["stacks"] == stacks
    assert len(table["unseen"]) == stacks * in_stack
    assert sorted(row(match) + table["unseen"]) == list(range(1, tiles + 1))


@pytest.mark.rule("AK-3")
def test_the_seed_decides_the_shuffle() -> None:
    assert shuffled(Match(GAME, 2, 5)) == shuffled(Match(GAME, 2, 5))
    assert shuffled(Match(GAME, 2, 5)) != shuffled(Match(GAME, 2, 6))


@pytest.mark.rule("AK-3")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 37), (4, 61)])
def test_every_tile_comes_to_every_place_equally_often(seats: int, tiles: int) -> None:
    deals = 60 * tiles
    orders = [shuffled(Match(GAME, seats, seed)) for seed in range(deals)]
    for place in (0, 1, seats + 1, seats + 2, tiles - 1):
        seen = Counter(order[place] for order in orders)
        deviation = sum((seen[tile] - 60) ** 2 / 60 for tile in range(1, tiles + 1))
        assert deviation < tiles - 1 + 5 * (2 * (tiles - 1)) ** 0.5  # chi-square: five standard deviations


@pytest.mark.rule("AK-4")
@pytest.mark.parametrize(("seats", "long_game"), [(1, False), (2, False), (3, False), (4, False), (3, True)])
def test_every_round_starts_with_two_tiles_more_than_players(seats: int, long_game: bool) -> None:
    match = deal(seats, long_game=long_game)
    at_start: dict[int, int] = {}
    for _ in random_game(match):
        table = match.view().table
        if table["turn"] == table["chief"]:
            at_start.setdefault(table["round"], len(table["row"]))
    if seats == 1:  # the Architect begins every second round
        assert set(at_start) == {1, 3, 5, 7, 9, 11}
    else:
        assert len(at_start) == match.view().table["round"]
    assert set(at_start.values()) == {max(seats, 2) + 2}


@pytest.mark.rule("AK-5")
def test_four_players_use_all_tiles_anyway() -> None:
    with pytest.raises(BadOption) as refused:
        GAME.spec.complete_options(4, {"long_game": True})
    assert refused.value.key == "option-not-with-seats"


@pytest.mark.rule("AK-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_a_start_tile(seats: int) -> None:
    for player in deal(seats).view().table["players"]:
        shown = {(one["q"], one["r"]): one["hex"] for one in player["city"]}
        assert shown == {(0, 0): "H", (1, 0): "q", (-1, 1): "q", (0, -1): "q"}
        assert {one["level"] for one in player["city"]} == {1}
        assert player["districts"]["house"] == {"value": 0, "stars": 1}
    assert City().score() == {"house": (0, 1)}


@pytest.mark.rule("AK-7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_and_takes_the_chief_marker(seats: int) -> None:
    tables = [Match(GAME, seats, seed).view().table for seed in range(60 * seats)]
    drawn = Counter(table["first_player"] for table in tables)
    assert set(drawn) == set(range(seats))
    assert min(drawn.values()) > 30
    assert all(table["chief"] == table["turn"] == table["first_player"] for table in tables)


@pytest.mark.rule("AK-7")
@pytest.mark.parametrize(("seats", "chosen"), [(2, 1), (2, 2), (3, 3), (4, 1), (4, 4)])
def test_the_first_player_can_be_chosen(seats: int, chosen: int) -> None:
    for seed in range(5):
        match = Match(GAME, seats, seed, {"first_player": chosen})
        assert match.pending == (chosen - 1,)
        assert match.view().table["chief"] == chosen - 1


@pytest.mark.rule("AK-7")
@pytest.mark.parametrize(("seats", "chosen"), [(2, 3), (3, 4), (1, 2)])
def test_a_seat_nobody_has_cannot_be_first(seats: int, chosen: int) -> None:
    with pytest.raises(BadOption):
        Match(GAME, seats, 1, {"first_player": chosen})


@pytest.mark.rule("AK-8")
@pytest.mark.parametrize(("seats", "first"), [(2, 1), (2, 2), (3, 2), (4, 1), (4, 3)])
def test_stones_are_dealt_clockwise_from_the_first_player(seats: int, first: int) -> None:
    match = deal(seats, first_player=first)
    dealt = stones(match)
    assert [dealt[(first - 1 + step) % seats] for step in range(seats)] == [1, 2, 3, 4][:seats]
    assert match.view().table["supply"] == 40 - sum(dealt)


@pytest.mark.rule("AK-8", "AK-3", "AK-4", "AKX-1")
def test_the_rulebook_example_of_a_set_up_for_four() -> None:
    match = deal(4)
    table = match.view().table
    assert len(table["row"]) == 6
    assert table["stacks"] == 11
    assert len(table["unseen"]) == 11 * 5
    assert stones(match) == [1, 2, 3, 4]


@pytest.mark.rule("AK-9")
def test_an_empty_supply_still_pays() -> None:
    match = deal(2, 3, 4, 9)
    match.play("0@0,2,4")
    match.play("0@2,0,0")
    match.state.supply = 1
    match.play("0@1,0,1")
    assert stones(match)[0] == 1 + 3
    assert match.view().table["supply"] == -2
