"""After a match: what every decision cost, by a bot that sees what the seat saw."""

from collections.abc import Callable

import msgspec

from tetrapolis.core.match import Match
from tetrapolis.core.view import View

from .search import SearchBot
from .thought import Candidate, Thought

_FEW = 8  # visits below which a played action is thought through on its own


class Judgement(msgspec.Struct, frozen=True):
    """A decision: what was played, the best alternative, and the points expected to be lost by it."""

    number: int  # of the line of the record, counted from 1
    seat: int
    played: Candidate
    best: Candidate
    loss: float
    win_share: float  # of the seat, if it plays the best


class Analysis(msgspec.Struct, frozen=True):
    """All decisions of a match, and how each seat's share of wins went: pairs of line number and share."""

    game: str
    seats: int
    playouts: int
    judgements: list[Judgement]
    lines: list[list[tuple[int, float]]]


def analyse(match: Match, playouts: int, seed: int = 0, done: Callable[[int, int], None] | None = None) -> Analysis:
    """Judge every decision with more than one legal action."""
    judgements = []
    lines: list[list[tuple[int, float]]] = [[] for _ in range(match.seats)]
    again = match.fork(0)
    number = 0
    for position, played in enumerate(match.played):
        if position == 0 or not match.played[position - 1].unfinished:
            number += 1
        view = again.view(played.seat)
        if len(view.legal) > 1:
            thought = SearchBot(seed + position, playouts).think(view)
            judgement = _judge(number, thought, played.action, SearchBot(seed + position, max(1, playouts // 4)), view)
            judgements.append(judgement)
            lines[played.seat].append((number, judgement.win_share))
        again.play(played.action, played.seat)
        if done:
            done(position + 1, len(match.played))
    if match.over:
        for seat in range(match.seats):
            lines[seat].append((number, 1 / len(match.winners) if seat in match.winners else 0.0))
    return Analysis(match.game.name, match.seats, playouts, judgements, lines)


def _judge(number: int, thought: Thought, action: int, second: SearchBot, view: View) -> Judgement:
    best = thought.best
    played = thought.of(action)
    if played is None or played.visits < _FEW:
        played = second.think(view, only=(action,)).best
    loss = max(0.0, best.worth - played.worth)
    return Judgement(number, thought.seat, played, best, round(loss, 2), round(best.win_share, 4))
