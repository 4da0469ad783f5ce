"""Characters: GK-17 to GK-21."""

import pytest

from rulebook.ginkgopolis.tables import Goods, Table, change
from tetrapolis.core.match import Match
from tetrapolis.games.ginkgopolis import components as box
from tetrapolis.games.ginkgopolis.game import GAME

SETS = [{3 * number + i for i in (1, 2, 3)} for number in range(6)]


def characters(match: Match, seat: int) -> list[int]:
    tableau = match.view().table["players"][seat]["tableau"]
    return [int(one.removeprefix("character ")) for one in tableau]


def intro(seats: int, seed: int) -> Match:
    return Match(GAME, seats, seed, {"characters": "intro"})


def act(trigger: str, *tableau: str) -> Goods:
    """Goods after an action of this kind."""
    table = Table()
    table.stake(0, resources=9, points=9)
    table.show(0, *tableau)
    if trigger == "exploit":
        table.round({0: "L"}, "take resource")
    elif trigger == "urbanize":
        table.round({0: "A + red 9"}, "marker -1,3")
    else:
        table.round({0: "yellow 3 + yellow 9"})
    return table.goods(0)


@pytest.mark.rule("GK-17")
def test_three_characters_each_lie_face_up() -> None:
    match = intro(3, 1)
    for seat in range(3):
        assert len(characters(match, seat)) == 3
    for viewer in (0, 1, 2):
        assert [len(one["tableau"]) for one in match.view(viewer).table["players"]] == [3, 3, 3]


@pytest.mark.rule("GK-17", "GK-53")
@pytest.mark.parametrize("character", range(1, 28))
def test_red_characters_bring_resources_blue_ones_tiles_yellow_ones_points(character: int) -> None:
    thing = box.FIRST_CHARACTER + character - 1
    good = int(box.COLOUR[thing])
    assert [int(one) for one in box.GAIN[thing]] == [int(kind == good) for kind in range(3)]
    trigger = box.TRIGGERS[int(box.TRIGGER[thing])]
    for other in box.TRIGGERS:
        gained = change(act(other), act(other, f"character {character}"))
        assert gained == tuple(int(kind == good and other == trigger) for kind in range(3))


@pytest.mark.rule("GK-18")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_introductory_game_deals_numbered_sets_at_random(seats: int) -> None:
    seen = set()
    for seed in range(12):
        match = intro(seats, seed)
        dealt = [set(characters(match, seat)) for seat in range(seats)]
        assert all(one in SETS for one in dealt)
        assert len({min(one) for one in dealt}) == seats
        seen.add(min(dealt[0]))
    assert len(seen) > 2


@pytest.mark.rule("GK-18", "GK-20", "GKX-1")
def test_set_two_brings_four_resources_two_tiles_and_two_points() -> None:
    for seed in range(40):
        match = intro(4, seed)
        for seat in range(4):
            if set(characters(match, seat)) == SETS[1]:
                nell = match.view(seat).table["players"][seat]
                assert (nell["resources"], nell["supply"]) == (4, 14)
                assert nell["tiles"] == 2
                assert nell["points"]["points"] == 2
                return
    raise AssertionError("the second set was never dealt")


@pytest.mark.rule("GK-19")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_draft_keeps_one_and_passes_the_others_left(seats: int) -> None:
    match = Match(GAME, seats, 3)
    hands = [match.view(seat).table["own"]["draft"] for seat in range(seats)]
    assert [len(hand) for hand in hands] == [4] * seats
    assert len({one for hand in hands for one in hand}) == 4 * seats
    kept: list[list[int]] = [[] for _ in range(seats)]
    for cards in (4, 3, 2):
        assert match.view().table["phase"] == "draft"
        assert match.pending == tuple(range(seats))
        for seat in range(seats):
            assert sorted(match.view(seat).table["own"]["draft"]) == sorted(hands[seat])
            assert len(hands[seat]) == cards
            choice = hands[seat].pop()
            kept[seat].append(choice)
            match.play(f"keep {choice}", seat)
        hands = [hands[-1], *hands[:-1]]
    assert match.view().table["phase"] == "select"
    assert [characters(match, seat) for seat in range(seats)] == kept


@pytest.mark.rule("GK-19")
def test_a_draft_card_must_be_in_the_own_hand() -> None:
    table = Table(2, characters="draft")
    other = table.view(1)["own"]["draft"][0]
    assert table.refused(f"keep {other}", 0) == "GK-19"
    own = table.view(0)["own"]["draft"][0]
    table.play(f"keep {own}", seat=0)
    assert table.match.legal(0) == []


@pytest.mark.rule("GK-19")
def test_picks_are_secret_until_all_reveal_together() -> None:
    match = Match(GAME, 3, 5)
    for _ in range(3):
        for seat in range(3):
            match.play(f"keep {match.view(seat).table['own']['draft'][0]}", seat)
            if match.view().table["phase"] == "draft":
                for viewer in (None, 0, 1, 2):
                    assert [one["tableau"] for one in match.view(viewer).table["players"]] == [[], [], []]
                others = [event for event in match.events(viewer=(seat + 1) % 3, last=1) if event.kind == "draft"]
                assert others[0].numbers == {}
    assert [len(one["tableau"]) for one in match.view().table["players"]] == [3, 3, 3]


@pytest.mark.rule("GK-20")
def test_starting_goods_are_those_of_the_three_characters() -> None:
    match = intro(5, 2)
    for seat in range(5):
        things = [box.FIRST_CHARACTER + one - 1 for one in characters(match, seat)]
        resources, tiles, points = (int(sum(box.START_GOODS[thing][good] for thing in things)) for good in range(3))
        player = match.view(seat).table["players"][seat]
        assert (player["resources"], player["tiles"], player["points"]["points"]) == (resources, tiles, points)
        assert player["supply"] == 16 - resources
        assert len(match.view(seat).table["own"]["tiles"]) == tiles


@pytest.mark.rule("GK-21")
def test_the_tableau_keeps_its_order() -> None:
    table = Table()
    table.show(0, "character 4", "character 5", "character 6")
    table.stake(0, resources=9)
    table.round({0: "red 1 + red 7"})
    assert table.view()["players"][0]["tableau"] == ["character 4", "character 5", "character 6", "red 1"]
    table.round({0: "blue 2 + blue 9"})
    assert table.view()["players"][0]["tableau"] == ["character 4", "character 5", "character 6", "red 1", "blue 2"]
