"""Named states of the page: accessible in each language and theme, nothing cut off, pictures of them kept."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.person import Person
from tests.web.program import in_kabale
from tests.web.scripted import Script
from tests.web.test_hot_seat import with_cleo
from tests.web.test_moment import goes_on
from tests.web.test_rematch import played
from tests.web.test_side import DEADLY, QUIET, lay, send, two

Arrive = Callable[..., Person]
ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Of what is right, it need not put together where it is.
AXE_RUNS = "rules => axe.run(document, {resultTypes: ['violations'], rules}).then(result => result.violations)"
SHOTS = ROOT / "build" / "screenshots"
LANGUAGES = ("de", "en", "hu", "ko")
THEMES = ("light", "dark")
HEIGHTS = {1400: 900, 768: 1024, 360: 740}
# In one language or another, axe looks at each width and theme, and a picture of it is kept.
EXAMINED = {
    "de": {(1400, "light"), (360, "dark")},
    "en": {(1400, "dark")},
    "hu": {(360, "light")},
    "ko": {(1400, "light")},
}
# Colours are those of the theme, whichever the language, and half of what axe does is to measure them: where a state is
# looked at in these, they are measured in these.
MEASURED = ("de", "en")
# What moves is where it will come to rest, and so is what that sets in motion.
STILL = """() => document.getAnimations().filter(each => each.playState === 'running')
    .map(each => each.finish()).length === 0"""
# Links in a sentence may be as small as the sentence.
TOO_SMALL = """() => [...document.querySelectorAll('button, select, input, summary, a')]
    .filter(each => each.checkVisibility() && !each.closest('p, li > a'))
    .filter(each => !each.matches('[type=checkbox], [type=radio]'))
    .filter(each => !document.querySelector('dialog[open]') || each.closest('dialog'))
    .map(each => [each.outerHTML.slice(0, 90), each.getBoundingClientRect()])
    .filter(([, box]) => box.width < 40 || box.height < 39.5)
    .map(([html, box]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)"""
# Whatever folds out in a dialogue is open as soon as it is there.
OPEN_DETAILS = """() => new MutationObserver(() => {
    document.querySelectorAll('dialog details:not([open])').forEach(each => { each.open = true; });
}).observe(document.body, {childList: true, subtree: true})"""
CUT_OFF = """() => [
    ...[...document.querySelectorAll('.card .title, button.main, .do, .to')]
        .filter(each => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0),
    ...[...document.querySelectorAll('.tile .title')]
        .filter(each => each.checkVisibility())
        .filter(each => each.getBoundingClientRect().bottom > each.parentElement.getBoundingClientRect().bottom + 1),
].map(each => each.textContent.trim())"""


def violations(person: Person, measures: bool = True) -> list[str]:
    """What axe finds, each with the first place where it is; `measures`: also how letters stand out."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = person.page.evaluate(AXE_RUNS, {"color-contrast": {"enabled": measures}})
    places = [(each["id"], each["nodes"][0]) for each in found]
    return [f"{name}: {place['html'][:160]} {place['failureSummary'][:200]}" for name, place in places]


def look(person: Person, state: str, language: str, measures: bool = True) -> list[str]:
    """Look at the page wide, on a tablet and on a phone: what is wrong with it."""
    page, faults = person.page, []
    for width, height in HEIGHTS.items():
        page.set_viewport_size({"width": width, "height": height})
        if person.is_scrolling_sideways():
            faults.append(f"{width}: scrolls sideways")
        faults += [f"{width}: too small to tap: {each}" for each in page.evaluate(TOO_SMALL)]
        faults += [f"{width}: cut off: {each}" for each in page.evaluate(CUT_OFF)]
        for theme in THEMES:
            if (width, theme) not in EXAMINED[language]:
                continue
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            page.wait_for_function(STILL)
            is_whole = width > 360 and not page.query_selector("dialog[open]")  # else as it is seen
            name = f"{state}-{language}-{theme}-{width}.jpg"
            page.screenshot(path=SHOTS / name, full_page=is_whole, type="jpeg", quality=85)
            found = violations(person, measures)
            faults += [f"{theme} {width}: {fault}" for fault in found]
    page.set_viewport_size({"width": 1400, "height": HEIGHTS[1400]})
    return [f"{state} {language} {fault}" for fault in faults]


def examine(person: Person, state: str, opening: str = "", languages: tuple[str, ...] = LANGUAGES) -> None:
    """Look at a state in each language; a dialogue is opened anew in each, by a click."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    measured = {*MEASURED} & {*languages} or {*languages}
    faults = []
    for language in languages:
        if person.language != language:
            person.speak(language)
        if opening:
            person.page.click(opening)
            person.page.wait_for_selector("dialog[open]")
        person.page.wait_for_function(STILL)
        faults += look(person, state, language, measures=language in measured)
        if opening:
            person.page.keyboard.press("Escape")
            person.page.wait_for_selector("dialog[open]", state="detached")
    assert not faults, "\n".join(faults)
    assert person.faults == []


def test_start(person: Arrive) -> None:
    anna = person()
    anna.start()
    examine(anna, "start")


def test_lobby(person: Arrive) -> None:
    anna = person()
    anna.address = anna.outside
    anna.open_table("citadels", 4)
    anna.page.wait_for_selector(".invite svg")
    examine(anna, "lobby")
    anna.fill_with_bots()
    examine(anna, "lobby-full")


def test_the_name_dialogue_and_the_settings(person: Arrive) -> None:
    anna, ben = person(), person()
    table = anna.open_table("kabale", 2)
    ben.page.goto(f"{ben.address}/t/{table}")
    examine(ben, "name", ".seat button.main >> nth=0")
    examine(ben, "settings", "header .bare")


def test_the_devices(person: Arrive) -> None:
    anna = person()
    anna.open_table("kabale", 2)
    anna.page.evaluate(OPEN_DETAILS)
    examine(anna, "devices", "header .bare")


def test_a_rematch_that_waits(person: Arrive) -> None:
    anna, _ = played(person)
    anna.page.locator(".over button.main").click()
    anna.page.wait_for_selector(".seat")
    examine(anna, "rematch")


def test_a_table_with_the_old_cards(person: Arrive) -> None:
    anna, ben = person(), person()
    table = goes_on(anna, "kabale", "old")
    ben.page.goto(f"{ben.address}/t/{table}")
    ben.page.wait_for_selector(".seat")
    examine(ben, "moment")
    examine(ben, "moment-sit", ".seat button.main >> nth=0")


def test_an_address_without_a_page(person: Arrive) -> None:
    anna = person()
    anna.page.goto(f"{anna.address}/nonsense")
    anna.page.wait_for_selector("main h1")
    anna.faults = [fault for fault in anna.faults if "404" not in fault]  # the browser notes that nothing is there
    examine(anna, "nowhere")


def test_watching(person: Arrive) -> None:
    anna, eve = person(), person()
    anna.play_now("citadels")
    eve.page.goto(anna.page.url)
    eve.page.wait_for_selector(".watching")
    examine(eve, "watching")


def test_what_struck_me_and_leaving(person: Arrive) -> None:
    anna, ben = two(person, DEADLY)
    lay(anna, "lay king 1")
    lay(ben, "lay assassin 1")
    lay(anna, "lay queen 1")
    anna.page.wait_for_selector("aside .hit")
    examine(anna, "struck")
    anna.speak("en")
    anna.unfold("Players")
    examine(anna, "leave", "aside .leave")


def test_a_request(person: Arrive) -> None:
    anna, ben = two(person, QUIET)
    lay(anna, "lay king 1")
    lay(ben, "lay queen 2")
    assert send(ben, "ask_undo")["type"] == "done"
    anna.page.wait_for_selector(".top .request")
    examine(anna, "request")


def test_a_request_before_the_curtain(person: Arrive) -> None:
    anna, cleo = with_cleo(person)
    lay(cleo, "lay king 1")
    assert send(cleo, "ask_undo")["type"] == "done"
    anna.page.wait_for_selector(".curtain .request")
    examine(anna, "request-curtain")


def test_setting_up_a_table(person: Arrive) -> None:
    anna = person()
    anna.start()
    examine(anna, "new-table", ".game.citadels button:not(.main)")


def test_laying_and_a_card_in_large(person: Arrive) -> None:
    anna = person()
    anna.against_bots("kabale", 6)
    for _ in range(3):
        anna.play_until("lay")
        anna.move()
    anna.play_until("lay")
    examine(anna, "laying")
    examine(anna, "dialogue", ".look >> nth=0")


def test_a_card_chosen_for_the_cloak(person: Arrive) -> None:
    anna = person()
    in_kabale(anna, "lay cloak 1", "lay king 1", hand=("king", "cloak", "traitor"))
    anna.page.wait_for_selector("main[data-decision='cloak']")
    examine(anna, "cloak")
    anna.page.keyboard.press("1")
    examine(anna, "cloak-chosen")


def test_the_traitors_choice_and_the_keys(person: Arrive) -> None:
    anna = person()
    in_kabale(anna, "lay traitor 1", "lay king 1", hand=("king", "cloak", "traitor"))
    anna.page.wait_for_selector("main[data-decision='traitor']")
    examine(anna, "traitor")
    anna.page.keyboard.press("Tab")
    examine(anna, "keys", "button.keys")


def test_choosing(person: Arrive) -> None:
    anna = person()
    anna.play_now("citadels")
    anna.play_until("take")
    examine(anna, "choosing")


def test_own_turn_and_a_rule(person: Arrive) -> None:
    anna = person()
    anna.play_now("citadels")
    anna.play_until("turn")
    anna.page.wait_for_selector(".why li")
    examine(anna, "turn")
    examine(anna, "rule", ".why .rule >> nth=0")


def test_a_murdered_player(person: Arrive) -> None:
    anna = person()
    script = Script(anna, "Ben", "Cleo", "Dora")
    script.choose({0: "king", 1: "assassin", 2: "thief", 3: "warlord"})
    script.play("gold", "murder king", "build", "end")
    anna.page.wait_for_selector(".fate")
    examine(anna, "murdered")


def test_a_warlord_who_strikes(person: Arrive) -> None:
    anna = person()
    script = Script(anna, "Ben", "Cleo", "Dora")
    script.choose({0: "warlord", 1: "assassin", 2: "thief", 3: "king"})
    script.turns_until("warlord", "build")
    script.play("gold")
    script.shown()
    anna.page.locator(".city .target").first.click()
    anna.page.wait_for_selector(".ask")
    examine(anna, "striking")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reveal(person: Arrive, language: str) -> None:
    """A card laid below one that lies face down turns it up; it is held as soon as it is seen."""
    anna = person(speed="slow", language=language)
    anna.against_bots("kabale", 2)
    revealed = anna.page.locator("button.strip.isFresh:not(.isDown)")
    for _ in range(8):
        anna.play_until("lay")
        anna.page.click(".hold[aria-disabled='false'] >> nth=0")
        covered = anna.page.locator(".column:has(li:last-child .isDown, li:last-child .back) .target")
        if not covered.count():
            anna.page.click(".target >> nth=0")
            continue
        covered.first.click()
        revealed.first.wait_for()
        anna.page.locator(".round button[aria-pressed]").click()
        examine(anna, "reveal", languages=(language,))
        return
    raise AssertionError("nothing was revealed")


def test_the_award_and_the_end_of_kabale(person: Arrive) -> None:
    anna = person()
    anna.against_bots("kabale", 3, rounds=1)
    anna.play_until("over")
    examine(anna, "over-kabale")
    examine(anna, "award", ".over .row button:not(.main)")


def test_the_end_of_citadels(person: Arrive) -> None:
    anna = person()
    anna.against_bots("citadels", 3, end_at=2)
    anna.play_until("over")
    examine(anna, "over-citadels")


def test_the_curtain(person: Arrive) -> None:
    anna = person()
    anna.sit_with("Ben", "kabale")
    anna.play_until("curtain")
    examine(anna, "curtain")


def test_an_error(person: Arrive) -> None:
    anna = person()
    anna.page.goto(f"{anna.address}/t/nosuchtable")
    anna.page.wait_for_selector("[role=alert]")
    anna.faults = [fault for fault in anna.faults if "404" not in fault]  # the browser notes that nothing is there
    examine(anna, "error")
