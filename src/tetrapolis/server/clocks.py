"""How long people may think: not limited, so long for each choice, or a reserve that grows with every choice.

All times are milliseconds of the log, so a clock needs nothing but the log: it survives any restart.
"""

from typing import Literal

import msgspec

_DAY = 86400
_ABSENT = 1000 * _DAY  # without a clock, who has not chosen for a day may be replaced


class Clock(msgspec.Struct, frozen=True):
    """The rule; seconds for each choice, or of the reserve and its increment."""

    kind: Literal["none", "move", "reserve"] = "none"
    seconds: int = 0
    increment: int = 0

    def check(self) -> bool:
        if self.kind == "none":
            return self.seconds == 0 and self.increment == 0
        if self.kind == "move" and self.increment != 0:
            return False
        return 1 <= self.seconds <= 30 * _DAY and 0 <= self.increment <= _DAY

    def start(self) -> int:
        """What a seat has at the beginning."""
        return 1000 * self.seconds

    def after(self, left: int, used: int) -> int:
        """What a seat has left after a choice that took so long."""
        if self.kind == "reserve":
            return max(0, left - used) + 1000 * self.increment
        return 1000 * self.seconds

    def limit(self, left: int, since: int) -> int:
        """From when on a seat that has been choosing since then may be replaced by a bot."""
        return since + (_ABSENT if self.kind == "none" else left)
