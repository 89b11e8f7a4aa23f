"""The choices of a Cloak and a Traitor, on a phone above all."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.person import Person
from tests.web.program import in_kabale

Arrive = Callable[..., Person]
PHONE = {"width": 360, "height": 740, "has_touch": True}
HAND = ("king", "cloak", "traitor")
# Both columns of a table for two, so that the Cloak lies far below its goal.
LONG = ("lay king 1", "lay cloak 2", "lay cloak 1", "lay king 1")


def at_the_cloak(person: Person) -> Person:
    in_kabale(person, *LONG, hand=HAND)
    person.page.wait_for_selector("main[data-decision='cloak']")
    return person


@pytest.mark.parametrize("tap", ["tap", "click"])
def test_a_card_for_the_cloak_is_read_before_it_is_slipped_in(person: Arrive, tap: str) -> None:
    anna = at_the_cloak(person(**PHONE))
    page = anna.page
    lying = page.locator(".column").first.locator(".strip")
    expect(lying).to_have_count(3)
    getattr(page.locator(".hold").first, tap)()
    expect(page.locator(".hand")).to_contain_text("Traitor: slip it under the Cloak?")
    expect(page.locator(".hand .ability")).to_contain_text("swap")
    page.get_by_role("button", name="Look at the card: Traitor").last.click()
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    getattr(page.locator(".hold").first, tap)()  # not this one after all
    expect(page.locator(".hand .chosen")).to_have_count(0)
    expect(lying).to_have_count(3)
    getattr(page.locator(".hold").first, tap)()
    page.get_by_role("button", name="Slip the Traitor under the Cloak").click()
    expect(lying).to_have_count(4)
    assert anna.faults == []


@pytest.mark.parametrize("language", ["de", "en", "hu", "ko"])
def test_what_the_cloak_asks_stands_there_once(person: Arrive, language: str) -> None:
    anna = at_the_cloak(person(**PHONE, language=language))
    asked = anna.page.locator(".hand .lead p").inner_text()
    assert anna.page.locator("main").inner_text().count(asked) == 1
    decline = {
        "de": "Schiebe nichts darunter",
        "en": "Slip nothing",
        "hu": "Ne csúsztass alá semmit",
        "ko": "아무것도 넣지 않기",
    }
    expect(anna.page.get_by_role("button", name=decline[language])).to_be_visible()


@pytest.mark.parametrize("height", [740, 560])
def test_the_hand_does_not_lie_on_the_cloak(person: Arrive, height: int) -> None:
    anna = at_the_cloak(person(**{**PHONE, "height": height}))
    strip = anna.page.locator(".column").first.get_by_label("Cloak")
    is_free = """strip => {
        const box = strip.getBoundingClientRect();
        return box.top >= 0 && box.bottom <= document.querySelector('.hand').getBoundingClientRect().top;
    }"""
    anna.page.wait_for_function(is_free, arg=strip.element_handle())
    anna.page.locator(".hold").first.tap()
    anna.page.wait_for_function(is_free, arg=strip.element_handle())


def test_the_goals_are_seen_when_a_traitor_chooses(person: Arrive) -> None:
    anna = person(**{**PHONE, "height": 560})
    in_kabale(anna, "lay king 1", "lay king 2", "lay traitor 1", "lay cloak 1", hand=HAND)
    anna.page.wait_for_selector("main[data-decision='traitor']")
    goals = ".column .goal"
    anna.page.wait_for_function(
        "goals => [...document.querySelectorAll(goals)].every(each => each.getBoundingClientRect().top >= 0)", arg=goals
    )
