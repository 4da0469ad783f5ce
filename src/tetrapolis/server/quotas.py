"""How much one person and one address may ask for. Guests are free to make, so nothing is limited by person alone.

Every limit is a share of the setting `rate`: what fills a bucket in a second, and what it holds. Requests cost one;
what takes long costs the seconds that it took, which are known only afterwards: what is expected is paid at once, and a
bucket may be overdrawn.
"""

import contextlib
import functools
import ipaddress
from collections import Counter
from collections.abc import Callable, Iterator
from time import monotonic
from typing import NamedTuple

from .errors import TooFast
from .metrics import Metrics


class Asker(NamedTuple):
    """Who asks, and from where."""

    address: str
    user: str | None = None


class Limit(NamedTuple):
    """Shares of the rate: a second's worth and what can be had at once, for a person and for an address."""

    rate: float
    burst: float
    address_rate: float
    address_burst: float
    least: float = 0.0  # that can be had at once, however low the rate
    expected: float = 0.0  # what is paid for something before it is known how much it takes


LIMITS = {
    "requests": Limit(1, 3, 1, 3),
    "messages": Limit(1, 3, 4, 12),  # over sockets
    "creations": Limit(1 / 200, 1 / 2, 1 / 50, 2, least=5),
    "passwords": Limit(1 / 800, 1 / 8, 1 / 400, 1 / 8, least=5),  # for an account's name, and for an address
    # For a name from one address: so slow that nobody alone uses up what there is for the name and keeps its owner out.
    "guesses": Limit(1 / 2400, 1 / 10, 1 / 400, 1 / 8, least=4),
    "own data": Limit(1 / 4000, 1 / 8, 1 / 1000, 1 / 2, least=3),  # handed out, or forgotten
    "looks": Limit(1 / 400, 1 / 40, 1 / 160, 1 / 16, least=0.2, expected=0.02),  # seconds: previews, replays, undos
    "hints": Limit(1 / 200, 1 / 8, 1 / 100, 1 / 4, least=1, expected=0.5),  # seconds
    "analyses": Limit(1 / 400, 1 / 4, 1 / 200, 1 / 2, least=5, expected=2),  # seconds
}
_WAIT_FOR_OTHERS = 30.0  # seconds: when to come again where something has to end first


@functools.lru_cache(maxsize=1 << 14)
def party(address: str) -> str:
    """Whom an address stands for: in IPv6, everybody has a whole network."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        mapped = found.ipv4_mapped
        return str(mapped) if mapped else str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def _names(asker: Asker) -> list[str]:
    """What is counted: the address, and the person if there is one."""
    return [party(asker.address), *([asker.user] if asker.user is not None else [])]


class Bucket:
    """`rate` a second on average, `burst` at once."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = monotonic()

    def wait(self, cost: float, now: float) -> float:
        """Seconds until there is as much; 0 if there is now."""
        left = self._left + (now - self._at) * self._rate
        self._left = left = self._burst if left > self._burst else left
        self._at = now
        return 0.0 if left >= cost else (cost - left) / self._rate

    def spend(self, cost: float) -> None:
        self._left -= cost

    @property
    def full(self) -> bool:
        return self.wait(self._burst, monotonic()) == 0


class Quotas:
    """The buckets of everybody who asks; full ones are forgotten, so that strangers do not fill the memory."""

    _MOST = 20_000

    def __init__(self, rate: int, sockets: int, metrics: Metrics) -> None:
        self._rate = rate
        self._metrics = metrics
        # what may exist at the same time, for a person and for an address
        self._most = {
            "bot matches": (max(1, rate // 10), max(1, rate // 4)),
            "analyses": (max(2, rate // 10), max(2, rate // 5)),
            "sockets": (max(2, sockets // 5), sockets),
        }
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._held: Counter[tuple[str, str]] = Counter()

    def take(self, quota: str, asker: Asker, cost: float = 1.0) -> None:
        """Pay what it costs; TooFast, and nothing is paid, if that is too much now."""
        for bucket in self._check(quota, asker, cost):
            bucket.spend(cost)

    def check(self, quota: str, asker: Asker) -> None:
        """Whether something may begin whose cost is not known yet; see `begin`."""
        self._check(quota, asker, 0.0)

    def begin(self, quota: str, asker: Asker) -> Callable[[float], None]:
        """Pay what is expected, or TooFast; to be called with what it has cost, once it is known."""
        self.check(quota, asker)
        expected = LIMITS[quota].expected
        self.charge(quota, asker, expected)
        return lambda cost: self.charge(quota, asker, cost - expected)

    def charge(self, quota: str, asker: Asker, cost: float) -> None:
        for bucket in self._buckets_of(quota, asker):
            bucket.spend(cost)

    @contextlib.contextmanager
    def held(self, quota: str, asker: Asker) -> Iterator[None]:
        """One of what may exist at the same time, for as long as it does."""
        self.hold(quota, asker)
        try:
            yield
        finally:
            self.let_go(quota, asker)

    def hold(self, quota: str, asker: Asker) -> None:
        if not self.room(quota, asker):
            raise self._refused(quota, _WAIT_FOR_OTHERS)
        self._held.update((quota, who) for who in _names(asker))

    def room(self, quota: str, asker: Asker) -> bool:
        """Whether one more of what may exist at the same time may."""
        most = zip(_names(asker), reversed(self._most[quota]), strict=False)
        return all(self._held[quota, who] < number for who, number in most)

    def let_go(self, quota: str, asker: Asker) -> None:
        for who in _names(asker):
            self._held[quota, who] -= 1
            if not self._held[quota, who]:
                del self._held[quota, who]

    def _check(self, quota: str, asker: Asker, cost: float) -> tuple[Bucket, ...]:
        buckets, now = self._buckets_of(quota, asker), monotonic()
        longest = 0.0
        for bucket in buckets:
            if (wait := bucket.wait(cost, now)) > longest:
                longest = wait
        if longest:
            raise self._refused(quota, longest)
        return buckets

    def _refused(self, quota: str, wait: float) -> TooFast:
        self._metrics.quota_refused.labels(quota).inc()
        return TooFast(wait)

    def _buckets_of(self, quota: str, asker: Asker) -> tuple[Bucket, ...]:
        address = self._bucket(quota, party(asker.address), is_person=False)
        return (address,) if asker.user is None else (address, self._bucket(quota, asker.user, is_person=True))

    def _bucket(self, quota: str, who: str, is_person: bool) -> Bucket:
        bucket = self._buckets.get((quota, who))
        if bucket is None:
            if len(self._buckets) >= self._MOST:
                self._buckets = {name: one for name, one in self._buckets.items() if not one.full}
            limit = LIMITS[quota]
            rate, burst = (limit.rate, limit.burst) if is_person else (limit.address_rate, limit.address_burst)
            bucket = self._buckets[quota, who] = Bucket(rate * self._rate, max(limit.least, burst * self._rate))
        return bucket
