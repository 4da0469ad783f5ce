"""The table of a contest: means, win shares with their intervals, ratings."""

import math
from collections.abc import Iterable, Sequence
from typing import Any, Protocol

import msgspec
from openskill.models import PlackettLuce

_Z = 1.959964  # 95 %


class Played(Protocol):
    """What is counted of a match."""

    @property
    def seating(self) -> tuple[str, ...]: ...
    @property
    def totals(self) -> tuple[int, ...]: ...
    @property
    def ranks(self) -> tuple[int, ...]: ...
    @property
    def winners(self) -> tuple[int, ...]: ...
    @property
    def moves(self) -> tuple[int, ...]: ...
    @property
    def milliseconds(self) -> tuple[float, ...]: ...
    @property
    def playouts(self) -> tuple[int, ...]: ...


class Standing(msgspec.Struct, frozen=True):
    """One entrant over a contest. An entrant with several seats has the wins of all of them."""

    entrant: str
    seats: int
    games: int
    mean_score: float
    mean_winning_score: float
    win_share: float
    win_share_low: float
    win_share_high: float
    fair_share: float
    rating: float
    rating_sigma: float
    ms_per_move: float
    playouts_per_move: float


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins (shared wins count as parts)."""
    share = wins / games
    middle = (share + _Z * _Z / (2 * games)) / (1 + _Z * _Z / games)
    half = _Z * math.sqrt(share * (1 - share) / games + _Z * _Z / (4 * games * games)) / (1 + _Z * _Z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def standings(results: Sequence[Played]) -> list[Standing]:
    """The table, best first."""
    ratings = rated(results)
    table = []
    for entrant in dict.fromkeys(name for result in results for name in result.seating):
        seats = [(result, seat) for result in results for seat, name in enumerate(result.seating) if name == entrant]
        won = [(result, seat) for result, seat in seats if seat in result.winners]
        wins = sum(1 / len(result.winners) for result, _ in won)
        low, high = wilson(wins, len(results))
        moves = sum(result.moves[seat] for result, seat in seats)
        table.append(
            Standing(
                entrant,
                len(seats) // len(results),
                len(results),
                round(sum(result.totals[seat] for result, seat in seats) / len(seats), 2),
                round(sum(result.totals[seat] for result, seat in won) / len(won), 2) if won else 0.0,
                round(wins / len(results), 4),
                round(low, 4),
                round(high, 4),
                round(len(seats) / sum(len(result.seating) for result in results), 4),
                round(ratings[entrant][0], 2),
                round(ratings[entrant][1], 2),
                round(sum(result.milliseconds[seat] for result, seat in seats) / max(1, moves), 3),
                round(sum(result.playouts[seat] for result, seat in seats) / max(1, moves), 1),
            )
        )
    return sorted(table, key=lambda one: one.rating, reverse=True)


def rated(results: Iterable[Played]) -> dict[str, tuple[float, float]]:
    """Ratings (mean, uncertainty) by openskill, match after match; copies of an entrant move together."""
    model = PlackettLuce()
    ratings: dict[str, Any] = {}
    for result in results:
        for name in result.seating:
            ratings.setdefault(name, model.rating(name=name))
        if len(set(result.seating)) == 1:
            continue  # nothing is learned from copies of one bot
        after = model.rate([[ratings[name]] for name in result.seating], ranks=[float(rank) for rank in result.ranks])
        for name in set(result.seating):
            copies = [team[0] for team, other in zip(after, result.seating, strict=True) if other == name]
            ratings[name] = model.create_rating(
                [sum(one.mu for one in copies) / len(copies), sum(one.sigma for one in copies) / len(copies)], name=name
            )
    return {name: (float(rating.mu), float(rating.sigma)) for name, rating in ratings.items()}
