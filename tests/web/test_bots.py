"""Bots in the browser: who they are, and their advice."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from raenke.bots import STEPS
from raenke.words import Words, languages
from tests.web.person import Person
from tests.web.test_states import SHOTS

Arrive = Callable[..., Person]
OFFERED = """async () => (await (await fetch(`/api/tables/${location.pathname.slice(3)}/messages`)).json())
    .options.map(option => option.move)"""


def faces(person: Person, place: str) -> list[str]:
    """The bots that can be chosen there, as the page names them."""
    shown = person.page.locator(f"{place} .face")
    assert all(shown.nth(at).locator("svg path").get_attribute("d") for at in range(shown.count()))
    return [one.get_attribute("aria-label") or "" for one in person.page.locator(f"{place} .face input").all()]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["kabale", "citadels"])
def test_five_opponents_introduce_themselves(person: Arrive, game: str, language: str) -> None:
    """Each has a name, a face and a sentence on how it plays; who begins is given the second, whom one can beat."""
    somebody = person(language=language, width=360)
    somebody.start()
    page, words, place = somebody.page, Words(language, game), f".game.{game}"
    expect(page.locator(f"{place} .face svg path").first).to_have_attribute("d", re.compile("."))
    assert faces(somebody, place) == [words.text(f"server-bot-{bot}") for bot in STEPS]
    expect(page.locator(f"{place} :checked")).to_have_value("hasty")
    for bot in STEPS:
        page.locator(f"{place} .face", has=page.locator(f"[value={bot}]")).click()
        expect(page.locator(f"{place} .manner")).to_have_text(words.text(f"server-bot-{bot}-about"))
    assert not somebody.is_scrolling_sideways()
    assert somebody.faults == []


def test_the_opponent_is_chosen_before_a_game_and_remembered(person: Arrive) -> None:
    somebody = person()
    somebody.start()
    page = somebody.page
    page.locator(".game.kabale .face input[value=hasty]").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".game.kabale :checked")).to_have_value("shrewd")
    page.click(".game.kabale button.main")
    page.wait_for_selector("main[data-decision]")
    table = page.evaluate("async () => (await fetch(`/api/tables/${location.pathname.slice(3)}`)).json()")
    assert [seat["bot"] for seat in table["seats"]] == [None, "shrewd", "shrewd", "shrewd"]
    somebody.start()
    for game in ("kabale", "citadels"):
        expect(page.locator(f".game.{game} :checked")).to_have_value("shrewd")
    assert somebody.faults == []


def test_the_host_seats_bots_of_each_step(person: Arrive) -> None:
    anna = person()
    anna.open_table("citadels", 7)
    page = anna.page
    free = page.get_by_role("button", name="Add a bot")
    for bot in STEPS:
        page.locator(".bots .face", has=page.locator(f"[value={bot}]")).click()
        free.first.click()
        expect(page.locator(".seat", has_text=Words("en").text(f"server-bot-{bot}"))).to_have_count(1)
    anna.speak("de")
    for bot in STEPS:
        expect(page.locator(".seat", has_text=Words("de").text(f"server-bot-{bot}"))).to_have_count(1)
    assert anna.faults == []


@pytest.mark.parametrize("game", ["kabale", "citadels"])
def test_a_hint_changes_with_the_language(person: Arrive, game: str) -> None:
    """The same advice in other words."""
    anna = person()
    anna.play_now(game)
    anna.play_until("lay" if game == "kabale" else "take")
    page = anna.page
    page.get_by_role("button", name="Hint", exact=True).click()
    tips = page.locator("[role=status] li")
    expect(tips.first).to_contain_text("% – ")
    words, moves = Words("en", game), page.evaluate(OFFERED)
    advised = [next(move for move in moves if words.move(move) in tip) for tip in tips.all_inner_texts()]
    for language in ("de", "ko", "hu", "en"):
        anna.speak(language)
        words = Words(language, game)
        for at, move in enumerate(advised):
            expect(tips.nth(at)).to_contain_text(f"– {words.move(move)}.")
        expect(tips).to_have_count(len(advised))
    assert anna.faults == []


@pytest.mark.parametrize("width", [1400, 360])
@pytest.mark.parametrize("game", ["kabale", "citadels"])
def test_hints_are_the_best_options_with_chances(person: Arrive, game: str, width: int) -> None:
    anna = person(width=width)
    anna.play_now(game)
    page = anna.page
    for decision in ("lay",) if game == "kabale" else ("take", "turn"):
        anna.play_until(decision)
        page.get_by_role("button", name="Hint", exact=True).click()
        tips = page.locator("[role=status] li")
        expect(tips.first).to_contain_text("% – ")
        assert tips.count() in ((1,) if "just as often" in tips.first.inner_text() else (2, 3))
        page.screenshot(path=SHOTS / f"hint-{game}-{decision}-{width}.png")
        assert not anna.is_scrolling_sideways()
        anna.move()
        expect(tips).to_have_count(0)
    assert anna.faults == []
