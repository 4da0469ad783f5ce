"""Cards: SW-65 to SW-67."""

import pytest

from rulebook.seven_wonders.tables import City, coins, give, play_age, play_turn, points, table
from tetrapolis.core.match import Match

BROWN = ["lumber_yard", "stone_pit", "clay_pool", "ore_vein"]
GREY = ["loom", "glassworks", "press"]


def building(card: str, own: str = "", left: str = "", right: str = "", far: str = "", **city: int) -> Match:
    """A city of four that builds a card for nothing, on a first turn of Age III."""
    builder = City("olympia night", own, stages=city.get("stages", 1), coins=0, hand=card)
    others = (
        City("rhodos", left, hand="tavern"),
        City("gizah", far, hand="tavern"),
        City("ephesos", right, hand="tavern"),
    )
    match = table(builder, *others, age=3)
    play_turn(match, f"build {card}", "sell tavern", "sell tavern", "sell tavern")
    return match


def gained(card: str, own: str = "", left: str = "", right: str = "", far: str = "", **city: int) -> int:
    """The coins that come with a card."""
    return coins(building(card, own, left, right, far, **city))[0]


def worth(card: str, own: str = "", left: str = "", right: str = "", far: str = "", **city: int) -> int:
    """The points of a yellow or purple card."""
    scored = points(building(card, own, left, right, far, **city))
    return scored.get("yellow", 0) + scored.get("purple", 0)


@pytest.mark.rule("SW-65")
def test_vineyard_pays_for_brown_cards_of_three_cities() -> None:
    assert gained("vineyard") == 0
    assert gained("vineyard", "mine sawmill") == 2
    assert gained("vineyard", "mine", "sawmill tree_farm", "quarry") == 4
    assert gained("vineyard", "mine", "loom altar", "press", far="quarry foundry") == 1
    assert worth("vineyard", "mine") == 0


@pytest.mark.rule("SW-65")
def test_bazar_pays_twice_for_grey_cards_of_three_cities() -> None:
    assert gained("bazar") == 0
    assert gained("bazar", "loom") == 2
    assert gained("bazar", "loom", "press glassworks", "press") == 8
    assert gained("bazar", "mine", "sawmill", "altar", far="loom press") == 0
    assert worth("bazar", "loom") == 0


@pytest.mark.rule("SW-65", "SW-16")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_cards_built_this_turn_are_counted_in_every_seating(seat: int) -> None:
    cities = [City("gizah", coins=1, hand="quarry"), City("rhodos", coins=1, hand="foundry")]
    plays = ["build quarry", "build foundry"]
    cities.insert(seat, City("ephesos", "mine", coins=1, hand="vineyard"))
    plays.insert(seat, "build vineyard")
    match = table(*cities, age=2)
    play_turn(match, *plays)
    assert coins(match)[seat] == 1 + 3
    cities = [City("gizah", hand="loom"), City("rhodos", hand="press")]
    plays = ["build loom", "build press"]
    cities.insert(seat, City("ephesos", coins=1, hand="bazar"))
    plays.insert(seat, "build bazar")
    match = table(*cities, age=2)
    play_turn(match, *plays)
    assert coins(match)[seat] == 1 + 4


@pytest.mark.rule("SW-66")
@pytest.mark.parametrize(
    ("card", "own", "stages", "gain", "points_at_end"),
    [
        ("haven", "mine sawmill quarry", 1, 3, 3),
        ("haven", "loom altar", 1, 0, 0),
        ("lighthouse", "", 1, 1, 1),
        ("lighthouse", "tavern forum", 1, 3, 3),
        ("chamber_of_commerce", "loom press", 1, 4, 4),
        ("chamber_of_commerce", "mine", 1, 0, 0),
        ("arena", "", 2, 6, 2),
        ("arena", "", 3, 9, 3),
        ("ludus", "barracks walls circus", 1, 9, 3),
        ("ludus", "altar", 1, 0, 0),
    ],
)
def test_yellow_cards_of_age_three_give_coins_and_points(
    card: str, own: str, stages: int, gain: int, points_at_end: int
) -> None:
    rich = "mine sawmill loom press barracks walls tavern marketplace"
    assert gained(card, own, rich, rich, rich, stages=stages) == gain
    assert worth(card, own, rich, rich, rich, stages=stages) == points_at_end


@pytest.mark.rule("SW-66")
def test_the_points_of_yellow_cards_count_what_is_built_later() -> None:
    match = building("haven", "mine")
    give(match, 0, "ore_vein")
    before = coins(match)[0]
    play_turn(match, "build ore_vein")
    assert coins(match)[0] == before
    assert points(match)["yellow"] == 2


@pytest.mark.rule("SW-66")
def test_a_stage_built_after_the_arena_counts_at_the_end() -> None:
    match = table(City("gizah", "sawmill arena", coins=0, hand="altar"), City("rhodos"), City("ephesos"), age=3)
    assert points(match).get("yellow", 0) == 0
    play_turn(match, "stage altar")
    assert (points(match)["yellow"], coins(match)[0]) == (1, 0)


@pytest.mark.rule("SW-67")
@pytest.mark.parametrize(
    ("guild", "left", "right", "each"),
    [
        ("workers_guild", "mine sawmill quarry", "mine tree_farm", 1),
        ("craftsmens_guild", "loom press glassworks", "loom press", 2),
        ("traders_guild", "tavern forum bazar", "tavern haven", 1),
        ("philosophers_guild", "workshop library study", "workshop school", 1),
        ("spies_guild", "barracks walls circus", "barracks stables", 1),
        ("magistrates_guild", "altar theater palace", "altar well", 1),
    ],
)
def test_a_guild_counts_the_cards_of_both_neighbours(guild: str, left: str, right: str, each: int) -> None:
    assert worth(guild, left, left, right, left) == 5 * each
    assert worth(guild, left, "", right, left) == 2 * each
    assert worth(guild, left, right, "", left) == 2 * each
    assert worth(guild, left, "", "", left) == 0


@pytest.mark.rule("SW-67")
def test_a_guild_counts_no_other_colour() -> None:
    colours = {
        "workers_guild": "mine",
        "craftsmens_guild": "loom",
        "traders_guild": "tavern",
        "philosophers_guild": "workshop",
        "spies_guild": "barracks",
        "magistrates_guild": "altar",
        "shipowners_guild": "",
    }
    for guild in colours:
        others = " ".join(card for other, card in colours.items() if other != guild)
        assert worth(guild, "", others, others + " builders_guild") == (1 if guild == "shipowners_guild" else 0)


@pytest.mark.rule("SW-67")
def test_shipowners_count_brown_grey_and_purple_cards_of_the_own_city() -> None:
    assert worth("shipowners_guild") == 1
    assert worth("shipowners_guild", "mine sawmill loom altar tavern barracks workshop") == 4
    assert worth("shipowners_guild", "", "mine loom", "mine loom spies_guild") == 1
    assert worth("shipowners_guild", "scientists_guild") == 2


@pytest.mark.rule("SW-67")
def test_builders_count_the_stages_of_three_cities() -> None:
    for own, left, far, right, expected in ((1, 0, 0, 0, 1), (2, 3, 0, 4, 9), (0, 0, 3, 0, 0), (0, 1, 3, 2, 3)):
        match = table(
            City("olympia", "builders_guild", stages=own),
            City("rhodos", stages=left),
            City("ephesos", stages=far),
            City("gizah night", stages=right),
        )
        assert points(match).get("purple", 0) == expected


@pytest.mark.rule("SW-67")
@pytest.mark.parametrize(
    ("board", "complete"), [("gizah", 3), ("gizah night", 4), ("babylon night", 2), ("olympia", 3)]
)
def test_decorators_give_7_if_the_own_wonder_is_complete(board: str, complete: int) -> None:
    for stages in range(complete + 1):
        match = table(
            City(board, "decorators_guild", stages=stages), City("rhodos", stages=3), City("rhodos", stages=3)
        )
        assert points(match).get("purple", 0) == (7 if stages == complete else 0)


@pytest.mark.rule("SW-67", "SW-73")
def test_scientists_are_a_free_symbol() -> None:
    match = building("scientists_guild", "workshop apothecary")
    assert points(match)["green"] == 1 + 1 + 1 + 7
    assert points(match).get("purple", 0) == 0


@pytest.mark.rule("SW-67")
def test_guilds_count_what_stands_at_the_end() -> None:
    match = table(
        City("gizah", "spies_guild"), City("rhodos", hand="barracks"), City("ephesos", hand="altar"), age=3, turn=6
    )
    assert points(match).get("purple", 0) == 0
    play_turn(match, "", "build barracks")
    assert match.over
    assert points(match)["purple"] == 1


@pytest.mark.rule("SW-66", "SW-67")
def test_every_brown_and_grey_card_is_counted() -> None:
    for card in (*BROWN, "clay_pit timber_yard excavation forest_cave tree_farm mine sawmill quarry brickyard foundry"):
        count = len(card.split())
        assert worth("workers_guild", "", card) == worth("haven", card) == count
    for card in GREY:
        assert worth("craftsmens_guild", "", card) == worth("chamber_of_commerce", card) == 2


@pytest.mark.rule("SW-71")
@pytest.mark.parametrize(
    ("value", "cards"),
    [
        (3, "altar theater baths well"),
        (4, "temple statue courthouse"),
        (5, "aqueduct gardens"),
        (6, "town_hall senate"),
        (7, "pantheon"),
        (8, "palace"),
    ],
)
def test_the_points_of_blue_cards(value: int, cards: str) -> None:
    for card in cards.split():
        match = table(City("gizah", card), City("rhodos"), City("ephesos"))
        assert points(match)["blue"] == value, card
        play_age(match)
        assert points(match)["blue"] == value
