"""What a player of Kabale can look up at the table."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from raenke.kabale.cards import ALLIES
from tests.web.person import Person
from tests.web.program import in_kabale
from tests.web.test_states import STILL
from tests.words.fluent_files import CODES

Arrive = Callable[..., Person]
# Of the cards of a column: what of a name is cut off, or lies below the next card or the hand.
SEEN = """strips => {
    const hand = document.querySelector('.hand').getBoundingClientRect().top;
    return strips.map((strip, at) => {
        const end = Math.min(hand, strips[at + 1]?.getBoundingClientRect().top ?? hand);
        const name = strip.querySelector('.title'), box = strip.getBoundingClientRect();
        if (!name) return box.top + 16 <= end ? '' : `back ${at}`;
        const letters = document.createRange();
        letters.selectNodeContents(name);
        const { top, bottom } = letters.getBoundingClientRect();
        const size = parseFloat(getComputedStyle(name).fontSize), middle = (top + bottom) / 2;
        const isWhole = bottom - top < 1.8 * size && middle - 0.4 * size >= box.top && middle + 0.4 * size <= end;
        return isWhole ? '' : `${at} ${name.textContent} ${middle - box.top} ${end - middle} ${size}`;
    });
}"""
# The places to lay a card that are not wholly above the hand.
COVERS = """hand => [...document.querySelectorAll('.column .target')]
    .filter(each => each.getBoundingClientRect().bottom > hand.getBoundingClientRect().top)
    .map(each => each.textContent)"""
RULES = Path(__file__).parent.parent.parent / "docs" / "rules"


def in_round_two(person: Person) -> Person:
    person.against_bots("kabale", 2)
    while not person.page.get_by_role("button", name="Last award").count():
        person.move()
    person.play_until("lay")
    return person


def test_what_is_known_of_a_player(person: Arrive) -> None:
    """Every ally is gone, face up or can still come; what is gone can be looked through."""
    anna = in_round_two(person())
    known = anna.page.locator("dialog").first
    for player in anna.page.locator(".players > li").all():
        gone = int(player.locator(".counts span").nth(2).inner_text())
        assert gone > 0
        player.get_by_role("button", name="What is known").click()
        pile = known.locator("h3:has-text('In the discard pile') + ul .title")
        expect(pile).to_have_count(gone)
        assert known.locator("h3:has-text('Still possible') + ul .title").count() > 0
        listed = known.locator(".title").all_inner_texts()
        assert len(listed) == len(set(listed)) == len(ALLIES)
        card = pile.last.inner_text()
        pile.last.click()
        expect(anna.page.locator("dialog").last.locator("h2")).to_have_text(card)
        anna.page.keyboard.press("Escape")
        anna.page.keyboard.press("Escape")
        expect(known).to_have_count(0)
    assert anna.faults == []


@pytest.mark.parametrize("language", ["de", "ko"])
def test_each_step_of_the_award_has_its_rule_in_the_readers_language(person: Arrive, language: str) -> None:
    anna = in_round_two(person())
    anna.speak(language)
    anna.page.click(".round button")
    anna.page.click("dialog .how >> nth=0")
    button = anna.page.locator("dialog .steps .rule").first
    number = button.inner_text().removeprefix("§ ")
    title = re.search(rf"\*\*{number} (.+?)\.\*\*", (RULES / language / "kabale.md").read_text())
    assert title
    button.click()
    expect(anna.page.locator("dialog").last.locator("h3")).to_have_text(title.group(1))
    assert anna.faults == []


@pytest.mark.parametrize(("width", "height"), [(1400, 900), (360, 740)])
def test_the_hand_keeps_its_place_and_all_one_decides_by_is_in_sight(person: Arrive, width: int, height: int) -> None:
    anna = person(width=width, height=height)
    in_kabale(anna, hand=("king", "queen", "juliet"), seats=4)
    place = """() => {
        const goals = [...document.querySelectorAll('.column .goal')].map(each => each.getBoundingClientRect());
        const hand = document.querySelector('.hand').getBoundingClientRect();
        return [hand.top, goals.every(each => each.top >= 0 && each.bottom < hand.top), hand.bottom <= innerHeight + 1];
    }"""
    top, *in_sight = anna.page.evaluate(place)
    assert in_sight == [True, True]
    anna.page.click(".hold >> nth=0")
    anna.page.click(".target >> nth=0")
    expect(anna.page.locator(".column .strip")).to_have_count(1)
    anna.page.wait_for_selector("main[data-decision='wait']")
    if width > 360:  # on a phone the row of columns to choose from leaves with the choice
        assert abs(anna.page.evaluate(place)[0] - top) <= 1
    assert anna.page.evaluate(place)[1:] == [True, True]
    assert anna.faults == []


def test_a_traitor_points_at_the_goal_and_sees_what_comes(person: Arrive) -> None:
    anna = person()
    in_kabale(anna, "lay traitor 1", "lay king 1", hand=("king", "cloak", "traitor"))
    goals = anna.page.locator(".column .goal .domain")
    swap = anna.page.locator(".column .swap")
    expect(swap).to_have_count(1)
    before = goals.all_inner_texts()
    expect(swap.get_by_role("img", name=before[0])).to_be_visible()
    swap.click()
    expect(goals.first).to_have_text(before[1])
    expect(goals.last).to_have_text(before[0])
    assert anna.faults == []


@pytest.mark.parametrize("seats", [5, 6])
def test_the_hand_covers_no_card_of_a_long_column(person: Arrive, seats: int) -> None:
    """Two rounds of cards are pushed together, their names in sight, and below them is room for one more."""
    anna = person(width=1400)
    hand = ("fencing_master", "doppelganger", "little_giant")
    in_kabale(anna, *(f"lay {card} 1" for card in hand[:2] for _ in range(seats)), hand=hand, seats=seats)
    page = anna.page
    for language in CODES:
        anna.speak(language)
        page.wait_for_selector("main[data-decision='lay']")
        page.wait_for_function(STILL)
        seen = page.locator(".column").first.locator(".strip:has(.title), .strip.back").evaluate_all(SEEN)
        assert len(seen) == 2 * seats
        assert [each for each in seen if each] == [], language
        page.locator(".hold").first.click()
        assert page.locator(".hand").evaluate(COVERS) == [], language
        page.keyboard.press("Escape")
    assert anna.faults == []
