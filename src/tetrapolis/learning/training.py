"""Generation after generation: play, fit, and try the new net against the best one; a broken run goes on.

A folder holds `settings.json`, and of every generation `gen-NN/`: pieces of self-play as they come in, the net, and
`verdict.json`, which ends it. What comes out depends on the settings alone, whoever does the work and however often it
was interrupted; the processor times in the verdicts do not.
"""

import functools
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from tetrapolis.bots.crews import Crew
from tetrapolis.bots.mind import mind_of
from tetrapolis.core.errors import BadOption
from tetrapolis.core.files import read_file
from tetrapolis.core.net import Numbers
from tetrapolis.core.registry import find

from .fitting import fit, fit_chances
from .packing import pack
from .selfplay import Table, empty_words, join, lens_of, play_batch, usual_differences
from .settings import Settings
from .trials import Outcome, Pair, Verdict, judge, no_words, play

_LIMIT = 1 << 20
Tell = Callable[[int, str, int, int], None]  # the generation, what is done, how much of it and of how much


class Generation(msgspec.Struct, frozen=True):
    """What came of one: how far its net is off, how calibrated it is, and how it plays."""

    number: int
    rows: int
    error_without: float
    error_with: float
    chance_error: float
    against: int  # the generation that it met; -1 is the heuristic alone
    verdict: Verdict
    adopted: bool


class Run:
    """A run of learning with its folder."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self.game = find(settings.game)
        self.lens = lens_of(self.game)
        self.settings, self.folder = settings, folder
        about = folder / "settings.json"
        folder.mkdir(parents=True, exist_ok=True)
        if about.exists():
            try:
                known = msgspec.json.decode(read_file(about, _LIMIT), type=Settings)
            except msgspec.MsgspecError:
                raise BadOption("train-folder", path=str(folder)) from None
            if msgspec.structs.replace(known, generations=0) != msgspec.structs.replace(settings, generations=0):
                raise BadOption("train-folder", path=str(folder))
        _keep(about, msgspec.json.format(msgspec.json.encode(settings)) + b"\n")

    def learn(self, crew: Crew, tell: Tell) -> list[Generation]:
        """Go on until all generations are there."""
        self.game.kernels.compile()
        mind_of(self.game).compile()
        for number in range(self.settings.generations):
            if self.generation(number) is None:
                self._generate(number, crew, tell)
        return self.generations

    @property
    def generations(self) -> list[Generation]:
        """Those that are complete."""
        found = (self.generation(number) for number in range(self.settings.generations))
        return [one for one in found if one is not None]

    def generation(self, number: int) -> Generation | None:
        file = self._place(number) / "verdict.json"
        return msgspec.json.decode(file.read_bytes(), type=Generation) if file.exists() else None

    def best_before(self, number: int) -> int:
        """The generation whose net is the best one when this begins; -1 if there is none yet."""
        return max((one for one in range(number) if (found := self.generation(one)) and found.adopted), default=-1)

    def words_of(self, number: int) -> Numbers:
        """The net of a generation."""
        if number < 0:
            return empty_words(self.game)
        words: Numbers = np.load(self._place(number) / "net.npy")
        return words

    def _place(self, number: int) -> Path:
        return self.folder / f"gen-{number:02}"

    def _generate(self, number: int, crew: Crew, tell: Tell) -> None:
        settings, place = self.settings, self._place(number)
        place.mkdir(exist_ok=True)
        best = self.best_before(number)
        self._play(number, self.words_of(best), crew, functools.partial(tell, number, "play"))
        tell(number, "fit", 0, 1)
        first = max(0, number + 1 - settings.window)
        table = join([self._played(one) for one in range(first, number + 1)])
        words, found = self._fit(table)
        np.save(place / "net.npy", words)
        tell(number, "fit", 1, 1)
        against = self.words_of(best) if best >= 0 else no_words()
        theirs = settings.trial_playouts if best >= 0 else round(settings.trial_playouts * settings.hand_playouts)
        pair = Pair(
            settings.game, min(seats for seats in self.game.spec.seat_counts if seats > 1),
            settings.seed * 1000 + number, (words, against), (settings.trial_playouts, theirs),
            (settings.winning, settings.winning),
        )  # fmt: skip
        verdict = try_out(pair, settings.trials, crew, functools.partial(tell, number, "try"))
        generation = Generation(number, len(table["x"]), *found, best, verdict, verdict.is_better)
        _keep(place / "verdict.json", msgspec.json.format(msgspec.json.encode(generation)) + b"\n")

    def _fit(self, table: Table) -> tuple[Numbers, tuple[float, float, float]]:
        net, error = fit(table, self.settings, self.lens.outputs)
        chances, chance_error = fit_chances(table, net, self.lens.outputs)
        largest = np.abs(table["x"]).max(axis=0).astype(np.float64)
        found = (round(error["without"], 3), round(error["with"], 3), round(chance_error, 5))
        return pack(net, chances, largest), found

    def _play(self, number: int, words: Numbers, crew: Crew, tell: Callable[[int, int], None]) -> None:
        """Play what is missing of a generation."""
        settings, place = self.settings, self._place(number)
        spread_file = self.folder / "differences.npy"
        if not spread_file.exists():
            _keep_array(spread_file, usual_differences(self.game, settings))
        spread = np.load(spread_file)
        firsts = list(range(0, settings.matches, settings.batch))
        missing = [first for first in firsts if not (place / f"play-{first:06}.npz").exists()]
        tell(settings.batch * (len(firsts) - len(missing)), settings.matches)
        done = len(firsts) - len(missing)
        for task, table in crew(play_batch, [(settings, number, first, words, spread) for first in missing]):
            _keep_table(place / f"play-{task[2]:06}.npz", table)
            done += 1
            tell(min(settings.batch * done, settings.matches), settings.matches)

    def _played(self, number: int) -> Table:
        pieces = []
        for file in sorted(self._place(number).glob("play-*.npz")):
            with np.load(file) as archive:
                pieces.append({name: archive[name] for name in archive.files})
        return join(pieces)


def try_out(pair: Pair, matches: int, crew: Crew, tell: Callable[[int, int], None]) -> Verdict:
    """Matches of a pair, and what they come to."""
    outcomes: dict[int, Outcome] = {}
    for (_, number), outcome in crew(play, [(pair, number) for number in range(matches)]):
        outcomes[number] = outcome
        tell(len(outcomes), matches)
    return judge([outcomes[number] for number in range(matches)], pair.seats)


def _keep(place: Path, content: bytes) -> None:
    """Write a file, whole or not at all."""
    draft = place.with_name(f".{place.name}-{os.getpid()}")
    draft.write_bytes(content)
    draft.replace(place)


def _keep_array(place: Path, array: Any) -> None:
    draft = place.with_name(f".{os.getpid()}-{place.name}")
    np.save(draft, array)
    draft.replace(place)


def _keep_table(place: Path, table: Table) -> None:
    draft = place.with_name(f".{os.getpid()}-{place.name}")
    np.savez_compressed(draft, **table)  # type: ignore[arg-type]
    draft.replace(place)
