"""Provable shuffles in the browser: dealt unseen, proven at the end and in the replay, explained and counted."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.web.person import Person
from tests.web.serving import Serving
from tests.web.test_states import examine

Arrive = Callable[..., Person]


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One that deals by chance, and proves it."""
    server = Serving(tmp_path_factory.mktemp("proven"), RAENKE_DEAL="proven", RAENKE_DEAL_WITHIN="60")
    server.start()
    yield server
    server.stop()


def deal_of(person: Person, table: str) -> dict[str, object]:
    found: dict[str, object] = person.page.evaluate(
        "async table => (await (await fetch(`/api/tables/${table}`)).json()).deal", table
    )
    return found


# A move as a program would make it; whether the match is over.
STEP = """async table => {
    const path = `/api/tables/${table}`;
    const { version, options, table: { stage } } = await (await fetch(`${path}/messages`)).json();
    if (stage === 'finished') return true;
    if (!options.length) return false;
    const body = JSON.stringify({type: 'play', move: options[0].move, version});
    await fetch(`${path}/commands`, {method: 'POST', headers: {'content-type': 'application/json'}, body});
    return false;
}"""
FORGED = """key => {
    const kept = JSON.parse(localStorage[key]);
    kept.seen.shown[1] = '0'.repeat(64);
    localStorage[key] = JSON.stringify(kept);
}"""
ALL_SHOWN = "async table => (await (await fetch(`/api/tables/${table}`)).json()).deal.shown.every(Boolean)"


def test_two_people_deal_and_their_browsers_prove_it(person: Arrive) -> None:
    # Ben comes by the network's name over plain HTTP, where a browser has no SubtleCrypto.
    anna, ben = person(), person(width=360, height=740)
    table = anna.open_table("kabale", 2, rounds=1)
    ben.page.goto(f"{ben.outside}/t/{table}")
    assert ben.page.evaluate("isSecureContext") is False
    ben.sit_down("Benedikt")
    expect(anna.page.locator(".seat .name").nth(1)).to_have_text("Benedikt")
    expect(anna.page.locator(".deal")).to_contain_text("nobody can choose them")
    anna.page.wait_for_function(ALL_SHOWN, arg=table)
    ben.page.reload()  # what it has sealed outlasts the page
    ben.page.wait_for_selector(".deal")
    anna.begin()
    for each in (anna, ben):
        each.page.wait_for_selector("main[data-decision]")
    assert deal_of(anna, table)["own"] == [0, 1]
    anna.unfold("Players")
    expect(anna.page.locator("aside .deal")).to_contain_text("Benedikt")
    while {True} != {each.page.evaluate(STEP, table) for each in (anna, ben)}:
        pass
    for each in (anna, ben):
        each.page.keyboard.press("Escape")  # the award
        proven = each.page.locator(".over .verdict")
        expect(proven).to_contain_text("Proven")
        expect(proven).to_contain_text("Benedikt")
        each.page.locator(".over summary").click()
        expect(each.page.locator(".over details li")).to_have_count(5)
        expect(each.page.locator(".over details li.wrong")).to_have_count(0)
    examine(anna, "proven-over")
    anna.speak("en")

    anna.page.goto(f"{anna.address}/replay/{table}")
    found = anna.page.locator(".proof")
    expect(found.locator(".verdict")).to_contain_text("Proven")
    found.locator("summary").click()
    expect(found.locator("li")).to_have_count(5)
    expect(found.locator("li", has_text="first shuffles")).not_to_have_class("wrong")
    expect(found.locator("li.wrong")).to_have_count(0)
    found.scroll_into_view_if_needed()
    examine(anna, "proven-replay", languages=("en",))
    # What the table had shown was another: this browser remembers.
    anna.page.evaluate(FORGED, f"raenke-deal-{table}")
    anna.page.reload()
    expect(found.get_by_role("alert")).to_contain_text("something was changed")
    assert anna.faults + ben.faults == []


def test_against_bots_begins_at_once_and_is_proven_by_one(person: Arrive) -> None:
    anna = person()
    anna.click_play_now("kabale")
    table = anna.page.url.rpartition("/")[2]
    deal = deal_of(anna, table)
    assert (deal["stage"], deal["own"], deal["number"]) == ("dealt", [0], 1)
    assert anna.faults == []


def test_the_page_that_explains_and_counts(person: Arrive) -> None:
    anna = person()
    anna.page.goto(f"{anna.address}/audit")
    expect(anna.page.locator("main article")).to_have_count(2)
    expect(anna.page.locator("main")).to_contain_text("Whoever runs the server can see the cards")
    examine(anna, "audit")
