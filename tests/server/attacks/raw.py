"""Connections as an attacker makes them: bytes, without a library that minds its manners; and a look at the server."""

import os
import select
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from tests.server.served import Served

PATIENCE = 15.0  # seconds; only what hangs needs them


def connected(server: Served, said: bytes = b"", source: str = "127.0.0.1", window: int = 0) -> socket.socket:
    port = int(server.address.partition(":")[2])
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 65536)  # what is taken is with the server, not on the way
    if window:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
    raw.settimeout(PATIENCE)
    raw.bind((source, 0))
    raw.connect(("127.0.0.1", port))
    raw.sendall(said)
    return raw


def head(method: str, path: str, *more: str) -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", "Host: localhost", *more, "", ""]).encode()


def answered(raw: socket.socket) -> str:
    """The status that comes, or nothing."""
    try:
        return raw.recv(4096)[9:12].decode("latin-1")
    except OSError:
        return ""


def is_cut(raw: socket.socket) -> bool:
    """Does the other side end it? What it said before is read."""
    try:
        while raw.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


def upgrade(table: str, *more: str) -> bytes:
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
    wanted = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", key)
    return head("GET", f"/api/tables/{table}/socket", *wanted, *more)


def websocket(server: Served, table: str, source: str = "127.0.0.1") -> socket.socket:
    """A WebSocket of nobody, after its first update."""
    raw = connected(server, upgrade(table), source)
    assert answered(raw) == "101"
    return raw


def frame(opcode: int, body: bytes = b"", is_last: bool = True) -> bytes:
    """Masked with zeros."""
    assert len(body) < 126
    return bytes([0x80 * is_last | opcode, 0x80 | len(body), 0, 0, 0, 0]) + body


def taken(raw: socket.socket, flood: bytes, patience: float = 3.0) -> int:
    """How many bytes of the flood are taken before nothing more is."""
    raw.setblocking(False)
    sent = 0
    while sent < len(flood) and select.select([], [raw], [], patience)[1]:
        try:
            sent += raw.send(flood[sent : sent + 65536])
        except OSError:
            break
    return sent


def health(server: Served, source: str = "127.0.0.2") -> str:
    """What somebody elsewhere is told."""
    with connected(server, head("GET", "/healthz", "Connection: close"), source) as raw:
        return answered(raw)


def memory(server: Served) -> int:
    """Bytes in use by the server's process."""
    assert server.process
    return int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def connections(server: Served) -> int:
    """How many sockets it has open; its database's files come and go."""
    assert server.process
    found = 0
    for file in Path(f"/proc/{server.process.pid}/fd").iterdir():
        with suppress(FileNotFoundError):  # it was closed meanwhile
            found += str(file.readlink()).startswith("socket:")
    return found


def until(is_so: Callable[[], bool]) -> bool:
    end = time.monotonic() + PATIENCE
    while not is_so():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def statuses(raw: socket.socket, patience: float = 3.0) -> list[str]:
    """Of all answers that come until it is cut, or silent for a while."""
    heard = b""
    raw.settimeout(patience)
    try:
        while data := raw.recv(65536):
            heard += data
    except OSError:
        pass
    return [part[:3].decode("latin-1") for part in heard.split(b"HTTP/1.1 ")[1:]]
