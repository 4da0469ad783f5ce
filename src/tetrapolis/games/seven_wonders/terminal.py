"""7 Wonders on a terminal. Every colour of card has a mark of its own (SW-9)."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tetrapolis.core.view import View
from tetrapolis.text import Texts, figure, signed

from .box import BOX
from .components import AGES, BOARD_BY_NAME, BOARDS, CARD_BY_NAME, CARDS, MAX_PLAYERS, MIN_PLAYERS, SIDES
from .effects import COLOURS, Colour, Produce
from .words import card_phrase, card_words, effects_words, stage_words

_MARKS = dict(zip(COLOURS, "■◆●▲✖✚★", strict=True))
_STYLES = {
    "brown": "#a86f3d",
    "grey": "#9a9a9a",
    "blue": "#4a86d0",
    "yellow": "#d9a520",
    "red": "#d0524a",
    "green": "#5aa447",
    "purple": "#a06cc8",
}

_NAME = 10  # a long name keeps this many columns of everybody's numbers


def draw(view: View, names: Sequence[str], speak: Texts, width: int, focus: int) -> RenderableType:
    """Everybody's numbers, one city in full, and the viewer's hand."""
    table = view.table
    parts: list[RenderableType] = [Text()]
    if table["phase"] in ("boards", "sides"):
        parts.append(Text(speak(f"phase-{table['phase']}")))
    else:
        head = speak("table-head", age=table["age"], turn=table["turn"], pile=table["pile"])
        passing = speak(f"passing-{table['passing']}")
        parts.append(Text(f"{head} · {passing}"))
    parts += [Text(), _everybody(table, names, speak), Text(), *_city(table["players"][focus], names[focus], speak)]
    if table["own"] and view.seat == focus:
        parts += [Text(), _hand(table["own"]["hand"], speak), *_put_away(table["own"], speak)]
    if table["pile_cards"] is not None:
        parts += [Text(speak("pile"), style="bold"), _cards(sorted(table["pile_cards"]), speak)]
    return Group(*parts)


def sheet(speak: Texts) -> RenderableType:
    """All cards by Age and colour with their copies and chains, and all wonders with both sides."""
    parts: list[RenderableType] = [Text(speak("sheet-lead"))]
    for age in range(AGES):
        parts += [Text(), Text(speak("sheet-age", age=age + 1), style="bold"), _deck(age, speak)]
    parts += [Text(), Text(speak("sheet-wonders"), style="bold")]
    for board in BOARDS:
        start = effects_words((Produce(board.start),)).say(speak)
        parts += [Text(), Text(f"{speak(f'wonder-{board.name}')}: {start}")]
        for side, stages in enumerate(board.sides):
            parts.append(Text(f"  {speak(f'side-{SIDES[side]}')}", style="dim"))
            parts += [Text(f"    {n + 1}  {stage_words(stage).say(speak)}") for n, stage in enumerate(stages)]
    return Group(*parts)


def _deck(age: int, speak: Texts) -> RenderableType:
    """The cards of an Age: how many there are with each number of players, what they cost and do, and their chains."""
    counts = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    grid.add_column(speak("sheet-card"), no_wrap=True)
    for players in counts:
        grid.add_column(str(players), justify="right")
    grid.add_column(f"{speak('sheet-cost')}; {speak('sheet-effect')}")
    for colour in COLOURS:
        for card, copies in BOX.decks[age].items():
            if _colour(card) == colour:
                used = [str(count or "–") for count in copies] if copies else ["0–1"] * len(counts)
                name = Text(f"{_MARKS[colour]} {card_phrase(card).say(speak)}", style=_STYLES[colour])
                grid.add_row(name, *used, Text(card_words(card).say(speak)))
    if age + 1 < AGES:
        return grid
    drawn = ", ".join(f"{players}: {guilds}" for players, guilds in zip(counts, BOX.guilds, strict=True))
    return Group(
        grid, Text(f"{_MARKS['purple']} {speak('kind-purple')}: {speak('sheet-guilds')} ({drawn})", style="dim")
    )


def _colour(card: str) -> Colour:
    return CARDS[CARD_BY_NAME[card]].colour


def _cards(cards: Sequence[str], speak: Texts, with_effects: bool = False) -> Text:
    """Card names with the mark and colour of their kind, and what they do."""
    line = Text()
    for card in cards:
        line.append(f"{_MARKS[_colour(card)]} {card_phrase(card).say(speak)}", style=_STYLES[_colour(card)])
        effects = effects_words(CARDS[CARD_BY_NAME[card]].effects).say(speak)
        line.append(f" ({effects})   " if with_effects else "   ", style="dim")
    return line


def _everybody(table: dict[str, Any], names: Sequence[str], speak: Texts) -> RenderableType:
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(no_wrap=True, min_width=_NAME)
    for column in ("wonder", "stages", "coins", "shields", "conflicts"):
        grid.add_column(speak(f"column-{column}"), justify="left" if column == "wonder" else "right")
    for colour in COLOURS:
        grid.add_column(Text(_MARKS[colour], style=_STYLES[colour]), justify="right")
    grid.add_column(speak("total"), justify="right")
    for seat, city in enumerate(table["players"]):
        mark = "✓ " if city["ready"] else "▶ " if table["chooser"] == seat else "  "
        board = speak(f"wonder-{city['wonder']}") if city["wonder"] else "?"
        side = {"day": "☀", "night": "☾", None: "?"}[city["side"]]
        counts = [sum(_colour(card) == colour for card in city["built"]) for colour in COLOURS]
        grid.add_row(
            mark + names[seat],
            f"{board} {side}",
            str(city["stages"]),
            str(city["coins"]),
            str(city["shields"]),
            signed(city["points"]["conflicts"]),
            *(str(count) if count else "·" for count in counts),
            figure(sum(city["points"].values())),
        )
    return grid


def _city(city: dict[str, Any], name: str, speak: Texts) -> list[RenderableType]:
    """The cards of a city by colour, and its wonder stage by stage."""
    lines: list[RenderableType] = [Text(speak("city-of", name=name), style="bold")]
    if city["wonder"] and city["side"]:
        board = BOARDS[BOARD_BY_NAME[city["wonder"]]]
        start = effects_words((Produce(board.start),)).say(speak)
        names = speak(f"wonder-{city['wonder']}"), speak(f"side-{city['side']}"), start
        lines.append(Text("  " + ", ".join(names)))
        for number, stage in enumerate(board.sides[SIDES.index(city["side"])]):
            done = "▣" if number < city["stages"] else "□"
            lines.append(Text(f"  {done} {number + 1}  {stage_words(stage).say(speak)}"))
    for colour in COLOURS:
        cards = [card for card in city["built"] if _colour(card) == colour]
        if cards:
            line = Text("  ")
            line.append(speak(f"kind-{colour}") + ": ", style="dim")
            lines.append(line.append(_cards(cards, speak, with_effects=True)))
    return lines


def _hand(hand: list[dict[str, Any]], speak: Texts) -> RenderableType:
    """The hand, each card with its cost and effect and the ways to build it."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column()
    for entry in hand:
        card = entry["card"]
        name = Text(f"{_MARKS[_colour(card)]} {card_phrase(card).say(speak)}", style=_STYLES[_colour(card)])
        grid.add_row(name, _price(entry, speak), Text(card_words(card).say(speak)))
    return grid


def _price(entry: dict[str, Any], speak: Texts) -> str:
    """The ways to pay for a card, what makes it free, or the rule that forbids it."""
    if entry["cost"] == "trade":
        return " ".join(f"({left},{right})" for left, right in entry["build"])
    return speak(f"price-{entry['cost']}") if entry["cost"] else str(entry["refused"])


def _put_away(own: dict[str, Any], speak: Texts) -> list[RenderableType]:
    """The cards that the viewer has put under the wonder or discarded, which nobody else sees (SW-40)."""
    lines: list[RenderableType] = []
    for where in ("buried", "discarded"):
        if own[where]:
            lines.append(Text(f"{speak(f'own-{where}')}: ", style="dim").append(_cards(own[where], speak)))
    return [Text(), *lines] if lines else []
