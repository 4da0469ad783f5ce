"""Many matches at once, for research: dealt, masked and played to the end on all cores."""

import itertools
import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import numpy.typing as npt

from .errors import BadOption
from .game import Game
from .numbers import bounded
from .seed import Seed
from .state import State, States

_MOST_STATES = 10_000_000
_MOST_SEED = (1 << 128) - _MOST_STATES - 1


def deal(game: Game, count: int, seats: int, options: Mapping[str, object] | None = None, first: int = 0) -> States:
    """`count` matches, set up from the seeds first, first + 1, ..."""
    count = bounded("count", count, 0, _MOST_STATES)
    first = bounded("first", first, 0, _MOST_SEED)
    states = np.repeat(game.template(seats, options), count)
    for i in range(count):
        Seed(first + i).start(states[i].rng)
        game.rules.setup(states[i])
    return states


def mask(game: Game, s: State, seat: int) -> npt.NDArray[np.bool_]:
    """One truth value per action id."""
    out = np.zeros(game.actions.count(s), np.bool_)
    out[game.legal(s, seat)] = True
    return out


def playouts(game: Game, states: States, number: int = 0, threads: int | None = None) -> npt.NDArray[np.int64]:
    """Play every state of the batch to its end, in place, on all cores; points [state, party, category].

    `number` chooses the random play; the result does not depend on the number of threads.
    """
    if not isinstance(states, np.ndarray) or states.dtype != game.dtype or states.ndim != 1:
        raise BadOption("bad-states", game=game.name)
    number = bounded("number", number, 0, (1 << 63) - 1)
    threads = None if threads is None else bounded("threads", threads, 1, 1024)
    parties = int(states["parties"].max()) if len(states) else 0
    scores = np.zeros((len(states), parties, len(game.spec.categories)), np.int64)
    workers = max(1, min(threads or os.cpu_count() or 1, len(states)))
    cuts = [len(states) * i // workers for i in range(workers + 1)]
    with ThreadPoolExecutor(workers) as pool:
        jobs = [
            pool.submit(game.kernels.playout_all, states[start:end], number, start, scores[start:end])
            for start, end in itertools.pairwise(cuts)
        ]
        for job in jobs:
            job.result()
    return scores
