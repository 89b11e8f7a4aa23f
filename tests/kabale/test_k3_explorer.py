"""K3.1: the Explorer, with positions and the exact events."""

import pytest

from tests.kabale.table_talk import after, at, columns, discard

# K3.1: the Explorer


def test_k3_1_explorer_goes_to_the_next_column_and_lies_face_down_at_the_bottom() -> None:
    match = at("music 5: 1 explorer down", "trade 5: 0 king up", piles=["romeo"])
    assert after(match, "lay queen 1") == [
        "0 lays queen in c0",
        "1:explorer revealed in c0 at 0",
        "1:explorer goes from c0 to c1",
        "0 draws romeo",
    ]
    assert columns(match) == ["music 5: 0 queen down", "trade 5: 0 king up, 1 explorer relaid"]


def test_k3_1_explorer_goes_from_the_last_column_to_the_first() -> None:
    match = at("music 5:", "trade 5:", "trade 4: 0 explorer down")
    assert after(match, "lay queen 3") == [
        "0 lays queen in c2",
        "0:explorer revealed in c2 at 0",
        "0:explorer goes from c2 to c0",
    ]
    assert columns(match) == ["music 5: 0 explorer relaid", "trade 5:", "trade 4: 0 queen down"]


@pytest.mark.parametrize(
    ("closed", "landing"),
    [({4}, 0), ({4, 0}, 1), ({4, 0, 1}, 2), ({0, 1}, 4), ({4, 1}, 0), ({4, 0, 1, 2}, 3)],
)
def test_k3_1_explorer_passes_over_closed_columns(closed: set[int], landing: int) -> None:
    """From c3 of five, the next columns are c4, c0, c1, c2 and last c3 itself."""
    heads = ["music 5", "trade 5", "fencing 5", "religion 5", "alchemy 5"]
    lines = [f"{head}{' closed' if column in closed else ''}:" for column, head in enumerate(heads)]
    lines[3] += " 1 explorer down"
    assert f"1:explorer goes from c3 to c{landing}" in after(at(*lines), "lay queen 4")


@pytest.mark.parametrize(
    ("above", "told_of_it"),
    [
        ("0 king down", ["0:king revealed in c1 at 0"]),
        ("1 king down", ["1:king revealed in c1 at 0"]),
        ("1 king up, 0 king down", ["0:king revealed in c1 at 1"]),
        ("1 king down, 0 king up", []),
        ("0 king up", []),
        ("0 storm up", []),
        ("0 cloak up, 0 king cloaked", []),
        ("", []),
    ],
)
def test_k3_1_explorer_reveals_the_card_above_as_a_laid_card_would(above: str, told_of_it: list[str]) -> None:
    match = at("music 5: 1 explorer down", f"trade 5: {above}")
    assert after(match, "lay queen 1") == [
        "0 lays queen in c0",
        "1:explorer revealed in c0 at 0",
        "1:explorer goes from c0 to c1",
        *told_of_it,
    ]


def test_k3_1_when_an_explorer_leaves_the_cards_below_move_up_and_reveal_nothing() -> None:
    match = at("music 5: 1 storm down, 1 explorer down", "trade 5:")
    assert after(match, "lay queen 1") == [
        "0 lays queen in c0",
        "1:explorer revealed in c0 at 1",
        "1:explorer goes from c0 to c1",
    ]
    assert columns(match) == ["music 5: 1 storm down, 0 queen down", "trade 5: 1 explorer relaid"]
    assert after(match, "lay queen 1") == ["1 lays queen in c0", "0:queen revealed in c0 at 1"], "not the Storm"


def test_k3_1_an_explorer_meets_another_explorer() -> None:
    match = at("music 5: 1 explorer down", "trade 5: 0 explorer down", "trade 4: 1 king down")
    assert after(match, "lay queen 1") == [
        "0 lays queen in c0",
        "1:explorer revealed in c0 at 0",
        "1:explorer goes from c0 to c1",
        "0:explorer revealed in c1 at 0",
        "0:explorer goes from c1 to c2",
        "1:king revealed in c2 at 0",
    ]
    assert columns(match) == [
        "music 5: 0 queen down",
        "trade 5: 1 explorer relaid",
        "trade 4: 1 king up, 0 explorer relaid",
    ]


def test_k3_1_a_chain_of_two_comes_back_and_reveals_the_laid_card() -> None:
    match = at("music 5: 1 explorer down", "trade 5: 0 explorer down")
    assert after(match, "lay queen 1") == [
        "0 lays queen in c0",
        "1:explorer revealed in c0 at 0",
        "1:explorer goes from c0 to c1",
        "0:explorer revealed in c1 at 0",
        "0:explorer goes from c1 to c0",
        "0:queen revealed in c0 at 0",
    ]
    assert columns(match) == ["music 5: 0 queen up, 0 explorer relaid", "trade 5: 1 explorer relaid"]


def test_k3_1_a_chain_round_the_whole_table() -> None:
    match = at(
        "music 5: 0 explorer down",
        "trade 5: 1 explorer down",
        "fencing 5: 2 explorer down",
        "religion 5: 3 explorer down",
        hands=["queen juliet"] * 4,
    )
    assert after(match, "lay queen 1") == [
        "0 lays queen in c0",
        "0:explorer revealed in c0 at 0",
        "0:explorer goes from c0 to c1",
        "1:explorer revealed in c1 at 0",
        "1:explorer goes from c1 to c2",
        "2:explorer revealed in c2 at 0",
        "2:explorer goes from c2 to c3",
        "3:explorer revealed in c3 at 0",
        "3:explorer goes from c3 to c0",
        "0:queen revealed in c0 at 0",
    ]


def test_k3_1_an_explorer_reveals_its_revealer_when_all_other_columns_are_closed() -> None:
    match = at("music 5: 1 explorer down", "trade 5 closed: 0 storm up, 1 king down")
    assert after(match, "lay queen 1") == [
        "0 lays queen in c0",
        "1:explorer revealed in c0 at 0",
        "1:explorer goes from c0 to c0",
        "0:queen revealed in c0 at 0",
    ]
    assert columns(match)[0] == "music 5: 0 queen up, 1 explorer relaid"


def test_k3_1_in_its_own_column_it_lands_below_the_card_that_revealed_it() -> None:
    match = at("music 5: 0 king down, 1 explorer down", "trade 5 closed:")
    after(match, "lay queen 1")
    assert columns(match)[0] == "music 5: 0 king down, 0 queen up, 1 explorer relaid"


def test_k3_1_the_revealer_works_when_the_explorer_reveals_it() -> None:
    match = at("music 5: 1 explorer down", "trade 5 closed:", hands=["assassin king", "queen juliet"])
    assert after(match, "lay assassin 1") == [
        "0 lays assassin in c0",
        "1:explorer revealed in c0 at 0",
        "1:explorer goes from c0 to c0",
        "0:assassin revealed in c0 at 0",
        "1:explorer killed in c0",
    ]
    assert columns(match)[0] == "music 5: 0 assassin up"
    assert discard(match, 1) == {"explorer"}


def test_k3_1_the_revealer_may_be_the_storm_that_closes_the_last_column() -> None:
    match = at("music 5: 1 explorer down", "trade 5 closed:", hands=["storm king", "queen juliet"])
    assert after(match, "lay storm 1")[:6] == [
        "0 lays storm in c0",
        "1:explorer revealed in c0 at 0",
        "1:explorer goes from c0 to c0",
        "0:storm revealed in c0 at 0",
        "c0 closed",
        "round 1 ends: 0:storm 1:explorer | -",
    ]


def test_k3_1_an_explorer_revealed_for_the_second_time_in_a_turn_stays_face_up() -> None:
    match = at("music 5: 1 explorer down", "trade 5 closed:", hands=["explorer king", "queen juliet"])
    assert after(match, "lay explorer 1") == [
        "0 lays explorer in c0",
        "1:explorer revealed in c0 at 0",
        "1:explorer goes from c0 to c0",
        "0:explorer revealed in c0 at 0",
        "0:explorer goes from c0 to c0",
        "1:explorer revealed in c0 at 0",
        "1:explorer stays in c0",
    ]
    assert columns(match)[0] == "music 5: 1 explorer up, 0 explorer relaid"
    assert match.to_move == 1


def test_k3_1_an_explorer_stays_in_another_column_too() -> None:
    match = at(
        "music 5: 1 explorer down",
        "trade 5: 2 explorer down",
        "trade 4 closed:",
        hands=["explorer king", "queen juliet", "queen juliet"],
        piles=["romeo"],
    )
    assert after(match, "lay explorer 1") == [
        "0 lays explorer in c0",
        "1:explorer revealed in c0 at 0",
        "1:explorer goes from c0 to c1",
        "2:explorer revealed in c1 at 0",
        "2:explorer goes from c1 to c0",
        "0:explorer revealed in c0 at 0",
        "0:explorer goes from c0 to c1",
        "1:explorer revealed in c1 at 0",
        "1:explorer stays in c1",
        "0 draws romeo",
    ]
    assert columns(match)[:2] == ["music 5: 2 explorer relaid", "trade 5: 1 explorer up, 0 explorer relaid"]


def test_k3_1_a_card_laid_under_an_explorer_that_stayed_reveals_nothing() -> None:
    match = at("music 5: 1 explorer up", "trade 5:")
    assert after(match, "lay queen 1") == ["0 lays queen in c0"]


def test_k3_1_everybody_knows_a_relaid_explorer_and_it_goes_on_in_a_later_turn() -> None:
    match = at("music 5: 1 explorer down", "trade 5: 0 king up")
    match.play("lay queen 1")
    assert columns(match)[1] == "trade 5: 0 king up, 1 explorer relaid"
    assert after(match, "lay queen 2") == [
        "1 lays queen in c1",
        "1:explorer revealed in c1 at 1",
        "1:explorer goes from c1 to c0",
        "0:queen revealed in c0 at 0",
    ]
    assert columns(match) == ["music 5: 0 queen up, 1 explorer relaid", "trade 5: 0 king up, 1 queen down"]


def test_k3_1_a_relaid_explorer_is_revealed_by_another_explorer() -> None:
    match = at("music 5: 1 explorer relaid", "trade 5: 0 explorer relaid")
    assert after(match, "lay queen 2") == [
        "0 lays queen in c1",
        "0:explorer revealed in c1 at 0",
        "0:explorer goes from c1 to c0",
        "1:explorer revealed in c0 at 0",
        "1:explorer goes from c0 to c1",
        "0:queen revealed in c1 at 0",
    ]


def test_k3_1_a_laid_explorer_is_an_ordinary_face_down_card() -> None:
    match = at("music 5: 1 king down", "trade 5:", hands=["explorer king", "queen"])
    assert after(match, "lay explorer 1") == ["0 lays explorer in c0", "1:king revealed in c0 at 0"]
    assert columns(match)[0] == "music 5: 1 king up, 0 explorer down"
