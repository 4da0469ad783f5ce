"""What the server counts, for Prometheus. No labels that name people or matches."""

import bisect
import itertools
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Tally:
    """A counter that costs the event loop little: the library takes a lock and six calls for one more."""

    def __init__(self, name: str, meaning: str, registry: CollectorRegistry) -> None:
        self._name, self._meaning = name, meaning
        self.count = 0
        registry.register(self)

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily(self._name, self._meaning, self.count)


class Timings:
    """A histogram that costs the event loop little: the library's locks and loops take longer than a game's rules."""

    def __init__(self, name: str, meaning: str, registry: CollectorRegistry) -> None:
        self._name, self._meaning = name, meaning
        self._counts = [0] * (len(_SECONDS) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        self._counts[bisect.bisect_left(_SECONDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[Metric]:
        limits = (*map(str, _SECONDS), "+Inf")
        buckets = list(zip(limits, itertools.accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._meaning, buckets, self._sum)


class Metrics:
    """The counters of one node, or of one worker, whose number is then a label of all of them."""

    def __init__(self, worker: int | None = None) -> None:
        self._registry = CollectorRegistry()
        self._labels = {} if worker is None else {"worker": str(worker)}
        self.requests = self._counter("requests", "HTTP requests by method and status", "method", "status")
        self.refused = self._counter("refused", "Commands refused over sockets, by error", "error")
        self.quota_refused = self._counter("quota_refused", "What was too much for one person or address", "quota")
        self.commands = Tally("tetrapolis_commands", "Commands written to logs", self._registry)
        self.command_seconds = self._timings("command", "From a command's arrival until it is durable and told")
        self.commit_seconds = self._timings("commit", "What the store takes to write an entry durably")
        self.store_errors = self._counter("store_errors", "Questions to the store that failed")
        self.loop_lag = self._seconds("loop_lag", "How late the event loop is: what one request makes others wait")
        self.pool_waiting = self._gauge("pool_waiting", "Pieces of work that wait for a thread", "pool")
        self.pool_seconds = self._seconds("pool", "What a piece of work takes in its thread", "pool")
        self.keeper_failures = self._counter("keeper_failures", "Rounds of background work that failed", "keeper")
        self.keeper_worked = self._gauge(
            "keeper_worked", "When background work last went well, or began, in seconds since 1970", "keeper"
        )
        self.sockets = self._gauge("sockets", "Open sockets")
        self.connections = self._gauge("connections", "Open connections")
        self.rooms = self._gauge("rooms", "Matches in memory")

    def _counter(self, name: str, meaning: str, *labels: str) -> Counter:
        return Counter(f"tetrapolis_{name}", meaning, labels, registry=self._registry)

    def _gauge(self, name: str, meaning: str, *labels: str) -> Gauge:
        return Gauge(f"tetrapolis_{name}", meaning, labels, registry=self._registry)

    def _seconds(self, name: str, meaning: str, *labels: str) -> Histogram:
        return Histogram(f"tetrapolis_{name}_seconds", meaning, labels, buckets=_SECONDS, registry=self._registry)

    def _timings(self, name: str, meaning: str) -> Timings:
        return Timings(f"tetrapolis_{name}_seconds", meaning, self._registry)

    def page(self) -> bytes:
        return generate_latest(self)

    def collect(self) -> Iterator[Metric]:
        for metric in self._registry.collect():
            metric.samples = [one._replace(labels=self._labels | dict(one.labels)) for one in metric.samples]
            yield metric
