"""Scoring and ties: SW-71 to SW-74."""

from typing import Any

import pytest

from rulebook.seven_wonders.tables import City, play_age, points, random_play, shown, table
from tetrapolis.core.match import Match
from tetrapolis.games.seven_wonders.game import GAME

OTHERS = City("rhodos"), City("gizah")

COMPASS = ["apothecary", "dispensary", "lodge", "academy"]
GEAR = ["workshop", "laboratory", "observatory", "study"]
TABLET = ["scriptorium", "library", "school", "university"]


def scored(built: str = "", board: str = "olympia", **city: Any) -> dict[str, int]:
    return points(table(City(board, built, **{"coins": 0, **city}), *OTHERS))


def science(compasses: int, gears: int, tablets: int, free: int = 0) -> int:
    """Green points; free symbols are those of Babylon and of the Scientists Guild."""
    cards = COMPASS[:compasses] + GEAR[:gears] + TABLET[:tablets] + ["scientists_guild"] * (free > 1)
    return scored(" ".join(cards), "babylon", stages=2 if free else 0).get("green", 0)


@pytest.mark.rule("SW-71")
def test_the_score_is_the_sum_of_seven_categories() -> None:
    assert GAME.spec.categories == ("wonder", "treasury", "conflicts", "blue", "yellow", "green", "purple")
    match = table(
        City("gizah", "altar palace haven mine loom workshop spies_guild", coins=7, stages=2),
        City("rhodos", "barracks"),
        City("ephesos"),
        age=3,
    )
    match.state.players[0].won[:] = (1, 0, 2)
    match.state.players[0].lost = 3
    assert points(match) == {
        "wonder": 3 + 5,
        "treasury": 2,
        "conflicts": 1 + 10 - 3,
        "blue": 3 + 8,
        "yellow": 1,
        "green": 1,
        "purple": 1,
    }
    assert sum(shown(match, 0)["points"].values()) == 32


@pytest.mark.rule("SW-71")
@pytest.mark.parametrize(("coins", "value"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (29, 9), (30, 10)])
def test_three_coins_are_a_point(coins: int, value: int) -> None:
    assert scored(coins=coins).get("treasury", 0) == value


@pytest.mark.rule("SW-71")
def test_tokens_may_be_negative() -> None:
    match = table(City("gizah", coins=0), City("rhodos", "barracks"), City("ephesos", "barracks"), turn=6)
    play_age(match)
    assert points(match)["conflicts"] == -2
    match.state.players[0].coins = 0
    assert sum(match.scores()[0].values()) == -2


@pytest.mark.rule("SW-71")
def test_only_built_stages_score() -> None:
    assert [scored(board="gizah night", stages=stages).get("wonder", 0) for stages in range(5)] == [0, 3, 8, 13, 20]


@pytest.mark.rule("SW-71")
def test_cards_of_other_colours_score_nothing() -> None:
    assert scored("mine loom barracks walls tavern forum marketplace vineyard") == {}


@pytest.mark.rule("SW-72")
@pytest.mark.parametrize(
    ("symbols", "value"),
    [
        ((0, 0, 0), 0),
        ((1, 0, 0), 1),
        ((0, 2, 0), 4),
        ((0, 0, 3), 9),
        ((4, 0, 0), 16),
        ((1, 1, 0), 2),
        ((1, 1, 1), 10),
        ((3, 1, 1), 18),
        ((2, 2, 1), 16),
        ((3, 2, 2), 31),
        ((3, 3, 3), 48),
    ],
)
def test_a_kind_scores_its_number_squared_and_three_different_seven(symbols: tuple[int, int, int], value: int) -> None:
    a, b, c = symbols
    for order in ((a, b, c), (b, c, a), (c, a, b)):
        assert science(*order) == value


@pytest.mark.rule("SW-72")
def test_the_symbols_of_green_cards() -> None:
    """Three cards of one kind score 9, of three kinds 10."""
    for first, second, third in ((COMPASS, GEAR, TABLET), (GEAR, TABLET, COMPASS), (TABLET, COMPASS, GEAR)):
        for card in first:
            same = [other for other in first if other != card][:2]
            assert scored(" ".join([card, *same]))["green"] == 9
            assert scored(f"{card} {second[0]} {third[0]}")["green"] == 10


@pytest.mark.rule("SW-72", "SW-57")
def test_symbols_of_stages_count_with_those_of_cards() -> None:
    assert science(1, 0, 0, free=1) == 4
    assert science(1, 1, 0, free=1) == 10


@pytest.mark.rule("SW-73")
@pytest.mark.parametrize("compasses", range(5))
@pytest.mark.parametrize("gears", range(5))
@pytest.mark.parametrize("free", [1, 2])
def test_free_symbols_are_what_scores_most(compasses: int, gears: int, free: int) -> None:
    for tablets in range(5):
        best = 0
        for given in range(3**free):
            counts = [compasses, gears, tablets]
            counts[given % 3] += 1
            if free > 1:
                counts[given // 3] += 1
            best = max(best, sum(count * count for count in counts) + 7 * min(counts))
        assert science(compasses, gears, tablets, free) == best


@pytest.mark.rule("SW-73")
def test_a_free_symbol_scores_as_green_but_is_no_green_card() -> None:
    match = table(
        City("gizah", "philosophers_guild"), City("babylon", "scientists_guild", stages=2), City("rhodos", "workshop")
    )
    assert points(match, 1)["green"] == 4
    assert points(match, 1).get("purple", 0) == 0
    assert points(match, 0)["purple"] == 1  # the workshop alone


@pytest.mark.rule("SW-73", "SW-62")
def test_a_free_symbol_has_no_colour_of_its_own() -> None:
    match = table(City("olympia", "scientists_guild", coins=0, stages=2, hand="study"), *OTHERS, age=3, turn=2)
    assert "build study" in {str(action) for action in match.legal(0)}


def ended(*cities: City) -> Match:
    """The end of the game, with just these cities."""
    match = table(*cities, age=3, turn=6)
    play_age(match)
    for seat, city in enumerate(cities):
        match.state.players[seat].coins = city.coins
    assert match.over
    return match


@pytest.mark.rule("SW-74")
def test_most_points_win() -> None:
    assert ended(City("gizah", "altar"), City("rhodos", "palace"), City("ephesos")).winners == (1,)
    assert ended(City("gizah", "altar", coins=24), City("rhodos", "palace"), City("ephesos")).winners == (0,)


@pytest.mark.rule("SW-74")
def test_a_tie_goes_to_more_coins() -> None:
    cities = City("gizah", "altar", coins=3), City("rhodos", "theater", coins=5), City("ephesos", coins=8)
    match = ended(*cities)
    assert [sum(one.values()) for one in match.scores()] == [4, 4, 2]
    assert match.winners == (1,)


@pytest.mark.rule("SW-74")
def test_with_equal_coins_the_victory_is_shared() -> None:
    match = ended(City("gizah", "altar", coins=4), City("rhodos", "theater", coins=4), City("ephesos", coins=8))
    assert match.winners == (0, 1)
    match = ended(*(City(board, coins=4) for board in ("gizah", "rhodos", "ephesos", "olympia")))
    assert match.winners == (0, 1, 2, 3)


@pytest.mark.rule("SW-74")
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_the_winners_of_random_play(seats: int) -> None:
    for seed in range(5):
        match = Match(GAME, seats, seed)
        for _ in random_play(match, seed):
            pass
        totals = [sum(one.values()) for one in match.scores()]
        ranks = [(total, shown(match, seat)["coins"]) for seat, total in enumerate(totals)]
        assert match.winners == tuple(seat for seat in range(seats) if ranks[seat] == max(ranks))


@pytest.mark.rule("SW-74")
def test_coins_decide_between_equal_points_at_every_rank() -> None:
    match = Match(GAME, 4, 3, {"sides": "day"})
    for seat, coins in enumerate((30, 29, 8, 8)):  # 10, 9, 2 and 2 points
        match.state.players[seat].coins = coins
    match.state.players[1].won[0] = 1  # a point more: equal to seat 0
    assert match.ranks == (1, 2, 3, 3)
    match.state.players[1].coins = 30
    match.state.players[1].won[0] = 0
    assert match.ranks == (1, 1, 3, 3)
