"""What a player may set, and what the browser adds: drag, asking first, speed, sounds, notices, still pictures."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.person import Person

Arrive = Callable[..., Person]
HEARD = """window.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); }"""
NOTED = """window.notes = [];
    window.Notification = class {
        static permission = 'granted';
        static requestPermission = () => Promise.resolve('granted');
        constructor(title, { body, tag }) { window.notes.push([title, body, tag]); }
    };
    Object.defineProperty(document, 'hidden', { get: () => window.isAway ?? false })"""
LONGEST = """() => {
    window.longest = 0;
    const watch = () => {
        for (const each of document.getAnimations()) {
            window.longest = Math.max(window.longest, each.effect.getComputedTiming().duration);
        }
        requestAnimationFrame(watch);
    };
    watch();
}"""


def at_kabale(person: Person) -> Person:
    person.play_now("kabale")
    person.play_until("lay")
    return person


def set_up(person: Person, setting: str) -> None:
    """Tick a setting in the settings."""
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_label(setting).check()
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector("dialog[open]", state="detached")


def test_a_card_is_dragged_to_a_column(person: Arrive) -> None:
    anna = at_kabale(person())
    card = anna.page.locator(".hold .title").first.inner_text()
    third = anna.page.locator(".column").nth(2)
    before = third.locator(".strip").count()
    anna.page.drag_and_drop(".hold >> nth=0", ".column >> nth=2")
    expect(third.get_by_label(card)).to_be_visible()
    assert third.locator(".strip").count() > before
    assert anna.faults == []


def test_a_move_is_asked_about_first_if_wanted(person: Arrive) -> None:
    anna = at_kabale(person())
    set_up(anna, "Confirm each of my moves")
    anna.page.click(".hold >> nth=0")
    anna.page.click(".to:not([disabled]) >> nth=0")
    asked = anna.page.locator(".ask")
    expect(asked).to_contain_text("column 1?")
    asked.get_by_role("button", name="Cancel").click()
    expect(asked).to_have_count(0)
    assert anna.page.get_attribute("main", "data-decision") == "lay"
    anna.page.click(".to:not([disabled]) >> nth=0")
    laid = anna.page.locator(".column .strip").count()
    asked.get_by_role("button", name="Confirm").click()
    expect(anna.page.locator(".column .strip").nth(laid)).to_be_visible()


def test_what_is_shown_can_be_skipped(person: Arrive) -> None:
    anna = at_kabale(person(speed="slow"))
    anna.page.click(".hold >> nth=0")
    anna.page.click(".to:not([disabled]) >> nth=0")
    anna.page.get_by_role("button", name="Pause").click()
    held = anna.page.locator(".doing").inner_text()
    anna.page.wait_for_timeout(3000)
    assert anna.page.locator(".doing").inner_text() == held
    anna.page.get_by_role("button", name="Skip").click()
    anna.play_until("lay")


def test_sounds_are_off_until_wanted(person: Arrive) -> None:
    anna = person()
    anna.page.add_init_script(HEARD)
    at_kabale(anna).move()
    anna.play_until("lay")
    assert anna.page.evaluate("window.tones") == 0
    set_up(anna, "Sounds")
    anna.move()
    anna.page.wait_for_function("() => window.tones > 0")


def test_a_notice_when_it_is_your_turn(person: Arrive) -> None:
    anna = person()
    anna.page.add_init_script(NOTED)
    at_kabale(anna)
    anna.page.evaluate("window.isAway = true")
    anna.move()
    anna.play_until("lay")
    assert anna.page.evaluate("window.notes") == []  # nobody asked for it
    set_up(anna, "Notify me when it is my turn")
    anna.move()
    anna.page.wait_for_function("() => window.notes.length > 0")
    table = anna.page.url.rpartition("/")[2]
    assert anna.page.evaluate("window.notes")[0] == ["Ränke", "It is your turn.", table]


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_nothing_moves_for_who_wants_it_still(person: Arrive, motion: str) -> None:
    anna = at_kabale(person(speed="fast", reduced_motion=motion))
    anna.page.evaluate(LONGEST)
    anna.page.click(".hold >> nth=0")
    anna.page.click(".to:not([disabled]) >> nth=0")
    expect(anna.page.locator(".column .strip").nth(2)).to_be_visible()
    moves = anna.page.evaluate("window.longest") > 1
    assert moves == (motion == "no-preference")


def test_the_language_changes_at_once(person: Arrive) -> None:
    anna = at_kabale(person())
    told = {}
    for language in ("de", "hu", "ko", "en"):
        anna.speak(language)
        anna.page.wait_for_selector("main[data-decision='lay']")
        happened = " ".join(anna.page.locator("[role=log] p").all_inner_texts())
        told[language] = anna.page.locator("main").inner_text(), happened
    assert all(len({words[part] for words in told.values()}) == 4 for part in (0, 1))
    assert "Your turn" in told["en"][0]
    assert "Du bist dran" in told["de"][0]


def test_a_rule_is_one_click_away_and_says_what_the_card_does(person: Arrive) -> None:
    anna = person(language="de")
    anna.play_now("citadels")
    anna.play_until("take")
    anna.page.click(".ranks button >> nth=1")
    card = anna.page.locator("dialog")
    expect(card.locator("h3")).to_have_text("Dieb")
    expect(card.locator(".ability")).to_contain_text("Gold seines Spielers")
    expect(card).to_contain_text("Er nennt einen anderen Charakter und bestiehlt ihn damit")
    expect(card.get_by_role("link").last).to_have_attribute("href", re.compile("^/rules/citadels.*#C2.4$"))
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_boxes_to_tick_look_like_the_rest(person: Arrive, theme: str) -> None:
    anna = person(color_scheme=theme)
    anna.start()
    anna.page.get_by_role("button", name="Settings").click()
    box = anna.page.get_by_label("Sounds")
    drawn = "each => [getComputedStyle(each).appearance, getComputedStyle(each).backgroundColor]"
    accent = anna.page.evaluate("getComputedStyle(document.querySelector('.home')).color")
    before = box.evaluate(drawn)
    box.check()
    assert before == ["none", anna.page.locator("dialog").evaluate("each => getComputedStyle(each).backgroundColor")]
    assert box.evaluate(drawn) == ["none", accent]
