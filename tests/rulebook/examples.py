"""What the page draws of the rules: positions and figures, beside a rule or in short, from the same files."""

import json
from functools import cache
from typing import Any

from tetrapolis.core.registry import find


@cache
def examples(game: str) -> dict[str, dict[str, Any]]:
    """By rule; `says` are the figures of the caption."""
    found: dict[str, dict[str, Any]] = _read(game, "examples.json")
    return found


@cache
def panels(game: str) -> list[dict[str, Any]]:
    """The game in short: what each panel draws itself (`drawn`), or else the example of its rule or of `example`."""
    found: list[dict[str, Any]] = _read(game, "summary.json")
    return found


def drawings(game: str) -> dict[str, dict[str, Any]]:
    """All positions that are drawn, those of panels by `summary-NAME`."""
    return examples(game) | {f"summary-{one['name']}": one["drawn"] for one in panels(game) if "drawn" in one}


def _read(game: str, file: str) -> Any:
    return json.loads((find(game).face.locale.parent / file).read_text("utf-8"))
