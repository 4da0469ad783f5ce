"""Matches on a Ray cluster of two nodes, one of which is lost in the middle."""

import importlib
import threading
import time
from typing import Any

from tetrapolis.bots.arena import Arena, Contest
from tetrapolis.bots.cluster import on_ray
from tetrapolis.bots.crews import here

CONTEST = Contest("world_monuments", ("search:15", "greedy"))
GAMES = 24


def test_a_lost_node_loses_no_match_and_none_is_counted_twice() -> None:
    ray: Any = importlib.import_module("ray")
    start: Any = importlib.import_module("ray.cluster_utils").Cluster
    cluster = start(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    lost = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    ray.init(address=cluster.address, log_to_driver=False)
    try:
        arena = Arena(CONTEST)
        removed = threading.Event()

        def watch(done: int, total: int) -> None:
            if done >= 4 and not removed.is_set():
                removed.set()
                cluster.remove_node(lost, allow_graceful=False)

        table = arena.run(GAMES, on_ray(), watch)
        assert removed.is_set()
        assert sorted(arena.results) == list(range(GAMES))
        expected = Arena(CONTEST).run(GAMES, here)
        for one, other in zip(table, expected, strict=True):
            assert (one.entrant, one.games, one.mean_score) == (other.entrant, other.games, other.mean_score)
    finally:
        ray.shutdown()
        cluster.shutdown()
        time.sleep(0.1)
