"""Whole games through the page."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.person import Person

Arrive = Callable[..., Person]
SHORT: dict[str, dict[str, Any]] = {"kabale": {"rounds": 2, "scores": "open"}, "citadels": {"end_at": 4}}


@pytest.mark.parametrize("game", ["kabale", "citadels"])
def test_a_game_against_bots_to_its_end(person: Arrive, game: str) -> None:
    """A short one; newcomers play the first game of the start page to its end (`test_learn.py`)."""
    anna = person()
    anna.against_bots(game, 4, **SHORT[game])
    anna.play_until("over")
    expect(anna.page.locator(".over")).to_contain_text("The game is over")
    assert anna.page.locator(".scores li").count() == 4
    lines = anna.page.locator(".count .lanes li" if game == "citadels" else ".final tbody tr")
    assert lines.count() == {"citadels": 4, "kabale": 3}[game]  # the cities, or two rounds and the sum
    sums = anna.page.locator(".count .total") if game == "citadels" else lines.last.locator("td")
    totals = {int(cell.split()[0].strip("★")) for cell in sums.all_inner_texts() if cell}
    listed = {int(line.split()[0]) for line in anna.page.locator(".scores strong").all_inner_texts()}
    assert totals == listed
    anna.start()
    expect(anna.page.get_by_role("heading", name="Finished games")).to_be_visible()
    assert anna.faults == []


def test_two_browsers_at_one_table(person: Arrive) -> None:
    anna, ben = person(), person(width=360, height=740)
    table = anna.open_table("kabale", 2, rounds=1)
    ben.page.goto(f"{ben.address}/t/{table}")
    ben.sit_down("Ben")
    expect(anna.page.locator(".seat .name")).to_have_count(2)
    anna.begin()
    for column in (0, 1):  # empty ones, where nothing is turned up
        anna.page.wait_for_selector("main[data-decision]")
        mover, other = (anna, ben) if anna.page.query_selector("main[data-decision='lay']") else (ben, anna)
        mover.page.wait_for_selector("main[data-decision='lay']")
        card = mover.page.locator(".hold .title").first.inner_text()
        mover.page.click(".hold >> nth=0")
        mover.page.locator(".to").nth(column).click()
        expect(mover.page.locator(".column").nth(column).get_by_label(card)).to_be_visible()
        expect(other.page.locator(".column").nth(column).locator(".strip.back")).to_be_visible()
        other.page.wait_for_selector("main[data-decision='lay']")
    anna.page.fill("aside form input", "Well played")
    anna.page.click("aside form button")
    expect(ben.page.locator("aside")).to_contain_text("Well played")
    assert anna.faults + ben.faults == []


def test_hot_seat_keeps_hands_apart(person: Arrive) -> None:
    anna = person()
    anna.sit_with("Ben", "kabale")
    seen: dict[str, set[str]] = {}
    for _ in range(12):
        if (what := anna.wait()) == "curtain":
            assert anna.page.locator(".hold, .strip, .hand, .words, aside, [role=log] p").count() == 0
            anna.page.locator(".curtain button").click()
            anna.page.wait_for_selector("main[data-decision]:not([data-decision='wait'])")
            continue
        if what == "lay":
            name = anna.page.locator(".players .turn .name").inner_text()
            seen.setdefault(name, set()).update(anna.page.locator(".hold .title").all_inner_texts())
        anna.move()
    assert "Ben" in seen
    assert len(seen) == 2
    assert anna.faults == []


def test_friends_come_by_the_link(person: Arrive) -> None:
    anna, ben = person(), person(width=360, height=740)
    anna.address = anna.outside
    anna.open_table("citadels", 2)
    link = anna.page.locator(".link a").inner_text()
    assert link == anna.page.url
    expect(anna.page.get_by_role("img", name="QR code for the link")).to_be_visible()
    ben.page.goto(link)
    ben.sit_down("Ben")
    expect(anna.page.locator(".seat .name")).to_have_count(2)
    expect(ben.page.get_by_text("Waiting for the host to start")).to_be_visible()
    assert anna.faults + ben.faults == []
