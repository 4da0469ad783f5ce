"""The toy game on a terminal."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tetrapolis.core.view import View
from tetrapolis.text import Texts


def draw(view: View, names: Sequence[str], speak: Texts, width: int, focus: int) -> RenderableType:
    table: dict[str, Any] = view.table
    lines = [speak("toy-table", round=table["round"], prize=table["prize"])]
    for name, player in zip(names, table["players"], strict=True):
        hand = " ".join(map(str, player["hand"] or [])) or "-"
        lines.append(speak("toy-player", name=name, prizes=player["prizes"], hand=hand))
    return Text("\n".join(lines))
