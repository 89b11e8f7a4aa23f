"""Coming to a table: by an address, an invitation, a name; who watches is told so."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.person import Person

Arrive = Callable[..., Person]


@pytest.mark.parametrize("path", ["/nonsense", "/rules/kabale", "/t", "/nonsense.html"])
def test_an_address_without_a_page_says_so(person: Arrive, path: str) -> None:
    anna = person(width=360)
    answer = anna.page.goto(f"{anna.address}{path}")
    assert answer is not None
    assert answer.status == 404
    expect(anna.page.get_by_role("heading", name="There is no page at this address")).to_be_visible()
    expect(anna.page.locator("main")).to_contain_text(path)
    assert not anna.is_scrolling_sideways()
    anna.page.locator("main").get_by_role("link", name="Start page").click()
    anna.page.wait_for_selector(".game")
    anna.page.go_back()
    expect(anna.page.get_by_role("heading", name="There is no page at this address")).to_be_visible()


def test_a_table_that_does_not_exist_says_so(person: Arrive) -> None:
    anna = person()
    answer = anna.page.goto(f"{anna.address}/t/nosuchtable")
    assert answer is not None
    assert answer.status == 404
    expect(anna.page.get_by_role("alert")).to_contain_text("There is no table at this address.")
