"""Connections by address: how many an address has, and how much time the server spends on reading from it."""

import asyncio
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Protocol

from raenke.server.safety import network_of

logger = logging.getLogger("raenke.server")
BURST = 0.02  # seconds of reading an address may take at once
SHORTEST = 0.01  # seconds until an address that has used up its share is read again
KEPT_MOST = 20_000
FILES_KEPT = 160  # of the files a process may open: for the database, and for connections that open or close
FILES_WANTED = 65_536
CONNECTIONS_TOTAL = 10_000


class Caller(Protocol):
    """A connection, as this module needs it."""

    def go_on(self) -> None: ...

    def cut(self) -> None: ...


@dataclass(eq=False)
class Neighbour:
    """One address: its connections, what is left of its share of reading, and which connections wait to be read."""

    connections: int = 0
    left: float = BURST
    at: float = 0.0
    waiting: deque[Caller] = field(default_factory=deque)
    is_waking: bool = False


class Neighbours:
    """All addresses. A trusted proxy carries many clients, so it is not counted as an address."""

    def __init__(
        self,
        most: int,
        total: int,
        share: float,
        proxies: Iterable[str] = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.most = most
        self.total = total
        self.share = share
        self.clock = clock
        self.open = 0
        self.idle: dict[Caller, None] = {}  # waiting for a request, the longest first
        self._known: OrderedDict[str, Neighbour] = OrderedDict()
        self._trusts_all = "*" in proxies
        self._proxies = [ip_network(proxy, strict=False) for proxy in proxies if proxy != "*"]
        self._has_warned = False
        self.is_proxy = lru_cache(1000)(self._is_proxy)

    def _is_proxy(self, host: str) -> bool:
        with suppress(ValueError):
            address = ip_address(host)
            return self._trusts_all or any(address in network for network in self._proxies)
        return self._trusts_all

    def at(self, host: str) -> Neighbour:
        address = network_of(host)
        found = self._known.get(address)
        if found is None:
            found = self._known[address] = Neighbour(at=self.clock())
            if len(self._known) > KEPT_MOST:
                self._forget()
        return found

    def has_room(self, neighbour: Neighbour | None) -> bool:
        """Is there room for one more connection? If all are taken, the one that is idle longest is cut."""
        if neighbour and 0 < self.most <= neighbour.connections:
            return False
        if self.open < self.total:
            return True
        oldest = next(iter(self.idle), None)
        if oldest is None:
            return False
        del self.idle[oldest]
        oldest.cut()
        return True

    def come(self, neighbour: Neighbour | None) -> None:
        self.open += 1
        if neighbour:
            neighbour.connections += 1

    def leave(self, neighbour: Neighbour | None) -> None:
        self.open -= 1
        if neighbour:
            neighbour.connections -= 1

    def may_read(self, neighbour: Neighbour | None) -> bool:
        if neighbour is None or self.share <= 0:
            return True
        self._refill(neighbour)
        return neighbour.left > 0

    def spend(self, neighbour: Neighbour | None, seconds: float) -> None:
        if neighbour is not None:
            neighbour.left -= seconds

    def wait(self, neighbour: Neighbour, caller: Caller) -> None:
        """Call `caller.go_on` when its address may be read again, first come, first served."""
        neighbour.waiting.append(caller)
        if not neighbour.is_waking:
            neighbour.is_waking = True
            self._wake_later(neighbour)

    def _wake_later(self, neighbour: Neighbour) -> None:
        delay = max(SHORTEST, -neighbour.left / self.share)
        asyncio.get_running_loop().call_later(delay, self._wake, neighbour)

    def _wake(self, neighbour: Neighbour) -> None:
        self._refill(neighbour)
        while neighbour.waiting and neighbour.left > 0:
            neighbour.waiting.popleft().go_on()
        neighbour.is_waking = bool(neighbour.waiting)
        if neighbour.is_waking:
            self._wake_later(neighbour)

    def _refill(self, neighbour: Neighbour) -> None:
        now = self.clock()
        neighbour.left = min(BURST, neighbour.left + (now - neighbour.at) * self.share)
        neighbour.at = now

    def _forget(self) -> None:
        """Forget addresses without connections whose share is full again: a new entry would be the same."""
        for address, neighbour in list(self._known.items()):
            self._refill(neighbour)
            if not neighbour.connections and neighbour.left >= BURST:
                del self._known[address]

    def notice(self, host: str, headers: Iterable[tuple[bytes, bytes]]) -> None:
        """Warn once if a proxy on this machine is not trusted because RAENKE_PROXIES does not name it."""
        if self._has_warned or self.is_proxy(host) or not is_loopback(host):
            return
        if any(name.startswith(b"x-forwarded-") for name, _ in headers):
            self._has_warned = True
            logger.warning("X-Forwarded-* of %s is not believed: name the proxy in RAENKE_PROXIES", host)


def is_loopback(host: str) -> bool:
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return False


def room() -> int:
    """How many connections there may be at once: raise the limit of open files, and keep some for other uses."""
    try:
        import resource
    except ImportError:  # on Windows
        return 400
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES_WANTED if most == resource.RLIM_INFINITY else min(most, FILES_WANTED)
    if now != resource.RLIM_INFINITY and now < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
            now = wanted
    files = FILES_WANTED if now == resource.RLIM_INFINITY else now
    return max(8, min(CONNECTIONS_TOTAL, files - FILES_KEPT))
