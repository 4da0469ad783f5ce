"""The test vectors of the rules page; those about trade are in test_examples_trade.py."""

import pytest

from rulebook.seven_wonders.tables import (
    City,
    built,
    coins,
    dealt,
    give,
    guilds_out,
    hand,
    phase,
    pile,
    play_age,
    play_turn,
    points,
    refused,
    shown,
    table,
    tokens,
    ways,
)
from tetrapolis.core.match import Match
from tetrapolis.games.seven_wonders.components import CARD_BY_NAME, CARDS
from tetrapolis.games.seven_wonders.game import GAME


@pytest.mark.rule("SWX-1", "SW-2")
def test_the_decks_of_five_players() -> None:
    match = Match(GAME, 5, 1)
    decks = [[card for cards in dealt(match, age) for card in cards] for age in (1, 2, 3)]
    guilds = {card.name for card in CARDS if card.colour == "purple"}
    sizes = [len([card for card in deck if card not in guilds]) for deck in decks]
    assert sizes == [35, 35, 28]
    for age, deck in enumerate(decks, start=1):
        for card in CARDS:
            kept = [minimum for minimum in card.copies.get(age, ()) if minimum in (3, 4, 5)]
            if card.name not in guilds:
                assert deck.count(card.name) == len(kept)


@pytest.mark.rule("SWX-2", "SW-3")
def test_five_players_use_seven_guilds() -> None:
    match = Match(GAME, 5, 1)
    used = [card for cards in dealt(match, 3) for card in cards if CARDS[CARD_BY_NAME[card]].colour == "purple"]
    assert len(used) == len(set(used)) == 7
    assert len(guilds_out(match)) == 3


@pytest.mark.rule("SWX-3", "SW-69")
def test_a_lost_and_a_won_conflict_in_age_two() -> None:
    match = table(
        City("gizah", "walls stables"), City("olympia", "circus walls"), City("ephesos", "walls"), age=2, turn=6
    )
    assert [shown(match, seat)["shields"] for seat in range(3)] == [4, 5, 2]
    happened = play_turn(match)
    told = next(event.numbers for event in happened if event.kind == "conflict" and event.seat == 0)
    assert told == {"left": -1, "right": 3}
    assert tokens(match, 0) == 2


@pytest.mark.rule("SWX-4", "SW-24")
def test_a_city_that_makes_two_stone_ore_and_papyrus() -> None:
    city = City("gizah", "stone_pit ore_vein press", coins=0, hand="barracks scriptorium guard_tower")
    match = table(city, City("olympia"), City("olympia"))
    assert ways(match, "build barracks") == {(0, 0)}
    assert ways(match, "build scriptorium") == {(0, 0)}
    assert ways(match, "build guard_tower") == set()


@pytest.mark.rule("SWX-5", "SW-37")
def test_the_theater_makes_the_gardens_free() -> None:
    match = table(City("gizah", coins=0, hand="theater"), City("rhodos"), City("ephesos"))
    play_turn(match, "build theater")
    play_age(match)
    play_age(match)
    assert match.view().table["age"] == 3
    match.state.players[0].coins = 0
    give(match, 0, "gardens")
    assert ways(match, "build gardens") == {(0, 0)}
    play_turn(match, "build gardens")
    assert built(match) == ["theater", "gardens"]


@pytest.mark.rule("SWX-6", "SW-22", "SW-23", "SW-24")
def test_the_kinds_of_cost() -> None:
    others = City("gizah", coins=0), City("gizah", coins=0)
    match = table(City("alexandria", coins=0, hand="altar mine stockade"), *others)
    assert ways(match, "build altar") == {(0, 0)}
    assert ways(match, "build mine") == ways(match, "build stockade") == set()
    match = table(City("alexandria", coins=1, hand="mine"), *others)
    play_turn(match, "build mine")
    assert coins(match)[0] == 0
    match = table(City("alexandria", "lumber_yard", coins=0, hand="stockade"), *others)
    assert ways(match, "build stockade") == {(0, 0)}
    for ore, expected in (("ore_vein", set()), ("foundry", {(0, 0)})):
        match = table(City("alexandria", ore, coins=0, stages=1, hand="altar"), *others)
        assert ways(match, "stage altar") == expected


@pytest.mark.rule("SWX-16", "SW-65")
def test_vineyard_counts_a_quarry_built_on_the_same_turn() -> None:
    match = table(
        City("gizah", "mine sawmill", coins=0, hand="vineyard"),
        City("rhodos", "tree_farm", hand="altar"),
        City("ephesos", "mine sawmill", hand="quarry"),
        age=2,
    )
    play_turn(match, "build vineyard", "build altar", "build quarry")
    assert coins(match)[0] == 6


@pytest.mark.rule("SWX-17", "SW-66")
def test_a_lighthouse_as_third_yellow_card() -> None:
    match = table(
        City("gizah", "caravansery tavern", coins=0, hand="lighthouse"), City("rhodos"), City("ephesos"), age=3
    )
    play_turn(match, "build lighthouse")
    assert coins(match)[0] == 3
    assert points(match)["yellow"] == 3
    give(match, 0, "marketplace")
    play_turn(match, "build marketplace")
    assert coins(match)[0] == 3
    assert points(match)["yellow"] == 4


COMPASS = ["apothecary", "dispensary", "lodge", "academy"]
GEAR = ["workshop", "laboratory", "observatory", "study"]
TABLET = ["scriptorium", "library", "school", "university"]


@pytest.mark.rule("SWX-18", "SW-72", "SW-73")
@pytest.mark.parametrize(
    ("free", "symbols", "value"),
    [
        (0, (2, 2, 2), 26),
        (0, (4, 4, 4), 76),
        (1, (2, 1, 1), 18),
        (1, (2, 2, 1), 26),
        (1, (4, 1, 0), 26),
        (2, (3, 0, 0), 25),
        (2, (1, 0, 0), 10),
    ],
)
def test_science(free: int, symbols: tuple[int, int, int], value: int) -> None:
    cards = [card for kind, count in zip((COMPASS, GEAR, TABLET), symbols, strict=True) for card in kind[:count]]
    cards += ["scientists_guild"] * (free == 2)
    match = table(City("babylon", " ".join(cards), stages=2 if free else 0), City("rhodos"), City("gizah"))
    assert points(match)["green"] == value


@pytest.mark.rule("SWX-19", "SW-67")
def test_guilds() -> None:
    craftsmen = table(City("gizah", "craftsmens_guild"), City("rhodos", "loom"), City("ephesos", "loom press"))
    assert points(craftsmen)["purple"] == 6
    browns, greys = "mine sawmill quarry foundry", "loom press"
    owners = City("gizah", f"shipowners_guild scientists_guild {browns} {greys}")
    assert points(table(owners, City("rhodos"), City("ephesos")))["purple"] == 8
    builders = City("olympia", "builders_guild", stages=2), City("rhodos", stages=3), City("gizah night", stages=4)
    assert points(table(*builders))["purple"] == 9
    for board, stages, value in (("gizah night", 3, 0), ("babylon night", 2, 7)):
        match = table(City(board, "decorators_guild", stages=stages), City("rhodos"), City("ephesos"))
        assert points(match).get("purple", 0) == value


@pytest.mark.rule("SWX-20", "SW-69")
def test_the_conflicts_of_three_in_age_three() -> None:
    match = table(City("gizah", "circus"), City("olympia", "arsenal"), City("ephesos"), age=3, turn=6)
    play_turn(match)
    assert [tokens(match, seat) for seat in range(3)] == [5, 5, -2]


@pytest.mark.rule("SWX-21", "SW-37", "SW-41")
def test_a_scriptorium_frees_two_cards_unless_it_is_buried() -> None:
    others = City("rhodos", coins=0), City("rhodos", coins=0)
    for play, free in (("build scriptorium", {(0, 0)}), ("stage scriptorium", set())):
        match = table(City("gizah", "press sawmill", coins=0, hand="scriptorium"), *others)
        play_turn(match, play)
        play_age(match)
        match.state.players[0].coins = 0
        give(match, 0, "courthouse library")
        assert match.view().table["age"] == 2
        assert ways(match, "build courthouse") == ways(match, "build library") == free


@pytest.mark.rule("SWX-22", "SW-74")
def test_two_of_three_share_the_victory() -> None:
    match = table(City("gizah"), City("rhodos"), City("ephesos"), age=3, turn=6)
    play_turn(match)
    for seat, held in enumerate((4, 5, 5)):
        match.state.players[seat].coins = held
        match.state.players[seat].won[:] = (1, 0, 10)  # 51 points, and one for the coins
    assert [sum(one.values()) for one in match.scores()] == [52, 52, 52]
    assert match.winners == (1, 2)


@pytest.mark.rule("SWX-23", "SW-58")
def test_the_seventh_card_at_once() -> None:
    match = table(City("babylon night", "quarry", hand="altar theater"), City("rhodos"), City("gizah"), turn=6)
    play_turn(match, "stage altar")
    assert (phase(match), match.pending, hand(match)) == ("seventh", (0,), ["theater"])
    match.play("build theater")
    assert built(match) == ["quarry", "theater"]
    assert match.view().table["age"] == 2


@pytest.mark.rule("SWX-24", "SW-59")
def test_three_coins_to_spend_on_the_seventh_card() -> None:
    match = table(
        City("babylon night", coins=0, stages=1, hand="altar baths"), City("rhodos"), City("gizah", coins=0), turn=6
    )
    assert ways(match, "build baths") == set()
    play_turn(match, "sell altar")
    assert coins(match)[0] == 3
    assert ways(match, "build baths") == {(0, 2)}
    match.play("build baths 0,2")
    assert coins(match)[0] == 1


@pytest.mark.rule("SWX-25", "SW-60", "SW-61")
def test_dig_and_seventh_card_on_turn_6() -> None:
    match = table(
        City("halikarnassos", "glassworks press", stages=1, hand="altar theater"),
        City("babylon night", stages=1, hand="loom baths"),
        City("gizah", hand="well mine"),
        turn=6,
        pile="tavern stockade barracks workshop",
    )
    assert pile(match) == 4
    play_turn(match, "stage altar", "build loom", "sell well")
    assert (phase(match), match.pending) == ("dig", (0,))
    seen = ["tavern", "stockade", "barracks", "workshop", "well", "theater", "mine"]
    assert sorted(match.view(0).table["pile_cards"]) == sorted(seen)
    assert pile(match) == 4 + 1 + 2 == 7
    match.play("dig workshop")
    assert (phase(match), match.pending, pile(match)) == ("seventh", (1,), 6)
    match.play("sell baths")
    assert pile(match) == 7
    assert match.view().table["age"] == 2


@pytest.mark.rule("SWX-26", "SW-60", "SW-61", "SW-20")
def test_a_pile_with_a_loom_that_the_city_has() -> None:
    match = table(
        City("halikarnassos", "glassworks press loom", stages=1, hand="walls"),
        City("rhodos", hand="vineyard"),
        City("gizah", hand="vineyard"),
        age=2,
        turn=2,
        pile="loom altar",
    )
    play_turn(match, "stage walls", "build vineyard", "build vineyard")
    assert sorted(match.view(0).table["pile_cards"]) == ["altar", "loom"]
    assert {str(action) for action in match.legal(0)} == {"dig altar", "dig nothing"}


@pytest.mark.rule("SWX-27", "SW-62")
def test_the_first_brown_card_is_free_and_the_second_is_not() -> None:
    match = table(City("olympia", coins=0, stages=2, hand="sawmill quarry"), City("rhodos"), City("gizah"), age=2)
    assert ways(match, "build sawmill") == ways(match, "build quarry") == {(0, 0)}
    play_turn(match, "build sawmill")
    assert coins(match)[0] == 0
    give(match, 0, "quarry")
    assert ways(match, "build quarry") == set()
    assert refused(match, "build quarry") == "SW-23"


@pytest.mark.rule("SWX-28", "SW-63")
def test_the_first_card_of_an_age_sold() -> None:
    match = table(City("olympia night", "foundry", coins=0, hand="altar"), City("ephesos"), City("ephesos"))
    play_turn(match, "stage altar")
    play_age(match)
    for turn in range(1, 7):
        match.state.players[0].coins = 0
        give(match, 0, "archery_range walls")
        free = {(0, 0)} if turn == 1 else set()
        assert ways(match, "build archery_range") == ways(match, "build walls") == free
        play_turn(match, "sell walls")
    match.state.players[0].coins = 0
    give(match, 0, "palace")
    assert match.view().table["age"] == 3
    assert ways(match, "build palace") == {(0, 0)}


@pytest.mark.rule("SWX-29", "SW-71")
def test_a_whole_score() -> None:
    green = "apothecary dispensary workshop laboratory scriptorium"
    city = City("rhodos night", f"altar aqueduct lighthouse tavern forum {green} workers_guild", coins=8, stages=2)
    match = table(city, City("gizah", "mine sawmill quarry"), City("ephesos", "mine foundry"), age=3)
    match.state.players[0].won[:] = (1, 2, 1)
    match.state.players[0].lost = 2
    assert points(match) == {
        "wonder": 7,
        "treasury": 2,
        "conflicts": 10,
        "blue": 8,
        "yellow": 3,
        "green": 16,
        "purple": 5,
    }
    assert sum(match.scores()[0].values()) == 51
