"""What a table is worth between two rounds: what is read from it, and what the search makes of it."""

from raenke import Match
from raenke.bots.kabale.worth import NAMES, STAGES, Worth
from raenke.bots.kabale.worth_weights import WEIGHTS
from raenke.kabale.position import Position

ALLY = NAMES.index("king")
FOUR = ["fencing 3", "agriculture 4", "trade 5", "religion 5"]


def won(own: list[str], others: str = "", round: int = 5) -> Match:  # noqa: A002
    """Seat 0 has won these goals."""
    return Match.at(
        "kabale",
        Position(
            seats=2, round=round, hands=["king squire", "queen witch"], piles=["storm", "romeo"],
            discards=["juliet queen witch romeo", "king juliet storm squire"], goals=["music 3", "music 4"],
            won=[own, others], goal_pile=["alchemy 1", "alchemy 2"] if round == 5 else [], to_lay=1,
            options={"allies": ["king", "queen", "juliet", "storm", "witch", "squire", "romeo"]},
        ),
        seed=1,
    )  # fmt: skip


def amounts(match: Match, seat: int = 0) -> dict[str, int]:
    _, found = Worth(match.table).amounts()
    return {name: amount for name, amount in zip(NAMES[:ALLY], found[seat], strict=False) if amount}


def test_points_and_two_domains_that_are_missing() -> None:
    """With two goals of one point there, twice 17 and twice 2, which is 21 more."""
    assert amounts(won(FOUR)) == {
        "points": 17, "goals_won": 4, "lacks_two": 1, "double_lacking_two": 21, "to_come_lacking_two": 6, "late": 1,
    }  # fmt: skip


def test_one_missing_domain_and_a_goal_too_many() -> None:
    """Twice 18 and twice 1, less 1 for the other goal: 15 more than 22."""
    assert amounts(won([*FOUR, "music 1", "trade 4"])) == {
        "points": 22, "goals_won": 6, "lacks_one": 1, "double_lacking_one": 15, "to_come_lacking_one": 6, "late": 1,
    }  # fmt: skip


def test_goals_that_others_have_do_not_come() -> None:
    found = amounts(won([*FOUR, "music 1"], "alchemy 3, alchemy 3, alchemy 4, alchemy 5"))
    assert found["to_come_lacking_one"] == 2


def test_all_six_domains_count_double_if_that_is_more() -> None:
    assert amounts(won([*FOUR, "music 1", "alchemy 1"])) == {"points": 38, "goals_won": 6, "all_six": 1, "late": 1}
    few = ["fencing 5", *(f"{domain} 1" for domain in ("alchemy", "agriculture", "trade", "religion", "music"))]
    more = [*few, "fencing 4", "fencing 3", "fencing 3", "fencing 2"]
    assert amounts(won(more))["points"] == 22


def test_allies_that_are_not_spent_are_read() -> None:
    _, found = Worth(won(FOUR).table).amounts()
    unspent = [[name for name, amount in zip(NAMES[ALLY:], own[ALLY:], strict=True) if amount] for own in found]
    assert unspent == [["king", "storm", "squire"], ["queen", "witch", "romeo"]]


def test_the_stage_is_how_many_rounds_are_to_come() -> None:
    assert [Worth(won(FOUR, round=last).table).amounts()[0] for last in (5, 6)] == [1, 0]


def test_what_is_weighed_is_read_and_has_a_weight_for_each_stage() -> None:
    assert {*WEIGHTS} <= {*NAMES}
    assert all(len(row) == STAGES for row in WEIGHTS.values())
    assert min(WEIGHTS["points"]) > 0


def worth(match: Match, seat: int) -> int:
    stage, found = Worth(match.table).amounts()
    return sum(WEIGHTS[name][stage] * amount for name, amount in zip(NAMES, found[seat], strict=True))


def test_who_lacks_one_domain_can_expect_more_than_who_has_as_many_points_of_few() -> None:
    match = won([*FOUR, "music 1"], "trade 5, trade 4, religion 5, religion 4")
    assert worth(match, 0) > worth(match, 1) + 1000
