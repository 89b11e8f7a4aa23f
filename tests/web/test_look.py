"""The look of the page: its letters, its menus, the backs of cards, stillness, and the way to every room."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Response, expect

from raenke import citadels, kabale
from raenke.citadels.cards import DISTRICTS
from raenke.kabale.cards import ALLIES
from raenke.server.wire_http import PAGES, RULE_SHEETS
from raenke.words import Words
from tests.web.person import Person
from tests.web.program import in_kabale
from tests.web.scripted import Script
from tests.words.fluent_files import CODES

Arrive = Callable[..., Person]
KOREAN = "() => [...document.fonts].filter(each => each.family.includes('Gowun') && each.status === 'loaded').length"
ROOMS = ("learn", "rules", "lab", "replay", "yours")
# Notes whatever is put into the page to fly over it.
WATCH = """() => {
    window.flown = 0;
    const note = each => { if (each.classList?.contains('flying')) window.flown += 1; };
    new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(note)))
        .observe(document, {childList: true, subtree: true});
}"""
HUNGARIAN = "() => document.fonts.check('16px Alegreya Sans', 'ő') && document.fonts.check('600 16px Grenze', 'ű')"
DRAWN = """back => [getComputedStyle(back).backgroundImage,
    ...[...back.querySelectorAll('pattern path')].map(path => path.getAttribute('d'))]"""
# The least width in rem at which a hand shows lines, what lies in it, and what may change the lines.
HANDS = {
    "kabale": (9.2, "card", ALLIES, kabale.options.VALUES),
    "citadels": (8.6, "district", DISTRICTS, citadels.options.VALUES),
}
# Names and lines on a card so wide: those that do not fit.
TOO_LONG = """([wide, lines]) => {
    const card = document.querySelector('.hand li:has(.line)'), frame = card.querySelector('.frame');
    card.style.width = `${wide}rem`;
    return lines.filter(([name, line]) => {
        card.querySelector('.title').textContent = name;
        card.querySelector('.line').textContent = line;
        return frame.scrollHeight > frame.clientHeight || !card.querySelector('.line').clientHeight;
    });
}"""
# Names of players and of buildings that are one word, and stand on two lines.
BROKEN = """names => names.filter(name => {
    const letters = document.createRange();
    letters.selectNodeContents(name);
    const tops = [...letters.getClientRects()].map(({top}) => Math.round(top));
    return name.checkVisibility() && !/[\\s-]/.test(name.textContent.trim()) && new Set(tops).size > 1;
}).map(name => name.textContent)"""
# The name of each building, as its tile in a city writes it.
WRITTEN = """(title, names) => names.filter(name => {
    const longest = Math.max(...name.split(/[\\s-]+/).map(word => word.length));
    title.classList.toggle('longer', longest > 12);
    title.classList.toggle('long', longest > 9 && longest <= 12);
    title.textContent = name;
    const letters = document.createRange();
    letters.selectNodeContents(title);
    const lines = new Set([...letters.getClientRects()].map(({top}) => Math.round(top))).size;
    return lines > name.split(/[\\s-]+/).length;
})"""
LASTS = """() => document.getAnimations().map(each => each.effect.getComputedTiming().duration)
    .filter(duration => duration > 1)"""


def test_letters_come_from_here_and_korean_ones_when_they_are_read(person: Arrive) -> None:
    anna = person()
    fetched: list[Response] = []
    anna.page.on("response", lambda each: fetched.append(each) if each.url.endswith(".woff2") else None)
    anna.start()
    anna.page.wait_for_function(
        "() => document.fonts.status === 'loaded' && document.fonts.check('16px Alegreya Sans', 'a')"
    )
    assert fetched
    assert not [each.url for each in fetched if "korean" in each.url]
    assert {each.headers["content-type"] for each in fetched} == {"font/woff2"}
    assert all("max-age=31536000" in each.headers["cache-control"] for each in fetched)
    anna.speak("hu")
    anna.page.wait_for_function(HUNGARIAN)
    anna.speak("ko")
    anna.page.wait_for_function(f"() => ({KOREAN})() === 2")
    assert anna.faults == []


@pytest.mark.parametrize("width", [1400, 360])
def test_every_room_is_one_step_away(person: Arrive, width: int) -> None:
    """On a phone behind one button; at a table, the rules are those of its game."""
    assert set(ROOMS) <= set(PAGES)
    anna = person(width=width)
    anna.start()
    for game in ("kabale", "citadels"):
        place = anna.page.locator(f".game.{game}")
        expect(place.locator(f"a[href='/learn/{game}/1']")).to_be_visible()
        expect(place.locator(f"a[href='/rules/{game}']")).to_be_visible()
    anna.play_now("citadels")
    links = anna.page.locator("header nav a")
    if width < 1000:
        expect(links.first).to_be_hidden()
        anna.page.get_by_role("button", name="Menu").click()
    expect(links.first).to_be_visible()
    wanted = [f"/{room}" if room != "rules" else "/rules/citadels" for room in ROOMS]
    assert [(link.get_attribute("href") or "").split("?")[0] for link in links.all()] == wanted
    links.nth(1).click()
    anna.page.wait_for_url("**/rules/citadels*")
    anna.page.go_back()
    anna.page.wait_for_selector("main[data-decision]")
    assert anna.faults == []


def test_the_menus_are_ours_and_work_by_keys(person: Arrive) -> None:
    anna = person()
    anna.start()
    menu = anna.page.locator(".language select")
    assert menu.evaluate("each => getComputedStyle(each).appearance") == "base-select"
    menu.focus()
    anna.page.keyboard.press("Space")
    anna.page.keyboard.press("ArrowDown")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_function("() => document.documentElement.lang === 'hu'")
    assert anna.faults == []


def test_each_player_has_a_back_of_their_own(person: Arrive) -> None:
    anna = person()
    anna.start()
    backs = anna.page.locator(".hero .back")
    expect(backs).to_have_count(8)
    patterns = [backs.nth(at).evaluate(DRAWN) for at in range(8)]
    for part in range(3):
        assert len({pattern[part] for pattern in patterns}) == 8


def test_letters_are_as_large_as_the_reader_has_set_them(person: Arrive) -> None:
    anna = person()
    wire = anna.page.context.new_cdp_session(anna.page)
    wire.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    for go in (anna.start, lambda: anna.play_now("kabale"), lambda: anna.play_now("citadels")):
        go()
        assert anna.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
        assert not anna.is_scrolling_sideways()
    assert anna.faults == []


def test_everything_fits_a_window_of_320_pixels(person: Arrive) -> None:
    """Which is what four times the size leaves of 1280."""
    anna = person(width=320, height=640, language="hu")
    shelves = [f"{room}/{game}" for room in ("learn", "train", "lab", "rules") for game in HANDS]
    sheets = [f"rules/{game}/{sheet}" for game in HANDS for sheet in RULE_SHEETS]
    for path in ("", *ROOMS, "train", "privacy", "audit", *shelves, *sheets, "learn/kabale/1", "learn/citadels/1"):
        anna.page.goto(f"{anna.address}/{path}")
        anna.page.locator("main, .lesson .stage").first.wait_for()
        assert not anna.is_scrolling_sideways(), path
    anna.open_table("citadels", 7)
    assert not anna.is_scrolling_sideways()
    for game, decision in (("kabale", "lay"), ("citadels", "take")):
        anna.against_bots(game, 6)
        anna.play_until(decision)
        assert not anna.is_scrolling_sideways(), game
    assert anna.faults == []


@pytest.mark.parametrize("language", CODES)
def test_the_line_of_every_card_fits_on_it(person: Arrive, language: str) -> None:
    """Whatever the options make of it: a card in the hand shows the whole of its line, and its picture."""
    anna = person(language=language, width=1400)
    anna.play_now("kabale")
    anna.play_until("lay")
    for game, (wide, family, cards, values) in HANDS.items():
        words = Words(language, game)
        options = [{}, *({name: value} for name, choices in values.items() for value in choices)]
        lines = {(words.text(f"{family}-{card}"), words.rule(card, each)) for card in cards for each in options}
        assert len(lines) > len(cards)
        assert anna.page.evaluate(TOO_LONG, [wide, [each for each in lines if each[1]]]) == []
    assert anna.faults == []


def test_nothing_moves_for_who_wants_it_still(person: Arrive) -> None:
    anna = person()
    anna.page.add_init_script(f"({WATCH})()")
    anna.start()
    anna.page.click("header .set")
    anna.page.get_by_label("Keep everything still").check()
    anna.page.keyboard.press("Escape")
    assert anna.page.evaluate("document.documentElement.hasAttribute('data-still')")
    anna.page.reload()
    anna.play_now("kabale")
    anna.play_until("lay")
    anna.move()
    anna.play_until("lay")
    assert anna.page.evaluate("window.flown") == 0
    assert anna.page.evaluate(LASTS) == []
    assert anna.faults == []


@pytest.mark.parametrize(("width", "seats"), [(1400, 6), (360, 4)])
def test_the_level_of_a_bot_breaks_no_name(person: Arrive, width: int, seats: int) -> None:
    anna = person(width=width)
    for game in ("kabale", "citadels"):
        anna.against_bots(game, seats)
        for language in CODES:
            anna.speak(language)
            names = anna.page.locator("main .player .name")
            expect(names.nth(seats - 1)).to_be_attached()
            assert names.evaluate_all(BROKEN) == [], (game, language)
    assert anna.faults == []


@pytest.mark.parametrize("seats", [5, 6])
def test_a_name_in_a_narrow_column_is_one_word(person: Arrive, seats: int) -> None:
    anna = person(width=768, height=1024)
    hand = ("musketeers", "doppelganger", "alchemist")
    moves = [f"lay {hand[(seat + turn) % 3]} {seat + 1}" for turn in (0, 1) for seat in range(seats)]
    in_kabale(anna, *moves, hand=hand, seats=seats)
    for language in CODES:
        anna.speak(language)
        names = anna.page.locator(".column .title")
        expect(names.nth(seats - 1)).to_be_visible()
        assert names.evaluate_all(BROKEN) == [], language
    assert anna.faults == []


def test_the_cards_of_a_shelf_lie_within_it(person: Arrive) -> None:
    anna = person(width=1400)
    for room in ("learn", "train", "lab", "rules"):
        anna.page.goto(f"{anna.address}/{room}")
        expect(anna.page.locator(".art .held")).to_have_count(6)
        for shelf in anna.page.locator(".art").all():
            outer = shelf.bounding_box()
            assert outer
            for card in shelf.locator(".held").all():
                inner = card.bounding_box()
                assert inner
                assert outer["x"] < inner["x"], room
                assert inner["x"] + inner["width"] < outer["x"] + outer["width"], room


def test_the_name_of_a_building_is_not_broken(person: Arrive) -> None:
    anna = person(width=1400)
    script = Script(anna, "Ben", "Cleo", "Dora")
    script.choose({0: "king", 1: "assassin", 2: "thief", 3: "warlord"})
    script.turns_until("king")
    script.play("gold", "build")
    script.shown()
    title = anna.page.locator("section.city .isBuilt .title").last
    for language in CODES:
        words = Words(language, "citadels")
        assert title.evaluate(WRITTEN, [words.text(f"district-{card}") for card in DISTRICTS]) == [], language
    assert anna.faults == []
