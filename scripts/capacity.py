"""What a site holds, by a simulation of its queues with costs that `tetrapolis bench --server --json` has measured.

python scripts/capacity.py BENCH.json [--delay MS]

First the run that was measured is simulated, as a check; then, for people who think 5, 15 and 60 seconds on average,
how many tables one worker holds so that 99 of 100 choices are told to the other one within the delay.
"""

import argparse
import heapq
import random
import statistics
from collections import deque
from dataclasses import dataclass
from pathlib import Path

import msgspec

_CHECKED = 0.55  # of what a choice takes in the event loop, before it is written; the rest is to tell it
_WRITER = 0.15  # of what a choice takes in all, in the thread that writes
_ROW = 0.5  # of that for the choice itself, the other half for the commit that it shares with others
_COMMIT = 0.002  # seconds until a commit is on the disk
_THINKING = (5.0, 15.0, 60.0)
_PEOPLE = 2  # at a table, in turns
_WARM = 0.3  # of the simulated time, not counted


@dataclass(frozen=True)
class Costs:
    """Seconds of one choice, and of one commit."""

    check: float
    tell: float
    row: float
    commit: float

    @classmethod
    def of(cls, choice: float) -> "Costs":
        loop, writer = choice * (1 - _WRITER), choice * _WRITER
        return cls(loop * _CHECKED, loop * (1 - _CHECKED), writer * _ROW, _COMMIT)


@dataclass(frozen=True)
class Outcome:
    """What came of a simulation."""

    choices_per_second: float
    p50: float
    p99: float


class Worker:
    """An event loop that works in rounds, and a writer that takes all that waits."""

    def __init__(self, costs: Costs, tables: int, thinking: float, seconds: float, seed: int = 1) -> None:
        self._costs, self._thinking, self._until = costs, thinking, seconds
        self._chance = random.Random(seed)
        self._events: list[tuple[float, int, str, list[float]]] = []
        self._count = 0
        self._arrived: deque[float] = deque()  # when they came
        self._committed: deque[float] = deque()
        self._waiting: list[float] = []  # to be written
        self._loop_busy = self._writer_busy = False
        self._told: list[tuple[float, float]] = []
        for _ in range(tables):
            self._plan(self._pause(), "arrive", [])

    def _pause(self) -> float:
        return self._chance.expovariate(1 / self._thinking) if self._thinking else 0.0

    def _plan(self, when: float, what: str, choices: list[float]) -> None:
        self._count += 1
        heapq.heappush(self._events, (when, self._count, what, choices))

    def run(self) -> Outcome:
        while self._events and self._events[0][0] < self._until:
            now, _, what, choices = heapq.heappop(self._events)
            getattr(self, f"_{what}")(now, choices)
            self._begin_round(now)
            self._begin_commit(now)
        counted = [wait for when, wait in self._told if when > self._until * _WARM]
        cuts = statistics.quantiles(counted, n=100) if len(counted) > 1 else [0.0] * 99
        return Outcome(len(counted) / (self._until * (1 - _WARM)), cuts[49], cuts[98])

    def _arrive(self, now: float, _: list[float]) -> None:
        self._arrived.append(now)

    def _begin_round(self, now: float) -> None:
        """All that has come by now: choices are checked, and those that are on the disk are told."""
        if self._loop_busy or not (self._arrived or self._committed):
            return
        self._loop_busy = True
        end = now
        for begun in self._committed:
            end += self._costs.tell
            self._told.append((end, end - begun))
            self._plan(end + self._pause(), "arrive", [])
        self._committed.clear()
        end += self._costs.check * len(self._arrived)
        self._plan(end, "round_over", list(self._arrived))
        self._arrived.clear()

    def _round_over(self, _: float, choices: list[float]) -> None:
        self._loop_busy = False
        self._waiting += choices

    def _begin_commit(self, now: float) -> None:
        if self._writer_busy or not self._waiting:
            return
        self._writer_busy = True
        self._plan(now + self._costs.commit + self._costs.row * len(self._waiting), "commit_over", self._waiting)
        self._waiting = []

    def _commit_over(self, _: float, choices: list[float]) -> None:
        self._writer_busy = False
        self._committed.extend(choices)


def most_tables(costs: Costs, thinking: float, delay: float) -> tuple[int, Outcome]:
    """The most tables of one worker whose people wait no longer; found by halving."""
    least, most = 1, int(thinking / (costs.check + costs.tell)) + 2
    found = Outcome(0, 0, 0)
    while most - least > max(1, least // 100):
        middle = (least + most) // 2
        outcome = Worker(costs, middle, thinking, max(20.0, 3 * thinking)).run()
        if outcome.p99 <= delay:
            least, found = middle, outcome
        else:
            most = middle
    return least, found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("measured", type=Path, help="what the bench has printed")
    parser.add_argument("--delay", type=float, default=100.0, help="milliseconds that 99 of 100 wait at the most")
    chosen = parser.parse_args()
    measured = msgspec.json.decode(chosen.measured.read_bytes())
    saturated = measured["saturated"]
    costs = Costs.of(saturated["server_cpu_share"] / saturated["actions_per_second"])
    print(f"measured: a choice takes {1e6 * (costs.check + costs.tell):.0f} us of the event loop")
    check = Worker(costs, measured["tables"], 0.0, 10.0).run()
    print(
        f"{measured['tables']} tables without pauses: simulated {check.choices_per_second:.0f} choices a second, p50"
        f" {1000 * check.p50:.0f} ms; measured {saturated['actions_per_second']:.0f}, {saturated['p50_ms']:.0f} ms"
    )
    for thinking in _THINKING:
        tables, outcome = most_tables(costs, thinking, chosen.delay / 1000)
        print(
            f"{thinking:.0f} s to think: {tables} tables, {_PEOPLE * tables} people,"
            f" {outcome.choices_per_second:.0f} choices a second, p50 {1000 * outcome.p50:.0f} ms,"
            f" p99 {1000 * outcome.p99:.0f} ms"
        )


if __name__ == "__main__":
    main()
