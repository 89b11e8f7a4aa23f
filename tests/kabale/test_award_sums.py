"""Pairs, abilities that change numbers, sums and ties."""

from tests.kabale.columns import expect, steps_of

# K4.4 Prince and Squire


def test_k4_4_prince_and_squire_of_one_player_win_whatever_the_sums() -> None:
    steps = expect("1 king, 1 queen, 0 squire, 0 prince", 0, {})
    assert steps == [
        {"rule": "K4.4", "kind": "paired", "seat": 0, "cards": [3, 2]},
        {"rule": "K4.4", "kind": "won", "seat": 0},
    ]


def test_k4_4_prince_and_squire_of_two_players_are_no_pair() -> None:
    expect("0 prince, 1 squire", 0, {0: 14.0, 1: 2.0})


def test_k4_4_prince_and_squire_win_beside_a_beggar() -> None:
    expect("1 beggar, 0 prince, 0 squire", 0, {})


def test_k4_4_several_pairs_nearest_prince_or_squire_wins() -> None:
    steps = expect("2 king, 1 squire, 0 prince, 0 squire, 1 prince", 1, {})
    assert steps_of(steps, "paired") == [
        {"rule": "K4.4", "kind": "paired", "seat": 0, "cards": [2, 3]},
        {"rule": "K4.4", "kind": "paired", "seat": 1, "cards": [4, 1]},
    ]
    assert steps_of(steps, "tied") == [
        {"rule": "K4.4", "kind": "tied", "seats": [0, 1], "by": "nearest", "position": 1}
    ]


def test_k4_4_another_card_of_a_pair_owner_is_not_measured() -> None:
    """Seat 0 has the nearest card, but not the nearest Prince or Squire."""
    expect("0 king, 1 prince, 0 prince, 0 squire, 1 squire", 1, {})


def test_k4_4_a_lone_prince_nearer_is_no_pair() -> None:
    expect("2 prince, 1 prince, 0 squire, 1 squire, 0 prince", 1, {})


def test_k4_4_several_pairs_beside_a_beggar_are_decided_by_the_nearest() -> None:
    expect("0 prince, 1 prince, 2 beggar, 0 squire, 1 squire", 0, {})


def test_k4_4_removal_comes_before_the_pair_and_is_told() -> None:
    expect("1 storm, 0 wizard, 0 prince, 0 squire", 1, {0: 9.0, 1: 9.0}, [2])
    expect("2 wizard, 0 prince, 0 squire, 1 wizard", 0, {})
    expect("0 prince, 0 squire, 1 witch, 2 prince, 2 squire", 0, {0: 14.0, 1: 1.0, 2: 14.0}, [1, 4])


# K4.5 Hermit, Little Giant, Romeo, Dragon


def test_k4_5_hermit_loses_one_for_each_other_card() -> None:
    steps = expect("0 hermit, 1 squire, 0 cloak, 1 storm", 1, {0: 9.0, 1: 11.0})
    number = steps_of(steps, "number")[0]
    assert (number["rule"], number["printed"], number["number"]) == ("K4.5", 12.0, 9.0)
    assert number["changes"] == [{"rule": "K4.5", "kind": "hermit", "by": [1, 2, 3], "amount": -3.0}]


def test_k4_5_hermit_does_not_count_removed_cards() -> None:
    expect("0 hermit, 1 squire, 1 storm, 1 witch", 0, {0: 11.0, 1: 1.0}, [1, 2])


def test_k4_5_little_giant_gains_three_for_each_other_card() -> None:
    steps = expect("0 little_giant, 1 squire, 0 cloak, 1 storm", 0, {0: 11.0, 1: 11.0})
    assert steps_of(steps, "number")[0]["changes"] == [
        {"rule": "K4.5", "kind": "little_giant", "by": [1, 2, 3], "amount": 9.0}
    ]


def test_k4_5_hermit_and_little_giant_change_only_their_own_number() -> None:
    expect("0 hermit, 1 little_giant, 2 storm", 0, {0: 10.0, 1: 8.0, 2: 9.0})


def test_k4_5_romeo_is_15_beside_his_own_juliet_only() -> None:
    steps = expect("0 romeo, 1 juliet, 0 juliet", 0, {0: 29.0, 1: 14.0})
    assert steps_of(steps, "number")[0]["changes"] == [{"rule": "K4.5", "kind": "juliet", "by": [2], "amount": 10.0}]
    expect("0 romeo, 1 juliet", 1, {0: 5.0, 1: 14.0})


def test_k4_5_dragon_takes_two_from_each_card_of_the_others() -> None:
    steps = expect("0 dragon, 1 king, 0 queen, 2 storm, 1 squire", 0, {0: 27.0, 1: 18.0, 2: 7.0})
    assert steps_of(steps, "number")[1]["changes"] == [{"rule": "K4.5", "kind": "dragon", "by": [0], "amount": -2.0}]


def test_k4_5_each_of_two_dragons_takes_two() -> None:
    steps = expect("0 dragon, 1 dragon, 2 king, 0 storm", 0, {0: 16.0, 1: 9.0, 2: 16.0})
    assert [change["by"] for change in steps_of(steps, "number")[2]["changes"]] == [[0], [1]]


def test_k4_5_no_card_falls_below_zero() -> None:
    steps = expect("0 dragon, 1 witch, 2 dragon, 1 king", 1, {0: 9.0, 1: 16.0, 2: 9.0})
    number = steps_of(steps, "number")[1]
    assert number["number"] == 0.0
    assert [(change["kind"], change["amount"]) for change in number["changes"]] == [
        ("dragon", -2.0),
        ("dragon", -2.0),
        ("floor", 3.0),
    ]


def test_k4_5_floor_is_for_each_card_not_for_the_sum() -> None:
    expect("1 dragon, 0 cloak, 0 squire, 0 storm", 1, {0: 7.0, 1: 11.0})


def test_k4_5_half_a_point_below_zero_is_zero() -> None:
    dragons = ", ".join(f"{seat} dragon" for seat in range(1, 6))
    rest = dict.fromkeys(range(1, 6), 3.0)
    expect(f"0 assassin, {dragons}", 1, {0: 0.0, **rest})
    expect(f"0 assassin, {dragons}", 1, {0: -0.5, **rest}, floor="none")


def test_k4_5_a_hermit_among_many_is_zero() -> None:
    crowd = ", ".join(f"{seat} {card}" for seat in (1, 2) for card in ("king", "queen", "juliet", "storm", "traitor"))
    expect(f"0 hermit, {crowd}, 1 explorer, 2 explorer, 1 assassin", 1, {0: 0.0, 1: 91.5, 2: 82.0})


# K4.6 Sums, ties, Beggar


def test_k4_6_highest_sum_wins() -> None:
    steps = expect("0 queen, 1 king, 0 storm", 0, {0: 25.0, 1: 20.0})
    assert steps_of(steps, "sums") == [
        {"rule": "K4.6", "kind": "sums", "sums": {"0": 25.0, "1": 20.0}, "wins": "highest", "by": []}
    ]
    assert steps[-1] == {"rule": "K4.6", "kind": "won", "seat": 0}


def test_k4_6_the_last_of_six_players_can_win() -> None:
    expect("0 queen, 5 king", 5, {0: 16.0, 5: 20.0})


def test_k4_6_the_example_of_the_rulebook_two_queens_nearer_wins() -> None:
    steps = expect("1 queen, 0 queen", 1, {0: 16.0, 1: 16.0})
    assert steps_of(steps, "tied") == [
        {"rule": "K4.6", "kind": "tied", "seats": [0, 1], "by": "nearest", "position": 0}
    ]


def test_k4_6_any_card_may_be_the_nearest() -> None:
    expect("0 cloak, 1 storm, 0 storm", 0, {0: 9.0, 1: 9.0})


def test_k4_6_a_doppelganger_without_a_number_may_be_the_nearest_or_the_farthest() -> None:
    expect("0 doppelganger, 1 queen, 0 queen, 2 musketeers", 0, {0: 16.0, 1: 16.0, 2: 11.0})
    expect("0 squire, 1 squire, 2 beggar, 0 doppelganger", 0, {0: 2.0, 1: 2.0, 2: 4.0})


def test_k4_6_a_removed_card_is_not_measured() -> None:
    """Seat 0's King lay nearest, but is gone."""
    expect("0 king, 1 wizard, 1 squire, 0 storm", 1, {0: 9.0, 1: 9.0}, [0])


def test_k4_6_with_a_beggar_the_lowest_sum_wins() -> None:
    steps = expect("0 king, 1 beggar, 2 squire", 2, {0: 20.0, 1: 4.0, 2: 2.0})
    assert steps_of(steps, "sums") == [
        {"rule": "K4.6", "kind": "sums", "sums": {"0": 20.0, "1": 4.0, "2": 2.0}, "wins": "lowest", "by": [1]}
    ]


def test_k4_6_beggar_equal_sums_farthest_wins() -> None:
    steps = expect("0 squire, 1 squire, 2 beggar", 1, {0: 2.0, 1: 2.0, 2: 4.0})
    assert steps_of(steps, "tied") == [
        {"rule": "K4.6", "kind": "tied", "seats": [0, 1], "by": "farthest", "position": 1}
    ]


def test_k4_6_beggar_any_card_may_be_the_farthest() -> None:
    """Seat 0 has both the nearest and the farthest card."""
    expect("0 beggar, 1 beggar, 0 cloak", 0, {0: 4.0, 1: 4.0})


def test_k4_6_two_beggars_are_like_one() -> None:
    steps = expect("0 beggar, 1 beggar, 2 king", 1, {0: 4.0, 1: 4.0, 2: 20.0})
    assert steps_of(steps, "sums")[0]["by"] == [0, 1]


def test_k4_6_a_sum_of_zero_takes_part_and_wins_beside_a_beggar() -> None:
    expect("0 cloak, 1 beggar", 0, {0: 0.0, 1: 4.0})
    expect("0 cloak", 0, {0: 0.0})


def test_k4_6_a_player_without_a_number_takes_no_part_beside_a_beggar() -> None:
    expect("0 king, 1 beggar, 2 doppelganger", 1, {0: 20.0, 1: 4.0})


def test_k4_6_an_empty_column_and_one_without_numbers_are_unclaimed() -> None:
    assert expect("", None, {}) == [{"rule": "K4.6", "kind": "unclaimed"}]
    steps = expect("0 doppelganger, 1 doppelganger", None, {})
    assert steps[-1] == {"rule": "K4.6", "kind": "unclaimed"}


def test_k4_6_beggar_reduced_by_dragons_counts_with_its_new_number() -> None:
    expect("0 dragon, 1 beggar, 2 cloak, 2 squire", 2, {0: 11.0, 1: 2.0, 2: 0.0})
