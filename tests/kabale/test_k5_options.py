"""K5: the other readings of the rules, as far as they show in play; their award columns are in the tests of K4."""

import re
from typing import Any

import pytest

from raenke import Match, games
from raenke.core import OptionError
from raenke.core.event import to_dict
from raenke.kabale.options import Options, options_of
from raenke.kabale.position import position_of
from raenke.kabale.table import Table
from tests.kabale import oracle
from tests.kabale.table_talk import ALLIES, after, at, choices, columns, discard, hand, told

AFTER: dict[str, Any] = {"round_end": "after_action"}
ONE: dict[str, Any] = {"cloaked_card": "replaces_cloak"}


def played_to_the_end(**options: Any) -> list[dict[str, Any]]:
    match = Match(games["kabale"], seats=3, seed=11, options=options)
    while not match.over:
        match.play(match.moves()[len(match.history) % len(match.moves())])
    return [to_dict(event) for event in match.events]


def test_k5_1_to_k5_20_the_defaults_are_the_rules() -> None:
    assert Match(games["kabale"], seats=2, seed=1).options == oracle.DEFAULTS


# K5.1: the round ends after the action


def test_k5_1_the_card_above_the_last_card_laid_is_still_revealed() -> None:
    match = at("music 1: 1 king up", "trade 2: 1 prince down", piles=["romeo"], options=AFTER)
    assert after(match, "lay queen 2")[:4] == [
        "0 lays queen in c1",
        "1:prince revealed in c1 at 0",
        "0 draws romeo",
        "round 1 ends: 1:king | 1:prince 0:queen",
    ]


def test_k5_1_a_goal_undone_by_an_assassin_is_not_fulfilled() -> None:
    match = at("music 1: 1 king up", "trade 2: 1 assassin down", piles=["romeo"], options=AFTER)
    assert after(match, "lay queen 2") == [
        "0 lays queen in c1",
        "1:assassin revealed in c1 at 0",
        "0:queen killed in c1",
        "0 draws romeo",
    ]
    assert match.to_move == 1


def test_k5_1_a_goal_undone_by_an_explorer_is_not_fulfilled() -> None:
    match = at("music 1: 1 king up", "trade 2: 1 explorer down", options=AFTER)
    assert after(match, "lay queen 2") == [
        "0 lays queen in c1",
        "1:explorer revealed in c1 at 0",
        "1:explorer goes from c1 to c0",
    ]
    assert match.to_move == 1


def test_k5_1_an_explorer_that_undoes_nothing_goes_and_the_round_ends() -> None:
    match = at("music 2: 1 king down", "trade 1: 1 explorer down", options=AFTER)
    assert after(match, "lay queen 2")[:5] == [
        "0 lays queen in c1",
        "1:explorer revealed in c1 at 0",
        "1:explorer goes from c1 to c0",
        "1:king revealed in c0 at 0",
        "round 1 ends: 1:king 1:explorer | 0:queen",
    ]


def test_k5_1_there_is_no_check_inside_a_chain() -> None:
    """When the Explorer has landed all goals are fulfilled; the Assassin it reveals undoes that."""
    match = at("music 1: 1 explorer down", "trade 2: 0 assassin down", options=AFTER)
    assert after(match, "lay queen 1") == [
        "0 lays queen in c0",
        "1:explorer revealed in c0 at 0",
        "1:explorer goes from c0 to c1",
        "0:assassin revealed in c1 at 0",
        "1:explorer killed in c1",
    ]
    assert match.to_move == 1


def test_k5_1_a_storm_still_closes() -> None:
    match = at("music 1: 1 king up", "trade 2: 1 storm down", options=AFTER)
    assert after(match, "lay queen 2")[:4] == [
        "0 lays queen in c1",
        "1:storm revealed in c1 at 0",
        "c1 closed",
        "round 1 ends: 1:king | 1:storm 0:queen",
    ]


def test_k5_1_the_owner_of_a_cloak_still_chooses() -> None:
    match = at("music 1: 1 king up", "trade 2: 1 cloak down", piles=["romeo", "beggar"], options=AFTER)
    assert after(match, "lay queen 2") == ["0 lays queen in c1", "1:cloak revealed in c1 at 0"]
    assert choices(match) == (1, {"cloak queen", "cloak juliet", "decline"})
    assert after(match, "cloak queen")[:4] == [
        "1 cloaks queen in c1",
        "1 draws beggar",
        "0 draws romeo",
        "round 1 ends: 1:king | 1:cloak 1:queen 0:queen",
    ]


def test_k5_1_the_check_stands_after_a_declined_choice_too() -> None:
    match = at("music 1: 1 king up", "trade 2: 1 cloak down", piles=["romeo", "beggar"], options=AFTER)
    assert after(match, "lay queen 2", "decline")[:3] == [
        "1 declines the cloak in c1",
        "0 draws romeo",
        "round 1 ends: 1:king | 1:cloak 0:queen",
    ]


def test_k5_1_a_goal_undone_by_a_traitor_is_not_fulfilled() -> None:
    match = at("music 1: 1 king up", "trade 2: 1 traitor down", options=AFTER)
    assert after(match, "lay queen 2") == ["0 lays queen in c1", "1:traitor revealed in c1 at 0"]
    assert after(match, "swap 1") == ["1 swaps the goals of c1 and c0"]
    assert columns(match) == ["trade 2: 1 king up", "music 1: 1 traitor up, 0 queen down"]
    assert match.to_move == 1


def test_k5_1_a_swap_can_still_end_the_round() -> None:
    match = at("music 3: 1 traitor down", "trade 1: 0 king up, 1 king up, 1 prince up", options=AFTER)
    assert after(match, "lay queen 1", "swap 2")[1] == "round 1 ends: 1:traitor 0:queen | 0:king 1:king 1:prince"


def test_k5_1_the_next_round_is_started_left_of_the_active_player() -> None:
    match = at(
        "music 1: 1 king up",
        "trade 2: 0 cloak down",
        "fencing 1: 0 king up",
        to_lay=1,
        options=AFTER,
        goal_pile="music 5, trade 5, religion 5",
    )
    assert after(match, "lay queen 2", "decline")[-1] == "round 2 begins with 2: music 5, trade 5, religion 5"


# K5.2, K5.3, K5.5: readings of the award reach the award


def awarded(options: dict[str, Any], column: str, *, last: str = "queen") -> str:
    match = at(column, "trade 1:", hands=[f"{last} juliet", "juliet"], options=options)
    return next(line for line in after(match, f"lay {last} 2") if line.startswith("c0 "))


def test_k5_2_a_doppelganger_copies_the_printed_or_the_current_number() -> None:
    column = "music 1: 1 doppelganger up, 0 hermit up, 1 squire up"
    assert awarded({}, column) == "c0 music 1 to 1 (0=10 1=14)"
    assert awarded({"doppelganger": "current"}, column) == "c0 music 1 to 1 (0=10 1=12)"


def test_k5_3_numbers_may_become_negative() -> None:
    column = "music 1: 0 dragon up, 1 cloak up, 1 prince up"
    assert awarded({}, column) == "c0 music 1 to 1 (0=11 1=12)"
    assert awarded({"floor": "none"}, column) == "c0 music 1 to 0 (0=11 1=10)"


def test_k5_5_an_uncontested_goal_goes_to_the_nearest() -> None:
    column = "music 1: 1 doppelganger up"
    assert awarded({}, column) == "c0 music 1 to nobody ()"
    assert awarded({"uncontested_goal": "nearest"}, column) == "c0 music 1 to 1 ()"


def test_k5_5_the_goal_of_an_empty_column_leaves_the_game() -> None:
    match = at("music 5:", "trade 5:", hands=["queen", ""], options={"uncontested_goal": "nearest"})
    assert "c1 trade 5 to nobody ()" in after(match, "lay queen 1")


# K5.4: the slipped card replaces the Cloak


def test_k5_4_slipping_never_fulfils_a_goal() -> None:
    match = at(
        "music 3: 1 cloak down",
        "trade 1: 0 king up",
        hands=["queen juliet", "prince king"],
        piles=["romeo", "beggar"],
        options=ONE,
    )
    assert after(match, "lay queen 1") == ["0 lays queen in c0", "1:cloak revealed in c0 at 0"]
    assert after(match, "cloak prince") == ["1 cloaks prince in c0", "1 draws beggar", "0 draws romeo"]
    assert match.to_move == 1


def test_k5_4_cloak_and_slipped_card_are_one_card_for_fulfilment() -> None:
    match = at("music 3: 1 cloak up, 1 prince cloaked, 0 king up", "trade 1:", options=ONE)
    assert after(match, "lay queen 2") == ["0 lays queen in c1"]
    assert "round 1 ends: 1:prince+cloak 0:king 1:queen | 0:queen" in after(match, "lay queen 1")


def test_k5_4_the_slipped_card_counts_with_its_number_and_place() -> None:
    match = at("music 2: 1 cloak up, 1 prince cloaked, 0 prince up", "trade 1:", options=ONE)
    assert after(match, "lay queen 2")[1:3] == [
        "round 1 ends: 1:prince+cloak 0:prince | 0:queen",
        "c0 music 2 to 1 (0=14 1=14)",
    ]


@pytest.mark.parametrize(
    ("options", "award"),
    [
        ({}, "c0 music 2 to 0 (0=10 1=5)"),
        (ONE, "c0 music 2 to 0 (0=11 1=5)"),
    ],
)
def test_k5_4_cloak_and_slipped_card_are_one_card_for_the_hermit(options: dict[str, Any], award: str) -> None:
    match = at("music 2: 1 cloak up, 1 romeo cloaked, 0 hermit up", "trade 1:", options=options)
    assert award in after(match, "lay queen 2")


def test_k5_4_positions_count_the_pair_once() -> None:
    match = at("music 2: 1 cloak up, 1 wizard cloaked, 0 king up", "trade 1:", options=ONE)
    assert "c0 music 2 to 1 (1=7) without 1" in after(match, "lay queen 2")
    match = at("music 5: 1 cloak up, 1 wizard cloaked, 0 king down", "trade 1:", options=ONE)
    assert after(match, "lay queen 1") == ["0 lays queen in c0", "0:king revealed in c0 at 1"]


def test_k5_4_only_a_cloaked_card_shares_its_place() -> None:
    match = at("music 5: 0 explorer relaid, 1 king down", "trade 5:", options={"cloaked_card": "replaces_cloak"})
    assert after(match, "lay queen 1") == ["0 lays queen in c0", "1:king revealed in c0 at 1"]


def test_k5_4_what_a_doppelganger_above_a_cloak_copies_decides_who_wins() -> None:
    column = "music 2: 1 doppelganger up, 0 cloak up, 0 king cloaked"
    for option, winner in (("replaces_cloak", 1), ("own_card", 0)):
        match = at(column, "trade 1:", hands=["queen", "queen"], options={"cloaked_card": option})
        match.play("lay queen 2")
        assert position_of(match.table).won[winner] == ((("music", 2),) if winner else (("music", 2), ("trade", 1)))


def test_k5_4_the_pair_is_removed_as_one() -> None:
    match = at("music 2: 1 cloak up, 1 king cloaked, 0 wizard up", "trade 1:", options=ONE)
    assert "c0 music 2 to 0 (0=7) without 0" in after(match, "lay queen 2")


def test_k5_4_both_go_to_the_discard_pile() -> None:
    match = at(
        "music 2: 1 cloak up, 1 prince cloaked, 0 king up",
        "trade 1:",
        hands=["queen juliet romeo", "witch wizard dragon"],
        piles=["beggar"],
        options=ONE,
        goal_pile="music 5, trade 5",
    )
    match.play("lay queen 2")
    assert discard(match, 1) == {"cloak", "prince"}


def test_k5_4_a_declined_cloak_stays_a_0() -> None:
    match = at("music 2: 1 cloak down, 0 king up", "trade 1:", options=ONE)
    assert after(match, "lay queen 2")[1:3] == ["round 1 ends: 1:cloak 0:king | 0:queen", "c0 music 2 to 0 (0=20 1=0)"]
    match = at("music 3: 1 cloak down", "trade 1: 0 king up", options=ONE)
    match.play("lay queen 1")
    assert after(match, "decline") == ["1 declines the cloak in c0"]
    assert "round 1 ends: 1:cloak 0:queen 1:queen | 0:king" in after(match, "lay queen 1")


def test_k5_4_the_slipped_card_stays_hidden_as_ever() -> None:
    match = at("music 5: 1 cloak up, 1 storm cloaked", "trade 5:", options=ONE)
    assert after(match, "lay queen 1") == ["0 lays queen in c0"]


# K5.6 to K5.9


@pytest.mark.parametrize("seats", range(2, 7))
def test_k5_6_a_seat_counted_from_0_starts(seats: int) -> None:
    for seat in range(seats):
        match = Match(games["kabale"], seats=seats, seed=1, options={"start_player": seat})
        assert match.to_move == seat
        assert to_dict(match.events[0])["first"] == seat


def test_k5_6_the_starter_has_a_seat_at_the_table() -> None:
    assert Table(2, Options(start_player=1)).seats == 2
    with pytest.raises(OptionError, match=r"K5\.6"):
        Table(2, Options(start_player=2))


def test_k5_6_a_chosen_starter_asks_for_no_luck() -> None:
    for start_player, first_asked in (("random", 4), (3, 25)):
        asked: list[int] = []

        def ask(n: int, asked: list[int] = asked) -> int:
            asked.append(n)
            return 0

        Match(games["kabale"], seats=4, outcomes=ask, options={"start_player": start_player})
        assert asked[0] == first_asked


def test_k5_7_open_scores_change_nothing_in_play() -> None:
    hidden, shown = played_to_the_end(scores="hidden"), played_to_the_end(scores="open")
    assert hidden[0]["options"]["scores"] == "hidden"
    assert shown[0]["options"]["scores"] == "open"
    assert hidden[1:] == shown[1:]


@pytest.mark.parametrize("rounds", range(1, 7))
def test_k5_8_a_short_game_has_as_many_rounds_as_chosen(rounds: int) -> None:
    events = played_to_the_end(rounds=rounds)
    assert [event["round"] for event in events if event["type"] == "round_started"] == list(range(1, rounds + 1))
    assert events[-1]["type"] == "game_ended"
    (shuffled,) = [event["goals"] for event in events if event["type"] == "goals_shuffled"]
    assert len(shuffled) == 3 * rounds, "all that will be used"
    assert len([event for event in events if event["type"] == "goal_awarded"]) == 3 * rounds


@pytest.mark.parametrize(("name", "number"), [*(("rounds", number) for number in range(1, 7)), ("start_player", 1)])
def test_k5_8_a_number_may_be_written_as_text(name: str, number: int) -> None:
    assert getattr(options_of({name: str(number)}), name) == number


@pytest.mark.parametrize("text", ["03", "10", "3.0", "", "²", "-1", "x", "three"])
def test_k5_8_a_text_that_is_no_number_of_rounds_is_refused(text: str) -> None:
    with pytest.raises(OptionError, match=rf"whole number from 1 to 6, not '{re.escape(text)}' \(K5\.8\)"):
        options_of({"rounds": text})


@pytest.mark.parametrize(
    "allies", [["king"], ["beggar", "king"], ["explorer", "assassin", "storm", "cloak", "traitor"], ALLIES]
)
def test_k5_9_every_deck_is_made_of_the_listed_allies(allies: list[str]) -> None:
    events = played_to_the_end(allies=allies)
    piles = [event["cards"] for event in events if event["type"] == "pile_shuffled"][:3]
    assert all(sorted(pile) == sorted(allies) for pile in piles)
    draws = [event["seat"] for event in events if event["type"] == "card_drawn"][: 3 * min(3, len(allies))]
    assert draws == [seat for seat in range(3) for _ in range(min(3, len(allies)))]
    assert {event["card"] for event in events if event["type"] == "card_laid"} <= set(allies)
    assert events[-1]["type"] == "game_ended"


def test_k5_9_with_one_ally_each_a_round_has_one_turn_each() -> None:
    match = Match(games["kabale"], seats=2, seed=3, options={"allies": ["king"], "rounds": 1, "start_player": 0})
    assert hand(match, 0) == hand(match, 1) == {"king"}
    assert after(match, "lay king 1") == ["0 lays king in c0"]
    assert "round 1 ends: 0:king | 1:king" in after(match, "lay king 2")
    assert told(match.events)[-1].startswith("game ends")


def test_k5_9_the_order_of_the_list_makes_no_difference() -> None:
    one = played_to_the_end(allies=["king", "storm", "beggar", "cloak"])
    other = played_to_the_end(allies=["cloak", "beggar", "storm", "king"])
    assert one[1:] == other[1:]


@pytest.mark.parametrize("text", ["king,witch", " witch , king,", "king, witch,,"])
def test_k5_9_allies_may_be_written_as_text(text: str) -> None:
    given: dict[str, Any] = {"allies": text}
    assert options_of(given).allies == ("king", "witch")
