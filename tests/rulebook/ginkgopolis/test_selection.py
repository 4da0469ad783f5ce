"""Phase 1, selection: GK-22 to GK-27."""

import pytest

from rulebook.ginkgopolis.tables import Table


@pytest.mark.rule("GK-22")
def test_a_round_is_selection_actions_preparation() -> None:
    table = Table(3)
    assert table.phase == "select"
    table.lay({0: "A", 1: "B", 2: "C"})
    for seat in (0, 1, 2):
        assert table.phase == "good"
        assert table.pending() == (seat,)
        table.play("take resource")
    assert table.phase == "select"
    assert table.view()["first_player"] == 1
    assert [len(table.hand(seat)) for seat in range(3)] == [4, 4, 4]


@pytest.mark.rule("GK-23")
def test_all_choose_at_once_one_of_four_cards_alone_or_with_an_own_tile() -> None:
    table = Table(3)
    table.give(0, "red 9", "blue 12")
    table.hold(0, "A", "B", "red 1", "blue 2")
    assert table.pending() == (0, 1, 2)
    cards = {"A", "B", "red 1", "blue 2"}
    with_tile = {f"{one} + {tile}" for one in cards for tile in ("red 9", "blue 12")}
    assert table.options(0) == cards | with_tile | {"new hand"}
    table.play("B + red 9", seat=0)
    assert table.pending() == (1, 2)
    assert table.hand(0) == ["A", "red 1", "blue 2"]
    assert table.stock(0) == ["blue 12"]


@pytest.mark.rule("GK-23")
def test_only_own_cards_and_own_tiles_may_be_laid() -> None:
    table = Table()
    table.give(0, "red 9")
    table.give(1, "blue 12")
    table.hold(0, "A")
    table.hold(1, "B")
    assert table.refused("B", 0) == "GK-23"
    assert table.refused("A + blue 12", 0) == "GK-23"
    assert table.refused("A + yellow 4", 0) == "GK-23"
    assert table.refused("take tile", 0) == "GK-23"
    assert table.refused("done", 0) == "GK-23"


@pytest.mark.rule("GK-23")
def test_a_card_must_be_laid() -> None:
    table = Table()
    table.player(0).tokens = 0
    assert len(table.options(0)) == 4
    table.play(table.hand(1)[0], seat=1)
    assert table.pending() == (0,)


@pytest.mark.rule("GK-23")
def test_laid_cards_and_hands_are_face_down_but_a_laid_tile_is_seen() -> None:
    table = Table()
    table.give(0, "red 9")
    table.hold(0, "A")
    table.play("A + red 9", seat=0)
    seen = table.match.view(1).table["players"][0]
    assert (seen["ready"], seen["card"], seen["tile_laid"], seen["cards"]) == (True, None, True, 3)
    assert table.match.view(0).table["own"]["card"] == "A"
    assert table.match.view(0).table["own"]["tile"] == "red 9"


@pytest.mark.rule("GK-24")
def test_a_commitment_is_final() -> None:
    table = Table(3)
    table.hold(0, "A", "B")
    table.play("A", seat=0)
    assert table.match.legal(0) == []
    assert table.refused("B", 0) == "GK-24"
    assert table.refused("new hand", 0) == "GK-27"


@pytest.mark.rule("GK-24")
def test_what_cannot_be_paid_may_be_laid() -> None:
    table = Table()
    table.hold(0, "A", "red 1")
    table.give(0, "blue 9")
    assert table.goods(0).resources == 0
    assert {"A + blue 9", "red 1 + blue 9"} <= table.options(0)


@pytest.mark.rule("GK-25")
def test_a_new_hand_costs_a_token_and_replaces_all_four_cards() -> None:
    table = Table(2)
    old, top = table.hand(0), table.deck()[:4]
    discards = table.discards()
    table.play("new hand", seat=0)
    assert table.player(0).tokens == 1
    assert table.hand(0) == top
    assert table.discards() == discards + old
    assert table.pending() == (0, 1)
    assert table.refused(old[0], 0) == "GK-23"
    table.play(top[2], seat=0)
    assert table.pending() == (1,)


@pytest.mark.rule("GK-25")
def test_without_a_token_there_is_no_new_hand() -> None:
    table = Table()
    table.player(0).tokens = 0
    assert table.refused("new hand", 0) == "GK-25"
    assert "new hand" not in table.options(0)


@pytest.mark.rule("GK-25", "GK-50", "GKX-28")
def test_a_new_hand_may_empty_the_deck() -> None:
    table = Table(5)
    old, last = table.hand(0), table.deck()
    assert len(last) == 1
    assert table.discards() == []
    table.play("new hand", seat=0)
    assert table.hand(0)[0] == last[0]
    assert set(table.hand(0)[1:] + table.deck()) == set(old)
    assert len(table.hand(0)) == 4
    assert len(table.deck()) == 1
    assert table.discards() == []


@pytest.mark.rule("GK-26")
def test_new_hands_are_served_as_announced() -> None:
    table = Table(2)
    deck = table.deck()
    table.play("new hand", seat=1)
    assert table.hand(1) == deck[:4]
    table = Table(2)
    table.play("new hand", seat=0)
    assert table.hand(0) == deck[:4]


@pytest.mark.rule("GK-26")
def test_a_later_request_gets_the_cards_that_are_left() -> None:
    table = Table(4)
    deck, hands = table.deck(), [table.hand(2), table.hand(0)]
    table.play("new hand", seat=2)
    table.play("new hand", seat=0)
    assert table.hand(2) == deck[:4]
    assert table.hand(0)[0] == deck[4]
    assert set(table.hand(0)[1:] + table.deck()) == set(hands[0] + hands[1])


@pytest.mark.rule("GK-27")
def test_both_tokens_may_go_in_one_round() -> None:
    table = Table(2)
    table.play("new hand", seat=0)
    table.play("new hand", seat=0)
    assert table.player(0).tokens == 0
    assert len(table.hand(0)) == 4
    assert table.refused("new hand", 0) == "GK-25"


@pytest.mark.rule("GK-27")
def test_a_new_hand_is_taken_only_before_committing() -> None:
    table = Table(2)
    table.play(table.hand(0)[0], seat=0)
    assert table.refused("new hand", 0) == "GK-27"
    table.play("new hand", seat=1)
    assert table.player(1).tokens == 1
