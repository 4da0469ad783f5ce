"""World Monuments on a terminal: the quarry as a picture of rings, the monument level by level.

Stones are letters of the user's language, explained beside the material plan. A built stone shows its builder's mark,
an open slot its name in bold, a slot that still lacks support is dim.
"""

import math
from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tetrapolis.core.view import View
from tetrapolis.text import Texts, figure

from .components import BUILDING_COLOURS, COLOURS, LEVEL_POINTS, TRACK_FIELDS
from .plans import PRINTED_MONUMENTS, PRINTED_QUARRIES

MARKS = "●■▲◆"  # one a seat
_STYLES = {
    "purple": "bold white on #6b4a8e",
    "red": "bold white on #a8403a",
    "white": "bold black on #e8e2d2",
    "orange": "bold black on #d98a2b",
    "blue": "bold white on #2f6fb3",
    "black": "bold white on #111111",
}
_RING_ROWS = {"O": 7, "M": 3.4, "C": 0}
_RING_COLUMNS = {"O": 32, "M": 17, "C": 0}
_FIELD_WIDTH = 8
_NAME = 12  # a long name, with its marks, keeps this many columns of everybody's numbers


class _Canvas:
    """Characters with styles at places."""

    def __init__(self, rows: int, columns: int) -> None:
        self.lines = [[(" ", "")] * columns for _ in range(rows)]

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        for offset, letter in enumerate(text):
            if 0 <= row < len(self.lines) and 0 <= column + offset < len(self.lines[row]):
                self.lines[row][column + offset] = (letter, style)

    def text(self) -> list[Text]:
        drawn = []
        for line in self.lines:
            text = Text(no_wrap=True, overflow="crop")
            for letter, style in line:
                text.append(letter, style=style)
            drawn.append(text)
        return drawn


def draw(view: View, names: Sequence[str], speak: Texts, width: int, focus: int) -> RenderableType:
    """The quarry while it is worked in, the monument, and everybody's points and stones."""
    table = view.table
    title = monument_title(table["monument"], speak)
    head = speak("table-head", monument=title, round=table["round"], name=names[table["holder"]])
    parts: list[RenderableType] = [Text(), Text(head), Text(speak(f"phase-{table['phase']}"))]
    if table["filling"]:
        parts.append(Text(speak("filling-short", count=table["filling"]["left"]), style="bold"))
    if table["phase"] == "quarry":
        parts += [Text(), *_quarry(view, speak), *_move(table["move"], speak)]
    parts += [Text(), *_monument(table["monument"], width, speak), Text(), _material(table, speak)]
    parts += [*_reconstruction(table, speak), Text(), _everybody(table, names, speak)]
    return Group(*parts)


def monument_title(monument: dict[str, Any], speak: Texts) -> str:
    """The name of a printed monument in the user's language; an own plan says its name itself."""
    name = monument["name"]
    return speak(f"monument-{name}") if speak.has(f"monument-{name}") else str(monument["title"])


def _reconstruction(table: dict[str, Any], speak: Texts) -> list[Text]:
    """What of the boards is ours; what the user drew is not."""
    ours = (table["monument"]["name"] in PRINTED_MONUMENTS, table["quarry"]["name"] in PRINTED_QUARRIES)
    keys = {
        (True, True): "reconstruction",
        (True, False): "reconstruction-monument",
        (False, True): "reconstruction-quarry",
    }
    return [Text(speak(keys[ours]), style="dim")] if ours in keys else []


def _letter(colour: str, speak: Texts) -> str:
    return speak(f"board-colour-letter-{colour}")


# -- the quarry --------------------------------------------------------------------------------------------------------


def _quarry(view: View, speak: Texts) -> list[Text]:
    """Rings of fields. The worker's field is in square brackets, fields that can be entered now are underlined."""
    quarry = view.table["quarry"]
    fields: dict[str, Any] = quarry["fields"]
    reachable = set() if view.table["move"]["picking"] else set(view.options)
    canvas = _Canvas(17, 2 * _RING_COLUMNS["O"] + _FIELD_WIDTH + 4)
    counts = {ring: sum(name[0] == ring for name in fields) for ring in "OMC"}
    for name, field in fields.items():
        ring = name[0]
        turn = (int(name[1:] or 0) + 0.5) / counts[ring] * 2 * math.pi
        row = 8 - round(_RING_ROWS[ring] * math.cos(turn))
        column = _RING_COLUMNS["O"] + round(_RING_COLUMNS[ring] * math.sin(turn))
        worker = name == quarry["worker"]
        label = f"[{name}]" if worker else f" {name} "
        style = "bold reverse" if worker else "bold underline" if name in reachable else "dim"
        canvas.put(row, column, label.rjust(5), style if worker else "")
        if not worker:
            canvas.put(row, column + 4 - len(name), name, style)
        stones = [colour for colour, count in field["stones"].items() for _ in range(count)]
        for place, colour in enumerate(stones):
            canvas.put(row, column + 5 + place, _letter(colour, speak), _STYLES[colour])
        if not stones:
            canvas.put(row, column + 5, "·", "dim")
    return canvas.text()


def _move(move: dict[str, Any], speak: Texts) -> list[Text]:
    """How far the move is, and what comes next."""
    if not move["path"]:
        return [Text(speak("move-start", turn=move["turn"], steps=move["steps_left"]))]
    way = [
        field + (f" ({speak(f'colour-{colour}')})" if colour else "")
        for field, colour in zip(move["path"], move["picks"], strict=True)
    ]
    said = speak("move-way", way=" → ".join(way), steps=move["steps_left"])
    return [Text(said), *([Text(speak("move-pick"), style="bold")] if move["picking"] else [])]


# -- the monument ------------------------------------------------------------------------------------------------------


def _monument(monument: dict[str, Any], width: int, speak: Texts) -> list[RenderableType]:
    """The levels beside each other, as many as fit; seen from above, the front at the bottom."""
    slots = monument["slots"]
    columns = 2 * (max(slot["x"] for slot in slots) + 2)
    rows = max(slot["y"] for slot in slots) + 2
    beside = max(1, (width + 3) // (columns + 3))
    levels = sorted({slot["level"] for slot in slots})
    drawn: list[RenderableType] = []
    for first in range(0, len(levels), beside):
        shown = levels[first : first + beside]
        canvas = _Canvas(rows + 1, len(shown) * (columns + 3))
        for number, level in enumerate(shown):
            left = number * (columns + 3)
            points = int(LEVEL_POINTS[level - 1])
            canvas.put(0, left, speak("level-title", level=level, points=points)[: columns + 2], "bold")
            for slot in slots:
                if slot["level"] == level:
                    _slot(canvas, slot, rows - slot["y"] - 1, left + 2 * slot["x"], speak)
        drawn += canvas.text()
    return drawn


def _slot(canvas: _Canvas, slot: dict[str, Any], row: int, column: int, speak: Texts) -> None:
    """Four characters by two: number and colour, below the builder's mark."""
    letter = _letter(slot["colour"], speak)
    label = f"{slot['slot'][-2:]}{letter}"
    if slot["builder"] is not None:
        style = _STYLES[slot["colour"]]
        canvas.put(row, column, f"{label} ", style)
        canvas.put(row + 1, column, f" {MARKS[slot['builder']]}  ", style)
        return
    style = "bold" if slot["open"] else "dim"
    canvas.put(row, column, label if slot["open"] else f"··{letter.lower()}", style)
    canvas.put(row + 1, column, "└──" if slot["open"] else "", style)


def _material(table: dict[str, Any], speak: Texts) -> RenderableType:
    """What every letter means, the stones that every round brings, and the slots that still wait for a colour."""
    monument = table["monument"]
    waiting = [slot["colour"] for slot in monument["slots"] if slot["builder"] is None]
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(speak("board-material"), no_wrap=True)
    for number in range(1, len(monument["material"]) + 1):
        now = number == table["round"] and table["phase"] != "over"
        heading = speak("board-material-now", round=number) if now else speak("board-material-round", round=number)
        grid.add_column(heading, justify="right", style="bold" if now else "")
    grid.add_column(speak("board-material-open"), justify="right")
    for colour in COLOURS:
        name = Text().append(f" {_letter(colour, speak)} ", _STYLES[colour]).append(f" {speak(f'colour-{colour}')}")
        brought = [str(row[colour]) for row in monument["material"]]
        grid.add_row(name, *brought, str(waiting.count(colour)) if colour in COLOURS[:BUILDING_COLOURS] else "–")
    return grid


# -- everybody ---------------------------------------------------------------------------------------------------------


def _everybody(table: dict[str, Any], names: Sequence[str], speak: Texts) -> RenderableType:
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(no_wrap=True, min_width=_NAME)
    for column in ("points", "track", "stones", "losses", "hand"):
        grid.add_column(speak(f"column-{column}"), justify="left" if column == "hand" else "right")
    for party, player in enumerate(table["players"]):
        turn = "▶" if table["actor"] == party else "–" if player["passed"] else " "
        points = player["points"]
        track = player["track"]
        laps = f" +{track['laps']} × {TRACK_FIELDS}" if track["laps"] else ""
        grid.add_row(
            f"{turn} {MARKS[party]} {names[party]}",
            figure(sum(points.values())),
            "–" if track["field"] is None else f"{track['field']}{laps}",
            str(points["stones"]),
            figure(points["losses"]),
            _hand(player["hand"], speak),
        )
    return grid


def _hand(hand: dict[str, int] | None, speak: Texts) -> Text:
    if hand is None:
        return Text(speak("behind-screen"), style="dim")
    shown = Text()
    for colour, count in hand.items():
        shown.append(_letter(colour, speak) * count, style=_STYLES[colour]).append(" ")
    return shown if hand else Text("–")
