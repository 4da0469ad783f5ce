"""A turn: AK-10 to AK-15. Refill and chief architect: AK-38, AK-39."""

from collections import Counter

import numpy as np
import pytest

from rulebook.akropolis.cities import Spot, deal, indices, legal, random_game, row, stones, take
from tetrapolis.core.errors import BadAction, IllegalAction
from tetrapolis.games.akropolis.game import GAME


@pytest.mark.rule("AK-10")
@pytest.mark.parametrize(("seats", "first"), [(2, 1), (2, 2), (3, 1), (3, 2), (4, 4)])
def test_turns_go_clockwise_from_the_chief_until_one_tile_is_left(seats: int, first: int) -> None:
    match = deal(seats, first_player=first)
    chief = first - 1
    for turn in range(seats + 1):
        assert match.view().table["round"] == 1
        assert len(row(match)) == seats + 2 - turn
        assert match.pending == ((chief + turn) % seats,)
        take(match)
    assert match.view().table["round"] == 2


@pytest.mark.rule("AK-10")
def test_nobody_moves_out_of_turn() -> None:
    match = deal(3)
    for seat in (1, 2):
        assert match.legal(seat) == []
        with pytest.raises(IllegalAction) as refused:
            match.play("0@2,0,0", seat)
        assert refused.value.rule == "AK-10"
    assert match.pending == (0,)
    assert match.played == []


@pytest.mark.rule("AK-11")
def test_a_tile_is_taken_and_placed_in_your_own_city() -> None:
    match = deal(2, 28, 37, 9, 21)
    happened = match.play("1@2,0,0")
    assert [(event.kind, event.seat) for event in happened] == [("take", 0), ("place", 0)]
    assert happened[0].numbers == {"tile": 37, "price": 1}
    assert happened[1].numbers == {"tile": 37, "q": 2, "r": 0, "k": 0, "level": 1}
    mine, other = match.view().table["players"]
    assert [one["tile"] for one in mine["tiles"]] == [0, 37]
    assert [one["tile"] for one in other["tiles"]] == [0]
    assert row(match) == [28, 9, 21]


@pytest.mark.rule("AK-11")
@pytest.mark.parametrize("action", ["pass", "", "0", "@2,0,0", "0@2,0", "0@2,0,6"])
def test_nobody_may_pass_or_keep_the_tile(action: str) -> None:
    match = deal(2)
    with pytest.raises(BadAction):
        match.play(action)
    assert match.pending == (0,)


@pytest.mark.rule("AK-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_turn_adds_one_tile_to_the_city_of_its_player(seats: int) -> None:
    match = deal(seats)
    laid = [1] * seats
    for seat in random_game(match):
        assert [len(player["tiles"]) for player in match.view().table["players"]] == laid
        laid[seat] += 1
    assert [len(player["tiles"]) for player in match.view().table["players"]] == laid


@pytest.mark.rule("AK-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tile_costs_one_stone_per_tile_before_it(seats: int) -> None:
    for index in range(seats + 2):
        match = deal(seats)
        match.state.players[0].stones = 5
        chosen = row(match)[index]
        assert match.view().table["row"][index]["price"] == index
        happened = match.play(f"{index}@2,0,0")
        assert happened[0].numbers == {"tile": chosen, "price": index}
        assert stones(match)[0] == 5 - index
        assert match.view().table["players"][0]["tiles"][1]["tile"] == chosen


@pytest.mark.rule("AK-12", "AKX-2")
def test_the_fourth_tile_costs_three_stones() -> None:
    match = deal(4)
    match.state.players[0].stones = 3
    fourth = row(match)[3]
    match.play("3@2,0,0")
    assert stones(match)[0] == 0
    assert match.view().table["players"][0]["tiles"][1]["tile"] == fourth


@pytest.mark.rule("AK-12")
def test_there_is_no_tile_behind_the_end_of_the_row() -> None:
    match = deal(2)
    take(match)
    match.state.players[1].stones = 9
    assert indices(match) == {0, 1, 2}
    with pytest.raises(IllegalAction) as refused:
        match.play("3@2,0,0")
    assert refused.value.rule == "AK-12"


@pytest.mark.rule("AK-13")
def test_stones_paid_go_to_the_supply() -> None:
    match = deal(3, first_player=3)
    assert (stones(match), match.view().table["supply"]) == ([2, 3, 1], 34)
    match.play("1@2,0,0")
    assert (stones(match), match.view().table["supply"]) == ([2, 3, 0], 35)
    match.play("2@2,0,0")
    assert (stones(match), match.view().table["supply"]) == ([0, 3, 0], 37)


@pytest.mark.rule("AK-13", "AK-14", "AKX-13")
def test_the_income_of_a_tile_cannot_pay_for_it() -> None:
    match = deal(2, 3, 28, 37, 9)
    match.play("0@0,2,4")
    take(match)
    match.state.players[0].stones = 0
    assert indices(match) == {0}
    with pytest.raises(IllegalAction) as refused:
        match.play("1@1,0,1")  # would cover three quarries
    assert refused.value.rule == "AK-14"
    assert stones(match)[0] == 0
    happened = match.play("0@1,0,1")
    assert stones(match)[0] == 3
    assert [event.kind for event in happened[:3]] == ["take", "place", "income"]
    assert happened[2].numbers == {"stones": 3}


@pytest.mark.rule("AK-14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_tiles_you_can_pay_may_be_taken(seats: int) -> None:
    for held in range(seats + 4):
        match = deal(seats)
        match.state.players[0].stones = held
        assert indices(match) == {index for index in range(seats + 2) if index <= held}
        for index in range(held + 1, seats + 2):
            with pytest.raises(IllegalAction) as refused:
                match.play(f"{index}@2,0,0")
            assert refused.value.rule == "AK-14"


@pytest.mark.rule("AK-14", "AKX-13")
def test_two_stones_buy_any_of_three_tiles() -> None:
    match = deal(2)
    take(match)
    assert (len(row(match)), stones(match)[1]) == (3, 2)
    assert indices(match) == {0, 1, 2}


@pytest.mark.rule("AK-14")
def test_the_free_tile_can_always_be_taken() -> None:
    match = deal(4)
    for _ in random_game(match):
        assert 0 in indices(match)
        assert min(stones(match)) >= 0


@pytest.mark.rule("AK-14", "AK-30")
def test_every_affordable_tile_may_lie_on_every_spot() -> None:
    match = deal(3)
    for seat in random_game(match):
        spots: dict[int, set[Spot]] = {}
        for action in legal(match):
            spots.setdefault(action.index, set()).add((action.q, action.r, action.k))
        assert set(spots) == set(range(min(len(row(match)), stones(match)[seat] + 1)))
        assert all(same == spots[0] for same in spots.values())


@pytest.mark.rule("AK-15")
def test_later_tiles_slide_up_and_get_cheaper() -> None:
    match = deal(4, 1, 2, 3, 4, 5, 6)
    match.state.players[0].stones = 2
    match.play("2@2,0,0")
    assert row(match) == [1, 2, 4, 5, 6]
    assert [(one["tile"], one["price"]) for one in match.view().table["row"]] == [
        (1, 0),
        (2, 1),
        (4, 2),
        (5, 3),
        (6, 4),
    ]
    match.play("0@2,0,0")
    assert row(match) == [2, 4, 5, 6]
    match.state.players[2].stones = 3
    match.play("3@2,0,0")
    assert row(match) == [2, 4, 5]


@pytest.mark.rule("AK-15", "AK-38", "AKX-14")
def test_the_last_tile_becomes_the_first_and_a_stack_is_laid_behind() -> None:
    a, b, c, d, e, f, g = 21, 22, 23, 24, 25, 26, 27
    match = deal(2, a, b, c, d, e, f, g)
    match.state.players[0].stones = 2
    match.play("2@2,0,0")
    assert (row(match), stones(match)) == ([a, b, d], [0, 2])
    match.play("2@2,0,0")
    assert (row(match), stones(match)) == ([a, b], [0, 0])
    assert match.view().table["stacks"] == 11
    happened = match.play("0@0,2,4")
    assert row(match) == [b, e, f, g]
    assert match.view().table["stacks"] == 10
    refill = next(event for event in happened if event.kind == "refill")
    assert list(refill.numbers.values())[:3] == [e, f, g]
    mine, other = match.view().table["players"]
    assert [one["tile"] for one in mine["tiles"]] == [0, c, a]
    assert [one["tile"] for one in other["tiles"]] == [0, d]


@pytest.mark.rule("AK-38")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_stacks_are_laid_out_in_the_order_of_the_shuffle(seats: int) -> None:
    match = deal(seats)
    order = [int(tile) for tile in match.state.stacks[: int(match.state.stacked_to)]]
    players = max(seats, 2)
    seen = row(match)
    assert seen == order[: players + 2]
    for _ in random_game(match):
        pass
    for event in match.events():
        if event.kind == "refill":
            seen += list(event.numbers.values())[: players + 1]
    assert seen == order


@pytest.mark.rule("AK-38")
def test_no_stack_is_opened_before_one_tile_is_left() -> None:
    match = deal(4)
    while len(row(match)) > 2:
        take(match)
        assert match.view().table["stacks"] == 11
    take(match)
    assert (len(row(match)), match.view().table["stacks"]) == (6, 10)


@pytest.mark.rule("AK-39", "AKX-15")
def test_the_seats_of_three_players_take_turns() -> None:
    match = deal(3)
    seats, chiefs = [], []
    for _ in range(12):
        seats.append(match.pending[0] + 1)
        chiefs.append(match.view().table["chief"] + 1)
        take(match)
    assert seats == [1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3]
    assert chiefs == [1] * 4 + [2] * 4 + [3] * 4


@pytest.mark.rule("AK-39")
@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 3), (4, 2)])
def test_the_marker_passes_left_and_the_new_chief_begins(seats: int, first: int) -> None:
    match = deal(seats, first_player=first)
    rounds = 1
    before = -1
    for seat in random_game(match):
        table = match.view().table
        if before >= 0:
            assert seat == (before + 1) % seats
        if table["round"] > rounds:
            rounds += 1
            assert table["chief"] == seat == (first - 1 + rounds - 1) % seats
            assert before == (seat - 1) % seats  # the old chief had the last turn
        before = seat
    chiefs = [event.seat for event in match.events() if event.kind == "chief"]
    assert chiefs == [(first + n) % seats for n in range(rounds - 1)]


@pytest.mark.rule("AK-11")
def test_a_refused_turn_changes_nothing() -> None:
    match = deal(2)
    before = match.state.tobytes()
    for action in ("3@2,0,0", "0@0,0,0", "0@9,9,0"):
        with pytest.raises(IllegalAction):
            match.play(action)
    assert match.state.tobytes() == before


@pytest.mark.rule("AKX-12")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_first_turn_has_180_actions(seats: int) -> None:
    match = deal(seats)
    actions = legal(match)
    assert stones(match)[0] == 1
    assert indices(match) == {0, 1}
    assert len(actions) == 180
    assert GAME.actions.encode(match.state, GAME.actions.parse("1@2,0,0")) == 51522
    assert 51522 in match.view(0).legal
    match.play(51522)
    assert match.played[0].notation == "1@2,0,0"


def test_random_play_draws_from_all_legal_actions() -> None:
    match = deal(2)
    rng = np.array([5, 1], np.int64)
    drawn = Counter(int(GAME.rules.sample(match.state, 0, rng)) for _ in range(180 * 50))
    assert set(drawn) == set(match.view(0).legal)
    assert sum((times - 50) ** 2 / 50 for times in drawn.values()) < 179 + 5 * 358**0.5  # chi-square


@pytest.mark.parametrize(
    ("seats", "long_game", "size"),
    [
        (1, False, 135_000),
        (2, False, 135_000),
        (3, False, 134_670),
        (4, False, 142_884),
        (2, True, 363_096),
        (3, True, 206_670),
    ],
)
def test_actions_are_numbered_as_the_rules_page_says(seats: int, long_game: bool, size: int) -> None:
    s = deal(seats, long_game=long_game).state
    assert GAME.actions.count(s) == size
    assert str(GAME.actions.decode(s, size - 1)).endswith(",5")
    for action in range(0, size, 97):
        assert GAME.actions.encode(s, GAME.actions.decode(s, action)) == action
