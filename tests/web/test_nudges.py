"""Being told elsewhere that it is one's turn: set up in the page, and shown by the browser."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.letterbox import Letterbox
from tests.web.person import Person
from tests.web.serving import Serving


@pytest.fixture
def nudging(tmp_path: Path) -> Iterator[Serving]:
    server = Serving(tmp_path, RAENKE_NUDGES_INSIDE="127.0.0.0/8")
    server.start()
    yield server
    server.stop()


def test_somebody_names_a_place_enters_its_code_and_leaves_a_table_out(
    person: Callable[..., Person], nudging: Serving
) -> None:
    ben = person(width=360)
    ben.address = nudging.address
    ben.play_now("kabale")
    page = ben.page
    with Letterbox() as box:
        page.get_by_role("button", name="Settings").click()
        page.get_by_text("Tell me elsewhere when it is my turn").click()
        page.get_by_label("Where").select_option("webhook")
        page.get_by_label("Address (https://…)").fill("nowhere")
        page.get_by_role("button", name="Add", exact=True).click()
        expect(page.get_by_role("alert")).to_contain_text("enter a whole address")
        page.get_by_label("Address (https://…)").fill(f"{box.address}/my-hook")
        page.get_by_role("button", name="Add", exact=True).click()
        code = re.search(r"\b\d{6}\b", box.wait_for(1)[0].body.decode())
        assert code
        page.get_by_label("The code that was sent there").fill(code[0])
        page.get_by_role("button", name="Confirm", exact=True).click()
        expect(page.get_by_label("The code that was sent there")).to_have_count(0)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.screenshot(path="build/screenshots/nudges-360.png")
        page.keyboard.press("Escape")
        page.reload()
        page.get_by_role("button", name=re.compile("Players")).click()
        box_here = page.get_by_label("Tell me elsewhere about this table").filter(visible=True)
        expect(box_here.first).to_be_checked()
        box_here.first.uncheck()
        page.reload()
        page.get_by_role("button", name=re.compile("Players")).click()
        expect(box_here.first).not_to_be_checked()
    assert [fault for fault in ben.faults if "400" not in fault] == []  # the address that is none


def test_the_browser_shows_what_comes(person: Callable[..., Person]) -> None:
    ben = person()
    ben.start()
    page = ben.page
    page.context.grant_permissions(["notifications"], origin=ben.address)
    wire = page.context.new_cdp_session(page)
    registered: list[str] = []
    wire.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registered.extend(each["registrationId"] for each in told["registrations"]),
    )
    wire.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.register('/nudge-worker.js').then(() => navigator.serviceWorker.ready)")
    told = {"title": "Ränke", "body": "It is your turn.", "tag": "abc", "number": 7, "link": f"{ben.address}/t/abc"}
    assert registered
    message = {"origin": ben.address, "registrationId": registered[-1], "data": json.dumps(told)}
    wire.send("ServiceWorker.deliverPushMessage", message)
    page.wait_for_function(
        """async () => {
            const shown = await (await navigator.serviceWorker.ready).getNotifications();
            return shown.length === 1 && shown[0].body === 'It is your turn.' && shown[0].tag === 'abc';
        }"""
    )
