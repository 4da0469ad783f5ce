"""Which bus an address names."""

from .base import Bus
from .memory import MemoryBus


def open_bus(address: str | None) -> Bus:
    """`redis://...`, or none: this process alone."""
    if address:
        from .redis import RedisBus

        return RedisBus(address)
    return MemoryBus()
