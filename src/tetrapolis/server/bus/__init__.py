"""How nodes and workers tell each other that a match has gone on: one contract; memory, sockets and Redis behind it."""

from .base import Bus, Heard
from .open import open_bus

__all__ = ["Bus", "Heard", "open_bus"]
