"""The page's types of views are those of the games."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_pages_views_are_made_from_the_games() -> None:
    words = [sys.executable, "scripts/views.py", "--check"]
    found = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
