"""Whole games through the page."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.person import Person
from tests.web.serving import Serving

Arrive = Callable[..., Person]


@pytest.mark.parametrize("game", ["kabale", "citadels"])
def test_a_whole_game_against_bots(person: Arrive, game: str) -> None:
    anna = person()
    anna.play_now(game)
    anna.play_until("over")
    expect(anna.page.locator(".over")).to_contain_text("The game is over")
    assert anna.page.locator(".scores li").count() == 4
    if game == "citadels":
        expect(anna.page.locator(".count tbody tr").last).to_contain_text("Total")
    anna.start()
    expect(anna.page.get_by_role("heading", name="Finished games")).to_be_visible()
    assert anna.faults == []


def test_two_browsers_at_one_table(person: Arrive) -> None:
    anna, ben = person(), person(width=360, height=740)
    table = anna.open_table("kabale", 2, rounds=1)
    ben.page.goto(f"{ben.address}/t/{table}")
    ben.page.get_by_role("button", name="Sit down here").click()
    expect(anna.page.locator(".seat .name")).to_have_count(2)
    anna.begin()
    for _ in range(3):
        anna.page.wait_for_selector("main[data-decision]")
        mover, other = (anna, ben) if anna.page.query_selector("main[data-decision='lay']") else (ben, anna)
        mover.page.wait_for_selector("main[data-decision='lay']")
        card = mover.page.locator(".hold .title").first.inner_text()
        backs = other.page.locator(".strip.back").count()
        mover.move()
        expect(other.page.locator(".strip.back").nth(backs)).to_be_visible()
        assert card  # the mover sees it, the other one only a back
        other.page.wait_for_selector("main[data-decision='lay']")
    anna.page.fill("aside input", "Well played")
    anna.page.click("aside form button")
    expect(ben.page.locator("aside")).to_contain_text("Well played")
    assert anna.faults + ben.faults == []


def test_two_tabs_do_not_fight(person: Arrive) -> None:
    anna = person()
    anna.play_now("kabale")
    anna.page.wait_for_selector("main[data-decision='lay']")
    second = Person(anna.page.context.new_page(), anna.address)
    second.page.goto(anna.page.url)
    second.page.wait_for_selector("main[data-decision='lay']")
    hand = second.page.locator(".hold .title").all_inner_texts()
    assert anna.page.locator(".hold .title").all_inner_texts() == hand
    second.move()
    anna.page.wait_for_function("() => document.querySelectorAll('.column .strip').length > 0")
    anna.move()
    assert anna.faults + second.faults == []


def test_hot_seat_keeps_hands_apart(person: Arrive) -> None:
    anna = person()
    anna.open_table("kabale", 2, rounds=1)
    anna.page.fill(".bots input", "Ben")
    anna.page.get_by_role("button", name="On this device").click()
    anna.begin()
    seen: dict[str, set[str]] = {}
    for _ in range(6):
        assert anna.wait() in ("curtain", "lay", "cloak", "traitor")
        if anna.wait() == "curtain":
            assert anna.page.locator(".hold, .strip, .hand").count() == 0
            anna.page.locator(".curtain button").click()
            anna.page.wait_for_selector("main[data-decision]:not([data-decision='wait'])")
        name = anna.page.locator(".players .turn .name").inner_text()
        seen.setdefault(name, set()).update(anna.page.locator(".hold .title").all_inner_texts())
        anna.move()
        if anna.page.query_selector("dialog[open], .over"):
            break
    assert len(seen) == 2
    assert anna.faults == []


def test_reconnects_after_the_server_was_killed(person: Arrive, serving: Serving) -> None:
    anna = person()
    anna.play_now("kabale")
    anna.page.wait_for_selector("main[data-decision='lay']")
    hand = anna.page.locator(".hold .title").all_inner_texts()
    serving.kill()
    try:
        expect(anna.page.locator(".connection")).to_contain_text("Connection lost")
        assert anna.page.locator(".to:not([disabled]), .hold[aria-disabled='false']").count() == 0
        assert anna.page.locator(".hold .title").all_inner_texts() == hand
    finally:
        serving.start()
    expect(anna.page.locator(".connection")).to_contain_text("Connected again", timeout=30_000)
    anna.page.wait_for_selector("main[data-decision='lay']")
    assert anna.page.locator(".hold .title").all_inner_texts() == hand
    assert anna.move() == "lay"
    assert anna.faults == []


def test_a_game_by_keyboard_alone(person: Arrive) -> None:
    anna = person()
    table = anna.open_table("kabale", 2, rounds=1)
    assert table
    page = anna.page

    def reach(selector: str) -> None:
        for _ in range(150):
            if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"no way by keyboard to {selector}")

    reach(".seat:nth-child(2) button:last-of-type")
    page.keyboard.press("Enter")
    page.wait_for_selector(".begin button.main:not([disabled])")
    reach(".begin button.main")
    page.keyboard.press("Enter")
    for _ in range(40):
        what = anna.wait()
        if what == "over":
            break
        if what == "dialog":
            reach("dialog .main")
            page.keyboard.press("Enter")
        elif what == "lay":
            reach(".hold")
            page.keyboard.press("Space")
            reach(".to")
            page.keyboard.press("Enter")
        else:
            reach(".choose .row button")
            page.keyboard.press("Enter")
        page.wait_for_timeout(80)
    assert anna.wait() == "over"
    assert anna.faults == []
