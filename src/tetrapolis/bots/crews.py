"""Who does the work where there is much of it: this process, several of this machine, or a cluster (see `cluster`).

A crew takes a function and pieces of work, and gives back each piece with what came out, in any order.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Any

Work = Callable[[Any], Any]
Crew = Callable[[Work, Sequence[Any]], Iterable[tuple[Any, Any]]]


def here(work: Work, pieces: Sequence[Any]) -> Iterator[tuple[Any, Any]]:
    """Work in this process, one piece after the other."""
    for piece in pieces:
        yield piece, work(piece)


def on_cores(workers: int) -> Crew:
    """Work in processes of this machine."""

    def do(work: Work, pieces: Sequence[Any]) -> Iterator[tuple[Any, Any]]:
        with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
            running: dict[Future[Any], Any] = {}
            for piece in pieces:
                running[pool.submit(work, piece)] = piece
                if len(running) >= 2 * workers:
                    for job in wait(running, return_when=FIRST_COMPLETED).done:
                        yield running.pop(job), job.result()
            for job in wait(running).done:
                yield running.pop(job), job.result()

    return do
