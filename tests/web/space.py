"""A plain web space for a page without a server, and people who visit it."""

import http.server
import re
import threading
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Download

from tests.web.conftest import new_page
from tests.web.person import Person

PATH = "/some/where"
KEPT = """async language => {
    const mark = new URL(`kept/${language}`, location).href;
    while (!(await caches.match(mark))) await new Promise(go => setTimeout(go, 50));
}"""


class Files(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *args: Any) -> None:
        pass


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that leaves in the middle of a file is no fault."""


class Space:
    """`folder` holds the page below `PATH`; it can be closed and opened again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.server: Server | None = None
        self.open()

    @property
    def page(self) -> Path:
        return self.folder / PATH[1:]

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}{PATH}/"

    def open(self) -> None:
        self.server = Server(("127.0.0.1", self.port), partial(Files, directory=str(self.folder)))
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        if self.server:
            self.server.shutdown()
            self.server.server_close()
            self.server = None


class Visitor(Person):
    """Somebody at a page without a server; `strays` are requests for what lies elsewhere."""

    def __init__(self, context: BrowserContext, space: Space, language: str = "en") -> None:
        super().__init__(new_page(context), space.address, language=language)
        self.strays: list[str] = []
        context.on("request", lambda request: self._note(request.url))
        self.page.set_default_timeout(60_000)  # the engine starts in the same processors

    def _note(self, url: str) -> None:
        if not url.startswith((self.address, f"blob:{self.address.split('/some')[0]}", "data:")):
            self.strays.append(url)

    def begin_small(self, game: str) -> None:
        """A table of two against a bot, for as short a game as there is."""
        self.page.locator(f".game.{game} .more button", has_text="Set up a table").click()
        self.page.select_option("dialog .set:has-text('Players') select", "2")
        self.page.locator("dialog .detail > summary").click()
        length = {"kabale": "Rounds", "citadels": "Complete city"}[game]
        self.page.locator(f"dialog select[aria-label='{length}']").select_option(index=0)
        self.page.locator("dialog button.main").click()
        self.fill_with_bots()
        self.begin()

    def wait_until_kept(self) -> None:
        """Until this page no longer needs its web space."""
        self.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        self.page.evaluate(KEPT, self.language)

    def has_engine(self) -> None:
        self.page.wait_for_selector(".loading", state="detached")

    def saved(self, button: str) -> Download:
        with self.page.expect_download() as found:
            self.page.click(button)
        return found.value

    def settings(self) -> None:
        self.page.click(".bar button.set")
        self.page.locator("dialog details > summary").click()


def newer(page: Path) -> None:
    """The same page in a newer version, as the packer would write it over the old one."""
    worker = page / "sw.js"
    text = worker.read_text()
    version = re.search(r"[0-9a-f]{20}", text)
    assert version
    worker.write_text(text.replace(version[0], "f" * 20))
