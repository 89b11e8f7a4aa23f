"""What moves at the table of Kabale: each motion tells one thing that happened, can be skipped, can be kept still."""

import json
from collections.abc import Callable
from itertools import groupby

import pytest
from playwright.sync_api import expect

from tests.web.person import OWN_TURN, Person
from tests.web.program import Program, in_kabale
from tests.web.test_showing import SHOWN, STILL

Arrive = Callable[..., Person]
# Keeps of each movement what it is, from which of the table's spots it comes, and what the table says meanwhile.
WATCH = """{
    window.moved = [];
    window.spots = [];
    window.measure = () => (spots = [...document.querySelectorAll('[data-spot]')].map(each => {
        const {left, top, width, height} = each.getBoundingClientRect();
        return [each.dataset.spot, left + width / 2, top + height / 2];
    }));
    const from = (node, frame) => {
        const [x, y] = /translate\\(([-.\\d]+)px, ([-.\\d]+)px\\)/.exec(frame.transform).slice(1).map(Number);
        const column = node.closest('.column').getBoundingClientRect();  // the node itself is on its way
        const left = column.left + node.offsetLeft + node.offsetWidth / 2 + x;
        const top = column.top + node.offsetTop + node.offsetHeight / 2 + y;
        const far = ([, l, t]) => Math.hypot(l - left, t - top);
        return spots.toSorted((one, other) => far(one) - far(other))[0][0];
    };
    const note = what => moved.push([what, document.querySelector('.doing')?.textContent ?? '']);
    const animate = Element.prototype.animate;
    let coming = 0;
    Element.prototype.animate = function (frames, options) {
        if (!this.matches('.column .goal, .column .cards li')) return animate.call(this, frames, options);
        coming += options.duration ? -1 : 1;  // each is announced by one that takes no time
        if (options.duration)
            if (frames[0].zIndex) note(`from ${from(this, frames[0])}`);
            else if (frames.some(each => each.filter)) note('fall');
        return animate.call(this, frames, options);
    };
    window.look = async () => {
        for (let frame = 0; coming && frame < 200; frame += 1) await new Promise(requestAnimationFrame);
        window.running = document.getAnimations().filter(each => each.effect.target.closest('.column')
            && !(each instanceof CSSTransition) && each.effect.getComputedTiming().duration > 1);
        for (const {animationName} of running) if (animationName) note(animationName.split('-').at(-1));
        return running.length;
    };
}"""
ENDED = "() => running.every(each => each.playState !== 'running')"
# Two columns. Each player holds these three, and nobody draws.
STRUGGLE = ("assassin", "storm", "explorer")
STRUCK = ("lay assassin 1", "lay explorer 1", "lay explorer 2", "lay storm 2", "lay storm 2")


def watched(person: Arrive, stillness: str = "none") -> Person:
    """Somebody for whom the show stands until they go on."""
    anna = person(speed="slow", width=1400, reduced_motion="reduce" if stillness == "system" else "no-preference")
    if stillness == "setting":
        kept = json.dumps({"speed": "slow", "language": "en", "isStill": True})
        anna.page.add_init_script(f"localStorage.setItem('raenke-settings', '{kept}')")
    anna.page.add_init_script(STILL)
    anna.page.add_init_script(WATCH)
    return anna


def play(anna: Person, robin: Program, *moves: str) -> list[tuple[str, str]]:
    """One after the other, Anna first, each gone through by the space bar: what moved on her page, and what it said."""
    page, said = anna.page, []
    page.evaluate("moved.length = 0")
    for number, move in enumerate(moves):
        page.evaluate("measure()")
        robin.play(move) if number % 2 else anna.send(move)
        page.wait_for_selector(SHOWN)
        while page.locator(SHOWN).count():
            said.append(page.locator(".doing").inner_text())
            page.evaluate("document.activeElement.blur(), look()")
            page.keyboard.press("Space")
            assert page.evaluate(ENDED), f"moves on after: {said[-1]}"
    moved: list[tuple[str, str]] = [(what, says) for what, says in page.evaluate("moved")]
    assert {says for _, says in moved} <= {*said}
    return moved


def test_each_motion_tells_what_happens(person: Arrive) -> None:
    """A card comes flying and turns up; an Assassin strikes; an Explorer sails; a Storm lets down its shutter."""
    anna = watched(person)
    (robin,) = in_kabale(anna, hand=STRUGGLE)
    strikes = "The Assassin in column 1 strikes: Robin’s Explorer goes to the discard pile."
    sails = "Your Explorer moves from column 2 to column 1, face down again."
    moved = play(anna, robin, *STRUCK)
    assert [each for each, _ in groupby(moved)] == [  # the card above the Explorer moves up with it
        ("from hand assassin", "You lay the Assassin in column 1."),
        ("from player 1", "Robin lays a card face down in column 1."),
        ("turn", "In column 1, your Assassin is revealed."),
        ("fall", strikes),
        ("slash", strikes),
        ("from hand explorer", "You lay the Explorer in column 2."),
        ("from player 1", "Robin lays a card face down in column 2."),
        ("turn", "In column 2, your Explorer is revealed."),
        ("from column 1", sails),  # spots are counted from 0
        ("from hand storm", "You lay the Storm in column 2."),
        ("turn", "In column 2, Robin’s Storm is revealed."),
        ("shut", "A Storm closes column 2 for the rest of the round."),
    ]
    expect(anna.page.locator(".shutter")).to_have_count(1)  # and there it stays
    assert anna.faults == []


def test_swapped_goals_change_places(person: Arrive) -> None:
    anna = watched(person)
    (robin,) = in_kabale(anna, hand=("king", "cloak", "traitor"))
    play(anna, robin, "lay traitor 1", "lay king 1")
    swaps = "Your Traitor swaps the goals of column 1 and column 2."
    assert play(anna, robin, "swap 2") == [("from goal 1", swaps), ("from goal 0", swaps)]
    assert anna.faults == []


@pytest.mark.parametrize("stillness", ["system", "setting"])
def test_nothing_moves_for_who_wants_it_still(person: Arrive, stillness: str) -> None:
    """Things come in the same order, and each is said; and the table is where it is with every motion."""
    anna = watched(person, stillness)
    (robin,) = in_kabale(anna, hand=STRUGGLE)
    assert play(anna, robin, *STRUCK) == []
    expect(anna.page.locator(".shutter")).to_have_count(1)
    assert anna.faults == []


def test_skipping_ends_what_moves(person: Arrive) -> None:
    """In the middle of a stroke: nothing moves any more, and the rest is there at once."""
    anna = watched(person)
    (robin,) = in_kabale(anna, hand=STRUGGLE)
    play(anna, robin, "lay assassin 1")
    robin.play("lay explorer 1")
    anna.page.wait_for_selector(SHOWN)
    while not anna.page.locator(".slash").count():
        anna.page.evaluate("document.activeElement.blur()")
        anna.page.keyboard.press("Space")
    assert anna.page.evaluate("look()") > 0
    anna.page.get_by_role("button", name="Skip").click()
    assert anna.page.evaluate(ENDED)
    anna.page.wait_for_selector(OWN_TURN)
    expect(anna.page.locator(".slash")).to_have_count(0)
    expect(anna.page.locator(".column .strip")).to_have_count(1)
    assert anna.faults == []
