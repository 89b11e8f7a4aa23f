"""Take the pictures of the table in the README from the real page: `python -m tools.portrait`.

A greedy bot plays the seat of the person in the browser up to a moment with something to see, always the same.
"""

import base64
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Page, sync_playwright

from raenke import bot_named, games
from tests.web.browser import chosen, give_driver_node
from tests.web.conftest import new_page
from tests.web.person import Person
from tests.web.scripted import READ
from tests.web.serving import Serving

FOLDER = Path(__file__).parent.parent / "docs"
GAME, SEATS, ROUND = "citadels", 4, 8
SIZE = {"width": 1600, "height": 1000}
QUALITY = 0.82
STILL = "() => document.getAnimations().every(each => each.playState !== 'running')"
# The browser itself writes WebP: no other library is wanted for it.
TO_WEBP = """async ([shot, quality]) => {
    const image = new Image();
    image.src = `data:image/png;base64,${shot}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d').drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({type: 'image/webp', quality});
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
}"""


def play(person: Person, table: str) -> None:
    """Up to an own turn in the round wanted."""
    game = games[GAME]
    bot = bot_named("greedy", game, 1)
    while True:
        person.wait()
        told: Any = person.page.evaluate(READ, table)
        if not told["options"]:
            person.page.wait_for_timeout(100)
            continue
        view = msgspec.convert(told["view"], game.view_type)
        moves = [option["move"] for option in told["options"]]
        if told["view"]["round"] >= ROUND and any(move.startswith("build") for move in moves):
            return
        person.send(bot.choose(view, moves))
        person.page.wait_for_timeout(150)


def portrait(person: Person, drawer: Page, theme: Any) -> Path:
    page = person.page
    page.emulate_media(color_scheme=theme)
    page.mouse.move(0, 0)
    page.wait_for_timeout(500)
    page.wait_for_function(STILL)
    shot = base64.b64encode(page.screenshot()).decode()
    target = FOLDER / f"table-{theme}.webp"
    target.write_bytes(base64.b64decode(drawer.evaluate(TO_WEBP, [shot, QUALITY])))
    return target


def main() -> None:
    give_driver_node()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Serving(Path(folder), RAENKE_DEAL=sys.argv[1] if sys.argv[1:] else "2")
        server.start()
        browser = playwright.chromium.launch(**chosen().launch())
        try:
            context = browser.new_context(viewport=SIZE, locale="en")  # type: ignore[arg-type]
            kept = json.dumps({"speed": "instant", "language": "en"})
            context.add_init_script(f"localStorage.setItem('raenke-settings', {json.dumps(kept)})")
            person = Person(new_page(context), server.address)
            table = person.open_table(GAME, SEATS, cast="drawn", dark_districts="all")
            person.fill_with_bots()
            person.begin()
            play(person, table)
            drawer = browser.new_page()  # the table's page allows no pictures of its own making
            for theme in ("light", "dark"):
                target = portrait(person, drawer, theme)
                print(f"{target.stat().st_size // 1000} kB  {target.name}")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
