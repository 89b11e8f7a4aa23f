"""Where the server may go by itself: not into the host's own network, whatever a name turns out to mean."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from socket import SHUT_RDWR, socket
from threading import Event, Thread
from typing import Any

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
AGAIN_AFTER = 0.5  # seconds


@dataclass
class Way:
    """A way out: to public addresses and to these networks."""

    networks: tuple[Network, ...]
    led_inside: bool = False  # something wanted to go elsewhere, and could not
    is_over: bool = False
    connections: list[socket] = field(default_factory=list)
    done: Event = field(default_factory=Event)

    def end_after(self, seconds: float) -> None:
        """End the connections then, also one that is only made while they are ended."""
        while not self.done.wait(AGAIN_AFTER if self.is_over else seconds):
            self.is_over = True
            for each in list(self.connections):
                with suppress(OSError):  # it has ended by itself
                    each.shutdown(SHUT_RDWR)


_way: ContextVar[Way | None] = ContextVar("way", default=None)  # None: no limit


class Inside(OSError):
    """A connection was about to go into the host's own network."""


def networks_of(text: str) -> tuple[Network, ...]:
    """The networks of a setting, which blanks or commas separate."""
    return tuple(ip_network(each, strict=False) for each in text.replace(",", " ").split())


@contextmanager
def outside(*networks: Network, seconds: float = 60) -> Iterator[Way]:
    """Let this thread connect only to public addresses, and to these networks, and to none for longer than this.

    The address is checked where the connection is made, so a name that means something else by then, or a page that
    sends somewhere else, is found out. A limit on each wait alone would not do: who answers letter by letter could keep
    the thread for ever.
    """
    listen()
    way = Way(networks)
    before = _way.set(way)
    Thread(target=way.end_after, args=(seconds,), name="way out", daemon=True).start()
    try:
        yield way
    finally:
        _way.reset(before)
        way.done.set()
        for each in way.connections:
            each.close()


@cache
def listen() -> None:
    """Python offers every connection of the process to this hook before it is made; a hook stays for good."""
    sys.addaudithook(_hear)


def _hear(event: str, arguments: tuple[Any, ...]) -> None:
    if event == "socket.connect":
        way = _way.get()
        if way is None:
            return
        if way.is_over:
            raise TimeoutError("it took too long")
        if not is_outside(arguments[1], way.networks):
            way.led_inside = True
            raise Inside("this address is inside the host's own network")
        way.connections.append(arguments[0].dup())  # TLS takes the other one away


def is_outside(place: Any, networks: tuple[Network, ...]) -> bool:
    """Is this, as a socket is given it, a public address or in one of the networks?"""
    try:
        address: Address = ip_address(place[0].partition("%")[0])
    except (TypeError, IndexError, AttributeError, ValueError):  # the path of a Unix socket, or a name
        return False
    if isinstance(address, IPv6Address):
        if address.sixtofour or address.teredo:  # an IPv4 address that a router may unpack
            return False
        address = address.ipv4_mapped or address
    if any(address in network for network in networks):
        return True
    return address.is_global and not address.is_multicast and not any(address in each for each in UNWANTED)


# What Python calls global: IPv4 by way of a translator or within an address, networks of a site, routes within a
# provider's network, and addresses of documents.
INNER = ("64:ff9b::/96", "64:ff9b:1::/48", "::/96", "::ffff:0:0:0/96", "fec0::/10", "5f00::/16", "3fff::/20")
UNWANTED = tuple(ip_network(each) for each in INNER)
