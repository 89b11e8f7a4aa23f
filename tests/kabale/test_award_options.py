"""The other readings of the award."""

from typing import Any

from tests.kabale.columns import expect, steps_of

# K5.3 floor


def test_k5_3_floor_none_lets_numbers_become_negative() -> None:
    steps = expect("0 dragon, 1 cloak, 1 romeo", 0, {0: 11.0, 1: 1.0}, floor="none")
    assert steps_of(steps, "number")[1]["number"] == -2.0
    assert [change["kind"] for change in steps_of(steps, "number")[1]["changes"]] == ["dragon"]
    expect("0 dragon, 1 cloak, 1 romeo", 0, {0: 11.0, 1: 3.0}, floor="zero")


def test_k5_3_floor_none_a_negative_sum_wins_beside_a_beggar() -> None:
    expect("0 dragon, 1 cloak, 2 beggar", 1, {0: 11.0, 1: -2.0, 2: 2.0}, floor="none")


def test_k5_3_floor_none_a_hermit_among_many_is_negative() -> None:
    crowd = ", ".join(f"{seat} {card}" for seat in (1, 2) for card in ("king", "queen", "juliet", "storm", "traitor"))
    sums = {0: -1.0, 1: 91.5, 2: 82.0}
    expect(f"0 hermit, {crowd}, 1 explorer, 2 explorer, 1 assassin", 1, sums, floor="none")


def test_k5_3_floor_none_and_a_current_doppelganger_copies_a_negative_hermit() -> None:
    crowd = ", ".join(f"{seat} {card}" for seat in (1, 2) for card in ("king", "queen", "juliet", "storm", "traitor"))
    column = f"0 hermit, {crowd}, 1 explorer, 2 explorer, 1 assassin"
    sums = {0: -2.0, 1: 91.5, 2: 82.0, 3: -2.0}
    expect(f"3 doppelganger, {column}", 1, sums, floor="none", doppelganger="current")
    expect(f"3 doppelganger, {column}", 1, {**sums, 0: 0.0, 3: 0.0}, doppelganger="current")


# K5.4 cloaked_card


def test_k5_4_own_card_is_a_card_of_the_column_in_every_way() -> None:
    expect("0 hermit, 1 cloak, 1 king", 1, {0: 10.0, 1: 20.0})
    expect("0 queen, 1 cloak, 1 wizard", 1, {1: 7.0}, [0])


def test_k5_4_replaces_cloak_counts_once_for_hermit_and_little_giant() -> None:
    expect("0 hermit, 1 king/cloak", 1, {0: 11.0, 1: 20.0}, cloaked_card="replaces_cloak")
    expect("0 little_giant, 1 storm/cloak, 1 cardinal", 1, {0: 8.0, 1: 17.0}, cloaked_card="replaces_cloak")
    expect("0 hermit/cloak, 1 storm", 0, {0: 11.0, 1: 9.0}, cloaked_card="replaces_cloak")


def test_k5_4_replaces_cloak_has_the_slipped_cards_ability() -> None:
    steps = expect("0 king, 1 wizard/cloak", 1, {1: 7.0}, [0], cloaked_card="replaces_cloak")
    assert steps[0] == {"rule": "K4.2", "kind": "removed", "by": 1, "cards": [0]}
    expect("0 king, 1 wizard/cloak, 2 wizard", 0, {0: 20.0, 1: 7.0, 2: 7.0}, cloaked_card="replaces_cloak")
    expect("0 king, 1 musketeers/cloak, 1 dragon", 1, {0: 20.0, 1: 22.0}, cloaked_card="replaces_cloak")
    expect("0 king, 1 prince/cloak, 1 squire", 1, {}, cloaked_card="replaces_cloak")
    expect("0 king, 1 beggar/cloak", 1, {0: 20.0, 1: 4.0}, cloaked_card="replaces_cloak")
    expect("0 king, 1 dragon/cloak", 0, {0: 18.0, 1: 11.0}, cloaked_card="replaces_cloak")
    expect("0 romeo, 0 juliet/cloak", 0, {0: 29.0}, cloaked_card="replaces_cloak")


def test_k5_4_replaces_cloak_is_removed_as_one_by_the_slipped_cards_number() -> None:
    expect("0 storm/cloak, 1 witch, 2 king", 2, {1: 1.0, 2: 20.0}, [0], cloaked_card="replaces_cloak")
    expect("0 king/cloak, 1 witch", 0, {0: 20.0, 1: 1.0}, cloaked_card="replaces_cloak")
    expect("0 king/cloak, 1 wizard", 1, {1: 7.0}, [0], cloaked_card="replaces_cloak")
    expect("0 witch/cloak, 1 storm", 0, {0: 1.0}, [1], cloaked_card="replaces_cloak")


def test_k5_4_replaces_cloak_a_doppelganger_above_copies_the_slipped_card() -> None:
    expect("0 doppelganger, 1 king/cloak", 0, {0: 20.0, 1: 20.0}, cloaked_card="replaces_cloak")


def test_k5_4_replaces_cloak_a_slipped_doppelganger_copies_the_next_below() -> None:
    expect("0 doppelganger/cloak, 1 king", 0, {0: 20.0, 1: 20.0}, cloaked_card="replaces_cloak")
    expect("1 king, 0 doppelganger/cloak", 1, {1: 20.0}, cloaked_card="replaces_cloak")


def test_k5_4_replaces_cloak_lies_at_the_cloaks_place() -> None:
    expect("0 queen/cloak, 1 queen", 0, {0: 16.0, 1: 16.0}, cloaked_card="replaces_cloak")
    expect("0 squire, 1 squire/cloak, 2 beggar", 1, {0: 2.0, 1: 2.0, 2: 4.0}, cloaked_card="replaces_cloak")


def test_k5_4_replaces_cloak_a_declined_cloak_stays_a_zero() -> None:
    expect("0 cloak, 1 squire", 1, {0: 0.0, 1: 2.0}, cloaked_card="replaces_cloak")


# K5.5 uncontested_goal


def test_k5_5_nearest_gets_a_goal_nobody_contests() -> None:
    steps = expect("2 doppelganger, 0 doppelganger", 2, {}, uncontested_goal="nearest")
    assert steps[-1] == {"rule": "K5.5", "kind": "won", "seat": 2}


def test_k5_5_a_player_alone_in_a_column_is_tied_with_nobody() -> None:
    steps = expect("3 doppelganger", 3, {}, uncontested_goal="nearest")
    assert steps_of(steps, "tied") == []
    assert steps_of(steps, "won") == [{"rule": "K5.5", "kind": "won", "seat": 3}]


def test_k5_5_the_goal_of_an_empty_column_leaves_the_game_in_both_readings() -> None:
    expect("", None, {}, uncontested_goal="nearest")
    expect("", None, {}, uncontested_goal="removed")


def test_k5_5_nearest_changes_nothing_where_somebody_takes_part() -> None:
    expect("2 doppelganger, 0 cloak, 1 doppelganger", 2, {0: 0.0, 2: 0.0}, uncontested_goal="nearest")
    expect("0 cloak, 1 doppelganger", 0, {0: 0.0}, uncontested_goal="nearest")


# K5.10 doppelganger_removed


def test_k5_10_slides_stays_when_the_card_it_copies_is_removed() -> None:
    expect("0 doppelganger, 1 king, 2 wizard", 2, {2: 7.0}, [0, 1])
    steps = expect("0 doppelganger, 1 king, 2 wizard", 0, {0: 7.0, 2: 7.0}, [1], doppelganger_removed="slides")
    copied = steps_of(steps, "number")[0]["changes"]
    assert copied == [{"rule": "K5.10", "kind": "copied", "by": [2], "amount": 7.0}]


def test_k5_10_slides_past_all_that_wizard_and_witch_remove() -> None:
    column = "0 doppelganger, 1 king, 2 wizard, 3 witch"
    expect(column, 0, {0: 1.0, 3: 1.0}, [1, 2], doppelganger_removed="slides")
    expect("0 doppelganger, 1 storm, 2 witch", 0, {0: 1.0, 2: 1.0}, [1], doppelganger_removed="slides")


def test_k5_10_slides_has_no_number_when_no_card_is_left_below() -> None:
    expect("1 wizard, 0 doppelganger, 2 king", 1, {1: 7.0}, [2], doppelganger_removed="slides")


def test_k5_10_slides_also_spares_a_doppelganger_above_the_witch() -> None:
    expect("0 doppelganger, 1 witch", 0, {0: 1.0, 1: 1.0}, doppelganger_removed="slides")


def test_k5_10_slides_tells_k4_7_where_the_first_card_below_is_still_there() -> None:
    steps = expect("0 doppelganger, 1 storm, 2 wizard", 0, {0: 9.0, 1: 9.0, 2: 7.0}, doppelganger_removed="slides")
    assert steps_of(steps, "number")[0]["changes"][0]["rule"] == "K4.7"


# K5.11 wizard_doppelganger


def test_k5_11_every_doppelganger_is_removed_by_a_wizard() -> None:
    column = "0 doppelganger, 1 storm, 2 wizard"
    expect(column, 0, {0: 9.0, 1: 9.0, 2: 7.0})
    steps = expect(column, 1, {1: 9.0, 2: 7.0}, [0], wizard_doppelganger="every")
    assert steps[:2] == [
        {"rule": "K4.2", "kind": "removed", "by": 2, "cards": []},
        {"rule": "K5.11", "kind": "removed", "by": 2, "cards": [0]},
    ]


def test_k5_11_one_without_a_number_goes_too() -> None:
    expect("1 storm, 2 wizard, 0 doppelganger", 1, {1: 9.0, 2: 7.0}, [2], wizard_doppelganger="every")


def test_k5_11_one_that_copies_a_card_he_removes_goes_with_it_as_ever() -> None:
    steps = expect("0 doppelganger, 1 king, 2 wizard", 2, {2: 7.0}, [0, 1], wizard_doppelganger="every")
    assert [step["rule"] for step in steps_of(steps, "removed")] == ["K4.2"]


def test_k5_11_does_not_slide_before_a_wizard() -> None:
    column = "0 doppelganger, 1 king, 2 wizard"
    expect(column, 2, {2: 7.0}, [0, 1], wizard_doppelganger="every", doppelganger_removed="slides")


def test_k5_11_two_wizards_or_musketeers_remove_none() -> None:
    expect("0 doppelganger, 1 wizard, 2 wizard", 0, {0: 7.0, 1: 7.0, 2: 7.0}, wizard_doppelganger="every")
    expect("0 doppelganger, 1 wizard, 2 musketeers", 2, {1: 7.0, 2: 11.0}, wizard_doppelganger="every")


# K5.12 witch_doppelganger


def test_k5_12_a_doppelganger_above_the_witch_stays_with_1() -> None:
    expect("0 doppelganger, 1 witch", 1, {1: 1.0}, [0])
    steps = expect("0 doppelganger, 1 witch", 0, {0: 1.0, 1: 1.0}, witch_doppelganger="stays")
    assert steps_of(steps, "number")[0]["changes"] == [{"rule": "K5.12", "kind": "copied", "by": [1], "amount": 1.0}]


def test_k5_12_one_that_copies_another_card_is_removed() -> None:
    expect("0 doppelganger, 1 storm, 2 witch", 2, {2: 1.0}, [0, 1], witch_doppelganger="stays")


def test_k5_12_where_no_witch_works_nothing_is_said_of_it() -> None:
    steps = expect("0 doppelganger, 1 witch, 2 witch", 0, {0: 1.0, 1: 1.0, 2: 1.0}, witch_doppelganger="stays")
    assert steps_of(steps, "number")[0]["changes"][0]["rule"] == "K4.7"


# K5.13 empty_doppelganger


def test_k5_13_over_nothing_it_has_0_and_takes_part() -> None:
    expect("0 doppelganger", None, {})
    steps = expect("0 doppelganger", 0, {0: 0.0}, empty_doppelganger="zero")
    assert steps_of(steps, "number")[0]["changes"] == [{"rule": "K5.13", "kind": "empty", "by": None, "amount": 0.0}]
    expect("1 squire, 0 doppelganger, 2 doppelganger", 1, {0: 0.0, 1: 2.0, 2: 0.0}, empty_doppelganger="zero")


def test_k5_13_beside_a_beggar_it_has_no_number() -> None:
    steps = expect("1 beggar, 0 doppelganger", 1, {1: 4.0}, empty_doppelganger="zero")
    no_number = {"rule": "K5.13", "kind": "no_number", "by": [0], "amount": None}
    assert steps_of(steps, "number")[1]["changes"] == [no_number]
    expect("0 storm, 1 beggar, 0 doppelganger", 1, {0: 9.0, 1: 4.0}, empty_doppelganger="zero", floor="none")


def test_k5_13_the_witch_removes_a_0() -> None:
    expect("1 witch, 0 doppelganger", 1, {1: 1.0}, [1], empty_doppelganger="zero")
    expect("1 beggar, 2 witch, 0 doppelganger", 2, {2: 1.0}, [0, 2], empty_doppelganger="zero")
    expect("1 wizard, 0 doppelganger", 1, {0: 0.0, 1: 7.0}, empty_doppelganger="zero")


def test_k5_13_it_is_a_number_for_dragons_and_giants() -> None:
    expect("1 dragon, 0 doppelganger", 1, {0: -2.0, 1: 11.0}, empty_doppelganger="zero", floor="none")
    expect("1 dragon, 0 doppelganger", 1, {0: 0.0, 1: 11.0}, empty_doppelganger="zero")
    expect("1 little_giant, 0 doppelganger", 0, {0: 3.0, 1: 2.0}, empty_doppelganger="zero", hermit_giant="others")


def test_k5_13_under_musketeers_it_still_has_no_number() -> None:
    expect("1 musketeers, 0 doppelganger", 1, {1: 11.0}, empty_doppelganger="zero")


def test_k5_13_one_that_slid_down_to_nothing_has_0() -> None:
    options: dict[str, Any] = {"empty_doppelganger": "zero", "doppelganger_removed": "slides"}
    expect("2 wizard, 0 doppelganger, 1 king", 2, {0: 0.0, 2: 7.0}, [2], **options)
    expect("2 witch, 0 doppelganger", 2, {0: 0.0, 2: 1.0}, **options)


def test_k5_13_over_a_card_it_copies_as_ever() -> None:
    expect("0 doppelganger, 1 storm", 0, {0: 9.0, 1: 9.0}, empty_doppelganger="zero")


# K5.14 beggar_tie


def test_k5_14_the_nearest_of_equal_sums_wins_beside_a_beggar() -> None:
    expect("0 squire, 1 squire, 2 beggar", 1, {0: 2.0, 1: 2.0, 2: 4.0})
    steps = expect("0 squire, 1 squire, 2 beggar", 0, {0: 2.0, 1: 2.0, 2: 4.0}, beggar_tie="nearest")
    tied = {"rule": "K5.14", "kind": "tied", "seats": [0, 1], "by": "nearest", "position": 0}
    assert steps_of(steps, "tied") == [tied]


def test_k5_14_without_a_beggar_it_is_the_nearest_anyway() -> None:
    steps = expect("0 queen, 1 queen", 0, {0: 16.0, 1: 16.0}, beggar_tie="nearest")
    assert steps_of(steps, "tied")[0]["rule"] == "K4.6"


# K5.15 romeo


def test_k5_15_any_juliet_makes_romeo_15() -> None:
    expect("0 romeo, 1 juliet", 1, {0: 5.0, 1: 14.0})
    steps = expect("0 romeo, 1 juliet", 0, {0: 15.0, 1: 14.0}, romeo="any_juliet")
    assert steps_of(steps, "number")[0]["changes"] == [{"rule": "K5.15", "kind": "juliet", "by": [1], "amount": 10.0}]


def test_k5_15_all_juliets_help_and_none_twice() -> None:
    steps = expect("0 romeo, 1 juliet, 0 juliet", 0, {0: 29.0, 1: 14.0}, romeo="any_juliet")
    assert steps_of(steps, "number")[0]["changes"] == [
        {"rule": "K5.15", "kind": "juliet", "by": [1, 2], "amount": 10.0}
    ]


def test_k5_15_a_juliet_that_is_removed_helps_nobody() -> None:
    expect("0 romeo, 1 juliet, 2 wizard", 2, {0: 5.0, 2: 7.0}, [1], romeo="any_juliet")
    expect("0 romeo, 1 juliet, 2 musketeers", 1, {0: 5.0, 1: 14.0, 2: 11.0}, romeo="any_juliet")


def test_k5_15_a_current_doppelganger_copies_this_15() -> None:
    column = "2 doppelganger, 0 romeo, 1 juliet"
    expect(column, 2, {0: 15.0, 1: 14.0, 2: 15.0}, romeo="any_juliet", doppelganger="current")
    expect(column, 0, {0: 15.0, 1: 14.0, 2: 5.0}, romeo="any_juliet")


# K5.16 hermit_giant


def test_k5_16_a_hermit_takes_1_from_every_other_card() -> None:
    steps = expect("0 hermit, 1 king, 1 cloak", 1, {0: 12.0, 1: 19.0}, hermit_giant="others")
    hermit, king, cloak = steps_of(steps, "number")
    assert (hermit["rule"], hermit["changes"]) == ("K5.16", [])
    taken = {"rule": "K5.16", "kind": "hermit", "by": [0], "amount": -1.0}
    assert king["changes"] == [taken]
    assert cloak["changes"] == [taken, {"rule": "K4.5", "kind": "floor", "by": None, "amount": 1.0}]


def test_k5_16_a_little_giant_gives_3_to_every_other_card() -> None:
    expect("0 little_giant, 1 king, 0 cloak", 1, {0: 5.0, 1: 23.0}, hermit_giant="others")


def test_k5_16_several_add_up_and_change_each_other() -> None:
    expect("0 hermit, 0 little_giant", 0, {0: 16.0}, hermit_giant="others")
    expect("0 hermit, 1 hermit, 2 storm", 0, {0: 11.0, 1: 11.0, 2: 7.0}, hermit_giant="others")
    expect("0 little_giant, 1 little_giant, 2 storm", 2, {0: 5.0, 1: 5.0, 2: 15.0}, hermit_giant="others")


def test_k5_16_comes_before_dragons_and_the_floor_last() -> None:
    expect("0 hermit, 1 dragon", 0, {0: 10.0, 1: 10.0}, hermit_giant="others")
    expect("0 hermit, 0 dragon, 1 cloak, 2 little_giant", 0, {0: 28.0, 1: 0.0, 2: 0.0}, hermit_giant="others")
    expect("0 hermit, 1 cloak", 0, {0: 12.0, 1: -1.0}, hermit_giant="others", floor="none")


def test_k5_16_a_doppelganger_is_changed_itself_and_copies_no_change() -> None:
    expect("0 doppelganger, 1 hermit", 1, {0: 11.0, 1: 12.0}, hermit_giant="others")
    expect("0 doppelganger, 1 hermit", 1, {0: 11.0, 1: 12.0}, hermit_giant="others", doppelganger="current")
    column = "0 doppelganger, 1 storm, 2 little_giant"
    expect(column, 0, {0: 12.0, 1: 12.0, 2: 2.0}, hermit_giant="others", doppelganger="current")


def test_k5_16_a_card_without_a_number_gets_none() -> None:
    expect("1 little_giant, 0 doppelganger", 1, {1: 2.0}, hermit_giant="others")


def test_k5_16_musketeers_silence_them() -> None:
    expect("0 hermit, 1 little_giant, 2 musketeers", 0, {0: 12.0, 1: 2.0, 2: 11.0}, hermit_giant="others")
