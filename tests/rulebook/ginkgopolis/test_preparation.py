"""Phase 3, preparation: GK-49 to GK-51."""

import pytest

from rulebook.ginkgopolis.tables import Table


@pytest.mark.rule("GK-49")
@pytest.mark.parametrize("seats", [2, 4])
def test_three_cards_and_the_first_player_card_go_left(seats: int) -> None:
    table = Table(seats)
    plays = {seat: "ABCD"[seat] for seat in range(seats)}
    table.lay(plays)
    deck, rest = table.deck(), [table.hand(seat) for seat in range(seats)]
    assert [len(hand) for hand in rest] == [3] * seats
    for _ in range(seats):
        table.play("take resource")
    assert table.view()["first_player"] == 1
    for seat in range(seats):
        assert table.hand(seat)[:3] == rest[seat - 1]
    drawn = [table.hand((1 + order) % seats)[3] for order in range(seats)]
    assert drawn == deck[:seats]


@pytest.mark.rule("GK-49")
def test_the_first_player_card_goes_round_the_table() -> None:
    table = Table(3, first_player=3)
    for first in (2, 0, 1, 2):
        assert table.view()["first_player"] == first
        table.round({})


@pytest.mark.rule("GK-50", "GKX-6")
def test_the_last_card_drawn_has_the_deck_rebuilt() -> None:
    table = Table(3)
    marked = ["yellow 4", "yellow 5", "yellow 9", "red 7", "blue 8"]
    for number, tile in enumerate(marked):
        table.build(tile, (10 + number, 10), 2, site=True)
    table.build("red 20", (10, 20), 2)
    s = table.s
    table.lay({0: "A", 1: "B", 2: "C"})
    spare = table.deck()[0]
    s.discards[int(s.discard_count)] = s.deck[int(s.deck_from)]
    s.discard_count += 1
    s.deck_from += 1
    last = table.deck()
    assert len(last) == 1
    out = {*table.discards(), "A", "B", "C", *marked}
    assert spare in out
    table.play("take resource", "take resource", "take resource")
    assert table.view()["first_player"] == 1
    assert table.hand(1)[3] == last[0]
    assert table.hand(2)[3] in out
    assert len(table.discards()) == 7
    assert len(out) == 16
    assert set(table.discards() + table.deck() + [table.hand(2)[3], table.hand(0)[3]]) == out
    assert len(table.deck()) == 16 - 7 - 2
    assert not any(one["site"] for one in table.view()["city"])
    events = [event for event in table.match.events(last=1) if event.kind == "rebuild"]
    assert [event.numbers for event in events] == [{"cards": 9}]


@pytest.mark.rule("GK-50")
@pytest.mark.parametrize(("seats", "off"), [(2, 7), (3, 7), (4, 0), (5, 0)])
def test_with_few_players_seven_cards_go_off_again(seats: int, off: int) -> None:
    table = Table(seats)
    while not [event for event in table.match.events(last=1) if event.kind == "rebuild"]:
        table.round({})
    assert len(table.discards()) == off


@pytest.mark.rule("GK-50")
def test_a_deck_is_not_rebuilt_while_a_card_is_left() -> None:
    table = Table(4)
    table.build("red 7", (10, 0), site=True)
    table.round({})
    assert len(table.deck()) == 1
    assert table.building("red 7")["site"]
    table.round({})
    assert not table.building("red 7")["site"]


@pytest.mark.rule("GK-51")
def test_tableau_cards_never_return() -> None:
    table = Table(4)
    table.stake(0, resources=9)
    table.round({0: "red 3 + red 9"})
    assert table.tableau(0) == ["red 3"]
    for _ in range(6):
        table.round({})
    cards = table.deck() + table.discards() + [one for seat in range(4) for one in table.hand(seat)]
    assert "red 3" not in cards
    assert "red 9" in cards
    assert table.tableau(0) == ["red 3"]
