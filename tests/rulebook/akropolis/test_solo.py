"""Solo play against an automatic architect: AK-55 to AK-60."""

from typing import Any

import pytest

from rulebook.akropolis.cities import VARIANTS, deal, ground_spot, indices, random_game, row, stones, take
from tetrapolis.core.errors import BadOption, IllegalAction
from tetrapolis.core.match import Match
from tetrapolis.games.akropolis.architect import architect_collect
from tetrapolis.games.akropolis.city import lay
from tetrapolis.games.akropolis.components import CODES
from tetrapolis.games.akropolis.game import GAME


def collected(match: Match) -> list[int]:
    """The Architect's city tiles."""
    return [one["tile"] for one in match.view().table["players"][1]["tiles"][1:]]


def architect(*tiles: int, stones: int = 0, **options: Any) -> Match:
    """A solo match in which the Architect has these tiles and stones."""
    match = deal(1, **options)
    match.state.players[1].stones = stones
    for tile in tiles:
        architect_collect(match.state.players[1], tile)
    return match


def rival_points(*tiles: int, stones: int = 0, **options: Any) -> int:
    return sum(architect(*tiles, stones=stones, **options).scores()[1].values())


@pytest.mark.rule("AK-55")
@pytest.mark.parametrize(("long_game", "tiles", "stacks"), [(False, 37, 11), (True, 61, 19)])
def test_solo_is_set_up_for_two(long_game: bool, tiles: int, stacks: int) -> None:
    for seed in range(5):
        match = Match(GAME, 1, seed, {"long_game": long_game})
        table = match.view().table
        assert (len(table["row"]), table["stacks"]) == (4, stacks)
        assert sorted(row(match) + table["unseen"]) == list(range(1, tiles + 1))
        assert stones(match) == [1, 2]
        assert table["supply"] == 37
        assert table["chief"] == table["turn"] == 0
        assert match.pending == (0,)
        assert [player["tiles"][0]["tile"] for player in table["players"]] == [0, 0]
        assert table["players"][1]["districts"]["house"]["stars"] == 1


@pytest.mark.rule("AK-55")
def test_you_have_the_first_seat() -> None:
    with pytest.raises(BadOption):
        deal(1, first_player=2)


@pytest.mark.rule("AK-56")
def test_your_payments_go_to_the_architect_and_its_own_to_the_supply() -> None:
    match = deal(1, 21, 28, 22, 9, 37, 34, 23)
    match.state.players[1].stones = 1
    match.state.supply = 38
    happened = match.play("1@2,0,0")  # its second stone: now it can pay for tile 9
    assert [(event.kind, event.seat) for event in happened] == [("take", 0), ("place", 0), ("architect_take", 1)]
    assert happened[2].numbers == {"tile": 9, "price": 2}
    assert (row(match), collected(match), stones(match)) == ([21, 22], [9], [0, 0])
    assert match.view().table["supply"] == 40


@pytest.mark.rule("AK-56", "AK-26")
def test_your_income_comes_from_the_supply() -> None:
    match = deal(1, 3, 28, 37, 34)
    match.play("0@0,2,4")
    before = stones(match)
    assert match.view().table["supply"] == 40 - sum(before)
    match.play("0@1,0,1")
    assert stones(match)[0] == before[0] + 3
    assert GAME.spec.census(match.state)["stones"] == 40


@pytest.mark.rule("AK-57", "AKX-26")
@pytest.mark.parametrize(("held", "taken", "left"), [(2, 9, 0), (1, 28, 1), (0, 28, 0), (5, 9, 3)])
def test_the_architect_takes_a_plaza_it_can_pay(held: int, taken: int, left: int) -> None:
    """Your second turn ends the first round; the Architect begins the next one with the row 28 37 9 21."""
    match = deal(1, 34, 36, 22, 28, 37, 9, 21)
    take(match)
    assert (row(match), collected(match)) == ([22, 28], [36])
    match.state.players[1].stones = held
    take(match)
    assert collected(match) == [36, taken]
    assert stones(match)[1] == left
    assert row(match) == [tile for tile in (28, 37, 9, 21) if tile != taken]
    assert match.events(last=1)[-1].numbers == {"tile": taken, "price": held - left}
    assert (match.view().table["round"], match.view().table["chief"]) == (2, 1)


@pytest.mark.rule("AK-57")
def test_the_architect_takes_the_cheapest_plaza() -> None:
    match = deal(1, 28, 34, 9, 20)
    match.state.players[1].stones = 9
    take(match)
    assert collected(match) == [9]


@pytest.mark.rule("AK-57")
def test_without_a_plaza_the_architect_takes_the_free_tile() -> None:
    match = deal(1, 28, 34, 36, 37)
    match.state.players[1].stones = 9
    take(match)
    assert (collected(match), stones(match)[1]) == ([34], 9)


@pytest.mark.rule("AK-57", "AK-41")
def test_the_architect_only_collects() -> None:
    """Whatever it takes, no tile is placed and no quarry pays: its stones change by prices alone."""
    match = deal(1)
    held = 2
    for _ in random_game(match):
        if match.played:
            paid = sum(event.numbers["price"] for event in match.events(last=1) if event.kind == "take")
            took = [event.numbers for event in match.events(last=1) if event.kind == "architect_take"]
            assert len(took) == 1
            held += paid - took[0]["price"]
            assert stones(match)[1] == held
            assert took[0]["tile"] == collected(match)[-1]
            assert match.view().table["players"][1]["city"] == []
    assert len(collected(match)) == 18
    assert any("q" in CODES[tile] for tile in collected(match))


@pytest.mark.rule("AK-58")
@pytest.mark.parametrize(("level", "districts", "quarries"), [("easy", 1, 0), ("medium", 1, 2), ("hard", 2, 0)])
def test_the_level_of_the_architect_sets_its_points(level: str, districts: int, quarries: int) -> None:
    """Tiles Mhg Mbq Gqq htm: conditions do not matter, the start tile counts."""
    score = architect(6, 7, 20, 24, stones=4, solo_level=level).scores()[1]
    assert score == {
        "house": 2 * districts * 1,
        "market": 1 * districts * 4,
        "barracks": 0,
        "temple": 0,
        "garden": 1 * districts * 3,
        "stones": 4,
        "quarries": (3 + 3) * quarries,
    }


@pytest.mark.rule("AK-58")
def test_all_districts_of_the_architect_score_without_condition() -> None:
    """Five markets, four houses, two temples: nothing disturbs, parts or opens them."""
    assert architect(9, 17, 34, 30, 29, 24, 25, 21).scores()[1] == {
        "house": 4,
        "market": 5 * 2,
        "barracks": 0,
        "temple": 2 * 2,
        "garden": 0,
        "stones": 0,
        "quarries": 0,
    }


@pytest.mark.rule("AK-58")
def test_levels_of_the_architect_are_for_solo_play_only() -> None:
    for level in ("medium", "hard"):
        with pytest.raises(BadOption):
            deal(2, solo_level=level)


@pytest.mark.rule("AK-58", "AK-60", "AKX-27")
def test_the_architect_scores_by_level_and_variants() -> None:
    tiles = (1, 7, 10, 20)
    variants = {"variant_barracks": True, "variant_temple": True}
    assert rival_points(*tiles, stones=3, solo_level="easy") == 11
    assert rival_points(*tiles, stones=3, solo_level="medium") == 23
    assert rival_points(*tiles, stones=3, solo_level="hard") == 19
    assert rival_points(*tiles, stones=3, solo_level="easy", **variants) == 15
    assert rival_points(*tiles, stones=3, solo_level="hard", **variants) == 27


@pytest.mark.rule("AK-59")
@pytest.mark.parametrize(
    ("mine", "tiles", "its", "winner"),
    [
        (6, (), 5, 0),  # more points
        (5, (), 6, 1),
        (5, (9, 34), 3, 0),  # 5 points each, more stones
        (3, (9, 34), 1, 0),
        (5, (), 5, 1),  # equal in both: lost
        (0, (), 0, 1),
    ],
)
def test_you_must_beat_the_architect(mine: int, tiles: tuple[int, ...], its: int, winner: int) -> None:
    match = architect(*tiles, stones=its)
    match.state.players[0].stones = mine
    match.state.over = 1
    assert match.winners == (winner,)
    assert match.ranks == ((1, 2) if winner == 0 else (2, 1))


@pytest.mark.rule("AK-59")
def test_equal_points_and_fewer_stones_are_a_loss() -> None:
    match = architect(stones=3)
    lay(match.state.players[0], 9, 2, 0, 0)
    lay(match.state.players[0], 34, -2, 0, 0)
    match.state.players[0].stones = 1
    match.state.over = 1
    assert [sum(score.values()) for score in match.scores()] == [3, 3]
    assert match.winners == (1,)


@pytest.mark.rule("AK-60")
@pytest.mark.parametrize(
    ("variant", "tiles", "easy", "hard"),
    [
        ("variant_barracks", (13, 61), 2 * 2, 4 * 2),
        ("variant_garden", (20, 37), 2 * 3, 4 * 3),
        ("variant_temple", (17, 29), 1 * 2, 4 * 2),  # on hard only
        ("variant_house", (21, 43, 48), 5, 20),  # 5 and 10 of value
        ("variant_house", (21, 43, 44, 45, 46, 47, 48), 9, 36),
        ("variant_house", (21, 43, 44, 45, 46, 47, 48, 59), 20, 40),
        ("variant_market", (9, 28, 29), 4 * 2, 8 * 2),
        ("variant_market", (9, 28, 29, 30), 6 * 2, 12 * 2),
        ("variant_market", (9, 28, 29, 30, 31), 7 * 2, 14 * 2),  # three of four
        ("variant_market", (9, 39, 28, 29, 30, 31), 8 * 4, 16 * 4),  # two plazas: six
        ("variant_market", (28, 29), 0, 0),
    ],
)
def test_the_variants_of_the_architect(variant: str, tiles: tuple[int, ...], easy: int, hard: int) -> None:
    district = variant.removeprefix("variant_")
    for level, expected in (("easy", easy), ("medium", easy), ("hard", hard)):
        assert architect(*tiles, solo_level=level, **{variant: True}).scores()[1][district] == expected


@pytest.mark.rule("AK-60")
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_variant_changes_one_type_of_the_architect(variant: str) -> None:
    tiles = (1, 6, 10, 14, 18, 21, 24, 25, 26, 29, 43, 44, 45, 55)
    plain = architect(*tiles, solo_level="hard").scores()[1]
    varied = architect(*tiles, solo_level="hard", **{variant: True}).scores()[1]
    changed = {category for category in plain if plain[category] != varied[category]}
    assert changed == {variant.removeprefix("variant_")}


@pytest.mark.rule("AK-60", "AKX-28")
def test_at_most_three_markets_double_for_each_plaza() -> None:
    tiles = (9, 28, 29, 30, 31)
    assert rival_points(*tiles, solo_level="easy") == 8
    assert rival_points(*tiles, solo_level="easy", variant_market=True) == 14


@pytest.mark.rule("AK-55", "AK-14")
def test_you_pay_and_build_as_always() -> None:
    match = deal(1)
    assert indices(match) == {0, 1}
    with pytest.raises(IllegalAction) as refused:
        match.play("2@2,0,0")
    assert refused.value.rule == "AK-14"
    match.play(f"0@{ground_spot(match)}")
    assert len(match.view().table["players"][0]["tiles"]) == 2
