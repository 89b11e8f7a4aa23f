"""The other readings of the award."""

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
