"""What a player of Kabale can look up at the table."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from raenke.kabale.cards import ALLIES
from tests.web.person import Person

Arrive = Callable[..., Person]
RULES = Path(__file__).parent.parent.parent / "docs" / "rules"


def in_round_two(person: Person) -> Person:
    person.open_table("kabale", 2)
    person.fill_with_bots()
    person.begin()
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
