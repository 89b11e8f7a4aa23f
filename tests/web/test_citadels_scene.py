"""The table of Citadels as a scene: the own card in sight, the call, what flies, what stays still, and the end."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.person import Person
from tests.web.scripted import Script
from tests.web.test_citadels import SEATS, in_sight
from tests.web.test_showing import SHOWN, STILL
from tests.web.test_states import examine

Arrive = Callable[..., Person]
# Nothing goes on by itself, however long one looks.
FROZEN = f"{STILL}\nperformance.now = () => 0;"
# How many things have flown over the table since the page was opened.
COUNT_FLIGHTS = """{
    window.flown = 0;
    new MutationObserver(changes => {
        for (const { addedNodes } of changes)
            for (const each of addedNodes) if (each.classList?.contains('flying')) window.flown += 1;
    }).observe(document, {childList: true, subtree: true});
}"""
SETTLED = """() => !document.querySelector('.flying')
    && document.getAnimations().every(each => each.playState !== 'running')"""
TOPS = "all => all.map(each => Math.round(each.getBoundingClientRect().top))"
STATES = "all => all.map(each => [each.dataset.todo, each.className])"
SCENE = """() => ({
    says: document.querySelector('.doing')?.textContent ?? '',
    beat: document.querySelector('.ranks .beat')?.textContent ?? '',
    isHushed: document.querySelector('.ranks .beat.hit') !== null,
    herald: document.querySelector('.herald')?.textContent ?? '',
})"""


def todo(person: Person) -> dict[str, str]:
    """What the own card says of the turn: each thing, and how it stands."""
    items = person.page.locator(".own [data-todo]").evaluate_all(STATES)
    return {what: next(state for state in ("open", "done", "closed") if state in classes) for what, classes in items}


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1400, 900)])
def test_the_own_character_is_in_sight_with_what_is_still_to_do(person: Arrive, width: int, height: int) -> None:
    anna = person(width=width, height=height)
    script = Script(anna, *SEATS)
    own = anna.page.locator("section.own")
    expect(own.locator(".name")).to_have_count(0)
    script.choose({0: "thief", 1: "assassin", 2: "king", 3: "warlord"})
    script.shown()
    expect(own.locator(".name")).to_have_text("Thief")
    expect(own).to_contain_text("Secret until rank 2 is called.")
    assert todo(anna) == {}
    script.play("gold", "murder magician", "end")
    script.shown()
    assert todo(anna) == {"basic": "open", "ability": "open", "build": "closed"}
    for down in ("start", "end"):
        anna.page.evaluate("block => document.querySelector('main').scrollIntoView({block})", down)
        assert in_sight(own.locator(".name"))
        assert in_sight(own.locator("[data-todo=ability]"))
    script.play("gold", "rob king")
    expect(own.locator("[data-todo=ability].open")).to_have_count(0)
    wide = {"basic": "done", "ability": "done", "build": "open"}
    assert todo(anna) == {what: state for what, state in wide.items() if width > 360 or state != "done"}
    script.play("end")
    expect(own).to_contain_text("Your turn is over.")
    assert todo(anna) == {}
    assert anna.faults == []


def test_a_player_is_chosen_where_they_sit(person: Arrive) -> None:
    anna = person()
    script = Script(anna, *SEATS)
    script.choose({0: "magician", 1: "assassin", 2: "king", 3: "warlord"})
    script.play("gold", "murder thief", "end")
    script.shown()
    seats = anna.page.locator(".city .seat.target")
    expect(seats).to_have_count(3)
    seats.nth(1).click()
    anna.page.locator(".ask").get_by_role("button", name="Swap hands with Cleo").click()
    expect(seats).to_have_count(0)
    expect(anna.page.get_by_role("log")).to_contain_text("You swap hands with Cleo.")


def test_nothing_jumps_when_the_own_turn_comes(person: Arrive) -> None:
    anna = person(width=1400)
    script = Script(anna, *SEATS)
    script.choose({0: "thief", 1: "assassin", 2: "king", 3: "warlord"})
    script.shown()
    places = anna.page.locator("main .middle, .hand, section.own, aside")
    expect(places).to_have_count(4)
    before = places.evaluate_all(TOPS)
    script.play("gold", "murder magician", "end")
    script.shown()
    assert places.evaluate_all(TOPS) == before
    script.play("gold", "end")
    script.shown()
    assert places.evaluate_all(TOPS) == before


def test_nobody_else_sees_the_own_card(person: Arrive) -> None:
    anna, ben = person(), person()
    script = Script(anna, *SEATS)
    ben.page.goto(anna.page.url)  # looks on
    script.choose({0: "thief", 1: "assassin", 2: "king", 3: "warlord"})
    expect(anna.page.locator(".own .name")).to_have_text("Thief")
    expect(ben.page.locator(".city")).to_have_count(4)
    expect(ben.page.locator("section.own")).to_have_count(0)
    expect(ben.page.locator(".city .secret")).to_have_count(3)  # a back for each, but for Ben, who was called


def test_the_ranks_are_called_with_a_beat_and_the_murdered_in_silence(person: Arrive) -> None:
    anna = person(speed="slow")
    anna.page.add_init_script(FROZEN)
    script = Script(anna, *SEATS)
    script.choose({0: "thief", 1: "assassin", 2: "king", 3: "warlord"})
    scenes = stepped(anna)
    assert called(scenes, "Rank 1 is called")["beat"].split() == ["1", "Assassin"]
    assert not called(scenes, "Rank 1 is called")["isHushed"]
    revealed = called(scenes, "Ben is the Assassin.")["herald"]
    assert "Ben" in revealed
    assert "Assassin" in revealed
    script.play("gold", "murder king", "end")
    scenes = stepped(anna)
    assert "King" in called(scenes, "Ben murders the King.")["herald"]
    script.play("gold", "end")
    scenes = stepped(anna)
    assert called(scenes, "Rank 4 is called")["isHushed"]
    assert not any("Cleo is" in scene["says"] for scene in scenes)
    assert anna.faults == []


def stepped(person: Person) -> list[dict[str, Any]]:
    """Go through the show by the space bar: what was seen at each step."""
    page, scenes = person.page, list[dict[str, Any]]()
    page.wait_for_selector(SHOWN)
    while page.locator(SHOWN).count():
        scenes.append(page.evaluate(SCENE))
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Space")
        page.wait_for_timeout(30)
    return scenes


def called(scenes: list[dict[str, Any]], says: str) -> dict[str, Any]:
    return next(scene for scene in scenes if scene["says"].startswith(says))


def crowned(person: Person) -> str:
    """In whose city the crown is."""
    return str(person.page.locator(".city", has=person.page.locator(".crown svg")).get_attribute("aria-label"))


@pytest.mark.parametrize("stillness", ["none", "system", "setting"])
def test_coins_fly_and_the_crown_walks_unless_one_wants_it_still(person: Arrive, stillness: str) -> None:
    anna = person(speed="normal", reduced_motion="reduce" if stillness == "system" else "no-preference")
    if stillness == "setting":
        kept = json.dumps({"speed": "normal", "language": "en", "isStill": True})
        anna.page.add_init_script(f"localStorage.setItem('raenke-settings', '{kept}')")
    anna.page.add_init_script(COUNT_FLIGHTS)
    script = Script(anna, *SEATS)
    script.choose({0: "warlord", 1: "assassin", 2: "thief", 3: "king"})
    script.shown()
    assert crowned(anna) != "Dora"
    script.play("gold", "murder magician", "end", "gold", "rob king", "end")
    script.shown()
    assert crowned(anna) == "Dora"
    purse = anna.page.locator(".city [data-place^=purse]")
    expect(purse).to_have_text(["4", "6", "0", "2"])  # Ben, Cleo with Dora's gold, Dora, Anna
    assert (anna.page.evaluate("window.flown") > 0) == (stillness == "none")
    anna.page.wait_for_function(SETTLED)
    assert anna.faults == []


@pytest.fixture
def ended(person: Arrive) -> Person:
    """Anna, whose game of two districts is over."""
    anna = person()
    anna.against_bots("citadels", 3, end_at=2)
    anna.play_until("over")
    return anna


def test_the_end_counts_up_names_what_decided_and_can_be_seen_again(ended: Person) -> None:
    page = ended.page
    match = page.url.rsplit("/", 1)[1]
    count = page.locator(".count")
    expect(count).to_have_attribute("data-counted", "true")  # at once, at this speed
    expect(count.locator(".again")).to_have_count(0)
    page.evaluate("localStorage.setItem('raenke-settings', JSON.stringify({speed: 'slow', language: 'en'}))")
    page.reload()
    expect(count).to_have_attribute("data-counted", "false")
    expect(count.locator(".total.counted")).to_have_count(0)
    count.get_by_role("button", name="Skip").click()
    scores = page.evaluate("async match => (await (await fetch(`/api/tables/${match}`)).json()).scores", match)
    expect(count.locator(".total")).to_have_text([*map(expected, scores)])
    count.get_by_role("button", name="Count again").click()
    expect(count).to_have_attribute("data-counted", "false")
    expect(count).to_have_attribute("data-counted", "true")  # and it ends by itself
    moves, told = page.evaluate(
        """async match => {
            const { moves, number } = await (await fetch(`/api/matches/${match}/turning`)).json();
            const path = `/api/tables/${match}/messages?since=${number - 1}&language=en`;
            const { events } = await (await fetch(path)).json();
            return [moves, events.filter(each => each.number === number).map(each => each.text)];
        }""",
        match,
    )
    decisive = page.locator(".moments dd").last
    assert any(text in decisive.inner_text() for text in told)
    expect(decisive).to_contain_text("From then on")
    expect(page.locator(".moments dd").first).to_contain_text("first to be completed")
    expect(page.get_by_role("link", name="Watch this moment")).to_have_attribute("href", f"/replay/{match}?at={moves}")
    page.emulate_media(reduced_motion="reduce")
    page.reload()
    expect(count).to_have_attribute("data-counted", "true")
    expect(count.locator(".again")).to_have_count(0)
    assert ended.faults == []


def expected(score: int) -> re.Pattern[str]:
    """A total as it stands there: the winner's with a star."""
    return re.compile(rf"^{score}\b")


def test_who_is_revealed_stands_over_the_table(person: Arrive) -> None:
    anna = person(speed="slow")
    anna.page.add_init_script(FROZEN)
    script = Script(anna, *SEATS)
    script.choose({0: "king", 1: "assassin", 2: "thief", 3: "warlord"})
    anna.page.wait_for_selector(SHOWN)
    while not anna.page.locator(".herald").count():
        anna.page.evaluate("document.activeElement.blur()")
        anna.page.keyboard.press("Space")
        anna.page.wait_for_timeout(30)
    examine(anna, "herald", languages=("en",))
