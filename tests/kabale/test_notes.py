"""The notes of one step fit the buffer, and the fullest step fills it to the last place (docs/design.md)."""

import pytest

from raenke.core.chance import Chance
from raenke.kabale import most
from raenke.kabale.cards import ALLIES
from raenke.kabale.events import events_of
from raenke.kabale.moves import move_of
from raenke.kabale.position import Ally, Position, set_up

SEATS = 6
REST = [card for card in ALLIES if card not in ("explorer", "assassin")]


def fullest() -> Position:
    """All 150 allies but one lie on the table; the last lays an Assassin that sets six Explorers walking.

    Seat 0 lays its Assassin: each Explorer reveals the next, the last of them is seat 0's own,
    lands under the Assassin, reveals it and is killed. Everybody's goals are fulfilled all along, so after the action
    the round ends, and every pile is shuffled again for the next.
    """
    columns = []
    for column in range(SEATS):
        owner = (column + 1) % SEATS
        others = (
            [Ally(owner, card, "up") for card in (*REST, "assassin")]
            if owner
            else [Ally(0, card, "up") for card in REST]
        )
        columns.append([*others, Ally(owner, "explorer", "down")])
    return Position(
        seats=SEATS,
        hands=["assassin", "", "", "", "", ""],
        goals="music 1, music 2, music 3, music 3, music 4, music 5",
        columns=columns,
        goal_pile="trade 1, trade 2, trade 3, trade 3, trade 4, trade 5",
        options={"round_end": "after_action"},
    )


@pytest.mark.parametrize("reading", [{"storm": "fulfils"}, {"next_start": "left_of_ender"}, {"cloak": "must"}])
def test_no_other_reading_writes_more(reading: dict[str, str]) -> None:
    assert len(notes_of_the_fullest(reading)) == most.NOTES


def test_an_assassin_that_kills_what_it_reveals_writes_less() -> None:
    assert len(notes_of_the_fullest({"assassin": "kills_revealed"})) < most.NOTES


def notes_of_the_fullest(reading: dict[str, str]) -> list[int]:
    position = fullest()
    table = set_up(position.replace(options={**position.options, **reading}), Chance.from_seed(bytes(32)))
    move = move_of("lay assassin 1")
    assert move is not None
    table.step(move)
    return table.notes_of_step()


def test_the_fullest_step_fills_the_notes_to_the_last_place() -> None:
    table = set_up(fullest(), Chance.from_seed(bytes(32)))
    move = move_of("lay assassin 1")
    assert move is not None
    table.step(move)
    assert len(table.notes_of_step()) == most.NOTES
    kinds = [event.type for event in events_of(table)]
    assert kinds.count("explorer_moved") == SEATS
    assert kinds.count("card_killed") == 1
    assert kinds.count("pile_shuffled") == SEATS + 1
    assert kinds[-1] == "round_started"
