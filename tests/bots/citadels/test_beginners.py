"""The weaker players of Citadels: each oversight changes the decisions it is about."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from raenke import Match, games
from raenke.bots.citadels.beginners import BEGINNERS, OVERSIGHTS, TASTE, Beginner
from raenke.bots.citadels.greedy import Greedy
from raenke.citadels.cards import cost_of
from tests.citadels.table_talk import at

CITADELS = games["citadels"]

# By oversight, decisions that it changes: the first word of the better move.
CHANGES = {
    "end": "build", "others": "murder", "keeping": "keep", "taste": "take", "cards": "gold", "saving": "build",
}  # fmt: skip
NARROW = {"keeping": {"keep"}, "taste": {"take"}, "others": {"take", "murder", "rob"}}


def differing(oversight: str, games_played: int = 12) -> Iterator[tuple[Any, list[str], str, str]]:
    """Decisions from games of greedy bots on which somebody who overlooks this chooses otherwise."""
    rng = random.Random(oversight)
    for _ in range(games_played):
        match = Match(CITADELS, rng.randint(3, 5), rng.getrandbits(60))
        while not match.over:
            view, options = match.view(match.to_move), match.moves()
            good = Greedy(1).choose(view, options)
            bad = Beginner({oversight: 1.0}, CITADELS, 1).choose(view, options)
            if good != bad:
                yield view, options, good, bad
            match.play(good)


@pytest.mark.many
@pytest.mark.parametrize("oversight", OVERSIGHTS)
def test_an_oversight_changes_what_it_is_about(oversight: str) -> None:
    """Of the narrow ones, nothing else."""
    changed = Counter(good.split()[0] for _, _, good, _ in differing(oversight))
    assert changed[CHANGES[oversight]] >= 3
    assert {*changed} <= NARROW.get(oversight, {*changed})


@pytest.mark.many
def test_what_it_does_instead() -> None:
    for view, options, _, bad in differing("keeping", 4):
        mine = {district.card for district in view.players[view.seat].city} | {*view.hand}
        useful = [cost_of(option.split()[1]) for option in options if option.split()[1] not in mine]
        assert cost_of(bad.split()[1]) == max(useful)  # the dearest
    liked = {name for *_, bad in differing("taste", 4) for name in bad.split()[1:]}
    assert len(liked & {*TASTE}) >= 4


@pytest.mark.parametrize(
    ("oversight", "hand", "gold", "used", "good", "bad"),
    [
        ("cards", "palace castle harbor docks market prison", 2, "", "gold", "draw"),
        ("cards", "market prison", 0, "", "gold", "gold"),  # it builds with them
        ("saving", "palace market", 3, "basic", "build market", "end"),
        ("saving", "docks market", 3, "basic", "build market", "build market"),  # nothing to dream of
        ("saving", "palace market", 5, "basic", "build market", "build market"),  # it could have the Palace
    ],
)
def test_a_full_hand_and_a_dear_card(oversight: str, hand: str, gold: int, used: str, good: str, bad: str) -> None:
    """One more card to six; and nothing is built, for it would come out of what the Palace costs."""
    match = at("bishop", hands=[hand, "", "", ""], gold=[gold], used=used)
    view, options = match.view(0), match.moves()
    assert Greedy(1).choose(view, options) == good
    assert Beginner({oversight: 1.0}, CITADELS, 1).choose(view, options) == bad


def test_who_is_near_the_last_district_is_overlooked() -> None:
    """The second player needs one more, and has not shown a character: the greedy bot wants rid of that turn."""
    seven = "tavern market docks harbor town_hall temple church"
    match = at("warlord", cities=["", seven, "", ""], gold=[8], used="basic")
    view, options = match.view(0), match.moves()
    assert Greedy(1).choose(view, options).startswith("destroy 2")
    worths = {
        name: [bot.judged(bot.situation(view, options), "destroy 2 tavern")[0]]
        for name, bot in (("greedy", Greedy(1)), ("end", Beginner({"end": 1.0}, CITADELS, 1)))
    }
    assert worths["end"] < worths["greedy"]


def test_every_oversight_of_a_step_is_known() -> None:
    for make in BEGINNERS.values():
        assert {*make.args[0]} <= {*OVERSIGHTS}
