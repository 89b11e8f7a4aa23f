"""The gate: the same deals for the candidate and for the bot it would replace, and the difference deal by deal."""

import msgspec
import pytest

from raenke import games
from raenke.bots.contest import Contest, Played
from raenke.bots.gate import Gate, passed
from raenke.core.seeds import seed_of


def gate(incumbent: str | None = "greedy", seats: int = 4) -> Gate:
    return Gate("kabale", "1", "0", games["kabale"].defaults(seats), seed_of(1).hex(), seats, "search", incumbent)


def played(contest: Contest, deal: int, rotation: int, winners: list[int]) -> Played:
    seats = contest.seats
    return Played(
        deal, rotation, contest.seating(rotation), [0] * seats, winners, 9, [0.0] * seats, [1] * seats,
        table=contest.table,
    )  # fmt: skip


def test_both_sit_down_with_the_same_strangers() -> None:
    one = gate()
    own, other = one.contest("candidate", "thumb", 3), one.contest("incumbent", "thumb", 3)
    assert own.lineup == ["search", *["stranger:thumb"] * 3]
    assert other.lineup == ["greedy", *["stranger:thumb"] * 3]
    assert own.seed == other.seed
    assert own.table != other.table


def test_mixed_tables_have_different_strangers_and_change_with_the_deal() -> None:
    one = gate()
    lineups = [one.contest("candidate", "mixed", deal).lineup for deal in range(len(one.strangers))]
    assert all(len({*lineup}) == 4 for lineup in lineups)
    assert {bot for lineup in lineups for bot in lineup} == {"search", *(f"stranger:{name}" for name in one.strangers)}
    assert one.contest("incumbent", "mixed", 2).lineup[1:] == lineups[2][1:]
    assert "mixed" not in gate(seats=2).tables


def test_every_deal_is_played_by_both_at_every_table_from_every_seat() -> None:
    one = gate()
    tasks = list(one.to_play(2, []))
    assert len(tasks) == 2 * 2 * len(one.tables) * 4
    assert len({(contest.table, deal, rotation) for contest, deal, rotation in tasks}) == len(tasks)
    assert [deal for _, deal, _ in tasks] == sorted(deal for _, deal, _ in tasks)
    there = [played(*task, [0]) for task in tasks[:5]]
    assert list(one.to_play(2, there)) == tasks[5:]
    assert len(list(gate(None).to_play(2, []))) == len(tasks) // 2


def test_differences_are_taken_deal_by_deal() -> None:
    """The candidate wins 3 of 4 and 2 of 4, the other 1 of 4 and none: the difference is a half in both deals."""
    one = gate()
    wins = {("candidate", 0): 3, ("candidate", 1): 2, ("incumbent", 0): 1, ("incumbent", 1): 0}
    games = [
        played(one.contest(role, "thumb", deal), deal, rotation, [rotation if rotation < won else (rotation + 1) % 4])
        for (role, deal), won in wins.items()
        for rotation in range(4)
    ]
    (thumb, whole) = passed(one, games)
    assert (thumb.table, thumb.deals, thumb.share, thumb.incumbent) == ("thumb", 2, 0.625, 0.125)
    assert thumb.difference == 0.5
    assert thumb.difference_interval == (0.5, 0.5)
    assert thumb.interval == pytest.approx((0.625 - 1.96 * 0.125, 0.625 + 1.96 * 0.125))
    assert whole == msgspec.structs.replace(thumb, table="all")


def test_a_deal_that_only_one_has_played_is_not_compared() -> None:
    one = gate()
    first = played(one.contest("candidate", "flat", 0), 0, 0, [0])
    second = played(one.contest("incumbent", "flat", 1), 1, 0, [0])
    flat = passed(one, [first, second])[0]
    assert (flat.share, flat.interval, flat.difference) == (1.0, None, None)
    assert passed(gate(None), [first])[0].incumbent is None
