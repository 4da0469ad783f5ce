"""Which bus an address names."""

from ..errors import ServerError
from ..worker import Worker
from .base import Bus
from .local import LocalBus
from .memory import MemoryBus


def open_bus(address: str | None, worker: Worker | None = None) -> Bus:
    """`redis://...`, or none: this process alone, or this machine's workers."""
    if address:
        try:
            from .redis import RedisBus
        except ImportError:
            raise ServerError("nodes-missing") from None
        try:
            return RedisBus(address)
        except ValueError:  # it may hold a password: it is not repeated
            raise ServerError("bus-address") from None
    return MemoryBus() if worker is None else LocalBus(worker.shared.notes, worker.number)
