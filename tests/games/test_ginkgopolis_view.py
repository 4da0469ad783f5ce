"""What the view of Ginkgopolis tells about scoring and bonuses, so that the page need not know the rules."""

import random

import pytest

from rulebook.ginkgopolis.tables import HAL, Table
from tetrapolis.core.match import Match


def test_the_cells_that_count_for_end_cards() -> None:
    """GKX-13: four own buildings; cards that count cards or nothing name no cells."""
    table = Table()
    table.build("red 19", (10, 0), 3, owner=0)
    table.build("red 8", (12, 0), 1, owner=0)
    table.build("blue 8", (14, 0), 2, owner=0)
    table.build("yellow 8", (16, 0), 4, owner=0)
    table.build("red 7", (18, 0), 3, owner=1)
    table.show(0, "character 7", "red 10", "blue 14", "yellow 15", "red 18", "blue 19", "yellow 20")
    assert table.view()["players"][0]["counted"] == {
        "red 10": [[10, 0], [12, 0]],
        "blue 14": [[12, 0], [14, 0]],
        "yellow 15": [[10, 0], [16, 0]],
    }


def test_what_the_tableau_brings_with_each_action() -> None:
    """GK-52, GK-53; to Hal, nothing (GK-76)."""
    table = Table(1)
    for party in (0, HAL):
        table.show(party, "yellow 8", "red 8", "blue 3", "red 20")
    own, hal = (player["bonuses"] for player in table.view()["players"])
    nothing = {"resources": 0, "tiles": 0, "points": 0}
    assert own == {
        "exploit": nothing,
        "urbanize": {"resources": 1, "tiles": 0, "points": 3},
        "construct": {"resources": 0, "tiles": 1, "points": 0},
    }
    assert list(hal.values()) == [nothing] * 3


def test_what_the_buildings_of_the_hand_yield() -> None:
    table = Table()
    table.build("blue 9", (10, 0), 3)
    table.hold(0, "blue 9", "A")
    assert table.view(0)["own"]["yields"]["blue 9"] == {"tiles": 3}
    assert "A" not in table.view(0)["own"]["yields"]
    assert table.view()["own"] is None


def test_districts_and_what_they_pay() -> None:
    """GKX-7: blue pays 7 to the first and 2 to the second, a sole owner gets double, a lone building nothing."""
    table = Table(3)
    table.build("blue 6", (10, 5), 2, owner=0)
    table.build("blue 7", (11, 5), 1, owner=0)
    table.build("blue 15", (12, 5), 2, owner=1)
    table.build("blue 11", (13, 5), 2, owner=2)
    table.build("red 20", (10, 6), 4, owner=2)
    table.build("yellow 8", (10, 0), 2, owner=1)
    table.build("yellow 4", (11, 0), 1, owner=1)
    blue, yellow = (one for one in table.view()["districts"] if one["resources"])
    assert (blue["colour"], blue["resources"], blue["cells"]) == ("blue", 7, [[10, 5], [11, 5], [12, 5], [13, 5]])
    shares = [(share["party"], share["resources"], share["points"]) for share in blue["shares"]]
    assert shares == [(0, 3, 7), (1, 2, 2), (2, 2, 0)]
    assert yellow["shares"] == [{"party": 1, "resources": 3, "points": 6}]


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_districts_add_up_to_the_score(seats: int) -> None:
    chance, match = random.Random(seats), Match("ginkgopolis", seats, seed=seats)
    while not match.over:
        seat = match.pending[0]
        match.play(chance.choice(match.view(seat).options), seat)
        districts = match.view(None).table["districts"]
        for party, score in enumerate(match.scores()):
            shares = [share for district in districts for share in district["shares"] if share["party"] == party]
            assert sum(share["points"] for share in shares) == score["districts"]
        assert [one["resources"] for one in districts] == sorted((one["resources"] for one in districts), reverse=True)
