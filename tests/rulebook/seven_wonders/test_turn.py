"""Age and turn: SW-10 to SW-18."""

import pytest

from rulebook.seven_wonders.tables import (
    City,
    built,
    coins,
    dealt,
    give,
    hand,
    own,
    phase,
    pile,
    play_turn,
    random_play,
    refused,
    sale,
    shown,
    table,
    ways,
)
from tetrapolis.core.errors import BadAction
from tetrapolis.core.match import Match
from tetrapolis.games.seven_wonders.components import CARD_BY_NAME, CARDS
from tetrapolis.games.seven_wonders.game import GAME

PLAYERS = (3, 4, 5, 6, 7)


def three(**hands: str) -> Match:
    """Three cities on turn 1 of Age I; hands by board."""
    return table(*(City(board, hand=hands.get(board, "")) for board in ("gizah", "rhodos", "olympia")))


@pytest.mark.rule("SW-10", "SW-70")
@pytest.mark.parametrize("seats", PLAYERS)
def test_three_ages_run_alike_deal_six_turns_conflicts(seats: int) -> None:
    match = Match(GAME, seats, 3)
    turns: list[tuple[int, int]] = []
    story: list[str] = ["age"]
    while not match.over:
        shows = match.view().table
        turns.append((shows["age"], shows["turn"]))
        if shows["turn"] == 1:
            assert [len(hand(match, seat)) for seat in range(seats)] == [7] * seats
        story += [event.kind for event in play_turn(match) if event.kind in ("age", "conflict", "end")]
    assert turns == [(age, turn) for age in (1, 2, 3) for turn in range(1, 7)]
    assert story == (["age"] + ["conflict"] * seats) * 3 + ["end"]


@pytest.mark.rule("SW-11")
@pytest.mark.parametrize("seats", PLAYERS)
def test_every_age_begins_with_a_hand_of_seven_cards_of_that_age(seats: int) -> None:
    match = Match(GAME, seats, 4)
    for age in (1, 2, 3):
        fresh = dealt(match, age)
        assert [hand(match, seat) for seat in range(seats)] == fresh
        assert all(age in CARDS[CARD_BY_NAME[card]].copies for cards in fresh for card in cards)
        for _ in range(6):
            play_turn(match)


@pytest.mark.rule("SW-12", "SW-14")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_nothing_happens_until_all_have_chosen(order: tuple[int, ...]) -> None:
    match = three(gizah="altar", rhodos="theater", olympia="loom")
    plays = ("build altar", "sell theater", "build loom")
    waiting = {0, 1, 2}
    for seat in order:
        assert set(match.pending) == waiting
        assert [built(match, one) for one in range(3)] == [[], [], []]
        assert coins(match) == [3, 3, 3]
        match.play(plays[seat], seat)
        waiting.remove(seat)
    assert [built(match, one) for one in range(3)] == [["altar"], [], ["loom"]]
    assert coins(match) == [3, 6, 3]
    assert match.view().table["turn"] == 2
    assert match.pending == (0, 1, 2)


@pytest.mark.rule("SW-12")
def test_the_order_of_choosing_does_not_matter() -> None:
    ends = set()
    for order in ((0, 1, 2), (2, 0, 1), (1, 0, 2)):
        match = Match(GAME, 3, 11)
        while not match.over:
            plays = {seat: str(match.legal(seat)[0]) for seat in match.pending}
            for seat in order:
                if seat in plays:
                    match.play(plays[seat], seat)
        ends.add(str(match.scores()) + str(match.view().table["players"]))
    assert len(ends) == 1


@pytest.mark.rule("SW-12", "SW-15")
def test_a_choice_is_made_once_a_turn() -> None:
    match = three(gizah="altar theater")
    match.play("build altar", 0)
    assert match.legal(0) == []
    for play in ("build theater", "build altar", "sell theater"):
        assert refused(match, play) == "SW-12"


@pytest.mark.rule("SW-13")
def test_only_a_card_of_your_own_hand_can_be_chosen() -> None:
    match = three(gizah="altar theater loom press mine well tavern", rhodos="baths", olympia="barracks")
    for card in ("baths", "barracks", "palace"):
        for kind in ("build", "stage", "sell"):
            assert refused(match, f"{kind} {card}") == "SW-13"
    play_turn(match, "build altar", "sell baths", "sell barracks")
    assert refused(match, "build mine") == "SW-13"  # passed on
    assert "mine" in hand(match, 1)


@pytest.mark.rule("SW-13")
def test_you_see_only_your_own_hand() -> None:
    match = Match(GAME, 3, 5)
    for seat in range(3):
        assert hand(match, seat) == dealt(match, 1)[seat]
        assert match.view().table["own"] is None
        assert [one["hand"] for one in match.view(seat).table["players"]] == [7, 7, 7]


@pytest.mark.rule("SW-13")
def test_the_chosen_card_lies_face_down() -> None:
    match = three(gizah="altar")
    match.play("build altar", 0)
    chosen = GAME.actions.encode(match.state, GAME.actions.parse("build altar"))
    assert own(match, 0)["choice"] == {"kind": "build", "card": "altar", "to_left": 0, "to_right": 0, "side": None}
    for viewer in (None, 1, 2):
        assert shown(match, 0)["ready"]
        assert "altar" not in str(match.view(viewer).table["players"])
        assert [(event.kind, event.numbers) for event in match.events(viewer)] == [("choose", {})]
    assert [(event.kind, event.numbers) for event in match.events(0)] == [("choose", {"action": chosen})]


@pytest.mark.rule("SW-14")
def test_a_card_is_built_buried_or_sold() -> None:
    match = table(
        City("gizah", "sawmill", hand="altar theater loom press mine well tavern"), City("rhodos"), City("olympia")
    )
    kinds = {(str(action).split()[0], str(action).split()[1]) for action in match.legal(0)}
    assert kinds == {(kind, card) for kind in ("build", "stage", "sell") for card in hand(match, 0)}
    play_turn(match, "build altar", "sell " + hand(match, 1)[0])
    assert (built(match, 0), shown(match, 0)["stages"]) == (["sawmill", "altar"], 0)
    match = table(City("gizah", "sawmill", hand="altar"), City("rhodos"), City("olympia"))
    play_turn(match, "stage altar")
    assert (built(match, 0), shown(match, 0)["stages"], coins(match)[0]) == (["sawmill"], 1, 3)
    match = table(City("gizah", "sawmill", hand="altar"), City("rhodos"), City("olympia"))
    play_turn(match, "sell altar")
    assert (built(match, 0), shown(match, 0)["stages"], coins(match)[0]) == (["sawmill"], 0, 6)


@pytest.mark.rule("SW-14")
def test_nothing_else_can_be_done_on_a_turn() -> None:
    match = three(gizah="altar")
    for play in ("dig altar", "dig nothing", "side night", "board gizah"):
        assert refused(match, play) == "SW-14"
    for text in ("pass", "", "keep altar", "build", "sell altar now", "build altar 1"):
        with pytest.raises(BadAction):
            match.play(text, 0)


@pytest.mark.rule("SW-15")
def test_a_choice_is_judged_by_the_table_at_the_start_of_the_turn() -> None:
    match = table(City("gizah", coins=9, hand="stockade"), City("rhodos", hand="lumber_yard"), City("olympia"))
    match.play("build lumber_yard", 1)
    assert ways(match, "build stockade") == set()
    assert refused(match, "build stockade 2,0") == "SW-27"
    match.play(sale(match, 0), 0)
    match.play(sale(match, 2), 2)
    give(match, 0, "stockade")
    assert ways(match, "build stockade") == {(2, 0)}


@pytest.mark.rule("SW-15")
def test_card_action_and_payment_are_one_commitment() -> None:
    match = table(City("gizah", hand="stockade", coins=2), City("babylon", hand="altar"), City("babylon", hand="altar"))
    play_turn(match, "build stockade 0,2", "build altar", "build altar")
    assert coins(match) == [0, 3, 5]


@pytest.mark.rule("SW-16")
def test_all_cards_are_placed_before_any_coins_come() -> None:
    match = table(
        City("gizah", hand="tavern"),
        City("ephesos", "sawmill", stages=1, hand="loom"),
        City("olympia", hand="altar"),
        City("rhodos", hand="press"),
    )
    happened = play_turn(match, "build tavern", "stage loom", "sell altar", "build press")
    kinds = [(event.kind, event.seat) for event in happened]
    assert [one for one in kinds if one[0] != "choose"] == [
        ("build", 0),
        ("stage", 1),
        ("bury", 1),
        ("sell", 2),
        ("build", 3),
        ("coins", 0),
        ("coins", 1),
        ("coins", 2),
    ]
    assert coins(match) == [8, 12, 6, 3]


@pytest.mark.rule("SW-16", "SW-31")
def test_coins_of_this_turn_pay_for_nothing_of_this_turn() -> None:
    match = table(
        City("gizah", coins=0, hand="stockade clay_pit"),
        City("babylon", hand="altar"),
        City("rhodos", coins=2, hand="baths"),
    )
    match.play("build altar", 1)
    match.play("build baths 2,0", 2)  # two coins are on their way to Gizah
    assert refused(match, "build stockade 2,0") == "SW-31"
    assert refused(match, "build clay_pit") == "SW-23"
    match.play("sell clay_pit", 0)
    assert coins(match) == [5, 3, 0]


@pytest.mark.rule("SW-17")
@pytest.mark.parametrize("seats", PLAYERS)
def test_hands_pass_left_right_left(seats: int) -> None:
    match = Match(GAME, seats, 6)
    for age, step in ((1, 1), (2, -1), (3, 1)):
        for size in range(7, 1, -1):
            held = [hand(match, seat) for seat in range(seats)]
            assert [len(cards) for cards in held] == [size] * seats
            assert [one["hand"] for one in match.view().table["players"]] == [size] * seats
            assert match.view().table["age"] == age
            play_turn(match)
            if size > 2:
                for seat in range(seats):
                    assert sorted(hand(match, (seat + step) % seats)) == sorted(held[seat][:-1])


@pytest.mark.rule("SW-18")
def test_on_turn_6_the_other_card_is_discarded_for_no_coins() -> None:
    match = table(
        City("gizah", hand="altar theater"),
        City("rhodos", hand="loom press"),
        City("olympia", hand="well tavern"),
        turn=6,
    )
    assert [len(hand(match, seat)) for seat in range(3)] == [2, 2, 2]
    happened = play_turn(match, "build altar", "sell press", "build well")
    assert built(match, 0) == ["altar"]
    assert coins(match) == [3, 6, 3]
    assert pile(match) == 4
    assert [event.seat for event in happened if event.kind == "leftover"] == [0, 1, 2]
    assert {tuple(event.numbers) for event in happened if event.kind == "leftover"} == {()}
    assert [own(match, seat)["discarded"] for seat in range(3)] == [["theater"], ["loom", "press"], ["tavern"]]
    kinds = [event.kind for event in happened]
    assert kinds.index("leftover") < kinds.index("conflict") < kinds.index("age")
    assert (match.view().table["age"], match.view().table["turn"]) == (2, 1)


@pytest.mark.rule("SW-18")
@pytest.mark.parametrize("seats", PLAYERS)
def test_six_of_seven_cards_are_played_in_every_age(seats: int) -> None:
    match = Match(GAME, seats, 7)  # day sides: no seventh card
    for _ in random_play(match):
        if phase(match) == "cards" and match.pending == tuple(range(seats)) and match.view().table["turn"] == 1:
            turns = 6 * (match.view().table["age"] - 1)
            players = match.view().table["players"]
            played = sum(len(one["built"]) + one["stages"] for one in players)
            assert played + pile(match) == (turns + turns // 6) * seats
