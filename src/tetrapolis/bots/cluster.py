"""Matches on a Ray cluster. A lost node loses nothing: its matches are played again, and each is counted once."""

from collections.abc import Iterator
from typing import Any

from tetrapolis.core.errors import BadOption

from .arena import Contest, Players, Result, play_match, prepare


def on_ray(address: str | None = None) -> Players:
    """Play on a running cluster (`address`, or RAY_ADDRESS), else on one started for this machine."""
    try:
        import ray
    except ImportError:
        raise BadOption("ray-missing") from None

    def play(contest: Contest, numbers: list[int]) -> Iterator[Result]:
        prepare(contest)
        if not ray.is_initialized():
            ray.init(address=address, log_to_driver=False, include_dashboard=False)
        task: Any = ray.remote(max_retries=-1, num_cpus=1)(play_match)
        resources: Any = ray.cluster_resources
        waiting = list(reversed(numbers))
        running: dict[Any, int] = {}
        while waiting or running:
            room = 2 * max(1, int(resources().get("CPU", 1))) - len(running)
            for _ in range(min(room, len(waiting))):
                number = waiting.pop()
                running[task.remote(contest, number)] = number
            ready, _ = ray.wait(list(running), num_returns=1, timeout=1.0)
            for job in ready:
                number = running.pop(job)
                try:
                    yield ray.get(job)
                except ray.exceptions.RayError:  # the node went down with the result: play it again
                    waiting.append(number)

    return play
