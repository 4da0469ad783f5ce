"""Boards of one's own for World Monuments: read, checked with clear messages, played and replayed."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from games.boards import CASTLE, castle_and_ring, put, ring
from tetrapolis.core.errors import BadOption, BadPlan
from tetrapolis.core.match import Match
from tetrapolis.games.world_monuments.game import game_of
from tetrapolis.games.world_monuments.plan_files import PRINTED, parse, printed_shelf, read_plan, shelf_with
from tetrapolis.games.world_monuments.plans import PRINTED_MONUMENTS, Plan
from tetrapolis.testing import check_game
from tetrapolis.text import LANGUAGES


def refused(file: Path, lang: str = "en") -> str:
    with pytest.raises(BadPlan) as caught:
        read_plan(file)
    return caught.value.say(lang)


def test_the_printed_plans_pass_their_own_checks() -> None:
    shelf = printed_shelf()
    assert tuple(shelf.monuments) == PRINTED_MONUMENTS
    plans: list[Plan] = [*shelf.monuments.values(), *shelf.quarries.values()]
    for plan in plans:
        assert parse(plan.source, shelf) == (plan, [])


def test_a_monument_and_a_quarry_of_ones_own_keep_all_promises(tmp_path: Path) -> None:
    game, castle, small = castle_and_ring(tmp_path)
    assert game.spec.plans is not None
    assert game.spec.plans.unreadable == ()
    assert re.fullmatch(r"castle-[0-9a-f]{8}", castle)
    match = Match(game, 3, 5, {"monument": castle, "quarry": small})
    table = match.view().table
    assert table["monument"]["title"] == "Castle"
    assert len(table["monument"]["slots"]) == 12 + 7 + 6
    assert len(table["quarry"]["fields"]) == 16
    report = check_game(game, seats=2, states_per_setting=12, mixtures=6, modes=False)
    assert report.settings >= 14


def test_the_example_of_the_documentation_is_a_plan(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "games" / "world_monuments.md").read_text(encoding="utf-8")
    example = re.search(r"```toml\n(.*?)```", page, re.DOTALL)
    assert example
    name, _ = read_plan(put(tmp_path, "castle", example[1]))
    assert name.startswith("castle-")


def test_a_random_monument_is_a_printed_one(tmp_path: Path) -> None:
    put(tmp_path, "castle", CASTLE)
    game = game_of(shelf_with(tmp_path), tmp_path)
    seen = {Match(game, 2, seed, {"monument": "random"}).view().table["monument"]["name"] for seed in range(40)}
    assert seen == set(PRINTED_MONUMENTS)


def test_a_changed_plan_has_another_name_so_no_record_replays_on_it(tmp_path: Path) -> None:
    first, _ = read_plan(put(tmp_path, "castle", CASTLE))
    again, _ = read_plan(put(tmp_path, "castle", "# a remark\n" + CASTLE))
    changed, _ = read_plan(put(tmp_path, "castle", CASTLE.replace("..W.W...", "..O.W...")))
    assert first == again
    assert first != changed
    game = game_of(shelf_with(tmp_path), tmp_path)
    with pytest.raises(BadOption):
        Match(game, 2, 1, {"monument": first})


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (".W.W.W..", ".W.W..W.", "L3-04 (column 5, line 3 from the front) is not supported"),
        ("P.R.R.P.", "PPR.R.P.", "L1-06 and L1-05 overlap"),
        ("P.R.R.P.", "P.X.R.P.", "Level 1: “X” is not known"),
        ("purple = 9,", "purple = 2,", ""),
        ("purple = 9,", "purple = 10,", "The rounds take 24 purple stones; the supply has 23."),
        ("white = 5, orange = 2", "white = 5, orange = 2.5", "Round 1: the number of orange stones"),
        ("orange = 2", "pink = 2", "there is no colour “pink”"),
        ("blue = 3, black = 1 },\n]", "blue = 4, black = 1 },\n]", "Round 3 must bring 3 blue stones and 1 black one."),
        ("red = 7, white = 5, orange = 4,", "", "Castle, round 2: 11 stones are too few for the quarry Round quarry"),
        ('kind = "monument"', 'kind = "tower"', 'The file needs kind = "monument" or kind = "quarry".'),
        ('name = "Castle"', 'name = ""', "The plan needs a name"),
        ('name = "Castle"', 'name = "Castle"\nowner = 3', "There is no entry “owner”"),
        ("levels = [", "levels = 3\nother = [", "There is no entry “other”"),
        ("rounds = [", "rounds = [ 3, ", "rounds must be a list"),
        ('kind = "monument"', "kind = monument", "The file is not TOML"),
    ],
)
def test_a_monument_that_cannot_be_built_is_refused_with_the_reason(
    old: str, new: str, message: str, tmp_path: Path
) -> None:
    assert old in CASTLE
    file = put(tmp_path, "castle", CASTLE.replace(old, new, 1))
    if not message:  # fewer stones than before, but still enough
        read_plan(file)
        return
    said = refused(file)
    assert said.startswith(f"{file} cannot be used:\n- ")
    assert message in said


def test_material_that_does_not_suffice_is_named_by_colour(tmp_path: Path) -> None:
    text = (
        CASTLE.replace("orange = 2", "orange = 0")
        .replace("orange = 4", "orange = 1")
        .replace("orange = 5", "orange = 2")
    )
    said = refused(put(tmp_path, "castle", text))
    assert "The rounds bring 3 orange stones; the building plan needs 4." in said


def test_levels_and_rounds_are_counted(tmp_path: Path) -> None:
    level = '    """\n    P.\n    """,\n'
    tower = f'kind = "monument"\nname = "Tower"\nrounds = []\nlevels = [\n{level * 6}]\n'
    said = refused(put(tmp_path, "tower", tower))
    assert "The plan has 6 levels; the limit is 5." in said
    assert "The plan has 0 rows of stones; it needs 3, one per round." in said
    gap = f'kind = "monument"\nname = "Gap"\nrounds = []\nlevels = [\n{level}"..", {level}]\n'
    assert "Level 2 has no stones" in refused(put(tmp_path, "gap", gap))
    wide = f'kind = "monument"\nname = "Wide"\nrounds = []\nlevels = ["{"P." * 64}"]\n'
    assert "The plan has 64 stones; it needs 1 to 63." in refused(put(tmp_path, "wide", wide))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("'O0-M0', ", "", "From O0, no move of 4 steps passes through"),
        ("'M4-C'", "'M4-M4'", "joins a field to itself or is listed twice"),
        ("'M4-C'", "'M3-C'", "The border M3-C joins a field to itself or is listed twice."),
        ("'M4-C'", "'M4-Z1'", "“M4-Z1” is not a border"),
        ("'O0-O1', ", "'O0-O17', ", "The field O10 is missing"),
        ("borders = [", "borders = 5 #", "borders must be a list"),
    ],
)
def test_a_quarry_in_which_a_move_can_fail_is_refused_with_the_reason(
    old: str, new: str, message: str, tmp_path: Path
) -> None:
    text = ring(10, 5)
    assert old in text
    assert message in refused(put(tmp_path, "ring", text.replace(old, new, 1)))


def test_a_quarry_too_large_for_the_printed_monuments_is_refused(tmp_path: Path) -> None:
    said = refused(put(tmp_path, "huge", ring(18, 9)))
    assert "Taj Mahal, round 1: 23 stones are too few for the quarry Ring 18, which needs at least 27." in said


def test_a_quarry_without_rings_is_refused(tmp_path: Path) -> None:
    said = refused(put(tmp_path, "flat", 'kind = "quarry"\nname = "Flat"\nborders = ["O0-O1", "O1-O2"]\n'))
    assert "at least three outer fields, a middle field and the inner circle C" in said


def test_a_quarry_too_small_for_four_steps_is_refused(tmp_path: Path) -> None:
    borders = ["O0-O1", "O1-O2", "O0-O2", "O0-M0", "O1-M0", "O2-M0", "M0-C"]
    said = refused(put(tmp_path, "tiny", f'kind = "quarry"\nname = "Tiny"\nborders = {borders}\n'))
    assert "From O0 no move of 4 steps ends on the outer ring." in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_problems_are_said_in_every_language(lang: str, tmp_path: Path) -> None:
    said = refused(put(tmp_path, "castle", CASTLE.replace(".W.W.W..", "........")), lang)
    assert "L3-03" in said
    assert len(said.splitlines()) >= 3


def test_a_plan_with_many_faults_names_the_first_and_counts_the_others(tmp_path: Path) -> None:
    quarry = (PRINTED / "round.toml").read_text().replace('"M0-C", "M1-C", "M2-C", "M3-C", "M4-C", "M5-C",', '"M0-C",')
    said = refused(put(tmp_path, "broken", quarry))
    assert re.search(r"… and \d+ more like these\.", said)


def test_names_of_files_are_plain(tmp_path: Path) -> None:
    for name in ("Castle", "my castle", "-x", "ca.stle"):
        assert "cannot be the name of a plan" in refused(put(tmp_path, name, CASTLE))
    assert "cannot be read" in refused(tmp_path / "missing.toml")
    assert "larger than 64 kB" in refused(put(tmp_path, "large", CASTLE + "#" * 70_000))
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    assert "not TOML" in refused(tmp_path / "bytes.toml")


# -- the command -------------------------------------------------------------------------------------------------------


def tetrapolis(*words: str, plans: Path, answers: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tetrapolis.cli", *words],
        env={**os.environ, "TETRAPOLIS_PLANS": str(plans)},
        input=answers,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )


def test_a_plan_is_checked_added_played_and_replayed(tmp_path: Path) -> None:
    plans = tmp_path / "plans"
    file = put(tmp_path, "castle", CASTLE)
    checked = tetrapolis("plans", "world_monuments", str(file), plans=plans)
    assert checked.returncode == 0
    assert "is valid" in checked.stdout
    assert not plans.exists()
    added = tetrapolis("plans", "world_monuments", str(file), "--add", plans=plans)
    assert added.returncode == 0, added.stdout
    assert (plans / "world_monuments" / "castle.toml").read_text() == CASTLE
    record = tmp_path / "match.tetrapolis.json"
    words = ["play", "world_monuments", "--people", "0", "--option", "monument=castle", "--save", str(record)]
    played = tetrapolis(*words, plans=plans)
    assert played.returncode == 0, played.stderr
    assert "Castle" in played.stdout
    assert "Quarry layout: our reconstruction" in played.stdout
    assert "Building plan" not in played.stdout, "the user's own"
    assert tetrapolis("verify", str(record), plans=plans).returncode == 0
    assert tetrapolis("verify", str(record), plans=tmp_path / "none").returncode == 0
    (plans / "world_monuments" / "castle.toml").rename(plans / "world_monuments" / "burg.toml")
    assert tetrapolis("verify", str(record), plans=plans).returncode == 0


@pytest.mark.parametrize(
    "words",
    [
        "plans world_monuments FILE --add", "plans --add FILE world_monuments", "plans world_monuments --add FILE",
        "plans --add world_monuments FILE", "plans FILE --add world_monuments",
        "--lang en plans --add FILE world_monuments",
    ],
)  # fmt: skip
def test_flag_file_and_game_come_in_any_order(words: str, tmp_path: Path) -> None:
    file = str(put(tmp_path, "castle", CASTLE))
    done = tetrapolis(*words.replace("FILE", file).split(), plans=tmp_path / "plans")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "plans" / "world_monuments" / "castle.toml").read_text() == CASTLE


@pytest.mark.parametrize(("lang", "said"), [("en", "restart"), ("hu", "újraindítás"), ("uk", "перезапуску")])
def test_whoever_adds_a_plan_hears_that_a_server_must_be_restarted(lang: str, said: str, tmp_path: Path) -> None:
    file = str(put(tmp_path, "castle", CASTLE))
    assert said in tetrapolis("plans", "world_monuments", file, "--add", "--lang", lang, plans=tmp_path).stdout
    assert said not in tetrapolis("plans", "world_monuments", file, "--lang", lang, plans=tmp_path).stdout


def test_a_pipe_in_the_place_of_an_added_plan_is_not_waited_for(tmp_path: Path) -> None:
    (tmp_path / "plans" / "world_monuments").mkdir(parents=True)
    os.mkfifo(tmp_path / "plans" / "world_monuments" / "castle.toml")
    done = tetrapolis(
        "plans", "world_monuments", str(put(tmp_path, "castle", CASTLE)), "--add", plans=tmp_path / "plans"
    )
    assert done.returncode == 2
    assert "already saved" in done.stdout


def test_another_plan_of_the_same_name_does_not_replace_the_first(tmp_path: Path) -> None:
    plans = tmp_path / "plans"
    tetrapolis("plans", "world_monuments", str(put(tmp_path, "castle", CASTLE)), "--add", plans=plans)
    changed = put(tmp_path, "castle", CASTLE.replace("..W.W...", "..O.W..."))
    again = tetrapolis("plans", "world_monuments", str(changed), "--add", plans=plans)
    assert again.returncode == 2
    assert "A different plan is already saved" in again.stdout
    assert (plans / "world_monuments" / "castle.toml").read_text() == CASTLE


def test_a_bad_file_in_the_folder_harms_nothing_and_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "world_monuments"
    folder.mkdir()
    put(folder, "bad", "kind = 3")
    put(folder, "huge", f'kind = "monument"\nname = "x"\nrounds = [{{purple={"1" * 5000}}}]\nlevels = ["P"]')
    put(folder, "deep", f"{'a.' * 20000}a = 1")
    listed = tetrapolis("plans", "world_monuments", plans=tmp_path)
    assert listed.returncode == 0
    for name in ("bad", "huge", "deep"):
        assert f"{name}.toml cannot be used" in listed.stdout
    assert "monument: san_pietro, capitol, notre_dame, taj_mahal, random" in listed.stdout
    refusal = tetrapolis("plans", "akropolis", plans=tmp_path)
    assert refusal.returncode == 2
    assert "takes no boards of your own" in refusal.stderr
