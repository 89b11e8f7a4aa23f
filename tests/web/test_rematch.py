"""Playing again: who goes on sits down there, who does not come is waited for, and the host may stop waiting."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.person import Person
from tests.web.test_side import QUIET, send, two

Arrive = Callable[..., Person]
MOVE = """async () => {
    const path = `/api/tables/${location.pathname.slice(3)}`;
    const { options, version, table } = await (await fetch(`${path}/messages`)).json();
    const body = JSON.stringify({type: 'play', move: options[0]?.move ?? '', version});
    const headers = {'content-type': 'application/json'};
    if (options.length) await fetch(`${path}/commands`, {method: 'POST', headers, body});
    return table.stage;
}"""


def played(person: Arrive) -> tuple[Person, Person]:
    """Anna and Ben, who have just played a match to its end."""
    anna, ben = two(person, QUIET)
    while "finished" not in [each.page.evaluate(MOVE) for each in (anna, ben)]:
        pass
    for each in (anna, ben):
        # The page may lag behind and still offer a move that was made past it.
        each.page.wait_for_selector("dialog[open], .over")
        while each.wait() != "over":
            each.move()
    return anna, ben


@pytest.fixture
def waiting(person: Arrive) -> tuple[Person, Person]:
    """Anna waits for Ben at the table of the next match."""
    anna, ben = played(person)
    anna.page.get_by_role("button", name="Play again").click()
    anna.page.wait_for_selector(".seat")
    return anna, ben


def test_who_goes_on_to_the_next_game_sits_there(waiting: tuple[Person, Person]) -> None:
    anna, ben = waiting
    kept = anna.page.locator(".seat").nth(1)
    name = ben.page.evaluate("async () => (await (await fetch('/api/guests/me')).json()).guest.name")
    expect(kept).to_contain_text(name)
    expect(kept).to_contain_text("reserved")
    expect(anna.page.locator(".begin button.main")).to_be_disabled()
    expect(anna.page.locator(".bots .fill")).to_have_count(0)
    ben.page.get_by_role("button", name="Go to the next game").click()
    expect(kept).not_to_contain_text("reserved")
    anna.begin()
    for each in waiting:
        each.page.wait_for_selector("main[data-decision]")
        assert each.faults == []


def test_the_host_stops_waiting_for_who_does_not_come(waiting: tuple[Person, Person]) -> None:
    anna, _ = waiting
    anna.page.locator(".seat .free").click()
    expect(anna.page.locator(".seat").nth(1)).to_contain_text("free")
    anna.fill_with_bots()
    anna.begin()
    anna.page.wait_for_selector("main[data-decision]")
    assert anna.faults == []


def test_who_comes_by_the_link_finds_the_own_seat(waiting: tuple[Person, Person]) -> None:
    anna, ben = waiting
    ben.page.goto(anna.page.url)
    ben.page.locator(".seat button.main").click()
    expect(anna.page.locator(".seat").nth(1)).not_to_contain_text("reserved")
    assert ben.faults == []


def test_a_closed_table_says_why(waiting: tuple[Person, Person]) -> None:
    anna, ben = waiting
    ben.page.goto(anna.page.url)
    ben.page.wait_for_selector(".seat")
    send(anna, "stand")
    for each in waiting:
        # By its text: the lobby, which may still be there, has other paragraphs in its sheets.
        why = each.page.locator("main .sheet p", has_text="Nobody is left at this table; it is closed.")
        expect(why).to_be_visible()
    assert ben.faults == []
