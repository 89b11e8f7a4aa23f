"""The path below which browsers reach the server: the host's setting, or what a trusted proxy says of one request."""

import logging
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Send

logger = logging.getLogger("raenke.server")
BASE = "raenke base path"  # in the scope of a request: where it is, without a slash at its end
INGRESS = "raenke ingress"  # there too: a proxy shows this request inside its own pages
HEADER = b"x-ingress-path"
PART = re.compile(r"[A-Za-z0-9._~-]+")
LENGTH = 200


def check_base_path(path: str) -> str:
    """Advice if this cannot be a base path; empty if it can."""
    from raenke.server.wire_http import PAGES

    plain = path.rstrip("/")
    parts = plain.split("/")[1:]
    if "://" in path:
        return "write its path alone, like /raenke; RAENKE_ORIGINS takes the address"
    if plain and not plain.startswith("/"):
        return f"write it with a slash in front: /{plain}"
    if not all(PART.fullmatch(part) and part.strip(".") for part in parts) or len(plain) > LENGTH:
        return "write it like /raenke or /games/raenke, with letters, digits, dots, hyphens and _ alone"
    if parts and parts[0] in {"api", "assets", "healthz", "m", "metrics", "t", *PAGES}:
        return f"the server has pages of its own below /{parts[0]}; write another, like /raenke"
    return ""


def base_of(scope: Any) -> str:
    """Where browsers see the server for this request: empty, or like `/raenke`."""
    return str(scope.get(BASE, ""))


def place(scope: Any, base: str) -> bool:
    """Take the base path off a request, if the proxy has left it there. Did the request name the base path alone?"""
    base = scope.setdefault(BASE, base)
    path = scope["path"]
    if base and path.startswith(f"{base}/"):
        scope["path"] = path[len(base) :]
    return bool(base) and path == base


class Ingress:
    """Believes `X-Ingress-Path` of trusted proxies, as Home Assistant; stands where the peer is still known."""

    def __init__(self, app: "ASGIApp", is_proxy: Callable[[str], bool]) -> None:
        self.app = app
        self.is_proxy = is_proxy
        self.has_warned = False

    async def __call__(self, scope: Any, receive: "Receive", send: "Send") -> None:
        if scope["type"] in ("http", "websocket"):
            said = next((value for name, value in scope["headers"] if name == HEADER), b"")
            if said and scope.get("client") and self.is_proxy(scope["client"][0]):
                self.note(scope, said.decode("latin-1").rstrip("/"))
        await self.app(scope, receive, send)

    def note(self, scope: Any, path: str) -> None:
        parts = path.split("/")
        is_path = parts[0] == "" and all(PART.fullmatch(part) and part.strip(".") for part in parts[1:])
        if is_path and len(path) <= LENGTH:
            scope[BASE], scope[INGRESS] = path, True
        elif not self.has_warned:
            self.has_warned = True
            logger.warning("a proxy sends an X-Ingress-Path that is not a path; it is not believed")
