"""The labs in a browser: a column and a city built by hand, what comes of them, and the address that holds them."""

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, quote, urlsplit

from playwright.sync_api import expect

from tests.web.person import Person
from tests.web.test_states import examine

Arrive = Callable[..., Person]


def open_lab(person: Person, game: str, **asked: Any) -> None:
    query = "&".join(f"{name}={quote(value)}" for name, value in asked.items())
    person.page.goto(f"{person.address}/lab/{game}?{query}" if query else f"{person.address}/lab/{game}")
    person.page.wait_for_selector(".lab")


def column(*cards: tuple[str, str], **options: str) -> str:
    return json.dumps({"goal": ["music", 3], "cards": [list(card) for card in cards], "options": options})


def held(person: Person, name: str) -> Any:
    """What the address says now."""
    return json.loads(parse_qs(urlsplit(person.page.url).query)[name][0])


def says(person: Person, text: str) -> None:
    expect(person.page.locator(".verdict .winner")).to_have_text(text)


def test_a_column_is_built_by_hand_awarded_at_once_and_shared_by_its_address(person: Arrive) -> None:
    anna, ben = person(), person()
    anna.page.goto(f"{anna.address}/lab")
    anna.page.click("main a[href='/lab/kabale']")
    anna.page.wait_for_selector(".lab")
    anna.page.get_by_role("button", name="Clear").click()
    says(anna, "Nobody takes part. The goal Music 3 leaves the game.")
    anna.page.locator("label", has_text="Trade").click()
    anna.page.locator(".points", has_text="5").click()
    anna.page.locator(".players label", has_text="Blue").click()
    anna.page.click("[data-ally='king']")
    says(anna, "Blue wins the goal Trade 5.")
    anna.page.locator(".players label", has_text="White").click()
    anna.page.click("[data-ally='wizard']")
    says(anna, "White wins the goal Trade 5.")
    expect(anna.page.locator(".steps li").first).to_contain_text("Wizard")
    assert held(anna, "column") == {
        "goal": ["trade", 5], "cards": [["blue", "king"], ["white", "wizard"]], "options": {},
    }  # fmt: skip

    # Somebody else opens the address and takes it from there.
    ben.page.goto(anna.page.url)
    says(ben, "White wins the goal Trade 5.")
    ben.page.get_by_role("button", name="Remove: Wizard, White").click()
    says(ben, "Blue wins the goal Trade 5.")
    assert anna.faults == ben.faults == []


def test_by_keyboard_a_card_is_turned_moved_slipped_under_and_tried(person: Arrive) -> None:
    anna = person()
    open_lab(anna, "kabale", column=column(("red", "cloak"), ("blue", "queen"), ("red", "assassin")), me="blue")
    page = anna.page
    says(anna, "Blue wins the goal Music 3.")
    expect(page.locator("[data-ally='juliet'] .mark")).to_have_count(1)

    # The Assassin is turned face down: whatever is laid below it now dies, and Blue still wins with the Queen.
    page.get_by_role("button", name="face down: Assassin, Red").focus()
    page.keyboard.press("Space")
    expect(page.locator(".told")).to_contain_text("Any card would win")
    assert parse_qs(urlsplit(page.url).query)["faces"] == ["uud"]

    # Up it goes, above the Queen.
    page.get_by_role("button", name="Move up: Assassin, Red").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".column .title").nth(1)).to_have_text("Assassin")

    # The King slips under the Cloak, and Red is ahead; by the other reading both are one card.
    page.get_by_role("button", name="Slip a card under it").focus()
    page.keyboard.press("Enter")
    page.locator("[data-ally='king']").focus()
    page.keyboard.press("Enter")
    says(anna, "Red wins the goal Music 3.")
    cards = [["red", "cloak"], ["red", "king"], ["red", "assassin"], ["blue", "queen"]]
    assert held(anna, "column")["cards"] == cards
    page.locator("summary", has_text="Rules in detail").click()
    page.get_by_label("it takes the Cloak’s place: both count as one card").check()
    expect(page.locator(".verdict .column > li")).to_have_count(3)
    assert held(anna, "column") == {
        "goal": ["music", 3],
        "cards": [["red", "king", "cloak"], *cards[2:]],
        "options": {"cloaked_card": "replaces_cloak"},
    }

    # The steps one by one.
    page.get_by_role("button", name="From the start").click()
    expect(page.locator(".steps li")).to_have_count(1)
    page.get_by_role("button", name="Next step").click()
    expect(page.locator(".steps li")).to_have_count(2)
    assert anna.faults == []


def test_an_edition_awards_the_same_column_otherwise(person: Arrive) -> None:
    anna = person()
    open_lab(anna, "kabale", column=column(("red", "romeo"), ("blue", "merchant"), ("blue", "juliet")))
    says(anna, "Blue wins the goal Music 3.")
    anna.page.select_option(".rules select", "hungarian")
    expect(anna.page.locator(".verdict .sums li", has_text="Red")).to_contain_text("15")
    assert held(anna, "column")["options"]["romeo"] == "any_juliet"


def test_what_no_column_can_be_is_said(person: Arrive) -> None:
    anna = person()
    open_lab(anna, "kabale", column=column(("red", "king"), ("red", "king")))
    expect(anna.page.locator(".verdict .winner")).to_contain_text("K1.1")
    anna.page.get_by_role("button", name="Remove: King, Red").last.click()
    says(anna, "Red wins the goal Music 3.")
    open_lab(anna, "kabale", column="nonsense")
    expect(anna.page.locator(".build .column li")).to_have_count(4)
    anna.faults = [fault for fault in anna.faults if "400" not in fault]  # the browser notes the refusal
    assert anna.faults == []


def test_a_city_is_built_counted_and_grown_by_what_is_worth_most(person: Arrive) -> None:
    anna, ben = person(width=360, height=740), person()
    open_lab(anna, "citadels")
    page = anna.page
    page.get_by_role("button", name="Clear").click()
    for district in ("temple", "tavern", "watchtower", "keep", "map_room"):
        page.click(f"[data-district='{district}']")
    expect(page.locator(".lines .sum").last).to_have_text("Total: 11 § C3.6")
    page.get_by_label("into the hand").check()
    page.click("[data-district='manor']")
    page.click("[data-district='harbor']")
    page.get_by_label("Gold", exact=True).fill("3")
    expect(page.locator(".short")).to_have_text("Total: 13")  # two cards in hand
    manor = page.locator(".worth li", has_text="Manor").first
    expect(manor).to_contain_text("+5")  # 3, and all five colours, but one card fewer
    expect(page.locator(".worth li", has_text="Harbor").first).to_contain_text("too expensive")
    manor.get_by_role("button").click()
    expect(page.locator(".short")).to_have_text("Total: 18")
    page.get_by_role("button", name="Tavern: gold from the Artist").click()
    expect(page.locator(".lines li", has_text="beautified")).to_have_count(1)
    city = held(anna, "city")
    assert city == {"city": ["temple", "tavern*", "watchtower", "keep", "map_room", "manor"], "hand": ["harbor"]}

    ben.page.goto(page.url)
    expect(ben.page.locator(".lines .sum").last).to_have_text("Total: 19 § C3.6")
    assert anna.faults == ben.faults == []


def test_the_labs_in_every_language(person: Arrive) -> None:
    anna = person()
    anna.page.goto(f"{anna.address}/lab")
    anna.page.wait_for_selector(".list a")
    examine(anna, "labs")
    cards = column(("blue", "queen"), ("red", "cloak"), ("red", "wizard"), ("blue", "dragon"))
    open_lab(anna, "kabale", column=cards, faces="uucd")
    anna.page.wait_for_selector(".steps .won")
    anna.page.click(".rules summary")
    examine(anna, "lab-kabale")


def test_the_city_lab_in_every_language(person: Arrive) -> None:
    anna = person()
    city = {"city": ["tavern*", "museum", "haunted_city"], "hand": ["keep", "palace"], "gold": 4, "museum": 2}
    open_lab(anna, "citadels", city=json.dumps(city))
    anna.page.wait_for_selector(".lines .sum")
    anna.page.click(".rules summary")
    examine(anna, "lab-citadels")
