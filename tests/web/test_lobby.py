"""Setting up a table by the form, and what its lobby says."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from raenke import games
from raenke.words import Words
from tests.web.person import Person
from tests.web.program import in_kabale
from tests.web.qr import read_qr

Arrive = Callable[..., Person]
PLACE = "element => { const { x, y } = element.getBoundingClientRect(); return [Math.round(x), Math.round(y)]; }"


def form_of(person: Person, game: str, is_unfolded: bool = True) -> Locator:
    """The form of a new table, with the rules unfolded."""
    person.start()
    person.page.click(f".game.{game} button:not(.main)")
    if is_unfolded:
        person.page.click("form > details > summary")
    return person.page.locator("dialog form").first


def standing(person: Person) -> dict[str, Any]:
    """The table on the page, as everybody may know it."""
    found: dict[str, Any] = person.page.evaluate(
        "async () => await (await fetch(`/api/tables/${location.pathname.slice(3)}`)).json()"
    )
    return found


def expect_lobby(person: Person, seats: int, option: str, value: str) -> None:
    expect(person.page.locator(".seat")).to_have_count(seats)
    expect(person.page.locator("main > section > dl dt").filter(has_text=option)).to_have_count(1)
    expect(person.page.locator(f"main > section > dl dt:has-text('{option}') + dd span").first).to_have_text(value)
    assert person.faults == []


def test_a_table_is_set_up_as_the_form_says(person: Arrive) -> None:
    anna = person()
    form = form_of(anna, "kabale")
    form.get_by_role("combobox", name="Players").select_option("3")
    form.get_by_role("combobox", name="Rounds").select_option("1 round")
    form.get_by_role("button", name="Create the table").click()
    expect_lobby(anna, 3, "Rounds", "1 round")


def test_what_cannot_be_set_up_is_explained_and_nothing_entered_is_lost(person: Arrive) -> None:
    anna = person(language="de")
    form = form_of(anna, "citadels")
    form.get_by_role("combobox", name="Spieler").select_option("8")
    form.get_by_role("group", name="Charaktere").get_by_role("radio").nth(0).check()  # 8 players cannot (C2.1)
    form.get_by_role("combobox", name="Vollständige Stadt").select_option("7 Bauwerke")
    form.get_by_role("button", name="Tisch eröffnen").click()
    trouble = anna.page.get_by_role("alert")
    expect(trouble).to_contain_text("8 Spieler brauchen einen Charakter mit Rang 9: wähle für jeden Rang einen")
    trouble.locator(".rule").click()
    expect(anna.page.locator("dialog").last).to_contain_text("Acht Spieler brauchen eine Besetzung mit Rang 9.")
    anna.page.keyboard.press("Escape")
    form.get_by_role("group", name="Charaktere").get_by_role("radio").nth(1).check()
    form.get_by_role("button", name="Tisch eröffnen").click()
    anna.faults = [fault for fault in anna.faults if "400" not in fault]  # the browser notes the refusal
    expect_lobby(anna, 8, "Vollständige Stadt", "7 Bauwerke")


def test_eight_players_have_what_they_need_at_once(person: Arrive) -> None:
    anna = person()
    form = form_of(anna, "citadels", is_unfolded=False)
    form.get_by_role("combobox", name="Players").select_option("8")
    form.get_by_role("button", name="Create the table").click()
    expect(anna.page.locator(".seat")).to_have_count(8)
    expect(anna.page.locator("main")).to_contain_text(Words("en").text("rules-same"))
    assert standing(anna)["options"]["cast"] == "drawn"


@pytest.mark.parametrize("language", ["de", "en", "hu", "ko"])
def test_one_click_takes_the_expansion(person: Arrive, language: str) -> None:
    anna, words = person(language=language), Words(language, "citadels")
    form = form_of(anna, "citadels", is_unfolded=False)
    form.get_by_role("radio", name=words.preset("dark")).check()
    form.get_by_role("button", name=words.text("web-open-table")).click()
    expect(anna.page.locator(".seat")).to_have_count(4)
    expect(anna.page.locator("main")).to_contain_text(words.preset("dark"))
    assert standing(anna)["options"] == games["citadels"].options(games["citadels"].presets["dark"], 4)
    for option, value in games["citadels"].presets["dark"].items():
        row = anna.page.locator("main > section > dl dt").filter(has_text=words.option(option))
        expect(row.locator("+ dd > span")).to_have_text(words.option_value(option, value))
    assert anna.faults == []


def test_an_edition_lists_how_it_differs_and_an_option_beside_it_wins(person: Arrive) -> None:
    anna, words, rules = person(), Words("en", "citadels"), games["citadels"]
    form = form_of(anna, "citadels")
    form.get_by_label("Edition").select_option(words.edition("later"))
    differences = rules.differences(rules.editions["later"], 4)
    for option, value in differences.items():
        before = words.option_value(option, rules.defaults(4)[option])
        line = f"{words.option(option)} {before} → {words.option_value(option, value)}"
        expect(form.locator(".differences li").filter(has_text=words.option(option)).first).to_contain_text(line)
    form.locator(".differences .rule").first.click()
    expect(anna.page.locator("dialog").last).to_contain_text(rules.paragraphs()[next(iter(differences))])
    anna.page.keyboard.press("Escape")
    smithy = form.get_by_role("group", name="Smithy")
    expect(smithy.get_by_label(words.option_value("smithy", "2_for_3"))).to_be_checked()
    smithy.get_by_label(words.option_value("smithy", "3_for_2")).check()
    form.get_by_role("button", name="Create the table").click()
    expect(anna.page.locator(".seat")).to_have_count(4)
    assert standing(anna)["options"] == rules.options({"edition": "later", "smithy": "3_for_2"}, 4)
    expect(anna.page.locator("main")).to_contain_text("Own rules")


def test_the_form_works_by_keyboard(person: Arrive) -> None:
    anna = person()
    form = form_of(anna, "kabale", is_unfolded=False)
    form.get_by_role("radio", name="As printed").focus()
    anna.page.keyboard.press("ArrowUp")
    expect(form.get_by_role("radio", name="First game")).to_be_checked()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".seat")).to_have_count(4)
    assert standing(anna)["preset"] == "first"


@pytest.mark.parametrize("game", ["kabale", "citadels"])
def test_play_now_is_the_first_game(person: Arrive, game: str) -> None:
    anna = person()
    anna.click_play_now(game)
    table = standing(anna)
    assert table["preset"] == "first"
    if game == "kabale":
        assert (table["options"]["rounds"], table["options"]["scores"]) == (3, "open")
        expect(anna.page.locator("main")).to_contain_text("0 points")  # open from the start (K5.7)


def test_the_list_of_tables_says_what_they_play(person: Arrive) -> None:
    anna, ben = person(), person()
    form = form_of(anna, "citadels", is_unfolded=False)
    form.get_by_role("radio", name="With The Dark City").check()
    form.get_by_label("List this table publicly").check()
    form.get_by_role("button", name="Create the table").click()
    expect(anna.page.locator(".seat")).to_have_count(4)
    ben.start()
    mark = ben.page.locator(f".line:has(a[href='{anna.page.url.removeprefix(anna.address)}'])")
    expect(mark).to_contain_text("With The Dark City")


def test_a_card_and_its_paragraph_say_what_holds_at_the_table(person: Arrive) -> None:
    """K4.7 a) speaks of K5.2."""
    words, hand = Words("en", "kabale"), ("doppelganger", "king", "queen")
    for value in ("printed", "current"):
        anna = person()
        in_kabale(anna, hand=hand, doppelganger=value, rounds=1)
        card = anna.page.locator(".hand .card").filter(has_text=words.card("doppelganger"))
        expect(card).to_contain_text(words.rule("doppelganger", {"doppelganger": value}))
        anna.page.get_by_role("button", name=words.text("web-look-at", card=words.card("doppelganger"))).first.click()
        here = words.text(
            "rules-here", option=words.option("doppelganger"), value=words.option_value("doppelganger", "current")
        )
        rule = anna.page.locator("dialog").last
        expect(rule).to_contain_text("K4.7")
        expect(rule.locator(".here")).to_have_text([here] if value == "current" else [])
        assert anna.faults == []


def test_the_code_to_scan_is_the_link(person: Arrive) -> None:
    anna = person()
    anna.address = anna.outside
    anna.open_table("citadels", 2)
    code = anna.page.get_by_role("img", name="QR code for the link")
    code.wait_for()
    assert read_qr(code) == anna.page.locator(".link a").inner_text() == anna.page.url


def test_while_one_waits_there_is_something_to_read(person: Arrive) -> None:
    anna = person()
    table = anna.open_table("kabale", 3)
    page, meanwhile = anna.page, anna.page.locator(".meanwhile")
    expect(page.locator(".seat .place .back")).to_have_count(1)  # the card of who sits there, and two free places
    expect(page.locator(".seat .free-place")).to_have_text(["2", "3"])
    for name, address in (
        ("Read the rules", f"/rules/kabale?table={table}"),
        ("All cards", f"/rules/kabale/cards?table={table}"),
        ("Learn in 3 minutes", "/learn/kabale/1"),
    ):
        meanwhile.get_by_role("link", name=name).click()
        expect(page).to_have_url(f"{anna.address}{address}")
        page.go_back()
        expect(page.locator(".seat .name")).to_have_count(1)
    assert anna.faults == []


@pytest.mark.parametrize("width", [360, 1280])
def test_nothing_in_the_lobby_moves_when_the_list_of_bots_comes(person: Arrive, width: int) -> None:
    """Whoever clicks on a seat meanwhile would miss it."""
    anna = person(width=width)
    anna.open_table("kabale", 2)
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route)

    anna.page.route("**/api/games**", hold)
    anna.page.reload()
    further = anna.page.locator(".seat .further")
    further.wait_for()
    anna.page.wait_for_function("() => document.fonts.status === 'loaded' && document.fonts.size > 0")
    anna.page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    before = further.evaluate(PLACE)
    expect(anna.page.locator(".bots .fill")).to_be_disabled()
    for route in asked:
        route.continue_()
    expect(anna.page.locator(".bots .fill")).to_be_enabled()
    assert further.evaluate(PLACE) == before
    assert anna.faults == []
