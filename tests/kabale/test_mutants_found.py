"""Rules that a mutant could break unnoticed until it was found (`make mutants`), by paragraph."""

from itertools import permutations
from typing import Any

import pytest

from raenke import Match, games
from raenke.core import COMPILED, Chance, IllegalMove, OptionError
from raenke.kabale.award import award, explained
from raenke.kabale.cards import (
    ALLIES,
    BEGGAR,
    DOPPELGANGER,
    DRAGON,
    KING,
    MUSKETEERS,
    PRINCE,
    ROMEO,
    SQUIRE,
    WITCH,
    WIZARD,
)
from raenke.kabale.codes import LAYING
from raenke.kabale.imagine import Imagining
from raenke.kabale.judge import Judge
from raenke.kabale.layout import state_of
from raenke.kabale.moves import text_of
from raenke.kabale.options import Options, options_of
from raenke.kabale.position import Ally, Memory, Position, position_of, set_up
from raenke.kabale.score import score
from raenke.kabale.steps import Lying
from raenke.kabale.table import Table
from raenke.kabale.view import view_of
from tests.kabale.columns import expect, steps_of
from tests.kabale.table_talk import GOALS, after, at

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
    columns=[
        [Ally(0, "romeo", "down", 2, True), Ally(1, "king", "down")],
        [Ally(1, "cloak", "up"), Ally(0, "squire", "up")],
    ],
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


def test_k2_9_a_game_taken_back_goes_on() -> None:
    table = set_up(
        Position(
            seats=2,
            hands=["king queen", "storm"],
            goals="music 1, trade 1",
            columns=[[Ally(0, "squire", "up")], []],
            options={"rounds": 1},
        ),
        Chance.fast(1),
    )
    earlier = table.copy()
    offered = {text_of(move): move for move in table.moves()}
    table.step(offered["lay king 2"])
    assert table.over
    table.take_back(earlier)
    table.step(offered["lay king 1"])
    assert not table.over


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


@pytest.mark.parametrize("position", [IN_MID_GAME, OVER, MARKED], ids=["in mid-game", "over", "marked"])
def test_k2_4_a_copy_lies_as_the_table_does(position: Position) -> None:
    table = set_up(position)
    copy = table.copy()
    assert position_of(copy) == position_of(table) == position_of(set_up(position_of(copy)))
    assert copy.over == table.over


def test_k2_4_an_imagined_table_marks_nothing_new_before_the_next_shuffle() -> None:
    memory = position_of(Imagining(view_of(set_up(MARKED), 0)).drawn(Chance.fast(1))).memory
    assert [(each.drawn, each.laid, each.kept) for each in memory] == [(25, 0, ())] * 2
    assert [each.not_all for each in memory] == [(), ("witch", "romeo")]


def test_k2_4_a_table_can_be_imagined_anew_after_it_was_played() -> None:
    view = view_of(set_up(IN_MID_GAME), 1)
    imagining, chance = Imagining(view), Chance.fast(1)
    table = imagining.table()
    imagining.deal(table, chance)
    table.step(table.moves()[0])
    assert view_of(table, 1) != view
    imagining.deal(table, chance)
    assert view_of(table, 1) == view


def imagined(position: Position, times: int) -> list[Position]:
    imagining, chance = Imagining(view_of(set_up(position), 0)), Chance.fast(1)
    return [position_of(imagining.drawn(chance)) for _ in range(times)]


def test_k3_4_a_marked_back_is_not_among_what_the_marks_say() -> None:
    position = Position(
        seats=2,
        hands=["king", ""],
        piles=["", "romeo"],
        goals="music 5, trade 5",
        memory=[Memory((("king",),), 1, 0), Memory((("queen",), ("witch", "romeo")), 1, 1, not_all=("romeo",))],
        columns=[[Ally(1, "witch", "down", 1, True)], [Ally(1, "queen", "down")]],
    )
    assert [table.columns[0][0].card for table in imagined(position, 20)] == ["witch"] * 20


def test_k2_8_a_back_is_nothing_that_went_into_the_pile_later_though_it_did_so_before_too() -> None:
    shuffles = (("queen",), ("juliet", "storm"), ("juliet", "witch"), ("romeo",))
    position = Position(
        seats=2,
        hands=["king", "juliet"],
        piles=["", "romeo"],
        goals="music 5, trade 5",
        memory=[Memory((("king",),), 1, 0), Memory(shuffles, 0, 0)],
        columns=[[Ally(1, "storm", "down", 1)], []],
    )
    assert [table.columns[0][0].card for table in imagined(position, 20)] == ["storm"] * 20


def test_k2_8_backs_laid_before_a_shuffle_are_any_two_of_what_was_out_of_the_pile() -> None:
    position = Position(
        seats=2,
        hands=["king", "queen"],
        piles=["", "beggar"],
        goals="music 5, trade 5",
        memory=[Memory((("king",),), 1, 0), Memory((("queen", "storm", "romeo"), ("beggar",)), 0, 0)],
        columns=[[Ally(1, "storm", "down"), Ally(1, "romeo", "down")], []],
    )
    tables = imagined(position, 100)
    seen = {(*(ally.card for ally in table.columns[0]), *table.hands[1]) for table in tables}
    assert seen == set(permutations(("queen", "storm", "romeo")))


def test_k2_8_what_is_taken_back_is_shuffled_the_same_way_again() -> None:
    table = at("music 5:", "trade 5:", discards=["king witch romeo beggar prince squire storm"]).table
    table.chance = Chance.fast(1)
    earlier = table.copy()
    table.step(table.moves()[0])
    events = KABALE.events(table)
    table.take_back(earlier)
    table.step(table.moves()[0])
    assert KABALE.events(table) == events
    assert [event.type for event in events] == ["card_laid", "pile_shuffled", "card_drawn"]


def test_k2_3_everything_that_lies_on_a_table_is_in_its_fingerprint() -> None:
    """FNV-1a, a number at a time."""
    table = set_up(IN_MID_GAME)
    state = state_of(table)
    numbers = []
    for seat in range(2):
        numbers += [sum(1 << card for card in state[f"discard {seat}"]), *state[f"hand {seat}"], *state[f"pile {seat}"]]
        numbers += [state["goal"][seat], *state[f"column {seat}"]]
    numbers += [goal * 8 + winner for goal, winner in zip(state["award_goal"], state["award_seat"], strict=True)]
    expected = 0xCBF29CE484222325
    for number in [*numbers, LAYING * 8 + 1]:
        expected = (expected ^ number) * 0x100000001B3 % 2**64
    # Compiled it is not to be asked from here; the digest of a batch has it.
    assert COMPILED or table.fingerprint() == expected


def test_k2_5_a_relaid_explorer_counts_where_slipped_cards_do_not() -> None:
    match = at(
        "music 2: 0 explorer relaid", "trade 1: 1 king up", goal_pile="fencing 1, fencing 2",
        options={"cloaked_card": "replaces_cloak"},
    )  # fmt: skip
    match.play("lay queen 1")
    assert position_of(match.table).round == 2


def test_k2_3_a_table_taken_back_tells_nothing_of_what_was_done() -> None:
    table = set_up(IN_MID_GAME, Chance.fast(1))
    earlier = table.copy()
    table.step(table.moves()[0])
    assert KABALE.events(table)
    table.take_back(earlier)
    assert KABALE.events(table) == []


def test_k5_4_only_a_cloaked_card_shares_its_place() -> None:
    match = at("music 5: 0 explorer relaid, 1 king down", "trade 5:", options={"cloaked_card": "replaces_cloak"})
    assert after(match, "lay queen 1") == ["0 lays queen in c0", "1:king revealed in c0 at 1"]


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
    cards: list[Lying] = [(seat, ALLIES[card]) for seat, card in column]
    told = [explained(("alchemy", 1), cards, one.judge_column(column, 0)) for one in (judge, new)]
    assert told[0] == told[1]
