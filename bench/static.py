"""Measure a page without a server: how long until the first own move, at the first visit and later, and what it weighs.

`python -m bench.static` on an otherwise idle machine; the web space is Python's own, which compresses nothing.
"""

import argparse
import gzip
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.web.browser import chosen
from tests.web.person import OWN_TURN
from tests.web.space import PATH, Space, Visitor

SETTINGS = "localStorage.setItem('raenke-settings', JSON.stringify({speed: 'instant', language: 'en'}))"
LATER = 3  # visits after the first
Taken = tuple[float, float]
MOVE = {"kabale": f"{OWN_TURN} .hold[aria-disabled='false']", "citadels": OWN_TURN}


def spent(browser: Browser) -> float:
    """Seconds of computing of all the browser's processes, which a busy machine does not lengthen."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    return float(sum(each["cpuTime"] for each in told["processInfo"]))


def first_move(browser: Browser, person: Visitor, game: str) -> tuple[float, float]:
    """Seconds from the address until somebody who plays at once may move, and how many of computing."""
    computed, begun = spent(browser), time.perf_counter()
    person.click_play_now(game)
    person.page.wait_for_selector(MOVE[game])
    return time.perf_counter() - begun, spent(browser) - computed


def visits(browser: Browser, space: Space, game: str) -> tuple[Taken, list[Taken]]:
    """The first visit of a new browser, and the next ones, without a network."""
    context = browser.new_context(locale="en")
    context.add_init_script(SETTINGS)
    person = Visitor(context, space)
    first = first_move(browser, person, game)
    person.wait_until_kept()
    space.close()
    later = []
    for _ in range(LATER):
        person.page.goto("about:blank")
        later.append(first_move(browser, person, game))
    space.open()
    context.close()
    return first, later


def weights(page: Path) -> dict[str, tuple[int, int]]:
    """Bytes as they lie there and after gzip: the engine, and everything else."""
    found = {"engine": [0, 0], "all the rest": [0, 0]}
    for path in page.rglob("*"):
        if path.is_file():
            part = found["engine" if path.parent.name == "engine" else "all the rest"]
            content = path.read_bytes()
            part[0] += len(content)
            part[1] += min(len(content), len(gzip.compress(content, 9)))
    return {name: (plain, packed) for name, (plain, packed) in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        page = Path(folder) / PATH[1:]
        subprocess.run([sys.executable, "-m", "raenke", "static", str(page)], check=True)
        for name, (plain, packed) in weights(page).items():
            print(f"{name:12} {plain / 1e6:5.2f} MB, {packed / 1e6:5.2f} MB after gzip")
        space = Space(Path(folder))
        browser = playwright.chromium.launch(**chosen().launch())
        print("first own move   first visit s   worst   computing s   later s   worst   computing s")
        for game in MOVE:
            found = [visits(browser, space, game) for _ in range(given.times)]
            told = "".join(
                f"{statistics.median(wall):12.1f} {max(wall):8.1f} {statistics.median(computing):13.1f}"
                for wall, computing in (
                    zip(*(first for first, _ in found), strict=True),
                    zip(*(each for _, later in found for each in later), strict=True),
                )
            )
            print(f"{game:14} {told}", flush=True)
        browser.close()
        space.close()


if __name__ == "__main__":
    main()
