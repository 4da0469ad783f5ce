"""Plans of the table's own follow the rules too: WM-9, WM-13, WM-26, WM-34."""

from pathlib import Path

import pytest

from rulebook.world_monuments.tables import FIELDS, MONUMENTS, touching
from tetrapolis.core.errors import BadPlan
from tetrapolis.core.match import Match
from tetrapolis.games.world_monuments.game import game_of
from tetrapolis.games.world_monuments.plan_files import parse, printed_shelf, read_plan, shelf_with
from tetrapolis.games.world_monuments.plans import Monument, Quarry

ROW = "{ purple = 20, red = 1, blue = 3, black = 1 }"
OTHER_ROW = "{ red = 20, white = 2, blue = 3, black = 1 }"
LAST_ROW = "{ white = 12, orange = 9, blue = 3, black = 1 }"


def borders() -> list[str]:
    return sorted({"-".join(sorted((one, other))) for one in FIELDS for other in touching(one)})


def quarry_file(folder: Path, lines: list[str]) -> Path:
    text = ", ".join(f'"{line}"' for line in lines)
    path = folder / "own.toml"
    path.write_text(f'kind = "quarry"\nname = "Own"\nborders = [{text}]\n', encoding="utf-8")
    return path


def monument_file(folder: Path, *levels: str, rows: tuple[str, ...] = (ROW, OTHER_ROW, LAST_ROW)) -> Path:
    pictures = ", ".join(f'"""{level}"""' for level in levels)
    path = folder / "tower.toml"
    path.write_text(
        f'kind = "monument"\nname = "Tower"\nrounds = [{", ".join(rows)}]\nlevels = [{pictures}]\n', encoding="utf-8"
    )
    return path


def keys(path: Path) -> set[str]:
    with pytest.raises(BadPlan) as refused:
        read_plan(path)
    return {problem.key for problem in refused.value.problems}


@pytest.mark.rule("WM-13", "WM-26", "WM-34")
def test_the_printed_plans_obey_the_rules() -> None:
    shelf = printed_shelf()
    assert set(shelf.monuments) == set(MONUMENTS)
    assert set(shelf.quarries) == {"round"}
    plans: list[Monument | Quarry] = [*shelf.monuments.values(), *shelf.quarries.values()]
    for plan in plans:
        assert parse(plan.source, shelf) == (plan, [])


@pytest.mark.rule("WM-14", "WM-26")
def test_the_round_quarry_written_anew_is_accepted(tmp_path: Path) -> None:
    _, plan = read_plan(quarry_file(tmp_path, borders()))
    assert isinstance(plan, Quarry)
    assert plan.adjacent == printed_shelf().quarries["round"].adjacent


@pytest.mark.rule("WM-26")
def test_a_quarry_with_a_field_out_of_reach_is_refused(tmp_path: Path) -> None:
    """Without the inner circle as a hub, four steps do not lead to the opposite side."""
    kept = [line for line in borders() if not line.startswith("C-") or line == "C-M0"]
    assert keys(quarry_file(tmp_path, kept)) >= {"unreached"}


@pytest.mark.rule("WM-26")
def test_a_quarry_with_a_start_without_a_move_is_refused(tmp_path: Path) -> None:
    kept = [line for line in borders() if line not in ("O0-O1", "O0-O11")]
    assert "no-move" in keys(quarry_file(tmp_path, [line for line in kept if line != "M0-O1"]))


@pytest.mark.rule("WM-34")
def test_a_stone_lies_on_stones_with_its_whole_face(tmp_path: Path) -> None:
    ground = "\n....\nP.P.\n"
    _, plan = read_plan(monument_file(tmp_path, ground, "\n....\n.R..\n"))
    assert isinstance(plan, Monument)
    assert plan.supports(plan.slots[2]) == [0, 1]
    assert "slot-unsupported" in keys(monument_file(tmp_path, "\n......\nP...P.\n", "\n......\n.R....\n"))
    assert "slot-unsupported" in keys(monument_file(tmp_path, ground, "\n.....\n...R.\n"))


@pytest.mark.rule("WM-34")
@pytest.mark.parametrize(
    ("picture", "supports"),
    [
        ("....\n....\n....\nR...", [0]),
        ("....\n....\n....\n.R..", [0, 1]),
        ("....\n....\nR...\n....", [0, 2]),
        ("....\n....\n.R..\n....", [0, 1, 2, 3]),
    ],
)
def test_a_slot_is_supported_by_one_two_or_four_stones(tmp_path: Path, picture: str, supports: list[int]) -> None:
    _, plan = read_plan(monument_file(tmp_path, "\n....\nP.P.\n....\nP.P.\n", f"\n{picture}\n"))
    assert isinstance(plan, Monument)
    assert plan.supports(plan.slots[4]) == supports


@pytest.mark.rule("WM-9", "WM-13")
def test_a_row_has_three_gems_one_black_stone_and_fills_the_rings(tmp_path: Path) -> None:
    ground = "\n..\nP.\n"
    read_plan(monument_file(tmp_path, ground))
    few = "{ red = 13, blue = 3, black = 1 }"
    assert keys(monument_file(tmp_path, ground, rows=(ROW, few, LAST_ROW))) == {"row-small"}
    without = "{ purple = 1, white = 20, blue = 2, black = 1 }"
    assert "row-gems" in keys(monument_file(tmp_path, ground, rows=(ROW, OTHER_ROW, without)))


@pytest.mark.rule("WM-34", "WM-47")
def test_a_monument_of_the_tables_own_is_played_by_the_same_rules(tmp_path: Path) -> None:
    name, _ = read_plan(monument_file(tmp_path, "\n....\nP.P.\n", "\n....\n.R..\n"))
    game = game_of(shelf_with(tmp_path), tmp_path)
    match = Match(game, 2, 1, {"monument": name})
    s = match.state
    s.quarry[:] = 0
    s.stocked = 0
    s.phase = 1
    s.actor = 0
    s.players[0].hand[:2] = 2
    s.players[1].hand[:2] = 2
    assert {str(action) for action in match.legal()} == {"L1-01", "L1-02"}
    match.play("L1-02")
    match.play("L1-01")
    assert {str(action) for action in match.legal()} == {"L2-01"}
    match.play("L2-01")
    assert match.over
    assert [sum(one.values()) for one in match.scores()] == [14, 11]
