"""Which bus an address names."""

from ..errors import ServerError
from .base import Bus
from .memory import MemoryBus


def open_bus(address: str | None) -> Bus:
    """`redis://...`, or none: this process alone."""
    if address:
        try:
            from .redis import RedisBus
        except ImportError:
            raise ServerError("nodes-missing") from None
        try:
            return RedisBus(address)
        except ValueError:  # it may hold a password: it is not repeated
            raise ServerError("bus-address") from None
    return MemoryBus()
