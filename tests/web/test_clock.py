"""A clock of days: set up, seen by everybody, and paused where all agree."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.person import Person
from tests.web.test_lobby import form_of, standing
from tests.web.test_side import QUIET, lay, send, two
from tests.web.test_states import examine

Arrive = Callable[..., Person]
DAYS = {"move": 2 * 86_400, "weekends_off": "Europe/Berlin"}


def test_a_clock_of_days_is_set_up_with_the_weekends_of_the_hosts_zone(person: Arrive) -> None:
    anna = person(timezone_id="Asia/Seoul")
    form = form_of(anna, "kabale", is_unfolded=False)
    weekends = form.get_by_role("checkbox", name="Weekends do not count")
    expect(weekends).to_have_count(0)
    form.get_by_role("combobox", name="Time per move").select_option("2 days")
    expect(weekends).to_be_checked()
    expect(form).to_contain_text("Saturday and Sunday in the time zone Asia/Seoul.")
    form.get_by_role("button", name="Create the table").click()
    expect(anna.page.locator(".clock")).to_contain_text("Time per move: 2 days")
    expect(anna.page.locator(".clock")).to_contain_text("Asia/Seoul")
    assert standing(anna)["clock"] == {"move": 2 * 86_400, "reserve": 0, "weekends_off": "Asia/Seoul"}
    examine(anna, "clock-lobby", languages=("de", "ko"))


def test_weekends_count_if_the_host_wants_so_and_a_quick_clock_knows_none(person: Arrive) -> None:
    anna = person()
    form = form_of(anna, "kabale", is_unfolded=False)
    form.get_by_role("combobox", name="Time per move").select_option("1 day")
    form.get_by_role("checkbox", name="Weekends do not count").uncheck()
    form.get_by_role("button", name="Create the table").click()
    expect(anna.page.locator(".clock")).to_have_text("Time per move: 1 day")
    assert standing(anna)["clock"] == {"move": 86_400, "reserve": 0, "weekends_off": None}
    form = form_of(anna, "kabale", is_unfolded=False)
    form.get_by_role("combobox", name="Time per move").select_option("2 min")
    form.get_by_role("button", name="Create the table").click()
    expect(anna.page.locator(".clock")).to_contain_text("Time per move: 2 min and beyond that 10 min")
    assert standing(anna)["clock"] == {"move": 120, "reserve": 600, "weekends_off": None}


def test_a_pause_is_asked_for_agreed_to_and_ended(person: Arrive) -> None:
    anna, ben = two(person, QUIET, clock=DAYS)
    for each in (anna, ben):
        expect(each.page.locator(".status [role=timer]")).to_have_text(re.compile(r"until .*\d"))
        each.unfold("Players")
    anna.page.get_by_role("button", name="Pause the clock").click()
    expect(anna.page.locator(".top .request")).to_contain_text("Waiting for the others to agree to the pause.")
    expect(ben.page.get_by_role("button", name="Pause the clock")).to_have_count(0)
    examine(ben, "pause-asked")
    ben.speak("en")
    request = ben.page.locator(".top .request")
    expect(request).to_contain_text("asks to pause the clock")
    request.get_by_role("button", name="Allow").click()
    for each in (anna, ben):
        expect(each.page.locator(".status .paused")).to_have_text("paused")
        expect(each.page.locator(".top .request")).to_have_count(0)
        expect(each.page.locator("aside .on")).to_contain_text("The clock is paused")
    lay(anna, "lay king 1")  # moves may be made
    expect(ben.page.locator(".status .paused")).to_be_visible()
    examine(anna, "paused")
    ben.page.get_by_role("button", name="End the pause").click()
    expect(anna.page.locator(".status [role=timer]")).to_be_visible()
    expect(ben.page.locator("aside .on")).to_have_count(0)
    assert anna.faults == ben.faults == []


def test_who_disagrees_is_heard_and_a_wish_can_be_withdrawn(person: Arrive) -> None:
    anna, ben = two(person, QUIET, clock=DAYS)
    assert send(anna, "ask_pause")["type"] == "done"
    ben.page.locator(".top .request").get_by_role("button", name="Refuse").click()
    expect(anna.page.locator(".top .request")).to_have_count(0)
    expect(anna.page.locator("aside .turns").first).to_contain_text("does not agree to a pause")
    ben.unfold("Players")
    ben.page.get_by_role("button", name="Pause the clock").click()
    expect(anna.page.locator(".top .request")).to_have_count(1)
    ben.page.locator(".top .request").get_by_role("button", name="Never mind").click()
    expect(anna.page.locator(".top .request")).to_have_count(0)
    expect(anna.page.locator(".status [role=timer]")).to_be_visible()


def test_on_a_phone_a_wish_is_counted_at_the_thumb(person: Arrive) -> None:
    anna, ben = two(person, QUIET, width=360, clock=DAYS)
    send(ben, "ask_pause")
    expect(anna.page.locator(".reach .count")).to_have_text("New: 1")
    anna.page.locator(".top .request").get_by_role("button", name="Allow").click()
    expect(anna.page.locator(".status .paused")).to_be_visible()
    assert not anna.is_scrolling_sideways()


def test_the_last_hour_is_counted_down(person: Arrive) -> None:
    anna, _ = two(person, QUIET, clock={"move": 600})
    timer = anna.page.locator(".status [role=timer]")
    expect(timer).to_have_text(re.compile(r"^(10:00|9:\d\d) left$"))
    before = timer.inner_text()
    expect(timer).not_to_have_text(before)


def test_the_list_of_ones_games_says_until_when(person: Arrive) -> None:
    anna, ben = two(person, QUIET, clock=DAYS)
    anna.start()
    expect(anna.page.locator(".line", has_text="Your turn")).to_contain_text(re.compile(r"until .*\d"))
    send(ben, "ask_pause")
    table = ben.page.url.rpartition("/")[2]
    anna.page.goto(f"{anna.address}/t/{table}")
    anna.page.locator(".top .request").get_by_role("button", name="Allow").click()
    expect(anna.page.locator(".status .paused")).to_be_visible()
    anna.start()
    expect(anna.page.locator(".line", has_text="Your turn")).to_contain_text("Time per move: paused")
