"""Whole games without looking and without a mouse: by keyboard, and by what a screen reader is told."""

from collections.abc import Callable

import pytest

from tests.web.person import BEGIN, SEAT_A_BOT, Person

Arrive = Callable[..., Person]
GAMES = [("kabale", {"rounds": 1}), ("citadels", {"end_at": 1})]
SPOKEN = """window.spoken = [];
    new MutationObserver(changes => {
        for (const { addedNodes } of changes) for (const added of addedNodes) {
            if (added instanceof HTMLElement && added.matches('[role=log] p')) window.spoken.push(added.textContent);
        }
    }).observe(document, { childList: true, subtree: true })"""


def reach(person: Person, selector: str) -> None:
    """With the tab key alone."""
    wanted = person.page.wait_for_selector(selector)
    for _ in range(200):
        if person.page.evaluate("wanted => document.activeElement === wanted", wanted):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"no way by keyboard to {selector}")


def press(person: Person, selector: str) -> None:
    reach(person, selector)
    person.page.keyboard.press("Enter")


@pytest.mark.parametrize(("game", "options"), GAMES, ids=["kabale", "citadels"])
def test_a_game_by_keyboard_alone(person: Arrive, game: str, options: dict[str, int]) -> None:
    anna = person()
    anna.open_table(game, 2, **options)
    press(anna, SEAT_A_BOT)
    press(anna, BEGIN)
    for _ in range(200):
        what = anna.wait()
        if what == "over":
            break
        for step in ["dialog .buttons .main"] if what == "dialog" else anna.steps(what):
            press(anna, step)
        anna.page.wait_for_timeout(60)
    assert anna.wait() == "over"
    press(anna, ".over button.main")
    anna.page.wait_for_selector(".over", state="detached")
    assert anna.faults == []


@pytest.mark.parametrize(("game", "options"), GAMES, ids=["kabale", "citadels"])
def test_a_game_as_a_screen_reader_tells_it(person: Arrive, game: str, options: dict[str, int]) -> None:
    anna = person()
    anna.page.add_init_script(SPOKEN)
    anna.against_bots(game, 2, **options)
    table = anna.page.get_by_role("region", name="The table as text")
    while (what := anna.wait()) not in ("over", "dialog"):
        assert anna.page.locator("[role=log] p").last.inner_text() == "Your turn"
        if what == "lay":
            hand = anna.page.locator(".hold .title").all_inner_texts()
            in_words = table.locator("p").last.inner_text()
            assert all(card.replace("\u00ad", "") in in_words for card in hand)
            drawn = anna.page.locator(".column").all()
            rows = table.get_by_role("row").all_inner_texts()[1 : len(drawn) + 1]
            assert [row.count(": ") for row in rows] == [column.locator(".strip").count() for column in drawn]
        elif what == "turn":
            gold = anna.page.locator(".city .counts > span:first-child").all_inner_texts()
            cells = table.get_by_role("row").locator("td:nth-of-type(2)").all_inner_texts()
            assert sorted(cells) == sorted(each.strip() for each in gold)
        for step in anna.steps(what):
            button = anna.page.locator(step)
            assert button.evaluate("each => each.ariaLabel || each.textContent.trim()")
            button.press("Enter")
        anna.page.wait_for_timeout(60)
    if anna.wait() == "dialog":
        anna.move()
    anna.play_until("over")
    anna.unfold("Game log")
    anna.page.locator(".log li").first.wait_for()
    told = set(anna.page.locator(".log li").all_inner_texts())
    assert len(told) > 10
    assert told - set(anna.page.evaluate("window.spoken")) == set()
    assert anna.faults == []
