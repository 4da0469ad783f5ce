"""Strokes of score pads about final positions, with slips on the way, and what the engine counts at the table."""

import random
from collections.abc import Iterator
from typing import Any

from games.finals import WRITERS, Final, finals
from tetrapolis.core.pads import Entry
from tetrapolis.core.paper import Paper
from tetrapolis.core.registry import find

_SLIPS = 0.3  # of all entries
_OTHERS = 0.3  # of all pads: they begin with another number of players

Edit = dict[str, Any]
Stroke = tuple[str, list[Edit] | None]  # of which run; nothing: the last run is taken back


def pads(game: str) -> list[dict[str, Any]]:
    """Every final position, written in every way."""
    chance = random.Random(f"{game} written")
    return [_pad(final, writer(final), writer.__name__, chance) for final in finals(game) for writer in WRITERS[game]]


def _pad(final: Final, paper: Paper, way: str, chance: random.Random) -> dict[str, Any]:
    known, s = find(final.game), final.s
    counts = known.spec.seat_counts
    begun = chance.choice(counts) if chance.random() < _OTHERS else paper.seats
    points = [known.points(s, party) for party in range(paper.parties)]
    return {
        "way": way,
        "begun": begun,
        "options": paper.options,
        "strokes": list(_Pen(paper, chance).strokes(begun)),
        "wanted": {
            "points": points,
            "totals": [sum(one.values()) for one in points],
            "places": list(known.ranks(s)),
            "ties": [int(known.rules.tie_break(s, party)) for party in range(paper.parties)],
        },
    }


class _Pen:
    """Writes a pad as people do: some numbers wrong at first, some twice, some taken back."""

    def __init__(self, paper: Paper, chance: random.Random) -> None:
        self.paper, self.chance = paper, chance
        self.kinds = paper.pad.kinds(paper.game.spec.categories)
        self.runs = 0

    def strokes(self, begun: int) -> Iterator[Stroke]:
        others = [one for one in self.paper.game.spec.seat_counts if one != self.paper.seats]
        if begun != self.paper.seats:
            yield self.stroke({"seats": self.paper.seats})
        for name, choice in self.paper.options.items():
            yield self.stroke({"option": [name, _spelled(choice)]})
        for kind, party, *numbers in self.paper.entries:
            about = self.about(self.kinds[kind], party, numbers)
            right = {"write": {**about, "values": _worded(self.kinds[kind], numbers)[len(about["keys"]) :]}}
            if self.chance.random() < _SLIPS:
                yield from self.chance.choice((self.mended, self.erased, self.taken_back, self.typed))(about, right)
            else:
                yield self.stroke(right)
        for _ in range(2):  # somebody leaves or comes, and it was a mistake
            yield self.stroke({"seats": self.chance.choice(others)}, self.slip())
            yield self.undo()

    def mended(self, about: Edit, right: Edit) -> Iterator[Stroke]:
        yield self.stroke({"write": {**about, "values": self.values(about)}})
        yield self.stroke(right)

    def erased(self, about: Edit, right: Edit) -> Iterator[Stroke]:
        """What belongs here, and something that does not."""
        yield self.stroke({"write": {**about, "values": self.values(about)}})
        yield self.stroke({"erase": about})
        yield self.stroke(right)
        astray = self.astray()
        yield self.stroke(astray)
        yield self.stroke({"erase": {name: astray["write"][name] for name in ("kind", "party", "keys")}})

    def taken_back(self, about: Edit, right: Edit) -> Iterator[Stroke]:
        yield self.stroke(right)
        yield self.stroke({"erase": about}, self.slip())
        yield self.undo()
        yield self.stroke(self.slip())
        yield self.undo()

    def typed(self, about: Edit, right: Edit) -> Iterator[Stroke]:
        """Digits of one run, taken back together."""
        wrong = self.stroke(self.astray())
        yield wrong
        yield (wrong[0], [{"write": {**about, "values": self.values(about)}}])
        yield self.undo()
        yield self.stroke(right)

    def stroke(self, *edits: Edit) -> Stroke:
        self.runs += 1
        return (f"run {self.runs}", list(edits))

    def undo(self) -> Stroke:
        return ("", None)

    def slip(self) -> Edit:
        """Anything that could be written by mistake."""
        kind = self.chance.choice(self.kinds)
        numbers = [self.chance.randint(*figure.bounds) for figure in kind.figures]
        about = self.about(kind, self.chance.randrange(self.paper.parties), numbers)
        return {"write": {**about, "values": self.values(about)}}

    def astray(self) -> Edit:
        """A slip about something that nothing is written about."""
        written = [self.about(self.kinds[kind], party, numbers) for kind, party, *numbers in self.paper.entries]
        while True:
            slip = self.slip()
            if {name: slip["write"][name] for name in ("kind", "party", "keys")} not in written:
                return slip

    def about(self, kind: Entry, party: int, numbers: list[int]) -> Edit:
        return {"kind": kind.name, "party": party, "keys": _worded(kind, numbers)[: len(kind.keys)]}

    def values(self, about: Edit) -> list[int | str]:
        """Some values of this kind."""
        kind = next(one for one in self.kinds if one.name == about["kind"])
        keys = len(kind.keys)
        return _worded(kind, [self.chance.randint(*figure.bounds) for figure in kind.figures])[keys:]


def _worded(kind: Entry, numbers: list[int]) -> list[int | str]:
    figures = zip(kind.figures, numbers, strict=False)
    return [figure.words[number] if figure.words else number for figure, number in figures]


def _spelled(choice: Any) -> str:
    return str(choice) if not isinstance(choice, bool) else "yes" if choice else "no"
