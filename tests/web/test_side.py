"""What happened, what is said and asked, leaving and taking back, as people see it."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.person import Person

Arrive = Callable[..., Person]
# Everybody holds all three, nobody draws.
DEADLY = {"allies": ["king", "queen", "assassin"], "rounds": 1, "start_player": 0}
QUIET = {"allies": ["king", "queen", "juliet"], "rounds": 1, "start_player": 0}
SEND = """async ([table, body]) => {
    const headers = {'content-type': 'application/json'};
    const answer = await fetch(`/api/tables/${table}/commands`, {method: 'POST', headers, body});
    return await answer.json();
}"""


def send(person: Person, kind: str, **more: Any) -> Any:
    """A command as a program would send it, by this browser's guest."""
    table = person.page.url.rpartition("/")[2]
    return person.page.evaluate(SEND, [table, json.dumps({"type": kind, **more})])


def lay(person: Person, move: str) -> None:
    """Make a move as soon as it is one's own."""
    person.page.wait_for_selector("main[data-decision='lay']")
    table = person.page.url.rpartition("/")[2]
    version = person.page.evaluate("async table => (await (await fetch(`/api/tables/${table}`)).json()).version", table)
    assert send(person, "play", move=move, version=version)["type"] == "done"


def two(
    person: Arrive,
    options: dict[str, Any],
    width: int = 1400,
    game: str = "kabale",
    clock: dict[str, Any] | None = None,
) -> tuple[Person, Person]:
    """Anna and Ben at a table, Anna with a screen so wide."""
    anna, ben = person(width=width, height=740 if width < 500 else 900), person()
    table = anna.open_table(game, 2, clock, **options)
    ben.page.goto(f"{ben.address}/t/{table}")
    ben.sit_down()
    anna.begin()
    anna.page.wait_for_selector("main[data-decision]")
    ben.page.wait_for_selector("main[data-decision]")
    return anna, ben


def in_sight(anna: Person, what: Locator) -> bool:
    box, view = what.bounding_box(), anna.page.viewport_size
    return bool(box and view and box["y"] >= 0 and box["y"] + box["height"] <= view["height"])


def test_what_struck_me_stands_on_top_until_my_next_turn_is_over(person: Arrive) -> None:
    anna, ben = two(person, DEADLY)
    lay(anna, "lay king 1")
    lay(ben, "lay assassin 1")
    lay(anna, "lay queen 1")
    hit = anna.page.locator("aside .hit")
    expect(hit.locator("li")).to_have_count(1)
    expect(hit).to_contain_text("Queen")
    lay(ben, "lay king 2")
    expect(anna.page.locator("aside details").first.locator(".turns li").first).to_contain_text("column 2")
    expect(hit).to_contain_text("Queen")
    expect(ben.page.locator("aside .hit")).to_have_count(0)
    assert anna.faults == []


def test_both_logs_run_newest_first_and_draws_are_told_on_request(person: Arrive) -> None:
    anna = person(width=1400)
    anna.play_now("kabale")
    anna.play_until("lay")
    anna.move()
    anna.play_until("lay")
    anna.unfold("Game log")
    spoken = anna.page.locator("[role=log] p").all_inner_texts()
    for part in ("aside details >> nth=0", "aside details:has(.log)"):
        box = anna.page.locator(part)
        lines = box.locator(".turns li")
        told = [each for each in lines.all_inner_texts() if each in spoken]
        order = [spoken.index(each) for each in told if spoken.count(each) == 1]
        assert len(order) > 3
        assert order == sorted(order, reverse=True)
        expect(lines.filter(has_text="draws a card")).to_have_count(0)
        box.get_by_label("Also show draws and shuffles").check()
        expect(lines.filter(has_text="draws a card").first).to_be_attached()
    assert not [each for each in spoken if "draws a card" in each or "shuffle" in each]
    assert [each for each in spoken if each.startswith("You draw")]


def test_on_a_phone_talk_is_counted_at_the_thumb_until_it_is_seen(person: Arrive) -> None:
    anna, ben = two(person, QUIET, width=360)
    count = anna.page.locator(".reach .count")
    expect(count).to_have_count(0)
    send(ben, "say", text="Good luck!")
    send(ben, "say", text="Your move.")
    expect(count).to_have_text("New: 2")
    assert in_sight(anna, anna.page.locator(".reach"))
    hand, bar = anna.page.locator(".hand").bounding_box(), anna.page.locator(".reach").bounding_box()
    assert hand
    assert bar
    assert hand["y"] + hand["height"] <= bar["y"] + 1
    anna.page.locator(".reach .talk").click()
    expect(anna.page.locator("dialog")).to_contain_text("Good luck!")
    expect(count).to_have_count(0)  # as soon as it is in sight
    anna.page.keyboard.press("Escape")
    expect(count).to_have_count(0)
    send(anna, "mute", target=1)
    send(ben, "say", text="Hello?")
    lay(anna, "lay king 1")
    expect(anna.page.locator("main[data-decision='wait']")).to_be_visible()
    expect(count).to_have_count(0)
    assert anna.faults == []


def test_on_a_phone_a_wish_to_take_back_is_answered_where_one_is(person: Arrive) -> None:
    anna, ben = two(person, QUIET, width=360)
    lay(anna, "lay king 1")
    lay(ben, "lay queen 2")
    ben.unfold("Players")
    ben.page.locator("aside .undo").click()
    card = anna.page.locator(".top .request")
    card.wait_for()
    for y in (0, 100_000):
        anna.page.evaluate("y => scrollTo(0, y)", y)
        assert in_sight(anna, card)
    expect(anna.page.locator(".reach .count")).to_have_text("New: 1")
    expect(ben.page.locator(".top .request")).to_contain_text("Never mind")
    card.get_by_role("button", name="Allow").click()
    expect(card).to_have_count(0)
    ben.page.wait_for_selector("main[data-decision='lay']")
    expect(ben.page.locator(".column .strip")).to_have_count(1)
    assert anna.faults == []


def test_on_a_phone_a_vote_is_seen_and_cast_where_one_is(person: Arrive) -> None:
    anna, ben, cleo = person(width=360, height=740), person(), person()
    table = anna.open_table("kabale", 3, **QUIET | {"start_player": 2})
    for other in (ben, cleo):
        other.page.goto(f"{other.address}/t/{table}")
        other.sit_down("Ben" if other is ben else "Cleo")
    anna.begin()
    for each in (anna, ben, cleo):
        each.page.wait_for_selector("main[data-decision]")
    cleo.page.goto("about:blank")
    ben.unfold("Players")
    away = ben.page.locator("aside li.row", has_text="Cleo")
    expect(away).to_contain_text("away")
    away.get_by_role("button", name="Let a bot play").click()
    card = anna.page.locator(".top .request")
    expect(card).to_contain_text("Ben votes to let a bot play for Cleo.")
    for y in (0, 100_000):
        anna.page.evaluate("y => scrollTo(0, y)", y)
        assert in_sight(anna, card)
    expect(anna.page.locator(".reach .count")).to_have_text("New: 1")
    expect(ben.page.locator(".top .request")).to_have_count(0)
    card.get_by_role("button", name="Let a bot play").click()
    expect(card).to_have_count(0)
    expect(anna.page.locator(".reach .count")).to_have_count(0)
    anna.page.wait_for_selector("main[data-decision='lay']")  # the bot has laid a card for Cleo
    expect(anna.page.locator(".column .strip")).to_have_count(1)
    assert anna.faults == []


def test_leaving_asks_first_and_can_be_taken_back(person: Arrive) -> None:
    anna, ben = two(person, QUIET)
    anna.unfold("Players")
    anna.page.locator("aside .leave").click()
    asked = anna.page.locator("dialog")
    expect(asked).to_contain_text("A bot will play for you")
    asked.get_by_role("button", name="Stay").click()
    expect(asked).to_have_count(0)
    expect(anna.page.locator(".hold")).to_have_count(3)
    anna.page.locator("aside .leave").click()
    asked.get_by_role("button", name="Leave the game").click()
    back = anna.page.get_by_role("button", name="Take my seat back")
    back.wait_for()
    expect(anna.page.locator(".hold")).to_have_count(0)
    expect(anna.page.get_by_role("button", name="Sit down")).to_have_count(0)
    ben.page.wait_for_selector("main[data-decision='lay']")
    eve = person()
    eve.page.goto(anna.page.url)
    expect(eve.page.locator(".watching")).to_be_visible()
    expect(eve.page.get_by_role("button", name="Sit down")).to_have_count(0)
    back.click()
    anna.page.wait_for_selector(".hold")
    expect(back).to_have_count(0)
    assert anna.faults == []


def test_gold_is_given_back_near_the_hand(person: Arrive) -> None:
    anna = person()
    anna.play_now("citadels")
    anna.play_until("turn")
    gold = anna.page.get_by_role("button", name="Take 2 gold")
    gold.click()
    expect(gold).to_have_count(0)
    anna.page.locator(".turn .undo").click()
    expect(gold).to_be_visible()
    assert anna.faults == []


def test_against_bots_taking_back_reaches_over_their_moves(person: Arrive) -> None:
    anna = person()
    anna.against_bots("kabale", 2, **QUIET)
    anna.play_until("lay")
    expect(anna.page.locator(".undo")).to_have_count(0)
    anna.move()
    anna.play_until("lay")
    expect(anna.page.locator(".column .strip")).to_have_count(2)
    anna.page.locator(".hand .undo").click()
    expect(anna.page.locator(".column .strip")).to_have_count(0)
    expect(anna.page.locator(".hold")).to_have_count(3)


def test_what_was_shown_is_said_where_it_cannot_be_taken_back(person: Arrive) -> None:
    anna = person()
    anna.play_now("kabale")
    anna.play_until("lay")
    anna.move()
    anna.play_until("lay")
    anna.page.locator(".hand .undo").click()
    expect(anna.page.locator(".trouble")).to_contain_text("you have seen something new since then (“You draw the ")
