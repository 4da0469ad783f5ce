"""The page's shapes are those of the server."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_pages_shapes_are_made_from_the_servers_description() -> None:
    words = [sys.executable, "scripts/wire.py", "--check"]
    found = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
