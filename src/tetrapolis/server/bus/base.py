"""The contract of a bus: short notes to everybody who listens, on all nodes.

A note says only that something is new; what it is stands in the store. So a note that gets lost delays, and harms
nothing: whoever listens looks into the store from time to time anyway.
"""

from collections.abc import Callable
from typing import Protocol

Heard = Callable[[str, str], None]  # topic, note


class Bus(Protocol):
    """Notes by topic. Whoever sends hears the own notes too."""

    is_shared: bool  # whether anybody else can hear them

    async def start(self, heard: Heard) -> None:
        """Listen; `heard` is called in the event loop for every note of a topic that was asked for."""

    async def close(self) -> None: ...

    async def listen(self, topic: str) -> None: ...

    async def forget(self, topic: str) -> None: ...

    async def tell(self, topic: str, note: str) -> None:
        """Send a note. It may get lost while the bus is away; sending never fails for that."""

    async def ready(self) -> bool: ...
