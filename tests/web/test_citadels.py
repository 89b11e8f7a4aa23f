"""The own turn at a table of Citadels, in positions that are written down."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.person import Person
from tests.web.scripted import Script

Arrive = Callable[..., Person]
PHONES = [(360, 740), (390, 844)]
IN_SIGHT = """each => {
    const box = each.getBoundingClientRect();
    const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.top >= 0 && box.bottom <= innerHeight && (each.contains(seen) || seen.contains(each));
}"""
SEATS = ("Ben", "Cleo", "Dora")


def as_thief(anna: Person) -> Script:
    """Anna is called as the Thief; only Ben, the Assassin, was before her."""
    script = Script(anna, *SEATS)
    script.choose({0: "thief", 1: "assassin", 2: "king", 3: "warlord"})
    script.play("gold", "murder magician", "end")
    script.shown()
    return script


def as_warlord(anna: Person) -> Script:
    """Anna is called last, and each of the others has built."""
    script = Script(anna, *SEATS)
    script.choose({0: "warlord", 1: "assassin", 2: "thief", 3: "king"})
    script.turns_until("warlord", "build")
    script.play("gold")
    script.shown()
    return script


def in_sight(place: Locator) -> bool:
    return bool(place.evaluate(IN_SIGHT))


def keys_of(buttons: Locator) -> list[str]:
    keys: list[str] = buttons.evaluate_all("all => all.map(each => each.getAttribute('aria-keyshortcuts'))")
    return keys


@pytest.mark.parametrize(("width", "height"), PHONES)
def test_what_one_decides_by_is_on_one_screen_of_a_phone(person: Arrive, width: int, height: int) -> None:
    anna = person(width=width, height=height)
    as_thief(anna).play("gold")
    page = anna.page
    line = page.get_by_text("4 gold · 4 cards · 0/8")
    line.wait_for()
    built = page.locator(".hand .build").first
    built.wait_for()
    end = page.locator(".turn").get_by_role("button", name="End your turn")
    for down in (0, 100_000):
        page.evaluate("down => document.querySelector('main').scrollIntoView({block: down ? 'end' : 'start'})", down)
        assert in_sight(line)
        assert in_sight(built)
        assert in_sight(end)
        assert all(in_sight(card) for card in page.locator(".hand button.card").all())
    assert page.locator("main").evaluate("each => each.scrollHeight") < 2 * height


def test_the_dock_gives_the_table_free_by_one_tap(person: Arrive) -> None:
    anna = person(width=360, height=740)
    script = as_thief(anna)
    line = anna.page.get_by_role("button", name="2 gold · 4 cards · 0/8")
    line.click()
    expect(anna.page.locator(".hand")).to_have_count(0)
    expect(line).to_be_visible()
    line.click()
    expect(anna.page.locator(".hand button.card")).to_have_count(4)
    script.play("gold", "end")  # and while others play the hand is a tap away
    script.shown()
    expect(anna.page.locator(".hand")).to_have_count(0)
    anna.page.get_by_role("button", name="4 gold · 4 cards · 0/8").click()
    expect(anna.page.locator(".hand button.card")).to_have_count(4)


def test_building_comes_before_robbing_and_the_end_of_the_turn_last(person: Arrive) -> None:
    anna = person(width=360, height=740)
    as_thief(anna).play("gold")
    anna.page.locator(".hand .build").first.wait_for()
    order = anna.page.locator(".turn :is(.build, .choice, .do)").evaluate_all(
        "all => all.map(each => ['build', 'choice', 'do'].find(kind => each.classList.contains(kind)))"
    )
    assert order == ["build"] * order.count("build") + ["choice"] * order.count("choice") + ["do"]
    assert order.count("build") == 2
    assert order.count("choice") == 5
    assert anna.page.locator(".turn .do").last.inner_text().endswith("End your turn")


def test_ending_the_turn_asks_if_the_ability_is_unused(person: Arrive) -> None:
    anna = person()
    as_thief(anna).play("gold")
    end = anna.page.locator(".turn .do").last
    asked = anna.page.locator(".ask")
    anna.page.locator(".hand .build").first.wait_for()
    end.click()
    expect(asked).to_contain_text("Before you end your turn, you can still:")
    expect(asked.locator("li")).to_have_text(["Rob", "Build"])
    asked.get_by_role("button", name="Cancel").click()
    expect(asked).to_have_count(0)
    end.click()
    anna.page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    assert anna.page.get_attribute("main", "data-decision") == "turn"
    end.click()
    asked.get_by_role("button", name="End your turn").click()
    anna.page.wait_for_selector("main[data-decision='wait']")
    assert anna.faults == []


def test_ending_the_turn_does_not_ask_for_a_building_alone(person: Arrive) -> None:
    anna = person()
    as_thief(anna).play("gold", "rob king")
    anna.page.locator(".hand .build").first.wait_for()
    anna.page.locator(".turn .do").last.click()
    anna.page.wait_for_selector("main[data-decision='wait']")


def strikes(script: Script) -> list[dict[str, Any]]:
    return [option for option in script.told(0)["options"] if option["move"].startswith("destroy ")]


@pytest.mark.parametrize("width", [360, 1280])
def test_a_district_to_destroy_glows_in_its_city_with_its_price(person: Arrive, width: int) -> None:
    anna = person(width=width)
    script = as_warlord(anna)
    offered = strikes(script)
    assert len(offered) >= 2
    badges = [f"−{option['amount']}" if option["amount"] else "0" for option in offered]
    expect(anna.page.locator(".choice .price")).to_have_text(badges)
    targets = anna.page.locator(".city .target")
    expect(targets.locator(".price")).to_have_text(badges)
    dearest = max(offered, key=lambda option: option["amount"])
    target = targets.nth(offered.index(dearest))
    printed = int(target.locator(".corner").inner_text())
    assert printed == dearest["amount"] + 1  # what is printed is what building costs
    target.click()
    asked = anna.page.locator(".ask")
    expect(asked).to_contain_text(dearest["text"])
    assert in_sight(asked)
    asked.get_by_role("button", name="Cancel").click()
    expect(asked).to_have_count(0)
    target.click()
    asked.get_by_role("button", name=dearest["text"]).click()
    expect(anna.page.locator(".city .district")).to_have_count(len(offered) - 1)
    assert anna.faults == []


def test_a_district_is_destroyed_by_keyboard(person: Arrive) -> None:
    anna = person()
    offered = strikes(as_warlord(anna))
    target = anna.page.locator(".city .target").first
    target.focus()
    anna.page.keyboard.press("Enter")
    answer = anna.page.locator(".ask").get_by_role("button", name=offered[0]["text"])
    expect(answer).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(target).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(answer).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".city .district")).to_have_count(len(offered) - 1)


def test_a_rank_is_robbed_and_a_card_of_the_hand_built_where_they_lie(person: Arrive) -> None:
    anna = person()
    script = as_thief(anna)
    script.play("gold")
    anna.page.locator(".hand .build").first.wait_for()
    anna.page.locator(".ranks .target", has_text="King").click()
    anna.page.locator(".ask").get_by_role("button", name="Rob the King").click()
    expect(anna.page.locator(".ranks li", has_text="King")).to_contain_text("robbed")
    anna.page.locator(".hand button.card", has_text="Trading Post").click()
    anna.page.locator(".ask").get_by_role("button", name="Build the Trading Post for 2 gold").click()
    expect(anna.page.get_by_role("button", name="2 Trading Post, green")).to_be_visible()
    anna.page.locator(".ranks button", has_text="King").click()  # nothing to do with him now but to read his card
    expect(anna.page.locator("dialog[open]")).to_contain_text("Take the crown when called")


def test_who_was_murdered_is_told_until_the_round_is_over(person: Arrive) -> None:
    anna, ben = person(), person()
    script = Script(anna, *SEATS)
    ben.page.goto(anna.page.url)  # looks on
    script.choose({0: "king", 1: "assassin", 2: "thief", 3: "warlord"})
    fate = anna.page.locator(".city .fate")
    script.play("gold")
    script.shown()
    expect(fate).to_have_count(0)
    script.play("murder king", "end")
    expect(fate).to_have_text("You were murdered. You miss this round.")
    script.play("gold", "end", "gold")
    script.shown()
    expect(fate).to_have_count(1)
    assert anna.page.get_attribute("main", "data-decision") == "wait"
    expect(ben.page.locator(".ranks")).to_contain_text("murdered")
    expect(ben.page.locator(".fate")).to_have_count(0)
    script.play("end")
    script.shown()
    expect(fate).to_have_count(0)
    assert anna.page.get_attribute("main", "data-decision") == "take"


def test_who_is_robbed_is_told_before_and_after(person: Arrive) -> None:
    anna = person(width=360, height=740)
    script = Script(anna, *SEATS)
    script.choose({0: "king", 1: "assassin", 2: "thief", 3: "warlord"})
    script.play("gold", "murder magician", "end", "gold", "rob king")
    fate = anna.page.locator(".city .fate")
    expect(fate).to_contain_text("when the King is called, the Thief takes all your gold")
    expect(anna.page.locator(".purse")).to_contain_text("robbed")
    script.play("end")
    expect(fate).to_have_text("You were robbed: the Thief took all your gold.")
    expect(anna.page.locator(".purse")).to_contain_text("0 gold")


def test_who_is_bewitched_is_told_what_is_left(person: Arrive) -> None:
    anna = person()
    cast = ["witch", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
    script = Script(anna, *SEATS, cast=cast)
    script.choose({0: "king", 1: "witch", 2: "thief", 3: "warlord"})
    script.play("gold", "bewitch king")
    fate = anna.page.locator(".city .fate")
    expect(fate).to_contain_text("as the King you get only the basic action, then the Witch takes over your turn")


@pytest.mark.parametrize("width", [360, 1400])
def test_four_characters_lie_in_even_rows_and_the_hint_apart(person: Arrive, width: int) -> None:
    anna = person(width=width)
    script = Script(anna, *SEATS, start_player=3)
    script.play("take king")
    cards = anna.page.locator(".choosing button.card")
    expect(cards).to_have_count(4)
    boxes = [card.bounding_box() for card in cards.all()]
    tops = [round(box["y"]) for box in boxes if box]
    assert len({tops.count(top) for top in tops}) == 1
    hint = anna.page.locator(".choosing .hint").bounding_box()
    assert hint
    assert tops[0] - (hint["y"] + hint["height"]) >= 4


def test_digits_point_at_what_is_on_offer(person: Arrive) -> None:
    anna = person()
    script = Script(anna, *SEATS)
    script.shown()
    page, asked = anna.page, anna.page.locator(".ask")
    page.wait_for_selector(".choosing .card")
    page.keyboard.press("5")  # the Bishop lies face up
    expect(asked).to_have_count(0)
    page.keyboard.press("4")
    expect(asked).to_contain_text("Take the King")
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    page.keyboard.press("2")
    expect(asked).to_contain_text("Take the Thief")
    page.keyboard.press("Enter")
    page.wait_for_selector("main[data-decision='wait']")
    script.choose({1: "assassin", 2: "king", 3: "warlord"})
    script.play("gold", "murder magician", "end")
    script.shown()
    expect(page.get_by_role("button", name="Take 2 gold")).to_be_focused()  # the first thing to do, not the hint
    assert keys_of(page.locator(".turn .do")) == ["1", "2"]
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.locator(".hand .build").first.wait_for()
    assert keys_of(page.locator(":is(.hand .build, .choice, .turn .do)")) == [*"12345670"]
    page.keyboard.press("0")
    expect(asked.get_by_role("button", name="End your turn")).to_be_focused()
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("a character by its rank")


def test_a_folded_dock_opens_to_ask(person: Arrive) -> None:
    anna = person(width=360, height=740)
    as_warlord(anna)
    anna.page.locator(".purse").click()
    expect(anna.page.locator(".turn")).to_have_count(0)
    anna.page.locator(".city .target").first.click()
    asked = anna.page.locator(".ask")
    asked.get_by_role("button", name="Cancel").click()
    expect(anna.page.locator(".turn")).to_have_count(0)
