"""The column lab: which ally would win a column, laid now."""

from typing import Any

import pytest

from raenke.kabale.award import award
from raenke.kabale.cards import ALLIES
from raenke.kabale.lab import ASKED, ColumnError, tried
from raenke.kabale.options import VALUES


def column(cards: str, owner: str = "blue", **more: Any) -> dict[str, Any]:
    """`"blue queen down, white king"` as JSON has it; what is not said to lie otherwise lies open."""
    entries = [entry.split() for entry in cards.split(", ") if entry]
    faces = [next((word for word in entry[2:] if word in ("down", "cloaked")), "up") for entry in entries]
    laid = [[*entry[:2], *(word for word in entry[2:] if word == "cloak")] for entry in entries]
    return {"goal": ["music", 3], "cards": laid, "faces": faces, "owner": owner, **more}


def winning(cards: str, owner: str = "blue", **more: Any) -> set[str]:
    return {each.card for each in tried(column(cards, owner, **more)) if each.wins}


def sums(cards: str, card: str, **more: Any) -> dict[str, float]:
    return next(each.sums for each in tried(column(cards, **more)) if each.card == card)


def test_k1_1_every_ally_that_the_owner_has_not_laid_is_tried() -> None:
    tries = tried(column("blue queen, white king"))
    assert [each.card for each in tries] == [card for card in ALLIES if card != "queen"]
    assert len(tried(column("white king", owner="red"))) == len(ALLIES)
    assert [each.card for each in tried(column("", options={"allies": ["king", "witch"]}))] == ["king", "witch"]


def test_k4_6_the_tries_are_awarded_like_any_column() -> None:
    assert winning("white merchant") >= {"king", "queen", "witch"}
    for each in tried(column("white merchant, white squire")):
        result = award(("music", 3), [(1, "merchant"), (1, "squire"), (0, each.card)])
        assert each.wins == (result.winner == 0)
        assert each.winner == (None if result.winner is None else ["blue", "white"][result.winner])


def test_k2_3_what_lies_face_down_above_is_revealed_and_works() -> None:
    assert "king" in winning("white assassin")
    assert winning("white assassin down") == set()  # K3.2: it kills whatever is laid
    assert winning("white explorer down") == set(ALLIES) - {"doppelganger"}  # K3.1: it is gone
    assert "squire" not in winning("white explorer")


def test_k3_4_the_owner_of_a_revealed_cloak_slips_nothing() -> None:
    assert sums("white cloak down", "king") == {"white": 0.0, "blue": 20.0}
    assert sums("white cloak down", "king", options={"cloak": "must"}) == {"white": 0.0, "blue": 20.0}
    assert sums("blue cloak down", "king", options={"cloak": "must"}) == {"blue": 20.0}


def test_k3_5_the_owner_of_a_revealed_traitor_does_not_swap() -> None:
    assert sums("white traitor down", "minstrel") == {"white": 10.0, "blue": 12.0}


def test_k3_3_a_storm_lets_the_card_that_revealed_it_stay() -> None:
    assert sums("white storm down", "king") == {"white": 9.0, "blue": 20.0}


def test_k2_6_a_card_that_ends_the_round_reveals_nothing_before_the_award() -> None:
    assert "king" in winning("white assassin down", ends=True)
    assert sums("white explorer down", "king", ends=True) == {"white": 13.0, "blue": 20.0}


def test_k5_17_an_assassin_by_the_other_reading_kills_what_is_revealed() -> None:
    assert "king" in winning("white assassin down", options={"assassin": "kills_revealed"})


def test_k3_4_a_cloaked_card_stays_hidden() -> None:
    assert sums("white cloak, white assassin cloaked", "king") == {"white": 9.5, "blue": 20.0}


def test_k5_4_a_pair_is_one_card_here_too() -> None:
    options = {"cloaked_card": "replaces_cloak"}
    assert sums("blue hermit, white king cloak", "squire", options=options) == {"white": 20.0, "blue": 12.0}
    assert "cloak" not in {each.card for each in tried(column("blue king cloak", options=options))}


def test_k2_8_the_last_ally_of_all_is_tried_too() -> None:
    """Nothing is left to draw then, and the round ends."""
    almost = ", ".join(f"blue {card}" for card in ALLIES if card not in ("king", "assassin"))
    (only,) = tried(column(f"{almost}, blue assassin down"))
    assert (only.card, only.wins) == ("king", True)
    assert tried(column(", ".join(f"blue {card}" for card in ALLIES))) == []


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"owner": 1.5}, "an owner is a name, not 1.5"),
        ({"faces": ["up"]}, "one for each card"),
        ({"faces": ["up", "sideways"]}, "up, down, cloaked"),
        ({"faces": ["up", "cloaked"]}, r"directly below its owner's open Cloak \(K3.4\)"),
        ({"ends": 1}, "true or false"),
        ({"seat": 1}, 'goal, cards, options, faces, owner and ends, no "seat"'),
        ({"options": {"cloak": "never"}}, r"K5.19"),
        ({"goal": ["music", 7]}, r"K1.4"),
        ({"cards": [["blue", "queen"], ["blue", "queen"]]}, r"K1.1"),
    ],
)
def test_what_cannot_be_tried_is_said(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(ColumnError, match=why):
        tried({**column("blue queen, white king"), **wrong})


def test_somebody_must_lay_and_there_are_six_at_most() -> None:
    plain = column("blue queen")
    del plain["owner"]
    with pytest.raises(ColumnError, match="who lays is missing"):
        tried(plain)
    with pytest.raises(ColumnError, match=r"\(K1.1\)"):
        tried(column(", ".join(f"{name} queen" for name in "abcdef"), owner="g"))


def test_k5_the_options_that_are_asked_for_are_options() -> None:
    assert set(ASKED) < set(VALUES)
