"""The win chances of an analysis as an SVG picture: a line a party, each with a mark and a dash of its own."""

from collections.abc import Sequence
from html import escape

from tetrapolis.text import Texts, plain

from .analysis import UNIT, Analysis
from .judging import MILLION

_COLOURS = ("#2f6fb3", "#a8403a", "#3d8a4a", "#8a6d1f", "#6b4a8e", "#1f7f86", "#555555")
_DASHES = ("", "8 4", "2 4", "10 3 2 3", "14 4", "4 2", "1 3")
_WIDTH, _HEIGHT, _LEFT, _TOP, _RIGHT, _BOTTOM = 800, 360, 56, 24, 150, 40


def _mark(kind: int, x: float, y: float, colour: str) -> str:
    """A small shape, another for every seat."""
    shapes = (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5"',
        f'<rect x="{x - 3:.1f}" y="{y - 3:.1f}" width="6" height="6"',
        f'<path d="M{x:.1f} {y - 4:.1f}l4 7h-8z"',
        f'<path d="M{x:.1f} {y - 4:.1f}l4 4-4 4-4-4z"',
        f'<path d="M{x:.1f} {y + 4:.1f}l4-7h-8z"',
        f'<path d="M{x - 4:.1f} {y:.1f}h8M{x:.1f} {y - 4:.1f}v8" stroke="{colour}"',
        f'<path d="M{x - 3:.1f} {y - 3:.1f}l6 6m0-6l-6 6" stroke="{colour}"',
    )
    return f'{shapes[kind % len(shapes)]} fill="{colour}"/>'


def lines_of(analysis: Analysis) -> list[list[tuple[int, float]]]:
    """How the chance of each party went: line of the record and share, before each of its decisions and in the end."""
    lines: list[list[tuple[int, float]]] = [[] for _ in range(analysis.parties)]
    for one in analysis.verdicts:
        for party, share in enumerate(one.shares):
            if party == one.seat or party >= analysis.seats:
                lines[party].append((one.number - 1, share / MILLION))
    last = max((one.number for one in analysis.verdicts), default=1)
    for party, account in enumerate(analysis.ledger):
        lines[party].append((last, account.result / UNIT))
    return lines


def draw(analysis: Analysis, names: Sequence[str], title: str, speak: Texts) -> str:
    """An SVG document in the reader's language."""
    lines = lines_of(analysis)
    last = max((number for line in lines for number, _ in line), default=1)
    wide, high = _WIDTH - _LEFT - _RIGHT, _HEIGHT - _TOP - _BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" '
        f'font-family="sans-serif" font-size="13"><title>{escape(title)}</title>'
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#ffffff"/>'
    ]
    for share in (0, 25, 50, 75, 100):
        y = _TOP + high * (1 - share / 100)
        parts.append(f'<path d="M{_LEFT} {y:.1f}h{wide}" stroke="#d8d8d8"/>')
        percent = escape(speak("cell-percent", percent=share))
        parts.append(f'<text x="{_LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{percent}</text>')
    across, upwards = escape(speak("analyse-across")), escape(speak("analyse-upwards"))
    parts.append(f'<text x="{_LEFT + wide / 2}" y="{_HEIGHT - 10}" text-anchor="middle">{across}</text>')
    parts.append(f'<text x="{_LEFT}" y="{_TOP - 8}">{upwards}</text>')
    for seat, line in enumerate(lines):
        colour, dash = _COLOURS[seat % len(_COLOURS)], _DASHES[seat % len(_DASHES)]
        places = [(_LEFT + wide * number / last, _TOP + high * (1 - share)) for number, share in line]
        way = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        parts.append(
            f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"/>'
        )
        parts += [_mark(seat, x, y, colour) for x, y in places[:: max(1, len(places) // 12)]]
        y = _TOP + 12 + 22 * seat
        parts.append(_mark(seat, _WIDTH - _RIGHT + 18, y - 4, colour))
        parts.append(f'<text x="{_WIDTH - _RIGHT + 30}" y="{y}">{escape(plain(names[seat]))}</text>')
    return "\n".join((*parts, "</svg>")) + "\n"
