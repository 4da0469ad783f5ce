"""The page about the bots says what the tables of the ladder say, and the ladder is what was promised."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TABLES = {
    file.stem: json.loads(file.read_text()) for file in sorted((ROOT / "docs" / "bots" / "ladder").glob("*.json"))
}


def test_the_page_is_made_from_the_tables() -> None:
    page = ROOT / "docs" / "bots" / "README.md"
    before = page.read_text(encoding="utf-8")
    try:
        subprocess.run([sys.executable, "scripts/ladder.py", "--page"], cwd=ROOT, check=True)
        assert page.read_text(encoding="utf-8") == before
    finally:
        page.write_text(before, encoding="utf-8")


@pytest.mark.parametrize("name", TABLES)
def test_every_table_names_the_command_that_made_it(name: str) -> None:
    table = TABLES[name]
    game, seats, better, worse = name.split("-")
    assert table["command"].startswith(f"tetrapolis arena {game} --seats {better},")
    assert sum(one["seats"] for one in table["standings"]) == int(seats)
    assert {one["entrant"] for one in table["standings"]} == {better, worse}
    assert table["standings"][0]["games"] >= (40 if better == worse else 400)
