"""A match on boards of one's own: offered by title, and resumed where the files are gone."""

from pathlib import Path

import pytest

from games.boards import CASTLE, put, ring
from server.running import choice, cookie_of, look, new_match, running


def test_a_match_on_own_boards_goes_on_where_their_files_are_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "plans" / "world_monuments"
    folder.mkdir(parents=True)
    put(folder, "castle", CASTLE)
    put(folder, "small_ring", ring(10, 5))
    monkeypatch.setenv("TETRAPOLIS_PLANS", str(tmp_path / "plans"))
    with running(tmp_path) as site:
        anna = site.guest("Anna")
        (line,) = [game for game in anna.get("/api/games").json() if game["game"] == "world_monuments"]
        titles = {option["name"]: option["titles"] for option in line["options"] if option["titles"]}
        assert [list(titles[name].values()) for name in ("monument", "quarry")] == [["Castle"], ["Ring 10"]]
        options = {name: next(iter(own)) for name, own in titles.items()}
        match = new_match(anna, "world_monuments", ("me", "me:Bea"), options={**options, "first_player": 1})
        anna.post(f"/api/matches/{match}/start").raise_for_status()
        anna.post(f"/api/matches/{match}/actions", json=choice(anna, match)).raise_for_status()
        before = look(anna, match)
        cookie = cookie_of(anna)
    monkeypatch.setenv("TETRAPOLIS_PLANS", str(tmp_path / "none"))
    with running(tmp_path) as site:
        again = site.stranger(Cookie=cookie)
        assert look(again, match) == before
        assert before["view"]["monument"]["title"] == "Castle"
        wish = {"game": "world_monuments", "seats": ["me", "open"], "options": options}
        refused = again.post("/api/matches", json=wish)  # the match has its boards, the site has them not
        assert refused.status_code == 400
        assert refused.json()["error"] == "option-unknown-choice"
