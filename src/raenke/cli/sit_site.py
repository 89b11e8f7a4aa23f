"""The server behind a table's link: requests to it, and what is wrong if it does not answer."""

import json
from http.client import HTTPException
from ssl import SSLError
from typing import Any, NoReturn
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode, urlsplit
from urllib.request import Request, urlopen

from raenke.cli.shell import complain
from raenke.words import Words

EXAMPLE = "http://localhost:8390/t/abc"
PATIENCE = 20  # seconds


class Site:
    """A table of a server, and the guest who visits it."""

    def __init__(self, link: str, words: Words) -> None:
        self.link = link
        self.words = words
        self.secret = ""
        try:
            parts = urlsplit(link)
            is_link = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        except ValueError:  # the port is not a number
            is_link = False
        before, _, self.table = parts.path.rstrip("/").rpartition("/") if is_link else ("", "", "")
        if not before.endswith("/t") or not self.table:
            complain(words.text("sit-link", example=EXAMPLE, link=link))
        self.address = f"{parts.scheme}://{parts.netloc}{before.removesuffix('/t')}"

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.secret}"} if self.secret else {}

    def socket(self, seat: int | None) -> str:
        """The address of the table's WebSocket, as seen from one of the guest's seats."""
        query = {"texts": "false", "language": self.words.language} | ({} if seat is None else {"seat": seat})
        return f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket?{urlencode(query)}"

    def become_guest(self, name: str) -> None:
        self.secret = str(self.ask("/api/guests", {"name": name})["secret"])

    def is_known(self) -> bool:
        return self.ask("/api/guests/me")["guest"] is not None

    def look(self) -> dict[str, Any]:
        """The state of the table for this guest."""
        found: dict[str, Any] = self.ask(f"/api/tables/{self.table}/messages", texts="false")
        return found

    def ask(self, path: str, body: object = None, **query: str) -> Any:
        url = f"{self.address}{path}?{urlencode({'language': self.words.language, **query})}"
        written = None if body is None else json.dumps(body).encode()
        request = Request(url, written, {"Content-Type": "application/json", **self.headers})
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)
        except HTTPError as error:
            self.refuse(error)
        except URLError as error:
            self.miss(error.reason if isinstance(error.reason, OSError) else error)
        except (HTTPException, OSError) as error:
            self.miss(error)
        except ValueError as error:
            complain(self.words.text("sit-not-ours", site=self.address, why=str(error)))

    def refuse(self, error: HTTPError) -> NoReturn:
        """Complain in the server's own words, if it sends any."""
        try:
            refusal = json.load(error)
            reason, text = refusal["reason"], refusal["text"]
        except (ValueError, KeyError, TypeError, OSError):
            complain(self.words.text("sit-not-ours", site=self.address, why=f"HTTP {error.code}"))
        if reason == "server-refusal-not-found":
            complain(self.words.text("sit-no-table", link=self.link))
        complain(self.words.text("sit-refused", why=text))

    def miss(self, error: Exception) -> NoReturn:
        """Complain that no server answers, or that it speaks another protocol."""
        why = getattr(error, "strerror", None) or str(error) or type(error).__name__
        if isinstance(error, SSLError):
            plain = self.link.replace("https", "http", 1)
            complain(self.words.text("sit-no-tls", site=self.address, why=why, link=plain))
        complain(self.words.text("sit-no-server", site=self.address, why=why))
