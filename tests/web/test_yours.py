"""The page about one's own games: empty at first, then what was played, for nobody else's eyes."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.person import Person
from tests.web.test_states import examine

Arrive = Callable[..., Person]


def play_one(person: Person, game: str, **options: object) -> str:
    table = person.against_bots(game, 2, **options)
    person.play_until("over")
    return table


def test_from_nothing_to_results_rating_and_cards(person: Arrive) -> None:
    anna, ben = person(), person()
    for each in (anna, ben):
        each.page.goto(f"{each.address}/yours")
        each.page.wait_for_selector(".empty")
    examine(anna, "yours-empty")
    anna.speak("en")
    kabale = play_one(anna, "kabale", rounds=1)
    citadels = play_one(anna, "citadels", end_at=1)
    anna.page.goto(f"{anna.address}/yours")
    games = anna.page.locator("section.game")
    expect(games).to_have_count(2)
    for game in (games.nth(0), games.nth(1)):
        expect(game.locator(".totals dd").first).to_have_text("1")
        expect(game.locator(".plot")).to_have_attribute(
            "aria-label", re.compile(r"Rating, .*Against bots: -?[\d.]+ after 1 game")
        )
        expect(game.get_by_role("list", name="By opponent").locator("li")).to_have_count(1)
    own_cards = anna.page.get_by_role("list", name="How often each ally won its column for you").first
    expect(own_cards.locator("li").first).to_contain_text("of")
    for match in (kabale, citadels):
        expect(anna.page.locator(f"a[href='/replay/{match}']")).to_have_count(1)
    expect(anna.page.locator("time")).to_have_count(2)
    anna.page.locator(".game details summary").first.click()
    expect(anna.page.locator(".game table tbody tr").first).to_be_visible()
    examine(anna, "yours")

    # Whoever else asks sees their own games only.
    ben.page.reload()
    ben.page.wait_for_selector(".empty")
    assert ben.faults == []
