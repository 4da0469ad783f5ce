"""The view says which cells make points: of types that have both, their levels add up to the values, and all plazas."""

import io
import random

import pytest
from rich.console import Console

from tetrapolis.core.match import Match
from tetrapolis.games.akropolis.components import CODES, DISTRICTS, HEX_LETTERS
from tetrapolis.games.akropolis.terminal import draw
from tetrapolis.text import texts


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


@pytest.mark.parametrize(("seats", "played"), [(1, 0), (2, 5), (4, 20), (2, 36)])
def test_the_terminal_shows_what_the_stacks_still_hold(seats: int, played: int) -> None:
    match, chance = Match("akropolis", seats, 4), random.Random(4)
    while not match.over and len(match.played) < played:
        match.play(chance.choice(match.legal()))
    view = match.view(0)
    unseen = "".join(CODES[tile] for tile in view.table["unseen"])
    screen = Console(width=200, file=io.StringIO(), record=True)
    screen.print(
        draw(view, ["Anna", "Bot", "Bot", "Bot"][: max(2, seats)], texts("en", match.game.face.locale), 200, 0)
    )
    line = next(line for line in screen.export_text().splitlines() if line.startswith("Face down"))
    assert f" {len(unseen) // 3} tile" in line
    for letter in HEX_LETTERS:
        assert f" {letter}\N{NO-BREAK SPACE}{unseen.count(letter)} " in line + " "
