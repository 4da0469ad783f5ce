"""Ginkgopolis on a terminal: the city as a map of squares, the markers around it.

A building shows its colour letter and number, below its height and its owner's mark; `+` is a site marker.
"""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tetrapolis.core.view import View
from tetrapolis.text import Texts

from .components import FIRST_LETTER
from .names import THING_NAMES
from .words import bonus_phrase, card_titles, phrase

MARKS = "●■▲◆★"  # one a seat, Hal's after yours
_STYLES = {"red": "bold white on #a8403a", "blue": "bold white on #2f6fb3", "yellow": "bold black on #d9a520"}
_WIDTH = 6
_NAME = 12  # a long name, with its marks, keeps this many columns of everybody's numbers


def draw(view: View, names: Sequence[str], speak: Texts, width: int, focus: int) -> RenderableType:
    """The city, everybody's numbers, one tableau in full, and the viewer's hand and tiles."""
    table = view.table
    head = speak("table-head", tiles=table["tile_supply"], deck=table["deck"], name=names[table["first_player"]])
    phase = Text(speak(f"phase-{table['phase']}"))
    parts: list[RenderableType] = [Text(), Text(head), phase, Text(), _city(table, speak)]
    if table["discarded"]:
        parts += [Text(), Text(f"{speak('discarded-open')}: {card_titles(table['discarded'], speak)}")]
    parts += [Text(), _everybody(table, names, speak), *_tableau(table["players"][focus], names[focus], speak)]
    if view.seat == focus:
        parts += _own(table["own"], speak)
    return Group(*parts)


def _city(table: dict[str, Any], speak: Texts) -> RenderableType:
    """Two lines a row: colour and number above, height and owner below."""
    built = {(one["x"], one["y"]): one for one in table["city"]}
    markers = {tuple(cell): letter for letter, cell in table["markers"].items()}
    cells = built.keys() | markers.keys()
    lines = []
    for y in range(max(y for _, y in cells), min(y for _, y in cells) - 1, -1):
        upper, lower = Text(no_wrap=True, overflow="crop"), Text(no_wrap=True, overflow="crop")
        for x in range(min(x for x, _ in cells), max(x for x, _ in cells) + 1):
            if (x, y) in built:
                one = built[x, y]
                colour, number = one["tile"].split()
                owner = MARKS[one["owner"]] if one["owner"] is not None else "·"
                label = f"{speak(f'board-colour-letter-{colour}')}{number}{'+' if one['site'] else ''}"
                upper.append(label.center(_WIDTH - 1), style=_STYLES[colour]).append(" ")
                lower.append(f"{one['height']}{owner}".center(_WIDTH - 1), style=_STYLES[colour]).append(" ")
            elif (x, y) in markers:
                upper.append(f"({markers[x, y]})".center(_WIDTH), style="bold")
                lower.append(f"{x},{y}".center(_WIDTH), style="dim")
            else:
                upper.append(" " * _WIDTH)
                lower.append(" " * _WIDTH)
        lines += [upper, lower]
    return Group(*lines)


def _everybody(table: dict[str, Any], names: Sequence[str], speak: Texts) -> RenderableType:
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(no_wrap=True, min_width=_NAME)
    for column in ("resources", "supply", "tiles", "tokens", "points", "cards", "districts"):
        grid.add_column(speak(f"column-{column}"), justify="right")
    grid.add_column(speak("total"), justify="right")
    for party, player in enumerate(table["players"]):
        turn = "▶" if table["actor"] == party else "✓" if player["ready"] else " "
        points = player["points"]
        total = None if points["points"] is None else sum(points.values())
        grid.add_row(
            f"{turn} {MARKS[party]} {names[party]}",
            _known(player["resources"]),
            str(player["supply"]),
            _known(player["tiles"]),
            str(player["tokens"]),
            _known(points["points"]),
            str(points["cards"]),
            str(points["districts"]),
            _known(total),
        )
    return grid


def _known(count: int | None) -> str:
    """A number, if it does not lie behind a screen."""
    return "?" if count is None else str(count)


def _tableau(player: dict[str, Any], name: str, speak: Texts) -> list[RenderableType]:
    """The cards before a screen, sorted by what sets them off (GK-21)."""
    lines: list[RenderableType] = [Text(), Text(speak("tableau-of", name=name), style="bold")]
    cards = map(THING_NAMES.index, player["tableau"])
    words = sorted((bonus_phrase(card).say(speak), phrase(card).say(speak)) for card in cards)
    lines += [Text(f"  {bonus}  [{title}]") for bonus, title in words]
    if player["given_back"]:
        lines.append(Text(f"  {speak('given-back')}: {card_titles(player['given_back'], speak)}"))
    return lines


def _own(own: dict[str, Any], speak: Texts) -> list[RenderableType]:
    lines: list[RenderableType] = [Text()]
    if own["hand"]:
        cards = []
        for one in own["hand"]:
            card = THING_NAMES.index(one)
            bonus = f" ({bonus_phrase(card).say(speak)})" if card < FIRST_LETTER else ""
            cards.append(phrase(card).say(speak) + bonus)
        lines.append(Text(speak("own-hand") + ": " + "; ".join(cards)))
    for key, cards in (("own-tiles", own["tiles"]), ("own-discarded", own["discarded"])):
        if cards:
            lines.append(Text(f"{speak(key)}: {card_titles(cards, speak)}"))
    return lines
