"""What is refused, in which words, and that a refusal leaves the table as it was."""

import re
from typing import Any

import pytest

from raenke import Match, games
from raenke.core import IllegalMove, OptionError
from raenke.core.event import to_dict
from raenke.kabale.position import position_of
from tests.kabale.positions import IN_MID_GAME
from tests.kabale.table_talk import at

PARAGRAPH = re.compile(r"\(K[1-5]\.[1-9]\)")


def laying() -> Match:
    return at(
        "music 5: 1 king up, 0 king down",
        "trade 5 closed: 1 storm up",
        "fencing 5:",
        hands=["queen juliet", "witch"],
        piles=["romeo witch"],
        discards=["beggar"],
    )


def cloaking() -> Match:
    match = at(
        "music 5: 1 cloak down", "trade 5:", hands=["queen juliet", "witch wizard"], piles=["romeo", "beggar juliet"]
    )
    match.play("lay queen 1")
    return match


def swapping() -> Match:
    match = at("music 5:", "trade 5: 1 traitor down", "fencing 5:", hands=["queen juliet", "witch wizard"])
    match.play("lay queen 2")
    return match


def finished() -> Match:
    match = at("music 1: 1 king up", "trade 1:")
    match.play("lay queen 2")
    assert match.over
    return match


def snapshot(match: Match) -> tuple[Any, ...]:
    return (
        position_of(match.table),
        match.to_move,
        match.over,
        match.moves(),
        [to_dict(event) for event in match.events],
        list(match.history),
    )


def refusal(match: Match, move: str) -> str:
    before = snapshot(match)
    with pytest.raises(IllegalMove) as refused:
        match.play(move)
    assert snapshot(match) == before
    assert isinstance(refused.value, ValueError)
    return str(refused.value)


# Moves that read well and are not allowed: the reason and its paragraph


def test_k3_3_refused_a_closed_column() -> None:
    assert "a Storm has closed column 2 (K3.3)" in refusal(laying(), "lay queen 2")


@pytest.mark.parametrize(
    ("position", "move", "words", "paragraph"),
    [
        (laying, "lay king 1", "king", "K2.3"),  # lies in a column
        (laying, "lay witch 1", "witch", "K2.3"),  # another player holds one, the own is in the pile
        (laying, "lay romeo 1", "in your draw pile", "K2.3"),
        (laying, "lay beggar 1", "discard pile", "K2.3"),
        (laying, "lay queen 4", "no column 4, only 1 to 3", "K2.3"),
        (laying, "lay queen 6", "no column 6, only 1 to 3", "K2.3"),
        (laying, "cloak queen", "nothing to choose", "K2.3"),
        (laying, "swap 1", "nothing to choose", "K2.3"),
        (laying, "decline", "nothing to choose", "K2.3"),
        (cloaking, "lay juliet 2", "Cloak", "K3.4"),
        (cloaking, "lay witch 2", "Cloak", "K3.4"),
        (cloaking, "swap 2", "Cloak", "K3.4"),
        (cloaking, "cloak juliet", "juliet", "K3.4"),  # the active player holds one, the owner of the Cloak does not
        (cloaking, "cloak beggar", "in your draw pile", "K3.4"),
        (swapping, "lay juliet 1", "Traitor", "K3.5"),
        (swapping, "cloak witch", "Traitor", "K3.5"),
        (swapping, "swap 2", "another column", "K3.5"),
        (swapping, "swap 4", "no column 4, only 1 to 3", "K3.5"),
        (finished, "lay juliet 1", "over", "K2.9"),
        (finished, "decline", "over", "K2.9"),
        (finished, "swap 1", "over", "K2.9"),
        (finished, "cloak juliet", "over", "K2.9"),
    ],
)
def test_refused_with_the_reason_and_its_paragraph(position: Any, move: str, words: str, paragraph: str) -> None:
    text = refusal(position(), move)
    assert words in text
    assert f"({paragraph})" in text


def test_refused_moves_of_every_phase_name_a_paragraph() -> None:
    """Every move that reads well, in every phase: legal, or refused for a reason of the rules."""
    texts = [f"{verb} {card}" for verb in ("cloak",) for card in ("queen", "witch", "king", "storm")]
    texts += [f"lay {card} {column}" for card in ("queen", "juliet", "witch", "storm") for column in range(1, 7)]
    texts += [f"swap {column}" for column in range(1, 7)] + ["decline"]
    for position in (laying, cloaking, swapping, finished):
        match = position()
        for move in texts:
            if move not in match.moves():
                assert PARAGRAPH.search(refusal(match, move)), move


# Texts that do not read as a move: the nearest legal moves


@pytest.mark.parametrize(
    ("position", "text", "nearest"),
    [
        (laying, "lay quen 1", "lay queen 1"),
        (laying, "lay quene 1", "lay queen 1"),
        (laying, "lay queen1", "lay queen 1"),
        (laying, "play queen 1", "lay queen 1"),
        (laying, "lay julia 3", "lay juliet 3"),
        (laying, "queen 1", "lay queen 1"),
        (laying, "lay queen", "lay queen 1"),
        (laying, "lay queen one", "lay queen 1"),
        (laying, "lay queen 1 2", "lay queen 1"),
        (laying, "lay queen -1", "lay queen 1"),
        (laying, "lay queen 0", "lay queen 1"),
        (laying, "lay queen 1.0", "lay queen 1"),
        (cloaking, "cloack witch", "cloak witch"),
        (cloaking, "declin", "decline"),
        (swapping, "swp 3", "swap 3"),
        (swapping, "swap", "swap 1"),
    ],
)
def test_refused_text_that_is_no_move_names_the_nearest_legal_moves(position: Any, text: str, nearest: str) -> None:
    assert nearest in refusal(position(), text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "\n",
        "?",
        "lay",
        "0",
        "lay queen ¹",
        "lay queen 99999999999999999999",
        "x" * 5000,
        "lay queen\x001",
        "🂡",
    ],
)
def test_refused_nonsense_names_some_legal_move(text: str) -> None:
    match = laying()
    words = refusal(match, text)
    assert any(move in words for move in match.moves())
    assert len(words) < 1000


def test_k2_3_forty_letters_of_a_text_that_is_no_move_are_quoted() -> None:
    match = Match.at(games["kabale"], IN_MID_GAME)
    for length, told in ((39, "x" * 39), (40, "x" * 40), (41, "x" * 40 + "…"), (42, "x" * 40 + "…")):
        with pytest.raises(IllegalMove, match=rf"^'{told}' is not a move"):
            match.play("x" * length)


def test_capitals_and_spaces_are_forgiven_and_the_history_has_the_plain_text() -> None:
    match = laying()
    match.play("  Lay   QUEEN 1 ")
    assert match.history == ["lay queen 1"]


# Options


@pytest.mark.parametrize(
    ("options", "advice"),
    [
        ({"round_ends": "at_once"}, "round_end"),
        ({"colour": "red"}, "round_end"),
        ({"round_end": "later"}, "after_action"),
        ({"round_end": None}, "after_action"),
        ({"round_end": 1}, "after_action"),
        ({"doppelganger": "Printed"}, "printed"),
        ({"floor": 0}, "zero"),
        ({"cloaked_card": "replace_cloak"}, "replaces_cloak"),
        ({"uncontested_goal": "farthest"}, "nearest"),
        ({"scores": True}, "open"),
        ({"rounds": 0}, "1 to 6"),
        ({"rounds": 7}, "1 to 6"),
        ({"rounds": -1}, "1 to 6"),
        ({"rounds": 2.5}, "1 to 6"),
        ({"rounds": "many"}, "1 to 6"),
        ({"rounds": True}, "1 to 6"),
        ({"start_player": 3}, "random"),
        ({"start_player": -1}, "random"),
        ({"start_player": "youngest"}, "random"),
        ({"start_player": 1.0}, "random"),
        ({"start_player": True}, "random"),
        ({"allies": []}, "all"),
        ({"allies": "some"}, "all"),
        ({"allies": ["king", "quen"]}, "queen"),
        ({"allies": ["king", "king"]}, "king"),
        ({"allies": ["king", 3]}, "3"),
        ({"allies": None}, "all"),
    ],
)
def test_refused_options_with_advice(options: dict[str, Any], advice: str) -> None:
    with pytest.raises(OptionError) as refused:
        Match(games["kabale"], seats=3, seed=1, options=options)
    (name,) = options
    assert name in str(refused.value)
    assert advice in str(refused.value)
    assert isinstance(refused.value, ValueError)


@pytest.mark.parametrize("seats", [0, 1, 7, 100, -2])
def test_k1_1_refused_seats(seats: int) -> None:
    with pytest.raises(ValueError, match=r"2 to 6"):
        Match(games["kabale"], seats=seats, seed=1)


@pytest.mark.parametrize(
    "seed", ["", "x", "0x12", "ab" * 31, "ab" * 33, "g" * 64, b"", b"short", bytes(31), bytes(33), 1.5, "7.0", True]
)
def test_refused_seeds_with_advice(seed: Any) -> None:
    with pytest.raises(ValueError, match=r"64 hex|32 bytes|whole number"):
        Match(games["kabale"], seats=2, seed=seed)
