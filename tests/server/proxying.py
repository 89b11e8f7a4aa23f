"""A proxy in front of a server: nginx with the lines of docs/hosting.md where it is installed, else a small one."""

import re
import shutil
import socket
import socketserver
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

HOSTING = Path(__file__).parent.parent.parent / "docs" / "hosting.md"
PATH = "/raenke"


@contextmanager
def proxied(folder: Path, port: int, upstream: int, strips: bool) -> Iterator[str]:
    """Shows the server below `/raenke`, at this port; says which proxy it is."""
    if nginx := shutil.which("nginx"):
        with running_nginx(nginx, folder, port, upstream, strips):
            yield "nginx"
    else:
        with Small(("127.0.0.1", port), upstream, strips) as small:
            threading.Thread(target=small.serve_forever, args=(0.05,), daemon=True).start()
            try:
                yield "small"
            finally:
                small.shutdown()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def as_documented(upstream: int, strips: bool) -> str:
    """The location that docs/hosting.md shows, with this port."""
    (block,) = re.findall(r"location / \{\n(.*?)\n    \}", HOSTING.read_text(), re.DOTALL)
    first, *lines = [line.strip() for line in block.splitlines()]
    assert first == "proxy_pass http://127.0.0.1:8390;"
    lines.insert(0, f"proxy_pass http://127.0.0.1:{upstream}{'/' if strips else ''};")
    return f"location {PATH}/ {{ {' '.join(lines)} }}"


@contextmanager
def running_nginx(nginx: str, folder: Path, port: int, upstream: int, strips: bool) -> Iterator[None]:
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = " ".join(f"{kind}_temp_path {folder / kind};" for kind in kinds)
    server = f"server {{ listen 127.0.0.1:{port}; {as_documented(upstream, strips)} }}"
    text = (
        f"daemon off; master_process off; pid {folder / 'pid'}; error_log {folder / 'nginx.log'};"
        f"events {{}} http {{ access_log off; {places} {server} }}"
    )
    (folder / "nginx.conf").write_text(text)
    command = [nginx, "-p", str(folder), "-e", str(folder / "nginx.log"), "-c", str(folder / "nginx.conf")]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
        try:
            until_open(port)
            yield
        finally:
            process.terminate()


def until_open(port: int) -> None:
    end = time.monotonic() + 30
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            assert time.monotonic() < end
            time.sleep(0.05)


class Small(socketserver.ThreadingTCPServer):
    """Passes on one request a connection, and then whatever comes, which is enough for a WebSocket."""

    daemon_threads = allow_reuse_address = True
    block_on_close = False

    def __init__(self, place: tuple[str, int], upstream: int, strips: bool) -> None:
        self.upstream, self.strips = upstream, strips
        super().__init__(place, Passing)


class Passing(socketserver.StreamRequestHandler):
    """One connection."""

    server: Small

    def handle(self) -> None:
        head = []
        while line := self.rfile.readline():
            if line in (b"\r\n", b"\n"):
                break
            head.append(line.decode("latin-1").rstrip("\r\n"))
        if not head:
            return
        with socket.create_connection(("127.0.0.1", self.server.upstream)) as there:
            there.sendall("\r\n".join([*self.told(head), "", ""]).encode("latin-1"))
            back = threading.Thread(target=pour, args=(there, self.connection), daemon=True)
            back.start()
            while data := self.rfile.read1(65536):
                there.sendall(data)
            back.join()

    def told(self, head: list[str]) -> list[str]:
        first, *headers = head
        method, target, version = first.split(" ")
        assert target.startswith(PATH)
        if self.server.strips:
            target = target.removeprefix(PATH)
        is_socket = any(each.lower().startswith("upgrade:") for each in headers)
        kept = [each for each in headers if is_socket or not each.lower().startswith("connection:")]
        more = ["X-Forwarded-For: 192.0.2.7", "X-Forwarded-Proto: http", *([] if is_socket else ["Connection: close"])]
        return [f"{method} {target} {version}", *kept, *more]


def pour(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
        target.shutdown(socket.SHUT_RDWR)
