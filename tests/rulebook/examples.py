"""The drawn examples of the page: positions and figures that the page shows beside a rule, from the same file."""

import json
from functools import cache
from typing import Any

from tetrapolis.core.registry import find


@cache
def examples(game: str) -> dict[str, dict[str, Any]]:
    """By rule; `says` are the figures of the caption."""
    found: dict[str, dict[str, Any]] = json.loads((find(game).face.locale.parent / "examples.json").read_text("utf-8"))
    return found
