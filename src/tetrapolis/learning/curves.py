"""What came of each generation as an SVG picture: how far nets are off, and what they win."""

from collections.abc import Sequence
from html import escape

from tetrapolis.text import Texts

from .training import Generation

_WIDE, _HIGH, _LEFT, _TOP, _GAP = 340, 220, 56, 40, 90


def draw(generations: Sequence[Generation], speak: Texts) -> str:
    """Two pictures side by side, in the reader's language."""
    errors = [("train-error-with", [one.error_with for one in generations], "")]
    errors.append(("train-error-without", [one.error_without for one in generations], "6 4"))
    most = max((value for _, values, _ in errors for value in values), default=1)
    wins = [100 * one.verdict.wins for one in generations]
    spans = [(100 * one.verdict.low, 100 * one.verdict.high) for one in generations]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {2 * (_WIDE + _GAP)} {_HIGH + 100}" role="img" '
        f'font-family="sans-serif" font-size="12"><title>{escape(speak("train-curves"))}</title>'
        f'<rect width="{2 * (_WIDE + _GAP)}" height="{_HIGH + 100}" fill="#ffffff"/>',
        *_panel(_LEFT, speak("train-errors"), errors, [], most, speak),
        *_panel(_LEFT + _WIDE + _GAP, speak("train-wins"), [("train-share", wins, "")], spans, 100, speak),
    ]
    return "\n".join((*parts, "</svg>")) + "\n"


def _panel(
    left: float,
    title: str,
    lines: Sequence[tuple[str, Sequence[float], str]],
    spans: Sequence[tuple[float, float]],
    most: float,
    speak: Texts,
) -> list[str]:
    count = max((len(values) for _, values, _ in lines), default=1)

    def x(number: int) -> float:
        return left + _WIDE * (number + 0.5) / max(1, count)

    def y(value: float) -> float:
        return _TOP + _HIGH * (1 - value / max(most, 1e-9))

    parts = [f'<text x="{left}" y="{_TOP - 16}" font-weight="bold">{escape(title)}</text>']
    for step in range(5):
        value = most * step / 4
        told = escape(speak("cell-number", number=value))
        parts.append(f'<path d="M{left} {y(value):.1f}h{_WIDE}" stroke="#d8d8d8"/>')
        parts.append(f'<text x="{left - 6}" y="{y(value) + 4:.1f}" text-anchor="end">{told}</text>')
    for number in range(count):
        parts.append(f'<text x="{x(number):.1f}" y="{_TOP + _HIGH + 18}" text-anchor="middle">{number + 1}</text>')
    parts += [
        f'<path d="M{x(number):.1f} {y(low):.1f}V{y(high):.1f}" stroke="#2f6fb3" stroke-width="6" opacity="0.25"/>'
        for number, (low, high) in enumerate(spans)
    ]
    for place, (key, values, dash) in enumerate(lines):
        dots = [(x(number), y(value)) for number, value in enumerate(values)]
        way = " ".join(f"{across:.1f},{down:.1f}" for across, down in dots)
        style = f'fill="none" stroke="#2f6fb3" stroke-width="2" stroke-dasharray="{dash}"'
        parts.append(f'<polyline points="{way}" {style}/>')
        parts += [f'<circle cx="{across:.1f}" cy="{down:.1f}" r="3" fill="#2f6fb3"/>' for across, down in dots]
        row = _TOP + _HIGH + 36 + 16 * place
        parts.append(f'<path d="M{left} {row - 4}h26" {style}/>')
        parts.append(f'<text x="{left + 34}" y="{row}">{escape(speak(key))}</text>')
    return parts
