"""A crew on a Ray cluster. A lost node loses nothing: its pieces are done again, and each counts once."""

from collections.abc import Iterator, Sequence
from typing import Any

from tetrapolis.core.errors import BadOption

from .crews import Crew, Work


def on_ray(address: str | None = None) -> Crew:
    """Work on a running cluster (`address`, or RAY_ADDRESS), else on one started for this machine."""
    try:
        import ray
    except ImportError:
        raise BadOption("ray-missing") from None

    def do(work: Work, pieces: Sequence[Any]) -> Iterator[tuple[Any, Any]]:
        if not ray.is_initialized():
            ray.init(address=address, log_to_driver=False, include_dashboard=False)
        task: Any = ray.remote(max_retries=-1, num_cpus=1)(_do)
        resources: Any = ray.cluster_resources
        waiting = list(reversed(pieces))
        running: dict[Any, Any] = {}
        while waiting or running:
            room = 2 * max(1, int(resources().get("CPU", 1))) - len(running)
            for _ in range(min(room, len(waiting))):
                piece = waiting.pop()
                running[task.remote(work, piece)] = piece
            ready, _ = ray.wait(list(running), num_returns=1, timeout=1.0)
            for job in ready:
                piece = running.pop(job)
                try:
                    yield piece, ray.get(job)
                except ray.exceptions.RayError:  # the node went down with the result: do it again
                    waiting.append(piece)

    return do


def _do(work: Work, piece: Any) -> Any:
    return work(piece)
