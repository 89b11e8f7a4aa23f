"""The rules in the browser: to them from a table and back, through them, all cards, and sheets to print."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.drawn import BLOCK, NUMBER
from tests.web.person import Person
from tests.web.test_states import examine, violations

Arrive = Callable[..., Person]
RULES = Path(__file__).parent.parent.parent / "docs" / "rules"
# One chapter is enough to look at: the whole page is higher than a picture can be.
ONE_CHAPTER = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('article section:not([id^="K4"]) { display: none; }');
    document.adoptedStyleSheets = [sheet];
}"""
# On paper nothing scrolls: what does not fit is cut off.
CUT = """() => [...document.querySelectorAll('.paper, .paper *')]
    .filter(each => each.checkVisibility() && !each.matches('.hidden, svg, svg *'))
    .filter(each => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0 || each.getBoundingClientRect().right > innerWidth + 1)
    .map(each => each.outerHTML.slice(0, 120))"""  # noqa: E501
# A rim at the very edge of the paper is not printed.
AT_THE_EDGE = """() => [...document.querySelectorAll('.cards li')]
    .filter(each => each.getBoundingClientRect().right > innerWidth - 2).map(each => each.textContent)"""
INNER_WIDTH = 703  # of an A4 page with margins of 12 mm, in CSS pixels


def read(somebody: Person, path: str) -> None:
    somebody.page.goto(f"{somebody.address}/rules{path}")
    somebody.page.wait_for_selector("main h1")


def is_in_sight(place: Locator) -> None:
    """At the top of the page: that is where the link leads."""
    expect(place).to_have_class(re.compile(r"\bnow\b"))
    expect(place).to_be_in_viewport()


def test_from_a_table_to_its_rules_and_back(person: Arrive) -> None:
    anna = person()
    table = anna.open_table("kabale", 2, edition="korean")
    anna.page.locator("details:has(.rule) > summary").first.click()
    anna.page.locator(".rule:visible", has_text="K5.16").first.click()
    anna.page.locator("dialog a.button").click()
    expect(anna.page).to_have_url(f"{anna.address}/rules/kabale?table={table}#K5.16")
    is_in_sight(anna.page.locator("[id='K5.16']"))
    held = anna.page.locator(".held")
    expect(held.locator("h2")).to_contain_text("Korean")
    expect(held.locator("li")).to_have_count(4)
    expect(anna.page.locator("[id='K4.5'] .here")).to_contain_text("At this table: Hermit and Little Giant")
    expect(anna.page.locator("[id='K3.3'] .here")).to_have_count(1)
    expect(anna.page.locator("[id='K3.1'] .here")).to_have_count(0)
    # Cards say what they do at that table, and the way back is kept.
    anna.page.locator("header.head a", has_text="All cards").click()
    expect(anna.page).to_have_url(f"{anna.address}/rules/kabale/cards?table={table}")
    expect(anna.page.locator(".held li")).to_have_count(4)
    anna.page.go_back()
    anna.page.select_option(".edition select", "rulebook")
    expect(anna.page.locator("[id='K4.5'] .here")).to_have_count(0)
    anna.page.select_option(".edition select", "short")
    expect(anna.page).to_have_url(re.compile(r"edition=short"))
    expect(anna.page.locator("[id='K4.7'] .here")).to_contain_text("In this edition")
    anna.page.locator("header.head a.main").click()
    anna.page.wait_for_selector(".seat")
    assert anna.faults == []


def test_a_link_to_a_paragraph_and_to_the_next(person: Arrive) -> None:
    anna = person(width=360)
    anna.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    read(anna, "/citadels#C5.78")
    place = anna.page.locator("[id='C5.78']")
    is_in_sight(place)
    expect(place.locator(".drawn")).to_have_count(7)
    place.locator(".link").click()
    expect(place.locator(".copied")).to_be_visible()
    assert anna.page.evaluate("navigator.clipboard.readText()") == f"{anna.address}/rules/citadels#C5.78"
    place.locator("a", has_text="C4.13").click()
    is_in_sight(anna.page.locator("[id='C4.13']"))
    anna.page.go_back()
    is_in_sight(place)
    assert anna.faults == []


def test_searching(person: Arrive) -> None:
    anna = person(language="hu")
    read(anna, "/kabale")
    field = anna.page.locator("input[type=search]")
    field.press_sequentially("boszorkany")  # without its accent
    expect(anna.page.locator(".found a").first).to_contain_text("K4.3 Boszorkány")
    anna.page.locator(".found a").first.click()
    is_in_sight(anna.page.locator("[id='K4.3']"))
    anna.speak("ko")
    field.fill("도플갱")
    expect(anna.page.locator(".found a").first).to_contain_text("K4.7 도플갱어")
    field.fill("잠수함")
    expect(anna.page.locator(".found a")).to_have_count(0)
    expect(anna.page.locator("search [role=status]")).not_to_be_empty()
    anna.speak("en")
    field.fill("minstrel")  # no title has it, but a card
    expect(anna.page.locator(".found a").first).to_contain_text("K1.3")
    field.fill("")
    expect(anna.page.locator("nav summary").first).to_be_visible()
    assert anna.faults == []


@pytest.mark.parametrize(("game", "language"), [("kabale", "de"), ("citadels", "ko")])
def test_every_paragraph_is_there_and_every_example_drawn(person: Arrive, game: str, language: str) -> None:
    anna = person(language=language)
    read(anna, f"/{game}")
    written = (RULES / language / f"{game}.md").read_text(encoding="utf-8")
    shown = anna.page.locator("article section.paragraph")
    assert [each.get_attribute("id") for each in shown.all()] == NUMBER.findall(written)
    lines = [line for block in BLOCK.findall(written) for line in block.split("\n")]
    expect(anna.page.locator(".drawn")).to_have_count(len(lines))
    expect(anna.page.locator(".drawn:not(:has(button, .lies, .goal))")).to_have_count(0)
    assert violations(anna) == []
    assert anna.faults == []


def test_all_cards(person: Arrive) -> None:
    anna = person()
    read(anna, "/citadels/cards")
    cards = anna.page.locator("main li.sheet")
    expect(cards).to_have_count(60)
    anna.page.locator(".kinds button", has_text="Red districts").click()
    expect(cards).to_have_count(4)
    expect(cards.first).to_contain_text("3 cards")
    cards.first.locator(".face").click()
    expect(anna.page.locator("dialog[open] h2").first).to_have_text("Watchtower")
    anna.page.keyboard.press("Escape")
    cards.first.locator(".rule").click()
    anna.page.locator("dialog a.button").click()
    is_in_sight(anna.page.locator("[id='C1.2']"))
    assert anna.faults == []


@pytest.mark.parametrize(("game", "cards"), [("kabale", 2), ("citadels", 4)])
@pytest.mark.parametrize("language", ["de", "en", "hu", "ko"])
def test_sheets_of_paper(person: Arrive, game: str, cards: int, language: str) -> None:
    anna = person(language=language)
    read(anna, f"/{game}/print")
    anna.page.wait_for_selector(".scores table")
    boxes = anna.page.locator(".tools input")
    expect(boxes).to_have_count(3)
    for chosen, (least, most) in enumerate([(1, 2), (2, cards), (1, 1)]):
        for box in range(3):
            boxes.nth(box).set_checked(box == chosen)
        expect(anna.page.locator(".paper")).to_have_count(1)
        paper = anna.page.pdf(prefer_css_page_size=True)
        assert least <= len(re.findall(rb"/Type\s*/Page\b", paper)) <= most, chosen
    for box in range(3):
        boxes.nth(box).check()
    anna.page.emulate_media(media="print")
    anna.page.set_viewport_size({"width": INNER_WIDTH, "height": 1000})
    expect(anna.page.locator("header.bar")).to_be_hidden()
    assert anna.page.evaluate(CUT) == []
    assert anna.page.evaluate(AT_THE_EDGE) == []
    for box in range(3):
        boxes.nth(box).evaluate("each => each.click()")
    expect(anna.page.locator(".paper")).to_have_count(0)
    expect(anna.page.locator(".tools button")).to_be_disabled()
    assert anna.faults == []


def test_what_is_not_there(person: Arrive) -> None:
    anna = person()
    read(anna, "/kabale?table=nosuchtable")
    expect(anna.page.locator("header.head [role=status]")).to_be_visible()
    expect(anna.page.locator("header.head a.main")).to_have_count(0)
    read(anna, "/kabale/nonsense")
    expect(anna.page.locator(".address")).to_have_text("/rules/kabale/nonsense")


def test_the_states_of_the_rules(person: Arrive) -> None:
    anna = person()
    read(anna, "")
    anna.page.locator("main li a.main").first.wait_for()
    examine(anna, "rules")
    anna.page.locator("main li a.main").first.click()
    anna.page.wait_for_selector(".drawn")
    anna.page.evaluate(ONE_CHAPTER)
    anna.page.select_option(".edition select", "korean")
    examine(anna, "rules-book")


def test_the_states_of_the_search(person: Arrive) -> None:
    anna = person()
    read(anna, "/kabale")
    anna.page.wait_for_selector(".drawn")
    anna.page.evaluate(ONE_CHAPTER)
    anna.page.fill("input[type=search]", "K4")
    anna.page.wait_for_selector(".found a")
    examine(anna, "rules-search", languages=("de", "ko"))


def test_the_states_of_cards_and_sheets(person: Arrive) -> None:
    anna = person()
    read(anna, "/kabale/cards")
    anna.page.locator(".kinds button").last.click()
    expect(anna.page.locator("main li.sheet")).to_have_count(6)
    examine(anna, "rules-goals", languages=("hu",))
    anna.page.locator(".kinds button").nth(2).click()
    examine(anna, "rules-cards")
    read(anna, "/citadels/print")
    anna.page.wait_for_selector(".scores table")
    examine(anna, "rules-print", languages=("de", "ko"))
