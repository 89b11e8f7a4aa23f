"""What is shown step by step: from when on, how people go on with it, and where the keyboard is afterwards."""

from collections.abc import Callable
from itertools import groupby

import pytest
from playwright.sync_api import expect

from tests.web.person import OWN_TURN, Person
from tests.web.program import in_kabale
from tests.web.secrets import PROBE

Arrive = Callable[..., Person]
# Nothing goes on by itself.
STILL = """{
    const begin = setTimeout;
    window.setTimeout = (act, pause, ...more) => pause > 200 ? 0 : begin(act, pause, ...more);
}"""
SHOWN = ".round button[aria-pressed]"


def sail(anna: Person) -> None:
    """A King below the first of four Explorers, one in each column: each turns the next up. Then the clock stands."""
    anna.page.clock.install()
    first = [f"lay explorer {column}" for column in (1, 2, 3, 4)]
    in_kabale(anna, *first, hand=("explorer", "king", "queen"), seats=4)
    expect(anna.page.locator(".column .strip")).to_have_count(4)
    anna.page.wait_for_selector(OWN_TURN)
    anna.page.clock.pause_at(anna.page.evaluate("Date.now() / 1000 + 1"))
    anna.send("lay king 1")
    anna.page.wait_for_selector(SHOWN)
    anna.page.evaluate("document.activeElement.blur()")  # the first card has it, and would be pressed


def heights(person: Person) -> list[int]:
    """How many cards lie in each column."""
    count = "all => all.map(column => column.querySelectorAll('.strip').length)"
    return list(person.page.locator(".column").evaluate_all(count))


@pytest.mark.parametrize("game", ["kabale", "citadels"])
def test_the_table_is_there_as_soon_as_the_game_begins(person: Arrive, game: str) -> None:
    """Nothing of the deal is held back: there was no table yet to show it on."""
    anna = person(speed="slow")
    anna.page.add_init_script(PROBE)
    anna.open_table(game, 3)
    anna.fill_with_bots()
    anna.page.wait_for_load_state("networkidle")
    anna.begin()
    anna.page.wait_for_selector("main[data-decision]")
    probe = anna.page.evaluate("window.probe")
    begun = [frame for frame in probe["frames"] if frame["hasView"]]
    loading = probe["found"].index("Loading table…")
    assert begun[0]["hand"]
    assert not any(loading in frame["texts"] for frame in begun)
    assert anna.faults == []


def test_the_space_bar_goes_on_to_the_next_thing(person: Arrive) -> None:
    anna = person(speed="slow")
    anna.page.add_init_script(STILL)
    anna.against_bots("kabale", 2, start_player=0)
    anna.page.wait_for_selector(OWN_TURN)
    anna.move()
    hold = anna.page.locator(SHOWN)
    hold.wait_for()
    seen = []
    while hold.count():
        seen.append(anna.page.locator(".doing").inner_text())
        anna.page.evaluate("document.activeElement.blur()")
        anna.page.keyboard.press("Space")
        anna.page.wait_for_timeout(60)
    anna.page.wait_for_selector(OWN_TURN)
    assert len(set(seen)) >= 2  # the own card and the bot's
    assert anna.page.evaluate("scrollY") == 0
    assert anna.faults == []


def test_a_chain_of_explorers_is_one_sweep(person: Arrive) -> None:
    """The laid card, four Explorers and the card turned up last: all of it within three seconds of the page's clock."""
    anna = person(speed="normal")
    sail(anna)
    assert heights(anna) == [2, 1, 1, 1]
    anna.page.clock.run_for(3000)
    expect(anna.page.locator(SHOWN)).to_have_count(0)
    lying = anna.page.locator(".column .strip")
    assert [label.split(",")[0] for label in lying.evaluate_all("all => all.map(each => each.ariaLabel)")] == (
        ["20 King"] + ["13 Explorer"] * 4
    )
    assert anna.faults == []


def test_the_space_bar_held_down_hurries_through_a_chain(person: Arrive) -> None:
    """The clock stands all the while, and yet each Explorer is seen to sail."""
    anna = person(speed="normal")
    sail(anna)
    seen = [heights(anna)]
    while anna.page.locator(SHOWN).count() and len(seen) < 200:
        anna.page.keyboard.down("Space")
        seen.append(heights(anna))
    assert anna.page.locator(SHOWN).count() == 0
    sailed = [heights for heights, _ in groupby(seen)]
    assert sailed == [[2, 1, 1, 1], [1, 2, 1, 1], [1, 1, 2, 1], [1, 1, 1, 2], [2, 1, 1, 1]]
    assert anna.faults == []


def test_the_first_turn_is_under_the_fingers_but_not_of_who_writes(person: Arrive) -> None:
    anna = person()
    anna.against_bots("kabale", 2, start_player=0)
    anna.page.wait_for_selector(OWN_TURN)
    table = anna.page.url
    reader = Person(anna.page.context.new_page(), anna.address)
    reader.page.goto(table)
    reader.page.wait_for_selector(OWN_TURN)
    expect(reader.page.locator(".hold").first).to_be_focused()
    reader.page.locator("aside form input").focus()
    anna.move()
    anna.play_until("lay")
    reader.page.wait_for_selector(OWN_TURN)
    expect(reader.page.locator("aside form input")).to_be_focused()
    assert anna.faults + reader.faults == []
