"""Musketeers, Wizard and Witch: what is silenced and what is removed."""

import pytest

from tests.kabale.columns import expect, steps_of

TEN_AND_MORE = ["king", "queen", "juliet", "explorer", "traitor", "prince", "hermit", "dragon"]
NINE_AND_LESS = ["storm", "cloak", "wizard", "squire", "little_giant", "romeo", "beggar"]


# K4.1 Musketeers


def test_k4_1_musketeers_silence_a_wizard() -> None:
    steps = expect("0 king, 1 wizard, 1 musketeers", 0, {0: 20.0, 1: 18.0})
    assert steps[0] == {"rule": "K4.1", "kind": "silenced", "by": [2], "cards": [0, 1]}


def test_k4_1_musketeers_silence_a_witch() -> None:
    expect("0 storm, 1 witch, 1 musketeers", 1, {0: 9.0, 1: 12.0})


def test_k4_1_musketeers_silence_prince_and_squire() -> None:
    expect("0 prince, 0 squire, 1 musketeers, 1 storm", 1, {0: 16.0, 1: 20.0})


def test_k4_1_musketeers_silence_hermit_and_little_giant() -> None:
    steps = expect("0 hermit, 1 little_giant, 2 musketeers", 0, {0: 12.0, 1: 2.0, 2: 11.0})
    assert [step["rule"] for step in steps_of(steps, "number")] == ["K4.1", "K4.1", "K1.2"]


def test_k4_1_musketeers_silence_romeo() -> None:
    expect("0 romeo, 0 juliet, 1 musketeers", 0, {0: 19.0, 1: 11.0})


def test_k4_1_musketeers_silence_a_dragon() -> None:
    expect("0 king, 1 dragon, 1 musketeers", 1, {0: 20.0, 1: 22.0})


def test_k4_1_musketeers_silence_a_beggar_so_the_highest_sum_wins() -> None:
    steps = expect("0 beggar, 1 king, 2 musketeers", 1, {0: 4.0, 1: 20.0, 2: 11.0})
    assert steps_of(steps, "sums")[0]["wins"] == "highest"
    assert steps_of(steps, "sums")[0]["by"] == []


def test_k4_1_equal_sums_beside_a_silenced_beggar_go_to_the_nearest() -> None:
    expect("1 queen, 0 queen, 1 beggar, 0 beggar, 2 musketeers", 1, {0: 20.0, 1: 20.0, 2: 11.0})


@pytest.mark.parametrize("reading", ["printed", "current"])
def test_k4_1_a_doppelganger_beside_musketeers_has_no_number(reading: str) -> None:
    steps = expect("0 doppelganger, 1 king, 2 musketeers", 1, {1: 20.0, 2: 11.0}, doppelganger=reading)
    assert steps_of(steps, "number")[0]["number"] is None
    assert steps_of(steps, "number")[0]["changes"][0]["kind"] == "no_number"


def test_k4_1_several_musketeers_are_like_one() -> None:
    steps = expect("0 musketeers, 1 king, 2 musketeers", 1, {0: 11.0, 1: 20.0, 2: 11.0})
    assert steps[0] == {"rule": "K4.1", "kind": "silenced", "by": [0, 2], "cards": [1]}


def test_k4_1_musketeers_alone_silence_nobody() -> None:
    steps = expect("0 musketeers", 0, {0: 11.0})
    assert steps[0] == {"rule": "K4.1", "kind": "silenced", "by": [0], "cards": []}


def test_k4_1_musketeers_and_everything() -> None:
    names = "king queen juliet wizard witch prince squire hermit little_giant dragon romeo beggar doppelganger"
    numbers = 20 + 16 + 14 + 7 + 1 + 14 + 2 + 12 + 2 + 11 + 5 + 4
    both = ", ".join(f"{seat} {name}" for name in names.split() for seat in (0, 1))
    expect(f"{both}, 1 musketeers", 1, {0: float(numbers), 1: numbers + 11.0})


# K4.2 Wizard


@pytest.mark.parametrize("card", TEN_AND_MORE)
def test_k4_2_wizard_removes_ten_and_more(card: str) -> None:
    steps = expect(f"0 {card}, 1 wizard", 1, {1: 7.0}, [0])
    assert steps[0] == {"rule": "K4.2", "kind": "removed", "by": 1, "cards": [0]}


@pytest.mark.parametrize(
    ("card", "number"), [("assassin", 9.5), ("storm", 9.0), ("romeo", 5.0), ("cloak", 0.0), ("squire", 2.0)]
)
def test_k4_2_wizard_leaves_what_is_below_ten(card: str, number: float) -> None:
    steps = expect(f"1 wizard, 1 beggar, 0 {card}", 0, {0: number, 1: 11.0})
    assert steps[0] == {"rule": "K4.2", "kind": "removed", "by": 0, "cards": []}


def test_k4_2_two_wizards_do_nothing() -> None:
    steps = expect("0 king, 1 wizard, 2 wizard", 0, {0: 20.0, 1: 7.0, 2: 7.0})
    assert steps[0] == {"rule": "K4.2", "kind": "cancelled", "by": [1, 2]}


def test_k4_2_wizard_removes_the_own_cards_too_and_all_together() -> None:
    expect("1 king, 0 queen, 1 wizard, 1 traitor, 0 storm", 0, {0: 9.0, 1: 7.0}, [0, 1, 3])


def test_k4_2_a_little_giant_is_removed_by_no_wizard_however_big() -> None:
    cards = "0 little_giant, 1 wizard, 1 storm, 1 romeo, 1 squire, 1 cloak"
    expect(cards, 1, {0: 17.0, 1: 23.0})


def test_k4_2_a_hermit_is_removed_by_a_wizard_however_small() -> None:
    expect("0 hermit, 1 wizard, 1 storm, 1 romeo, 1 squire, 1 cloak", 1, {1: 23.0}, [0])


def test_k4_2_romeo_with_juliet_stays_and_juliet_goes() -> None:
    expect("0 romeo, 0 juliet, 1 wizard", 1, {0: 5.0, 1: 7.0}, [1])


def test_k4_2_a_removed_dragon_takes_nothing() -> None:
    expect("0 dragon, 0 romeo, 1 wizard", 1, {0: 5.0, 1: 7.0}, [0])


def test_k4_2_a_removed_prince_wins_nothing() -> None:
    expect("0 prince, 0 squire, 1 wizard", 1, {0: 2.0, 1: 7.0}, [0])


def test_k4_2_the_example_of_the_rulebook_wizard_removes_the_king() -> None:
    expect("0 king, 1 wizard", 1, {1: 7.0}, [0])


# K4.3 Witch


@pytest.mark.parametrize("card", NINE_AND_LESS)
def test_k4_3_witch_removes_nine_and_less(card: str) -> None:
    steps = expect(f"0 {card}, 1 witch", 1, {1: 1.0}, [0])
    removal = next(step for step in steps if step["rule"] == "K4.3")
    assert removal == {"rule": "K4.3", "kind": "removed", "by": 1, "cards": [0]}


def test_k4_3_witch_leaves_herself_and_more_than_nine() -> None:
    expect("0 witch, 1 assassin, 1 traitor", 1, {0: 1.0, 1: 19.5})


def test_k4_3_two_witches_do_nothing() -> None:
    steps = expect("0 storm, 1 witch, 2 witch", 0, {0: 9.0, 1: 1.0, 2: 1.0})
    assert steps[0] == {"rule": "K4.3", "kind": "cancelled", "by": [1, 2]}


def test_k4_3_wizard_works_before_the_witch_removes_him() -> None:
    steps = expect("0 king, 1 wizard, 2 witch, 0 romeo", 2, {2: 1.0}, [0, 1, 3])
    assert [(step["rule"], step["cards"]) for step in steps_of(steps, "removed")] == [("K4.2", [0]), ("K4.3", [1, 3])]


def test_k4_3_the_assassin_escapes_wizard_and_witch() -> None:
    expect("0 wizard, 0 witch, 1 assassin", 1, {0: 1.0, 1: 9.5}, [0])


def test_k4_3_two_wizards_are_removed_by_one_witch() -> None:
    expect("0 king, 1 wizard, 2 wizard, 2 witch", 0, {0: 20.0, 2: 1.0}, [1, 2])


def test_k4_3_one_wizard_works_beside_two_witches() -> None:
    expect("0 king, 1 wizard, 0 witch, 2 witch", 1, {0: 1.0, 1: 7.0, 2: 1.0}, [0])


def test_k4_3_a_removed_beggar_makes_nobody_win_with_less() -> None:
    steps = expect("0 beggar, 1 witch, 2 king", 2, {1: 1.0, 2: 20.0}, [0])
    assert steps_of(steps, "sums")[0]["wins"] == "highest"


def test_k4_3_a_removed_squire_wins_nothing() -> None:
    expect("0 prince, 0 squire, 1 witch, 1 king", 1, {0: 14.0, 1: 21.0}, [1])


def test_k4_3_the_hermit_is_removed_by_no_witch_however_small() -> None:
    expect("0 hermit, 1 witch, 1 king, 1 queen, 1 juliet", 1, {0: 8.0, 1: 51.0})


def test_k4_3_romeo_beside_juliet_is_removed_by_his_printed_number() -> None:
    expect("0 romeo, 0 juliet, 1 witch", 0, {0: 14.0, 1: 1.0}, [0])
