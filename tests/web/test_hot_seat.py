"""Several people at one device: nobody sees what another may know, not for a moment."""

import os
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.person import OWN_TURN, Person
from tests.web.secrets import PROBE, Truth
from tests.web.serving import Serving
from tests.web.test_side import lay, send

Arrive = Callable[..., Person]
LOOKS = int(os.environ.get("RAENKE_LOOKS", "4"))  # more of them read whole games
PRIVATE = ".hand, .strip, .words, .news, [role=log] p, .ranks .own, dialog"


def raise_curtain(person: Person) -> str:
    """The name of who is there now."""
    person.page.wait_for_selector(".curtain")
    name = person.page.locator(".curtain .who").inner_text().strip()
    person.page.locator(".curtain button").click()
    person.page.wait_for_selector(OWN_TURN)
    return name


def table_of(person: Person) -> str:
    return person.page.url.rsplit("/", 1)[1]


@pytest.mark.parametrize("speed", ["slow", "fast"])
@pytest.mark.parametrize("game", ["kabale", "citadels"])
def test_the_page_never_shows_what_the_seat_at_the_device_may_not_know(
    person: Arrive, serving: Serving, game: str, speed: str
) -> None:
    """Read at every change, with a bot between the two."""
    anna = person(speed=speed)
    anna.page.add_init_script(PROBE)
    anna.sit_with("Ben", game, bots=1)
    looks: list[str] = []
    while len(looks) < LOOKS:
        what = anna.wait()
        if what == "over":
            break
        if what == "curtain":
            looks.append(raise_curtain(anna))
        else:
            anna.move()
    probe = anna.page.evaluate("window.probe")
    assert len(set(looks)) == 2
    assert len(probe["frames"]) > 15
    assert any(frame["hand"] for frame in probe["frames"])
    assert list(Truth(serving.folder, table_of(anna)).faults(probe)) == []
    assert anna.faults == []


@pytest.mark.parametrize("game", ["kabale", "citadels"])
def test_a_hot_seat_begins_with_a_curtain_and_nothing_before_it(person: Arrive, game: str) -> None:
    anna = person(speed="slow")
    anna.open_table(game, 2)
    anna.page.locator(".seat .further").click()
    anna.say_name("Ben")
    anna.begin()
    anna.page.wait_for_selector(".curtain")
    assert anna.page.locator(PRIVATE).count() == 0
    raise_curtain(anna)
    assert anna.page.locator(".hand .title").count() > 0
    assert anna.faults == []


def test_what_happens_between_two_looks_is_shown_once_to_all(person: Arrive) -> None:
    """After a look there is nothing to wait for: the choice is there with the first drawing."""
    anna = person(speed="slow")
    anna.page.add_init_script(PROBE)
    anna.sit_with("Ben", "kabale", bots=1)
    for _ in range(3):
        anna.play_until("curtain")
        raise_curtain(anna)
    frames = anna.page.evaluate("window.probe.frames")
    assert any(frame["isShowing"] for frame in frames if frame["seat"] is None)
    looked = [now for before, now in pairwise(frames) if before["curtain"] and not now["curtain"] and now["hand"]]
    assert len(looked) == 3
    assert not any(frame["isShowing"] for frame in looked)
    assert anna.faults == []


def test_who_looks_again_sees_each_card_once(person: Arrive, serving: Serving) -> None:
    """What was laid since the last look lies there already, and is not laid once more."""
    anna = person(speed="slow")
    anna.page.add_init_script(PROBE)
    anna.sit_with("Ben", "kabale", bots=1)
    for _ in range(4):
        anna.play_until("curtain")
        raise_curtain(anna)
    frames = anna.page.evaluate("window.probe.frames")
    truth = Truth(serving.folder, table_of(anna))
    raised = [now for before, now in pairwise(frames) if before["curtain"] and not now["curtain"] and now["hand"]]
    looks = {(frame["seat"], frame["moves"]) for frame in raised}
    looked = [frame for frame in frames if frame["hand"] and (frame["seat"], frame["moves"]) in looks]
    assert [frame["heights"] for frame in looked] == [
        truth.known[frame["seat"], frame["moves"]].heights for frame in looked
    ]
    assert max(sum(frame["heights"]) for frame in looked) > 2
    assert anna.faults == []


@pytest.mark.parametrize("how", ["reload", "language", "left", "lost"])
def test_the_curtain_falls_again_when_the_page_is_loaded_again(person: Arrive, how: str) -> None:
    anna = person()
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    anna.page.route_web_socket("**/socket*", connect)
    anna.sit_with("Ben", "kabale")
    raise_curtain(anna)
    anna.page.locator(".hold").first.click()
    if how == "reload":
        anna.page.reload()
    elif how == "language":
        anna.page.select_option(".language select", "de")
    elif how == "left":
        anna.page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    else:
        lines[-1].close()
    anna.page.wait_for_selector(".curtain")
    assert anna.page.locator(PRIVATE).count() == 0
    if how != "reload":
        anna.page.reload()
        anna.page.wait_for_selector(".curtain")
        assert anna.page.locator(PRIVATE).count() == 0
    raise_curtain(anna)
    assert anna.page.locator("[aria-pressed=true].hold").count() == 0
    assert anna.faults == []


def test_a_card_in_large_is_not_left_lying_for_the_next(person: Arrive) -> None:
    anna = person()
    anna.sit_with("Ben", "kabale")
    raise_curtain(anna)
    anna.page.evaluate(
        """async () => {
            const path = `/api/tables/${location.pathname.slice(3)}`;
            const seat = (await (await fetch(path)).json()).to_move;
            const { version, options } = await (await fetch(`${path}/messages?seat=${seat}`)).json();
            document.querySelector('.hand .look').click();
            const body = JSON.stringify({type: 'play', seat, move: options[0].move, version});
            await fetch(`${path}/commands`, {method: 'POST', headers: {'content-type': 'application/json'}, body});
        }"""
    )
    anna.page.wait_for_selector(".curtain")
    assert anna.page.locator(PRIVATE).count() == 0
    assert anna.faults == []


def test_the_end_of_a_hot_seat_is_for_everybody_and_can_be_played_again(person: Arrive, serving: Serving) -> None:
    anna = person()
    anna.page.add_init_script(PROBE)
    anna.sit_with("Ben", "citadels")
    while (what := anna.wait()) != "over":
        if what == "curtain":
            raise_curtain(anna)
        else:
            anna.move()
    expect(anna.page.locator(".over")).to_contain_text("The game is over")
    assert anna.page.locator(".hand").count() == 0
    probe = anna.page.evaluate("window.probe")
    assert probe["frames"][-1]["seat"] is None
    assert list(Truth(serving.folder, table_of(anna)).faults(probe)) == []
    for winner in anna.page.locator(".over li.won .player").all_inner_texts():
        expect(anna.page.locator("p.won")).to_contain_text(winner.strip())
    anna.page.click(".over button.main")
    anna.page.wait_for_selector(".seat")
    assert anna.faults == []


# Between two looks the page is everybody's, and everybody at it may speak and answer.


def with_cleo(person: Arrive) -> tuple[Person, Person]:
    """Anna and Ben at one device, Cleo at another; she begins."""
    anna, cleo = person(width=1400), person()
    table = anna.open_table("kabale", 3, allies=["king", "queen", "juliet"], rounds=1, start_player=2)
    anna.page.locator(".seat .further").first.click()
    anna.say_name("Ben")
    cleo.page.goto(f"{cleo.address}/t/{table}")
    cleo.sit_down("Cleo")
    anna.begin()
    anna.page.wait_for_selector("main[data-decision]")
    cleo.page.wait_for_selector("main[data-decision='lay']")
    return anna, cleo


def test_between_looks_people_at_one_device_can_speak(person: Arrive) -> None:
    anna, cleo = with_cleo(person)
    said = anna.page.locator("aside").get_by_label("Message to the table")
    said.fill("Good luck, Cleo!")
    said.press("Enter")
    expect(cleo.page.locator("aside .said li")).to_contain_text("Good luck, Cleo!")
    expect(said).to_have_value("")
    assert anna.page.locator(".hand").count() == 0
    assert anna.faults == []


def test_before_the_curtain_a_wish_to_take_back_is_answered_by_name(person: Arrive) -> None:
    anna, cleo = with_cleo(person)
    lay(cleo, "lay king 1")
    anna.page.wait_for_selector(".curtain")
    assert send(cleo, "ask_undo")["type"] == "done"
    card = anna.page.locator(".curtain .request")
    expect(card).to_contain_text("Cleo asks to undo their last decision.")
    expect(card.get_by_role("group")).to_have_count(2)
    assert anna.page.locator(PRIVATE).count() == 0
    card.get_by_role("group", name="Ben").get_by_role("button", name="Allow").click()
    expect(card).to_have_count(0)
    cleo.page.wait_for_selector("main[data-decision='lay']")
    expect(cleo.page.locator("[role=log]")).to_contain_text("Ben agrees.")
    assert anna.page.locator(".hand").count() == 0
    assert anna.faults == []


def test_between_looks_each_at_the_device_has_a_vote(person: Arrive) -> None:
    anna, cleo = with_cleo(person)
    cleo.page.goto("about:blank")
    anna.unfold("Players")
    anna.page.locator("aside li.row", has_text="Cleo").get_by_role("button", name="Let a bot play").click()
    card = anna.page.locator(".top .request")
    expect(card.get_by_role("group")).to_have_count(1)
    card.get_by_role("group", name="Ben").get_by_role("button", name="Let a bot play").click()
    expect(card).to_have_count(0)
    anna.page.wait_for_selector(".curtain")  # the bot has laid a card, and it is Anna's turn
    assert anna.faults == []
