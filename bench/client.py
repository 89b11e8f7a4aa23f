"""Measure the web client: what its pages load, and how long until one can click.

`python -m bench.client` on an otherwise idle machine; opens each page several times with an empty cache.
"""

import argparse
import gzip
import statistics
import tempfile
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Response, sync_playwright

import raenke
from tests.web.browser import chosen
from tests.web.person import OWN_TURN, Person
from tests.web.serving import Serving

DIST = Path(raenke.__file__).parent / "web" / "dist"
TABLES = {"kabale": f"{OWN_TURN} .hold", "citadels": OWN_TURN}
# Where a page can be used: its address, and what is there then.
USABLE = {
    "start": ("/", ".game button.main:not([disabled])"),
    "learn": ("/learn/kabale/1", f"{OWN_TURN} .hold"),
    "rules": ("/rules/kabale", "main h2"),
    "lab": ("/lab/kabale", "main button"),
    "replay": ("/replay", "main input"),
    "yours": ("/yours", "main .button"),
}
# Notes when the selector first matches, by the browser's own clock, which starts with the navigation.
WATCH = """selector => new MutationObserver((_, watch) => {
    if (document.querySelector(selector)) { window.usableAt ??= performance.now(); watch.disconnect(); }
}).observe(document, { childList: true, subtree: true, attributes: true })"""


def loaded(page: Page, address: str, selector: str) -> tuple[float, dict[str, int]]:
    """Milliseconds until the selector matches, and the compressed size of each file the page loaded."""
    files: dict[str, int] = {}

    def note(response: Response) -> None:
        path = urlsplit(response.url).path
        if not path.startswith("/api/"):
            file = DIST / (path.lstrip("/") if path.startswith("/assets/") else "index.html")
            files[file.name] = len(gzip.compress(file.read_bytes(), 9))

    page.on("response", note)
    page.add_init_script(f"({WATCH})({selector!r})")
    page.goto(address)
    page.wait_for_function("() => window.usableAt")
    page.wait_for_load_state("networkidle")
    return float(page.evaluate("window.usableAt")), files


def measure(browser: Browser, name: str, address: str, times: int) -> str:
    moments = []
    for _ in range(times):
        context = browser.new_context(locale="en")
        person = Person(context.new_page(), address)
        if name in TABLES:
            person.play_now(name)
            person.play_until("lay" if name == "kabale" else "take")
            place, selector = person.page.url, TABLES[name]
        else:
            place, selector = address + USABLE[name][0], USABLE[name][1]
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})
        moment, files = loaded(page, place, selector)
        moments.append(moment)
        context.close()
    pictures = sum(size for file, size in files.items() if file.startswith(("pictures-", "signs-")))
    letters = sum(size for file, size in files.items() if file.endswith(".woff2"))
    page_only = sum(files.values()) - pictures - letters
    middle, slowest = statistics.median(moments), max(moments)
    sizes = f"{page_only / 1024:9.1f} {pictures / 1024:13.1f} {letters / 1024:12.1f}"
    return f"{name:9} {sizes} {middle:10.0f} {slowest:10.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=7)
    given = parser.parse_args()
    files = [path for path in DIST.rglob("*") if path.suffix in (".js", ".css", ".html")]
    plain = [path for path in files if not path.name.startswith(("pictures-", "signs-"))]
    whole = sum(len(gzip.compress(path.read_bytes(), 9)) for path in plain)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Serving(Path(folder))
        server.start()
        browser = playwright.chromium.launch(**chosen().launch())
        measure(browser, "start", server.address, 1)  # warms up the server and the browser
        print("page       KiB gzip  KiB pictures  KiB letters   median ms    most ms")
        for name in (*USABLE, *TABLES):
            print(measure(browser, name, server.address, given.times), flush=True)
        browser.close()
        server.stop()
    print(f"all but pictures and letters, four languages, both games and their rules: {whole / 1024:.0f} KiB gzip")


if __name__ == "__main__":
    main()
