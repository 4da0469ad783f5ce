"""The oracle's facts, set-up and draft: GKX-1, GKX-20 and more."""

import random
from dataclasses import replace

import pytest

from oracles.ginkgopolis import Table, random_deal
from oracles.ginkgopolis_facts import (
    CARDS,
    CHARACTERS,
    INTRO_SETS,
    LETTERS,
    START_GRID,
    START_MARKERS,
    START_TILES,
    YIELDS,
    EndBonus,
    Goods,
    Permanent,
    Trigger,
)

TRIGGERS: tuple[Trigger, ...] = ("exploit", "urbanize", "construct")
COUNTED = {11: ("yellow", "red", "red"), 12: ("blue", "yellow", "blue")}  # GK-55


def unshuffled(_kind: str, items: list[str]) -> list[str]:
    return items


def goods(table: Table, seat: int) -> tuple[int, int, int]:
    """Stock res, tiles and points of a seat."""
    party = table.parties[seat]
    return party.stock, len(party.tiles), party.points


def test_permanent_bonuses() -> None:
    """GK-52, GK-53."""
    for card in CARDS.values():
        if card.number <= 9:
            gain = dict.fromkeys(("res", "tile", "point"), 0)
            gain[YIELDS[card.colour]] += 1
            gain["point"] += card.number >= 7
            assert card.bonus == Permanent(TRIGGERS[(card.number - 1) % 3], Goods(**gain))
    for character in CHARACTERS.values():
        assert character.bonus.gain == Goods(**{YIELDS[character.colour]: 1})


def test_end_bonuses() -> None:
    """GK-55 to GK-57."""
    for index, colour in enumerate(("red", "blue", "yellow")):
        expected = {
            10: EndBonus("res_on_colour", 1, colour=colour),
            11: EndBonus("res_on_colour", 1, colour=COUNTED[11][index]),
            12: EndBonus("res_on_colour", 1, colour=COUNTED[12][index]),
            13: EndBonus("res_on_colour", 1, colour=colour),
            14: EndBonus("buildings", 1, low=1, high=2),
            15: EndBonus("buildings", 3, low=3),
            16: EndBonus("cards_with_trigger", 2, trigger="exploit"),
            17: EndBonus("cards_with_trigger", 2, trigger="urbanize"),
            18: EndBonus("cards_with_trigger", 2, trigger="construct"),
            19: EndBonus("cards_of_colour", 2, colour=colour),
            20: EndBonus("flat", 9),
        }
        assert {number: CARDS[f"{colour}-{number}"].bonus for number in range(10, 21)} == expected


def test_contents_of_the_box() -> None:
    """GK-1, GK-2, GK-8, GK-9, GK-18."""
    assert set(CARDS) == {f"{colour}-{number:02}" for colour in YIELDS for number in range(1, 21)}
    assert all(card.id == f"{card.colour}-{card.number:02}" for card in CARDS.values())
    assert len(CHARACTERS) == 27
    assert sorted(sum(INTRO_SETS.values(), ())) == sorted(CHARACTERS)[:18]
    assert set(START_TILES) == {tile for tile, card in CARDS.items() if card.number <= 3}
    assert set(START_GRID) == {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)}
    assert "".join(START_MARKERS) == LETTERS
    ring = [(x, 2) for x in (-1, 0, 1)] + [(2, y) for y in (1, 0, -1)]
    ring += [(x, -2) for x in (1, 0, -1)] + [(-2, y) for y in (-1, 0, 1)]
    assert list(START_MARKERS.values()) == ring


def test_gkx_1_start_of_set_2() -> None:
    """GKX-1: 4 res (supply 14), 2 tiles, 2 pts."""
    deal = replace(random_deal(4, random.Random(1), intro=True), intro=(1, 2, 3, 4))
    table = Table(4, deal, unshuffled)
    assert goods(table, 1) == (4, 2, 2)
    assert table.parties[1].supply == 14
    assert table.parties[1].tableau == list(INTRO_SETS[2])


@pytest.mark.parametrize(("players", "deck", "res"), [(2, 6, 25), (3, 2, 20), (4, 5, 18), (5, 1, 16)])
def test_gkx_20_set_up(players: int, deck: int, res: int) -> None:
    """GKX-20 and GK-8 to GK-16; the solo part is with the solo tests."""
    table = Table(players, random_deal(players, random.Random(players), intro=True), unshuffled)
    assert len(table.deck) == deck
    assert len(table.discards) == (7 if players <= 3 else 0)
    tiles = sum(len(party.tiles) for party in table.parties)
    assert len(table.supply) + tiles == (45 if players <= 3 else 51)
    for party in table.parties:
        assert (len(party.hand), party.tokens, party.supply + party.stock) == (4, 2, res)
    assert {(building.height, building.owner, building.res) for building in table.city.values()} == {(1, None, 0)}
    assert table.sites == set()
    assert table.phase == "select"


def test_draft_passes_left_and_boxes_the_rest() -> None:
    """GK-17, GK-19, GK-20."""
    deal = random_deal(3, random.Random(4))
    table = Table(3, deal, unshuffled)
    for seat in (1, 0, 2):
        assert table.phase == "draft"
        table.choose(seat, ("draft", deal.draft[seat][0]))
    assert table.legal(1) == {("draft", character) for character in deal.draft[0][1:]}
    assert table.legal(0) == {("draft", character) for character in deal.draft[2][1:]}
    for seat in range(3):
        table.choose(seat, ("draft", deal.draft[seat - 1][1]))
    for seat in range(3):
        assert table.legal(seat) == {("draft", character) for character in deal.draft[seat - 2][2:]}
        table.choose(seat, ("draft", deal.draft[seat - 2][2]))
    assert table.phase == "select"
    drawn = iter(deal.supply)
    for seat in table.turn_order:
        party = table.parties[seat]
        kept = [deal.draft[seat - pick][pick] for pick in range(3)]
        assert party.tableau == kept
        starts = [CHARACTERS[character].start for character in kept]
        assert goods(table, seat) == tuple(sum(start[good] for start in starts) for good in range(3))
        assert party.tiles == [next(drawn) for _ in party.tiles]
    assert sorted(table.boxed_characters) == sorted(deal.draft[seat][3] for seat in range(3))


def test_a_wrong_deal_is_refused() -> None:
    """GK-8 to GK-19, GK-71."""
    rng = random.Random(2)
    good = replace(random_deal(2, rng), first=0)
    with pytest.raises(ValueError, match="GK-10"):
        Table(4, random_deal(3, rng), unshuffled)
    for changed, players, rule in (
        (replace(good, grid=good.grid[1:]), 2, "GK-8"),
        (replace(good, deck=good.deck[1:]), 2, "GK-11"),
        (replace(good, first=2), 2, "GK-16"),
        (replace(good, draft=()), 2, "GK-18"),
        (replace(good, intro=(1, 2)), 2, "GK-18"),
        (replace(good, draft=(), intro=(1, 1)), 2, "GK-18"),
        (replace(good, draft=(good.draft[0], good.draft[0])), 2, "GK-19"),
        (good, 1, "GK-71"),
    ):
        with pytest.raises(ValueError, match=rule):
            Table(players, changed, unshuffled)
