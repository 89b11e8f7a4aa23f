"""Playing by keys: a digit for a card or a column, Escape to think again, and the list of them."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from raenke.words import Words
from tests.web.person import Person
from tests.web.program import in_kabale

Arrive = Callable[..., Person]
HAND = ("king", "cloak", "traitor")
CHOSEN = ".hand li.chosen .title"


def focused(person: Person) -> str:
    return str(person.page.evaluate("document.activeElement?.textContent ?? ''"))


def hand_of(person: Person) -> list[str]:
    return person.page.locator(".hold .title").all_inner_texts()


def test_digits_choose_a_card_and_then_a_column(person: Arrive) -> None:
    anna = person()
    in_kabale(anna, hand=HAND)
    second = hand_of(anna)[1]
    anna.page.keyboard.press("2")
    expect(anna.page.locator(CHOSEN)).to_have_text(second)
    assert f"Lay the {second} in column 1" in focused(anna)  # one tab further is the next column
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(CHOSEN)).to_have_count(0)
    assert second in focused(anna)
    anna.page.keyboard.press("2")
    anna.page.keyboard.press("2")
    expect(anna.page.locator(".column").nth(1).get_by_label(second)).to_be_visible()
    assert anna.faults == []


def test_a_card_taken_by_enter_leads_to_the_columns(person: Arrive) -> None:
    anna = person()
    in_kabale(anna, hand=HAND)
    anna.page.locator(".hold").first.press("Enter")
    anna.page.keyboard.press("Tab")
    assert "in column 2" in focused(anna)


@pytest.mark.parametrize("event", ["code: 'Numpad1'", "code: 'Digit1', shiftKey: true"])
def test_digits_of_every_keyboard_count(person: Arrive, event: str) -> None:
    """Those of the pad, and those that need Shift."""
    anna = person()
    in_kabale(anna, hand=HAND)
    anna.page.evaluate(f"dispatchEvent(new KeyboardEvent('keydown', {{key: '1', {event}}}))")
    expect(anna.page.locator(CHOSEN)).to_have_text(hand_of(anna)[0])


def test_keys_stay_out_of_the_way(person: Arrive) -> None:
    """Not while somebody writes, not with other keys held, not behind a dialogue."""
    anna = person()
    in_kabale(anna, hand=HAND)
    page = anna.page
    page.locator("aside form input").press("1")
    expect(page.locator("aside form input")).to_have_value("1")
    page.locator(".language select").press("1")
    page.locator(".hold").first.focus()
    for held in ("ctrlKey", "altKey", "metaKey", "repeat", "isComposing"):
        page.evaluate(f"dispatchEvent(new KeyboardEvent('keydown', {{key: '1', {held}: true}}))")
    page.click(".look >> nth=0")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("1")
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    assert page.locator(CHOSEN).count() == 0
    page.keyboard.press("1")
    expect(page.locator(CHOSEN)).to_have_count(1)


def test_no_key_reaches_through_the_curtain(person: Arrive) -> None:
    anna = person()
    anna.sit_with("Ben", "kabale")
    anna.play_until("curtain")
    for key in ("1", "?", "Escape"):
        anna.page.keyboard.press(key)
    assert anna.page.locator(".curtain").count() == 1
    assert anna.page.locator("dialog").count() == 0


def test_the_traitors_column_by_its_digit(person: Arrive) -> None:
    anna = person()
    in_kabale(anna, "lay traitor 1", "lay king 1", hand=HAND)
    anna.page.wait_for_selector("main[data-decision='traitor']")
    first, second = (anna.page.locator(".column").nth(at).locator(".goal .domain").inner_text() for at in (0, 1))
    anna.page.keyboard.press("2")
    expect(anna.page.locator(".column").nth(0).locator(".goal .domain")).to_have_text(second)
    expect(anna.page.locator(".column").nth(1).locator(".goal .domain")).to_have_text(first)


@pytest.mark.parametrize("again", ["Enter", "1"])
def test_the_cloaks_card_by_its_digit_and_once_more(person: Arrive, again: str) -> None:
    anna = person()
    in_kabale(anna, "lay cloak 1", "lay king 1", hand=HAND)
    page = anna.page
    page.wait_for_selector("main[data-decision='cloak']")
    card = hand_of(anna)[0]
    page.keyboard.press("1")
    expect(page.locator(CHOSEN)).to_have_text(card)
    assert f"Slip the {card} under the Cloak" in focused(anna)
    page.keyboard.press("Escape")
    expect(page.locator(CHOSEN)).to_have_count(0)
    page.keyboard.press("1")
    page.keyboard.press(again)
    expect(page.locator(".column").nth(0).get_by_label(f"{card}, ")).to_be_visible()
    assert anna.faults == []


@pytest.mark.parametrize("card", ["cloak", "traitor"])
def test_nothing_is_changed_by_a_zero(person: Arrive, card: str) -> None:
    anna = person()
    in_kabale(anna, f"lay {card} 1", "lay king 1", hand=HAND)
    anna.page.wait_for_selector(f"main[data-decision='{card}']")
    anna.page.keyboard.press("0")
    anna.page.wait_for_selector("main[data-decision='lay']")
    assert anna.page.locator(".column").nth(0).locator(".strip").count() == 2


def test_caps_are_drawn_for_who_uses_keys(person: Arrive) -> None:
    anna = person()
    in_kabale(anna, hand=HAND)
    drawn = "getComputedStyle(document.querySelector('.hold'), '::after').content"
    assert anna.page.evaluate(drawn) == "none"
    anna.page.keyboard.press("Tab")
    assert '"1"' in anna.page.evaluate(drawn)
    anna.page.mouse.click(5, 400)
    assert anna.page.evaluate(drawn) == "none"


@pytest.mark.parametrize("language", ["de", "en", "hu", "ko"])
@pytest.mark.parametrize("game", ["kabale", "citadels"])
def test_the_keys_are_listed(person: Arrive, game: str, language: str) -> None:
    anna = person(language=language)
    anna.play_now(game)
    anna.wait()
    anna.page.keyboard.press("?")
    dialogue = anna.page.locator("dialog[open]")
    expect(dialogue.locator("h2")).to_have_text(Words(language).text("web-keys"))
    assert "?" in dialogue.locator("kbd").all_inner_texts()
    space = dialogue.locator("dt", has_text=re.compile(f"^{Words(language).text('web-keys-space')}$"))
    expect(space.locator("+ dd")).to_have_text(Words(language).text("web-keys-on"))
    anna.page.keyboard.press("Escape")
    expect(dialogue).to_have_count(0)
    anna.page.get_by_role("button", name=Words(language).text("web-keys")).click()
    expect(dialogue).to_be_visible()
    assert anna.faults == []


def test_the_list_says_how_many_columns_there_are(person: Arrive) -> None:
    anna = person()
    in_kabale(anna, hand=HAND)
    anna.page.keyboard.press("?")
    assert anna.page.locator("dialog dt").nth(1).inner_text().split() == ["1", "…", "2"]
