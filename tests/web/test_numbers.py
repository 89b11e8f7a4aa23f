"""Numbers as the language writes them: 9.5 in English and Korean, 9,5 in German and Hungarian."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.person import Person
from tests.web.program import in_kabale

Arrive = Callable[..., Person]
HAND = ("king", "queen", "assassin")
# The Assassin sends the Queen away that turns it up; she comes back, and both columns are fulfilled.
ROUND = (
    "lay assassin 1", "lay queen 2", "lay king 2", "lay assassin 2", "lay queen 1", "lay king 1", "lay queen 1",
)  # fmt: skip


@pytest.mark.parametrize(("language", "number"), [("de", "9,5"), ("en", "9.5"), ("hu", "9,5"), ("ko", "9.5")])
def test_the_assassins_number_in_each_language(person: Arrive, language: str, number: str) -> None:
    anna = person(language=language)
    other = {"9,5": "9.5", "9.5": "9,5"}[number]
    (robin,) = in_kabale(anna, hand=HAND, rounds=1)
    page = anna.page
    assert number in page.locator(".hold .corner").all_inner_texts()
    anna.send(ROUND[0])
    strip = page.locator(".column").first.locator("button.strip")
    expect(strip).to_contain_text(number)
    assert str(strip.get_attribute("aria-label")).startswith(f"{number} ")
    for at, move in enumerate(ROUND[1:], 1):
        if at % 2:
            robin.play(move)
        else:
            anna.send(move)
    dialogue = page.locator("dialog[open]")
    expect(dialogue.locator(".glance .tokens").first).to_contain_text(number)
    dialogue.locator(".how").first.click()
    page.evaluate("document.querySelector('dialog .rest')?.click()")  # unless all steps are shown by now
    expect(dialogue.locator(".rest")).to_have_count(0)
    assert number in dialogue.locator(".value").all_inner_texts()
    assert number in dialogue.locator(".steps").inner_text()
    assert number in dialogue.locator(".corner").all_inner_texts()
    assert any("5" in each and number[1] in each for each in dialogue.locator(".sums strong").all_inner_texts())
    assert other not in dialogue.inner_text()
    assert anna.faults == []
