"""What a choice does by itself, where all choose at once."""

import random

import pytest

from tetrapolis.core.match import Match
from tetrapolis.server.previews import preview_message


def _previews(match: Match, seat: int) -> dict[str, tuple[dict[str, int], dict[str, int]]]:
    found = {}
    for action in match.view(seat).options:
        told = preview_message(match.view(seat), action, "en", "k")
        found[action] = (told.points, told.goods)
    return found


def _play_on(match: Match, chance: random.Random, seat: int) -> None:
    """Until everybody but the seat has chosen."""
    while not match.over and match.pending != (seat,):
        other = next((one for one in match.pending if one != seat), seat)
        match.play(chance.choice(match.view(other).options), other)


def test_the_others_choices_do_not_colour_a_preview_of_seven_wonders() -> None:
    chance = random.Random(3)
    match = Match("seven_wonders", 3, seed=3)
    checked = 0
    while not match.over:
        before = _previews(match, 0) if match.view(0).table["phase"] == "cards" and match.pending == (0, 1, 2) else None
        _play_on(match, chance, 0)
        if match.over:
            break
        if before is not None:
            assert _previews(match, 0) == before
            for action, (_, goods) in before.items():
                if action.startswith("sell"):
                    assert goods == {"coins": 3}
                    checked += 1
        match.play(chance.choice(match.view(0).options), 0)
    assert checked > 50


@pytest.mark.parametrize("seats", [1, 2])
def test_a_preview_of_ginkgopolis_is_what_happens_if_nobody_comes_between(seats: int) -> None:
    chance = random.Random(5)
    match = Match("ginkgopolis", seats, seed=5)
    checked = 0
    while not match.over:
        seat = match.pending[0]
        view = match.view(seat)
        if view.table["phase"] == "select":
            own = view.table["players"][seat]
            for action, (_, goods) in _previews(match, seat).items():
                assert own["resources"] + goods.get("resources", 0) >= 0
                assert own["tiles"] + goods.get("tiles", 0) >= 0
                if action == "new hand":
                    assert goods == {}
                checked += 1
        elif view.table["phase"] == "good":
            (_, resource), (_, tile) = (
                _previews(match, seat).get(f"take {good}", ({}, {})) for good in ("resource", "tile")
            )
            assert not resource or resource["resources"] >= 1
            assert not tile or tile["tiles"] >= 1
        match.play(chance.choice(view.options), seat)
    assert checked > 50
