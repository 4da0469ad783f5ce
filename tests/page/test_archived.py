"""Matches under rules that the server does not have: shown in words, with their end as it was, and nothing to play."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from playwright.sync_api import Browser, expect

from page.visitor import TITLES, Visitor
from server.earlier import kept_by, laid_out, under_other_rules
from server.running import Running, look, new_match, running

_SEATS = {"seven_wonders": ("me", "builder", "builder")}
_PATIENCE = 300.0


class Archive(NamedTuple):
    """A site whose matches are of other rules: those of an earlier server, and one of each game with its end kept."""

    site: Running
    finished: dict[str, str]
    undrawable: str
    without_end: str
    unfinished: str


def _finished(vera: httpx.Client, game: str) -> str:
    match = new_match(vera, game, _SEATS.get(game, ("me", "builder")), public=True)
    for path in ("start", "resign"):
        vera.post(f"/api/matches/{match}/{path}").raise_for_status()
    limit = time.monotonic() + _PATIENCE
    while look(vera, match)["status"] != "over":
        assert time.monotonic() < limit
    return match


@pytest.fixture(scope="module")
def archive(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Archive]:
    folder = tmp_path_factory.mktemp("archive")
    (folder / "data").mkdir()
    kept = kept_by("d957303")
    file = laid_out(kept, folder / "data")
    with running(folder) as site:
        vera = site.guest("Vera")
        finished = {game: _finished(vera, game) for game in TITLES}
        undrawable = _finished(vera, "akropolis")
    for match in (*finished.values(), undrawable):
        under_other_rules(file, match)
    with closing(sqlite3.connect(file)) as connection, connection:
        broken = "UPDATE entries SET data = json_set(data, '$.final.view', json('{}')) WHERE match = ?"
        connection.execute(f"{broken} AND data LIKE '%final%'", (undrawable,))
    with running(folder) as site:
        over, unfinished = kept.of("over", archived=True)[0], kept.of("running", archived=True)[0]
        yield Archive(site, finished, undrawable, over, unfinished)


@pytest.fixture
def visitor(browser: Browser, archive: Archive) -> Iterator[Visitor]:
    found = Visitor(browser, archive.site.address, "Dora")
    yield found
    found.leave()


@pytest.mark.parametrize("game", TITLES)
def test_a_finished_match_shows_its_last_position_and_its_score(game: str, visitor: Visitor, archive: Archive) -> None:
    match = archive.finished[game]
    page = visitor.open(f"/m/{match}")
    expect(page.get_by_role("status").first).to_have_text("This match is archived")
    expect(page.get_by_role("region", name="This match is archived")).to_contain_text("version 99")
    result = page.get_by_role("region", name="Result")
    table = visitor.look(f"matches/{match}")
    for party, points in enumerate(table["scores"]):
        expect(result.get_by_role("row").last.get_by_role("cell").nth(party)).to_have_text(str(sum(points.values())))
    assert visitor.board.locator("svg").count() > 0
    expect(result.get_by_role("link", name="Download match record")).to_be_visible()
    expect(page.get_by_role("link", name="Replay", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
    action = next(entry for entry in visitor.look(f"matches/{match}/log") if entry["kind"] == "action")["action"]
    expect(page.locator("#log")).to_contain_text(action)


def test_a_last_position_that_cannot_be_drawn_is_said(visitor: Visitor, archive: Archive) -> None:
    page = visitor.open(f"/m/{archive.undrawable}")
    expect(visitor.board).to_contain_text("cannot draw it any more")
    expect(page.get_by_role("region", name="Result")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "title", "no_end", "unfinished"),
    [
        ("en", "This match is archived", "were not kept", "was not finished"),
        ("hu", "Ez a játszma az archívumban van", "nem maradt meg", "befejezetlen"),
        ("uk", "Ця партія в архіві", "не зберігалися", "не закінчено"),
    ],
)
def test_matches_of_earlier_servers_are_told_in_words(
    browser: Browser, archive: Archive, lang: str, title: str, no_end: str, unfinished: str
) -> None:
    visitor = Visitor(browser, archive.site.address, "Dora", locale=lang)
    for match, said in ((archive.without_end, no_end), (archive.unfinished, unfinished)):
        page = visitor.open(f"/m/{match}")
        expect(page.get_by_role("status").first).to_have_text(title)
        expect(page.get_by_role("region", name=title)).to_contain_text(said)
        expect(page.locator("#log")).to_contain_text("Szia! Привіт!")
    visitor.leave()


def test_the_replay_of_an_archived_match_says_why_there_is_none(browser: Browser, archive: Archive) -> None:
    visitor = Visitor(browser, archive.site.address, "Dora", quiet=True)  # the browser notes the refusal
    page = visitor.open(f"/replay/{archive.without_end}")
    expect(page.get_by_role("heading")).to_contain_text("It is archived: it can be read but not continued.")
    visitor.leave()
