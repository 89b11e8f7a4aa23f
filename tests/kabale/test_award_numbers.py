"""What a card counts by itself, and that it counts where it lies."""

import pytest

from raenke import Match, games
from raenke.core.event import to_dict
from raenke.kabale.position import Ally, Position
from tests.kabale.columns import expect, steps_of

NUMBERS = [
    ("king", 20.0),
    ("queen", 16.0),
    ("juliet", 14.0),
    ("explorer", 13.0),
    ("assassin", 9.5),
    ("storm", 9.0),
    ("cloak", 0.0),
    ("traitor", 10.0),
    ("musketeers", 11.0),
    ("wizard", 7.0),
    ("witch", 1.0),
    ("prince", 14.0),
    ("squire", 2.0),
    ("hermit", 12.0),
    ("little_giant", 2.0),
    ("dragon", 11.0),
    ("romeo", 5.0),
    ("beggar", 4.0),
]
SPECIALISTS = [
    ("alchemist", "alchemy"),
    ("fencing_master", "fencing"),
    ("landlord", "agriculture"),
    ("merchant", "trade"),
    ("cardinal", "religion"),
    ("minstrel", "music"),
]


@pytest.mark.parametrize(("card", "number"), NUMBERS)
def test_k1_2_number_of_a_card_alone(card: str, number: float) -> None:
    expect(f"3 {card}", 3, {3: number})


@pytest.mark.parametrize(("card", "domain"), SPECIALISTS)
def test_k1_3_specialist_is_12_under_the_own_domain_and_8_elsewhere(card: str, domain: str) -> None:
    for _, other in SPECIALISTS:
        expect(f"0 {card}", 0, {0: 12.0 if other == domain else 8.0}, goal=f"{other} 1")


def test_k1_3_the_steps_tell_the_bonus_of_a_specialist() -> None:
    steps = expect("0 minstrel, 1 cardinal", 0, {0: 12.0, 1: 8.0}, goal="music 1")
    minstrel, cardinal = steps_of(steps, "number")
    assert (minstrel["rule"], minstrel["printed"], minstrel["number"]) == ("K1.3", 8.0, 12.0)
    assert minstrel["changes"] == [{"rule": "K1.3", "kind": "specialist", "by": None, "amount": 4.0}]
    assert (cardinal["rule"], cardinal["printed"], cardinal["changes"]) == ("K1.3", 8.0, [])


def test_k1_3_points_of_the_goal_change_no_number() -> None:
    for points in range(1, 6):
        expect("0 minstrel, 1 cardinal", 0, {0: 12.0, 1: 8.0}, goal=f"music {points}")


def test_k1_3_specialist_under_the_own_domain_is_removed_by_the_wizard() -> None:
    expect("0 minstrel, 1 wizard", 1, {1: 7.0}, [0], goal="music 2")
    expect("0 minstrel, 1 wizard", 0, {0: 8.0, 1: 7.0}, goal="trade 2")


def test_k1_3_specialist_elsewhere_is_removed_by_the_witch() -> None:
    expect("0 minstrel, 1 witch", 0, {0: 12.0, 1: 1.0}, goal="music 2")
    expect("0 minstrel, 1 witch", 1, {1: 1.0}, [0], goal="trade 2")


def test_k1_3_musketeers_do_not_silence_a_specialist() -> None:
    steps = expect("0 minstrel, 1 musketeers", 0, {0: 12.0, 1: 11.0}, goal="music 2")
    assert steps_of(steps, "number")[0]["number"] == 12.0
    expect("0 minstrel, 1 musketeers", 1, {0: 8.0, 1: 11.0}, goal="alchemy 2")


def test_k1_2_half_a_point_decides() -> None:
    expect("0 storm, 1 assassin", 1, {0: 9.0, 1: 9.5})
    expect("0 assassin, 1 traitor", 1, {0: 9.5, 1: 10.0})


def test_k4_8_a_card_works_only_in_its_own_column() -> None:
    """Juliet, Squire, Dragon and Beggar lie in the column beside."""
    beside = [Ally(0, "juliet", "up"), Ally(0, "squire", "up"), Ally(1, "dragon", "up"), Ally(1, "beggar", "up")]
    match = Match.at(
        games["kabale"],
        Position(
            seats=2,
            hands=[["king"], ["queen"]],
            piles=[[], []],
            goals=[("music", 3), ("trade", 4)],
            columns=[[Ally(0, "romeo", "up"), Ally(0, "prince", "up")], beside],
            to_lay=1,
        ),
        seed=1,
    )
    events = [to_dict(event) for event in match.play("lay queen 1")]
    awards = [event for event in events if event["type"] == "goal_awarded"]
    assert [(event["winner"], event["sums"]) for event in awards] == [
        (0, {"0": 19.0, "1": 16.0}),
        (0, {"0": 12.0, "1": 15.0}),
    ]
