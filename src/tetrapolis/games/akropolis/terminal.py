"""Akropolis on a terminal. Hexes are bricks laid in a bond: every brick touches its six neighbours.

Each kind has a colour and a letter; plazas are capitals with their stars; a number is the level.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tetrapolis.core.hexgrid import DIRECTIONS
from tetrapolis.core.view import View
from tetrapolis.text import Texts

from .components import CODES, DISTRICTS, HEX_LETTERS, STARS

_COLOURS = {"h": "#2f6fb3", "m": "#d9a520", "b": "#b8403a", "t": "#8050a8", "g": "#4d8a3a", "q": "#8a857c"}
_INK = {"m": "black"}

_NAME = 10  # a long name keeps this many columns of the scores
_WIDE, _NARROW = 6, 4  # columns of a brick; wide bricks have a second line with the coordinates


def draw(view: View, names: Sequence[str], speak: Texts, width: int, focus: int) -> RenderableType:
    """The row, one city in full, and everybody's score so far."""
    table = view.table
    head = Text(speak("table-head", round=table["round"], stacks=table["stacks"], chief=names[table["chief"]]))
    player = table["players"][focus]
    city = _collection(player) if player["rival"] else _city(player["city"], width)
    title = Text(speak("city-of", name=names[focus]), style="bold")
    row, scores = _row(table["row"], width, speak), _scores(table, names, width, speak)
    return Group(Text(), head, Text(), row, Text(), title, city, Text(), *_legend(width, speak), Text(), scores)


def _brick(letter: str, label: str, width: int) -> Text:
    """A coloured field with a label, and a gap to the next one."""
    kind = letter.lower()
    brick = Text()
    brick.append(label.center(width - 1), style=f"bold {_INK.get(kind, 'white')} on {_COLOURS[kind]}")
    return brick.append(" ")


def _label(letter: str, level: int) -> str:
    stars = "★" * int(STARS["hmbtg".index(letter.lower())]) if letter.isupper() else ""
    return f"{letter}{stars}{level if level > 1 else ''}"


def _row(row: list[dict[str, Any]], width: int, speak: Texts) -> RenderableType:
    """The construction site: each tile with its price, its hexes as they lie when it is not turned."""
    prices = [speak("row-price", index=tile["price"], price=tile["price"]) for tile in row]
    column = max(10, *map(len, prices), 0) + 2
    beside = max(1, width // column)
    grids = []
    for start in range(0, len(row), beside):
        shown = slice(start, start + beside)
        bricks = [[_brick(letter, _label(letter, 1), 5) for letter in tile["code"]] for tile in row[shown]]
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_row(*(Text(price, style="bold") for price in prices[shown]))
        grid.add_row(*(first + second for first, second, _ in bricks))
        grid.add_row(*(Text("   ") + third for _, _, third in bricks))
        grids.append(grid)
    return Group(*grids)


def _city(cells: list[dict[str, Any]], width: int) -> RenderableType:
    """The city with the empty cells around it, as large as the terminal allows."""
    built = {(cell["q"], cell["r"]): cell for cell in cells}
    shore = {(q + dq, r + dr) for q, r in built for dq, dr in DIRECTIONS} - built.keys()
    everywhere = shore | built.keys()
    left = min(2 * q + r for q, r in everywhere)
    right = max(2 * q + r for q, r in everywhere)
    brick = _WIDE if (right - left + 2) * _WIDE // 2 <= width else _NARROW
    lines = []
    for r in range(min(r for _, r in everywhere), max(r for _, r in everywhere) + 1):
        tops, feet = Text(no_wrap=True, overflow="crop"), Text(no_wrap=True, overflow="crop")
        for q in sorted(q for q, row in everywhere if row == r):
            indent = " " * ((2 * q + r - left) * brick // 2 - len(tops))
            tops.append(indent)
            feet.append(indent)
            place = f"{q},{r}"
            if (q, r) in built:
                cell = built[q, r]
                tops.append(_brick(cell["hex"], _label(cell["hex"], cell["level"]), brick))
                feet.append(_brick(cell["hex"], place, brick))
            else:
                tops.append(" " * brick)
                feet.append(Text(place.center(brick - 1) + " ", style="dim"))
        lines += [tops, feet] if brick == _WIDE else [tops]
    return Group(*lines)


def _flowing(parts: Iterable[Text], width: int) -> RenderableType:
    """Parts after each other, as many in a line as fit; no part is broken."""
    lines = [Text()]
    for part in parts:
        if lines[-1] and len(lines[-1]) + len(part.plain.rstrip()) > width:
            lines.append(Text())
        lines[-1].append_text(part)
    for line in lines:
        line.rstrip()
    return Group(*lines)


def _legend(width: int, speak: Texts) -> list[RenderableType]:
    """What the letters of the map stand for."""
    letters = (_brick(kind[0], kind[0], 4).append(f"{speak(f'hex-{kind}')}  ") for kind in (*DISTRICTS, "quarry"))
    return [_flowing(letters, width), Text(speak("map-legend"), style="dim")]


def _collection(player: dict[str, Any]) -> RenderableType:
    """The architect's tiles: it collects them and builds nothing."""
    line = Text()
    for tile in player["tiles"]:
        for letter in CODES[tile["tile"]]:
            line.append(_brick(letter, _label(letter, 1), 5))
        line.append("  ")
    return line


def _scores(table: dict[str, Any], names: Sequence[str], width: int, speak: Texts) -> RenderableType:
    """Everybody's points by category: value times stars."""
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(no_wrap=True, min_width=_NAME)
    for district in DISTRICTS:
        letter = district[0]
        grid.add_column(Text(speak(f"category-{district}"), style=f"bold {_COLOURS[letter]}"), justify="right")
    quarries = any(player["points"]["quarries"] for player in table["players"])
    for category in ("stones", *(["quarries"] if quarries else [])):
        grid.add_column(speak(f"category-{category}"), justify="right")
    grid.add_column(speak("total"), justify="right")
    for party, player in enumerate(table["players"]):
        mark = "▶ " if party == table["turn"] else "  "
        cells = [mark + names[party]]
        for district in DISTRICTS:
            part = player["districts"][district]
            cells.append(f"{part['value']}×{part['stars']} = {player['points'][district]}")
        cells.append(str(player["stones"]))
        if quarries:
            cells.append(str(player["points"]["quarries"]))
        cells.append(str(sum(player["points"].values())))
        grid.add_row(*cells, style="bold" if party == table["turn"] else "")
    return Group(grid, Text(), _unseen(table["unseen"], width, speak), Text(speak("aid-rules"), style="dim"))


def _unseen(tiles: list[int], width: int, speak: Texts) -> RenderableType:
    """How many hexes of each kind the stacks still hold; which ones follows from those seen."""
    left = Counter("".join(CODES[tile] for tile in tiles))
    bricks = [_brick(letter, f"{letter}\N{NO-BREAK SPACE}{left[letter]}", 6) for letter in HEX_LETTERS]
    return _flowing([Text(speak("unseen-tiles", tiles=len(tiles)) + "  "), *bricks], width)
