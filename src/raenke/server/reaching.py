"""Where the server may go by itself: not into the host's own network, whatever a name turns out to mean."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network


@dataclass
class Way:
    """A way out: to public addresses and to these networks."""

    networks: tuple[Network, ...]
    led_inside: bool = False  # something wanted to go elsewhere, and could not


_way: ContextVar[Way | None] = ContextVar("way", default=None)  # None: no limit


class Inside(OSError):
    """A connection was about to go into the host's own network."""


def networks_of(text: str) -> tuple[Network, ...]:
    """The networks of a setting, which blanks or commas separate."""
    return tuple(ip_network(each, strict=False) for each in text.replace(",", " ").split())


@contextmanager
def outside(*networks: Network) -> Iterator[Way]:
    """Let this thread connect only to public addresses, and to these networks.

    The address is checked where the connection is made, so a name that means something else by then, or a page that
    sends somewhere else, is found out.
    """
    listen()
    way = Way(networks)
    before = _way.set(way)
    try:
        yield way
    finally:
        _way.reset(before)


@cache
def listen() -> None:
    """Python offers every connection of the process to this hook before it is made; a hook stays for good."""
    sys.addaudithook(_hear)


def _hear(event: str, arguments: tuple[Any, ...]) -> None:
    if event == "socket.connect":
        way = _way.get()
        if way and not is_outside(arguments[1], way.networks):
            way.led_inside = True
            raise Inside("this address is inside the host's own network")


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
    return address.is_global and not address.is_multicast and address not in TRANSLATED


TRANSLATED = ip_network("64:ff9b::/96")  # IPv4 by way of a translator
