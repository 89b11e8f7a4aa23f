"""A match from a moment in the browser: the list, the table and the dialogue say with which cards, before one sits."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from raenke.words import Words
from tests.web.person import Person

Arrive = Callable[..., Person]
# A match against a bot, played out, and an open table from a moment of it: its id.
GO_ON = """async ([game, options, cards]) => {
    const headers = {'content-type': 'application/json'};
    const post = async (path, body) =>
        (await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})).json();
    await post('/api/guests', {name: 'Anna'});
    const old = (await post('/api/tables', {game, seats: 2, options, bots: {1: 'random'}})).id;
    const path = `/api/tables/${old}`;
    await post(`${path}/commands`, {type: 'begin'});
    for (;;) {
        const now = await (await fetch(`${path}/messages?texts=false`)).json();
        if (now.table.stage === 'finished') break;
        const move = now.options[0]?.move;
        if (move) await post(`${path}/commands`, {type: 'play', move, version: now.version});
        else await fetch(`${path}/messages?texts=false&wait=5&since=${now.version}`);
    }
    const origin = {match: old, moves: 3, ...(cards ? {cards} : {})};
    return (await post('/api/tables', {game, seats: 2, is_open: true, origin})).id;
}"""
# How things stand, once something happened after a number.
STANDING = """async ([table, since]) => {
    const query = since === null ? '' : `&wait=25&since=${since}`;
    return (await fetch(`/api/tables/${table}/messages?texts=false${query}`)).json();
}"""
SHORT = {"kabale": {"rounds": 2}, "citadels": {"end_at": 2, "max_rounds": 4}}


def goes_on(anna: Person, game: str, cards: str) -> str:
    """Anna waits at a table from a moment."""
    anna.come()
    table: str = anna.page.evaluate(GO_ON, [game, SHORT[game], cards])
    anna.page.goto(f"{anna.address}/t/{table}")
    anna.page.wait_for_selector(".seat")
    return table


@pytest.mark.parametrize("game", ["kabale", "citadels"])
def test_with_other_cards_one_sits_down_and_plays(person: Arrive, game: str) -> None:
    anna, ben = person(), person()
    table = goes_on(anna, game, "")
    ben.start()
    line = ben.page.locator(".line", has=ben.page.locator(f"a[href='/t/{table}']"))
    expect(line.locator(".moment")).to_have_text("From an earlier game, cards redealt")
    line.locator("a").click()
    expect(ben.page.get_by_role("note")).to_contain_text(
        "Everything that some player could not see then has been redealt."
    )
    ben.sit_down("Ben")
    expect(anna.page.locator(".seat .name")).to_have_count(2)
    anna.begin()
    for somebody in (anna, ben):
        somebody.page.wait_for_selector("main[data-decision]")
    for _ in range(4):
        now = anna.page.evaluate(STANDING, [table, None])
        while (anna, ben)[now["table"]["to_move"]].move() == "dialog":
            pass
        anna.page.evaluate(STANDING, [table, now["version"]])
    ben.unfold("Players")
    expect(ben.page.locator("aside").get_by_role("note")).to_contain_text("redealt")
    assert anna.faults == []
    assert ben.faults == []


@pytest.mark.parametrize("language", ["en", "de", "hu", "ko"])
def test_with_the_old_cards_one_must_agree(person: Arrive, language: str) -> None:
    anna, ben, words = person(), person(language=language), Words(language)
    table = goes_on(anna, "kabale", "old")
    ben.start()
    line = ben.page.locator(".line", has=ben.page.locator(f"a[href='/t/{table}']"))
    expect(line.locator(".moment")).to_have_text(words.text("web-moment-old"))
    line.locator("a").click()
    about = words.text("web-moment-old-about")
    expect(ben.page.get_by_role("note")).to_have_text(about)
    ben.page.click(".seat button.main >> nth=0")
    dialog = ben.page.locator("dialog")
    expect(dialog).to_contain_text(about)
    sit = dialog.get_by_role("button", name=words.text("web-sit-down"), exact=True)
    expect(sit).to_be_disabled()
    dialog.get_by_label(words.text("web-moment-agree")).check()
    sit.click()
    expect(anna.page.locator(".seat .name")).to_have_count(2)
    assert ben.faults == []
