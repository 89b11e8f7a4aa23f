"""The notes a step leaves behind, from which its events are made."""

from __future__ import annotations

from typing import Any

import pytest

from raenke import Match
from raenke.citadels import most, note
from raenke.citadels.cards import DISTRICT_ROWS
from raenke.citadels.game import Citadels
from raenke.citadels.position import Position, position_of
from tests.citadels.setting import NINE
from tests.citadels.table_talk import all_after, at

LAST = {"max_rounds": 1}
ONE_FIELD = {
    note.DECK_SHUFFLED, note.CHARACTERS_LAID_UP, note.CHARACTER_REMOVED, note.ROUND_ENDED, note.GAME_ENDED,
    note.LOOK_DECLINED, note.BELL_DECLARED, note.BELL_DECLINED,
}  # fmt: skip
TWO_FIELDS = {
    note.GAME_STARTED, note.ROUND_STARTED, note.CHARACTER_LAID_DOWN, note.CHARACTER_TAKEN, note.CHARACTER_PUT_AWAY,
    note.RANK_CALLED, note.CHARACTER_REVEALED, note.TURN_ENDED, note.MURDERED_SHOWN, note.GOLD_LAID,
    note.CARD_KEPT, note.CARD_TO_HAND, note.CARD_STORED, note.DECK_SEEN, note.CARD_CHOSEN, note.CITY_COMPLETED,
    note.DISTRICT_RECOVERED, note.RECOVERY_DECLINED,
}  # fmt: skip
ITEMS = {
    note.GAME_STARTED: 1, note.DECK_SHUFFLED: 0, note.CHARACTERS_LAID_UP: 0, note.DECK_SEEN: 1, note.HAND_SEEN: 2,
    note.GAME_ENDED: 0,
}  # fmt: skip
GRAVE = {"cities": ["", "tavern", "graveyard"], "gold": [0, 0, 1]}


def notes_of(match: Match) -> list[list[int]]:
    """The notes of the last step, without the lists they carry: kind and three fields."""
    flat = match.table.notes_of_step()
    notes = []
    while flat:
        told, flat = flat[:4], flat[4:]
        notes.append(told)
        flat = flat[told[1:][ITEMS[told[0]]] if told[0] in ITEMS else 0 :]
    return notes


PLAYS = [
    ("card_kept", "king", {"deck": "manor castle"}, "draw, keep manor"),
    ("card_kept", "king", {"deck": "manor castle", "cities": ["library"]}, "draw"),
    ("gold_laid", "artist", {"cities": ["tavern"], "seats": 5}, "embellish tavern"),
    ("card_stored", "king", {"cities": ["museum"], "hands": ["manor"]}, "museum manor"),
    ("card_to_hand", "wizard", {"hands": ["", "manor"]}, "peek 2, pick manor, hand"),
    ("district_recovered", "warlord", GRAVE, "destroy 2 tavern, recover"),
    ("recovery_declined", "warlord", GRAVE, "destroy 2 tavern, decline"),
    ("look_declined", "king", {"hands": ["lighthouse"]}, "gold, build lighthouse, decline"),
    ("deck_seen", "king", {"hands": ["lighthouse"]}, "gold, build lighthouse, look"),
    ("card_chosen", "king", {"hands": ["lighthouse"]}, "gold, build lighthouse, look, choose docks"),
    ("deck_shuffled", "king", {"hands": ["lighthouse"]}, "gold, build lighthouse, look, choose docks"),
    ("bell_declared", "king", {"hands": ["bell_tower"], "gold": [5]}, "gold, build bell_tower, declare"),
    ("bell_declined", "king", {"hands": ["bell_tower"], "gold": [5]}, "gold, build bell_tower, decline"),
    ("city_completed", "king", {"hands": ["tavern"], "options": {"end_at": 1}}, "gold, build tavern"),
    ("turn_ended", "king", {"others": "1 bishop"}, "gold, end"),
    ("rank_called", "king", {"others": "1 bishop"}, "gold, end"),
    ("character_revealed", "king", {"others": "1 bishop"}, "gold, end"),
    ("murdered_shown", "warlord", {"others": "1 king 2 assassin", "murdered": "king"}, "gold, end"),
    ("round_ended", "warlord", {}, "gold, end"),
    ("round_started", "warlord", {}, "gold, end"),
    ("characters_laid_up", "warlord", {}, "gold, end"),
    ("character_laid_down", "warlord", {}, "gold, end"),
    ("game_ended", "warlord", {"options": LAST}, "gold, end"),
]


def check_notes(match: Match, kind: str) -> None:
    notes = notes_of(match)
    assert note.IDS.index(kind) in {told[0] for told in notes}
    assert [told for told in notes if told[0] in ONE_FIELD and told[2:] != [0, 0]] == []
    assert [told for told in notes if told[0] in TWO_FIELDS and told[3] != 0] == []


@pytest.mark.parametrize(("kind", "role", "written", "moves"), PLAYS)
def test_notes_have_a_0_where_there_is_nothing_to_say(
    kind: str, role: str, written: dict[str, Any], moves: str
) -> None:
    match = at(role, **written)
    all_after(match, *moves.split(", "))
    check_notes(match, kind)


@pytest.mark.parametrize(
    ("kind", "seats", "options", "picks"),
    [
        ("game_started", 4, {}, 0),
        ("character_taken", 4, {}, 1),
        ("character_put_away", 2, {}, 3),
        ("character_put_away", 4, {}, 4),
        ("character_removed", 3, {"cast": NINE}, 3),
    ],
)
def test_notes_of_choosing_have_a_0_where_there_is_nothing_to_say(
    kind: str, seats: int, options: dict[str, Any], picks: int
) -> None:
    match = Match(Citadels(), seats, 1, options)
    for _ in range(picks):
        match.play(match.moves()[0])
    check_notes(match, kind)


def test_c2_5_the_note_of_an_exchange_has_the_sizes_of_both_hands() -> None:
    match = at("magician", hands=["manor tavern", "castle"])
    match.play("exchange 2")
    *_, sizes = match.table.notes_of_step()[:4]
    assert divmod(sizes, 128) == (1, 2)


def test_the_fullest_step_fills_the_notes_to_the_last_place() -> None:
    """The fullest step: a Magician who put all 80 cards onto the pile draws them again (most.NOTES)."""
    everything = [row.id for row in DISTRICT_ROWS for _ in range(row.copies)]
    dark = [row.id for row in DISTRICT_ROWS if row.is_dark]
    position = Position(
        seats=2, acting=(0, "magician"), phase="discard", discarded=80, used="ability", pile=everything,
        options={"discard": "pile", "dark_districts": dark},
    )  # fmt: skip
    match = Match.at(Citadels(), position, seed=1)
    match.play("done")
    assert len(match.table.notes_of_step()) == most.NOTES
    assert sorted(position_of(match.table).hands[0]) == sorted(everything)
