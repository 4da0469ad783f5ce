"""Whole random games on the oracle: nothing appears or gets lost, GK-29 holds throughout."""

from collections import Counter
from random import Random

import pytest

from oracles.ginkgopolis import CATEGORIES, Choice, Table, districts, neighbours, random_deal, score, totals, winners
from oracles.ginkgopolis_facts import CARDS, CHARACTERS, LETTERS, START_TILES

GAMES = 10


def new_table(players: int, seed: int) -> tuple[Table, Random]:
    """A seeded table and the source of its later shuffles and choices."""
    rng = Random(100 * players + seed)
    deal = random_deal(players, rng, intro=seed % 2 == 0)
    return Table(players, deal, lambda _kind, items: rng.sample(items, len(items)), expert=seed % 2 == 0), rng


def pick(table: Table, seat: int, rng: Random, eager: float) -> Choice:
    """A random choice; an eager player rather lays a tile."""
    if table.phase == "return":
        return "return", frozenset(tile for tile in table.parties[seat].tiles if rng.random() < 0.5)
    choices = sorted(table.legal(seat), key=repr)
    building = [choice for choice in choices if choice[0] == "play" and choice[2] is not None]
    return rng.choice(building if building and rng.random() < eager else choices)


def check_tiles(table: Table) -> None:
    """GK-1: each tile is in one place."""
    tiles = [tile for building in table.city.values() for tile in building.tiles] + table.supply + table.boxed
    for party in table.parties:
        tiles += party.tiles
        tiles += [party.laid[1]] if party.laid and party.laid[1] else []
    assert Counter(tiles) == Counter(dict.fromkeys(CARDS, 1))


def check_cards(table: Table) -> None:
    """GK-1, GK-2, GK-12, GK-29: each card is in one place; what circulates names an unmarked building."""
    circling = table.deck + table.discards + [card for card in (table.hal_card, table.revealed) if card]
    kept = []
    for party in table.parties:
        circling += party.hand + ([party.laid[0]] if party.laid else [])
        kept += [card for card in party.tableau if card in CARDS]
    everything = circling + kept + list(table.outside)
    assert Counter(everything) == Counter(dict.fromkeys([*CARDS, *LETTERS], 1))
    named = {card for card in circling if card in CARDS}
    unmarked = {building.top for cell, building in table.city.items() if cell not in table.sites}
    if table.revealed in CARDS and table.revealed not in unmarked:
        # Under construction: the card is covered, not yet kept.
        assert table.phase == "return"
        assert table.revealed in {building.tiles[-2] for building in table.city.values() if building.height > 1}
        named.remove(table.revealed)
    assert named == unmarked
    marked = {table.city[cell].top for cell in table.sites}
    unbuilt = set(CARDS) - {tile for building in table.city.values() for tile in building.tiles}
    assert table.outside == marked | unbuilt


def check_goods(table: Table) -> None:
    """GK-5, GK-13, GK-46: the res of each party, and nothing below 0."""
    for seat, party in enumerate(table.parties):
        on_buildings = sum(building.res for building in table.city.values() if building.owner == seat)
        assert party.supply + party.stock + on_buildings == table.set_up.res
        assert min(party.supply, party.stock, party.points, party.tokens) >= 0
    for cell, building in table.city.items():
        assert (building.owner is None) == (building.top in START_TILES)
        assert building.owner is not None or cell not in table.sites


def check_markers(table: Table) -> None:
    """GK-34 to GK-37: 12 markers on cells of their own at the city."""
    on_buildings = set(table.markers.values()) & set(table.city)
    assert len(set(table.markers.values())) == len(table.markers) == 12
    assert len(on_buildings) == (1 if table.phase == "marker" else 0)
    for cell in table.markers.values():
        assert any(near in table.city for near in neighbours(cell))


def check_hands(table: Table) -> None:
    """GK-23, GK-49, GK-73."""
    for seat in range(table.players):
        party = table.parties[seat]
        if table.phase == "draft":
            assert party.hand == []
        elif table.phase == "select":
            assert len(party.hand) == table.set_up.hand - (0 if seat in table.waiting else 1)
            assert (party.laid is None) == (seat in table.waiting)
    if table.phase == "select":
        assert table.deck
        assert not table.ended


def play(table: Table, rng: Random, eager: float) -> Counter[str]:
    """Play to the end, checking every step; what was seen on the way."""
    seen: Counter[str] = Counter()
    while table.phase != "over":
        seat = rng.choice(sorted(table.waiting))
        choice = pick(table, seat, rng, eager)
        for other in set(range(table.players)) - table.waiting:
            assert not table.legal(other)
        city = len(table.city)
        seen[table.phase] += 1
        seen["shift"] += choice[0] == "marker" and choice[2] is not None
        seen["new hand"] += choice == ("new_hand",)
        seen["nothing returned"] += table.phase == "return" and choice[1] == frozenset()
        table.choose(seat, choice)
        seen["founded"] += len(table.city) - city
        check_tiles(table)
        check_cards(table)
        check_goods(table)
        check_markers(table)
        check_hands(table)
    seen["out of res"] += any(party.supply + party.stock == 0 for party in table.parties)
    seen["out of tiles"] += not table.supply
    return seen


def check_end(table: Table) -> None:
    """GK-62 to GK-70."""
    assert table.ended
    assert all(table.legal(seat) == set() for seat in range(table.players))
    scores = [score(table, party) for party in range(len(table.parties))]
    assert all(tuple(points) == CATEGORIES for points in scores)
    assert totals(table) == [sum(points.values()) for points in scores]
    # First and second place share all res of a district and those of the second.
    res = sum(table.city[cell].res for group in districts(table.city) for cell in group)
    assert res <= sum(points["districts"] for points in scores) <= 2 * res
    assert len(winners(totals(table), table.solo)) >= (0 if table.solo else 1)


@pytest.mark.parametrize("eager", [0.2, 0.6, 0.95])
@pytest.mark.parametrize("players", range(1, 6))
def test_nothing_appears_or_gets_lost(players: int, eager: float) -> None:
    """Tiles, cards, letters, res and the invariant GK-29 after every choice."""
    for seed in range(GAMES):
        table, rng = new_table(players, seed)
        play(table, rng, eager)
        check_end(table)
        if players > 1:
            characters = [card for party in table.parties for card in party.tableau if card in CHARACTERS]
            assert len(set(characters)) == 3 * players
            assert len(table.boxed_characters) == (players if seed % 2 else 0)


def test_random_games_meet_every_decision() -> None:
    """Otherwise the games above would show little."""
    seen: Counter[str] = Counter()
    for seed in range(4 * GAMES):
        table, rng = new_table(2 + seed % 4, seed)
        seen += play(table, rng, 0.9)
    expected = {"draft", "select", "letter", "marker", "return", "shift", "new hand", "nothing returned"}
    assert expected | {"founded", "out of res", "out of tiles"} <= set(seen)


def test_a_game_can_be_repeated() -> None:
    """The deal, the shuffles and the choices are all there is."""
    ends = []
    for _ in range(2):
        table, rng = new_table(4, 1)
        play(table, rng, 0.7)
        ends.append((table.city, table.markers, table.parties, totals(table)))
    assert ends[0] == ends[1]
