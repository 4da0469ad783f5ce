"""Set-up: SW-1 to SW-9."""

from collections import Counter

import pytest

from rulebook.seven_wonders.tables import (
    City,
    coins,
    dealt,
    drawn_page,
    guilds_out,
    hand,
    own,
    phase,
    play_age,
    play_turn,
    random_play,
    refused,
    shown,
    table,
    tokens,
)
from tetrapolis.core.errors import BadOption
from tetrapolis.core.match import Match
from tetrapolis.games.seven_wonders import terminal
from tetrapolis.games.seven_wonders.components import BOARDS, CARDS
from tetrapolis.games.seven_wonders.effects import COLOURS
from tetrapolis.games.seven_wonders.game import GAME
from tetrapolis.text import texts

PLAYERS = (3, 4, 5, 6, 7)
WONDERS = {"alexandria", "babylon", "ephesos", "gizah", "halikarnassos", "olympia", "rhodos"}


def deck(match: Match, age: int) -> Counter[str]:
    return Counter(card for cards in dealt(match, age) for card in cards)


@pytest.mark.rule("SW-1")
def test_three_to_seven_can_play() -> None:
    assert GAME.spec.seat_counts == PLAYERS
    for seats in (1, 2, 8):
        with pytest.raises(BadOption):
            Match(GAME, seats, 1)


@pytest.mark.rule("SW-1")
def test_the_box_has_7_boards_148_cards_and_coins_worth_126() -> None:
    assert {board.name for board in BOARDS} == WONDERS
    copies = [sum(len(card.copies.get(age, ())) for card in CARDS) for age in (1, 2, 3)]
    assert copies == [49, 49, 50]
    assert sum(card.colour == "purple" for card in CARDS) == 10
    match = Match(GAME, 7, 1)
    assert int(match.state.bank) + sum(coins(match)) == 54 * 1 + 24 * 3


@pytest.mark.rule("SW-1")
def test_the_tokens_of_the_box_are_enough_for_seven() -> None:
    for seed in range(3):
        match = Match(GAME, 7, seed)
        for _ in random_play(match, seed):
            pass
        players = match.view().table["players"]
        assert sum(one["defeats"] for one in players) <= 24
        assert all(sum(one["victories"][age] for one in players) <= 8 for age in range(3))


@pytest.mark.rule("SW-2")
@pytest.mark.parametrize(
    ("age", "card", "copies"),
    [
        (1, "lumber_yard", (1, 2, 2, 2, 2)),
        (1, "stone_pit", (1, 1, 2, 2, 2)),
        (1, "clay_pit", (1, 1, 1, 1, 1)),
        (1, "excavation", (0, 1, 1, 1, 1)),
        (1, "mine", (0, 0, 0, 1, 1)),
        (1, "tavern", (0, 1, 2, 2, 3)),
        (1, "well", (0, 1, 1, 1, 2)),
        (1, "loom", (1, 1, 1, 2, 2)),
        (2, "loom", (1, 1, 2, 2, 2)),
        (2, "forum", (1, 1, 1, 2, 3)),
        (2, "caravansery", (1, 1, 2, 3, 3)),
        (2, "bazar", (0, 1, 1, 1, 2)),
        (2, "training_ground", (0, 1, 1, 2, 3)),
        (3, "ludus", (0, 0, 1, 1, 2)),
        (3, "castrum", (0, 1, 1, 1, 2)),
        (3, "gardens", (1, 2, 2, 2, 2)),
    ],
)
def test_a_deck_keeps_the_copies_for_so_many_players(age: int, card: str, copies: tuple[int, ...]) -> None:
    assert tuple(deck(Match(GAME, seats, 1), age)[card] for seats in PLAYERS) == copies


@pytest.mark.rule("SW-2")
@pytest.mark.parametrize("seats", PLAYERS)
def test_no_other_cards_are_dealt(seats: int) -> None:
    match = Match(GAME, seats, 2)
    for age in (1, 2, 3):
        in_deck = deck(match, age)
        for card in CARDS:
            if card.colour != "purple":
                assert in_deck[card.name] == sum(minimum <= seats for minimum in card.copies.get(age, ()))


@pytest.mark.rule("SW-3")
@pytest.mark.parametrize("seats", PLAYERS)
def test_two_more_guilds_than_players_join_age_three(seats: int) -> None:
    guilds = {card.name for card in CARDS if card.colour == "purple"}
    ever_out: set[str] = set()
    ever_in: set[str] = set()
    for seed in range(60):
        match = Match(GAME, seats, seed)
        joined = [card for card in deck(match, 3).elements() if card in guilds]
        out = guilds_out(match)
        assert (len(joined), len(out)) == (seats + 2, 8 - seats)
        assert set(joined) | set(out) == guilds
        assert guilds.isdisjoint(deck(match, 1))
        assert guilds.isdisjoint(deck(match, 2))
        ever_in |= set(joined)
        ever_out |= set(out)
    assert ever_in == ever_out == guilds


@pytest.mark.rule("SW-4", "SW-11")
@pytest.mark.parametrize("seats", PLAYERS)
def test_each_deck_has_seven_cards_for_every_player(seats: int) -> None:
    match = Match(GAME, seats, 1)
    for age in (1, 2, 3):
        assert [len(cards) for cards in dealt(match, age)] == [7] * seats
        assert deck(match, age).total() == 7 * seats


@pytest.mark.rule("SW-4", "SW-11")
def test_the_decks_are_shuffled() -> None:
    matches = [Match(GAME, 3, seed) for seed in range(120)]
    for age in (1, 2, 3):
        for place in range(21):
            seen = {dealt(match, age)[place // 7][place % 7] for match in matches}
            assert len(seen) >= 18, (age, place)
        assert deck(matches[0], 1) == deck(matches[1], 1)


@pytest.mark.rule("SW-5")
@pytest.mark.parametrize("seats", PLAYERS)
def test_boards_are_dealt_at_random(seats: int) -> None:
    drawn: list[Counter[str]] = [Counter() for _ in range(seats)]
    for seed in range(140):
        players = Match(GAME, seats, seed).view().table["players"]
        wonders = [one["wonder"] for one in players]
        assert len(set(wonders)) == seats
        for seat, wonder in enumerate(wonders):
            drawn[seat][wonder] += 1
    for counted in drawn:
        assert set(counted) == WONDERS
        assert min(counted.values()) >= 7


@pytest.mark.rule("SW-5")
def test_boards_can_be_chosen_in_seat_order() -> None:
    match = Match(GAME, 4, 1, {"boards": "chosen"})
    picks = ["rhodos", "gizah", "alexandria", "olympia"]
    for seat, board in enumerate(picks):
        assert phase(match) == "boards"
        assert match.pending == (seat,)
        left = WONDERS - set(picks[:seat])
        assert {str(action) for action in match.legal()} == {f"board {name}" for name in left}
        if seat:
            assert refused(match, f"board {picks[0]}", seat) == "SW-5"
        assert refused(match, "side day", seat) == "SW-5"
        match.play(f"board {board}")
        assert shown(match, seat)["wonder"] == board
    assert phase(match) == "cards"
    assert [one["side"] for one in match.view().table["players"]] == ["day"] * 4


@pytest.mark.rule("SW-5")
@pytest.mark.parametrize(("options", "side"), [({}, "day"), ({"sides": "day"}, "day"), ({"sides": "night"}, "night")])
def test_all_play_the_day_side_unless_agreed_otherwise(options: dict[str, str], side: str) -> None:
    match = Match(GAME, 5, 1, options)
    assert {one["side"] for one in match.view().table["players"]} == {side}
    assert phase(match) == "cards"


@pytest.mark.rule("SW-5")
def test_owners_pick_their_sides_together_and_in_secret() -> None:
    match = Match(GAME, 3, 1, {"sides": "free"})
    assert (phase(match), match.pending) == ("sides", (0, 1, 2))
    assert {str(action) for action in match.legal(1)} == {"side day", "side night"}
    match.play("side night", 2)
    match.play("side day", 0)
    assert match.pending == (1,)
    assert refused(match, "side night", 0) == "SW-12"
    assert refused(match, "board gizah", 1) == "SW-5"
    assert [shown(match, seat)["side"] for seat in range(3)] == [None] * 3
    assert [event.numbers for event in match.events(viewer=1)] == [{}, {}]
    match.play("side night", 1)
    assert [shown(match, seat)["side"] for seat in range(3)] == ["day", "night", "night"]
    assert phase(match) == "cards"


@pytest.mark.rule("SW-5", "SW-11")
def test_cards_are_dealt_after_boards_and_sides() -> None:
    match = Match(GAME, 3, 1, {"boards": "chosen", "sides": "free"})
    for seat, board in enumerate(("gizah", "rhodos", "olympia")):
        assert hand(match, seat) == []
        assert shown(match, seat)["hand"] == 0
        match.play(f"board {board}")
    for seat in range(3):
        assert hand(match, seat) == []
        match.play("side night", seat)
    assert [len(hand(match, seat)) for seat in range(3)] == [7, 7, 7]


@pytest.mark.rule("SW-6")
@pytest.mark.parametrize("seats", PLAYERS)
def test_everybody_starts_with_3_coins_and_the_rest_is_the_bank(seats: int) -> None:
    match = Match(GAME, seats, 1)
    assert coins(match) == [3] * seats
    assert int(match.state.bank) == 126 - 3 * seats
    assert [tokens(match, seat) for seat in range(seats)] == [0] * seats


@pytest.mark.rule("SW-7")
def test_the_bank_never_runs_out() -> None:
    match = table(City("gizah"), City("rhodos"), City("olympia"))
    match.state.bank = 1
    play_turn(match)
    assert coins(match) == [6, 6, 6]


@pytest.mark.rule("SW-7")
def test_the_supply_of_tokens_never_runs_out() -> None:
    match = table(City("gizah", "barracks"), City("rhodos"), City("olympia"), turn=6)
    match.state.players[0].won[0] = 8
    match.state.players[1].lost = 24
    play_age(match)
    assert shown(match, 0)["victories"] == [10, 0, 0]
    assert shown(match, 1)["defeats"] == 25


@pytest.mark.rule("SW-8")
@pytest.mark.parametrize("seats", PLAYERS)
def test_the_left_neighbour_is_the_next_seat_and_the_right_one_the_seat_before(seats: int) -> None:
    for seat in range(seats):
        left, right = (seat + 1) % seats, (seat - 1) % seats
        for paid, seller in (("2,0", left), ("0,2", right)):
            cities = [City("rhodos", coins=2, hand="loom stockade") for _ in range(seats)]
            cities[left] = cities[right] = City("babylon", coins=2, hand="loom")
            match = table(*cities)
            play_turn(match, *(f"build stockade {paid}" if one == seat else "build loom" for one in range(seats)))
            assert coins(match) == [{seat: 0, seller: 4}.get(one, 2) for one in range(seats)]


@pytest.mark.rule("SW-9")
def test_every_colour_has_a_mark_of_its_own() -> None:
    speak = texts("en", GAME.face.locale)
    examples = ("mine", "press", "altar", "tavern", "barracks", "workshop", "spies_guild")
    drawn = [str(terminal._cards([card], speak)) for card in examples]
    marks = [text.strip().split()[0] for text in drawn]
    assert len(set(marks)) == len(marks) == len(COLOURS)
    assert all(not mark.isalpha() for mark in marks)


@pytest.mark.rule("SW-9", "SW-17")
@pytest.mark.parametrize(("age", "direction"), [(1, "left"), (2, "right"), (3, "left")])
def test_the_table_shows_age_and_passing_direction(age: int, direction: str) -> None:
    match = table(City("gizah"), City("rhodos"), City("olympia"), age=age)
    view = match.view()
    assert (view.table["age"], view.table["passing"]) == (age, direction)
    page = drawn_page(match, None)
    assert f"Age {'I' * age}, turn 1" in page
    assert f"hands pass to the {direction}" in page


@pytest.mark.rule("SW-9", "SW-19")
def test_hand_and_city_are_drawn_with_the_marks() -> None:
    speak = texts("en", GAME.face.locale)
    match = table(City("gizah", "mine press tavern barracks", hand="altar workshop spies_guild"), *[City("rhodos")] * 2)
    page = drawn_page(match, 0)
    for card in (*shown(match, 0)["built"], *hand(match, 0)):
        assert str(terminal._cards([card], speak)).strip() in page
    assert "spies_guild" in {one["card"] for one in own(match, 0)["hand"]}
