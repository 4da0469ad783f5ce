"""Bots against bots: rotated seats, common deals, all cores; every match is kept, and a broken run goes on.

A folder holds `arena.json` (what is played), one record a match, and `results.jsonl`, a line for each finished match.
The record of a match is on disk before its line; a line that is there is never played again.
"""

import functools
import json
import time
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec

from tetrapolis.core.errors import BadOption
from tetrapolis.core.files import NotAFile, TooLarge, read_file
from tetrapolis.core.match import Match
from tetrapolis.core.options import Choice
from tetrapolis.core.record import SUFFIX, SeatEntry
from tetrapolis.core.registry import find

from .bot import check_bot, make_bot
from .crews import Crew
from .mind import mind_of
from .random import RandomBot
from .standings import Standing, standings

_ABOUT_LIMIT = 64 << 10  # bytes
_RESULTS_LIMIT = 1 << 30

Done = Callable[[int, int], None]


class Contest(msgspec.Struct, frozen=True):
    """What is played: a game with options, and who takes the seats. Match n has deal n // seats, rotated by n."""

    game: str
    entrants: tuple[str, ...]
    options: Mapping[str, Choice] = {}
    first_seed: int = 0

    def seating(self, number: int) -> tuple[str, ...]:
        """The entrants of a match, seat by seat."""
        turn = number % len(self.entrants)
        return self.entrants[turn:] + self.entrants[:turn]

    def check(self) -> None:
        game = find(self.game)
        game.spec.complete_options(len(self.entrants), self.options)
        for entrant in self.entrants:
            check_bot(entrant, game)


class Result(msgspec.Struct, frozen=True):
    """A finished match: who sat where, points, places, and the processor time that each seat took."""

    number: int
    seating: tuple[str, ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    moves: tuple[int, ...]
    milliseconds: tuple[float, ...]
    playouts: tuple[int, ...]
    record: str = ""


def play_match(contest: Contest, number: int) -> Result:
    """One match from its number alone; the same every time for bots with a budget of playouts."""
    game = find(contest.game)
    seating = contest.seating(number)
    players = [SeatEntry(f"{entrant} ({seat + 1})", entrant) for seat, entrant in enumerate(seating)]
    match = Match(game, len(seating), contest.first_seed + number // len(seating), contest.options, players)
    bots = [make_bot(entrant, game, 1000 * number + seat) for seat, entrant in enumerate(seating)]
    moves, spent, playouts = [0] * len(seating), [0.0] * len(seating), [0] * len(seating)
    while pending := match.pending:
        seat = pending[0]
        view = match.view(seat)
        before = time.thread_time()
        action = bots[seat].choose(view)
        if len(view.legal) > 1:
            spent[seat] += (time.thread_time() - before) * 1000
            moves[seat] += 1
            playouts[seat] += getattr(bots[seat], "last_playouts", 0)
        match.play(action, seat)
    totals = tuple(sum(points.values()) for points in match.scores())[: len(seating)]
    ranks, winners = match.ranks[: len(seating)], tuple(w for w in match.winners if w < len(seating))
    text = match.record().to_json().decode()
    return Result(number, seating, totals, ranks, winners, tuple(moves), tuple(spent), tuple(playouts), text)


def prepare(contest: Contest) -> None:
    """Have everything compiled before the first match."""
    game = find(contest.game)
    game.kernels.compile()
    if set(contest.entrants) != {RandomBot.name}:
        mind_of(game).compile()


class Arena:
    """A contest with its folder; without one nothing is kept."""

    def __init__(self, contest: Contest, folder: Path | None = None) -> None:
        contest.check()
        self.contest = contest
        self.folder = folder
        self.results: dict[int, Result] = {}
        if folder is not None:
            self._open(folder)

    def _open(self, folder: Path) -> None:
        """Take up what was played here before; refuse a folder of another contest, or what cannot be read."""
        about, lines = folder / "arena.json", folder / "results.jsonl"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if not about.exists():
                about.write_bytes(msgspec.json.format(msgspec.json.encode(self.contest)) + b"\n")
            elif msgspec.json.decode(read_file(about, _ABOUT_LIMIT), type=Contest) != self.contest:
                raise BadOption("arena-folder", path=str(folder))
            played = read_file(lines, _RESULTS_LIMIT).splitlines() if lines.exists() else []
        except msgspec.MsgspecError:
            raise BadOption("arena-folder", path=str(folder)) from None
        except (NotAFile, TooLarge) as error:
            raise BadOption("record-unreadable", path=str(folder), detail=error) from None
        except OSError as error:
            raise BadOption("record-unreadable", path=str(folder), detail=error.strerror or "?") from None
        for line in played:
            try:
                result = msgspec.json.decode(line, type=Result)
            except msgspec.MsgspecError:
                continue  # cut off when the run was broken
            self.results[result.number] = result

    def missing(self, games: int) -> list[int]:
        return [number for number in range(games) if number not in self.results]

    def add(self, result: Result) -> None:
        """Count a match, once."""
        if result.number in self.results:
            return
        if self.folder is not None:
            (self.folder / f"match-{result.number:06}{SUFFIX}").write_text(result.record, encoding="utf-8")
            line = msgspec.structs.replace(result, record="")
            with (self.folder / "results.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps(msgspec.to_builtins(line), ensure_ascii=False) + "\n")
        self.results[result.number] = msgspec.structs.replace(result, record="")

    def run(self, games: int, crew: Crew, done: Done | None = None) -> list[Standing]:
        """Play what is missing of the first `games` matches; the table of all of them."""
        if games < 1:
            raise BadOption("arena-games", games=games)
        missing = self.missing(games)
        if missing:
            prepare(self.contest)
            for _, result in crew(functools.partial(play_match, self.contest), missing):
                self.add(result)
                if done:
                    done(games - len(self.missing(games)), games)
        return standings([self.results[number] for number in range(games)])
