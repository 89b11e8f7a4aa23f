"""Why a move is not offered: from the view alone, with the paragraph, for every move there is."""

import random
import re
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from raenke import Match
from raenke.core import IllegalMove
from raenke.kabale.refusals import offered, refused, why_not
from raenke.kabale.view import KabaleView, view_of
from tests.kabale.table_talk import ALLIES, at
from tests.laws.settings import Setting, any_setting, settings_of

PARAGRAPH = re.compile(r"\((K[1-5]\.\d+)\)$")
MOVES = [
    *(f"lay {card} {column}" for card in ALLIES for column in range(1, 9)),
    *(f"cloak {card}" for card in ALLIES),
    *(f"swap {column}" for column in range(1, 9)),
    "decline",
]
SEEDS = st.integers(0, 2**32)


def reasons(view: KabaleView, moves: list[str] = MOVES) -> list[tuple[str, str] | None]:
    told = [why_not(view, move) for move in moves]
    return [None if refusal is None else (str(refusal), refusal.reason) for refusal in told]


def decisions(setting: Setting, seed: int) -> Iterator[Match]:
    match, chooser = setting.match(seed), random.Random(seed)
    while not match.over:
        yield match
        match.play(chooser.choice(match.moves()))
    yield match


def every_move_is_offered_or_refused_with_a_paragraph(setting: Setting, seed: int) -> None:
    for match in decisions(setting, seed):
        view = view_of(match.table, None if match.over else match.to_move)
        moves = match.moves()
        assert offered(view) == moves
        refused = {move: told for move, told in zip(MOVES, reasons(view), strict=True) if told is not None}
        assert set(MOVES) - set(refused) == set(moves)
        for move, (text, reason) in refused.items():
            assert PARAGRAPH.search(text), (move, text)
            assert reason.startswith("refusal-")


@pytest.mark.many
@pytest.mark.parametrize("setting", settings_of("kabale"))
def test_every_move_is_offered_or_refused_with_a_paragraph(setting: Setting) -> None:
    every_move_is_offered_or_refused_with_a_paragraph(setting, 5)


@settings(max_examples=10)
@given(any_setting("kabale"), SEEDS)
def test_every_move_is_offered_or_refused_at_any_table(setting: Setting, seed: int) -> None:
    every_move_is_offered_or_refused_with_a_paragraph(setting, seed)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_table_refuses_with_the_same_words(seats: int) -> None:
    chooser = random.Random(seats)
    for match in decisions(Setting("kabale", seats, {"rounds": 2}), 3):
        view = view_of(match.table, None if match.over else match.to_move)
        for move in chooser.sample(MOVES, 10):
            told = why_not(view, move)
            if told is not None:
                with pytest.raises(IllegalMove) as refused:
                    match.play(move)
                assert (str(refused.value), refused.value.reason) == (str(told), told.reason)
                assert refused.value.arguments == told.arguments


@pytest.mark.parametrize("seats", [2, 3])
def test_the_reason_comes_from_the_view_alone(seats: int) -> None:
    """A view sent as JSON gives the same reasons: nothing else is asked."""
    for match in decisions(Setting("kabale", seats, {"rounds": 2}), 4):
        view = view_of(match.table, 0)
        sent = msgspec.json.decode(msgspec.json.encode(view), type=KabaleView)
        assert sent == view
        assert reasons(sent) == reasons(view)
        assert offered(sent) == offered(view)


@pytest.mark.parametrize("seats", [2, 4])
def test_k2_3_who_is_not_to_decide_is_told_whose_turn_it_is(seats: int) -> None:
    chooser = random.Random(seats)
    for match in decisions(Setting("kabale", seats), 6):
        for seat in range(seats):
            if seat != match.to_move and not match.over:
                for told in reasons(view_of(match.table, seat), chooser.sample(MOVES, 20)):
                    expected = f"it is not your turn, seat {match.to_move} decides now (K2.3)"
                    assert told == (expected, "refusal-turn")


@pytest.mark.parametrize("seats", [2, 4])
def test_k2_9_when_the_game_is_over_everybody_is_told(seats: int) -> None:
    *_, match = decisions(Setting("kabale", seats, {"rounds": 1}), 6)
    for seat in (None, *range(seats)):
        view = view_of(match.table, seat)
        assert set(reasons(view)) == {("the game is over (K2.9)", "refusal-over")}
        assert offered(view) == []


@pytest.mark.parametrize("choice", ["cloak", "traitor"])
def test_k3_6_a_spectator_has_no_choice(choice: str) -> None:
    match = at(f"music 5: 1 {choice} down", "trade 5:", "fencing 5:")
    match.play("lay queen 1")
    told = why_not(view_of(match.table, None), "decline")
    assert told is not None
    assert told.reason == "refusal-turn"


def test_k2_3_a_spectator_is_not_told_of_own_cards() -> None:
    match = at("music 5: 0 king up", "trade 5:", hands=["queen", "queen"])
    told = why_not(view_of(match.table, None), "lay king 1")
    assert told is not None
    assert "your" not in str(told).replace("your turn", "")


def test_k2_3_nothing_is_offered_to_who_is_not_to_decide() -> None:
    match = at("music 5: 1 traitor down", "trade 5:", "fencing 5:")
    assert offered(view_of(match.table, 1)) == []
    match.play("lay queen 1")
    assert [offered(view_of(match.table, seat)) for seat in (None, 0, 2)] == [[], [], []]


def test_nonsense_of_a_spectator_does_not_end_the_game() -> None:
    told = why_not(view_of(at("music 5:", "trade 5:").table, None), "lay quen 1")
    assert "over" not in str(told)


# Each reason once, written down


def seen_by(seat: int | None, match: Match) -> KabaleView:
    return view_of(match.table, seat)


def test_k2_3_the_card_lies_in_a_column_face_down_or_cloaked() -> None:
    match = at(
        "music 5: 0 king down, 1 witch up", "trade 5: 0 cloak up, 0 dragon cloaked, 1 wizard down", hands=["queen"]
    )
    view = seen_by(0, match)
    assert str(why_not(view, "lay king 1")) == "your king is in column 1 (K2.3)"
    assert str(why_not(view, "lay dragon 2")) == "your dragon is in column 2 (K2.3)"
    assert "(K5.9)" in str(why_not(view, "lay witch 1")), "nothing of the witch another player has"


def test_k2_8_the_card_is_in_the_discard_pile_or_in_the_draw_pile() -> None:
    view = seen_by(0, at("music 5:", "trade 5:", hands=["queen"], discards=["romeo"], piles=["beggar storm"]))
    assert str(why_not(view, "lay romeo 1")) == "your romeo is in your discard pile (K2.3)"
    assert str(why_not(view, "lay storm 1")) == "you do not hold storm; it is still in your draw pile (K2.3)"


def test_k3_5_a_swap_needs_another_column_that_is_there() -> None:
    match = at("music 5: 1 traitor down", "trade 5 closed:", "fencing 5:")
    match.play("lay queen 1")
    view = seen_by(1, match)
    assert [why_not(view, move) for move in ("swap 2", "swap 3", "decline")] == [None] * 3
    assert str(why_not(view, "swap 1")) == "choose another column: the Traitor cannot swap a goal with itself (K3.5)"
    assert str(why_not(view, "swap 4")) == "there is no column 4, only 1 to 3 (K3.5)"


def test_k3_5_in_the_last_column_too_the_traitor_cannot_swap_a_goal_with_itself() -> None:
    match = at("music 5:", "trade 5: 1 traitor down")
    match.play("lay queen 2")
    told = why_not(seen_by(1, match), "swap 2")
    assert str(told) == "choose another column: the Traitor cannot swap a goal with itself (K3.5)"


@pytest.mark.parametrize(("cloak", "or_decline"), [("may", " or decline"), ("must", "")])
def test_k3_4_k5_19_at_a_cloak_people_are_told_what_they_may_say(cloak: str, or_decline: str) -> None:
    match = at("music 5: 1 cloak down", "trade 5:", hands=["queen", "witch wizard"], options={"cloak": cloak})
    match.play("lay queen 1")
    told = why_not(seen_by(1, match), "lay witch 1")
    assert str(told) == f"first decide about the Cloak: cloak <card>{or_decline} (K3.4)"


def test_k3_3_k3_5_moves_that_people_may_expect() -> None:
    match = at("music 5:", "trade 5 closed: 1 storm up", "fencing 5 closed: 0 storm up")
    hand = match.view(match.to_move).hand
    assert [(move, why.reason) for move, why in refused(match.view(match.to_move))] == [
        (f"lay {card} {column}", "refusal-closed") for card in hand for column in (2, 3)
    ]
    assert [refused(match.view(seat)) for seat in (None, 0, 1, 2) if seat != match.to_move] == [[], [], []]
    choosing = at("music 5: 1 traitor down", "trade 5:", "fencing 5:").view(0)
    own = msgspec.structs.replace(choosing, decision="traitor", choice_column=0)
    assert [(move, why.reason) for move, why in refused(own)] == [("swap 1", "refusal-own-column")]
