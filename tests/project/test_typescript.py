"""What the page knows of games is made from the games."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_pages_views_and_manifests_are_made_from_the_games() -> None:
    words = [sys.executable, "scripts/typescript.py", "--check"]
    found = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
