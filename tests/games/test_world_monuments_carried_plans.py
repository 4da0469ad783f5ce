"""Boards of one's own travel: inside records and the server's log, under a name that depends only on what they say."""

import os
import random
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.boards import CASTLE, castle_and_ring, put, ring
from tetrapolis.core import record as records
from tetrapolis.core.errors import BadOption, BadRecord, TetrapolisError
from tetrapolis.core.match import Match
from tetrapolis.core.record import Record
from tetrapolis.games.world_monuments.game import game_of
from tetrapolis.games.world_monuments.plan_files import read_plan, shelf_with
from tetrapolis.server import commands
from tetrapolis.server.clocks import Clock
from tetrapolis.server.commands import Draft
from tetrapolis.server.hosted import Hosted
from tetrapolis.server.store import Entry
from tetrapolis.text import LANGUAGES


def shuffled(text: str, chance: random.Random) -> str:
    """The same quarry, its borders in another order and from the other side."""
    facts = tomllib.loads(text)
    borders = ["-".join(chance.sample(border.split("-"), 2)) for border in facts["borders"]]
    return f'name = "{facts["name"]}"\nborders = {chance.sample(borders, len(borders))}\nkind = "quarry"\n'


def test_a_reordered_plan_keeps_its_name(tmp_path: Path) -> None:
    chance = random.Random(6)
    names = {read_plan(put(tmp_path, "own", shuffled(ring(10, 5), chance)))[0] for _ in range(40)}
    assert names == {read_plan(put(tmp_path, "own", ring(10, 5)))[0]}
    rows = CASTLE.replace("{ purple = 9, red = 8,", "{ red = 8, purple = 9,")
    assert rows != CASTLE
    assert read_plan(put(tmp_path, "own", rows))[0] == read_plan(put(tmp_path, "own", CASTLE))[0]


def test_every_process_gives_a_plan_the_same_name(tmp_path: Path) -> None:
    file = put(tmp_path, "own", ring(10, 5))
    code = "import sys, pathlib; from tetrapolis.games.world_monuments.plan_files import read_plan as r"
    said = {
        subprocess.run(
            [sys.executable, "-c", f"{code}; print(r(pathlib.Path(sys.argv[1]))[0])", str(file)],
            env={**os.environ, "PYTHONHASHSEED": str(number)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for number in range(3)
    }
    assert said == {f"{read_plan(file)[0]}\n"}


@pytest.fixture
def own(tmp_path: Path) -> Match:
    """A match on two boards that no other machine has, some actions old."""
    game, castle, small = castle_and_ring(tmp_path)
    match = Match(game, 2, 7, {"monument": castle, "quarry": small})
    for _ in range(12):
        match.play(match.legal()[0])
    return match


def test_a_record_replays_where_the_plans_are_unknown(own: Match, tmp_path: Path) -> None:
    file = tmp_path / "match.tetrapolis.json"
    own.save(file)
    again = Match.load(file)  # the installed game knows no such plan
    assert again.record() == own.record()
    assert again.view(0).table == own.view(0).table
    assert again.view().table["monument"]["title"] == "Castle"
    while not again.over:
        again.play(again.legal()[0])
    assert Match.replay(again.record()).winners == again.winners
    assert Match.replay(again.record()).game is again.game


def test_a_record_replays_where_the_files_have_other_names(own: Match, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    put(elsewhere, "burg", CASTLE)
    game = game_of(shelf_with(elsewhere), elsewhere)
    assert Match.replay(own.record(), game).record() == own.record()


def test_a_match_on_printed_plans_carries_none() -> None:
    match = Match("world_monuments", 2, 1)
    assert match.record().plans == {}
    assert b"plans" not in match.record().to_json()
    assert records.parse(match.record().to_json()) == match.record()


def altered(record: Record, **changes: Any) -> Record:
    plain = msgspec.to_builtins(record)
    return records.parse(msgspec.json.encode({**plain, **changes}))


def test_a_hostile_plan_is_refused_with_a_typed_error(own: Match) -> None:
    record = own.record()
    castle, small = record.plans
    good, quarry = record.plans[castle], record.plans[small]
    strange: list[Any] = [
        None, 3, [], "x", {}, {"kind": []}, {**good, "kind": "quarry"}, {**good, "levels": ["P." * 40_000]},
        {**good, "levels": [["P."]]}, {**good, "rounds": [{"purple": 10**30}] * 3}, {**good, "rounds": {}},
        {**good, "name": "x" * 41}, {**good, "name": "\x1b[2J"}, {**good, "name": "Other"}, {**good, "more": 1},
        {**good, "levels": good["levels"] * 3}, quarry,
    ]  # fmt: skip
    for facts in strange:
        with pytest.raises(TetrapolisError) as refused:
            Match.replay(altered(record, plans={castle: facts, small: quarry}))
        for lang in LANGUAGES:
            assert castle in refused.value.say(lang)
            assert "\x1b" not in refused.value.say(lang)
    for name in ("", "castle", "../castle-00000000", "san_pietro", castle + "\n", "x" * 500, "castle-00000000"):
        with pytest.raises(TetrapolisError):
            Match.replay(altered(record, plans={name: good, small: quarry}))


def test_plans_that_nobody_plays_on_are_refused(own: Match) -> None:
    record = own.record()
    castle, small = record.plans
    with pytest.raises(BadRecord):
        Match.replay(altered(record, plans={**record.plans, "third-00000000": record.plans[castle]}))
    simple = Match("world_monuments", 2, 1).record()
    with pytest.raises(BadRecord):
        Match.replay(altered(simple, plans={small: record.plans[small]}))
    with pytest.raises(BadOption):
        Match.replay(altered(Match("akropolis", 2, 1).record(), plans={small: record.plans[small]}))


def test_a_record_names_a_plan_that_it_does_not_carry(own: Match) -> None:
    with pytest.raises(BadOption):
        Match.replay(altered(own.record(), plans={}))


# -- the server --------------------------------------------------------------------------------------------------------


def fold(drafts: list[Draft]) -> Hosted:
    table = Hosted("0" * 16)
    for number, draft in enumerate(drafts, start=1):
        data = msgspec.json.decode(msgspec.json.encode(draft.data))  # as the log keeps it
        table.fold(Entry(number, 1000 * number, draft.kind, draft.seat, None, data))
    return table


def test_the_log_of_a_match_is_enough_where_the_plans_are_unknown(
    own: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as here:
        here.setattr(commands, "find", lambda name: own.game)
        options = {name: own.options[name] for name in ("monument", "quarry")}
        created = commands.create("world_monuments", options, ["me", "builder"], False, Clock(), "anna", "Anna")
    log = [created, commands.started(own.game, own.seed)]
    log += [
        Draft("action", steps[0].seat, {"action": " ".join(one.notation for one in steps)}) for steps in own.choices
    ]
    restored = fold(log)
    assert restored.match is not None
    assert restored.match.record().plans == own.record().plans
    assert restored.match.view(0).table == own.view(0).table
    assert fold([commands.again(restored, "anna")[0], log[1]]).match is not None
    while not restored.match.over:
        restored.match.play(restored.match.legal()[0])
    assert fold(commands.brought(restored.match, "anna")).match is not None


# -- the command -------------------------------------------------------------------------------------------------------


def tetrapolis(*words: str, plans: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tetrapolis.cli", *words],
        env={**os.environ, "TETRAPOLIS_PLANS": str(plans)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_a_pipe_and_a_huge_file_in_the_folder_stop_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "world_monuments"
    folder.mkdir()
    os.mkfifo(folder / "pipe.toml")
    (folder / "folder.toml").mkdir()
    (folder / "huge.toml").write_bytes(b"#" * (1 << 20))
    listed = tetrapolis("plans", "world_monuments", plans=tmp_path)
    assert listed.returncode == 0, listed.stderr
    said = re.sub(r"\s+", " ", listed.stdout)
    assert "pipe.toml cannot be used: - This is not a regular file." in said
    assert "folder.toml cannot be used" in said
    assert "huge.toml cannot be used: - The file is larger than 64 kB." in said


def test_a_plan_with_a_mark_of_byte_order_is_read(tmp_path: Path) -> None:
    file = put(tmp_path, "castle", CASTLE)
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert tetrapolis("plans", "world_monuments", str(file), plans=tmp_path).returncode == 0


def test_more_plans_than_fit_are_left_out_and_named(tmp_path: Path) -> None:
    for number in range(102):
        put(tmp_path, f"ring_{number:03}", ring(10, 5).replace("Ring 10", f"Ring {number}"))
    shelf = shelf_with(tmp_path)
    assert len(shelf.quarries) == 101
    assert ["the limit is 100" in str(error) for error in shelf.unreadable] == [True, True]
    last = list(shelf.quarries)[-1]
    assert Match(game_of(shelf, tmp_path), 2, 1, {"quarry": last}).view().table["quarry"]["name"] == last


def test_a_folder_that_cannot_be_written_is_told_truly(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    file = put(tmp_path, "castle", CASTLE)
    said = tetrapolis("plans", "world_monuments", str(file), "--add", plans=tmp_path / "file").stdout
    assert "cannot be written" in said
    assert "TETRAPOLIS_PLANS" in said
    assert "--save" not in said


def test_a_file_with_several_faults_names_them_all(tmp_path: Path) -> None:
    text = CASTLE.replace('"Castle"', '""').replace("P.R.R.P.", "P.X.R.P.").replace("orange = 2", "pink = 2")
    file = put(tmp_path, "castle", text.replace("orange = 4", "orange = 1.5") + "owner = 3\n")
    with pytest.raises(TetrapolisError) as refused:
        read_plan(file)
    said = str(refused.value)
    for part in ("needs a name", "“X” is not known", "no colour “pink”", "number of orange stones", "no entry “owner”"):
        assert part in said
