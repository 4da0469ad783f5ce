"""Analysis: every decision with the best alternative; a table, JSON and a picture."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from programs import run
from tetrapolis.bots.analysis import analyse
from tetrapolis.bots.arena import Contest, play_match
from tetrapolis.bots.chart import draw
from tetrapolis.core.match import Match
from tetrapolis.core.record import parse
from tetrapolis.core.registry import names
from tetrapolis.text import LANGUAGES, texts


def played(game: str, *bots: str) -> Match:
    return Match.replay(parse(play_match(Contest(game, bots), 0).record.encode()))


def test_a_random_player_loses_more_by_its_decisions_than_a_searching_one() -> None:
    analysis = analyse(played("akropolis", "search:300", "random"), playouts=120)
    lost = [sum(one.loss for one in analysis.judgements if one.seat == seat) for seat in range(2)]
    assert lost[1] > 2 * lost[0] + 5
    assert all(one.loss >= 0 for one in analysis.judgements)
    assert analysis.lines[0][-1][1] == 1.0
    assert analysis.lines[1][-1][1] == 0.0
    late = [share for _, share in analysis.lines[0][-5:]]
    assert sum(late) / len(late) > 0.8


@pytest.mark.parametrize("game", names())
def test_every_game_can_be_analysed(game: str) -> None:
    bots = ("greedy",) * (3 if game == "seven_wonders" else 2)
    match = played(game, *bots)
    analysis = analyse(match, playouts=6)
    decisions = {one.number for one in analysis.judgements}
    assert max(decisions) <= len(match.choices)
    assert len(analysis.judgements) >= 15
    assert all(one.played.notation for one in analysis.judgements)


def test_the_picture_has_a_line_and_a_name_for_every_seat() -> None:
    analysis = analyse(played("akropolis", "greedy", "greedy"), playouts=5)
    picture = draw(analysis, ["Anna & Béla", "<Cili>"], "t", texts("en"))
    root = ET.fromstring(picture)
    assert len(root.findall("{http://www.w3.org/2000/svg}polyline")) == 2
    assert "Anna & Béla" in "".join(root.itertext())
    assert "<Cili>" in "".join(root.itertext())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_prints_a_table_json_and_a_picture(lang: str, tmp_path: Path) -> None:
    record = tmp_path / "match.tetrapolis.json"
    played("akropolis", "greedy", "random").save(record)
    svg = tmp_path / "shares.svg"
    words = ["analyse", str(record), "--playouts", "10", "--lang", lang]
    table = run(*words, "--svg", str(svg))
    assert "%" in table.stdout
    ET.fromstring(svg.read_text(encoding="utf-8"))
    plain = run(*words, "--json")
    assert json.loads(plain.stdout)["game"] == "akropolis"
    bad = run(*words[:2], "--playouts", "0")
    assert bad.returncode == 2


def test_hints_come_from_the_view_and_name_points_and_shares(tmp_path: Path) -> None:
    words = ["play", "akropolis", "--seed", "7", "--bots", "apprentice", "--save", str(tmp_path / "m.json"), "--hint"]
    done = run(*words, answers="h\n1\nq\n")
    assert "tried" in done.stdout
    assert "Apprentice" in done.stdout


def test_a_bot_of_unknown_level_is_refused(tmp_path: Path) -> None:
    done = run("play", "akropolis", "--bots", "wizard")
    assert done.returncode == 2
    assert "apprentice, builder, architect, master" in done.stderr
