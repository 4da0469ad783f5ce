"""A wheel carries the page and its engines ready-made: the page is built with Node from a wheel, the engines by Numba.

TETRAPOLIS_SKIP_PAGE=1 leaves both out.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before anything is packed; an editable installation builds the page by `make` instead."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("TETRAPOLIS_SKIP_PAGE") or not (Path(self.root) / "web").is_dir():
            return
        environment = {**os.environ, "PYTHONPATH": str(Path(self.root) / "src")}
        for script in ("page.py", "engines.py"):
            subprocess.run([sys.executable, str(Path(self.root) / "scripts" / script)], check=True, env=environment)
