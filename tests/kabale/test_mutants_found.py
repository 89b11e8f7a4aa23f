"""Rules that a mutant could break unnoticed until it was found (`make mutants`), by paragraph."""

from typing import Any

import pytest

from raenke import Match, games
from raenke.core import Chance, IllegalMove, OptionError
from raenke.kabale.award import Retelling, award
from raenke.kabale.cards import BEGGAR, DOPPELGANGER, DRAGON, KING, MUSKETEERS, PRINCE, ROMEO, SQUIRE, WITCH, WIZARD
from raenke.kabale.imagine import Imagining
from raenke.kabale.judge import Judge
from raenke.kabale.options import Options, options_of
from raenke.kabale.position import Ally, Memory, Position, position_of, set_up
from raenke.kabale.score import score
from raenke.kabale.table import Table
from raenke.kabale.view import view_of
from tests.kabale.columns import expect, steps_of
from tests.kabale.table_talk import GOALS, at

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


OVER = IN_MID_GAME.replace(over=True, round=3, goal_pile="", columns=[], closed=[])
NO_SUCH_SEAT = "an owner is a seat from 0 to 5, not"


@pytest.mark.parametrize("position", [IN_MID_GAME, OVER], ids=["in mid-game", "over"])
def test_k2_1_a_table_begun_anew_is_as_a_new_one(position: Position) -> None:
    table = set_up(position, Chance.fast(1))
    new = Table(2, Options(rounds=3), Chance.fast(1))
    table.begin()
    new.begin()
    assert position_of(table) == position_of(new)
    assert KABALE.events(table) == KABALE.events(new)
    assert not table.over
    assert table.moves() == new.moves()
    assert table.scores() == [0, 0]


SHUFFLES = tuple((card,) for card in ("king", "queen", "juliet", "witch", "wizard", "storm", "prince", "squire"))


@pytest.mark.parametrize(
    ("coming", "remembered"),
    [
        ("fencing 1, fencing 2", [("king", "dragon"), ("queen", "dragon", "romeo")]),
        ("", [("squire",), ("squire",)]),
    ],
    ids=["a new round", "the game is over"],
)
def test_k2_8_of_eight_shuffles_in_a_round_only_the_last_is_remembered(
    coming: str, remembered: list[tuple[str, ...]]
) -> None:
    table = set_up(
        Position(
            seats=2,
            hands=["king", "king"],
            piles=["beggar", ""],
            discards=["dragon", "dragon romeo"],
            memory=[Memory(SHUFFLES, 1, 0), Memory(SHUFFLES, 1, 0)],
            goals="music 1, trade 1",
            columns=["", "1 queen up"],
            goal_pile=coming,
        ),
        Chance.fast(1),
    )
    table.step(table.moves()[0])
    assert [memory.renewed for memory in position_of(table).memory] == [(cards,) for cards in remembered]


def test_k2_9_a_game_set_up_is_over_if_it_says_so() -> None:
    match = Match.at(KABALE, IN_MID_GAME)
    assert (match.over, match.winners) == (False, [])
    match = Match.at(KABALE, OVER)
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


@pytest.mark.parametrize(
    ("kept", "face", "marks"),
    [
        ("king", "down", ["queen", "witch", "romeo"]),
        ("king", "up", []),
        ("explorer", "down", ["queen", "witch", "romeo"]),
        ("explorer", "relaid", []),
    ],
)
def test_k3_4_a_card_held_back_at_the_shuffle_must_be_shown_to_explain_the_cards_laid(
    kept: str, face: str, marks: list[str]
) -> None:
    """Filling up the hand for this round, seat 1 made the pile anew and kept a card. One was drawn, two are laid."""
    match = Match.at(
        KABALE,
        Position(
            seats=2,
            hands=["king juliet", "witch romeo"],
            piles=["", "queen"],
            goals="music 5, trade 5",
            memory=[
                Memory((("king", "juliet"),), 2, 0),
                Memory((("queen", "witch", "romeo"),), 1, 1, kept=(kept,)),
            ],
            columns=[[Ally(1, kept, face)], [Ally(1, "cloak", "up"), Ally(0, "dragon", "down")]],
            choosing=("cloak", 1),
        ),
        seed=1,
    )
    match.play("cloak witch")
    assert view_of(match.table, 0).players[1].not_all == marks
    marked = [ally.card for column in position_of(match.table).columns for ally in column if ally.is_marked]
    assert marked == ([kept, "witch"] if marks else [])


def test_k3_4_on_an_imagined_table_a_card_slips_in_below_the_cloak() -> None:
    match = at("music 5:", "trade 5: 0 king up, 1 storm up, 1 cloak down", hands=["queen juliet", "witch romeo"])
    match.play("lay queen 2")
    table = Imagining(view_of(match.table, 1)).drawn(Chance.fast(1))
    table.step(table.moves()[0])
    assert [(ally.seat, ally.card) for ally in position_of(table).columns[1]] == [
        (0, "king"), (1, "storm"), (1, "cloak"), (1, "witch"), (0, "queen"),
    ]  # fmt: skip


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


def test_k5_4_what_a_doppelganger_above_a_cloak_copies_decides_who_wins() -> None:
    column = "music 2: 1 doppelganger up, 0 cloak up, 0 king cloaked"
    for option, winner in (("replaces_cloak", 1), ("own_card", 0)):
        match = at(column, "trade 1:", hands=["queen", "queen"], options={"cloaked_card": option})
        match.play("lay queen 2")
        assert position_of(match.table).won[winner] == ((("music", 2),) if winner else (("music", 2), ("trade", 1)))


def test_k5_5_who_alone_has_cards_there_is_tied_with_nobody() -> None:
    steps = expect("3 doppelganger", 3, {}, uncontested_goal="nearest")
    assert steps_of(steps, "tied") == []
    assert steps_of(steps, "won") == [{"rule": "K5.5", "kind": "won", "seat": 3}]


def test_k4_6_the_last_of_six_players_can_win() -> None:
    expect("0 queen, 5 king", 5, {0: 16.0, 5: 20.0})


@pytest.mark.parametrize(
    ("goal", "cards", "told"),
    [
        (("magic", 1), [], "there is no domain 'magic'"),
        (("music", 0), [], "1 to 5 points, not 0"),
        (("music", 6), [], "1 to 5 points, not 6"),
        (("music", "3"), [], "1 to 5 points, not '3'"),
        (("music", True), [], "1 to 5 points, not True"),
        (("music", 1), [(-1, "king")], f"{NO_SUCH_SEAT} -1 "),
        (("music", 1), [(6, "king")], f"{NO_SUCH_SEAT} 6 "),
        (("music", 1), [(True, "king")], f"{NO_SUCH_SEAT} True "),
        (("music", 1), [("0", "king")], f"{NO_SUCH_SEAT} '0' "),
        (("music", 1), [(0, "joker")], "there is no ally 'joker'"),
        (("music", 1), [(0, "king"), (1, "king"), (0, "king")], "king stands twice for one owner"),
        (("music", 1), [(0, "king", "cloak")], "with the option cloaked_card=replaces_cloak only"),
    ],
)
def test_k1_1_a_column_that_cannot_be_is_not_awarded(
    goal: tuple[str, Any], cards: list[tuple[Any, ...]], told: str
) -> None:
    with pytest.raises(ValueError, match=told):
        award(goal, cards)


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ([(0, "king", "storm")], 'a third entry is "cloak"'),
        ([(0, "king", "cloak", "cloak")], 'a third entry is "cloak"'),
        ([(0, "king", "cloak"), (0, "cloak")], "cloak stands twice for one owner"),
    ],
)
def test_k5_4_a_card_is_slipped_under_one_cloak_and_nothing_else(cards: list[tuple[Any, ...]], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        award(("music", 1), cards, {"cloaked_card": "replaces_cloak"})


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
