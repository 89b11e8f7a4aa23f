"""The page about one's own games: empty at first, then what was played, for nobody else's eyes."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.person import Person
from tests.web.test_states import examine
from tests.words.fluent_files import CODES

Arrive = Callable[..., Person]
# Matches against bots as a program would play them, without pages.
PLAY = """async tables => {
    const headers = {'content-type': 'application/json'};
    const post = async (path, body) =>
        (await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})).json();
    await post('/api/guests', {name: 'Anna'});
    for (const table of tables) {
        const path = `/api/tables/${(await post('/api/tables', table)).id}`;
        await post(`${path}/commands`, {type: 'begin'});
        for (;;) {
            const now = await (await fetch(`${path}/messages?texts=false`)).json();
            if (now.table.stage === 'finished') break;
            const move = now.options[0]?.move;
            if (move) await post(`${path}/commands`, {type: 'play', move, version: now.version});
            else await fetch(`${path}/messages?texts=false&wait=5&since=${now.version}`);
        }
    }
}"""
MANY = [
    {"game": game, "seats": seats, "options": options, "bots": {str(bot): "random" for bot in range(1, seats)}}
    for seats in (2, 4)
    for game, options in (("kabale", {"rounds": 1}), ("citadels", {"end_at": 1}))
    for _ in range(2)
]
# Whether the result ends where its line does.
ENDS = """lines => lines.map(line => {
    const word = document.createRange();
    word.selectNodeContents(line.querySelector('.result'));
    return Math.abs(word.getBoundingClientRect().right - line.getBoundingClientRect().right) < 2;
})"""
# Where a part of each line begins or ends.
EDGES = """(lines, [part, edge]) => [...new Set(lines.map(line =>
    Math.round(line.querySelector(part).getBoundingClientRect()[edge])))]"""


def play_one(person: Person, game: str, **options: object) -> str:
    table = person.against_bots(game, 2, **options)
    person.play_until("over")
    return table


def test_from_nothing_to_results_rating_and_cards(person: Arrive) -> None:
    anna, ben = person(), person()
    for each in (anna, ben):
        each.page.goto(f"{each.address}/yours")
        each.page.wait_for_selector(".empty")
    examine(anna, "yours-empty")
    anna.speak("en")
    kabale = play_one(anna, "kabale", rounds=1)
    citadels = play_one(anna, "citadels", end_at=1)
    anna.page.goto(f"{anna.address}/yours")
    games = anna.page.locator("section.game")
    expect(games).to_have_count(2)
    for game in (games.nth(0), games.nth(1)):
        expect(game.locator(".totals dd").first).to_have_text("1")
        expect(game.locator(".plot")).to_have_attribute(
            "aria-label", re.compile(r"Rating, .*Against bots: −?[\d.]+ after 1 game")
        )
        expect(game.get_by_role("list", name="By opponent").locator("li")).to_have_count(1)
    own_cards = anna.page.get_by_role("list", name="How often each ally won its column for you").first
    expect(own_cards.locator("li").first).to_contain_text("of")
    for match in (kabale, citadels):
        expect(anna.page.locator(f"a[href='/replay/{match}']")).to_have_count(1)
    expect(anna.page.locator("time")).to_have_count(2)
    anna.page.locator(".game details summary").first.click()
    expect(anna.page.locator(".game table tbody tr").first).to_be_visible()
    examine(anna, "yours")

    # Whoever else asks sees their own games only.
    ben.page.reload()
    ben.page.wait_for_selector(".empty")
    assert ben.faults == []


def test_many_games_of_a_day_lie_in_columns_and_name_the_day_once(person: Arrive) -> None:
    anna = person(width=1400)
    anna.come()
    anna.page.evaluate(PLAY, MANY)
    anna.page.goto(f"{anna.address}/yours")
    lines = anna.page.locator("main section:last-of-type li")
    expect(lines).to_have_count(len(MANY))
    for language in CODES:
        anna.speak(language)
        anna.page.wait_for_function("() => document.querySelectorAll('.plot').length === 2")
        for plot in anna.page.locator(".plot").all():
            days = plot.locator(".date").all_text_contents()
            assert len(days) == len(set(days)) > 0, language  # no more than two, if a night falls between
        assert len(lines.evaluate_all(EDGES, [".people", "left"])) == 1, language
        anna.page.set_viewport_size({"width": 360, "height": 740})
        assert len(lines.evaluate_all(EDGES, [".change", "right"])) == 1, language
        assert lines.evaluate_all(ENDS) == [True] * len(MANY), language
        anna.page.set_viewport_size({"width": 1400, "height": 900})
    told = lines.locator(".people").all_inner_texts()
    assert all(re.fullmatch(r"\S+\u00a0\d+( · \S+\u00a0\d+)+", each) for each in told), told
    assert anna.faults == []
