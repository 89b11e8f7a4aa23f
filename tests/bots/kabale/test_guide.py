"""What the search assumes about other players' cards: all that fits is possible, and preferred cards are likelier."""

from collections import Counter

import pytest

from raenke import Match, games
from raenke.bots.kabale.guide import Guide
from raenke.core import Chance
from raenke.kabale.imagine import Imagining
from raenke.kabale.position import Position, position_of
from raenke.kabale.view import view_of
from tests.laws.settings import Setting, settings_of

KABALE = games["kabale"]
HIDDEN = {"king", "storm", "squire", "romeo"}


def guided(match: Match, seat: int) -> Imagining:
    """Tables dealt by the guide's odds."""
    imagining = Imagining(match.view(seat))
    Guide(imagining, 1)
    return imagining


@pytest.mark.parametrize("setting", settings_of("kabale"), ids=str)
def test_what_it_imagines_fits_the_view(setting: Setting) -> None:
    chance = Chance.fast(setting.seats)
    for moves in (7, 23, 58, 90):
        match = setting.played(moves, moves)
        if match.over:
            continue
        view = match.view(match.to_move)
        imagining = guided(match, match.to_move)
        for _ in range(5):
            assert view_of(imagining.drawn(chance), match.to_move) == view


def backs_and_hands(column: str) -> tuple[Counter[str], Counter[str]]:
    """Seat 1 has four allies that seat 0 has not seen: a back in this column, two in hand, one in the pile."""
    match = Match.at(
        "kabale",
        Position(
            seats=2, hands=["queen", "storm romeo"], piles=["", "squire"], goals=["music 5", "trade 1"],
            columns=[column, ""],
        ),
        seed=1,
    )  # fmt: skip
    imagining, chance = guided(match, 0), Chance.fast(2)
    backs, hands = Counter[str](), Counter[str]()
    for _ in range(2000):
        position = position_of(imagining.drawn(chance))
        backs[position.columns[0][-1].card] += 1
        hands.update(position.hands[1])
    return backs, hands


def test_every_card_may_be_anywhere() -> None:
    backs, hands = backs_and_hands("0 hermit up, 1 king down")
    assert set(backs) == set(hands) == HIDDEN


def test_a_back_is_likelier_what_its_owner_likes_to_lay_there() -> None:
    """The King would lead under a goal of five points, the Squire would not."""
    backs, _ = backs_and_hands("0 hermit up, 1 king down")
    assert backs["king"] > 2 * backs["squire"]


def test_a_back_below_the_prince_is_likelier_the_squire() -> None:
    alone, _ = backs_and_hands("0 hermit up, 1 king down")
    paired, _ = backs_and_hands("1 prince up, 0 hermit up, 1 king down")
    assert paired["squire"] > 1.3 * alone["squire"]


def test_a_hand_is_likelier_what_is_kept() -> None:
    _, hands = backs_and_hands("0 hermit up, 1 king down")
    assert hands["squire"] > hands["storm"]
    assert hands["squire"] > 1.3 * hands["king"]
