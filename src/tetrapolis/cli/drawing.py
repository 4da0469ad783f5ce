"""Drawings of a table on a terminal of any width, and what several drawings have in common."""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.segment import Segment
from rich.style import Style
from rich.table import Column, Table
from rich.text import Text

from tetrapolis.text import Texts

_OVERLAP = 6  # columns that two parts of a wide picture share, so that nothing is cut in both

_Cell = tuple[str, Style | None]


def fit(drawn: RenderableType, width: int, speak: Texts) -> RenderableType:
    """The same drawing with nothing cut off but long names: wide pictures and tables in parts below each other."""
    if isinstance(drawn, Table):
        return Group(*_tables(drawn, width))
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


# -- tables ------------------------------------------------------------------------------------------------------------


def _tables(table: Table, width: int) -> list[Table]:
    """The table at this width; where words would break, its columns go on in another table below.

    First headings are wrapped between words, then a column with a `min_width` is shortened with an ellipsis down to
    it, then what is not a number is wrapped between words, then columns move together. A first column that is never
    wrapped names the rows, in every part.
    """
    columns = table.columns
    widths = [max(_wide(cell) for cell in (column.header, *column.cells)) for column in columns]
    headings_wrapped = [
        max(_longest_word(column.header), *map(_wide, column.cells), column.min_width or 0) for column in columns
    ]
    names_shortened = [column.min_width or least for column, least in zip(columns, headings_wrapped, strict=True)]
    cells_wrapped = [
        least
        if column.no_wrap or column.justify == "right"
        else max(map(_longest_word, (column.header, *column.cells)))
        for column, least in zip(columns, names_shortened, strict=True)
    ]
    for padding in (table.padding[1], 1):
        room = width - len(columns) * padding
        fitted = widths
        for floors in (headings_wrapped, names_shortened, cells_wrapped):
            fitted = _shrunk(fitted, floors, room)
        if sum(fitted) <= room:
            return [_part(table, columns, fitted, padding)]
    return [
        _part(table, part, [min(least, width - 1) for least in leasts], 1)
        for part, leasts in _packed(columns, cells_wrapped, 1, width)
    ]


def _shrunk(widths: Sequence[int], floors: Sequence[int], room: int) -> list[int]:
    """Take from the widest columns, none below its floor, until all fit into the room."""
    shrunk = list(widths)
    while sum(shrunk) > room:
        wider = [column for column, floor in enumerate(floors) if shrunk[column] > floor]
        if not wider:
            break
        shrunk[max(wider, key=lambda column: shrunk[column])] -= 1
    return shrunk


def _packed(
    columns: Sequence[Column], widths: Sequence[int], padding: int, width: int
) -> Iterator[tuple[list[Column], list[int]]]:
    """As many columns as fit beside each other, again and again, each time after the one that names the rows."""
    label = 1 if columns[0].no_wrap else 0
    part, leasts = list(columns[:label]), list(widths[:label])
    for column, least in zip(columns[label:], widths[label:], strict=True):
        if len(part) > label and sum(leasts) + least + (len(part) + 1) * padding > width:
            yield part, leasts
            part, leasts = list(columns[:label]), list(widths[:label])
        part.append(column)
        leasts.append(least)
    yield part, leasts


def _part(table: Table, columns: Sequence[Column], widths: Sequence[int], padding: int) -> Table:
    """Some columns of a table, at these widths."""
    part = Table(
        box=table.box,
        pad_edge=table.pad_edge,
        padding=(0, padding, 0, 0),
        header_style=table.header_style,
        show_header=table.show_header,
    )
    for column, width in zip(columns, widths, strict=True):
        part.add_column(
            column.header,
            justify=column.justify,
            style=column.style,
            no_wrap=column.no_wrap,
            overflow="ellipsis" if column.min_width else "fold",
            width=width,
        )
    for row, *cells in zip(table.rows, *(column.cells for column in columns), strict=True):
        part.add_row(*cells, style=row.style)
    return part


def _wide(cell: RenderableType) -> int:
    return max(map(cell_len, str(cell).splitlines()), default=0)


def _longest_word(cell: RenderableType) -> int:
    return max(map(cell_len, str(cell).split()), default=0)


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
