"""The same person on several devices: a recovery code, and signing out everywhere."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.person import Person

Arrive = Callable[..., Person]
WHO = "async () => (await (await fetch('/api/guests/me')).json()).guest?.name ?? null"


def open_devices(person: Person) -> None:
    person.page.get_by_role("button", name="Settings").click()
    person.page.locator("dialog summary", has_text="Your devices").click()


def code_of(person: Person) -> str:
    open_devices(person)
    person.page.get_by_role("button", name="Show a new code").click()
    return person.page.locator("dialog output").inner_text()


def be_the_same(person: Person, code: str) -> None:
    person.start()
    open_devices(person)
    person.page.get_by_label("Recovery code").fill(code)
    with person.page.expect_navigation():
        person.page.get_by_role("button", name="Use this code").click()
    person.page.wait_for_selector(".game")


def test_a_code_makes_another_device_the_same_person(person: Arrive) -> None:
    anna, phone = person(), person(width=360)
    anna.open_table("kabale", 2)
    be_the_same(phone, code_of(anna))
    assert phone.page.evaluate(WHO) == anna.page.evaluate(WHO) is not None
    assert anna.faults + phone.faults == []


def test_a_code_that_is_none_is_said_and_nothing_is_lost(person: Arrive) -> None:
    anna = person()
    anna.open_table("kabale", 2)
    before = anna.page.evaluate(WHO)
    open_devices(anna)
    anna.page.get_by_label("Recovery code").fill("abc-def")
    anna.page.get_by_role("button", name="Use this code").click()
    expect(anna.page.locator("dialog [role=alert]")).to_be_visible()
    assert anna.page.evaluate(WHO) == before


def test_who_signs_out_everywhere_is_gone_from_every_device(person: Arrive) -> None:
    anna, phone = person(), person(width=360)
    table = anna.open_table("kabale", 2)
    code = code_of(anna)
    be_the_same(phone, code)
    phone.page.goto(f"{phone.address}/t/{table}")
    phone.page.wait_for_selector(".seat")
    anna.page.get_by_role("button", name="Sign out on all devices").click()
    expect(anna.page.get_by_text("Only a recovery code gets you back in")).to_be_visible()  # it asks first
    with anna.page.expect_navigation():
        anna.page.get_by_role("button", name="Sign out on all devices").click()
    anna.page.wait_for_selector(".game")
    assert anna.page.evaluate(WHO) is None
    assert phone.page.evaluate(WHO) is None
    be_the_same(anna, code)
    assert anna.page.evaluate(WHO) is not None
