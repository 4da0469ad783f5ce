"""How much one address or one person may ask for: buckets that fill with time."""

import time


class Bucket:
    """`rate` a second on average, `burst` at once."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self, cost: float = 1.0) -> float:
        """Take as much as it costs, if there is as much: 0; else the seconds until there is."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < cost:
            return (cost - self._left) / self._rate
        self._left -= cost
        return 0.0

    @property
    def full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self._rate >= self._burst


class Buckets:
    """A bucket for everybody who asks; full ones are forgotten, so that strangers do not fill the memory."""

    _MOST = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str, cost: float = 1.0) -> float:
        """0 if it may be done now, else the seconds to wait."""
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self._MOST:
                self._buckets = {name: one for name, one in self._buckets.items() if not one.full}
            bucket = self._buckets[who] = Bucket(self._rate, self._burst)
        return bucket.take(cost)
