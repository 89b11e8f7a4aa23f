"""The award as theatre, the domains won, and what a column adds up to while people play."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.person import Person
from tests.web.program import Program, in_kabale
from tests.web.test_states import LANGUAGES, STILL, examine, look

Arrive = Callable[..., Person]
PLAIN = ("king", "queen", "juliet")
# Two goals of 3 points. In each column the sum of the last card overtakes: 16, then 20 against it, then 30.
OVERTAKEN = ("lay queen 1", "lay king 1", "lay juliet 1", "lay queen 2", "lay king 2", "lay juliet 2")
# In each column one Wizard removes a King and a Queen.
CHARMED = ("lay king 1", "lay wizard 1", "lay queen 2", "lay king 2", "lay wizard 2", "lay queen 1")
# Slots of domains whose sign and points do not lie within them.
OVER = """all => all.filter(slot => {
    const [inner, outer] = [slot, slot.parentElement].map(each => each.getBoundingClientRect());
    return inner.left < outer.left || inner.right > outer.right;
}).map(each => each.textContent)"""
SUMS = "all => all.map(row => row.querySelector('strong .hidden').textContent)"


def awarded(anna: Person, *moves: str, hand: tuple[str, str, str], **options: Any) -> Person:
    in_kabale(anna, *moves, hand=hand, **options)
    anna.page.wait_for_selector("dialog[open] .glance")
    return anna


def told(anna: Person) -> int:
    """How many steps are shown."""
    return anna.page.locator(".steps li").count()


def test_the_result_comes_first_and_one_click_shows_how(person: Arrive) -> None:
    anna = awarded(person(), *OVERTAKEN, hand=PLAIN, rounds=1)
    page = anna.page
    first = page.locator(".glance > li").first
    expect(page.locator(".glance > li")).to_have_count(2)
    expect(first.locator("h3")).to_contain_text("You win the goal")
    assert first.locator(".bars li").evaluate_all(SUMS) == ["30", "20"]
    expect(first.locator(".why")).to_have_text("The highest sum wins.")
    expect(first.locator(".won .prize .goal")).to_be_visible()
    expect(page.locator(".steps")).to_have_count(0)

    first.locator(".how").click()  # steps go on by themselves until one surprises
    expect(page.locator(".steps li")).to_have_count(3)
    expect(page.locator(".steps .surprise.last")).to_have_count(1)
    expect(page.locator(".bars li.won")).to_have_count(0)
    page.locator(".buttons .main").click()
    expect(page.locator(".steps li")).to_have_count(5)
    expect(page.locator(".bars li.won .prize .goal")).to_be_visible()
    page.locator(".buttons .main").click()
    expect(page.locator("dialog h3")).to_contain_text("Award of column 2")
    page.get_by_role("button", name="All columns").click()
    expect(page.locator(".glance > li")).to_have_count(2)
    page.locator(".buttons .main").click()
    expect(page.locator("dialog")).to_have_count(0)
    assert anna.faults == []


def test_what_is_removed_falls_and_is_the_reason(person: Arrive) -> None:
    anna = awarded(person(), *CHARMED, hand=("king", "queen", "wizard"), rounds=1)
    first = anna.page.locator(".glance > li").first
    expect(first.locator(".why")).to_contain_text("Wizard removes every card of 10 or more")
    expect(first.locator(".tokens .gone")).to_have_count(2)
    first.locator(".how").click()
    expect(anna.page.locator(".steps li")).to_have_count(1)  # it waits for a click
    expect(anna.page.locator(".stage .gone")).to_have_count(2)
    assert anna.faults == []


def test_steps_follow_each_other_at_the_pace_one_sets(person: Arrive) -> None:
    anna = person(speed="fast")
    anna.page.clock.install()
    awarded(anna, *OVERTAKEN, hand=PLAIN, rounds=1)
    page = anna.page
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 5"))
    page.locator("dialog select").select_option("slow")
    page.locator(".how").first.click()
    assert told(anna) == 1
    page.clock.run_for(1900)
    assert told(anna) == 1
    page.clock.run_for(100)
    assert told(anna) == 2
    page.get_by_role("button", name="Pause").last.click()
    page.clock.run_for(60_000)
    assert told(anna) == 2
    page.get_by_role("button", name="Pause").last.click()
    page.locator("dialog select").select_option("normal")
    page.clock.run_for(1100)
    assert told(anna) == 3
    page.clock.run_for(60_000)
    assert told(anna) == 3  # a surprise waits
    page.locator(".rest").click()
    assert told(anna) == 5
    assert anna.faults == []


def test_the_award_by_keys(person: Arrive) -> None:
    anna = awarded(person(), *OVERTAKEN, hand=PLAIN, rounds=1)
    page = anna.page
    expect(page.locator(".buttons .main")).to_be_focused()
    page.keyboard.press("2")
    expect(page.locator("dialog h3")).to_contain_text("Award of column 2")
    expect(page.locator(".steps li")).to_have_count(3)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".steps li")).to_have_count(5)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".steps li")).to_have_count(4)
    page.keyboard.press("0")
    expect(page.locator(".glance > li")).to_have_count(2)
    expect(page.locator(".buttons .main")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".over")).to_be_visible()
    assert anna.faults == []


def test_nothing_moves_for_who_wants_it_still(person: Arrive) -> None:
    anna = awarded(person(speed="normal", reduced_motion="reduce"), *OVERTAKEN, hand=PLAIN, rounds=1)
    moving = "document.getAnimations().filter(each => each.effect.getComputedTiming().endTime > 50).length"
    assert anna.page.evaluate(moving) == 0
    anna.page.locator(".how").first.click()
    expect(anna.page.locator(".steps li")).to_have_count(3)
    assert anna.page.evaluate(moving) == 0
    assert anna.faults == []


def test_an_award_can_be_skipped_and_seen_again(person: Arrive) -> None:
    anna = awarded(person(), *OVERTAKEN, hand=PLAIN, rounds=1)
    anna.page.get_by_role("button", name="Skip").last.click()
    expect(anna.page.locator(".over")).to_be_visible()
    again = anna.page.get_by_role("button", name="Last award")
    again.click()
    expect(anna.page.locator("dialog .glance > li")).to_have_count(2)
    anna.page.keyboard.press("Escape")

    # At the end it lies on the table, too, and each column can be opened from there.
    lying = anna.page.locator("main .last .glance > li")
    expect(lying).to_have_count(2)
    lying.nth(1).locator(".how").click()
    expect(anna.page.locator("dialog h3")).to_contain_text("Award of column 2")
    anna.page.keyboard.press("Escape")
    again.click()
    expect(anna.page.locator("dialog .glance > li")).to_have_count(2)
    assert anna.faults == []


def test_how_a_column_was_awarded_in_each_language(person: Arrive) -> None:
    anna = awarded(person(), *CHARMED, hand=("king", "queen", "wizard"), rounds=1)
    faults = []
    for language in LANGUAGES:
        anna.page.keyboard.press("Escape")
        anna.page.wait_for_selector(".over")
        anna.speak(language)
        anna.page.click(".over .row button:not(.main)")
        anna.page.click("dialog .how >> nth=0")
        anna.page.wait_for_selector(".stage .gone")
        anna.page.wait_for_function(STILL)
        faults += look(anna, "award-how", language)
    assert not faults, "\n".join(faults)
    assert anna.faults == []


def win_both(anna: Person, robin: Program) -> None:
    """Anna lays a King and a Queen, Robin the same below them: of equal sums the closest wins."""
    for move in ("lay king 1", "lay queen 2"):
        anna.send(move)
        anna.page.wait_for_selector("main[data-decision='wait'], dialog[open]")
        if anna.page.locator("dialog[open]").count():
            return
        robin.play(move)
        anna.page.wait_for_selector("main[data-decision='lay'], dialog[open]")


def test_six_slots_show_the_domains_and_say_when_one_is_missing(person: Arrive) -> None:
    """Anna wins every goal; with five domains of six she is one short of the double."""
    anna = person()
    table = anna.make_table("kabale", 2, allies=["king", "queen"], start_player=0, scores="open")
    robin = Program(anna.address, table)
    anna.command(table, type="begin")
    anna.visit(table)
    page, own = anna.page, anna.page.locator(".players > li").first
    expect(own.locator(".domains li")).to_have_count(6)
    filled: set[str] = set()
    while len(filled) < 5:
        expect(own.locator(".domains .isWon")).to_have_count(len(filled))
        expect(own.locator(".near")).to_have_count(0)
        page.wait_for_selector("main[data-decision='lay']")
        filled |= set(page.locator(".column .goal .domain").all_inner_texts())
        win_both(anna, robin)
        page.wait_for_selector("dialog[open]")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")
    expect(own.locator(".domains .isWon")).to_have_count(5)
    expect(own.locator(".near")).to_contain_text("One short of the double")
    assert "K2.9" in str(own.locator(".domains li").first.get_attribute("title"))
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.locator(".players .domains .slot").evaluate_all(OVER) == []
    examine(anna, "domains", languages=("de", "hu"))
    own.locator(".know").click()
    assert page.locator("dialog .won .goal").count() >= 5
    expect(page.locator("dialog .rule").first).to_have_text("§ K2.9")
    assert anna.faults == []


def test_hidden_scores_show_how_many_goals_and_no_more(person: Arrive) -> None:
    anna = awarded(person(), *OVERTAKEN, hand=PLAIN)
    anna.page.keyboard.press("Escape")
    own = anna.page.locator(".players > li").first
    expect(own.locator(".goals p")).to_have_text("1 goal, face down")
    expect(anna.page.locator(".domains")).to_have_count(0)


def test_a_column_says_what_its_open_cards_add_up_to(person: Arrive) -> None:
    anna = person()
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.post_data or "") if "/lab/" in request.url else None)
    in_kabale(anna, "lay king 1", "lay queen 1", "lay queen 2", "lay juliet 1", hand=PLAIN)
    page = anna.page
    expect(page.locator(".column").first.locator(".strip")).to_have_count(3)
    page.wait_for_selector("main[data-decision='lay']")
    assert asked == []  # nobody has asked yet
    now = page.locator(".column .now")
    page.mouse.move(5, 5)  # a pointer that was nowhere does not move
    page.locator(".column .goal").first.hover()
    expect(now).to_contain_text("Open cards now")
    assert now.locator(".bars li").evaluate_all(SUMS)[0] == "20"
    expect(now).to_contain_text("You would win this column now.")
    expect(now).to_contain_text("1 face-down card can change this: Robin.")
    expect(now).to_contain_text("Fulfilled, but more cards can still be laid here.")
    assert [json.loads(body)["cards"] for body in asked] == [[[0, "king"], [1, "queen"]]]  # the Juliet is hidden
    page.mouse.move(5, 5)
    expect(now).to_have_count(0)

    page.keyboard.press("Tab")
    page.locator(".column .goal").nth(1).focus()
    expect(now).to_contain_text("No open cards yet.")
    expect(now).to_contain_text("With your face-down cards")
    expect(now).to_contain_text("2 more cards are needed here.")
    assert now.locator(".bars li").evaluate_all(SUMS)[0] == "16"
    page.keyboard.press("Escape")
    expect(now).to_have_count(0)

    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Also show the table as text").check()
    page.keyboard.press("Escape")
    expect(page.locator(".words")).to_contain_text("20")
    assert anna.faults == []


def test_what_a_column_adds_up_to_fits_a_phone(person: Arrive) -> None:
    anna = person(width=360, height=740, has_touch=True)
    in_kabale(anna, "lay king 1", "lay queen 1", "lay queen 2", "lay juliet 2", hand=PLAIN)
    anna.page.wait_for_selector("main[data-decision='lay']")
    anna.page.locator(".column .goal").nth(1).tap()
    expect(anna.page.locator(".now")).to_contain_text("Open cards now")
    examine(anna, "column-now", languages=("de", "ko"))
    anna.page.locator(".status").click()
    expect(anna.page.locator(".now")).to_have_count(0)
    assert anna.faults == []


@pytest.mark.parametrize(("width", "seats"), [(1400, 6), (768, 4)])
def test_no_name_is_cut_off_in_a_column(person: Arrive, width: int, seats: int) -> None:
    anna = person(width=width)
    hand = ("fencing_master", "doppelganger", "little_giant")
    moves = [f"lay {card} {column}" for card in hand for column in range(1, seats + 1)]
    in_kabale(anna, *moves, hand=hand, seats=seats)
    cut = """all => all.filter(each => each.checkVisibility())
        .filter(each => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2)
        .map(each => each.textContent)"""
    for language in LANGUAGES:
        anna.speak(language)
        assert anna.page.locator(".column .title").evaluate_all(cut) == [], language
    assert anna.faults == []
