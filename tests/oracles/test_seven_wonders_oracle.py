"""The oracle meets the test vectors of the specification; SWX-7 to SWX-13 are with the payments."""

import random
from collections.abc import Sequence

import pytest

from oracles.seven_wonders import (
    DEFAULTS,
    NOTHING,
    City,
    Options,
    Table,
    build_ways,
    conflict_tokens,
    deck_for,
    diggable,
    guilds,
    legal,
    random_decks,
    ranks,
    science,
    score,
    stage_ways,
    winners,
)
from oracles.seven_wonders_facts import CARDS, STAGES, START

SYMBOLS = ("compass", "gear", "tablet")
SEVENTH_FIRST = Options(turn6_order="seventh_first")
MUST_DIG = Options(dig_decline=False)

# SW-43 to SW-56, as the rules page writes them.
SIDES = {
    "alexandria": ("G", "3p, raw, 7p", "raw, man, 7p"),
    "babylon": ("W", "3p, sci, 7p", "7th, sci"),
    "ephesos": ("P", "3p, 9c, 7p", "2p 4c, 3p 4c, 5p 4c"),
    "gizah": ("S", "3p, 5p, 7p", "3p, 5p, 5p, 7p"),
    "halikarnassos": ("T", "3p, dig, 7p", "2p dig, 1p dig, dig"),
    "olympia": ("C", "3p, colour, 7p", "2p first, 3p last, 5p"),
    "rhodos": ("O", "3p, 2s, 7p", "3p 1s 3c, 4p 1s 4c"),
}


def city(wonder: str, cards: str = "", coins: int = 3, stages: int = 0, side: str = "day") -> City:
    """A city of the cards named."""
    return City(wonder, side, stages, cards.split(), coins)


def at(cities: Sequence[City], hands: Sequence[str], age: int = 1, turn: int = 1, options: Options = DEFAULTS) -> Table:
    """A table in the middle of a game; the hands name their cards."""
    boards = [(city.wonder, city.side) for city in cities]
    table = Table(random_decks(len(cities), random.Random(1)), boards, options)
    table.cities = list(cities)
    table.hands = [hand.split() for hand in hands]
    table.age, table.turn = age, turn
    return table


def everyone(table: Table, *actions: str) -> None:
    """All seats commit, in turn, "action card left right"; the pay is (0, 0) unless written."""
    for seat, text in enumerate(actions):
        action, card, *pay = text.split()
        table.choose(seat, action, card, (int(pay[0]), int(pay[1])) if pay else NOTHING)


def sell_until(table: Table, age: int, turn: int) -> None:
    while (table.age, table.turn) != (age, turn):
        for seat in sorted(table.waiting):
            table.choose(seat, "sell", table.hands[seat][0])


def test_swx_1_and_2_decks() -> None:
    """SWX-1, SWX-2: five players use 35, 35 and 28 cards and 7 guilds."""
    assert [len(deck_for(age, 5)) for age in (1, 2, 3)] == [35, 35, 28]
    assert len([card for card in random_decks(5, random.Random(2))[2] if card in guilds()]) == 7


def test_decks_of_the_box_and_of_each_player_count() -> None:
    """SW-1 to SW-4."""
    assert [len(deck_for(age, 7)) for age in (1, 2, 3)] == [49, 49, 40]
    assert len(guilds()) == 10
    assert len(CARDS) == 80
    for players in range(3, 8):
        assert [len(deck) for deck in random_decks(players, random.Random(3))] == [7 * players] * 3


def test_boards_are_those_of_the_rules_page() -> None:
    """SW-39, SW-43 to SW-56."""
    words = {
        ("points", ""): "{}p",
        ("coins", ""): "{}c",
        ("shields", ""): "{}s",
        ("produce", "WSCO"): "raw",
        ("produce", "GPT"): "man",
        ("science", "compass gear tablet"): "sci",
        ("seventh", ""): "7th",
        ("dig", ""): "dig",
        ("free_colour", ""): "colour",
        ("free_first", ""): "first",
        ("free_last", ""): "last",
    }
    written = {
        board: ", ".join(
            " ".join(words[effect.kind, effect.what].format(effect.value) for effect in stage.effects)
            for stage in stages
        )
        for board, stages in STAGES.items()
    }
    assert {wonder: (START[wonder], written[wonder, "day"], written[wonder, "night"]) for wonder in START} == SIDES


def test_chains_come_from_cards_of_an_earlier_age() -> None:
    """SW-37: 24 chain symbols; Forum has two givers of one symbol."""
    links = [(card, name) for card in CARDS.values() for name in card.chains_from]
    assert len(links) == 25
    for card, name in links:
        assert all(giver.age < card.age for giver in CARDS.values() if giver.name == name)


def test_swx_3_conflicts() -> None:
    """SWX-3: Age II, strength 4, left 5, right 2: -1 and +3."""
    assert conflict_tokens(4, 5, 2, 2) == [-1, 3]


def test_swx_4_own_production() -> None:
    """SWX-4: a city making SSOP builds Barracks and Scriptorium, not Guard Tower."""
    table = at([city("ephesos", "quarry ore_vein", 0), city("gizah"), city("olympia")], ["", "", ""])
    assert build_ways(table, 0, "barracks") == {NOTHING}
    assert build_ways(table, 0, "scriptorium") == {NOTHING}
    assert build_ways(table, 0, "guard_tower") == set()


def test_swx_5_chain_from_age_one() -> None:
    """SWX-5: Theater from Age I makes Gardens free in III."""
    table = at([city("gizah", "theater", 0), city("rhodos"), city("ephesos")], ["gardens", "", ""], age=3)
    assert build_ways(table, 0, "gardens") == {NOTHING}
    table.cities[0].cards.clear()
    assert build_ways(table, 0, "gardens") == set()


def test_swx_6_kinds_of_cost() -> None:
    """SWX-6: free; 1 coin; card W; stage OO."""
    table = at([city("babylon", "", 0), city("gizah"), city("halikarnassos", "foundry", 0)], ["", "", ""])
    assert build_ways(table, 0, "altar") == {NOTHING}
    assert build_ways(table, 0, "clay_pit") == set()
    table.cities[0].coins = 1
    assert build_ways(table, 0, "clay_pit") == {NOTHING}
    assert build_ways(table, 0, "stockade") == {NOTHING}
    assert stage_ways(table, 2) == {NOTHING}
    table.hands = [["clay_pit", "altar"], ["altar", "well"], ["altar", "well"]]
    everyone(table, "build clay_pit", "sell altar", "stage well")
    assert table.coins == [0, 6, 0]


def test_swx_14_income_of_the_turn_does_not_pay() -> None:
    """SWX-14: with 1 coin nothing is bought for 2, though a neighbour pays you 2."""
    table = at([city("rhodos", "", 1), city("gizah"), city("olympia")], ["guard_tower altar", "barracks well", "well"])
    table.choose(1, "build", "barracks", (0, 2))
    assert ("build", "guard_tower", (0, 2)) not in legal(table, 0)
    with pytest.raises(ValueError, match="SW-14"):
        table.choose(0, "build", "guard_tower", (0, 2))
    table.choose(0, "sell", "altar")
    table.choose(2, "sell", "well")
    assert table.coins == [1 + 2 + 3, 1, 6]


def test_swx_15_one_symbol_serves_three() -> None:
    """SWX-15: both neighbours buy your only O, you use it too: +4 coins."""
    table = at([city("rhodos"), city("gizah"), city("olympia")], ["barracks altar"] * 3)
    everyone(table, "build barracks", "build barracks 0 2", "build barracks 2 0")
    assert table.coins == [7, 1, 1]


def test_swx_16_vineyard_counts_cards_of_the_turn() -> None:
    """SWX-16: own 2, left 1, right 2 and a Quarry built now: 6 coins."""
    cities = [city("rhodos", "mine clay_pit"), city("gizah", "mine"), city("olympia", "mine clay_pit")]
    table = at(cities, ["vineyard altar", "altar well", "quarry altar"], age=2)
    everyone(table, "build vineyard", "build altar", "build quarry")
    assert table.coins == [9, 3, 2]


def test_swx_17_lighthouse() -> None:
    """SWX-17: as 3rd yellow card 3 coins; with a 4th later 4 points."""
    table = at(
        [city("gizah", "glassworks_age1 tavern marketplace"), city("rhodos"), city("ephesos")],
        ["lighthouse altar", "altar well", "altar well"],
        age=3,
    )
    everyone(table, "build lighthouse", "sell altar", "sell altar")
    assert table.coins == [6, 6, 6]
    table.cities[0].cards.append("forum")
    assert score(table, 0)["yellow"] == 4


@pytest.mark.parametrize(
    ("counts", "free", "points"),
    [
        ((2, 2, 2), 0, 26),
        ((4, 4, 4), 0, 76),
        ((2, 1, 1), 1, 18),
        ((2, 2, 1), 1, 26),
        ((4, 1, 0), 1, 26),
        ((3, 0, 0), 2, 25),
        ((1, 0, 0), 2, 10),
        ((2, 2, 1), 0, 16),
        ((0, 0, 0), 0, 0),
    ],
)
def test_swx_18_science(counts: tuple[int, int, int], free: int, points: int) -> None:
    """SWX-18."""
    assert science(dict(zip(SYMBOLS, counts, strict=True)), free) == points


def test_swx_19_guilds() -> None:
    """SWX-19: Craftsmens 6, Shipowners 8, Builders 9, Decorators 0 and 7."""

    def purple(own: City, left: City, right: City) -> int:
        return score(at([own, left, right], ["", "", ""], age=3), 0)["purple"]

    far = city("olympia")
    grey = city("babylon", "loom_age1 press_age2")
    assert purple(city("rhodos", "craftsmens_guild loom_age1"), city("gizah", "press_age1"), grey) == 6
    fleet = "mine clay_pit sawmill quarry loom_age1 press_age1 shipowners_guild scientists_guild"
    assert purple(city("rhodos", fleet), grey, far) == 8
    tall = city("gizah", stages=4, side="night")
    assert purple(city("rhodos", "builders_guild", stages=2), city("babylon", stages=3), tall) == 9
    assert purple(city("gizah", "decorators_guild", stages=3, side="night"), grey, far) == 0
    assert purple(city("babylon", "decorators_guild", stages=2, side="night"), city("gizah"), far) == 7


def test_swx_20_age_three_conflicts() -> None:
    """SWX-20: n=3, shields 3, 3, 0: +5, +5, -2."""
    cities = [city("gizah", "arsenal"), city("rhodos", "castrum"), city("ephesos")]
    table = at(cities, ["altar well"] * 3, age=3, turn=6)
    everyone(table, *["sell altar"] * 3)
    assert table.phase == "over"
    assert [sum(one.tokens) for one in table.cities] == [5, 5, -2]


def test_swx_21_chains_of_a_scriptorium() -> None:
    """SWX-21: built it frees Courthouse and Library; buried it does not."""
    built = at([city("gizah", "scriptorium", 0), city("rhodos"), city("ephesos")], ["", "", ""], age=2)
    assert [build_ways(built, 0, card) for card in ("courthouse", "library")] == [{NOTHING}] * 2
    buried = at(
        [city("gizah", "sawmill", 0), city("rhodos"), city("ephesos")],
        ["scriptorium altar", "altar well", "altar well"],
    )
    everyone(buried, "stage scriptorium", "sell altar", "sell altar")
    assert buried.cities[0].buried == ["scriptorium"]
    assert [build_ways(buried, 0, card) for card in ("courthouse", "library")] == [set()] * 2


def test_swx_22_ties() -> None:
    """SWX-22: 52 points each, coins 4, 5, 5: the last two share victory."""
    assert winners([52, 52, 52], [4, 5, 5]) == {1, 2}
    assert ranks([52, 52, 60, 52], [4, 5, 0, 5]) == [4, 2, 1, 2]


def test_swx_23_seventh_card_at_once() -> None:
    """SWX-23: Babylon night builds stage 1 on turn 6 and plays its 7th card."""
    table = at([city("babylon", "quarry", side="night"), city("rhodos"), city("ephesos")], ["altar well"] * 3, turn=6)
    everyone(table, "stage altar", "sell altar", "sell altar")
    assert (table.phase, table.waiting, table.hands) == ("seventh", {0}, [["well"], [], []])
    assert {action for action, _, _ in legal(table, 0)} == {"build", "sell"}
    table.choose(0, "build", "well")
    assert (table.phase, table.age, table.turn) == ("choose", 2, 1)
    assert table.cities[0].cards == ["quarry", "well"]


def test_swx_24_coins_of_turn_six_pay_for_the_seventh_card() -> None:
    """SWX-24: 0 coins, sell on turn 6, then 3 coins to spend."""
    babylon = city("babylon", "quarry", 0, 1, "night")
    table = at([babylon, city("rhodos"), city("ephesos")], ["altar barracks", "altar well", "altar well"], turn=6)
    assert build_ways(table, 0, "barracks") == set()
    everyone(table, "sell altar", "sell altar", "sell altar")
    assert legal(table, 0) == {("sell", "barracks", NOTHING), ("build", "barracks", (2, 0))}
    table.choose(0, "build", "barracks", (2, 0))
    assert table.coins == [1, 8, 6]


def turn_six(options: Options = DEFAULTS) -> Table:
    """SWX-25 as all have acted."""
    cities = [
        city("halikarnassos", "glassworks_age1 press_age1", stages=1),
        city("babylon", stages=1, side="night"),
        city("gizah"),
    ]
    table = at(cities, ["stockade tavern", "theater altar", "barracks workshop"], turn=6, options=options)
    table.discard = ["well", "baths", "mine", "clay_pit"]
    everyone(table, "stage stockade", "build theater", "sell barracks")
    return table


def test_swx_25_dig_before_the_seventh_card() -> None:
    """SWX-25: the digger sees 7 cards; Babylon sells its 7th: pile 7."""
    table = turn_six()
    assert table.phase == "dig"
    assert diggable(table, 0) == {"well", "baths", "mine", "clay_pit", "barracks", "tavern", "workshop", "none"}
    assert len(table.discard) == 7
    table.choose(0, "dig", "tavern")
    assert (table.phase, table.coins[0]) == ("seventh", 8)
    table.choose(1, "sell", "altar")
    assert len(table.discard) == 7
    assert table.age == 2


def test_the_seventh_card_before_the_dig() -> None:
    """SW-61 the other way: the digger finds the 7th card too."""
    table = turn_six(SEVENTH_FIRST)
    assert table.phase == "seventh"
    table.choose(1, "sell", "altar")
    assert (table.phase, len(table.discard)) == ("dig", 8)
    table.choose(0, "dig", "altar")
    assert (table.phase, table.age, len(table.discard)) == ("choose", 2, 7)


@pytest.mark.parametrize(("options", "choices"), [(DEFAULTS, {"altar", "none"}), (MUST_DIG, {"altar"})])
def test_swx_26_no_second_card_of_a_name_is_dug(options: Options, choices: set[str]) -> None:
    """SWX-26: pile Loom (II), Altar; city has Loom: Altar or none."""
    digger = city("halikarnassos", "loom_age1 glassworks_age1 press_age1", stages=1)
    table = at([digger, city("gizah"), city("rhodos")], ["well baths"] * 3, age=2, options=options)
    table.discard = ["loom_age2", "altar"]
    everyone(table, "stage baths", "build well", "build well")
    assert diggable(table, 0) == choices
    assert legal(table, 0) == {("dig", card, NOTHING) for card in choices}


def test_swx_27_free_card_of_a_new_colour() -> None:
    """SWX-27: no brown, 0 coins: Sawmill free, then Quarry not; SW-64: no stage either."""
    table = at(
        [city("olympia", "", 0, 2), city("gizah"), city("rhodos")],
        ["sawmill quarry", "altar quarry", "altar quarry"],
        age=2,
    )
    assert stage_ways(table, 0) == set()
    everyone(table, "build sawmill", "sell altar", "sell altar")
    assert table.coins[0] == 0
    assert build_ways(table, 0, "quarry") == set()


def test_swx_28_first_card_of_an_age() -> None:
    """SWX-28: Olympia night stage 1; II turn 1 sold: nothing free in II; III turn 1 free."""
    table = at([city("olympia", "", 0, 1, "night"), city("gizah"), city("rhodos")], [""] * 3)
    table.hands = [["altar"] * 7 for _ in range(3)]
    sell_until(table, 2, 1)
    table.cities[0].coins = 0
    assert build_ways(table, 0, "palace") == {NOTHING}
    assert stage_ways(table, 0) == set()
    for turn in range(2, 7):
        sell_until(table, 2, turn)
        assert build_ways(table, 0, "palace") == set()
    sell_until(table, 3, 1)
    assert build_ways(table, 0, "palace") == {NOTHING}


def test_swx_29_score() -> None:
    """SWX-29: 51 points."""
    cards = (
        "altar aqueduct lighthouse tavern marketplace apothecary dispensary workshop laboratory school workers_guild"
    )
    rhodos = city("rhodos", cards, 8, 2, "night")
    rhodos.tokens = [1, -1, 3, 3, 5, -1]
    left, right = city("gizah", "mine sawmill quarry"), city("olympia", "mine clay_pit")
    points = score(at([rhodos, left, right], [""] * 3, age=3), 0)
    assert points == {
        "wonder": 7,
        "treasury": 2,
        "conflicts": 10,
        "blue": 8,
        "yellow": 3,
        "green": 16,
        "purple": 5,
    }
    assert sum(points.values()) == 51


def test_a_second_loom_is_sold_or_buried_never_built() -> None:
    """SW-20: Loom is one name in Ages I and II, even where the first card of the Age is free."""
    cities = [city("olympia", "loom_age1", 9, 1, "night"), city("gizah"), city("rhodos")]
    table = at(cities, ["loom_age2"] * 3, age=2)
    assert legal(table, 0) == {("sell", "loom_age2", NOTHING)}
    table.cities[0].cards.append("brickyard")
    assert legal(table, 0) == {("sell", "loom_age2", NOTHING), ("stage", "loom_age2", NOTHING)}
    assert build_ways(table, 1, "loom_age2") == {NOTHING}


def test_a_buried_card_has_no_name_and_no_colour() -> None:
    """SW-41, SW-62: a neighbour's Vineyard passes it over, its colour is new, it can be built again."""
    table = at([city("olympia", "", 4, 1), city("gizah", "sawmill"), city("rhodos")], ["mine vineyard"] * 3, age=2)
    everyone(table, "stage mine 4 0", "build vineyard", "sell mine")
    assert table.coins == [0, 3 + 4 + 1, 6]
    assert (table.cities[0].stages, table.cities[0].cards, table.cities[0].buried) == (2, [], ["mine"])
    assert build_ways(table, 0, "mine") == {NOTHING}
    assert build_ways(table, 0, "quarry") == {NOTHING}


def test_a_dug_vineyard_gives_coins_at_once() -> None:
    """SW-60, SW-65: it counts the cards built this turn."""
    digger = city("halikarnassos", "clay_pit brickyard", side="night")
    table = at([digger, city("gizah", "mine"), city("rhodos")], ["well altar", "sawmill altar", "well altar"], age=2)
    table.discard = ["vineyard"]
    everyone(table, "stage well", "build sawmill", "build well")
    assert (table.phase, table.hands[0]) == ("dig", ["altar"])
    table.choose(0, "dig", "vineyard")
    assert (table.coins, table.discard, table.phase, table.turn) == ([3 + 4, 2, 3], [], "choose", 2)


def test_a_card_discarded_this_turn_is_dug() -> None:
    """SW-60: sold cards lie in the pile before the dig; the buried one does not."""
    table = at([city("halikarnassos", "brickyard", side="night"), city("gizah"), city("rhodos")], ["well altar"] * 3)
    everyone(table, "stage well", "sell altar", "build well")
    assert diggable(table, 0) == {"altar", "none"}
    table.choose(0, "dig", "altar")
    assert table.cities[0].cards == ["brickyard", "altar"]
    assert table.discard == []


@pytest.mark.parametrize("options", [DEFAULTS, MUST_DIG])
def test_a_dig_in_an_empty_pile_can_only_be_declined(options: Options) -> None:
    """SW-60, SW-61."""
    cities = [city("halikarnassos", "brickyard", side="night"), city("gizah"), city("rhodos")]
    table = at(cities, ["well altar"] * 3, options=options)
    everyone(table, "stage well", "build altar", "build well")
    assert legal(table, 0) == {("dig", "none", NOTHING)}
    table.choose(0, "dig", "none")
    assert (table.phase, table.turn) == ("choose", 2)


def test_a_card_dug_on_turn_six_counts_in_the_conflicts() -> None:
    """SW-60: the dug card is built before the conflicts."""
    cities = [city("halikarnassos", "brickyard", side="night"), city("gizah"), city("rhodos")]
    table = at(cities, ["altar well"] * 3, turn=6)
    table.discard = ["stockade"]
    everyone(table, "stage well", "build well", "build well")
    table.choose(0, "dig", "stockade")
    assert [one.tokens for one in table.cities] == [[1, 1], [-1], [-1]]


def test_a_card_of_turn_six_sells_to_the_seventh_turn() -> None:
    """SW-32, SW-59: what is finished on turn 6, dug too, sells in the extra turn."""
    table = turn_six()
    assert build_ways(table, 1, "barracks") == set()
    table.choose(0, "dig", "mine")
    assert build_ways(table, 1, "barracks") == {(0, 2)}


def test_last_card_of_an_age() -> None:
    """SW-63: free on turn 6 alone, coin cost too; SW-42: not by a stage of this turn."""
    cities = [city("olympia", "", 0, 2, "night"), city("gizah"), city("rhodos")]
    table = at(cities, ["palace foundry"] * 3, age=2, turn=5)
    assert build_ways(table, 0, "palace") == set()
    table.turn = 6
    assert build_ways(table, 0, "palace") == {NOTHING}
    everyone(table, "build foundry", "sell palace", "sell palace")
    assert table.coins[0] == 0


def test_stage_coins_come_at_once_and_its_shields_at_the_conflicts() -> None:
    """SW-42, SW-56, SW-68."""
    table = at(
        [city("rhodos", "quarry stone_pit", side="night"), city("gizah"), city("ephesos")], ["altar well"] * 3, turn=6
    )
    everyone(table, "stage altar", "sell altar", "sell altar")
    assert table.coins == [6, 6, 6]
    assert [one.tokens for one in table.cities] == [[1, 1], [-1], [-1]]


def test_free_symbols_of_guild_and_stage_score_as_green() -> None:
    """SW-73: and a guild is no green card."""
    babylon = city("babylon", "apothecary scientists_guild", 0, 2)
    table = at([babylon, city("gizah", "philosophers_guild"), city("rhodos")], [""] * 3, age=3)
    assert score(table, 0)["green"] == 10
    assert score(table, 0)["purple"] == 0
    assert score(table, 1)["purple"] == 1


def test_stages_are_built_in_order_as_many_as_there_are() -> None:
    """SW-39, SW-40: Gizah night has four stages, Babylon night two."""
    gizah = city("gizah", "sawmill quarry stone_pit brickyard clay_pool press_age1", 0, side="night")
    table = at([gizah, city("babylon", "quarry", 0, 1, "night"), city("rhodos")], ["altar"] * 3)
    for built, ways in enumerate([{NOTHING}] * 4 + [set()]):
        gizah.stages = built
        assert stage_ways(table, 0) == ways
    assert stage_ways(table, 1) == set()
    table.cities[1].cards += ["brickyard", "clay_pool", "glassworks_age1"]
    assert stage_ways(table, 1) == {NOTHING}
    table.cities[1].stages = 2
    assert stage_ways(table, 1) == set()
