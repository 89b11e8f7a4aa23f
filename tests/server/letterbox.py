"""A service that takes nudges: it keeps every request, and answers as it is told."""

import json
import threading
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


@dataclass
class Letter:
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def told(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.body)
        return found


@dataclass
class Letterbox:
    """Use it as a context manager."""

    letters: list[Letter] = field(default_factory=list)
    status: int = 200
    moved_to: str = ""
    may_answer: threading.Event = field(default_factory=threading.Event)
    came: threading.Condition = field(default_factory=threading.Condition)

    def __enter__(self) -> "Letterbox":
        box = self
        box.may_answer.set()

        class Taker(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                headers = {name.lower(): value for name, value in self.headers.items()}
                with box.came:
                    box.letters.append(Letter(self.path, headers, body))
                    box.came.notify_all()
                box.may_answer.wait(60)
                self.send_response(302 if box.moved_to else box.status)
                if box.moved_to:
                    self.send_header("Location", box.moved_to)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Taker)
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.may_answer.set()
        self.server.shutdown()
        self.server.server_close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}"

    def wait_for(self, count: int, seconds: float = 30) -> list[Letter]:
        """So many letters, or fail."""
        with self.came:
            assert self.came.wait_for(lambda: len(self.letters) >= count, seconds), self.letters
            return list(self.letters)
