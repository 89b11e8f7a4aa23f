"""Replays in the browser: a record dropped, watched and gone on from; a finished match with its moments and links."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.web.person import OWN_TURN, Person
from tests.web.test_states import examine

Arrive = Callable[..., Person]
RECORDS = Path(__file__).parent.parent / "records" / "0.2.0"
AT = ".place[data-at='{}']"
# A file dropped onto the page, as a browser tells it.
DROP = """text => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([text], 'record.json', {type: 'application/json'}));
    window.dispatchEvent(new DragEvent('drop', {dataTransfer: dropped, bubbles: true, cancelable: true}));
}"""

AWARDS = "async match => (await (await fetch(`/api/matches/${match}/replay`)).json()).timeline.awards"


def bring(person: Person, record: str) -> None:
    """Drop a record onto the page, and wait until it is shown."""
    person.page.goto(f"{person.address}/replay")
    person.page.wait_for_selector(".drop")
    person.page.evaluate(DROP, (RECORDS / f"{record}.json").read_text())
    person.page.wait_for_selector(".replay main")


def is_at(person: Person, step: int) -> None:
    expect(person.page.locator(AT.format(step))).to_be_visible()


def test_a_record_dropped_watched_and_gone_on_from(person: Arrive) -> None:
    anna = person()
    bring(anna, "short")
    page, keys = anna.page, anna.page.keyboard
    is_at(anna, 0)
    expect(page.locator(".hands .hand .card").first).to_be_visible()
    expect(page.locator(".strip.back")).to_have_count(0)

    for step in (1, 2, 3):
        keys.press("ArrowRight")
        is_at(anna, step)
    keys.press("ArrowLeft")
    is_at(anna, 2)
    page.click("[data-go='turn-forward']")
    expect(page.locator(AT.format(2))).to_have_count(0)
    keys.press("Home")
    is_at(anna, 0)

    page.locator("h1").click()  # a focused button would be pressed
    keys.press(" ")  # it plays by itself, and stops where an award wants to be walked through
    award = page.locator("dialog[open]")
    expect(award).to_be_visible()
    keys.press("Escape")
    page.get_by_label("Stop at awards").uncheck()  # from here on they pass
    expect(page.locator("[data-go='last']")).to_be_disabled(timeout=60_000)
    expect(award).to_have_count(0)
    moves = int(page.get_attribute("input[type=range]", "max") or 0)
    is_at(anna, moves)
    expect(page.locator(".goon")).to_be_disabled()

    page.locator(".rounds .award").first.click()  # once more, on request
    expect(award).to_be_visible()
    keys.press("Escape")
    expect(award).to_have_count(0)
    expect(page.locator(".lab")).to_have_count(4)
    page.locator(".lab").first.click()  # the column of the award, as it lay then
    page.wait_for_url(re.compile(r"/lab/kabale\?column="))
    bring(anna, "short")

    page.locator("input[type=range]").fill("3")
    is_at(anna, 3)
    page.select_option(".eyes select", "1")
    expect(page.locator(".hands")).to_have_count(0)
    expect(page.locator("section.hand .cards > li").first).to_be_visible()
    page.click(".goon")
    page.click("dialog .bots")
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_selector(OWN_TURN)
    anna.move()
    expect(page.locator("[role=alert]")).to_have_count(0)
    assert anna.faults == []


def test_a_finished_match_has_a_page_and_every_moment_a_link(person: Arrive) -> None:
    anna, ben = person(permissions=["clipboard-read", "clipboard-write"]), person(language="de")
    anna.against_bots("kabale", 3, rounds=3)
    anna.play_until("over")
    match = anna.page.url.rpartition("/")[2]
    anna.page.goto(f"{anna.address}/replay/{match}?eyes=public")
    anna.page.wait_for_selector(".replay main")
    moment = anna.page.locator(".moments button").last
    step = int(moment.locator(".number").inner_text())
    told = moment.locator("span").last.inner_text()
    moment.click()
    is_at(anna, step)
    if step in anna.page.evaluate(AWARDS, match):  # what mattered there shows in the award
        anna.page.locator("dialog[open]").wait_for()
        anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("status").filter(has_text=told)).to_be_visible()
    anna.page.click(".copy")
    link = anna.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{anna.address}/replay/{match}?at={step}&eyes=public"
    expect(anna.page).to_have_url(link)

    ben.page.goto(link)  # a stranger, in another language
    is_at(ben, step)
    expect(ben.page.locator(".eyes select")).to_have_value("public")
    expect(ben.page.locator(".moments button").last).not_to_have_text(told)
    ben.page.goto(f"{ben.address}/replay/{match}#step-1")
    is_at(ben, 1)
    ben.page.click(".goon")
    ben.page.select_option("dialog select >> nth=1", "old")
    ben.page.click("dialog .friends")
    ben.page.wait_for_selector(".seat")
    expect(ben.page.get_by_role("note")).to_be_visible()
    assert anna.faults == ben.faults == []


def test_what_is_no_record_is_refused_in_words(person: Arrive) -> None:
    anna = person()
    anna.page.goto(f"{anna.address}/replay")
    anna.page.wait_for_selector(".drop")
    why = anna.page.locator(".drop [role=alert]")
    anna.page.evaluate(DROP, "a picture")
    expect(why).to_contain_text("is not a record")
    anna.page.evaluate(DROP, '{"format": "chess"}')
    expect(why).to_contain_text("not a record of Ränke")
    anna.page.locator("summary").click()
    damaged = (RECORDS / "short.json").read_text().replace('"lay ', '"lay  ', 1)
    anna.page.locator("textarea").fill(damaged)
    anna.page.click(".drop .show")
    expect(why).to_contain_text("chain breaks at move")
    whole = (RECORDS / "short.json").read_text()
    anna.page.locator("input[type=file]").set_input_files(
        files={"name": "short.json", "mimeType": "application/json", "buffer": whole.encode()}
    )
    is_at(anna, 0)
    anna.page.goto(f"{anna.address}/replay/nosuchmatch")
    expect(anna.page.get_by_role("alert")).to_be_visible()
    anna.faults = [fault for fault in anna.faults if "40" not in fault]  # the browser notes what was refused
    assert anna.faults == []


def test_the_states_of_a_replay(person: Arrive) -> None:
    anna = person()
    anna.page.goto(f"{anna.address}/replay")
    anna.page.wait_for_selector(".drop")
    examine(anna, "replay-drop")
    bring(anna, "lively")
    anna.page.locator("input[type=range]").fill("40")
    anna.page.locator(".replay details:has(.steps) > summary").click()
    expect(anna.page.locator(".steps li")).not_to_have_count(0)
    examine(anna, "replay-kabale")
    examine(anna, "replay-go-on", ".goon")


def test_a_replay_of_citadels(person: Arrive) -> None:
    anna = person()
    bring(anna, "citadels_three")
    anna.page.locator("input[type=range]").fill("60")
    is_at(anna, 60)
    examine(anna, "replay-citadels", languages=("en", "ko"))
    anna.page.select_option(".eyes select", "0")
    expect(anna.page.locator(".hands")).to_have_count(0)
    anna.page.keyboard.press("Escape")
    anna.page.locator("h1").click()
    anna.page.keyboard.press("End")
    expect(anna.page.locator("[data-go='last']")).to_be_disabled()
    expect(anna.page.locator(".lab").first).to_have_attribute("href", re.compile(r"^/lab/citadels\?city="))
    assert anna.faults == []
