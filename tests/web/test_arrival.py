"""Coming to a table: by an address, an invitation, a name; who watches is told so."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from raenke.bots.names import NAMES
from raenke.words import Words
from tests.web.person import Person

Arrive = Callable[..., Person]


@pytest.mark.parametrize("path", ["/nonsense", "/yours/kabale", "/t", "/nonsense.html"])
def test_an_address_without_a_page_says_so(person: Arrive, path: str) -> None:
    anna = person(width=360)
    answer = anna.page.goto(f"{anna.address}{path}")
    assert answer is not None
    assert answer.status == 404
    expect(anna.page.get_by_role("heading", name="There is no page at this address")).to_be_visible()
    expect(anna.page.locator("main")).to_contain_text(path)
    assert not anna.is_scrolling_sideways()
    anna.page.locator("main").get_by_role("link", name="Start page").click()
    anna.page.wait_for_selector(".game")
    anna.page.go_back()
    expect(anna.page.get_by_role("heading", name="There is no page at this address")).to_be_visible()


def test_a_table_that_does_not_exist_says_so(person: Arrive) -> None:
    anna = person()
    answer = anna.page.goto(f"{anna.address}/t/nosuchtable")
    assert answer is not None
    assert answer.status == 404
    expect(anna.page.get_by_role("alert")).to_contain_text("There is no table at this address.")


# Names


@pytest.mark.parametrize("language", ["de", "en", "hu", "ko"])
def test_who_opens_an_invitation_is_asked_for_a_name(person: Arrive, language: str) -> None:
    anna, ben = person(), person(width=360, height=740, language=language)
    table = anna.open_table("kabale", 3)
    ben.page.goto(f"{ben.address}/t/{table}")
    ben.page.click(".seat button.main >> nth=0")
    field = ben.page.locator("dialog input")
    expect(field).to_be_focused()
    expect(field).not_to_have_value("")
    suggested = field.input_value()
    assert suggested in Words(language).text("server-guest-names").split("\n")
    assert ben.page.evaluate("getSelection().toString()") == suggested
    assert not ben.is_scrolling_sideways()
    ben.page.keyboard.press("Escape")
    expect(ben.page.locator("dialog")).to_have_count(0)
    expect(ben.page.locator(".seat .name")).to_have_count(1)
    ben.sit_down("Benedikt")
    expect(anna.page.locator(".seat .name").nth(1)).to_have_text("Benedikt")
    assert anna.faults + ben.faults == []


def test_a_name_without_letters_is_explained_in_the_dialogue(person: Arrive) -> None:
    anna, ben = person(), person(width=360)
    table = anna.open_table("kabale", 2)
    ben.page.goto(f"{ben.address}/t/{table}")
    ben.page.click(".seat button.main >> nth=0")
    field = ben.page.locator("dialog input")
    expect(field).not_to_have_value("")
    field.fill("?!")
    ben.page.keyboard.press("Enter")
    expect(ben.page.locator("dialog [role=alert]")).to_contain_text("a name needs letters or digits")
    expect(field).to_be_focused()
    ben.page.get_by_role("button", name="Suggest another").click()
    expect(ben.page.locator("dialog [role=alert]")).to_have_count(0)
    ben.page.keyboard.press("Enter")
    expect(anna.page.locator(".seat .name")).to_have_count(2)


def test_a_new_name_is_seen_by_everybody_at_once(person: Arrive) -> None:
    anna, ben = person(), person()
    table = anna.open_table("kabale", 2)
    ben.page.goto(f"{ben.address}/t/{table}")
    ben.sit_down("Ben")
    expect(anna.page.locator(".seat .name").nth(1)).to_have_text("Ben")
    ben.page.click(".rename")
    expect(ben.page.locator("dialog input")).to_have_value("Ben")
    ben.say_name("Benedikt")
    expect(anna.page.locator(".seat .name").nth(1)).to_have_text("Benedikt")
    anna.begin()
    anna.page.wait_for_selector(".players")
    elsewhere = ben.page.context.new_page()
    elsewhere.goto(ben.address)
    elsewhere.get_by_label("Your name").fill("Bene")
    elsewhere.keyboard.press("Tab")
    expect(anna.page.locator(".players .name").nth(1)).to_have_text("Bene")
    expect(ben.page.locator(".players .name").nth(1)).to_have_text("Bene")
    assert anna.faults + ben.faults == []


def test_the_name_is_changed_at_the_table_in_the_settings(person: Arrive) -> None:
    anna, ben = person(), person(width=360)
    table = anna.open_table("kabale", 2)
    ben.page.goto(f"{ben.address}/t/{table}")
    ben.sit_down("Ben")
    anna.begin()
    ben.page.wait_for_selector("main[data-decision]")
    ben.page.get_by_role("button", name="Settings").click()
    field = ben.page.locator("dialog").get_by_label("Your name")
    expect(field).to_have_value("Ben")
    field.fill("?!")
    field.press("Enter")
    expect(ben.page.locator("dialog [role=alert]")).to_contain_text("a name needs letters or digits")
    field.fill("Benedikt")
    field.press("Tab")
    expect(anna.page.locator(".players .name").nth(1)).to_have_text("Benedikt")
    expect(ben.page.locator("dialog [role=alert]")).to_have_count(0)
    assert anna.faults == []


def test_the_start_page_follows_a_name_changed_in_the_settings(person: Arrive) -> None:
    anna = person()
    anna.open_table("kabale", 2)
    anna.start()
    anna.page.clock.install()  # no time passes that would load the page's lists again
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.locator("dialog").get_by_label("Your name").fill("Annabel")
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("dialog")).to_have_count(0)
    expect(anna.page.get_by_label("Your name")).to_have_value("Annabel")


def test_play_now_asks_for_no_name_and_shows_the_bots_and_their_level(person: Arrive) -> None:
    for game, names in (("kabale", ".players .player"), ("citadels", ".city .player")):
        anna = person()
        anna.start()
        anna.page.check(f".game.{game} [value=novice]", force=True)
        anna.page.click(f".game.{game} button.main")
        anna.page.wait_for_selector("main[data-decision]")
        expect(anna.page.locator(names).filter(has_text="Dreamer")).to_have_count(3)
        shown = anna.page.locator(names).all_inner_texts()
        bots = [text.split() for text in shown if text.endswith("Dreamer")]
        assert len(bots) == 3, shown
        assert {bot[0] for bot in bots} < set(NAMES)
        assert anna.faults == []


# The lobby


def test_to_a_full_table_people_are_invited_to_watch(person: Arrive) -> None:
    anna = person()
    anna.address = anna.outside
    anna.open_table("kabale", 2)
    invite = anna.page.locator(".invite")
    expect(invite.get_by_role("heading")).to_have_text("Invite friends")
    expect(invite.locator("svg")).to_be_visible()
    anna.fill_with_bots()
    expect(invite.get_by_role("heading")).to_have_text("Invite people to watch")
    expect(invite).to_contain_text("All seats are taken.")
    expect(invite.locator("svg")).to_have_count(0)
    expect(invite.get_by_role("link")).to_be_visible()


def test_a_second_person_at_the_device_is_no_host_and_can_be_removed(person: Arrive) -> None:
    anna = person(width=360)
    anna.open_table("kabale", 3)
    anna.page.click(".seat .further >> nth=0")
    anna.say_name("Second")
    seat = anna.page.locator(".seat").nth(1)
    expect(seat).to_contain_text("Second")
    expect(anna.page.get_by_text("host", exact=True)).to_have_count(1)
    expect(seat).not_to_contain_text("host")
    seat.get_by_role("button", name="Clear the seat Second").click()
    expect(seat).to_contain_text("free")
    assert anna.faults == []


def test_a_table_is_filled_with_bots_in_one_click_and_waits_for_nobody(person: Arrive) -> None:
    anna, eve = person(), person(width=360)
    table = anna.open_table("citadels", 5)
    eve.page.goto(f"{eve.address}/t/{table}")
    eve.page.wait_for_selector(".seat")
    anna.page.get_by_role("button", name="Fill with bots").click()
    expect(anna.page.locator(".seat .name")).to_have_count(5)
    expect(anna.page.locator(".seat", has_text="Hothead (2 of 5)")).to_have_count(4)
    expect(eve.page.get_by_role("status").filter(has_text="The table is full. You are watching.")).to_be_visible()
    expect(eve.page.locator("main")).to_contain_text("All seats are taken. Waiting for the host to start.")
    anna.start()
    line = anna.page.locator(".line", has=anna.page.locator(f"a[href='/t/{table}']"))
    expect(line).to_contain_text("ready to start")
    expect(line).not_to_contain_text("waiting")
    anna.page.goto(f"{anna.address}/t/{table}")
    anna.begin()
    expect(eve.page.get_by_role("status").filter(has_text="You are watching this game.")).to_be_visible()
    assert not eve.is_scrolling_sideways()
    assert anna.faults + eve.faults == []
