"""The Doppelgänger over everything it can lie on."""

import pytest

from tests.kabale.columns import expect, steps_of


def test_k4_7_doppelganger_has_the_printed_number_of_the_next_card_below() -> None:
    steps = expect("0 doppelganger, 1 king, 1 squire", 1, {0: 20.0, 1: 22.0})
    number = steps_of(steps, "number")[0]
    assert (number["rule"], number["printed"], number["number"]) == ("K4.7", None, 20.0)
    assert number["changes"] == [{"rule": "K4.7", "kind": "copied", "by": [1], "amount": 20.0}]


def test_k4_7_doppelganger_over_nothing_has_no_number() -> None:
    steps = expect("1 king, 0 doppelganger", 1, {1: 20.0})
    number = steps_of(steps, "number")[1]
    assert number["number"] is None
    assert [change["kind"] for change in number["changes"]] == ["no_number"]


def test_k4_7_doppelganger_over_another_copies_what_lies_under_both() -> None:
    expect("0 doppelganger, 1 doppelganger, 2 king", 0, {0: 20.0, 1: 20.0, 2: 20.0})
    expect("2 king, 0 doppelganger, 1 doppelganger", 2, {2: 20.0})


def test_k4_7_doppelganger_over_a_witch_is_removed() -> None:
    expect("0 doppelganger, 1 witch, 2 king", 2, {1: 1.0, 2: 20.0}, [0])


def test_k4_7_doppelganger_over_a_witch_stays_beside_a_second_witch() -> None:
    expect("0 doppelganger, 1 witch, 2 witch", 0, {0: 1.0, 1: 1.0, 2: 1.0})


def test_k4_7_doppelganger_over_a_wizard_counts_as_no_second_one() -> None:
    expect("0 doppelganger, 1 wizard, 2 king", 0, {0: 7.0, 1: 7.0}, [2])


def test_k4_7_doppelganger_over_a_wizard_is_removed_by_a_witch_with_him() -> None:
    expect("0 doppelganger, 1 wizard, 2 witch", 2, {2: 1.0}, [0, 1])


def test_k4_7_doppelganger_over_ten_or_more_is_removed_by_a_wizard_with_it() -> None:
    steps = expect("0 doppelganger, 1 king, 2 storm, 1 wizard", 2, {1: 7.0, 2: 9.0}, [0, 1])
    assert steps[0] == {"rule": "K4.2", "kind": "removed", "by": 3, "cards": [0, 1]}


def test_k4_7_doppelgangers_over_one_another_are_removed_together() -> None:
    expect("0 doppelganger, 1 doppelganger, 2 king, 2 wizard", 2, {2: 7.0}, [0, 1, 2])


def test_k4_7_doppelganger_over_an_assassin_escapes_both() -> None:
    expect("0 doppelganger, 1 assassin, 2 wizard, 2 witch", 0, {0: 9.5, 1: 9.5, 2: 1.0}, [2])


def test_k4_7_doppelganger_without_a_number_is_never_removed_and_counts_for_the_hermit() -> None:
    expect("0 witch, 1 hermit, 2 doppelganger", 1, {0: 1.0, 1: 10.0})
    expect("0 wizard, 1 little_giant, 2 doppelganger", 1, {0: 7.0, 1: 8.0})


def test_k4_7_doppelganger_over_a_specialist_has_his_12_or_8() -> None:
    expect("0 doppelganger, 1 minstrel", 0, {0: 12.0, 1: 12.0}, goal="music 1")
    expect("0 doppelganger, 1 minstrel", 0, {0: 8.0, 1: 8.0}, goal="trade 1")
    expect("0 doppelganger, 1 minstrel, 2 wizard", 2, {2: 7.0}, [0, 1], goal="music 1")
    expect("0 doppelganger, 1 minstrel, 2 witch", 2, {2: 1.0}, [0, 1], goal="trade 1")


def test_k4_7_doppelganger_copies_no_ability() -> None:
    expect("0 doppelganger, 1 beggar, 1 witch, 2 witch, 2 king", 0, {0: 4.0, 1: 5.0, 2: 21.0})
    expect("0 romeo, 0 doppelganger, 1 juliet", 0, {0: 19.0, 1: 14.0})
    expect("0 squire, 0 doppelganger, 1 prince", 0, {0: 16.0, 1: 14.0})
    expect("0 doppelganger, 1 dragon, 1 king", 1, {0: 9.0, 1: 31.0})


def test_k4_7_a_copied_beggar_gone_with_the_witch_leaves_the_highest_to_win() -> None:
    expect("0 doppelganger, 1 beggar, 2 witch, 3 king", 3, {2: 1.0, 3: 20.0}, [0, 1])


def test_k4_7_dragons_reduce_a_doppelganger_once_by_its_own_owner() -> None:
    expect("0 doppelganger, 1 king, 0 dragon", 0, {0: 31.0, 1: 18.0})
    expect("0 doppelganger, 1 king, 1 dragon", 1, {0: 18.0, 1: 31.0})
    steps = expect("0 doppelganger, 1 king, 2 dragon", 0, {0: 18.0, 1: 18.0, 2: 11.0})
    assert [change["kind"] for change in steps_of(steps, "number")[0]["changes"]] == ["copied", "dragon"]


def test_k4_7_printed_numbers_of_hermit_little_giant_and_romeo_are_copied() -> None:
    expect("0 doppelganger, 1 hermit", 0, {0: 12.0, 1: 11.0})
    expect("0 doppelganger, 1 little_giant", 1, {0: 2.0, 1: 5.0})
    expect("0 doppelganger, 1 romeo, 1 juliet", 1, {0: 5.0, 1: 29.0})


def test_k4_7_a_second_removal_never_makes_a_doppelganger_copy_further_down() -> None:
    """It goes with the Storm; it does not stay to copy the King."""
    expect("0 doppelganger, 1 storm, 2 king, 1 witch", 2, {1: 1.0, 2: 20.0}, [0, 1])


# K5.2 doppelganger: current


@pytest.mark.parametrize(
    ("cards", "sums", "winner"),
    [
        ("0 doppelganger, 1 hermit, 1 cloak", {0: 10.0, 1: 10.0}, 0),
        ("0 doppelganger, 1 little_giant, 1 cloak", {0: 8.0, 1: 8.0}, 0),
        ("0 doppelganger, 1 romeo, 1 juliet", {0: 15.0, 1: 29.0}, 1),
        ("0 doppelganger, 1 romeo, 0 juliet", {0: 19.0, 1: 5.0}, 0),
        ("0 doppelganger, 1 king", {0: 20.0, 1: 20.0}, 0),
    ],
)
def test_k5_2_current_copies_the_number_before_dragons(cards: str, sums: dict[int, float], winner: int) -> None:
    expect(cards, winner, sums, doppelganger="current")


def test_k5_2_current_is_reduced_by_dragons_once() -> None:
    steps = expect(
        "0 doppelganger, 1 romeo, 1 juliet, 2 dragon", 1, {0: 13.0, 1: 25.0, 2: 11.0}, doppelganger="current"
    )
    number = steps_of(steps, "number")[0]
    assert [(change["kind"], change["amount"]) for change in number["changes"]] == [("copied", 15.0), ("dragon", -2.0)]


def test_k5_2_current_is_removed_by_the_printed_number() -> None:
    expect("0 doppelganger, 1 romeo, 1 juliet, 2 wizard", 2, {0: 5.0, 1: 5.0, 2: 7.0}, [2], doppelganger="current")
    expect("0 doppelganger, 1 romeo, 1 juliet, 2 witch", 1, {1: 14.0, 2: 1.0}, [0, 1], doppelganger="current")
    giant = "0 doppelganger, 1 little_giant, 1 storm, 2 wizard, 2 cloak"
    expect(giant, 1, {0: 14.0, 1: 23.0, 2: 7.0}, doppelganger="current")


def test_k5_2_current_over_another_doppelganger() -> None:
    expect("0 doppelganger, 1 doppelganger, 2 hermit", 0, {0: 10.0, 1: 10.0, 2: 10.0}, doppelganger="current")
