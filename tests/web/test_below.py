"""The pages of a server below a path of its own: links, rooms, a table, and what is loaded again."""

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import new_page
from tests.web.person import OWN_TURN, Person
from tests.web.serving import Serving

BASE = "/games/raenke"


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    server = Serving(tmp_path_factory.mktemp("below"), RAENKE_BASE_PATH=BASE)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def anna(browser: Browser, below: Serving) -> Iterator[Person]:
    context = browser.new_context(viewport={"width": 1280, "height": 900}, locale="en")
    context.add_init_script('localStorage.setItem(\'raenke-settings\', \'{"speed": "instant", "language": "en"}\')')
    yield Person(new_page(context), below.address + BASE)
    context.close()


def test_pages_link_and_play_below_a_base_path(anna: Person, below: Serving) -> None:
    outside: list[str] = []
    anna.page.on("request", lambda request: outside.extend(strays(request.url, below)))
    anna.start()
    anna.page.click("nav.rooms a[href$='/rules']")
    anna.page.click("main a.main[href$='/rules/citadels']")
    chapter = anna.page.locator("aside details", has=anna.page.locator("a", has_text="C1.2")).last
    chapter.locator("summary").click()
    chapter.locator("a", has_text="C1.2").first.click()
    expect(anna.page).to_have_url(f"{anna.address}/rules/citadels#C1.2")
    expect(anna.page.locator("[id='C1.2']")).to_be_in_viewport()
    anna.page.reload()
    expect(anna.page.locator("[id='C1.2']")).to_be_in_viewport()
    anna.page.click("a.home")
    expect(anna.page).to_have_url(f"{anna.address}/")
    anna.click_play_now("kabale")
    expect(anna.page).to_have_url(re.compile(f"{BASE}/t/"))
    anna.play_until("lay")
    anna.page.reload()
    anna.page.wait_for_selector(OWN_TURN)
    anna.move()
    assert not outside
    assert not anna.faults


def strays(address: str, server: Serving) -> Iterator[str]:
    there = urlsplit(address)
    if there.netloc == urlsplit(server.address).netloc and not f"{there.path}/".startswith(f"{BASE}/"):
        yield there.path
