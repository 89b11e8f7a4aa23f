"""A game of which the client knows nothing is played at the generic table."""

import os
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.third_game.test_rooms import INSTALLED, ROOT
from tests.web.person import OWN_TURN, Person
from tests.web.serving import Serving

People = Callable[..., Person]


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that finds the game as an installed package."""
    path = os.pathsep.join([str(INSTALLED), str(ROOT), os.environ.get("PYTHONPATH", "")])
    server = Serving(tmp_path_factory.mktemp("third"), PYTHONPATH=path)
    server.start()
    yield server
    server.stop()


def begin(somebody: Person) -> None:
    somebody.click_play_now("magpies")
    somebody.page.wait_for_selector(f"{OWN_TURN}, .over")


@pytest.mark.parametrize(
    ("language", "width", "title", "nest", "cards"),
    [
        ("de", 360, "Elstern", "Nest", "Kuckuck|Ring|Münze|Spiegel|Perle|Rubin"),
        ("en", 1280, "Magpies", "nest", "Cuckoo|Ring|Coin|Mirror|Pearl|Ruby"),
        ("hu", 360, "Szarkák", "fészek", "Kakukk|Gyűrű|Érme|Tükör|Gyöngy|Rubin"),
        ("ko", 1280, "까치", "둥지", "뻐꾸기|반지|동전|거울|진주|루비"),
    ],
)
def test_it_is_played_to_the_end(person: People, language: str, width: int, title: str, nest: str, cards: str) -> None:
    anna = person(width=width, language=language)
    begin(anna)
    expect(anna.page.locator("h1.title")).to_have_text(title)
    expect(anna.page.locator(".players dt", has_text=nest)).to_have_count(4)
    for _ in range(60):
        anna.page.wait_for_selector(f"{OWN_TURN}, .over")
        if anna.page.locator(".over").count():
            break
        for held in anna.page.locator(".own .hand .chip").all():
            expect(held).to_have_text(re.compile(f"^({cards})$"))
        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        anna.page.locator("[data-choice]").last.click()
        anna.page.wait_for_timeout(100)
    expect(anna.page.locator(".over")).to_be_visible()
    assert anna.page.locator(".lines li").count() > 0, "how the nests were counted"
    assert anna.faults == []


def test_it_is_played_by_keys(person: People) -> None:
    anna = person()
    begin(anna)
    version = anna.page.get_attribute("main", "data-version")
    anna.page.keyboard.press("1")
    expect(anna.page.locator("main")).not_to_have_attribute("data-version", version or "")
    anna.page.keyboard.press("?")
    expect(anna.page.locator("dialog[open] dl dt")).not_to_have_count(0)
    assert anna.faults == []


def test_it_brings_no_rules(person: People) -> None:
    anna = person()
    anna.page.goto(f"{anna.address}/rules/magpies")
    expect(anna.page.locator("main p.sheet")).to_contain_text("no rules page")
    for sheet in ("cards", "print"):
        anna.page.goto(f"{anna.address}/rules/magpies/{sheet}")
        expect(anna.page.locator("main p.sheet")).to_be_visible()
    anna.page.goto(f"{anna.address}/rules")
    expect(anna.page.locator("main li")).to_have_count(3)
    assert anna.faults == []


# A match against bots, played out: its id.
PLAYED = """async () => {
    const headers = {'content-type': 'application/json'};
    const post = async (path, body) =>
        (await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})).json();
    await post('/api/guests', {name: 'Anna'});
    const table = (await post('/api/tables', {game: 'magpies', seats: 2, bots: {1: 'random'}})).id;
    const path = `/api/tables/${table}`;
    await post(`${path}/commands`, {type: 'begin'});
    for (;;) {
        const now = await (await fetch(`${path}/messages?texts=false`)).json();
        if (now.table.stage === 'finished') return table;
        const move = now.options[0]?.move;
        if (move) await post(`${path}/commands`, {type: 'play', move, version: now.version});
        else await fetch(`${path}/messages?texts=false&wait=5&since=${now.version}`);
    }
}"""


def test_it_is_watched_again(person: People) -> None:
    anna = person()
    anna.come()
    match = anna.page.evaluate(PLAYED)
    anna.page.goto(f"{anna.address}/replay/{match}")
    anna.page.wait_for_selector(".replay main.generic")
    expect(anna.page.locator(".hands .chip").first).to_be_visible()
    anna.page.locator("[data-go='forward']").click()
    expect(anna.page.locator(".place")).to_have_attribute("data-at", "1")
    anna.page.keyboard.press("End")
    expect(anna.page.locator("[data-go='last']")).to_be_disabled()
    expect(anna.page.locator(".rounds .award")).to_have_count(1)
    assert anna.faults == []


def test_it_has_no_lab(person: People) -> None:
    anna = person()
    anna.page.goto(f"{anna.address}/lab")
    expect(anna.page.locator("main li", has_text="Magpies")).to_contain_text("There is no lab for Magpies.")
    expect(anna.page.locator("main li a")).to_have_count(2)
    anna.page.goto(f"{anna.address}/lab/magpies")
    expect(anna.page.locator("main .sheet")).to_contain_text("There is no lab for Magpies.")
    assert anna.faults == []
