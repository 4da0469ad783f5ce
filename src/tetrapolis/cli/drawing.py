"""Drawings of a table on a terminal of any width, and what several drawings have in common."""

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.segment import Segment
from rich.style import Style
from rich.table import Table
from rich.text import Text

from tetrapolis.text import Texts

_OVERLAP = 6  # columns that two parts of a wide picture share, so that nothing is cut in both

_Cell = tuple[str, Style | None]


def fit(drawn: RenderableType, width: int, speak: Texts) -> RenderableType:
    """The same drawing with nothing cut off: wide pictures in parts below each other, long words broken."""
    if isinstance(drawn, Table):
        for column in drawn.columns:
            column.overflow = "fold"
    if not isinstance(drawn, Group):
        return drawn
    fitted: list[RenderableType] = []
    picture: list[Text] = []
    for one in drawn.renderables:
        if isinstance(one, Text) and one.no_wrap and one.overflow == "crop":
            picture.append(one)
            continue
        fitted += [*_in_parts(picture, width, speak), fit(one, width, speak)]
        picture = []
    return Group(*fitted, *_in_parts(picture, width, speak))


def _in_parts(picture: Sequence[Text], width: int, speak: Texts) -> Sequence[Text]:
    widest = max((len(line.plain.rstrip()) for line in picture), default=0)
    if widest <= width:
        return picture
    starts = range(0, widest - _OVERLAP, max(1, width - _OVERLAP))
    lines = []
    for number, start in enumerate(starts, start=1):
        lines.append(Text(speak("picture-part", number=number, count=len(starts)), style="dim italic"))
        lines += [line[start : start + width] for line in picture]
    return lines


def common(drawings: Sequence[RenderableType], screen: Console, speak: Texts) -> RenderableType:
    """What all drawings show; in the places where they differ stands a question mark."""
    lined = [[_cells(line) for line in screen.render_lines(one, pad=False)] for one in drawings]
    shortest, longest = min(map(len, lined)), max(map(len, lined))
    if shortest == longest:
        lines = [_merged(rows) for rows in zip(*lined, strict=True)]
    else:
        head = next((row for row in range(shortest) if any(one[row] != lined[0][row] for one in lined)), shortest)
        rest = [one[head:] for one in lined]
        most = shortest - head
        tail = next((at for at in range(most) if any(one[-at - 1] != rest[0][-at - 1] for one in rest)), most)
        lines = [_merged([row]) for row in lined[0][:head]]
        lines += [Text("?", style="dim"), *(_merged([row]) for row in rest[0][len(rest[0]) - tail :])]
    if all(one == lined[0] for one in lined):
        return Group(*lines)
    return Group(*lines, Text(speak("picture-unknown"), style="dim"))


def _cells(line: Sequence[Segment]) -> list[_Cell]:
    return [(letter, segment.style) for segment in line if not segment.control for letter in segment.text]


def _merged(rows: Sequence[Sequence[_Cell]]) -> Text:
    merged = Text(no_wrap=True, overflow="crop")
    for column in range(max(map(len, rows))):
        cells = {row[column] if column < len(row) else (" ", None) for row in rows}
        letters = {letter for letter, _ in cells}
        if len(cells) == 1:
            letter, style = cells.pop()
            merged.append(letter, style=style)
        else:
            merged.append(letters.pop() if len(letters) == 1 else "?", style="dim")
    return merged
