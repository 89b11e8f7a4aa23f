"""K1: the box, seen from play and from the award of a single card."""

from collections import Counter

import pytest

from raenke import Match, games
from raenke.core.event import to_dict
from raenke.kabale.award import award
from tests.kabale.table_talk import ALLIES, GOALS, SPECIALISTS

PRINTED = {
    "king": 20, "queen": 16, "juliet": 14, "explorer": 13, "assassin": 9.5, "storm": 9, "cloak": 0, "traitor": 10,
    "musketeers": 11, "wizard": 7, "witch": 1, "prince": 14, "squire": 2, "hermit": 12, "little_giant": 2, "dragon": 11,
    "romeo": 5, "beggar": 4,
}  # fmt: skip


@pytest.mark.parametrize("seats", range(2, 7))
def test_k1_1_two_to_six_players_have_the_same_25_allies(seats: int) -> None:
    match = Match(games["kabale"], seats=seats, seed=1)
    piles = [to_dict(event) for event in match.events if event.type == "pile_shuffled"]
    assert [pile["seat"] for pile in piles] == list(range(seats))
    assert len(ALLIES) == 25
    assert all(sorted(pile["cards"]) == sorted(ALLIES) for pile in piles)


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 8])
def test_k1_1_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(ValueError, match=r"2 to 6"):
        Match(games["kabale"], seats=seats, seed=1)


@pytest.mark.parametrize("card", PRINTED)
def test_k1_2_a_card_alone_counts_its_number(card: str) -> None:
    assert award(("music", 1), [(0, card)]).sums == {0: PRINTED[card]}


def test_k1_2_the_doppelganger_has_no_number_of_its_own() -> None:
    assert award(("music", 1), [(0, "doppelganger")]).sums == {}


def test_k1_2_every_ally_has_a_number_a_domain_or_a_model() -> None:
    assert {*PRINTED, *SPECIALISTS, "doppelganger"} == set(ALLIES)


@pytest.mark.parametrize("domain", SPECIALISTS.values())
@pytest.mark.parametrize("card", SPECIALISTS)
def test_k1_3_a_specialist_counts_12_under_the_own_domain_and_8_elsewhere(card: str, domain: str) -> None:
    assert award((domain, 1), [(0, card)]).sums == {0: 12 if SPECIALISTS[card] == domain else 8}


def test_k1_4_six_players_see_all_36_goals() -> None:
    match = Match(games["kabale"], seats=6, seed=1)
    (shuffled,) = [to_dict(event) for event in match.events if event.type == "goals_shuffled"]
    assert len(GOALS) == 36
    assert Counter(map(tuple, shuffled["goals"])) == Counter(GOALS)


@pytest.mark.parametrize("seats", range(2, 6))
def test_k1_4_fewer_players_see_some_of_them_none_too_often(seats: int) -> None:
    match = Match(games["kabale"], seats=seats, seed=1)
    (shuffled,) = [to_dict(event) for event in match.events if event.type == "goals_shuffled"]
    assert not Counter(map(tuple, shuffled["goals"])) - Counter(GOALS)
