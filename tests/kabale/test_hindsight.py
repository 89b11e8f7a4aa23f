"""Which steps of a match mattered: each kind of moment from a position written down."""

from typing import Any

from raenke import Match
from raenke.core.hindsight import Moment, foremost
from tests.kabale.table_talk import at

SIX = "alchemy 1, fencing 1, agriculture 1, trade 1, religion 1"


def moments(match: Match, *moves: str) -> list[Moment]:
    """What mattered in these moves, in hindsight."""
    hindsight = match.game.hindsight()
    hindsight.see(0, match.table, match.events)
    for step, move in enumerate(moves, 1):
        hindsight.see(step, match.table, match.play(move))
    return hindsight.moments


def found(reason: str, match: Match, *moves: str) -> list[tuple[int, dict[str, Any]]]:
    return [(moment.step, moment.words) for moment in moments(match, *moves) if moment.reason == reason]


def test_the_card_that_turned_a_goal() -> None:
    match = at(
        "music 3: 0 alchemist up, 0 landlord up", "trade 1: 0 cardinal up", hands=["queen juliet", "king"], to_lay=1
    )
    told = {"seat": 1, "other": 0, "card": "king", "column": 0, "goal": ("music", 3)}
    assert found("turned", match, "lay king 1") == [(1, told)]


def test_only_the_last_turn_of_a_goal_counts() -> None:
    match = at("music 3: 0 alchemist up", "trade 1: 0 cardinal up", hands=["queen", "king"], to_lay=1)
    assert [step for step, _ in found("turned", match, "lay king 1", "lay queen 1")] == [2]


def test_a_goal_of_few_points_does_not_matter() -> None:
    match = at("music 2: 0 alchemist up", "trade 1: 0 cardinal up", hands=["queen", "king"], to_lay=1)
    assert not found("turned", match, "lay king 1")


def test_a_card_that_turns_a_goal_for_another() -> None:
    """A Beggar makes the lowest sum win (K4.6)."""
    columns = ("music 4: 0 king up, 1 squire up, 2 alchemist up", "trade 1: 0 cardinal up", "trade 1: 0 hermit up")
    match = at(*columns, hands=["queen", "queen", "beggar"], to_lay=2)
    ((step, told),) = found("turned-for", match, "lay beggar 1")
    assert (step, told["seat"], told["other"], told["gainer"], told["card"]) == (1, 2, 0, 1, "beggar")


def test_an_assassin_that_turned_a_goal() -> None:
    columns = ("music 3: 0 alchemist up, 0 squire up, 1 king down", "trade 1:")
    match = at(*columns, hands=["assassin", "queen"], options={"assassin": "kills_revealed"})
    ((step, told),) = found("turned-killed", match, "lay assassin 1", "lay queen 2")
    assert (step, told["seat"], told["other"], told["card"], told["whose"]) == (1, 0, 1, "king", 1)


def test_an_assassin_that_foiled_a_plan() -> None:
    columns = ("music 3: 0 alchemist up, 0 squire up, 0 assassin down", "trade 1:")
    match = at(*columns, hands=["queen", "king"], to_lay=1)
    ((step, told),) = found("foiled", match, "lay king 1", "lay queen 2")
    assert (step, told["seat"], told["other"], told["card"]) == (1, 1, 0, "king")


def test_an_explorer_that_turned_a_goal() -> None:
    columns = ("music 3: 0 alchemist up, 1 explorer down", "trade 5: 0 squire up, 0 cardinal up, 0 storm up")
    match = at(*columns, hands=["romeo", "queen"])
    assert moments(match, "lay romeo 1") == []  # nothing is won yet
    after = at(*columns, hands=["hermit prince merchant", "queen witch"])
    steps = ("lay merchant 1", "lay queen 2", "lay prince 1")
    assert found("turned-sailed", after, *steps)[0][1]["whose"] == 1


def test_a_traitor_that_brought_a_better_goal() -> None:
    columns = ("music 1: 0 king up, 0 traitor down", "trade 4: 1 cardinal up, 1 merchant up")
    match = at(*columns, hands=["queen", "minstrel"], to_lay=1)
    told = {"seat": 0, "column": 0, "goal": ("trade", 4)}
    assert found("swapped", match, "lay minstrel 1", "swap 2") == [(2, told)]


def test_the_reveal_that_changed_who_was_ahead() -> None:
    columns = ("music 3: 0 alchemist up, 0 squire up, 1 king down", "trade 1:")
    told = {"seat": 1, "other": 0, "column": 0, "goal": ("music", 3)}
    assert found("revealed", at(*columns, hands=["queen", "witch"]), "lay queen 2") == [(1, told)]


def test_prince_and_squire_and_a_tie() -> None:
    match = at("music 2: 1 king up, 0 prince up, 0 squire up", "trade 1:", hands=["queen", "witch"])
    assert [told["seat"] for _, told in found("paired", match, "lay queen 2")] == [0]
    match = at("music 3 closed: 1 landlord up, 0 cardinal up", "trade 1:", hands=["queen"])
    ((_, told),) = found("tied", match, "lay queen 2")
    assert {told["seat"], told["other"]} == {0, 1}


def test_the_double_that_came_and_the_one_that_did_not() -> None:
    match = at("music 2: 0 king up, 0 romeo up", "trade 1:", hands=["queen", "witch"], won=[SIX, SIX])
    told = {moment.reason: moment.words for moment in moments(match, "lay queen 2")}
    assert told["double"] == {"seat": 0, "goal": ("music", 2)}
    assert told["doubled"] == {"seat": 0, "points": 2 * (5 + 2) - 1, "sum": 8}
    assert told["short"] == {"seat": 1, "domain": "music"}


def test_a_close_end_and_a_shared_one() -> None:
    match = at("music 2: 0 king up, 0 romeo up", "trade 1: 1 king up", hands=["queen", "witch"])
    assert found("close", match, "lay queen 1") == [(1, {"seat": 0, "count": 1})]
    match = at("music 1: 0 king up", "trade 1: 1 king up", hands=["queen", "witch"])
    assert found("shared", match, "lay queen 1") == [(1, {"points": 1})]


def test_of_many_moments_the_heaviest_are_told_in_their_order() -> None:
    many = [Moment(step, "leads", step % 7, {}) for step in range(40)]
    kept = foremost(many, 5)
    assert [moment.step for moment in kept] == [6, 13, 20, 27, 34]


def test_a_swap_that_turned_a_goal() -> None:
    """Under a goal of its own domain a specialist has 12 (K1.3): 22 against 22 after the swap, 18 before it."""
    columns = ("music 1: 0 merchant up, 1 king up, 0 traitor down", "trade 4: 1 romeo up, 1 hermit up, 1 witch up")
    match = at(*columns, hands=["queen", "squire prince"], to_lay=1)
    told = {"seat": 0, "other": 1, "whose": 0, "column": 0, "goal": ("trade", 4)}
    assert found("turned-swapped", match, "lay squire 1", "swap 2") == [(2, told)]


def test_a_chain_of_explorers() -> None:
    columns = ("music 5: 0 explorer down", "trade 5: 1 explorer down", "religion 5: 2 explorer down")
    match = at(*columns, hands=["queen", "king", "witch"])
    assert found("chain", match, "lay queen 1") == [(1, {"count": 3})]


def test_with_everything_open_every_ally_is_seen_and_so_are_the_hands() -> None:
    match = at("music 3: 0 king up, 1 witch down", "trade 5: 0 romeo down", hands=["queen", "juliet storm"])
    view, hidden = match.game.opened([match.view(seat) for seat in (0, 1, None)])
    assert [[(ally.card, ally.face) for ally in column] for column in view.columns] == [
        [("king", "up"), ("witch", "down")],
        [("romeo", "down")],
    ]
    assert (view.seat, hidden.hands) == (None, [["queen"], ["juliet", "storm"]])
