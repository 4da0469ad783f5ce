"""Solo play against Hal: GK-71 to GK-82."""

import pytest

from rulebook.ginkgopolis.tables import HAL, Table, change
from tetrapolis.core.match import Match
from tetrapolis.games.ginkgopolis.game import GAME
from tetrapolis.games.ginkgopolis.state import OVER

OUT = (10, 0)
YOU = 0


def against_hal(card: str, tile: str | None = None, resources: int = 0, **options: bool) -> Table:
    """A solo table; Hal's face-down card and his next tile are known."""
    table = Table(1, **options)
    table.stake(YOU, resources=resources)
    table.hal(card, tile)
    return table


@pytest.mark.rule("GK-71", "GK-72")
def test_you_start_with_six_of_each_good_and_hal_with_nothing() -> None:
    for seed in range(3):
        table = Match(GAME, 1, seed).view(0).table
        you, hal = table["players"]
        assert (you["resources"], you["tiles"], you["points"]["points"]) == (6, 6, 6)
        assert (you["tokens"], you["tableau"], you["supply"]) == (0, [], 19)
        assert (hal["resources"], hal["tiles"], hal["points"]["points"]) == (0, 0, 0)
        assert (hal["tokens"], hal["tableau"], hal["supply"], hal["rival"]) == (0, [], 25, "hal")
        assert table["discards"] == 7
        assert table["tile_supply"] == 51 - 6 - 6


@pytest.mark.rule("GK-71")
def test_without_tokens_there_is_no_new_hand_and_you_always_go_first() -> None:
    table = against_hal("B", "red 9")
    assert table.refused("new hand") == "GK-25"
    for _ in range(3):
        assert table.view()["first_player"] == YOU
        table.hal("blue 1" if "blue 1" in table.tops() else "red 1")
        table.lay({YOU: "L"})
        table.play("take resource")
        if table.phase == "marker":
            table.match.play(next(iter(table.options())))


@pytest.mark.rule("GK-72", "GK-74")
def test_supply_tiles_and_supply_resources_serve_as_hals() -> None:
    table = against_hal("B", "red 9")
    tiles = table.tiles_left()
    table.round({YOU: "L"}, "take resource", "marker 0,3")
    assert table.tiles_left() == tiles - 1
    assert table.supply(HAL) == 24
    assert table.goods(HAL).resources == 0
    assert (table.building("red 9")["owner"], table.building("red 9")["site"]) == (HAL, True)


@pytest.mark.rule("GK-73")
def test_three_cards_for_you_one_for_hal_and_your_other_two_are_discarded() -> None:
    table = against_hal("B", "red 9")
    assert (len(table.hand(YOU)), len(table.deck())) == (3, 10)
    assert table.view(YOU)["players"][HAL]["card"] is None
    table.lay({YOU: "L"})
    rest = table.hand(YOU)
    table.play("take resource", "marker 0,3")
    assert {*rest, "L", "B"} <= set(table.discards())
    assert len(table.hand(YOU)) == 3
    assert len(table.deck()) == 6
    assert not set(rest) & set(table.hand(YOU))


@pytest.mark.rule("GK-73", "GK-50")
def test_the_deck_is_rebuilt_as_for_two() -> None:
    table = against_hal("B", "red 9")
    while not [event for event in table.match.events(last=1) if event.kind == "rebuild"]:
        table.lay({YOU: "L"})
        table.play("take resource")
        if table.phase == "marker":
            table.match.play(sorted(table.options())[0])
    assert len(table.discards()) == 7


@pytest.mark.rule("GK-74")
def test_hal_builds_after_you_with_a_tile_of_the_supply() -> None:
    table = against_hal("red 3", "red 9")
    table.lay({YOU: "L"})
    assert table.view()["players"][HAL]["card"] is None
    assert "red 3" in table.tops()
    table.play("take resource")
    assert table.building("red 9")["height"] == 2
    assert table.building("red 9")["owner"] == HAL


@pytest.mark.rule("GK-75", "GKX-21")
def test_hal_urbanizes_for_points_and_you_move_the_marker() -> None:
    table = against_hal("B", "blue 9")
    table.build("red 9", (10, 11), 3)
    table.build("yellow 9", (9, 10))
    table.put_marker("B", (10, 10))
    table.lay({YOU: "L"})
    table.play("take resource")
    before = table.goods(YOU)
    assert table.pending() == (YOU,)
    assert table.options() == {"marker 11,10", "marker 10,9"}
    assert table.refused("marker 0,3") == "GK-34"
    table.play("marker 10,9")
    assert table.goods(HAL) == (0, 0, 4)
    assert table.supply(HAL) == 24
    assert table.goods(YOU) == before
    assert table.marker("B") == (10, 9)


@pytest.mark.rule("GK-76", "GK-77")
def test_hal_pays_neither_numbers_nor_colours_and_keeps_the_card() -> None:
    table = against_hal("red 15", "blue 4")
    table.build("red 15", OUT)
    table.show(HAL, "yellow 3", "red 9")
    table.round({YOU: "L"}, "take resource")
    assert table.goods(HAL) == (0, 0, 0)
    assert table.supply(HAL) == 23
    assert table.building("blue 4")["height"] == 2
    assert table.tableau(HAL) == ["yellow 3", "red 9", "red 15"]
    assert "red 15" not in table.discards()


@pytest.mark.rule("GK-76")
def test_hal_scores_his_end_cards() -> None:
    table = Table(1)
    table.show(HAL, "yellow 3", "red 18", "yellow 20")
    assert table.score(HAL)["cards"] == 2 + 9


@pytest.mark.rule("GK-76")
def test_hal_has_no_urbanize_bonuses() -> None:
    table = against_hal("B", "red 9")
    table.show(HAL, "yellow 2", "red 5", "yellow 8")
    table.put_marker("B", (10, 10))
    table.round({YOU: "L"}, "take resource", "marker 10,11")
    assert table.goods(HAL) == (0, 0, 0)
    assert table.supply(HAL) == 24


@pytest.mark.rule("GK-77", "GK-78", "GKX-22")
def test_hal_covers_your_building() -> None:
    table = against_hal("red 15", "blue 4")
    table.build("red 15", OUT, 2, owner=YOU)
    table.lay({YOU: "L"})
    before = table.goods(YOU)
    assert table.supply(HAL) == 25
    table.play("take resource")
    assert change(before, table.goods(YOU)) == (1 + 2, 0, 2)
    assert table.supply(HAL) == 22
    assert (table.building("blue 4")["owner"], table.building("blue 4")["height"]) == (HAL, 3)


@pytest.mark.rule("GK-77", "GK-79", "GK-80", "GKX-22")
def test_without_resources_hal_ends_the_game_and_the_city_is_unchanged() -> None:
    table = against_hal("red 15", "blue 4")
    table.build("red 15", OUT, 2, owner=YOU)
    table.stake(HAL, supply=2)
    tiles = table.tiles_left()
    city = table.view()["city"]
    table.round({YOU: "L"}, "take resource")
    assert table.match.over
    assert table.view()["city"] == city
    assert table.goods(YOU) == (1, 0, 0)
    assert table.tableau(HAL) == []
    assert (table.supply(HAL), table.tiles_left()) == (2, tiles)


@pytest.mark.rule("GK-77", "GK-79", "GKX-22")
def test_hals_own_resources_on_the_target_serve_him() -> None:
    table = against_hal("red 15", "blue 4")
    table.build("red 15", OUT, 2, owner=HAL)
    table.stake(HAL, supply=1)
    table.round({YOU: "L"}, "take resource")
    assert (table.building("blue 4")["owner"], table.building("blue 4")["height"]) == (HAL, 3)
    assert table.supply(HAL) == 0
    assert table.goods(HAL).points == 0
    assert table.match.over


@pytest.mark.rule("GK-78", "GKX-27")
def test_you_cover_hals_building() -> None:
    table = against_hal("B", "red 20", resources=5)
    table.build("red 9", OUT, 3, owner=HAL)
    supply = table.supply(HAL)
    your_supply = table.supply(YOU)
    table.lay({YOU: "red 9 + blue 12"})
    assert table.phase == "marker"
    assert table.goods(HAL).points == 3
    assert table.supply(HAL) == supply + 3 - 1
    assert table.building("red 20")["owner"] == HAL
    assert table.goods(YOU) == (0, 0, 0)
    assert table.supply(YOU) == your_supply + 1
    assert (table.building("blue 12")["owner"], table.building("blue 12")["height"]) == (YOU, 4)
    assert GAME.spec.census(table.s)["resources 1"] == 25


@pytest.mark.rule("GK-79", "GK-80", "GKX-29")
def test_an_empty_tile_supply_ends_the_game_without_a_return() -> None:
    table = against_hal("red 3")
    table.build("blue 9", OUT, 2)
    table.tile_supply(1)
    city = table.view()["city"]
    table.round({YOU: "blue 9"})
    assert table.goods(YOU) == (0, 1, 0)
    assert table.match.over
    assert table.view()["city"] == city
    assert "hal_unable" in [event.kind for event in table.match.events(last=1)]


@pytest.mark.rule("GK-79")
def test_hal_may_take_the_last_tile() -> None:
    table = against_hal("red 3", "red 9")
    table.tile_supply(1)
    table.round({YOU: "L"}, "take resource")
    assert table.building("red 9")["owner"] == HAL
    assert table.match.over


@pytest.mark.rule("GK-79", "GK-80")
def test_your_last_resource_ends_the_game_after_hals_turn() -> None:
    table = against_hal("red 3", "red 9")
    table.stake(YOU, resources=1, supply=0)
    table.round({YOU: "A + blue 9"}, "marker -1,3")
    assert table.building("red 9")["owner"] == HAL
    assert table.match.over


@pytest.mark.rule("GK-81")
def test_hal_scores_points_end_cards_and_districts() -> None:
    table = Table(1)
    table.stake(HAL, points=5)
    table.show(HAL, "yellow 20")
    table.build("red 9", (10, 0), 2, HAL)
    table.build("red 10", (11, 0), 1, YOU)
    assert table.score(HAL) == {"points": 5, "cards": 9, "tokens": 0, "districts": 3}
    assert table.score(YOU) == {"points": 0, "cards": 0, "tokens": 0, "districts": 1}


@pytest.mark.rule("GK-81")
@pytest.mark.parametrize(("points", "won"), [(11, True), (10, False), (9, False)])
def test_a_tie_with_hal_is_no_win(points: int, won: bool) -> None:
    table = Table(1)
    table.stake(YOU, points=points)
    table.stake(HAL, points=10)
    table.s.phase = OVER
    assert (YOU in table.match.winners) == won
    assert table.match.ranks == ((1, 2) if won else (2, 1))


@pytest.mark.rule("GK-82", "GKX-23")
@pytest.mark.parametrize(("floors", "used", "rejected"), [(4, "C", "B"), (3, "B", "C")])
def test_expert_hal_takes_a_letter_worth_more(floors: int, used: str, rejected: str) -> None:
    table = against_hal("B", "red 20", expert=True)
    table.put_marker("B", (10, 10))
    table.put_marker("C", (20, 10))
    table.build("red 9", (10, 11), 3)
    table.build("red 10", (20, 11), floors)
    table.lay({YOU: "L"})
    table.next_card("C")
    table.play("take resource")
    assert table.view()["moving_letter"] == used
    assert rejected in table.discards()
    table.match.play(sorted(table.options())[0])
    assert table.goods(HAL).points == floors
    assert {"B", "C"} <= set(table.discards())


@pytest.mark.rule("GK-82")
def test_expert_hal_prefers_a_building_he_can_build_on() -> None:
    table = against_hal("B", "red 20", expert=True)
    table.lay({YOU: "L"})
    table.next_card("red 3")
    table.play("take resource")
    assert table.building("red 20")["height"] == 2
    assert table.tableau(HAL) == ["red 3"]
    assert "B" in table.discards()


@pytest.mark.rule("GK-82")
def test_expert_hal_uses_the_letter_if_he_cannot_build_on_the_building() -> None:
    table = against_hal("B", "red 20", expert=True)
    table.build("red 9", OUT, 6)
    table.stake(HAL, supply=6)
    table.lay({YOU: "L"})
    table.next_card("red 9")
    table.play("take resource")
    assert table.view()["moving_letter"] == "B"
    assert "red 9" in table.discards()


@pytest.mark.rule("GK-82")
def test_only_expert_hal_draws_again_and_only_after_a_letter() -> None:
    for card, expert in (("B", False), ("red 3", True)):
        table = against_hal(card, "red 20", expert=expert)
        table.lay({YOU: "L"})
        table.next_card("red 1")
        table.play("take resource")
        if table.phase == "marker":
            assert table.view()["moving_letter"] == "B"
            assert table.deck()[0] == "red 1"
        else:
            assert table.tableau(HAL) == ["red 3"]
            assert table.hand(YOU)[0] == "red 1"
