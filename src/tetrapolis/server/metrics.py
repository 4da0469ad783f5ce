"""What the server counts, for Prometheus. No labels that name people or matches."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The counters of one node."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.requests = Counter(
            "tetrapolis_requests", "HTTP requests by method and status", ["method", "status"], registry=self._registry
        )
        self.refused = Counter(
            "tetrapolis_refused", "Commands refused over sockets, by error", ["error"], registry=self._registry
        )
        self.commands = Counter("tetrapolis_commands", "Commands written to logs", registry=self._registry)
        self.command_seconds = Histogram(
            "tetrapolis_command_seconds",
            "From a command's arrival until it is durable and told",
            buckets=_SECONDS,
            registry=self._registry,
        )
        self.sockets = Gauge("tetrapolis_sockets", "Open sockets", registry=self._registry)
        self.rooms = Gauge("tetrapolis_rooms", "Matches in memory", registry=self._registry)

    def page(self) -> bytes:
        return generate_latest(self._registry)
