"""Rules that a mutant could break unnoticed until it was found (`make mutants`), by paragraph."""

from typing import Any

import pytest

from raenke import Match, games
from raenke.core import Chance, IllegalMove, OptionError
from raenke.kabale.award import Retelling
from raenke.kabale.cards import BEGGAR, DOPPELGANGER, DRAGON, KING, MUSKETEERS, PRINCE, ROMEO, SQUIRE, WITCH, WIZARD
from raenke.kabale.judge import Judge
from raenke.kabale.options import Options, options_of
from raenke.kabale.position import Ally, Memory, Position, position_of, set_up
from raenke.kabale.score import score
from raenke.kabale.table import Table
from raenke.kabale.view import view_of
from tests.kabale.columns import expect
from tests.kabale.table_talk import GOALS

KABALE = games["kabale"]
IN_MID_GAME = Position(
    seats=2,
    hands=["king queen witch", "storm"],
    piles=["juliet", ""],
    discards=["wizard", "dragon"],
    memory=[
        Memory((("king",), ("queen", "witch"), ("juliet", "romeo")), 1, 0, not_all=("queen", "witch")),
        Memory((("storm", "king"),), 2, 1, kept=("king",)),
    ],
    goals="music 3, trade 5",
    columns=[[Ally(0, "romeo", "down", 2), Ally(1, "king", "down")], [Ally(1, "cloak", "up"), Ally(0, "squire", "up")]],
    closed=[1],
    to_lay=1,
    round=2,
    goal_pile="fencing 1, fencing 2",
    won=["alchemy 5", ""],
    unclaimed="religion 1",
    options={"rounds": 3},
)


def test_k2_1_a_table_begun_anew_in_mid_game_is_as_a_new_one() -> None:
    table = set_up(IN_MID_GAME, Chance.fast(1))
    new = Table(2, Options(rounds=3), Chance.fast(1))
    table.begin()
    new.begin()
    assert position_of(table) == position_of(new)
    assert KABALE.events(table) == KABALE.events(new)
    assert not table.over
    assert table.moves() == new.moves()
    assert table.scores() == [0, 0]


def test_k2_8_a_new_round_remembers_only_the_last_of_eight_shuffles() -> None:
    shuffles = (("king",), *((card,) for card in ("queen", "juliet", "witch", "wizard", "storm", "prince", "squire")))
    table = set_up(
        Position(
            seats=2,
            hands=["king", "king"],
            piles=["beggar", ""],
            discards=["dragon", "dragon romeo"],
            memory=[Memory(shuffles, 1, 0), Memory(shuffles, 1, 0)],
            goals="music 1, trade 1",
            columns=["", "1 queen up"],
            goal_pile="fencing 1, fencing 2",
        ),
        Chance.fast(1),
    )
    table.step(0)  # lay king 1: all goals are fulfilled
    after = position_of(table)
    assert after.round == 2
    assert [memory.renewed for memory in after.memory] == [(("king", "dragon"),), (("queen", "dragon", "romeo"),)]


def test_k2_9_a_game_set_up_is_over_if_it_says_so() -> None:
    match = Match.at(KABALE, IN_MID_GAME)
    assert (match.over, match.winners) == (False, [])
    over = IN_MID_GAME.replace(over=True, round=3, goal_pile="", columns=[], closed=[])
    match = Match.at(KABALE, over)
    assert (match.over, match.winners, match.scores) == (True, [0], [5, 0])


def test_k2_9_all_goals_of_the_game_can_be_scored_and_no_more() -> None:
    assert score(GOALS) == sum(points for _, points in GOALS)
    with pytest.raises(ValueError, match="36 goals in the game, not 37"):
        score([*GOALS, ("music", 1)])


MARKED = Position(
    seats=2,
    hands=["king", "witch queen"],
    goals="music 5, trade 5",
    memory=[
        Memory((("king",),), 1, 0),
        Memory((("queen", "prince"), ("romeo", "witch")), 2, 3, not_all=("romeo", "witch")),
    ],
    columns=[
        [Ally(1, "cloak", "up"), Ally(1, "romeo", "cloaked", 1, True), Ally(1, "juliet", "down", 1, True)],
        [Ally(1, "prince", "down")],
    ],
)


@pytest.mark.parametrize(
    ("move", "marks"), [("lay king 2", ["witch", "romeo"]), ("lay king 1", [])], ids=["unmarked", "marked"]
)
def test_k3_4_only_a_marked_card_that_is_shown_ends_what_the_marks_say(move: str, marks: list[str]) -> None:
    match = Match.at(KABALE, MARKED, seed=1)
    match.play(move)
    assert view_of(match.table, 0).players[1].not_all == marks


@pytest.mark.parametrize(("name", "text", "number"), [("rounds", "3", 3), ("start_player", "1", 1)])
def test_k5_8_a_number_may_be_written_as_text(name: str, text: str, number: int) -> None:
    assert getattr(options_of({name: text}), name) == number


@pytest.mark.parametrize("text", ["03", "10", "", "²", "-1", "x"])
def test_k5_8_a_text_that_is_no_number_of_rounds_is_refused(text: str) -> None:
    with pytest.raises(OptionError, match=rf"not '{text}' \(K5\.8\)"):
        options_of({"rounds": text})


@pytest.mark.parametrize("text", ["king,witch", " witch , king,", "king, witch,,"])
def test_k5_9_allies_may_be_written_as_text(text: str) -> None:
    given: dict[str, Any] = {"allies": text}
    assert options_of(given).allies == ("king", "witch")


def test_k5_6_a_table_has_a_seat_for_who_starts() -> None:
    assert Table(2, Options(start_player=1)).seats == 2
    with pytest.raises(OptionError, match=r"K5\.6"):
        Table(2, Options(start_player=2))


def test_k2_3_of_a_text_that_is_no_move_forty_letters_are_quoted() -> None:
    match = Match.at(KABALE, IN_MID_GAME)
    for length, told in ((39, "x" * 39), (40, "x" * 40), (41, "x" * 40 + "…"), (42, "x" * 40 + "…")):
        with pytest.raises(IllegalMove, match=rf"^'{told}' is no move"):
            match.play("x" * length)


def test_k4_5_half_a_point_below_zero_is_zero() -> None:
    dragons = ", ".join(f"{seat} dragon" for seat in range(1, 6))
    rest = dict.fromkeys(range(1, 6), 3.0)
    expect(f"0 assassin, {dragons}", 1, {0: 0.0, **rest})
    expect(f"0 assassin, {dragons}", 1, {0: -0.5, **rest}, floor="none")


# A judge goes from column to column, and forgets the last one

COLUMNS = [
    [(0, PRINCE), (0, SQUIRE), (1, KING)],
    [(1, KING), (0, KING)],
    [(0, MUSKETEERS), (1, ROMEO)],
    [(0, DOPPELGANGER)],
    [(0, KING), (1, ROMEO)],
    [(0, BEGGAR), (1, KING)],
    [(0, WIZARD), (1, KING), (1, WITCH)],
    [(0, DRAGON), (1, KING)],
    [],
]


@pytest.mark.parametrize("before", COLUMNS)
@pytest.mark.parametrize("column", COLUMNS)
def test_k4_8_a_column_is_judged_as_if_there_had_been_no_other(
    before: list[tuple[int, int]], column: list[tuple[int, int]]
) -> None:
    judge, new = Judge(), Judge()
    judge.judge_column(before, 0)
    for one in (judge, new):
        one.judge_column(column, 0)
    assert Retelling(judge, column).result() == Retelling(new, column).result()
