"""How much one address or one guest may ask for in a while."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable

from raenke.server.refusing import Refused

KEPT_MOST = 50_000


class Bucket:
    """So many at once, and so many more as time goes on; each key has its own."""

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.per_second = per_second
        self.burst = burst
        self.clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, key: str) -> float:
        """Take one: 0 if there was one to take, else the seconds until there is."""
        if self.per_second <= 0:
            return 0.0
        now = self.clock()
        left, at = self._left.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.per_second)
        if left < 1:
            self._left[key] = (left, now)
            return (1 - left) / self.per_second
        self._left[key] = (left - 1, now)
        if len(self._left) > KEPT_MOST:
            self._left.popitem(last=False)
        return 0.0


def check(bucket: Bucket, key: str) -> None:
    """Take one, or be refused and told when there is another."""
    wait = bucket.wait(key)
    if wait:
        raise Refused("server-refusal-too-many", seconds=math.ceil(wait))
