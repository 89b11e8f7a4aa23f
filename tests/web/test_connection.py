"""Slow, lost and doubled connections: what is shown is true, and what is not certain cannot be played on."""

import json
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from tests.web.person import Person
from tests.web.serving import Serving

Arrive = Callable[..., Person]
CAN_PLAY = ".to:not([disabled]), .hold[aria-disabled='false'], .target"


class Wire:
    """The line between a page and the server; moves can be held up on it, or get lost."""

    def __init__(self, person: Person) -> None:
        self.fate = "through"
        self.held: list[tuple[WebSocketRoute, str | bytes]] = []
        self.moves = 0
        person.page.route_web_socket("**/socket*", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def answer(message: str | bytes) -> None:
            if self.fate != "unanswered" or not self.moves:
                page.send(message)
            elif json.loads(message)["type"] == "done":
                self.fate = "through"
                page.close()

        def carry(message: str | bytes) -> None:
            is_move = json.loads(message)["type"] == "play"
            self.moves += is_move
            if is_move and self.fate == "held":
                self.held.append((server, message))
            elif not (is_move and self.fate == "lost"):
                server.send(message)

        page.on_message(carry)
        server.on_message(answer)

    def release(self) -> None:
        self.fate = "through"
        for server, message in self.held:
            server.send(message)


def hand_of(person: Person) -> list[str]:
    return person.page.locator(".hold .title").all_inner_texts()


def at_kabale(person: Person) -> list[str]:
    person.play_now("kabale")
    person.play_until("lay")
    return hand_of(person)


def lay(person: Person) -> None:
    person.page.click(".hold >> nth=0")
    person.page.click(".to:not([disabled]) >> nth=0")


def test_a_slow_server_is_waited_for_and_nothing_untrue_is_shown(person: Arrive) -> None:
    anna = person()
    wire = Wire(anna)
    hand = at_kabale(anna)
    lying = anna.page.locator(".column .strip").count()
    wire.fate = "held"
    lay(anna)
    expect(anna.page.locator(".connection")).to_contain_text("has not answered yet")
    assert hand_of(anna) == hand
    assert anna.page.locator(".column .strip").count() == lying
    assert anna.page.locator(CAN_PLAY).count() == 0
    wire.release()
    expect(anna.page.locator(".column .strip").nth(lying)).to_be_visible()
    expect(anna.page.locator(".connection")).not_to_contain_text("has not answered yet")
    assert wire.moves == 1
    assert anna.faults == []


def test_a_lost_move_is_said_to_be_lost(person: Arrive) -> None:
    anna = person()
    wire = Wire(anna)
    hand = at_kabale(anna)
    wire.fate = "lost"
    lay(anna)
    wire.fate = "through"
    expect(anna.page.locator(".trouble")).to_contain_text("Your move did not go through. Choose it again.")
    expect(anna.page.locator(".connection")).not_to_contain_text("Your move went through")
    anna.play_until("lay")
    assert hand_of(anna) == hand
    lay(anna)
    expect(anna.page.locator(".trouble")).to_have_count(0)
    assert wire.moves == 2
    assert anna.faults == []


def test_a_move_that_arrived_though_its_answer_was_lost_is_said_to_be_made(person: Arrive) -> None:
    anna = person()
    wire = Wire(anna)
    hand = at_kabale(anna)
    wire.fate = "unanswered"
    lay(anna)
    expect(anna.page.locator(".connection")).to_contain_text("Reconnected. Your move went through.")
    expect(anna.page.locator(".trouble")).to_have_count(0)
    anna.play_until("lay")
    assert hand_of(anna) != hand
    assert wire.moves == 1
    assert anna.faults == []


def test_reconnects_after_the_server_was_killed(person: Arrive, serving: Serving) -> None:
    anna = person()
    hand = at_kabale(anna)
    serving.kill()
    try:
        expect(anna.page.locator(".connection")).to_contain_text("Connection lost")
        assert anna.page.locator(CAN_PLAY).count() == 0
        assert hand_of(anna) == hand
    finally:
        serving.start()
    expect(anna.page.locator(".connection")).to_contain_text("Reconnected", timeout=30_000)
    anna.page.wait_for_selector("main[data-decision='lay']")
    assert hand_of(anna) == hand
    assert anna.move() == "lay"
    assert anna.faults == []


def test_two_tabs_do_not_fight(person: Arrive) -> None:
    anna = person()
    hand = at_kabale(anna)
    second = Person(anna.page.context.new_page(), anna.address)
    second.page.goto(anna.page.url)
    second.page.wait_for_selector("main[data-decision='lay']")
    assert hand_of(second) == hand
    for mover, other in ((second, anna), (anna, second), (second, anna)):
        mover.play_until("lay")
        mover.move()
        other.play_until("lay")
        mover.play_until("lay")
        assert hand_of(mover) == hand_of(other)
    assert anna.faults + second.faults == []
