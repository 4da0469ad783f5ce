"""The view says which cells make points: of types that have both, their levels add up to the values, and all plazas."""

import random

import pytest

from tetrapolis.core.match import Match
from tetrapolis.games.akropolis.components import DISTRICTS, HEX_LETTERS


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("house_group", ["most_hexes_then_value", "most_value"])
def test_the_cells_that_score_make_the_values(seed: int, house_group: str) -> None:
    match, chance = Match("akropolis", 3, seed, {"house_group": house_group}), random.Random(seed)
    while not match.over:
        match.play(chance.choice(match.view(match.pending[0]).options), match.pending[0])
        for player in match.view().table["players"]:
            scoring = [cell for cell in player["city"] if cell["scores"]]
            for letter, district in zip(HEX_LETTERS, DISTRICTS, strict=False):
                levels = sum(cell["level"] for cell in scoring if cell["hex"] == letter)
                makes_points = player["points"][district] > 0
                assert levels == (player["districts"][district]["value"] if makes_points else 0)
                plazas = [cell for cell in player["city"] if cell["hex"] == letter.upper()]
                assert all(cell["scores"] == makes_points for cell in plazas)
            assert all(not cell["scores"] for cell in player["city"] if cell["hex"] == "q")
