"""Bots in the browser: their levels and their advice."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from raenke.words import Words
from tests.web.person import Person
from tests.web.test_states import SHOTS

Arrive = Callable[..., Person]
OFFERED = """async () => (await (await fetch(`/api/tables/${location.pathname.slice(3)}/messages`)).json())
    .options.map(option => option.move)"""


@pytest.mark.parametrize("language", ["en", "ko"])
def test_the_level_is_chosen_before_a_game_against_bots(person: Arrive, language: str) -> None:
    somebody = person(language=language)
    somebody.start()
    page, words = somebody.page, Words(language)
    level = page.locator(".game.kabale select")
    titles = [words.text(f"server-bot-{bot}") for bot in ("novice", "greedy", "search")]
    assert level.locator("option").all_inner_texts() == titles
    expect(level).to_have_value("greedy")
    level.select_option(label=titles[2])
    page.click(".game.kabale button.main")
    page.wait_for_selector("main[data-decision]")
    table = page.evaluate("async () => (await fetch(`/api/tables/${location.pathname.slice(3)}`)).json()")
    assert [seat["bot"] for seat in table["seats"]] == [None, "search", "search", "search"]
    assert somebody.faults == []


def test_the_host_seats_bots_of_each_level(person: Arrive) -> None:
    anna = person()
    anna.open_table("citadels", 4)
    page = anna.page
    free = page.get_by_role("button", name="Add a bot")
    for title in ("Careless bot (easy)", "Sensible bot (medium)", "Cunning bot (hard)"):
        page.get_by_label("Bot level").select_option(label=title)
        free.first.click()
        expect(page.locator(".seat", has_text=title)).to_have_count(1)
    anna.speak("de")
    for title in ("Sorgloser Bot (leicht)", "Umsichtiger Bot (mittel)", "Gerissener Bot (schwer)"):
        expect(page.locator(".seat", has_text=title)).to_have_count(1)
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
        assert 2 <= tips.count() <= 3
        page.screenshot(path=SHOTS / f"hint-{game}-{decision}-{width}.png")
        assert not anna.is_scrolling_sideways()
        anna.move()
        expect(tips).to_have_count(0)
    assert anna.faults == []
