"""The weaker players of Kabale: each oversight changes the move it is about, and no other."""

import pytest

from raenke import games
from raenke.bots.kabale.beginners import BEGINNERS, JUDGED, SEEN, Beginner
from raenke.bots.kabale.greedy import Greedy
from tests.bots.kabale.test_greedy import position, view

KABALE = games["kabale"]
MUSIC_TRADE = ["music 3", "trade 3"]
FOUR = ["alchemy 3", "fencing 3", "agriculture 3", "religion 3"]

# By oversight: hand, columns, goals and what was won; then the good move, and that of somebody who overlooks it.
CASES = {
    # There the King and the Witch of the other lie; the Doppelgänger counts nothing elsewhere.
    "others": (
        ("doppelganger fencing_master", ["1 king up, 1 witch up", "1 squire up"], ["music 3", "trade 2"], []),
        "doppelganger 1", "doppelganger 2",
    ),
    # With a Beggar the lowest sum wins: the Squire is good there, the Explorer useless.
    "beggar": (
        ("explorer squire", ["1 beggar up, 1 romeo up", "1 musketeers up"], ["music 4", "trade 2"], []),
        "squire 1", "explorer 1",
    ),
    # The first goal is fulfilled whatever is laid, and the round nearly over.
    "hidden": (
        ("queen little_giant", ["0 traitor up, 1 witch down, 1 musketeers down", "1 cardinal up"],
         ["music 3", "trade 2"], []),
        "queen 2", "little_giant 1",
    ),
    # The own Assassin kills what reveals it.
    "reveal": (
        ("fencing_master king", ["0 assassin down", "1 squire up"], MUSIC_TRADE, []), "king 2", "fencing_master 1",
    ),
    # Music is the sixth domain.
    "double": (("king", ["", ""], ["trade 3", "music 3"], [*FOUR, "trade 4"]), "king 2", "king 1"),
    # Equal sums: the card closest to the goal decides, and that is the other's.
    "tie": (
        ("prince merchant", ["1 prince up", "1 wizard up"], ["music 3", "religion 3"], []), "merchant 2", "prince 1",
    ),
    # The King is worth more than a goal of two points.
    "later": (
        ("king dragon hermit", ["0 squire up", "1 traitor up"], ["music 2", "religion 1"], []), "hermit 1", "king 1",
    ),
}  # fmt: skip


def chosen(oversight: str, hand: str, columns: list[str], goals: list[str], won: list[str]) -> tuple[str, str]:
    """The move of the greedy bot, and that of one who always overlooks this."""
    match = position(hand, columns, goals, won=[won, []], round=4)
    seen, options = view(match, 0), match.moves()
    beginner = Beginner({oversight: 1.0}, KABALE, 1)
    return Greedy().choose(seen, options), beginner.choose(seen, options)


@pytest.mark.parametrize("oversight", CASES)
def test_it_overlooks_it(oversight: str) -> None:
    table, good, bad = CASES[oversight]
    assert chosen(oversight, *table) == (f"lay {good}", f"lay {bad}")


def test_every_oversight_is_tried_here() -> None:
    assert {*CASES} == {*SEEN, *JUDGED}
    for make in BEGINNERS.values():
        assert {*make.args[0]} <= {*CASES}
