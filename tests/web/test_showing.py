"""What is shown step by step: from when on, how people go on with it, and where the keyboard is afterwards."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.person import OWN_TURN, Person
from tests.web.secrets import PROBE

Arrive = Callable[..., Person]
# Nothing goes on by itself.
STILL = """{
    const begin = setTimeout;
    window.setTimeout = (act, pause, ...more) => pause > 200 ? 0 : begin(act, pause, ...more);
}"""


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
    loading = probe["found"].index("The table is coming …")
    assert begun[0]["hand"]
    assert not any(loading in frame["texts"] for frame in begun)
    assert anna.faults == []


def test_the_space_bar_goes_on_to_the_next_thing(person: Arrive) -> None:
    anna = person(speed="slow")
    anna.page.add_init_script(STILL)
    anna.open_table("kabale", 2, start_player=0)
    anna.fill_with_bots()
    anna.begin()
    anna.page.wait_for_selector(OWN_TURN)
    anna.move()
    hold = anna.page.locator(".round button[aria-pressed]")
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


def test_the_first_turn_is_under_the_fingers_but_not_of_who_writes(person: Arrive) -> None:
    anna = person()
    anna.open_table("kabale", 2, start_player=0)
    anna.fill_with_bots()
    anna.begin()
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
