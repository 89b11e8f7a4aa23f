"""The page about what a server keeps, and being deleted for good."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.person import Person
from tests.web.test_states import examine

Arrive = Callable[..., Person]


def test_who_reads_what_is_kept_can_be_deleted_there(person: Arrive) -> None:
    anna = person()
    anna.start()
    anna.page.locator("footer").get_by_role("link", name="Privacy").click()
    anna.page.wait_for_url("**/privacy")
    expect(anna.page.get_by_text("Tables where no game has started are closed after 30 days")).to_be_visible()
    expect(anna.page.get_by_text("Games that are over are kept until somebody deletes them.")).to_be_visible()
    expect(anna.page.get_by_text("even the hidden cards of a running game")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Delete me")).to_have_count(0)  # nobody is known yet

    anna.play_now("kabale")
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_role("dialog").get_by_role("link", name="Privacy").click()
    anna.page.wait_for_url("**/privacy")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    examine(anna, "privacy")
    anna.speak("en")
    asked = "() => fetch('/api/guests/me').then(each => each.json()).then(each => each.guest)"
    anna.page.get_by_role("button", name="Delete me").click()
    anna.page.get_by_role("button", name="Keep me").click()
    assert anna.page.evaluate(asked)
    anna.page.get_by_role("button", name="Delete me").click()
    anna.page.get_by_role("button", name="Delete me for good").click()
    anna.page.wait_for_url(f"{anna.address}/")
    assert anna.page.evaluate(asked) is None
    assert anna.faults == []
