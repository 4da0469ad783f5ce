"""Analysis: every decision judged by what its seat knew, a ledger that adds up; a table, JSON and a picture."""

import json
import random
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from programs import run
from tetrapolis.bots.analysis import UNIT, Account, Analysis, Verdict, analyse, decisions_of, in_percent
from tetrapolis.bots.arena import Contest, play_match
from tetrapolis.bots.chart import draw
from tetrapolis.core.match import Match
from tetrapolis.core.record import parse
from tetrapolis.core.registry import find, names
from tetrapolis.text import LANGUAGES, texts


def played(game: str, *bots: str) -> Match:
    return Match.replay(parse(play_match(Contest(game, bots), 0).record.encode()))


def everyone(game: str) -> tuple[str, ...]:
    return ("builder", "random", "random")[: max(2, find(game).spec.seat_counts[0])]


def mistakes(analysis: Analysis, seat: int) -> list[Verdict]:
    return [one for one in analysis.verdicts if one.seat == seat and one.kind in ("small", "medium", "large")]


def test_a_random_player_makes_more_mistakes_than_a_searching_one() -> None:
    analysis = analyse(played("akropolis", "search:300", "random"))
    assert len(mistakes(analysis, 1)) > 2 * len(mistakes(analysis, 0)) + 2
    assert analysis.ledger[0].result == UNIT
    assert analysis.ledger[0].own > analysis.ledger[1].own
    late = [one.share for one in analysis.verdicts if one.seat == 0][-5:]
    assert sum(late) / len(late) > 800_000


@pytest.mark.parametrize("game", names())
def test_every_game_can_be_analysed_and_its_ledger_adds_up(game: str) -> None:
    match = played(game, *everyone(game))
    analysis = analyse(match, "quick")
    assert len(analysis.verdicts) >= 15
    assert max(one.number for one in analysis.verdicts) <= len(match.choices)
    assert all(one.played and one.best for one in analysis.verdicts)
    assert sum(one.result for one in analysis.ledger) == UNIT
    for party, account in enumerate(analysis.ledger):
        assert account.start + account.own + account.others + account.luck == account.result
        assert account.own == sum(one.moved[party] for one in analysis.verdicts if one.seat == party)
    for one in analysis.verdicts:
        if one.kind != "flat":
            assert abs(sum(one.shares) - 1_000_000) < 10
            assert abs(sum(one.moved)) < 10
            assert one.best == one.played or one.loss[0] >= 2 * one.loss[1] or one.kind == "close"


def test_ledgers_add_up_as_they_are_shown() -> None:
    chance = random.Random(4)
    for _ in range(5000):
        start, result = UNIT // chance.randint(2, 8), chance.choice((0, UNIT, UNIT // 2, UNIT // 3))
        own, others = chance.randint(-UNIT, UNIT), chance.randint(-UNIT, UNIT)
        account = Account(start, own, others, result - start - own - others, result, 0)
        shown = in_percent(account)
        assert shown.start + shown.own + shown.others + shown.luck == shown.result
        for name, percent in shown._asdict().items():
            assert abs(percent - 100 * getattr(account, name) / UNIT) <= 1


def test_of_those_who_choose_together_each_is_judged_as_if_nobody_had_chosen() -> None:
    match = Match("seven_wonders", 3, 5)
    orders = []
    for order in ((0, 1, 2), (2, 0, 1)):
        again = match.fork()
        for seat in order:
            again.play(int(again.view(seat).legal[0]), seat)
        orders.append({one.seat: one.known.tobytes() for one in decisions_of(again)})
    assert orders[0] == orders[1]
    assert len(orders[0]) == 3


def test_the_picture_has_a_line_and_a_name_for_every_seat() -> None:
    analysis = analyse(played("akropolis", "greedy", "greedy"), "quick")
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
    words = ["analyse", str(record), "--depth", "quick", "--lang", lang]
    table = run(*words, "--svg", str(svg))
    assert "%" in table.stdout
    assert texts(lang)("analysis-luck") in table.stdout
    ET.fromstring(svg.read_text(encoding="utf-8"))
    plain = run(*words, "--json")
    assert json.loads(plain.stdout)["game"] == "akropolis"
    bad = run(*words[:2], "--depth", "profound")
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
