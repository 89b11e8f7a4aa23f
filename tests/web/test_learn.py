"""A newcomer: the lessons, the guided first game, and the trainers."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.person import OWN_TURN, Person
from tests.web.test_states import examine
from tests.words.fluent_files import CODES

Arrive = Callable[..., Person]
GUIDE = ".guide button.main"
# What was read is gone; the next thing to explain may be there at once.
IS_NEXT = "text => document.querySelector('.guide p')?.innerText !== text"

# How the explanations begin that no first game goes without, and the last of them.
EXPLAINED = {
    "kabale": {"Each goal is", "A laid card", "All cards are"},
    "citadels": {"Each round everybody", "The characters are", "A district was", "A city is"},
}
LAST = {"kabale": "Now everybody adds up", "citadels": "Now everybody counts"}


def open_page(person: Person, path: str) -> None:
    person.page.goto(f"{person.address}/{path}")


def in_lesson(person: Person, game: str, number: int) -> None:
    open_page(person, f"learn/{game}/{number}")
    person.page.wait_for_selector(OWN_TURN)


def lay(person: Person, card: int, column: int) -> None:
    """Click a card of the hand, then a column, both counted from 0."""
    person.page.locator(".hold").nth(card).click()
    person.page.locator(".choose .to").nth(column).click()


def close_award(person: Person) -> None:
    person.page.wait_for_selector("dialog[open]")
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector("dialog[open]", state="detached")


def play_guided(person: Person) -> list[str]:
    """A guided game to its end: what was explained."""
    told = []
    for _ in range(700):
        person.page.wait_for_selector(f"{OWN_TURN}, dialog[open], .over, {GUIDE}")
        if person.page.query_selector("dialog[open]"):
            person.move()
        elif person.page.query_selector(GUIDE):
            told.append(person.page.locator(".guide p").inner_text())
            person.page.locator(GUIDE).click()
            person.page.wait_for_function(IS_NEXT, arg=told[-1])
        elif person.move() == "over":
            return told
    raise AssertionError("the game does not end")


def first_move(person: Person, game: str) -> None:
    """What the first lesson asks for: a card laid, or two gold."""
    person.page.wait_for_selector(OWN_TURN)
    if game == "kabale":
        lay(person, 0, 0)
    else:
        person.page.locator("[data-choice]").first.click()


@pytest.mark.parametrize("game", ["kabale", "citadels"])
def test_a_newcomer_from_the_start_page_to_the_end_of_the_first_game(person: Arrive, game: str) -> None:
    """Start page, first lesson, next lesson; then the guided game, which explains each thing once."""
    anna = person()
    anna.start()
    anna.page.click(f".game.{game} a[href='/learn/{game}/1']")
    first_move(anna, game)
    expect(anna.page.locator(".verdict.done")).to_contain_text("Right!")
    anna.page.click(".verdict button.main")
    expect(anna.page).to_have_url(re.compile(rf"/learn/{game}/2$"))
    open_page(anna, f"learn/{game}")
    expect(anna.page.locator(".head .soft")).to_have_text("1 of 8 lessons done")
    anna.page.click(f".game.{game} .first")
    anna.page.wait_for_selector(".guide p")
    told = play_guided(anna)
    assert len(told) == len(set(told)), "each is explained once"
    assert EXPLAINED[game] <= {" ".join(text.split()[:3]) for text in told}
    assert told[-1].startswith(LAST[game])
    expect(anna.page.locator(".over h2")).to_be_in_viewport()  # however far down one looked when it came
    expect(anna.page.locator(".guide p")).to_have_count(0)
    assert anna.faults == []


def test_the_guided_game_of_citadels_explains_calls_and_can_be_silenced(person: Arrive) -> None:
    anna = person()
    anna.start()
    anna.page.click(".game.citadels .guided")
    expect(anna.page.locator(".guide p")).to_contain_text("secretly chooses")
    anna.page.locator(GUIDE).click()
    anna.play_until("take")
    anna.move()
    expect(anna.page.locator(".guide p")).to_contain_text("called by rank")
    anna.page.locator(".guide .row button").last.click()
    expect(anna.page.locator(".guide")).to_have_count(0)
    anna.page.reload()
    anna.page.wait_for_selector("main.citadels")
    expect(anna.page.locator(".guide")).to_have_count(0)
    assert anna.faults == []


@pytest.mark.parametrize("game", ["kabale", "citadels"])
def test_on_a_wide_screen_the_guide_covers_nothing_of_the_table(person: Arrive, game: str) -> None:
    anna = person(width=1400)
    open_page(anna, f"learn/{game}")
    anna.page.click(f".game.{game} .first")
    anna.page.wait_for_selector(".guide p")
    for language in CODES:
        anna.speak(language)
        guide, table = (anna.page.locator(part).bounding_box() for part in (".guide", "main"))
        assert guide
        assert table
        assert table["x"] + table["width"] <= guide["x"], language
    assert anna.faults == []


@pytest.mark.parametrize(("game", "told"), [("kabale", ".goal"), ("citadels", ".ranks")])
def test_on_a_phone_the_guide_lies_below_what_it_explains(person: Arrive, game: str, told: str) -> None:
    anna = person(width=360, height=740)
    open_page(anna, f"learn/{game}")
    anna.page.click(f".game.{game} .first")
    anna.page.wait_for_selector(".guide p")
    for language in CODES:
        anna.speak(language)
        above = anna.page.locator(f"main {told}").first.bounding_box()
        guide, bar = (anna.page.locator(part).bounding_box() for part in (".guide", ".reach"))
        assert above
        assert guide
        assert bar
        assert above["y"] + above["height"] <= guide["y"], language
        assert guide["y"] + guide["height"] <= bar["y"], language
    assert anna.faults == []


def test_a_wrong_move_says_why_and_is_taken_back(person: Arrive) -> None:
    anna = person()
    in_lesson(anna, "kabale", 3)
    lay(anna, 0, 1)
    close_award(anna)
    wrong = anna.page.locator(".verdict.wrong")
    expect(wrong).to_contain_text("less than the Queen’s 16")
    wrong.locator(".rule").click()
    expect(anna.page.locator("dialog h2").last).to_contain_text("K4.6")
    anna.page.keyboard.press("Escape")
    wrong.locator("button.main").click()
    anna.page.wait_for_selector(OWN_TURN)
    expect(anna.page.locator(".hold")).to_have_count(3)
    lay(anna, 1, 1)
    close_award(anna)
    expect(anna.page.locator(".verdict.done")).to_contain_text("20 to 16")
    assert anna.faults == []


def test_lessons_by_keyboard(person: Arrive) -> None:
    """Citadels: gold, then build; the next lesson is one key away each time."""
    anna = person()
    in_lesson(anna, "citadels", 1)
    anna.page.keyboard.press("Tab")  # whoever uses keys is shown them
    anna.page.locator("[data-choice]").first.focus()
    anna.page.keyboard.press("Enter")
    onward = anna.page.locator(".verdict.done button.main")
    expect(onward).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.page).to_have_url(re.compile(r"/learn/citadels/2$"))
    anna.page.wait_for_selector(OWN_TURN)
    anna.page.locator("[data-choice]").first.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".verdict")).to_contain_text("Right so far")
    anna.page.wait_for_selector(OWN_TURN)
    anna.page.keyboard.press("0")  # end the turn without building; the page asks first
    anna.page.locator(".ask .main").focus()
    anna.page.keyboard.press("Enter")
    back = anna.page.locator(".verdict.wrong button.main")
    expect(back).to_be_focused()
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector(OWN_TURN)
    assert anna.faults == []


@pytest.mark.parametrize("game", ["kabale", "citadels"])
def test_a_trainer_answers_and_counts(person: Arrive, game: str) -> None:
    anna = person()
    open_page(anna, f"train/{game}?level=2&seed=garden")
    if game == "kabale":
        anna.page.locator(".owner-choice").first.click()
        anna.page.wait_for_selector(".show .steps li")
        expect(anna.page.locator(".answer")).to_contain_text("wins the goal")
    else:
        anna.page.wait_for_selector("main.citadels")
        anna.page.locator(".trainer input").first.check()
        anna.page.click(".trainer section button.main")
        expect(anna.page.locator(".trainer li .rule").first).to_be_visible()
    expect(anna.page.locator(".score")).to_contain_text("of 1 right")
    anna.page.click(".on button.main")
    expect(anna.page).not_to_have_url(re.compile("garden"))
    anna.page.go_back()
    expect(anna.page).to_have_url(re.compile("garden"))
    assert anna.faults == []


def test_the_trainers_say_how_well_one_has_done(person: Arrive) -> None:
    """From the room to a puzzle of a level, and by the room's name back: score and level are kept there."""
    anna = person()
    open_page(anna, "train")
    places = anna.page.locator(".game")
    expect(places).to_have_count(2)
    expect(places.locator(".held .card")).to_have_count(6)
    place = anna.page.locator(".game.kabale")
    expect(place.locator(".score")).to_have_text("Nothing tried yet.")
    place.locator("li a").nth(3).click()
    expect(anna.page).to_have_url(re.compile(r"/train/kabale\?level=4&seed=\w+$"))
    anna.page.locator(".owner-choice").first.click()
    anna.page.locator(".answer").wait_for()
    anna.page.locator("header h1 a").click()
    expect(place.locator(".score")).to_contain_text("of 1 right")
    expect(place.locator("li a.here")).to_contain_text("hard")
    expect(anna.page.locator(".game.citadels .score")).to_have_text("Nothing tried yet.")
    place.locator("a.main").click()
    expect(anna.page.locator(".head select")).to_have_value("4")
    assert anna.faults == []


def test_an_address_without_a_lesson(person: Arrive) -> None:
    anna = person()
    for path in ("learn/kabale/9", "learn/kabale/first"):
        open_page(anna, path)
        expect(anna.page.locator("main .address")).to_be_visible()


def test_states_of_learning(person: Arrive) -> None:
    anna = person()
    open_page(anna, "learn")
    anna.page.wait_for_selector(".game li")
    examine(anna, "learn")
    in_lesson(anna, "kabale", 3)
    examine(anna, "lesson")
    lay(anna, 0, 1)
    close_award(anna)
    anna.page.wait_for_selector(".verdict.wrong")
    examine(anna, "lesson-wrong", languages=("de", "en"))


def test_states_of_the_guide(person: Arrive) -> None:
    anna = person()
    open_page(anna, "learn/citadels")
    anna.page.click(".first")
    anna.page.wait_for_selector(".guide p")
    examine(anna, "guide", languages=("hu", "ko"))


def test_states_of_the_trainers(person: Arrive) -> None:
    anna = person()
    open_page(anna, "train")
    anna.page.wait_for_selector(".game li")
    examine(anna, "trainers", languages=("hu", "ko"))
    anna.speak("en")
    open_page(anna, "train/kabale?level=4&seed=garden")
    anna.page.wait_for_selector(".owner-choice")
    examine(anna, "train")
    open_page(anna, "train/citadels?level=3&seed=garden")
    anna.page.wait_for_selector("main.citadels")
    anna.page.click(".trainer section button.main")
    anna.page.wait_for_selector(".trainer li .rule")
    examine(anna, "train-citadels")
