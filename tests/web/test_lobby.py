"""Setting up a table by the form, and what its lobby says."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.web.person import Person
from tests.web.qr import read_qr

Arrive = Callable[..., Person]


def form_of(person: Person, game: str) -> Locator:
    """The form of a new table, with the rules unfolded."""
    person.start()
    person.page.click(f".game.{game} button:not(.main)")
    person.page.click("form > details > summary")
    return person.page.locator("dialog form")


def expect_lobby(person: Person, seats: int, option: str, value: str) -> None:
    expect(person.page.locator(".seat")).to_have_count(seats)
    expect(person.page.locator(f"dt:text-is('{option}') + dd")).to_have_text(value)
    assert person.faults == []


def test_a_table_is_set_up_as_the_form_says(person: Arrive) -> None:
    anna = person()
    form = form_of(anna, "kabale")
    form.get_by_label("Players").select_option("3")
    form.get_by_label("Rounds").select_option("1 round")
    form.get_by_role("button", name="Create the table").click()
    expect_lobby(anna, 3, "Rounds", "1 round")


def test_what_cannot_be_set_up_is_explained_and_nothing_entered_is_lost(person: Arrive) -> None:
    anna = person(language="de")
    form = form_of(anna, "citadels")
    form.locator("select").first.select_option("8")
    form.get_by_label("Vollständige Stadt").select_option("7 Bauwerke")
    form.get_by_role("button", name="Tisch eröffnen").click()
    trouble = anna.page.get_by_role("alert")
    expect(trouble).to_contain_text("8 Spieler brauchen einen Charakter mit Rang 9: wähle für jeden Rang einen")
    trouble.locator(".rule").click()
    expect(anna.page.locator("dialog").last).to_contain_text("Acht Spieler brauchen eine Besetzung mit Rang 9.")
    anna.page.keyboard.press("Escape")
    form.locator("label:has-text('Welche Charaktere') select").select_option(index=1)
    form.get_by_role("button", name="Tisch eröffnen").click()
    anna.faults = [fault for fault in anna.faults if "400" not in fault]  # the browser notes the refusal
    expect_lobby(anna, 8, "Vollständige Stadt", "7 Bauwerke")


def test_the_code_to_scan_is_the_link(person: Arrive) -> None:
    anna = person()
    anna.address = anna.outside
    anna.open_table("citadels", 2)
    code = anna.page.get_by_role("img", name="QR code for the link")
    code.wait_for()
    assert read_qr(code) == anna.page.locator(".link a").inner_text() == anna.page.url
