"""Named states of the page: accessible in each language and theme, no sideways scrolling, pictures of them kept."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.person import Person

Arrive = Callable[..., Person]
ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SHOTS = ROOT / "build" / "screenshots"
LANGUAGES = ("de", "en", "hu", "ko")
THEMES = ("light", "dark")
WIDTHS = (1280, 360)


def violations(person: Person) -> list[str]:
    """What axe finds, each with the first place where it is."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = person.page.evaluate("axe.run(document).then(result => result.violations)")
    places = [(each["id"], each["nodes"][0]) for each in found]
    return [f"{name}: {place['html'][:160]} {place['failureSummary'][:200]}" for name, place in places]


def examine(person: Person, state: str, languages: tuple[str, ...] = LANGUAGES, is_kept: bool = True) -> None:
    """Look at a state in each language, in both themes, on a wide screen and on a phone."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    page = person.page
    faults = []
    for language in languages:
        if is_kept:
            person.speak(language)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900 if width > 400 else 740})
            if person.is_scrolling_sideways():
                faults.append(f"{state} {language} {width}: scrolls sideways")
            for theme in THEMES:
                page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
                page.screenshot(path=SHOTS / f"{state}-{language}-{theme}-{width}.png", full_page=True)
                if width == WIDTHS[0] or language == "de":
                    faults += [f"{state} {language} {theme} {width}: {fault}" for fault in violations(person)]
    if is_kept:
        person.speak("en")
    page.set_viewport_size({"width": WIDTHS[0], "height": 900})
    page.emulate_media(color_scheme="light")
    assert faults == []
    assert person.faults == []


def test_start(person: Arrive) -> None:
    anna = person()
    anna.start()
    examine(anna, "start")


def test_lobby(person: Arrive) -> None:
    anna = person()
    anna.open_table("citadels", 4)
    examine(anna, "lobby")


def test_open_dialogue(person: Arrive) -> None:
    anna = person()
    anna.play_now("kabale")
    anna.page.wait_for_selector("main[data-decision='lay']")
    examine(anna, "laying")
    anna.page.click(".look >> nth=0")
    anna.page.wait_for_selector("dialog[open]")
    examine(anna, "dialogue", languages=("en",), is_kept=False)


def test_choosing(person: Arrive) -> None:
    anna = person()
    anna.play_now("citadels")
    anna.play_until("take")
    examine(anna, "choosing")


def test_own_turn(person: Arrive) -> None:
    anna = person()
    anna.play_now("citadels")
    anna.play_until("turn")
    anna.page.wait_for_selector(".why li")
    examine(anna, "turn")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reveal(person: Arrive, language: str) -> None:
    """It is held as soon as it is seen."""
    anna = person(speed="slow", language=language)
    anna.play_now("kabale")
    for _ in range(12):
        if anna.wait() == "dialog":
            anna.page.keyboard.press("Escape")
            continue
        anna.move()
        revealed = anna.page.locator("button.strip.isFresh:not(.isDown)")
        try:
            revealed.first.wait_for(timeout=9_000)
        except Exception:  # nobody laid a card below another one
            continue
        anna.page.locator(".round button[aria-pressed]").click()
        examine(anna, "reveal", languages=(language,), is_kept=False)
        return
    raise AssertionError("nothing was revealed")


def test_the_award(person: Arrive) -> None:
    anna = person()
    anna.open_table("kabale", 3, rounds=1)
    anna.fill_with_bots()
    anna.begin()
    anna.play_until("dialog")
    for _ in range(3):
        anna.page.click("dialog .buttons .main")
    examine(anna, "award", is_kept=False, languages=("en",))
    anna.page.click("dialog .steps .rule >> nth=0")
    assert anna.page.locator("dialog dialog, dialog").last.inner_text()
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("Escape")
    anna.play_until("over")
    examine(anna, "over-kabale")
    for language in LANGUAGES:
        anna.speak(language)
        anna.page.locator(".over button:not(.main)").first.click()
        anna.page.wait_for_selector("dialog .steps")
        examine(anna, "award", languages=(language,), is_kept=False)
        anna.page.keyboard.press("Escape")


def test_game_over_in_citadels(person: Arrive) -> None:
    anna = person()
    anna.open_table("citadels", 3, end_at=2)
    anna.fill_with_bots()
    anna.begin()
    anna.play_until("over")
    examine(anna, "over-citadels")


def test_an_error(person: Arrive) -> None:
    anna = person()
    anna.page.goto(f"{anna.address}/t/nosuchtable")
    anna.page.wait_for_selector("[role=alert]")
    examine(anna, "error")
